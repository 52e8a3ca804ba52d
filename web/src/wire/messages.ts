// Messages of the server (PROTOCOL.md). SI units; x forward, y left, z up; quaternions w x y z.

export type Vector = [number, number, number];
export type Point = [number, number];
export type Side = "left" | "right" | "";

export interface SkillCard {
  id: string;
  title: string;
  about: string;
  good: string; // what it is good for
  best: number | null; // its place among the best
  group: string;
  character: string;
  gait: string;
  kind: string;
  kinematic: boolean; // movement without forces
  kinematic_root: boolean; // the root follows a recording whatever acts on the body
  speed: number | null;
  steerable: boolean;
  thumbnail: string;
  made?: boolean; // in this studio, not built-in
  removable?: boolean; // it can be renamed and deleted
}

export interface Named {
  name: string;
  title: string;
}

export interface Hello {
  is: "hello";
  version: string;
  client: number;
  key: string; // identifies uploads of this page
  skills: SkillCard[];
  scenes: Named[];
  bodies: Named[];
  maximum_force: number;
}

export interface Link {
  name: string;
  parent: string;
  line: number[];
  radius: number;
  box: number[];
  side: Side;
  offset?: number[]; // of its frame in that of its parent [m]
  mass?: number; // [kg]
}

export interface Joint {
  name: string;
  link: string;
  low: number;
  high: number;
  torque: number;
  label: string;
}

export interface Contact {
  name: string;
  foot: number | string;
  link: string;
  point: number[];
}

export interface Character {
  name: string;
  title: string;
  mass: number;
  planar: boolean;
  height: number;
  links: Link[];
  joints: Joint[];
  contacts: Contact[];
  feet: unknown[];
}

export interface Ground {
  name: string;
  points: [number, number][];
  friction: number | null;
  beam?: Beam | null;
}

export interface Prop {
  kind: "ball" | "box";
  size: number[];
}

export type Part = "hip" | "knee" | "ankle";

export interface Norms {
  name: string;
  speed: number; // of the published data [m/s]
  parts: Partial<Record<Part, { mean: number[]; sd: number[] }>>;
}

/** A beam along x between two platforms, at y = 0, its top at height 0 [m]. */
export interface Beam {
  width: number;
  height: number; // above the ground beside it
  start: number;
  length: number;
}

export interface Scene {
  is: "scene";
  serial: number;
  who?: number; // the character on the floor; none in replays
  asked?: { shape: string; ground: string; rate: number }; // as requested; "" is the skill's own
  character: Character;
  ground: Ground;
  props: Prop[];
  norms: Norms | null;
}

export interface Skill {
  is: "skill";
  id: string;
  title: string;
  about: string;
  system: string;
  authorable: boolean;
  kinematic: boolean; // movement without forces
  kinematic_root: boolean; // the root follows a recording whatever acts on the body
  speed: number | null;
  takes_speed: boolean; // goes at other speeds on command
  speeds: Point | null; // the lowest and the highest that can be commanded; null where they are not known [m/s]
  has_ghost: boolean;
  steering: Lead | null; // styles and path, for skills that can follow them
  strategies: Strategy[]; // against pushes while standing; [] for most skills
  norms?: Norms | null; // of this gait; a scene has those of its first gait
}

export interface Style {
  name: string; // "": chosen by the skill
  speeds: Point; // lowest and highest along the heading [m/s]
  sideways: Point; // the same to the left of it
  usual: Point; // along the heading, and to the left of it
}

export interface Lead {
  styles: Style[];
  style: string;
  path: Point[]; // that is followed; [] for none
}

/** What the law will track next, on the ground. */
export interface Coming {
  is: "coming";
  way: Point[]; // of the root
  prints: FootPrint[]; // of feet that will land, in order
}

/** A way to answer a push (thesis 6.4). */
export interface Strategy {
  name: string;
  title: string;
  steps: number; // that it needs to be allowed
  allowed: boolean;
  domain: [number, number][]; // direction, 0 forward and 180 backward, to both sides [degrees]; largest impulse [N s]
  seconds: number; // length of the pushes of the domain [s]
  how: string; // other conditions of the domain
}

