// The pointer in the 3D view: pulls the character, throws balls (Shift), sets walking targets, draws paths.

import {
  BufferGeometry,
  Group,
  Line,
  LineBasicMaterial,
  Mesh,
  MeshBasicMaterial,
  Raycaster,
  SphereGeometry,
  Vector2,
  Vector3,
} from "three";
import type { Point, Vector } from "../wire/messages";
import { throttle } from "../wire/throttle";
import { CLICK_SLACK } from "./cameras";
import { Drawing } from "./drawing";
import type { View } from "./view";

export interface PointerActions {
  allowed(): boolean; // whether this page holds the controls
  grab(who: number, link: number, point: Vector, target: Vector): void; // `who`: the character on the floor
  drag(target: Vector): void;
  drop(): void;
  throws(): boolean; // whether clicks throw balls, without Shift too
  throwBall(from: Vector, at: Vector): void;
  hit(who: number, link: number, point: Vector, from: Vector): void; // a ball at a place on the body, in the frame of the link
  walksTo(): boolean; // whether clicks on the ground are targets to walk to
  walkTo(x: number, y: number): void;
  draws(): boolean; // whether drags on the ground draw a path
  drawing(points: Point[]): void; // so far
  drawn(points: Point[]): void; // to the end; [] for one that is too short
}

/** A place on a body under the pointer. */
interface Met {
  who: number; // the character on the floor
  link: number;
  point: Vector3;
  distance: number; // from the camera [m]
}

export class PointerTool {
  private readonly ray = new Raycaster();
  private readonly pointer = new Vector2();
  private readonly ahead = new Vector3();
  private depth = 1; // of the drag target, along the view direction [m]
  private readonly target = new Vector3();
  private readonly grabPoint = new Vector3();
  private readonly lineColour = new LineBasicMaterial({ transparent: true, depthTest: false });
  private readonly dotColour = new MeshBasicMaterial({ transparent: true, depthTest: false });
  private readonly line = new Line(new BufferGeometry().setFromPoints([new Vector3(), new Vector3()]), this.lineColour);
  private readonly grabDot = new Mesh(new SphereGeometry(0.022, 16, 12), this.dotColour);
  private readonly targetDot = new Mesh(new SphereGeometry(0.032, 16, 12), this.dotColour);
  private readonly marks = new Group();
  private grabbed: { who: number; link: number; point: Vector3; pointer: number } | null = null;
  private path: { drawing: Drawing; pointer: number } | null = null;
  private hover = 0;
  private readonly dragging = throttle<Vector>(40, (target) => this.actions.drag(target));

  constructor(
    private readonly view: View,
    private readonly actions: PointerActions,
  ) {
    const { canvas } = view;
    this.marks.add(this.line, this.grabDot, this.targetDot);
    this.marks.visible = false;
    this.marks.traverse((mark) => {
      mark.renderOrder = 20;
      mark.frustumCulled = false;
    });
    view.space.add(this.marks);
    // In the capturing phase, before the camera's listener on the canvas.
    canvas.parentElement!.addEventListener("pointerdown", (event) => this.press(event), { capture: true });
    canvas.addEventListener("pointermove", (event) => this.move(event));
    for (const end of ["pointerup", "pointercancel", "lostpointercapture"] as const)
      canvas.addEventListener(end, (event) => this.release(event));
  }

  get grabbing(): boolean {
    return this.grabbed !== null;
  }

  get drawing(): boolean {
    return this.path !== null;
  }

  recolour(colour: string): void {
    this.lineColour.color.set(colour);
    this.dotColour.color.set(colour);
  }

  /** Draws the line between the grabbed point and the drag target. */
  draw(): void {
    const { grabbed } = this;
    const link = grabbed && this.view.bodyOf(grabbed.who)?.links[grabbed.link];
    this.marks.visible = Boolean(link);
    if (!grabbed || !link) return;
    this.updateTarget();
    link.updateMatrixWorld();
    this.grabPoint.copy(grabbed.point).applyMatrix4(link.matrixWorld);
    this.grabDot.position.copy(this.grabPoint);
    this.targetDot.position.copy(this.target);
    const place = this.line.geometry.getAttribute("position");
    place.setXYZ(0, this.grabPoint.x, this.grabPoint.y, this.grabPoint.z);
    place.setXYZ(1, this.target.x, this.target.y, this.target.z);
    place.needsUpdate = true;
  }

  /** Ends the grab. */
  drop(): void {
    if (!this.grabbed) return;
    this.grabbed = null;
    this.dragging.cancel();
    this.view.cameras.controls.enabled = true;
    this.view.canvas.classList.remove("grabbing");
    this.actions.drop();
  }

  private press(event: PointerEvent): void {
    const { cameras, canvas } = this.view;
    if (this.grabbed || this.path) return; // a second finger does not rotate the camera
    cameras.controls.enabled = true;
    if (event.target !== canvas || event.button !== 0) return;
    this.aim(event);
    const onBody = this.hitBody();
    if (!this.actions.allowed()) return;
    if (event.shiftKey || (onBody && this.actions.throws())) {
      cameras.controls.enabled = false;
      this.throwAt(onBody);
    } else if (this.actions.draws() && event.isPrimary) {
      cameras.controls.enabled = false;
      this.path = { drawing: new Drawing(), pointer: event.pointerId };
      canvas.setPointerCapture(event.pointerId);
      this.drawPoint();
    } else if (onBody && event.isPrimary) {
      cameras.controls.enabled = false;
      this.grab(event, onBody);
    } else if (this.actions.walksTo()) this.clickGround(event);
  }

