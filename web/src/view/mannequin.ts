// A mannequin for any body: trunk, head, arms with hands, legs with shoes, as lofts around the links. Sizes follow from
// the links' lengths, masses and capsules, so that a taller, heavier or imported body looks like what it is.

import { Vector3 } from "three";
import type { Character } from "../wire/messages";
import { anatomy, type Anatomy, type Limb, type Part } from "./anatomy";
import { addHead } from "./head";
import { curve, Loft, smoothstep, type Grip, type Paint, type Ring } from "./loft";

const FORWARD = new Vector3(1, 0, 0);
const UP = new Vector3(0, 0, 1);
const SIDES = { trunk: 22, limb: 14, foot: 14, small: 8 }; // vertices around a part
const PLANAR_GAP = { arm: 0.9, leg: 0.55 }; // legs and arms of planar bodies are drawn beside each other, in trunk radii

const SLEEVE = 0.42; // how far shorts and sleeves reach, as a fraction of thigh and upper arm

type Points = [number, number][];

// Radii of limbs over the fraction of their length, in radii of cylinders of the same mass.
const THIGH: Points = [[-0.16, 0.3], [-0.12, 0.66], [-0.05, 0.95], [0.03, 1.04], [0.18, 1.09], [0.4, 1.02], [0.65, 0.88], [0.85, 0.77]];
const SHANK: Points = [[0.06, 1], [0.14, 0.99], [0.3, 1.12], [0.5, 0.97], [0.72, 0.72], [0.9, 0.57], [1.02, 0.55]];
const UPPER_ARM: Points = [[-0.2, 0.3], [-0.15, 0.72], [-0.06, 1.08], [0.06, 1.2], [0.2, 1.13], [0.45, 1.02], [0.7, 0.88], [0.88, 0.82]];
const FOREARM: Points = [[0.1, 0.96], [0.28, 1.04], [0.55, 0.84], [0.85, 0.62], [1.01, 0.58]];
// Shift of the middle to the front, over the fraction of the length, in radii.
const THIGH_SHIFT: Points = [[-0.1, -0.06], [0.05, -0.05], [0.4, 0.12], [0.85, 0.08]];
const SHANK_SHIFT: Points = [[0.06, 0.06], [0.3, -0.24], [0.55, -0.16], [0.95, -0.02]];

/** All surfaces of a body; `paints` of the loft has the colour of every vertex. */
export function mannequin(character: Character): { loft: Loft; parts: Part[] } {
  const loft = new Loft();
  const body = anatomy(character);
  const trunk = body.trunk.length ? trunkRadius(body.trunk) : 0.1;
  const gap = (limb: Limb, factor: number) => (character.planar ? (limb.side === "left" ? 1 : -1) * factor * trunk : 0);
  if (body.trunk.length) addTrunk(loft, body, trunk, character.planar);
  if (body.head) addHead(loft, body.head, body.trunk[body.trunk.length - 1]?.index ?? body.head.index);
  for (const arm of body.arms) {
    loft.aside = gap(arm, PLANAR_GAP.arm);
    addArm(loft, arm);
  }
  for (const leg of body.legs) {
    loft.aside = gap(leg, PLANAR_GAP.leg);
    addLeg(loft, leg);
  }
  loft.aside = 0;
  for (const part of body.rest) plain(loft, part);
  return { loft, parts: body.parts };
}

function trunkRadius(trunk: Part[]): number {
  return Math.max(...trunk.map(({ radius }) => radius));
}

/** Half the axes of a ring across a direction: to the side and to the front, with lengths. */
export function across(along: Vector3, wide: number, deep: number): { wide: Vector3; deep: Vector3 } {
  const ahead = Math.abs(along.x) > 0.8 ? UP : FORWARD;
  const front = ahead.clone().addScaledVector(along, -ahead.dot(along)).normalize();
  const lateral = front.clone().cross(along);
  return { wide: lateral.multiplyScalar(wide), deep: front.multiplyScalar(deep) };
}

export const firm = (bone: number): Grip => ({ bone, to: bone, weight: 0 });

