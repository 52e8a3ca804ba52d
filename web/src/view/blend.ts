// Frames arrive about sixty times a second, unevenly; pictures are drawn in between, so that motion looks even.

import { AT, FLAG, hasFlag, type Frame, type Layout } from "../wire/frame";

const MEMORY = 8; // frames that are kept
const JUMP = 0.4; // a longer gap between frames is not motion but a jump: reset, rewind [s]

/** A frame between two; `share` 0 is the first. Reuses `out` when it has the right length. */
export function blend(a: Frame, b: Frame, share: number, layout: Layout, out: Frame | null): Frame {
  if (a === b || share >= 1 || a.data.length !== b.data.length) return b;
  const data = out && out.data.length === b.data.length ? out.data : new Float32Array(b.data.length);
  const from = a.data;
  const to = b.data;
  for (let i = 0; i < to.length; i++) data[i] = from[i] + (to[i] - from[i]) * share;
  // Flags and counts have no halves, and a mark that is NaN in one of the two is taken from the newer.
  for (let i = AT.rate; i <= AT.phase; i++) data[i] = to[i];
  for (let i = AT.cop; i < AT.power; i++) if (Number.isNaN(data[i]) || i >= AT.pushAt) data[i] = to[i];
  data[AT.askedHeading] = to[AT.askedHeading];
  data[AT.heading] = to[AT.heading];
  for (let i = 0; i < layout.contactCount; i++) data[layout.contacts + 4 * i] = to[layout.contacts + 4 * i];
  turn(from, to, data, share, layout.links, layout.linkCount);
  turn(from, to, data, share, layout.props, layout.propCount);
  if (hasFlag(b, FLAG.ghost)) turn(from, to, data, share, layout.ghost, layout.linkCount);
  return { serial: b.serial, tick: b.tick, time: a.time + (b.time - a.time) * share, data };
}

/** Quaternions: the shorter way round, and of unit length. */
function turn(a: Float32Array, b: Float32Array, out: Float32Array, share: number, start: number, count: number): void {
  for (let k = 0; k < count; k++) {
    const i = start + 7 * k + 3;
    const dot = a[i] * b[i] + a[i + 1] * b[i + 1] + a[i + 2] * b[i + 2] + a[i + 3] * b[i + 3];
    const keep = dot < 0 ? share - 1 : 1 - share;
    let sum = 0;
    for (let j = i; j < i + 4; j++) {
      out[j] = keep * a[j] + share * b[j];
      sum += out[j] * out[j];
    }
    const scale = sum > 0 ? 1 / Math.sqrt(sum) : 0;
    for (let j = i; j < i + 4; j++) out[j] *= scale;
  }
}

/** Plays arriving frames back a little late, on a clock of its own that follows theirs. */
export class Playback {
  private frames: Frame[] = [];
  private layout: Layout | null = null;
  private out: Frame | null = null;
  private shown = 0; // simulated time of the picture [s]
  private drawn = 0; // when it was drawn [ms]
  private arrived = 0; // when the newest frame came [ms]
  private gap = 1000 / 60; // between arrivals, smoothed [ms]

  /** A new layout; frames of the old one cannot be mixed with it. */
  begin(layout: Layout): void {
    this.layout = layout;
    this.frames = [];
    this.out = null;
  }

  push(frame: Frame, now: number): void {
    const newest = this.frames[this.frames.length - 1];
    if (newest && (frame.time < newest.time || frame.time > newest.time + JUMP)) this.frames = [];
    if (newest && frame.time === newest.time) this.frames.pop();
    this.frames.push(frame);
    if (this.frames.length > MEMORY) this.frames.shift();
    if (this.arrived) this.gap += 0.1 * (Math.min(200, now - this.arrived) - this.gap);
    this.arrived = now;
  }

  /** The frame to draw now, or null before the first. */
  at(now: number): Frame | null {
    const { frames, layout } = this;
    const newest = frames[frames.length - 1];
    if (!newest || !layout) return null;
    const passed = Math.min(0.2, (now - this.drawn) / 1000);
    this.drawn = now;
    const paused = hasFlag(newest, FLAG.paused);
    const rate = paused ? 0 : Math.max(0, newest.data[AT.rate] || 0);
    // About one and a half arrivals late: less stutters whenever a frame comes late, more feels sluggish in the hand.
    const late = paused ? 0 : (1.5 * this.gap) / 1000;
    const wanted = newest.time - rate * late + (rate * Math.min(now - this.arrived, 2 * this.gap)) / 1000;
    this.shown += rate * passed;
    this.shown += (wanted - this.shown) * Math.min(1, 8 * passed);
    this.shown = Math.min(newest.time, Math.max(frames[0].time, this.shown));
    if (paused) this.shown = newest.time;
    let k = frames.length - 1;
    while (k > 0 && frames[k - 1].time > this.shown) k--;
    if (k === 0) return frames[0];
    const [a, b] = [frames[k - 1], frames[k]];
    const mixed = blend(a, b, (this.shown - a.time) / (b.time - a.time), layout, this.out);
    if (mixed !== b) this.out = mixed;
    return mixed;
  }
}
