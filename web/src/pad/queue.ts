// Frames of the avatar: they arrive in batches, one for each picture, and are played evenly.

import { interpolate } from "../view/playback";
import { readFrame, type Frame, type Layout } from "../wire/frame";
import { unpack } from "./picture";

const BEHIND = 0.12; // the page plays this much behind the newest frame [s]
const MAX_BEHIND = 0.6; // further behind it jumps [s]

export class FrameQueue {
  layout: Layout | null = null;
  private frames: Frame[] = [];
  private out: Frame | null = null;
  private shown = 0; // [s]

  clear(): void {
    this.frames = [];
  }

  push(text: string, size: number): void {
    const { buffer } = unpack(text);
    for (let at = 0; at + size <= buffer.byteLength; at += size) {
      const frame = readFrame(buffer as ArrayBuffer, at, size);
      if (frame) this.frames.push(frame);
    }
    if (this.frames.length > 120) this.frames.splice(0, this.frames.length - 120);
  }

  /** The frame to draw after so many seconds more, or null before the first. */
  next(passed: number): Frame | null {
    const { frames, layout } = this;
    const newest = frames[frames.length - 1];
    if (!newest || !layout) return null;
    const lag = newest.time - this.shown;
    if (lag > MAX_BEHIND || lag < -0.01) this.shown = newest.time - BEHIND;
    else this.shown += passed * (1 + Math.max(-1, Math.min(1, 2 * (lag - BEHIND))));
    this.shown = Math.min(newest.time, Math.max(frames[0].time, this.shown));
    while (frames.length > 2 && frames[1].time <= this.shown) frames.shift();
    if (frames.length === 1) return frames[0];
    const [a, b] = frames;
    const mixed = interpolate(a, b, (this.shown - a.time) / (b.time - a.time), layout, this.out);
    if (mixed !== b) this.out = mixed;
    return mixed;
  }
}
