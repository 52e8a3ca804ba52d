// Arrows for the push that acts and for what the ground does to each foot.

import { Group, Vector3 } from "three";
import { AT, FLAG, hasFlag, type Frame } from "../wire/frame";
import type { Feet } from "./feet";
import { Arrow } from "./arrow";
import type { Palette } from "./palette";

const GRAVITY = 9.81; // [m/s²]
const PER_WEIGHT = 0.55; // length of an arrow for one body weight, as a share of the body's height
const LINGERS = 0.35; // a push of a twentieth of a second would otherwise not be seen [s]

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
  private since = Infinity; // it ended [s]

  constructor(private palette: Palette) {
    this.group.add(this.push);
    this.recolour(palette);
  }

  recolour(palette: Palette): void {
    this.palette = palette;
    this.push.recolour(palette.push);
    this.grounds.forEach((arrow) => arrow.recolour(palette.force));
  }

  draw(frame: Frame, feet: Feet, mass: number, height: number, strongest: number, passed: number): void {
    this.drawPush(frame, height, strongest, passed);
    while (this.grounds.length < feet.feet.length) {
      const arrow = new Arrow();
      arrow.recolour(this.palette.force);
      this.grounds.push(arrow);
      this.group.add(arrow);
    }
    const scale = (PER_WEIGHT * height) / (mass * GRAVITY);
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

  private drawPush(frame: Frame, height: number, strongest: number, passed: number): void {
    const { data } = frame;
    const strength = Math.hypot(data[AT.push], data[AT.push + 1], data[AT.push + 2]);
    if (hasFlag(frame, FLAG.pushed) && strength > 0.5) {
      this.pushed.set(data[AT.push], data[AT.push + 1], data[AT.push + 2]);
      this.pushedAt.set(data[AT.pushAt], data[AT.pushAt + 1], data[AT.pushAt + 2]);
      this.since = 0;
    } else if (!hasFlag(frame, FLAG.paused)) this.since += passed;
    this.push.visible = false;
    if (!this.showPush || this.since >= LINGERS) return;
    const length = height * (0.15 + 0.5 * Math.min(1.2, this.pushed.length() / strongest));
    // The head is where the push acts, so the arrow runs into the body and not through it.
    this.from.copy(this.pushedAt).addScaledVector(this.force.copy(this.pushed).normalize(), -length - 0.08 * height);
    this.push.opacity = 1 - this.since / LINGERS;
    this.push.point(this.from, this.pushed, length);
  }
}
