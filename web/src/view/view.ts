// The 3D view: lights, ground, character, props and overlays. It uses scenes and frames, but no connection.

import {
  DirectionalLight,
  Fog,
  HemisphereLight,
  PCFShadowMap,
  Scene as Space,
  Vector3,
  WebGLRenderer,
  type Camera,
} from "three";
import { AT, FLAG, hasFlag, Layout, type Frame } from "../wire/frame";
import type { Coming, FootPrint, Point, Scene } from "../wire/messages";
import { Balance } from "./balance";
import { Body } from "./body";
import { Cameras } from "./cameras";
import { Feet } from "./feet";
import { Forces } from "./forces";
import { Ground } from "./ground";
import type { Own } from "./own";
import { Others } from "./others";
import { readPalette } from "./palette";
import { Footprints } from "./footprints";
import { Props } from "./props";
import { Quality } from "./quality";
import { PushPrints } from "./push-prints";
import { Sky } from "./sky";
import { Ways } from "./ways";

export const SHOWS = ["ghost", "prints", "coming", "pushes", "forces", "mass", "pressure", "polygon", "labels"] as const;
export type Show = (typeof SHOWS)[number];

export const DEFAULT_SHOWS: Record<Show, boolean> = {
  ghost: false,
  prints: true,
  coming: true,
  pushes: true,
  forces: true,
  mass: false,
  pressure: false,
  polygon: false,
  labels: true,
};

const FILM = [1920, 1080]; // largest picture of a film

export class View {
  readonly canvas = document.createElement("canvas");
  readonly cameras: Cameras;
  readonly space = new Space();
  readonly ground: Ground;
  readonly pushPrints: PushPrints;
  readonly comingPrints: PushPrints; // of steps that are not made yet
  readonly ways: Ways;
  body: Body | null = null;
  layout: Layout | null = null;
  feet: Feet | null = null;
  maxForce = 500; // the push with the longest arrow [N]
  private readonly renderer: WebGLRenderer;
  private readonly sun = new DirectionalLight(0xfff4e6, 2.1);
  private readonly rim = new DirectionalLight(0xdfeaff, 0.9); // from behind, so that the outline is lighter than the ground
  private readonly skylight = new HemisphereLight(0xffffff, 0xcfc6bb, 1.35);
  private readonly fog = new Fog(0xffffff, 12, 70);
  private readonly sky: Sky;
  private readonly quality: Quality;
  private readonly props: Props;
  private readonly prints: Footprints;
  private outlinesPushes = false;
  private readonly forces: Forces;
  private readonly balance: Balance;
  private ghost: Body | null = null;
  readonly others: Others; // characters that are not chosen
  private readonly owns = new Map<number, Own>(); // rigged characters of the user, by their number on the floor
  private scene: Scene | null = null;
  private bodyMade = "";
  private groundMade = "";
  private places = [0]; // y of where the characters started [m]
  private palette = readPalette();
  private shown: Record<Show, boolean> = { ...DEFAULT_SHOWS };
  private readonly com = new Vector3();
  private readonly middle = new Vector3(); // of the characters that are near
  private readonly velocity = new Vector3();
  private lastTime = 0;
  private filmed = false;

  constructor(
    private readonly host: HTMLElement,
    private readonly low = false,
    private readonly full = false, // all pixels even where drawing is slow
  ) {
    this.canvas.className = "view-canvas";
    this.canvas.tabIndex = -1;
    this.canvas.setAttribute("aria-label", "The character walking, in three dimensions");
    host.prepend(this.canvas);
    this.renderer = new WebGLRenderer({ canvas: this.canvas, antialias: !low, powerPreference: "high-performance" });
    this.renderer.shadowMap.enabled = !low;
    this.renderer.shadowMap.type = PCFShadowMap;
    this.cameras = new Cameras(this.canvas);
    this.quality = new Quality(low ? 0.5 : Math.min(2, devicePixelRatio));
    this.sky = new Sky(this.palette);
    this.ground = new Ground(this.palette);
    this.props = new Props(this.palette);
    this.prints = new Footprints(this.palette);
    this.pushPrints = new PushPrints(this.palette);
    this.comingPrints = new PushPrints(this.palette);
    this.ways = new Ways(this.palette);
    this.forces = new Forces(this.palette);
    this.balance = new Balance(this.palette);
    this.others = new Others(this.palette);
    this.space.fog = this.fog;
    this.addLights();
    this.space.add(this.sky.mesh, this.ground.group, this.props.group, this.prints.group, this.pushPrints.group);
    this.space.add(this.forces.group, this.balance.group, this.comingPrints.group, this.ways.group, this.others.group);
    this.recolour();
    new ResizeObserver(() => this.resize()).observe(host);
    this.resize();
  }

