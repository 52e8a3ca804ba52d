// The view of a crowd: floor, lights, ball, camera, and what lies under the pointer.

import {
  Color,
  DirectionalLight,
  Fog,
  HemisphereLight,
  Mesh,
  MeshLambertMaterial,
  MOUSE,
  PerspectiveCamera,
  Plane,
  Raycaster,
  Scene as Space,
  SphereGeometry,
  TOUCH,
  Vector2,
  Vector3,
  WebGLRenderer,
} from "three";
import { OrbitControls } from "three/examples/jsm/controls/OrbitControls.js";
import { Arrow } from "../view/arrow";
import { Ground } from "../view/ground";
import { readPalette } from "../view/palette";
import { Figures } from "./figures";
import type { CrowdFrame, CrowdMessage } from "./messages";

const ON = 0.16; // a pointer this near to the middle of a character is on it [m] …
const REACH = 0.35; // … and on the nearest one this near where it is on none [m]
const TALL = 1.8; // [m]
const FAR = 1e3; // beyond the camera's sight [m]
const FLOOR = new Plane(new Vector3(0, 0, 1), 0);

/** A place on the page [px]. */
type Spot = Pick<PointerEvent, "clientX" | "clientY">;

export class Floor {
  readonly canvas = document.createElement("canvas");
  readonly camera = new PerspectiveCamera(38, 1, 0.1, 200);
  readonly arrow = new Arrow(0.035);
  figures: Figures | null = null;
  private readonly space = new Space();
  private readonly renderer: WebGLRenderer;
  private readonly controls: OrbitControls;
  private readonly ground: Ground;
  private readonly ball = new Mesh(new SphereGeometry(1, 28, 20), new MeshLambertMaterial());
  private readonly fog = new Fog(0xffffff, 30, 90);
  private readonly caster = new Raycaster();
  private palette = readPalette();
  private crowd: CrowdMessage | null = null;
  private colours: Color[] = [];
  private coarse: boolean; // whether characters have few faces
  private detail: number; // pixels of the image over those of the page

  constructor(
    private readonly host: HTMLElement,
    private readonly low: boolean,
  ) {
    this.coarse = low;
    this.detail = low ? 0.5 : Math.min(2, devicePixelRatio);
    this.canvas.className = "view-canvas";
    this.canvas.setAttribute("aria-label", "A crowd on a floor, in three dimensions");
    host.prepend(this.canvas);
    this.renderer = new WebGLRenderer({ canvas: this.canvas, antialias: !low, powerPreference: "high-performance" });
    this.ground = new Ground(this.palette);
    this.ground.showLabels = false;
    this.ground.build({ name: "flat", points: [[-200, 0], [200, 0]], friction: null }, false);
    this.space.fog = this.fog;
    const sun = new DirectionalLight(0xffffff, 1.75);
    sun.position.set(-2.5, -3.5, 7);
    const sky = new HemisphereLight(0xffffff, 0xcfc6bb, 1.8);
    sky.position.set(0, 0, 1);
    this.ball.visible = false;
    this.space.add(this.ground.group, sun, sky, this.ball, this.arrow);
    this.camera.up.set(0, 0, 1);
    this.camera.position.set(-15, -23, 12.5);
    this.controls = this.orbit();
    this.recolour();
    new ResizeObserver(() => this.resize()).observe(host);
    this.resize();
  }

  /** Prepares for the frames of another crowd. */
  setCrowd(crowd: CrowdMessage, colours: Color[]): void {
    [this.crowd, this.colours] = [crowd, colours];
    this.build();
    this.ball.scale.setScalar(crowd.ball);
    this.ball.visible = true;
  }

  pose(frame: CrowdFrame): void {
    const { position, rotation } = this.ball;
    const radius = this.crowd!.ball;
    rotation.set(-frame.ball[1] / radius, frame.ball[0] / radius, 0);
    position.set(frame.ball[0], frame.ball[1], radius);
    this.figures!.pose(frame);
  }

  render(): void {
    this.controls.update();
    this.renderer.render(this.space, this.camera);
  }

