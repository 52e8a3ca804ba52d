// What the server says, as PROTOCOL.md lists it. SI units; x forward, y left, z up; quaternions w x y z.

export type Vector = [number, number, number];
export type Side = "left" | "right" | "";

export interface SkillCard {
  id: string;
  title: string;
  about: string;
  character: string;
  gait: string;
  kind: string;
  speed: number | null;
  steerable: boolean;
  thumbnail: string;
  made?: boolean; // in this studio, not built in
}

export interface Named {
  name: string;
  title: string;
}

export interface Hello {
  is: "hello";
  version: string;
  client: number;
  key: string; // by which uploads are known to be this page's
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
}

export interface Prop {
  kind: "ball" | "box";
  size: number[];
}

export type Part = "hip" | "knee" | "ankle";

export interface Norms {
  name: string;
  speed: number; // at which people were measured [m/s]
  parts: Partial<Record<Part, { mean: number[]; sd: number[] }>>;
}

export interface Scene {
  is: "scene";
  serial: number;
  asked?: { shape: string; ground: string; rate: number }; // what people have asked for; "" is the skill's own
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
  speed: number | null;
  has_ghost: boolean;
  norms?: Norms | null; // of this gait; a scene has those of the gait it began with
}

export interface State {
  index: number;
  stance: "left" | "right";
  until: number | string | number[]; // a list: one for each of the speeds the file lists
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

export interface Safe {
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
  safe: Safe | null;
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

export interface Failure {
  is: "error";
  text: string;
  about: string;
}

export interface Envelope {
  is: "envelope";
  forces: (number | null)[];
  seconds: number;
  running: boolean;
  share: number;
  words: string;
}

export interface Job {
  is: "job";
  id: string;
  kind: "learn" | "optimize";
  title: string;
  share: number;
  words: string;
  state: "running" | "done" | "failed" | "stopped";
  stopping: boolean; // asked to; it writes what it has
  skill: string;
  history: number[];
}

/** A stretch of a clip for a stick figure: x, y, z of every point after the other in each picture [mm]. */
export interface Sketch {
  rate: number; // pictures a second
  parents: number[]; // of each point; -1 for the root
  sides: Side[];
  points: number[][];
}

export interface Clip {
  is: "clip";
  id: string;
  name: string;
  seconds: number;
  frames: number;
  rate: number;
  kind: string; // what it shows, "" where that cannot be told
  speed: number | null;
  words: string | string[];
  sketch: Sketch | null;
}

export interface Made {
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

export type Message =
  | Hello
  | Scene
  | Skill
  | Graph
  | Holder
  | Note
  | Fall
  | Failure
  | Envelope
  | Job
  | Clip
  | Made
  | Skills;