  get camera(): Camera {
    return this.cameras.camera;
  }

  show(what: Show, on: boolean): void {
    this.shown[what] = on;
    this.prints.group.visible = this.shown.prints && !this.outlinesPushes;
    this.pushPrints.group.visible = this.shown.prints && this.outlinesPushes;
    this.comingPrints.group.visible = this.ways.coming.visible = this.shown.coming;
    this.forces.showGround = this.shown.forces;
    this.balance.showMass = this.shown.mass;
    this.balance.showPressure = this.shown.pressure;
    this.balance.showPolygon = this.shown.polygon;
    this.ground.showLabels = this.shown.labels;
  }

  /** Whether footprints are those before and after a push (thesis Figure 6.7), or all of them, fading. */
  outlinePushes(on: boolean): void {
    this.outlinesPushes = on;
    this.show("prints", this.shown.prints);
  }

  showPushPrints(prints: FootPrint[]): void {
    this.pushPrints.show(prints, this.feet?.feet.map(({ side }) => side) ?? []);
  }

  /** Shows where the feet will land. */
  showComing({ way, prints }: Coming): void {
    this.comingPrints.show(prints, this.feet?.feet.map(({ side }) => side) ?? []);
    this.ways.showWay(way, (x) => this.ground.height(x));
  }

  /** Shows the path that is followed, or that is being drawn. */
  showPath(points: Point[]): void {
    this.ways.showPath(points, (x) => this.ground.height(x));
  }

  /** Shows a character of the user in place of the mannequin, or the mannequin again. */
  showOwn(who: number, own: Own | null): void {
    const before = this.owns.get(who);
    if (before) {
      this.space.remove(before.group);
      before.dispose();
    }
    if (own) this.owns.set(who, own);
    else this.owns.delete(who);
    if (own) this.space.add(own.group);
  }

  /** The number of the chosen character; 0 in replays. */
  get who(): number {
    return this.scene?.who ?? 0;
  }

  /** The body of a character on the floor. */
  bodyOf(who: number): Body | null {
    return who === this.who ? this.body : this.others.bodyOf(who);
  }

  /** All bodies that are shown, by number. */
  get bodies(): [number, Body][] {
    const all: [number, Body][] = [...this.others.bodies()];
    if (this.body) all.push([this.who, this.body]);
    return all.filter(([, { group }]) => group.visible);
  }

  /** Draws the rigged characters of the user in place of their bodies. */
  private dress(): void {
    for (const [who, body] of this.bodies) body.drawn = !this.owns.get(who)?.pose(body.named);
  }

  /** Shows the characters that are not chosen. */
  setOthers(scenes: Scene[]): void {
    const had = this.others.count;
    this.others.set(scenes);
    this.buildGround();
    if (had === this.others.count) return;
    const { camera } = this.sun.shadow; // wide enough for the shadows of all
    camera.left = camera.bottom = this.others.count ? -4.5 : -2.2;
    camera.right = camera.top = -camera.left;
    camera.updateProjectionMatrix();
  }

  /** Bones of the shown character of the user that follow the body; 0 for the mannequin. */
  get ownBones(): number {
    const own = this.owns.get(this.who);
    return own?.group.visible ? own.bones.length : 0;
  }