export interface PushAnswer {
  number: number;
  angle: number; // counter-clockwise from forward [rad]
  impulse: number; // [N s]
  strategy: string; // the name of the strategy that was tried
  steps: number;
  phase: string;
  fell: boolean;
  done: boolean; // it stands still again, fell, or was pushed again
}

export interface Pushes {
  is: "pushes";
  pushes: PushAnswer[];
  prints: FootPrint[]; // of the last push
}

/** Where a foot stood when a push began, or landed after it. */
export interface FootPrint {
  foot: number; // in the order of the character's feet
  number: number; // 0 before the push, then in the order of landing
  points: Vector[]; // contact points of the foot [m]
  ahead: Vector; // where the toes point
}

export interface State {
  index: number;
  stance: "left" | "right";
  until: number | string | number[]; // a list: one for each speed of the file
  values: Record<string, number>;
}

export interface Column {
  name: string;
  label: string;
  unit: string;
  low: number;
  high: number;
  joint: string;
  group: "balance" | "pose" | "side";
}

export interface SafeRanges {
  cd: [number, number];
  cv: [number, number];
  how: string;
}

export interface Graph {
  is: "graph";
  states: State[];
  original: State[]; // as the file has them
  columns: Column[];
  undo: number;
  redo: number;
  dirty: boolean;
  name: string;
  comparing: boolean;
  safe: SafeRanges | null;
  safe_state: "none" | "measuring" | "known" | "failed";
}

export interface Holder {
  is: "holder";
  you: boolean;
  client: number | null;
  clients: number;
  asking: number[];
}

export interface Note {
  is: "note";
  time: number;
  text: string;
}

export interface Fall {
  is: "fall";
  time: number;
  title: string;
  words: string[];
}

export interface ErrorMessage {
  is: "error";
  text: string;
  about: string;
}

export interface Envelope {
  is: "envelope";
  forces: (number | null)[];
  ended: boolean[]; // whether the largest push is known; else larger ones were not tried yet
  seconds: number;
  running: boolean;
  fraction: number;
  words: string;
}

export interface Job {
  is: "job";
  id: string;
  kind: "learn" | "rectify" | "optimize" | "stabilize";
  title: string;
  fraction: number;
  words: string;
  state: "running" | "done" | "failed" | "stopped";
  stopping: boolean; // interrupted; it writes its best result
  skill: string;
  history: number[];
  sketch: PhysicalSketch | null; // of a clip that is being made physical
}

/** Part of a clip for a stick figure: x, y, z of every point in each frame [mm]. */
export interface Sketch {
  rate: number; // frames per second
  parents: number[]; // of each point; -1 for the root
  sides: Side[];
  points: number[][];
}

/** A whole clip on a body, and `physical`: the same points of the simulated body, as far as it was found. */
export interface PhysicalSketch extends Sketch {
  physical: number[][];
}

export interface Clip {
  is: "clip";
  id: string;
  name: string;
  seconds: number;
  frames: number;
  rate: number;
  kind: string; // kind of movement, "" where it is not known
  speed: number | null;
  words: string | string[];
  sketch: Sketch | null;
}

export interface ExportedFile {
  is: "file";
  name: string;
  address: string;
  bytes: number;
  words: string;
}

export interface Skills {
  is: "skills";
  skills: SkillCard[];
}

/** A rigged character of the user; without a name, the built-in body again. */
/** Who is on the floor. */
export interface Cast {
  is: "cast";
  chosen: number;
  most: number; // that there can be
  characters: { who: number; title: string; skill: string; place: Point }[];
}

export interface OwnMessage {
  is: "own";
  name: string;
  who: number; // the character on the floor
  address: string;
  axes: number[]; // rotation from the axes of the file to z up
  bones: { node: number; link: string; rest: number[] }[];
  root: Vector; // of the root joint in the frame of the pelvis [m]
}

export type Message =
  | OwnMessage
  | Cast
  | Hello
  | Scene
  | Skill
  | Graph
  | Holder
  | Note
  | Fall
  | ErrorMessage
  | Envelope
  | Pushes
  | Coming
  | Job
  | Clip
  | ExportedFile
  | Skills;