/** A tapered tube with round ends around the line of a link. */
function plain(loft: Loft, part: Part): void {
  const { from, to, radius, index } = part;
  const length = from.distanceTo(to);
  if (length < 1e-3 || part.link.box.length === 6) {
    if (part.link.box.length === 6) addShoe(loft, [part]);
    return;
  }
  const along = to.clone().sub(from).normalize();
  const paint: Paint = { name: part.side || "centre" };
  const stations = [-0.98, -0.7, 0].map((k) => [k * radius, Math.sqrt(1 - k * k)]);
  const end = [0, 0.7, 0.98].map((k) => [length + k * radius, 0.85 * Math.sqrt(1 - k * k)]);
  loft.tube(
    [...stations, ...end].map(([s, r]) => ({
      at: from.clone().addScaledVector(along, s),
      ...across(along, r * radius, r * radius),
      grip: firm(index),
      paint,
    })),
    SIDES.small,
  );
}

function addTrunk(loft: Loft, body: Anatomy, radius: number, planar: boolean): void {
  const { trunk, legs, arms, head } = body;
  const mean = (limbs: Limb[], pick: (part: Part) => number, otherwise: number) => {
    const found = limbs.flatMap(({ upper }) => (upper ? [pick(upper)] : []));
    return found.length ? found.reduce((sum, one) => sum + one, 0) / found.length : otherwise;
  };
  const top = head?.origin.z ?? trunk[trunk.length - 1].to.z;
  const hip = mean(legs, ({ origin }) => origin.z, trunk[0].from.z);
  const shoulder = Math.min(mean(arms, ({ origin }) => origin.z, top - 0.1 * (top - hip)), top - 0.05 * (top - hip));
  const thigh = mean(legs, (part) => part.radius, 0.6 * radius);
  const apart = planar ? PLANAR_GAP.leg * radius : mean(legs, ({ origin }) => Math.abs(origin.y), 0.5 * radius);
  const hips = Math.max(apart + 0.92 * thigh, 0.8 * radius);
  const shoulders = planar ? PLANAR_GAP.arm * radius : mean(arms, ({ origin }) => Math.abs(origin.y), 1.1 * radius);
  const neck = 0.42 * radius;
  const wide = curve([
    [-0.19, 0.25 * hips], [-0.16, 0.55 * hips], [-0.08, 0.86 * hips], [0.02, hips], [0.14, 0.98 * hips], [0.38, 0.9 * radius],
    [0.62, 1.04 * radius], [0.84, Math.max(1.1 * radius, 0.84 * shoulders)], [0.98, 0.86 * shoulders], [1.05, 0.66 * shoulders], [1.12, Math.max(neck, 0.42 * shoulders)], [1.2, neck],
  ]);
  const deep = curve([
    [-0.19, 0.3 * radius], [-0.16, 0.5 * radius], [-0.08, 0.74 * radius], [0.04, 0.84 * radius], [0.2, 0.76 * radius], [0.38, 0.66 * radius],
    [0.66, 0.78 * radius], [0.82, 0.77 * radius], [0.98, 0.58 * radius], [1.08, 0.44 * radius], [1.2, 0.38 * radius],
  ]);
  const shift = curve([[-0.16, 0], [0.04, -0.09 * radius], [0.25, 0], [0.72, 0.08 * radius], [1, -0.06 * radius], [1.2, -0.02 * radius]]);
  const low = hip - 0.19 * (shoulder - hip);
  const high = Math.max(top + 0.015, shoulder + 0.13 * (shoulder - hip));
  const rings: Ring[] = [];
  const count = 26;
  for (let k = 0; k <= count; k++) {
    const z = low + ((high - low) * k) / count;
    // Over the shoulders the curves are stretched to where the neck begins.
    const t = z < shoulder ? (z - hip) / (shoulder - hip) : 1 + (0.2 * (z - shoulder)) / (high - shoulder);
    const belt = t < 0.22;
    rings.push({
      at: new Vector3(trunk[0].origin.x + shift(t), 0, z),
      ...across(UP, wide(t), deep(t)),
      square: 2.3,
      grip: spine(trunk, z, 0.4 * radius),
      paint: belt ? { name: "shorts" } : { name: "centre" },
    });
  }
  loft.tube(rings, SIDES.trunk);
  for (const limb of [...arms, ...legs]) for (const part of limb.joints) plain(loft, part);
}

/** The two links of the trunk that a height lies between, blended around their joint. */
function spine(trunk: Part[], z: number, half: number): Grip {
  let grip = firm(trunk[0].index);
  for (let k = 1; k < trunk.length; k++) {
    const joint = trunk[k].origin.z;
    if (z > joint + half) grip = firm(trunk[k].index);
    else if (z > joint - half)
      return { bone: trunk[k - 1].index, to: trunk[k].index, weight: smoothstep(joint - half, joint + half, z) };
  }
  return grip;
}

interface Segment {
  part: Part;
  from: Vector3;
  to: Vector3;
  radius: Points; // over the fraction of the length, in radii of the part
  shift: Points;
}