  /** Rebuilds character and ground only when they have changed: a scene message comes with every ball. */
  setScene(scene: Scene): void {
    const body = JSON.stringify(scene.character);
    if (scene.who !== this.scene?.who) this.lastTime = NaN;
    this.scene = scene;
    this.layout = new Layout(scene);
    if (body !== this.bodyMade) {
      for (const old of [this.body, this.ghost])
        if (old) {
          this.space.remove(old.group);
          old.dispose();
        }
      this.body = new Body(scene.character, this.palette);
      this.ghost = new Body(scene.character, this.palette, true);
      this.feet = new Feet(scene.character, this.layout); // unaffected by props, which come last in a frame
      this.space.add(this.body.group, this.ghost.group);
      this.bodyMade = body;
      this.restart();
    }
    if (this.buildGround()) this.restart();
    this.props.build(scene.props);
  }

  /** Builds the ground if it has changed: each character has a beam of its own, and a planar one its strip only alone. */
  private buildGround(): boolean {
    const { scene } = this;
    if (!scene) return false;
    const planar = scene.character.planar && this.others.count === 0;
    const beams = scene.ground.beam ? this.places : [0];
    const made = JSON.stringify([scene.ground.points, scene.ground.beam, planar, beams]);
    if (made === this.groundMade) return false;
    this.groundMade = made;
    this.ground.build(scene.ground, planar, beams);
    return true;
  }

  /** Sets where the characters started: the y of each [m]. */
  setPlaces(places: number[]): void {
    this.places = places;
    this.buildGround();
  }

  /**
   * Shows a frame. `pushes`: whether to draw the arrow of the push, which is redundant while the user drags.
   */
  pose(frame: Frame | null, passed: number, pushes = true): void {
    const { body, layout, feet, scene } = this;
    if (frame && body && layout && feet && scene) {
      const { data } = frame;
      if (Number.isNaN(this.lastTime)) this.prints.clear(); // another character: the camera goes there
      else if (frame.time < this.lastTime - 1e-6 || frame.time > this.lastTime + 1) this.restart();
      this.lastTime = frame.time;
      body.pose(data, layout.links);
      this.props.pose(data, layout.props);
      const showGhost = this.shown.ghost && hasFlag(frame, FLAG.ghost);
      if (showGhost) this.ghost!.pose(data, layout.ghost);
      this.ghost!.group.visible = showGhost;
      this.prints.draw(data, feet);
      this.forces.showPush = this.shown.pushes && pushes;
      this.forces.draw(frame, feet, scene.character.mass, scene.character.height, this.maxForce, passed);
      this.balance.draw(frame, feet, (x) => this.ground.height(x));
      this.com.fromArray(data, AT.com);
      this.velocity.fromArray(data, AT.velocity);
      if (hasFlag(frame, FLAG.paused)) this.velocity.set(0, 0, 0);
      else this.velocity.multiplyScalar(Math.min(4, data[AT.rate] || 0));
      const spread = this.others.middle(this.com, this.middle);
      this.cameras.follow(this.middle, this.velocity, data[AT.heading], this.ground.height(this.com.x, this.com.y), passed, spread);
      this.follow();
      this.others.pose(performance.now(), this.com.x, this.com.y, this.ground.height(this.com.x, this.com.y));
      this.dress();
    }
  }

  /** Draws the picture; where drawing is slow, later ones have fewer pixels. */
  render(): void {
    this.sky.follow(this.camera);
    this.renderer.render(this.space, this.camera);
  }

  /** Tells how long it took from one drawn frame to the next [s]. */
  paced(passed: number): void {
    if (!this.low && !this.full && !this.filmed && this.quality.paced(passed)) this.resize();
  }

  /** Length of the longest ground force arrow, in body heights. */
  get longestForce(): number {
    return this.forces.longest / (this.scene?.character.height || 1);
  }

  /** Triangles of the picture that was drawn last. */
  get triangles(): number {
    return this.renderer.info.render.triangles;
  }

  /** Number of different colours in the image; 1 means that nothing is drawn. */
  pixels(): number {
    return new Set(new Uint32Array(this.bytes().buffer)).size;
  }

