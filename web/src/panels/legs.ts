// Hip, knee and ankle angles in the sign convention of gait analysis, and strides.

import { AT, type Frame, type Layout } from "../wire/frame";
import type { Part, Scene } from "../wire/messages";
import { rotated, type Feet } from "../view/feet";

export type LegSide = "left" | "right";
export type Angle = (frame: Frame) => number;
const DEGREES = 180 / Math.PI;
const MIN_STRIKE_INTERVAL = 0.3; // foot strikes closer together count as one [s]
const MAX_STRIDE_SECONDS = 3; // [s]
export const POINTS = 101; // over a stride

/**
 * The angle of a joint [deg]: flexion positive, toes up positive. The hip angle is that of the thigh to the vertical,
 * because published data are relative to a pelvis with another tilt. Null when the character has no such joint.
 */
export function legAngle(scene: Scene, layout: Layout, side: LegSide, part: Part): Angle | null {
  const joint = findJoint(scene, side, part);
  if (joint < 0) return null;
  const at = layout.joints + 3 * joint;
  if (part === "knee") return ({ data }) => -DEGREES * data[at];
  if (part === "ankle") return ({ data }) => DEGREES * data[at];
  const index = scene.character.links.findIndex(({ name }) => name === scene.character.joints[joint].link);
  const line = scene.character.links[index]?.line ?? [];
  if (index < 0 || line.length !== 6) return ({ data }) => DEGREES * data[at];
  const bone: [number, number, number] = [line[3] - line[0], line[4] - line[1], line[5] - line[2]];
  const link = layout.links + 7 * index;
  return ({ data }) => {
    const [x, y, z] = rotated(data, link + 3, bone);
    const heading = data[AT.heading] || 0;
    return DEGREES * Math.atan2(x * Math.cos(heading) + y * Math.sin(heading), -z);
  };
}

export function findJoint(scene: Scene, side: LegSide, part: Part): number {
  const { joints } = scene.character;
  for (const wanted of [`${side}_${part}_pitch`, `${side}_${part}`]) {
    const found = joints.findIndex(({ name }) => name === wanted);
    if (found >= 0) return found;
  }
  return joints.findIndex(({ name, label }) => {
    const words = `${name} ${label}`.toLowerCase();
    return words.includes(side) && words.includes(part) && !/roll|yaw/.test(words);
  });
}

/** The last whole stride of a foot, from strike to strike, resampled to 101 points; null when there is none yet. */
export function lastStride(frames: Frame[], feet: Feet, side: LegSide, angle: Angle): number[] | null {
  const foot = feet.feet.find((one) => one.side === side);
  if (!foot || frames.length < 2) return null;
  const strikes: number[] = [];
  let before = feet.down(frames[0].data, foot);
  for (let k = 1; k < frames.length; k++) {
    const now = feet.down(frames[k].data, foot);
    const last = strikes[strikes.length - 1];
    if (now && !before && (last === undefined || frames[k].time - frames[last].time > MIN_STRIKE_INTERVAL)) strikes.push(k);
    before = now;
  }
  if (strikes.length < 2) return null;
  const [from, to] = strikes.slice(-2);
  const [start, end] = [frames[from].time, frames[to].time];
  if (end - start > MAX_STRIDE_SECONDS) return null;
  const curve: number[] = [];
  let k = from;
  for (let i = 0; i < POINTS; i++) {
    const time = start + ((end - start) * i) / (POINTS - 1);
    while (k < to - 1 && frames[k + 1].time < time) k++;
    const fraction = (time - frames[k].time) / (frames[k + 1].time - frames[k].time);
    const [a, b] = [angle(frames[k]), angle(frames[k + 1])];
    curve.push(a + (b - a) * Math.min(1, Math.max(0, fraction)));
  }
  return curve;
}
