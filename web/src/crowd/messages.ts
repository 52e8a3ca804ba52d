// The `crowd` message and the binary frames of a crowd (PROTOCOL.md).

import type { Link } from "../wire/messages";

export interface CrowdMessage {
  is: "crowd";
  serial: number;
  count: number;
  steps: Steps;
  strategies: string[]; // from weak to strong
  ball: number; // its radius [m]
  largest: number; // push [N s]
  links: (Link & { offset: number[] })[];
  joints: { link: string; axis: number[] }[];
}

export type Steps = "any" | "one" | "none";

export interface CrowdFrame {
  serial: number;
  time: number; // [s]
  ball: [number, number]; // x, y [m]
  hits: number; // of the ball so far
  poses: Float32Array; // [character, nq] root position, quaternion w x y z, joint angles
  strategies: Uint8Array; // [character] 0 for one that stands
}

const HEAD = 16; // bytes
const BALL = 4; // numbers

/** A frame of the crowd that a message described; null for a frame of another one. */
export function readCrowdFrame(buffer: ArrayBuffer, { serial, count, joints }: CrowdMessage): CrowdFrame | null {
  const numbers = BALL + count * (7 + joints.length);
  if (buffer.byteLength !== HEAD + 4 * numbers + count) return null;
  const head = new DataView(buffer);
  if (head.getUint32(0, true) !== serial) return null;
  const data = new Float32Array(buffer, HEAD, numbers);
  return {
    serial,
    time: head.getFloat64(8, true),
    ball: [data[0], data[1]],
    hits: data[3],
    poses: data.subarray(BALL),
    strategies: new Uint8Array(buffer, HEAD + 4 * numbers, count),
  };
}
