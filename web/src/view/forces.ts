// Arrows of the current push and of the ground reaction force on each foot.

import { Group, Vector3 } from "three";
import { GRAVITY } from "../constants";
import { AT, FLAG, hasFlag, type Frame } from "../wire/frame";
import type { Feet } from "./feet";
import { Arrow } from "./arrow";
import type { Palette } from "./palette";

const HEIGHTS_PER_WEIGHT = 0.55; // arrow length for one body weight, in body heights
const FADE_SECONDS = 0.35; // after a push, so that short ones are seen [s]

export class Forces {
  readonly group = new Group();
  showPush = true;
  showGround = true;
  private readonly push = new Arrow(0.02);
  private readonly grounds: Arrow[] = [];
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
    this.grounds.forEach((arrow) => arrow.recolour(palette.force));
  }

  draw(frame: Frame, feet: Feet, mass: number, height: number, maxForce: number, passed: number): void {
    this.drawPush(frame, height, maxForce, passed);
    while (this.grounds.length < feet.feet.length) {
      const arrow = new Arrow();
      arrow.recolour(this.palette.force);
      this.grounds.push(arrow);
      this.group.add(arrow);
    }
    const scale = (HEIGHTS_PER_WEIGHT * height) / (mass * GRAVITY);
    this.grounds.forEach((arrow, k) => {
      arrow.visible = false;
      const foot = feet.feet[k];
      if (!foot || !this.showGround) return;
      this.force.set(0, 0, 0);
      this.from.set(0, 0, 0);
      let load = 0;
      for (const contact of foot.contacts) {
        const up = Math.max(0, feet.force(frame.data, contact, 2));
        feet.place(frame.data, contact, this.spot);
        this.from.addScaledVector(new Vector3(...(this.spot as [number, number, number])), up);
        this.force.x += feet.force(frame.data, contact, 0);
        this.force.y += feet.force(frame.data, contact, 1);
        this.force.z += feet.force(frame.data, contact, 2);
        load += up;
      }
      if (load < 1) return;
      arrow.point(this.from.divideScalar(load), this.force, Math.min(1.3 * height, this.force.length() * scale));
    });
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
