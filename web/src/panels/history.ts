// The frames of the last seconds, for the plots.

import type { Frame } from "../wire/frame";

export const SPAN = 6; // [s]
const MIN_INTERVAL = 1 / 70; // closer frames, as in slow motion, are skipped [s]

export class History {
  frames: Frame[] = [];

  add(frame: Frame): void {
    const { frames } = this;
    // After a rewind or restart, later frames are dropped.
    while (frames.length && frames[frames.length - 1].time > frame.time + 1e-9) frames.pop();
    const last = frames[frames.length - 1];
    if (last && frame.time - last.time < MIN_INTERVAL) return;
    if (last && frame.time - last.time > 1) frames.length = 0;
    frames.push(frame);
    let old = 0;
    while (old < frames.length && frames[old].time < frame.time - SPAN - 0.1) old++;
    if (old > 30) frames.splice(0, old); // in batches
  }

  clear(): void {
    this.frames = [];
  }
}
