// Binary frames, sixty a second. The layout follows from the scene message of the same serial (PROTOCOL.md).

import type { Scene } from "./messages";

const HEAD = 16; // bytes: serial, tick, time
const SUMS = 26; // values of the whole body, before the links

export const FLAG = { paused: 1, fallen: 2, pushed: 4, recording: 8, changing: 16, ghost: 32 } as const;

/** Indices of the values of the whole body. */
export const AT = {
  rate: 0,
  flags: 1,
  state: 2,
  phase: 3,
  com: 4,
  velocity: 7,
  cop: 10,
  askedSpeed: 12,
  askedHeading: 13,
  heading: 14,
  back: 15,
  push: 16,
  pushAt: 19,
  target: 22,
  power: 24,
  askedLateral: 25,
} as const;

export interface Frame {
  serial: number;
  tick: number;
  time: number; // [s]
  data: Float32Array;
}

/** Start indices of links, contacts, joints, props and the ghost in a frame. */
export class Layout {
  readonly links = SUMS;
  readonly contacts: number;
  readonly joints: number;
  readonly props: number;
  readonly ghost: number;
  readonly end: number; // with a ghost
  readonly linkCount: number;
  readonly contactCount: number;
  readonly propCount: number;

  constructor(scene: Scene) {
    const { links, contacts, joints } = scene.character;
    this.linkCount = links.length;
    this.contactCount = contacts.length;
    this.propCount = scene.props.length;
    this.contacts = this.links + 7 * links.length;
    this.joints = this.contacts + 4 * contacts.length;
    this.props = this.joints + 3 * joints.length;
    this.ghost = this.props + 7 * scene.props.length;
    this.end = this.ghost + 7 * links.length;
  }

  /** Whether a frame has the length of this layout. */
  fits(frame: Frame): boolean {
    return frame.data.length >= (hasFlag(frame, FLAG.ghost) ? this.end : this.ghost);
  }
}

export function hasFlag(frame: Frame, flag: number): boolean {
  return (frame.data[AT.flags] & flag) !== 0;
}

/** The frame that begins at `offset` of a buffer, or null if there is none. */
export function readFrame(buffer: ArrayBuffer, offset = 0, bytes = buffer.byteLength - offset): Frame | null {
  if (bytes < HEAD + 4 * SUMS || offset + bytes > buffer.byteLength) return null;
  const head = new DataView(buffer, offset, HEAD);
  return {
    serial: head.getUint32(0, true),
    tick: head.getUint32(4, true),
    time: head.getFloat64(8, true),
    data: new Float32Array(buffer, offset + HEAD, Math.floor((bytes - HEAD) / 4)),
  };
}

/** The frames behind the first one, from an offset on, each behind its length: of characters that are not chosen. */
export function* furtherFrames(buffer: ArrayBuffer, offset: number): Iterable<Frame> {
  while (offset + 4 <= buffer.byteLength) {
    const bytes = new DataView(buffer, offset, 4).getUint32(0, true);
    const frame = readFrame(buffer, offset + 4, bytes);
    if (!frame) return;
    yield frame;
    offset += 4 + bytes;
  }
}

/** A frame as an object with names; for tests and the console. */
export function describe(frame: Frame) {
  const { data } = frame;
  return {
    serial: frame.serial,
    tick: frame.tick,
    time: frame.time,
    rate: data[AT.rate],
    flags: data[AT.flags],
    paused: hasFlag(frame, FLAG.paused),
    fallen: hasFlag(frame, FLAG.fallen),
    pushed: hasFlag(frame, FLAG.pushed),
    recording: hasFlag(frame, FLAG.recording),
    changing: hasFlag(frame, FLAG.changing),
    ghost: hasFlag(frame, FLAG.ghost),
    state: data[AT.state],
    phase: data[AT.phase],
    com: Array.from(data.subarray(AT.com, AT.com + 3)),
    velocity: Array.from(data.subarray(AT.velocity, AT.velocity + 3)),
    cop: Array.from(data.subarray(AT.cop, AT.cop + 2)),
    asked_speed: data[AT.askedSpeed],
    asked_heading: data[AT.askedHeading],
    heading: data[AT.heading],
    back: data[AT.back],
    push: Array.from(data.subarray(AT.push, AT.push + 3)),
    push_at: Array.from(data.subarray(AT.pushAt, AT.pushAt + 3)),
    target: Array.from(data.subarray(AT.target, AT.target + 2)),
    power: data[AT.power],
    data,
  };
}
