// Cameras that follow the character: from behind, from the side, from the front, and a free one.

import { PerspectiveCamera, Vector3 } from "three";
import { OrbitControls } from "three/examples/jsm/controls/OrbitControls.js";

export const CAMERAS = ["follow", "side", "front", "free"] as const;
export type CameraMode = (typeof CAMERAS)[number];

/** Camera positions relative to the character: forward, left, up, in body heights. */
const PLACES: Record<Exclude<CameraMode, "free">, [number, number, number]> = {
  follow: [-1.35, -1.75, 0.5],
  side: [0.1, -2.5, 0.12],
  front: [2.4, -0.35, 0.3],
};
export const CLICK_SLACK = 5; // a pointer that moved less is a click, not a drag [px]
const SPREAD_ROOM = 0.45; // more distance for each metre between characters, as a fraction [1/m]
const [NEAREST_ZOOM, FARTHEST_ZOOM] = [0.35, 5]; // of the distance of a camera that follows
const STEEPEST = 1.5; // of the free camera above the horizon [rad]
const AIM = 0.04; // height of the look-at point above the centre of mass, in body heights

export class Cameras {
  readonly camera = new PerspectiveCamera(38, 1, 0.1, 160);
  readonly controls: OrbitControls;
  changed: (mode: CameraMode) => void = () => {};
  private now: CameraMode = "follow";
  private readonly aim = new Vector3(0, 0, 1); // the look-at point
  private readonly offset = new Vector3(-3, -3, 1); // from there to the camera
  private readonly wanted = new Vector3();
  private readonly moved = new Vector3();
  private heading = 0;
  private zoom = 1;
  private height = 1.8;
  private settled = false;

  constructor(private readonly canvas: HTMLCanvasElement) {
    this.camera.up.set(0, 0, 1);
    this.controls = new OrbitControls(this.camera, canvas);
    this.controls.enableDamping = true;
    this.controls.dampingFactor = 0.12;
    this.controls.maxPolarAngle = 0.53 * Math.PI;
    this.controls.minDistance = 0.6;
    this.controls.maxDistance = 30;
    this.controls.enableZoom = false;
    canvas.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    canvas.addEventListener("pointerdown", (event) => this.press(event));
  }

  get mode(): CameraMode {
    return this.now;
  }

  get target(): Vector3 {
    return this.aim;
  }

  use(mode: CameraMode): void {
    if (mode === this.now) return;
    this.now = mode;
    this.controls.enableZoom = mode === "free";
    if (mode === "free") this.controls.target.copy(this.aim);
    else {
      this.offset.copy(this.camera.position).sub(this.aim);
      this.zoom = 1;
    }
    this.changed(mode);
  }

  next(): void {
    this.use(CAMERAS[(CAMERAS.indexOf(this.now) + 1) % CAMERAS.length]);
  }

  /** Turns the free camera around the look-at point, to the right and up [rad]. */
  orbit(right: number, up: number): void {
    this.use("free");
    const { target, maxPolarAngle } = this.controls;
    const from = this.moved.subVectors(this.camera.position, target);
    const far = from.length();
    const around = Math.atan2(from.y, from.x) + right;
    const lowest = Math.PI / 2 - maxPolarAngle;
    const above = Math.min(STEEPEST, Math.max(lowest, Math.asin(from.z / far) + up));
    from.set(Math.cos(above) * Math.cos(around), Math.cos(above) * Math.sin(around), Math.sin(above));
    this.camera.position.copy(target).addScaledVector(from, far);
  }

  /** Changes the distance from the look-at point. */
  zoomBy(factor: number): void {
    if (this.now !== "free") {
      this.zoom = Math.min(FARTHEST_ZOOM, Math.max(NEAREST_ZOOM, this.zoom * factor));
      return;
    }
    const { target, minDistance, maxDistance } = this.controls;
    const from = this.moved.subVectors(this.camera.position, target);
    const far = Math.min(maxDistance, Math.max(minDistance, factor * from.length()));
    this.camera.position.copy(target).addScaledVector(from.normalize(), far);
  }

  /** Jumps to a new or restarted character without easing. */
  cut(height: number): void {
    this.height = height;
    this.settled = false;
  }

  /** Ends the easing at once. */
  settle(): void {
    this.settled = false;
  }

  /**
   * Follows the character for one drawn frame; `ground` is the height below it. `spread`: how far other characters
   * are from `com`, which is their middle then [m].
   */
  follow(com: Vector3, velocity: Vector3, heading: number, ground: number, passed: number, spread = 0): void {
    const first = !this.settled;
    this.settled = true;
    this.moved.copy(this.aim);
    const ease = (rate: number) => (first ? 1 : 1 - Math.exp(-rate * passed));
    // Easing lags by 1/rate seconds; aiming that far ahead keeps the character in the middle.
    const lead = first ? 0 : 1 / 3;
    this.aim.x += (com.x + lead * velocity.x - this.aim.x) * ease(3);
    this.aim.y += (com.y + lead * velocity.y - this.aim.y) * ease(3);
    const level = Math.max(ground + 0.3 * this.height, 0.5 * (com.z + ground + 0.52 * this.height));
    this.aim.z += (level + AIM * this.height - this.aim.z) * ease(2);
    this.moved.subVectors(this.aim, this.moved);
    if (Number.isFinite(heading)) {
      const turn = Math.atan2(Math.sin(heading - this.heading), Math.cos(heading - this.heading));
      this.heading += turn * ease(1.2);
    }
    if (this.now === "free") {
      this.camera.position.add(this.moved);
      this.controls.target.add(this.moved);
      this.controls.update(passed);
      return;
    }
    const [forward, left, up] = PLACES[this.now];
    const [c, s] = [Math.cos(this.heading), Math.sin(this.heading)];
    this.wanted.set(forward * c - left * s, forward * s + left * c, up);
    // A narrow window needs more distance to show the whole body.
    const room = Math.max(1, 0.95 / this.camera.aspect) * (1 + SPREAD_ROOM * spread);
    this.wanted.multiplyScalar(this.height * this.zoom * room);
    this.offset.lerp(this.wanted, ease(5));
    this.camera.position.copy(this.aim).add(this.offset);
    this.camera.position.z = Math.max(this.camera.position.z, ground + 0.15);
    this.camera.lookAt(this.aim);
  }

  /** A drag switches to the free camera; a click does not. */
  private press(down: PointerEvent): void {
    if (!this.controls.enabled) return;
    this.controls.target.copy(this.now === "free" ? this.controls.target : this.aim);
    const move = (event: PointerEvent) => {
      if (Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > CLICK_SLACK) this.use("free");
    };
    const up = () => {
      document.removeEventListener("pointermove", move);
      document.removeEventListener("pointerup", up);
      document.removeEventListener("pointercancel", up);
    };
    document.addEventListener("pointermove", move);
    document.addEventListener("pointerup", up);
    document.addEventListener("pointercancel", up);
  }

  private wheel(event: WheelEvent): void {
    event.preventDefault();
    if (this.now !== "free") this.zoomBy(Math.exp(0.001 * event.deltaY));
  }

  resize(): void {
    this.camera.aspect = Math.max(0.2, this.canvas.clientWidth / Math.max(1, this.canvas.clientHeight));
    this.camera.updateProjectionMatrix();
  }
}
