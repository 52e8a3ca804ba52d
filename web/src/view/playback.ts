// Playback of frames: they arrive about sixty times a second with jitter, and are interpolated for smooth motion.

import { AT, FLAG, hasFlag, type Frame, type Layout } from "../wire/frame";

const MAX_FRAMES = 8; // in the buffer
const MAX_GAP = 0.4; // over a longer gap, as after reset or rewind, nothing is interpolated [s]

/** A frame between two; `fraction` 0 is the first. Reuses `out` if it has the right length. */
export function interpolate(a: Frame, b: Frame, fraction: number, layout: Layout, out: Frame | null): Frame {
  if (a === b || fraction >= 1 || a.data.length !== b.data.length) return b;
  const data = out && out.data.length === b.data.length ? out.data : new Float32Array(b.data.length);
  const from = a.data;
  const to = b.data;
  for (let i = 0; i < to.length; i++) data[i] = from[i] + (to[i] - from[i]) * fraction;
  // Flags and counts, and values that are NaN in one of the two, are taken from the newer frame.
  for (let i = AT.rate; i <= AT.phase; i++) data[i] = to[i];
  for (let i = AT.cop; i < AT.power; i++) if (Number.isNaN(data[i]) || i >= AT.pushAt) data[i] = to[i];
  data[AT.askedHeading] = to[AT.askedHeading];
  data[AT.heading] = to[AT.heading];
  for (let i = 0; i < layout.contactCount; i++) data[layout.contacts + 4 * i] = to[layout.contacts + 4 * i];
  interpolateRotations(from, to, data, fraction, layout.links, layout.linkCount);
  interpolateRotations(from, to, data, fraction, layout.props, layout.propCount);
  if (hasFlag(b, FLAG.ghost)) interpolateRotations(from, to, data, fraction, layout.ghost, layout.linkCount);
  return { serial: b.serial, tick: b.tick, time: a.time + (b.time - a.time) * fraction, data };
}

/** Normalised linear interpolation of quaternions, the shorter way. */
function interpolateRotations(a: Float32Array, b: Float32Array, out: Float32Array, fraction: number, start: number, count: number): void {
  for (let k = 0; k < count; k++) {
    const i = start + 7 * k + 3;
    const dot = a[i] * b[i] + a[i + 1] * b[i + 1] + a[i + 2] * b[i + 2] + a[i + 3] * b[i + 3];
    const keep = dot < 0 ? fraction - 1 : 1 - fraction;
    let sum = 0;
    for (let j = i; j < i + 4; j++) {
      out[j] = keep * a[j] + fraction * b[j];
      sum += out[j] * out[j];
    }
    const scale = sum > 0 ? 1 / Math.sqrt(sum) : 0;
    for (let j = i; j < i + 4; j++) out[j] *= scale;
  }
}

/** A jitter buffer: plays frames with a short delay, on a smooth clock that follows their times. */
export class Playback {
  private frames: Frame[] = [];
  private layout: Layout | null = null;
  private out: Frame | null = null;
  private shown = 0; // simulated time of the drawn frame [s]
  private drawn = 0; // when it was drawn [ms]
  private arrived = 0; // when the newest frame arrived [ms]
  private gap = 1000 / 60; // between arrivals, smoothed [ms]

  /** A new layout; frames of the old one cannot be mixed with it. */
  begin(layout: Layout): void {
    this.layout = layout;
    this.frames = [];
    this.out = null;
  }

  push(frame: Frame, now: number): void {
    const newest = this.frames[this.frames.length - 1];
    if (newest && (frame.time < newest.time || frame.time > newest.time + MAX_GAP)) this.frames = [];
    if (newest && frame.time === newest.time) this.frames.pop();
    this.frames.push(frame);
    if (this.frames.length > MAX_FRAMES) this.frames.shift();
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
    // A delay of one and a half frames: less stutters when a frame is late, more makes the controls feel slow.
    const delay = paused ? 0 : (1.5 * this.gap) / 1000;
    const wanted = newest.time - rate * delay + (rate * Math.min(now - this.arrived, 2 * this.gap)) / 1000;
    this.shown += rate * passed;
    this.shown += (wanted - this.shown) * Math.min(1, 8 * passed);
    this.shown = Math.min(newest.time, Math.max(frames[0].time, this.shown));
    if (paused) this.shown = newest.time;
    let k = frames.length - 1;
    while (k > 0 && frames[k - 1].time > this.shown) k--;
    if (k === 0) return frames[0];
    const [a, b] = [frames[k - 1], frames[k]];
    const mixed = interpolate(a, b, (this.shown - a.time) / (b.time - a.time), layout, this.out);
    if (mixed !== b) this.out = mixed;
    return mixed;
  }
}
