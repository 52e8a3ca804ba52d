// The state of the page: the last message of each kind, and listeners to changes.

import { Connection } from "../wire/connection";
import { FLAG, furtherFrames, hasFlag, Layout, readFrame, type Frame } from "../wire/frame";
import type {
  Cast,
  Clip,
  Coming,
  Envelope,
  ErrorMessage,
  Fall,
  Graph,
  Hello,
  Holder,
  Job,
  ExportedFile,
  Message,
  Note,
  OwnMessage,
  Point,
  PushAnswer,
  Pushes,
  Scene,
  Skill,
  SkillCard,
} from "../wire/messages";

interface Events {
  link: boolean; // connected, or not
  frame: Frame;
  hello: Hello;
  skills: SkillCard[];
  scene: Scene;
  skill: Skill;
  graph: Graph;
  holder: Holder;
  note: Note;
  fall: Fall;
  error: ErrorMessage;
  envelope: Envelope;
  pushes: Pushes;
  coming: Coming;
  job: Job;
  clip: Clip;
  file: ExportedFile;
  own: OwnMessage;
  cast: Cast;
  others: Scene[]; // of the characters that are not chosen
  otherFrame: Frame; // of one of them
  ghost: boolean; // the ghost is wanted
  theme: boolean; // dark
  tab: string;
}

const USUAL_SPEEDS: { along: Point; aside: Point } = { along: [-0.5, 2.5], aside: [-0.4, 0.4] };
const STRAIGHT_SYSTEMS = ["limit_cycle"]; // take a speed along the heading, none to the side

/** A range of speeds that contains standing, in steps of the sliders. */
const wide = ([low, high]: Point): Point => [Math.floor(20 * Math.min(0, low)) / 20, Math.ceil(20 * Math.max(0, high)) / 20];

export class Studio {
  connected = false;
  hello: Hello | null = null;
  skills: SkillCard[] = [];
  scene: Scene | null = null;
  layout: Layout | null = null;
  skill: Skill | null = null;
  graph: Graph | null = null;
  holder: Holder | null = null;
  envelope: Envelope | null = null;
  pushes: PushAnswer[] = []; // on a skill with strategies
  fall: Fall | null = null;
  clip: Clip | null = null; // the last one uploaded
  cast: Cast | null = null; // who is on the floor
  readonly scenes = new Map<number, Scene>(); // of each character there
  readonly owns = new Map<number, OwnMessage>(); // rigged characters of the user, by their number on the floor
  frame: Frame | null = null;
  frames = 0; // received
  tab = "play";
  readonly jobs = new Map<string, Job>();
  private readonly listeners = new Map<keyof Events, ((value: never) => void)[]>();
  private readonly connection: Connection;

  constructor() {
    this.connection = new Connection({
      opened: () => this.setConnected(true),
      lost: () => this.setConnected(false),
      text: (message) => this.handle(message as Message),
      bytes: (buffer) => this.receive(buffer),
    });
  }

  on<K extends keyof Events>(kind: K, listener: (value: Events[K]) => void): void {
    const list = this.listeners.get(kind) ?? [];
    list.push(listener as (value: never) => void);
    this.listeners.set(kind, list);
  }

  emit<K extends keyof Events>(kind: K, value: Events[K]): void {
    for (const listener of this.listeners.get(kind) ?? []) listener(value as never);
  }

  /** Sends a request; whether it was sent. */
  send(name: string, more: Record<string, unknown> = {}): boolean {
    return this.connection.send({ do: name, ...more });
  }

  /** The number of the chosen character. */
  get chosen(): number {
    return this.cast?.chosen ?? 0;
  }

  /** The rigged character of the user in the place of the chosen one. */
  get own(): OwnMessage | null {
    return this.owns.get(this.chosen) ?? null;
  }

  /** Lets later requests be about a character on the floor, and returns its scene. */
  choose(who: number): Scene | null {
    if (who !== this.chosen) this.send("choose", { who });
    return this.scenes.get(who) ?? this.scene;
  }

  /** Whether this page holds the controls. */
  get holds(): boolean {
    return this.connected && (this.holder?.you ?? false);
  }

  get paused(): boolean {
    return this.frame !== null && hasFlag(this.frame, FLAG.paused);
  }

  get fallen(): boolean {
    return this.frame !== null && hasFlag(this.frame, FLAG.fallen);
  }

  /** Whether the skill can be steered; assumed for a skill that is not in the list yet. The server checks. */
  get steerable(): boolean {
    if (!this.skill) return false;
    return this.skills.find(({ id }) => id === this.skill!.id)?.steerable ?? true;
  }

