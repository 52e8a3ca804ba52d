// Arrows of the current push and of the ground reaction force on each foot.

import { Group, Vector3 } from "three";
import { GRAVITY } from "../constants";
import { AT, FLAG, hasFlag, type Frame } from "../wire/frame";
import type { Feet } from "./feet";
import { Arrow } from "./arrow";
import type { Palette } from "./palette";

const HEIGHTS_PER_WEIGHT = 0.42; // arrow length for one body weight, in body heights
const LONGEST = 0.7; // arrow of a ground force, in body heights; longer ones are shortened smoothly
const SMOOTHING = 0.05; // time constant of ground forces [s]
const FADE_SECONDS = 0.35; // after a push, so that short ones are seen [s]

export class Forces {
  readonly group = new Group();
  showPush = true;
  showGround = true;
  private readonly push = new Arrow(0.02);
  private readonly grounds: { arrow: Arrow; force: Vector3; at: Vector3 }[] = [];
  private readonly from = new Vector3();
  private readonly force = new Vector3();
  private readonly spot = [0, 0, 0];
  private pushed = new Vector3(); // the last push that acted [N]
  private pushedAt = new Vector3();
  private since = Infinity; // time since it ended [s]

  constructor(private palette: Palette) {
    this.group.add(this.push);
    this.recolour(palette);
  }

  recolour(palette: Palette): void {
    this.palette = palette;
    this.push.recolour(palette.push);
    this.grounds.forEach(({ arrow }) => arrow.recolour(palette.force));
  }

  draw(frame: Frame, feet: Feet, mass: number, height: number, maxForce: number, passed: number): void {
    this.drawPush(frame, height, maxForce, passed);
    while (this.grounds.length < feet.feet.length) {
      const arrow = new Arrow();
      arrow.recolour(this.palette.force);
      this.grounds.push({ arrow, force: new Vector3(), at: new Vector3() });
      this.group.add(arrow);
    }
    const scale = (HEIGHTS_PER_WEIGHT * height) / (mass * GRAVITY);
    const follow = hasFlag(frame, FLAG.paused) ? 1 : 1 - Math.exp(-passed / SMOOTHING);
    this.grounds.forEach((ground, k) => {
      const load = feet.feet[k] ? this.load(frame, feet, k) : 0;
      if (load >= 1) {
        this.from.divideScalar(load);
        // A foot that lands begins where it stands; its force grows from nothing.
        if (ground.force.length() < 0.02 * mass * GRAVITY) ground.at.copy(this.from);
        ground.at.lerp(this.from, follow);
      }
      ground.force.lerp(this.force, follow);
      const length = arrowLength(ground.force.length() * scale, LONGEST * height);
      if (this.showGround && length > 0.02 * height) ground.arrow.point(ground.at, ground.force, length);
      else ground.arrow.visible = false;
    });
  }

  /** Length of the longest arrow of a ground force [m]; for tests. */
  get longest(): number {
    return Math.max(0, ...this.grounds.map(({ arrow }) => (arrow.visible ? arrow.length : 0)));
  }

  /** The load of a foot [N]: sets `force` to its ground force, and `from` to the sum of its contacts times their loads. */
  private load(frame: Frame, feet: Feet, foot: number): number {
    this.force.set(0, 0, 0);
    this.from.set(0, 0, 0);
    let load = 0;
    for (const contact of feet.feet[foot].contacts) {
      const up = Math.max(0, feet.force(frame.data, contact, 2));
      feet.place(frame.data, contact, this.spot);
      this.from.x += up * this.spot[0];
      this.from.y += up * this.spot[1];
      this.from.z += up * this.spot[2];
      this.force.x += feet.force(frame.data, contact, 0);
      this.force.y += feet.force(frame.data, contact, 1);
      this.force.z += feet.force(frame.data, contact, 2);
      load += up;
    }
    return load;
  }

  private drawPush(frame: Frame, height: number, maxForce: number, passed: number): void {
    const { data } = frame;
    const strength = Math.hypot(data[AT.push], data[AT.push + 1], data[AT.push + 2]);
    if (hasFlag(frame, FLAG.pushed) && strength > 0.5) {
      this.pushed.set(data[AT.push], data[AT.push + 1], data[AT.push + 2]);
      this.pushedAt.set(data[AT.pushAt], data[AT.pushAt + 1], data[AT.pushAt + 2]);
      this.since = 0;
    } else if (!hasFlag(frame, FLAG.paused)) this.since += passed;
    this.push.visible = false;
    if (!this.showPush || this.since >= FADE_SECONDS) return;
    const length = height * (0.15 + 0.5 * Math.min(1.2, this.pushed.length() / maxForce));
    // The head is at the point of action, so that the arrow does not pass through the body.
    this.from.copy(this.pushedAt).addScaledVector(this.force.copy(this.pushed).normalize(), -length - 0.08 * height);
    this.push.opacity = 1 - this.since / FADE_SECONDS;
    this.push.point(this.from, this.pushed, length);
  }
}

/** The length of an arrow: as wanted while it is short, at most `longest`. */
export function arrowLength(wanted: number, longest: number): number {
  const straight = 0.6 * longest;
  if (wanted <= straight) return wanted;
  const rest = longest - straight;
  return straight + rest * (1 - Math.exp(-(wanted - straight) / rest));
}
