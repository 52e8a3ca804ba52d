// Contacts by foot, and their positions: used by forces, footprints, the support polygon and plots.

import { Quaternion } from "three";
import type { Character, Side } from "../wire/messages";
import type { Layout } from "../wire/frame";

export interface Foot {
  link: number; // the first link that has a contact of this foot
  side: Side;
  contacts: number[];
}

export class Feet {
  readonly feet: Foot[] = [];
  private readonly link: number[];
  private readonly points: number[][];

  constructor(
    character: Character,
    private readonly layout: Layout,
  ) {
    const names = character.links.map((link) => link.name);
    this.link = character.contacts.map((contact) => names.indexOf(contact.link));
    this.points = character.contacts.map((contact) => contact.point);
    const known = new Map<number | string, Foot>();
    character.contacts.forEach((contact, k) => {
      const link = this.link[k];
      if (link < 0) return;
      let foot = known.get(contact.foot);
      if (!foot) {
        foot = { link, side: character.links[link].side, contacts: [] };
        known.set(contact.foot, foot);
        this.feet.push(foot);
      }
      foot.contacts.push(k);
    });
  }

  touches(data: Float32Array, contact: number): boolean {
    return data[this.layout.contacts + 4 * contact] > 0.5;
  }

  down(data: Float32Array, foot: Foot): boolean {
    return foot.contacts.some((contact) => this.touches(data, contact));
  }

  /** Force on a contact along one axis (0 x, 1 y, 2 z) [N]. */
  force(data: Float32Array, contact: number, axis: number): number {
    return data[this.layout.contacts + 4 * contact + 1 + axis] || 0;
  }

  rotation(data: Float32Array, foot: Foot): Quaternion {
    const i = this.layout.links + 7 * foot.link;
    return new Quaternion(data[i + 4], data[i + 5], data[i + 6], data[i + 3]);
  }

  /** Position of a contact in the world: out = position + rotation · point [m]. */
  place(data: Float32Array, contact: number, out: number[]): number[] {
    const i = this.layout.links + 7 * this.link[contact];
    const turned = rotated(data, i + 3, this.points[contact]);
    for (let k = 0; k < 3; k++) out[k] = data[i + k] + turned[k];
    return out;
  }
}

/** A vector rotated by the quaternion w x y z at an index of a frame. */
export function rotated(data: Float32Array, i: number, [x, y, z]: number[]): [number, number, number] {
  const [w, a, b, c] = [data[i], data[i + 1], data[i + 2], data[i + 3]];
  const tx = 2 * (b * z - c * y);
  const ty = 2 * (c * x - a * z);
  const tz = 2 * (a * y - b * x);
  return [x + w * tx + b * tz - c * ty, y + w * ty + c * tx - a * tz, z + w * tz + a * ty - b * tx];
}

/** Convex hull of points seen from above, counter-clockwise. */
export function hull(points: number[][]): number[][] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  if (sorted.length < 3) return sorted;
  const half = (list: number[][]) => {
    const kept: number[][] = [];
    for (const p of list) {
      while (kept.length > 1 && cross(kept[kept.length - 2], kept[kept.length - 1], p) <= 0) kept.pop();
      kept.push(p);
    }
    kept.pop();
    return kept;
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

function cross(a: number[], b: number[], c: number[]): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}
