// A path drawn with the pointer: points on the ground, thinned out so that they fit into one message.

import type { Point } from "../wire/messages";

const MIN_DISTANCE = 0.1; // between two points [m]
const MAX_POINTS = 200; // of a message (PROTOCOL.md)

export class Drawing {
  points: Point[] = [];

  /** Adds a point; whether it was far enough from the last one. */
  add(x: number, y: number): boolean {
    const last = this.points.at(-1);
    if (last && Math.hypot(x - last[0], y - last[1]) < MIN_DISTANCE) return false;
    this.points.push([Math.round(100 * x) / 100, Math.round(100 * y) / 100]);
    if (this.points.length > MAX_POINTS) this.points = this.points.filter((_, k) => k % 2 === 0);
    return true;
  }

  /** Whether it is long enough to be followed. */
  get complete(): boolean {
    return this.points.length > 1;
  }
}