/** A tube along two segments, bending smoothly at the joint between them; the last rings follow `end`. */
function limbTube(loft: Loft, segments: Segment[], paint: Paint, end: number | null, top: Paint | null = null): void {
  const lengths = segments.map(({ from, to }) => from.distanceTo(to));
  const starts = lengths.map((_, k) => lengths.slice(0, k).reduce((sum, one) => sum + one, 0));
  const absolute = (pick: (segment: Segment) => Points) =>
    curve(
      segments.flatMap((segment, k) =>
        pick(segment).map(([t, value]): [number, number] => [starts[k] + t * lengths[k], value * segment.part.radius]),
      ),
    );
  const radius = absolute((segment) => segment.radius);
  const shift = absolute((segment) => segment.shift);
  const first = segments[0].radius[0][0] * lengths[0];
  const last = segments.length - 1;
  const tip = starts[last] + lengths[last] * segments[last].radius[segments[last].radius.length - 1][0];
  const count = segments.length > 1 ? 26 : 14;
  const rings: Ring[] = [];
  for (let k = 0; k <= count; k++) {
    // Rings are denser at the dome of the first joint.
    const s = first + (tip - first) * (k / count) ** 1.25;
    const at = last > 0 && s > starts[1] ? 1 : 0;
    const { from, to, part } = segments[at];
    const along = to.clone().sub(from).normalize();
    const size = radius(s);
    const axes = across(along, size, size);
    let grip = firm(part.index);
    if (last > 0) {
      const bend = 0.9 * radius(starts[1]);
      const weight = smoothstep(starts[1] - bend, starts[1] + bend, s);
      grip = { bone: segments[0].part.index, to: segments[1].part.index, weight };
    }
    if (end !== null && s > tip - 0.1 * lengths[last]) grip = { bone: part.index, to: end, weight: 0.5 * smoothstep(tip - 0.1 * lengths[last], tip, s) };
    const middle = from.clone().addScaledVector(along, s - starts[at]).addScaledVector(axes.deep.clone().normalize(), shift(s));
    rings.push({ at: middle, ...axes, grip, paint: top && s < SLEEVE * lengths[0] ? top : paint });
  }
  loft.tube(rings, SIDES.limb);
}

function addArm(loft: Loft, { side, upper, lower, ends }: Limb): void {
  if (!upper) return;
  const paint: Paint = { name: side || "centre" };
  const hand = ends[0];
  const elbow = lower?.origin ?? upper.to;
  const first: Segment = { part: upper, from: upper.origin, to: elbow, radius: lower ? UPPER_ARM : [...UPPER_ARM, [1, 0.8]], shift: [[0, 0], [0.9, 0.05]] };
  if (!lower) return limbTube(loft, [first], paint, null);
  const wrist = hand?.origin ?? lower.from.clone().lerp(lower.to, 0.76);
  limbTube(loft, [first, { part: lower, from: elbow, to: wrist, radius: FOREARM, shift: [[0.1, 0.02], [1, 0]] }], paint, hand?.index ?? null, { name: "centre" });
  const long = hand ? Math.max(hand.from.distanceTo(hand.to), 0.5 * lower.from.distanceTo(lower.to)) : 0.36 * lower.from.distanceTo(lower.to) * (1 / 0.76);
  const along = (hand && hand.to.distanceTo(hand.from) > 0.02 ? hand.to.clone().sub(hand.from) : wrist.clone().sub(elbow)).normalize();
  addHand(loft, hand?.index ?? lower.index, wrist, along, long, lower.radius, side);
  for (const part of ends.slice(1)) plain(loft, part);
}