  /**
   * Speeds that can be commanded, along the heading and to the left [m/s]; null where the skill goes at its own, and
   * where it cannot go sideways.
   */
  get speedLimits(): { along: Point; aside: Point | null } | null {
    const { skill } = this;
    if (!skill || !skill.takes_speed) return null;
    const style = skill.steering?.styles.find(({ name }) => name === skill.steering!.style);
    if (style) return { along: wide(style.speeds), aside: style.sideways.some((speed) => speed !== 0) ? wide(style.sideways) : null };
    const aside = STRAIGHT_SYSTEMS.includes(skill.system) ? null : USUAL_SPEEDS.aside;
    return { along: skill.speeds ? wide(skill.speeds) : USUAL_SPEEDS.along, aside };
  }

  /** Why the skill cannot be steered; "" where it can. */
  get unsteerable(): string {
    if (!this.skill || this.steerable) return "";
    const why = this.scene?.character.planar
      ? "its body has two dimensions and goes straight ahead"
      : this.skill.kinematic
        ? "it is a movement without forces"
        : "it takes no speed and no heading";
    return `This skill cannot be steered: ${why}.`;
  }

  /** The character by its name in skill files; a reshaped or rigged body may have another name. */
  get bodyName(): string {
    const card = this.skills.find(({ id }) => id === this.skill?.id);
    return card?.character ?? this.scene?.character.name ?? "";
  }

  private setConnected(up: boolean): void {
    this.connected = up;
    if (!up) this.holder = null;
    this.emit("link", up);
  }

  private receive(buffer: ArrayBuffer): void {
    const frame = readFrame(buffer);
    if (!frame || !this.layout || frame.serial !== this.scene?.serial || !this.layout.fits(frame)) return;
    const used = hasFlag(frame, FLAG.ghost) ? this.layout.end : this.layout.ghost;
    const rest = frame.data.byteOffset + 4 * used;
    frame.data = frame.data.subarray(0, used);
    this.frame = frame;
    this.frames++;
    this.emit("frame", frame);
    for (const other of furtherFrames(buffer, rest)) this.emit("otherFrame", other);
  }

  private setCast(cast: Cast): void {
    this.cast = cast;
    const there = new Set(cast.characters.map(({ who }) => who));
    for (const who of this.scenes.keys()) if (!there.has(who)) this.scenes.delete(who);
    for (const [who, own] of this.owns) if (!there.has(who)) this.setOwn({ ...own, name: "" });
    this.emit("cast", cast);
    this.emitOthers();
  }

  private setScene(scene: Scene): void {
    this.scenes.set(scene.who ?? 0, scene);
    if (scene.who === this.chosen) {
      this.scene = scene;
      this.layout = new Layout(scene);
      this.emit("scene", scene);
    }
    this.emitOthers();
  }

  private emitOthers(): void {
    this.emit("others", [...this.scenes.values()].filter(({ who }) => who !== this.chosen));
  }

  private setOwn(own: OwnMessage): void {
    if (own.name) this.owns.set(own.who, own);
    else this.owns.delete(own.who);
    this.emit("own", own);
  }

  private handle(message: Message): void {
    switch (message.is) {
      case "hello":
        this.hello = message;
        this.skills = message.skills;
        this.emit("hello", message);
        this.emit("skills", this.skills);
        break;
      case "skills":
        this.skills = message.skills;
        this.emit("skills", this.skills);
        break;
      case "scene":
        this.setScene(message);
        break;
      case "cast":
        this.setCast(message);
        break;
      case "skill":
        this.skill = message;
        if (!message.authorable) this.graph = null;
        this.emit("skill", message);
        break;
      case "graph":
        this.emit("graph", (this.graph = message));
        break;
      case "holder":
        this.emit("holder", (this.holder = message));
        break;
      case "envelope":
        this.emit("envelope", (this.envelope = message));
        break;
      case "pushes":
        this.pushes = message.pushes;
        this.emit("pushes", message);
        break;
      case "coming":
        this.emit("coming", message);
        break;
      case "job":
        this.jobs.set(message.id, message);
        this.emit("job", message);
        break;
      case "fall":
        this.emit("fall", (this.fall = message));
        break;
      case "note":
        this.emit("note", message);
        break;
      case "error":
        this.emit("error", message);
        break;
      case "clip":
        this.emit("clip", message);
        break;
      case "file":
        this.emit("file", message);
        break;
      case "own":
        this.setOwn(message);
        break;
    }
  }
}