  /** A hash of the image, and its mean lightness, 0–1. */
  image(): { hash: number; light: number } {
    const bytes = this.bytes();
    let hash = 0x811c9dc5; // FNV-1a
    let light = 0;
    for (let k = 0; k < bytes.length; k++) {
      hash = Math.imul(hash ^ bytes[k], 0x01000193);
      if (k % 4 < 3) light += bytes[k];
    }
    return { hash: hash >>> 0, light: light / (0.75 * 255 * bytes.length) };
  }

  private bytes(): Uint8Array {
    this.render();
    const gl = this.renderer.getContext();
    const bytes = new Uint8Array(4 * gl.drawingBufferWidth * gl.drawingBufferHeight);
    gl.readPixels(0, 0, gl.drawingBufferWidth, gl.drawingBufferHeight, gl.RGBA, gl.UNSIGNED_BYTE, bytes);
    return bytes;
  }

  /** Position of the middle of a link on the page [px], or null for an unknown link. */
  onPage(name: string, who = this.who): [number, number] | null {
    const body = this.bodyOf(who);
    const bone = body?.named.get(name);
    const mesh = bone && body?.meshes.find((mesh) => mesh.parent === bone);
    if (!mesh) return null;
    this.camera.updateMatrixWorld();
    const spot = mesh.getWorldPosition(new Vector3()).project(this.camera);
    const { left, top, width, height } = this.canvas.getBoundingClientRect();
    return [left + ((spot.x + 1) / 2) * width, top + ((1 - spot.y) / 2) * height];
  }

  recolour(): void {
    this.palette = readPalette();
    this.renderer.setClearColor(this.palette.sky);
    this.fog.color.copy(this.palette.sky);
    const dark = this.palette.sky.getHSL({ h: 0, s: 0, l: 0 }).l < 0.4;
    this.skylight.groundColor.set(dark ? 0x4b4f58 : 0xb8aea2);
    const overlays = [this.prints, this.pushPrints, this.comingPrints, this.ways, this.forces, this.balance];
    for (const part of [this.sky, this.ground, this.props, ...overlays, this.body, this.ghost, this.others])
      part?.recolour(this.palette);
  }

  private restart(): void {
    this.prints.clear();
    this.cameras.cut(this.scene?.character.height || 1.8);
  }

  private addLights(): void {
    this.sun.castShadow = !this.low;
    this.sun.shadow.mapSize.set(1024, 1024);
    this.sun.shadow.radius = 3.5;
    this.sun.shadow.intensity = 0.85;
    this.sun.shadow.bias = -0.0004;
    this.sun.shadow.normalBias = 0.015;
    const { camera } = this.sun.shadow;
    camera.left = camera.bottom = -2.2;
    camera.right = camera.top = 2.2;
    camera.near = 1;
    camera.far = 16;
    this.skylight.position.set(0, 0, 1);
    this.space.add(this.skylight, this.sun, this.sun.target, this.rim, this.rim.target);
  }

  /** Moves lights and labels with the character, so that its shadow stays in the shadow map. */
  private follow(): void {
    const ground = this.ground.height(this.com.x);
    this.sun.target.position.set(this.com.x, this.com.y, ground);
    this.sun.position.set(this.com.x - 2.5, this.com.y - 3.5, ground + 7);
    this.rim.target.position.copy(this.sun.target.position);
    this.rim.position.set(this.com.x + 4, this.com.y + 3, ground + 2.5);
    this.ground.follow(this.cameras.target.x, this.cameras.target.y);
  }

  /** Whether the picture is filmed: it has all pixels of a film then, whatever the speed of drawing. */
  set filming(on: boolean) {
    this.filmed = on;
    this.resize();
  }

  private resize(): void {
    const { clientWidth, clientHeight } = this.host;
    if (!clientWidth || !clientHeight) return;
    const film = Math.min(FILM[0] / clientWidth, FILM[1] / clientHeight);
    this.renderer.setPixelRatio(this.filmed ? film : this.quality.ratio);
    this.renderer.setSize(clientWidth, clientHeight, false);
    this.cameras.resize();
    if (this.scene) this.render(); // another size has cleared the picture
  }
}
