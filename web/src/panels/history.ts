// The last seconds of frames, kept whole: plots take from it what they show, and hidden plots take nothing.

import type { Frame } from "../wire/frame";

export const SPAN = 6; // [s]
const CLOSEST = 1 / 70; // in slow motion frames come closer together than plots can show [s]

export class History {
  frames: Frame[] = [];

  add(frame: Frame): void {
    const { frames } = this;
    // Rewound or begun anew: what came later has not happened.
    while (frames.length && frames[frames.length - 1].time > frame.time + 1e-9) frames.pop();
    const last = frames[frames.length - 1];
    if (last && frame.time - last.time < CLOSEST) return;
    if (last && frame.time - last.time > 1) frames.length = 0;
    frames.push(frame);
    let old = 0;
    while (old < frames.length && frames[old].time < frame.time - SPAN - 0.1) old++;
    if (old > 30) frames.splice(0, old); // now and then, not one by one
  }

  clear(): void {
    this.frames = [];
  }
}