  recolour(colours?: Color[]): void {
    this.palette = readPalette();
    this.renderer.setClearColor(this.palette.sky);
    this.fog.color.copy(this.palette.sky);
    this.ground.recolour(this.palette);
    this.ball.material.color.copy(this.palette.ball);
    this.arrow.recolour(this.palette.push);
    this.colours = colours ?? this.colours;
    if (colours) this.figures?.recolour(colours, this.palette.foot);
  }

  /** The colour of characters that stand. */
  get standing(): Color {
    return this.palette.centre;
  }

  /** The character under the pointer, or the one beside it, or -1. */
  pick(event: Spot, { poses }: CrowdFrame): number {
    const { ray } = this.aim(event);
    const nq = poses.length / this.crowd!.count;
    const [foot, top, on] = [new Vector3(), new Vector3(), new Vector3()];
    let [found, best] = [-1, Infinity];
    for (let who = 0; who < this.crowd!.count; who++) {
      foot.set(poses[who * nq], poses[who * nq + 1], 0);
      const apart = Math.sqrt(ray.distanceSqToSegment(foot, top.copy(foot).setZ(TALL), on));
      if (apart > REACH) continue;
      const order = apart < ON ? on.distanceTo(ray.origin) : FAR + apart; // those in front cover the others
      if (order < best) [found, best] = [who, order];
    }
    return found;
  }

  /** The point of the floor under the pointer, or null above the horizon. */
  point(event: Spot): Vector3 | null {
    return this.aim(event).ray.intersectPlane(FLOOR, new Vector3());
  }

  /** Where a point of the world is on the page [px]. */
  onPage(x: number, y: number, z: number): [number, number] {
    this.camera.updateMatrixWorld();
    const spot = new Vector3(x, y, z).project(this.camera);
    const { left, top, width, height } = this.canvas.getBoundingClientRect();
    return [left + ((spot.x + 1) / 2) * width, top + ((1 - spot.y) / 2) * height];
  }

  /** Number of different colours in the image; 1 means that nothing is drawn. */
  pixels(): number {
    this.render();
    const gl = this.renderer.getContext();
    const bytes = new Uint8Array(4 * gl.drawingBufferWidth * gl.drawingBufferHeight);
    gl.readPixels(0, 0, gl.drawingBufferWidth, gl.drawingBufferHeight, gl.RGBA, gl.UNSIGNED_BYTE, bytes);
    return new Set(new Uint32Array(bytes.buffer)).size;
  }

  /** Draws fewer faces, then fewer pixels, as on a machine without a graphics processor. */
  coarser(frame: CrowdFrame): void {
    if (!this.coarse) {
      this.coarse = true;
      this.build();
      this.figures!.pose(frame);
    } else if (this.detail > 0.5) {
      this.detail = Math.max(0.5, 0.7 * this.detail);
      this.resize();
    }
  }

  private build(): void {
    if (this.figures) {
      this.space.remove(this.figures.group);
      this.figures.dispose();
    }
    this.figures = new Figures(this.crowd!, this.colours, this.palette.foot, this.coarse);
    this.space.add(this.figures.group);
  }

  private aim(event: Spot): Raycaster {
    const { left, top, width, height } = this.canvas.getBoundingClientRect();
    const place = new Vector2(((event.clientX - left) / width) * 2 - 1, 1 - ((event.clientY - top) / height) * 2);
    this.camera.updateMatrixWorld();
    this.caster.setFromCamera(place, this.camera);
    return this.caster;
  }

  /** The left button pushes and drives; the right one turns the camera. */
  private orbit(): OrbitControls {
    const controls = new OrbitControls(this.camera, this.canvas);
    controls.mouseButtons = { LEFT: null, MIDDLE: MOUSE.PAN, RIGHT: MOUSE.ROTATE };
    controls.touches = { ONE: null, TWO: TOUCH.DOLLY_ROTATE };
    controls.maxPolarAngle = 0.49 * Math.PI;
    controls.minDistance = 2;
    controls.maxDistance = 60;
    controls.target.set(-0.8, 0.6, 0);
    controls.enableDamping = !this.low;
    return controls;
  }

  private resize(): void {
    const { clientWidth, clientHeight } = this.host;
    if (!clientWidth || !clientHeight) return;
    this.renderer.setPixelRatio(this.detail);
    this.renderer.setSize(clientWidth, clientHeight, false);
    this.camera.aspect = clientWidth / clientHeight;
    this.camera.updateProjectionMatrix();
  }
}
