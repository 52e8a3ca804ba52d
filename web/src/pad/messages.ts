// Messages of `/pad/ws` (PROTOCOL.md).

import type { Scene } from "../wire/messages";

export interface PadShape {
  rows: number;
  columns: number;
  cell: number; // [m]
  rate: number; // pictures a second
}

export interface PadState {
  source: "recording" | "stream";
  paused: boolean;
  live: boolean; // whether a stream comes in
}

export interface Hello extends PadState {
  is: "pad";
  title: string;
  scene: Scene;
  pad: PadShape;
  delay: number; // of the avatar [s]
  labels: number;
  threshold: number; // of the activity score
  recording: boolean; // whether there is one
  port: number; // of the stream
}

export interface PadFoot {
  on: boolean;
  ankle: [number, number]; // on the pad [m]
  centre: [number, number]; // of pressure
}

export interface PadPicture {
  is: "picture";
  time: number; // [s]
  label: string;
  ready: boolean; // whether a stance has been seen
  score: number; // activity
  levels: string; // base64, one byte a cell
  feet: PadFoot[];
  matched: { label: string; levels: string; place: number; laps: number } | null;
  frames: string; // base64 of consecutive binary frames
  frame_bytes: number;
}

export type PadMessage =
  | Hello
  | PadPicture
  | ({ is: "state" } & PadState)
  | { is: "note"; text: string }
  | { is: "error"; text: string }
  | { is: "holder" };