  /** Throws a ball at the body where the pointer is on it, else at the ground or into the distance. */
  private throwAt(onBody: Met | null): void {
    const from = this.ray.ray.at(0.4, new Vector3()).toArray();
    if (onBody) {
      const { who, link } = onBody;
      this.actions.hit(who, link, this.inLink(onBody), from);
      return;
    }
    const at = this.hitGround() ?? this.ray.ray.at(6, new Vector3());
    this.actions.throwBall(from, at.toArray());
  }

  /** A point of a body in the frame of its link. */
  private inLink({ who, link, point }: Met): Vector {
    const group = this.view.bodyOf(who)!.links[link];
    group.updateMatrixWorld();
    return group.worldToLocal(point.clone()).toArray();
  }

  private grab(event: PointerEvent, hit: Met): void {
    const { who, link } = hit;
    const point = new Vector3(...this.inLink(hit));
    this.grabbed = { who, link, point, pointer: event.pointerId };
    this.target.copy(hit.point);
    const { camera } = this.view;
    this.depth = hit.point.clone().sub(camera.position).dot(camera.getWorldDirection(this.ahead));
    this.view.canvas.setPointerCapture(event.pointerId);
    this.view.canvas.classList.add("grabbing");
    this.actions.grab(who, link, point.toArray(), this.target.toArray());
  }

  private move(event: PointerEvent): void {
    if (this.grabbed && event.pointerId !== this.grabbed.pointer) return;
    if (this.path && event.pointerId !== this.path.pointer) return;
    this.aim(event);
    if (this.path) this.drawPoint();
    if (!this.grabbed) this.updateCursor(event);
  }

  private release(event: PointerEvent): void {
    if (this.grabbed && event.pointerId === this.grabbed.pointer) this.drop();
    if (this.path && event.pointerId === this.path.pointer) this.endPath();
  }

  /**
   * The drag target is under the pointer, in the plane parallel to the screen at the depth of the grabbed point. The
   * camera follows the character, so it is updated for every drawn frame, also while the pointer rests.
   */
  private updateTarget(): void {
    this.ray.setFromCamera(this.pointer, this.view.cameras.camera);
    const { origin, direction } = this.ray.ray;
    const facing = direction.dot(this.view.camera.getWorldDirection(this.ahead));
    this.target.copy(origin).addScaledVector(direction, this.depth / Math.max(0.1, facing));
    this.dragging.call(this.target.toArray());
  }

  /** Adds the point of the ground under the pointer to the path. */
  private drawPoint(): void {
    const spot = this.hitGround();
    if (this.path && spot && this.path.drawing.add(spot.x, spot.y)) this.actions.drawing(this.path.drawing.points);
  }

  private endPath(): void {
    const { points, complete } = this.path!.drawing;
    this.path = null;
    this.view.cameras.controls.enabled = true;
    this.actions.drawn(complete ? points : []);
  }

  /** A walking target is set on release, so that a drag can still rotate the camera. */
  private clickGround(down: PointerEvent): void {
    const up = (event: PointerEvent) => {
      if (Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > CLICK_SLACK) return;
      this.aim(event);
      const spot = this.hitGround();
      if (spot) this.actions.walkTo(spot.x, spot.y);
    };
    this.view.canvas.addEventListener("pointerup", up, { once: true });
  }

  /** The cursor shows what a press would do; updated twelve times a second. */
  private updateCursor(event: PointerEvent): void {
    if (event.buttons || event.timeStamp - this.hover < 80) return;
    this.hover = event.timeStamp;
    const { classList } = this.view.canvas;
    const allowed = this.actions.allowed();
    const over = allowed && !event.shiftKey && this.hitBody() !== null;
    const throws = event.shiftKey || (over && this.actions.throws());
    classList.toggle("over-body", over && !throws);
    classList.toggle("drawing", allowed && this.actions.draws());
    classList.toggle("throwing", allowed && throws);
    classList.toggle("aiming", allowed && !event.shiftKey && this.actions.walksTo());
  }

  private aim(event: PointerEvent): void {
    const box = this.view.canvas.getBoundingClientRect();
    this.pointer.set(
      (2 * (event.clientX - box.left)) / box.width - 1,
      1 - (2 * (event.clientY - box.top)) / box.height,
    );
    this.ray.setFromCamera(this.pointer, this.view.cameras.camera);
  }

  /** The nearest body under the pointer. */
  private hitBody(): Met | null {
    let found: Met | null = null;
    for (const [who, body] of this.view.bodies) {
      const first = this.ray.intersectObjects(body.meshes, false)[0];
      if (first && (!found || first.distance < found.distance))
        found = { who, link: first.object.userData.link as number, point: first.point, distance: first.distance };
    }
    return found;
  }

  private hitGround(): Vector3 | null {
    return this.ray.intersectObject(this.view.ground.mesh, true)[0]?.point ?? null;
  }
}
