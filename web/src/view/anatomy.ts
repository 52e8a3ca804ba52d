// Which link of a body is which part, for drawing: from its tree, lines and boxes, so that any skeleton has parts.

import { Vector3 } from "three";
import type { Character, Link, Side } from "../wire/messages";

const DENSITY = 1000; // of bodies [kg/m³]
const HAND = /hand|palm|wrist/i;
const FOOT = /foot|toe|ankle|heel|ball/i;
const GIRDLE = /clav|collar|shoulder/i;
const HEAD = /head/i;

/** A link in the pose with all angles 0. */
export interface Part {
  index: number;
  link: Link;
  side: Side;
  parent: Part | null;
  children: Part[];
  from: Vector3; // start of its line, or its origin [m]
  to: Vector3; // end of its line
  origin: Vector3;
  radius: number; // of a cylinder of its length and mass, near that of its capsule [m]
}

export interface Limb {
  side: Side;
  joints: Part[]; // parts of the trunk's side of it, such as collar bones
  upper: Part | null; // upper arm or thigh
  lower: Part | null; // forearm or shank
  ends: Part[]; // hand or foot, fingers and toes
}

export interface Anatomy {
  parts: Part[];
  trunk: Part[]; // from the pelvis up
  head: Part | null;
  arms: Limb[];
  legs: Limb[];
  rest: Part[]; // of no part above
}

export function anatomy(character: Character): Anatomy {
  const parts = places(character);
  const trunk: Part[] = [];
  let head: Part | null = null;
  for (let at: Part | undefined = parts[0]; at; ) {
    if (HEAD.test(at.link.name)) {
      head = at;
      break;
    }
    trunk.push(at);
    const middle: Part[] = at.children.filter((child) => !child.side);
    at = middle.sort((a, b) => height(b) - height(a))[0];
  }
  const known = new Set([...trunk, ...(head ? subtree(head) : [])]);
  const arms: Limb[] = [];
  const legs: Limb[] = [];
  const rest: Part[] = [];
  const lowest = Math.min(...parts.map(({ to, from }) => Math.min(to.z, from.z)));
  for (const part of parts) {
    if (known.has(part) || !part.parent || !trunk.includes(part.parent)) continue;
    const own = subtree(part);
    own.forEach((one) => known.add(one));
    const isLeg = own.some(({ link, to }) => link.box.length === 6 || to.z < lowest + 0.12 * character.height);
    if (part.side) (isLeg ? legs : arms).push(limb(part, own, isLeg));
    else rest.push(...own);
  }
  return { parts, trunk, head, arms, legs, rest };
}

/** Position of every link in the pose with all angles 0; there all link frames are parallel to the world's. */
function places(character: Character): Part[] {
  const parts: Part[] = [];
  const named = new Map<string, Part>();
  character.links.forEach((link, index) => {
    const parent = named.get(link.parent) ?? null;
    const origin = new Vector3(...(link.offset ?? [0, 0, 0])).add(parent?.origin ?? new Vector3());
    const line = link.line.length === 6 ? link.line : [0, 0, 0, 0, 0, 0];
    const from = new Vector3(line[0], line[1], line[2]).add(origin);
    const to = new Vector3(line[3], line[4], line[5]).add(origin);
    const side = link.side || parent?.side || aside(link, origin, character.height);
    const part: Part = { index, link, side, parent, children: [], from, to, origin, radius: girth(link, from.distanceTo(to)) };
    parent?.children.push(part);
    parts.push(part);
    named.set(link.name, part);
  });
  return parts;
}

/** The side of a link that has no side in its name: where it is, or else what its name says in other conventions. */
function aside(link: Link, origin: Vector3, height: number): Side {
  if (Math.abs(origin.y) > 0.015 * height) return origin.y > 0 ? "left" : "right";
  const found = /left|right/i.exec(link.name);
  return found ? (found[0].toLowerCase() as Side) : "";
}

/** The radius of a cylinder with the mass of a link, between once and 1.7 times that of its capsule [m]. */
function girth({ mass, radius }: Link, length: number): number {
  if (!mass || length < 0.02) return radius;
  const solid = Math.sqrt(mass / (DENSITY * Math.PI * length));
  return Math.min(1.7 * radius, Math.max(radius, 0.97 * solid));
}

function limb(first: Part, own: Part[], isLeg: boolean): Limb {
  const ending = isLeg ? FOOT : HAND;
  const isEnd = (part: Part): boolean =>
    part.link.box.length === 6 || ending.test(part.link.name) || (part !== first && part.parent !== null && own.includes(part.parent) && isEnd(part.parent));
  const ends = own.filter(isEnd);
  const bones = own.filter((part) => !ends.includes(part) && part.from.distanceTo(part.to) > 0);
  const long = bones.filter(({ link }) => isLeg || !GIRDLE.test(link.name));
  const two = [...long].sort((a, b) => length(b) - length(a)).slice(0, 2);
  const [upper = null, lower = null] = long.filter((part) => two.includes(part));
  const joints = own.filter((part) => part !== upper && part !== lower && !ends.includes(part));
  return { side: first.side, joints, upper, lower, ends };
}

function subtree(part: Part): Part[] {
  return [part, ...part.children.flatMap(subtree)];
}

const length = ({ from, to }: Part) => from.distanceTo(to);
const height = ({ from, to }: Part) => Math.max(from.z, to.z);