/** A hand with a thumb, the fingers together and slightly bent. */
function addHand(loft: Loft, bone: number, wrist: Vector3, along: Vector3, long: number, radius: number, side: string): void {
  const thick = curve([[-0.12, 0.52], [0.05, 0.5], [0.3, 0.46], [0.6, 0.38], [0.85, 0.3], [1, 0.12]]);
  const broad = curve([[-0.12, 0.52], [0.05, 0.66], [0.3, 1], [0.5, 1.02], [0.75, 0.86], [0.93, 0.6], [1, 0.22]]);
  const { wide, deep } = across(along, 1, 1);
  const inward = wide.clone().multiplyScalar(Math.sign(wide.y || 1) * (side === "left" ? -1 : 1)); // to the palm
  const paint: Paint = { name: "skin" };
  const rings: Ring[] = [-0.12, 0, 0.12, 0.26, 0.4, 0.55, 0.7, 0.82, 0.91, 0.97, 1].map((t) => ({
    at: wrist
      .clone()
      .addScaledVector(along, t * long)
      .addScaledVector(inward, 0.5 * radius * t * t)
      .addScaledVector(deep, 0.25 * radius * t * t),
    ...across(along, thick(t) * radius, broad(t) * radius),
    grip: firm(bone),
    paint,
    square: 2.4,
  }));
  loft.tube(rings, SIDES.small + 2);
  const root = wrist.clone().addScaledVector(along, 0.12 * long).addScaledVector(deep, 0.5 * radius);
  const way = along.clone().multiplyScalar(0.8).addScaledVector(deep, 0.5).addScaledVector(inward, 0.3).normalize();
  loft.tube(
    [0, 0.35, 0.7, 0.92, 1].map((t, k) => ({
      at: root.clone().addScaledVector(way, 0.48 * long * t),
      ...across(way, [0.4, 0.36, 0.3, 0.24, 0.08][k] * radius, [0.4, 0.36, 0.3, 0.24, 0.08][k] * radius),
      grip: firm(bone),
      paint,
    })),
    SIDES.small,
  );
}

function addLeg(loft: Loft, { side, upper, lower, ends }: Limb): void {
  const paint: Paint = { name: side || "centre" };
  const foot = ends[0] ?? null;
  if (upper) {
    const knee = lower?.origin ?? foot?.origin ?? upper.to;
    const first: Segment = { part: upper, from: upper.origin, to: knee, radius: lower ? THIGH : [...THIGH, [1, 0.7]], shift: THIGH_SHIFT };
    if (!lower) limbTube(loft, [first], paint, foot?.index ?? null);
    else {
      const ankle = foot?.origin ?? lower.to;
      limbTube(loft, [first, { part: lower, from: knee, to: ankle, radius: SHANK, shift: SHANK_SHIFT }], paint, foot?.index ?? null, { name: "shorts" });
    }
  }
  const soled = ends.filter(({ link }) => link.box.length === 6);
  if (soled.length) addShoe(loft, soled);
  for (const part of ends) if (!soled.includes(part)) plain(loft, part);
}

/** A shoe around the box of a foot, and of its toes where they have a hinge; it bends at the ball. */
function addShoe(loft: Loft, [foot, toes]: Part[]): void {
  const [cx, cy, cz, hx, hy, hz] = foot.link.box;
  const heel = foot.origin.x + cx - hx;
  const tip = toes ? toes.origin.x + toes.link.box[0] + toes.link.box[3] : foot.origin.x + cx + hx;
  const sole = foot.origin.z + cz - hz;
  const length = tip - heel;
  const tall = Math.max(foot.origin.z - sole, 0.28 * length);
  const ankle = Math.min(0.45, Math.max(0.14, (foot.origin.x - heel) / length));
  const top = curve([
    [0, 0.3 * tall], [0.05, 0.72 * tall], [0.6 * ankle, 1.05 * tall], [ankle + 0.03, 1.1 * tall], [ankle + 0.2, 0.82 * tall],
    [0.7, 0.5 * tall], [0.88, 0.38 * tall], [0.97, 0.26 * tall], [1, 0.16 * tall],
  ]);
  const wide = curve([[0, 0.34], [0.05, 0.58], [0.18, 0.7], [0.45, 0.72], [0.7, 0.96], [0.82, 0.94], [0.93, 0.72], [0.98, 0.46], [1, 0.25]]);
  const ball = toes ? toes.origin.x : tip + 1;
  const rings: Ring[] = [0, 0.025, 0.07, 0.13, 0.2, 0.28, 0.37, 0.46, 0.55, 0.62, 0.68, 0.74, 0.8, 0.86, 0.91, 0.95, 0.98, 1].map((t) => {
    const x = heel + t * length;
    const half = 0.5 * Math.max(0.012, top(t));
    const weight = toes ? smoothstep(ball - 0.02, ball + 0.02, x) : 0;
    return {
      at: new Vector3(x, foot.origin.y + cy, sole + half),
      wide: new Vector3(0, wide(t) * hy, 0),
      deep: new Vector3(0, 0, half),
      grip: { bone: foot.index, to: toes?.index ?? foot.index, weight },
      paint: { name: "foot" as const },
      square: 2.7,
      shape: (point: Vector3): Paint | null => (point.z < sole + 0.2 * tall ? { name: "sole" } : null),
    };
  });
  loft.tube(rings, SIDES.foot);
}
