// The target pose of a state as a stick figure seen from the right, with handles to edit the angles.
//
// Signs as in skill files: forward lean of the torso negative, hip flexion positive, knee flexion negative, toes up
// positive; torso and swing hip in the world frame, the others relative to the parent. The figure is built up from the
// flat stance foot, because the stance hip has no target angle.

import { draw, put } from "../page/element";
import { clamp, degrees, wrapped } from "../page/numbers";
import type { Column } from "../wire/messages";

const THIGH = 42;
const SHANK = 40;
const FOOT = 17;
const HEEL = 6;
const TORSO = 50;
const HEAD = 9;
const ANKLE = 6; // height above the ground

type Point = [number, number]; // x forward, z up
export type Values = Record<string, number>;

interface Pose {
  ankle: Point;
  knee: Point;
  hip: Point;
  top: Point;
  swingKnee: Point;
  swingAnkle: Point;
  swingToe: Point;
  swingHeel: Point;
  shank: number; // world angles of segments, from straight down, forward positive
  swingThigh: number;
  swingShank: number;
}

const down = (from: Point, angle: number, length: number): Point => [
  from[0] + length * Math.sin(angle),
  from[1] - length * Math.cos(angle),
];
const up = (from: Point, angle: number, length: number): Point => down(from, angle, -length);

export function pose(values: Values): Pose {
  // States of double support and flight have one value for both legs.
  const one = (name: string, both: string) => values[name] ?? values[both] ?? 0;
  const shank = -one("stance_ankle", "ankle");
  const thigh = shank - one("stance_knee", "knee");
  const ankle: Point = [0, ANKLE];
  const knee = up(ankle, shank, SHANK);
  const hip = up(knee, thigh, THIGH);
  const swingThigh = values.swing_hip ?? values.hip ?? thigh;
  const swingShank = swingThigh + one("swing_knee", "knee");
  const swingKnee = down(hip, swingThigh, THIGH);
  const swingAnkle = down(swingKnee, swingShank, SHANK);
  const sole = swingShank + one("swing_ankle", "ankle");
  const along = (length: number): Point => [
    swingAnkle[0] + length * Math.cos(sole) + ANKLE * Math.sin(sole),
    swingAnkle[1] + length * Math.sin(sole) - ANKLE * Math.cos(sole),
  ];
  const lean = values.torso ?? 0;
  const top: Point = [hip[0] - TORSO * Math.sin(lean), hip[1] + TORSO * Math.cos(lean)];
  return {
    ...{ ankle, knee, hip, top, swingKnee, swingAnkle, shank, swingThigh, swingShank },
    swingToe: along(FOOT),
    swingHeel: along(-HEEL),
  };
}

/** The value of a handle whose end of the segment is at a point. */
const ANGLE: Record<string, (at: Point, now: Pose) => number> = {
  torso: (at, { hip }) => Math.atan2(hip[0] - at[0], at[1] - hip[1]),
  swing_hip: (at, { hip }) => Math.atan2(at[0] - hip[0], hip[1] - at[1]),
  swing_knee: (at, { swingKnee, swingThigh }) => Math.atan2(at[0] - swingKnee[0], swingKnee[1] - at[1]) - swingThigh,
  swing_ankle: (at, { swingAnkle, swingShank }) =>
    // The handle is at the toe, below the ankle by the height of the ankle.
    Math.atan2(at[1] - swingAnkle[1], at[0] - swingAnkle[0]) + Math.atan2(ANKLE, FOOT) - swingShank,
  stance_ankle: (at, { ankle }) => -Math.atan2(ankle[0] - at[0], at[1] - ankle[1]),
  stance_knee: (at, { knee, shank }) => shank - Math.atan2(knee[0] - at[0], at[1] - knee[1]),
};

const SPOT: Record<string, (now: Pose) => Point> = {
  torso: (now) => now.top,
  swing_hip: (now) => now.swingKnee,
  swing_knee: (now) => now.swingAnkle,
  swing_ankle: (now) => now.swingToe,
  stance_ankle: (now) => now.knee,
  stance_knee: (now) => now.hip,
};

const path = (...points: Point[]) => points.map(([x, z], k) => `${k ? "L" : "M"}${x.toFixed(2)} ${(-z).toFixed(2)}`).join("");

export interface FigureActions {
  input(name: string, value: number): void;
  release(): void;
}

export class Figure {
  readonly element: SVGSVGElement;
  private readonly now = limbs("now");
  private readonly original = limbs("original");
  private readonly handles = new Map<string, SVGGElement>();
  private readonly bubble = draw("text", { class: "figure-value", "text-anchor": "middle" });
  private values: Values = {};
  private columns = new Map<string, Column>();
  private held = "";

  constructor(
    index: number,
    private readonly actions: FigureActions,
  ) {
    this.element = draw(
      "svg",
      { class: "figure", test: `figure-${index}`, viewBox: "-78 -172 156 182", role: "img" },
      draw("path", { class: "figure-ground", d: "M-78 0H78" }),
      this.original.group,
      this.now.group,
      this.bubble,
    );
    for (const name of Object.keys(SPOT)) {
      const handle = draw(
        "g",
        { class: "figure-handle", test: `handle-${index}-${name}`, label: name.replace("_", " ") },
        draw("circle", { class: "figure-reach", r: 11 }),
        draw("circle", { class: "figure-knob", r: 4.5 }),
        draw("title", {}),
      );
      handle.addEventListener("pointerdown", (event) => this.press(event, name, handle));
      this.handles.set(name, handle);
      this.element.append(handle);
    }
  }

  set stance(side: "left" | "right") {
    this.element.classList.toggle("on-right", side === "right");
  }

  show(values: Values, columns: Column[], original: Values | null): void {
    this.columns = new Map(columns.filter(({ joint }) => joint).map((column) => [column.joint, column]));
    this.values = { ...values };
    this.original.group.classList.toggle("hidden", original === null || same(original, values));
    if (original) this.original.draw(pose(original));
    this.place();
  }

  /** Sets one value, from a handle or a slider. */
  set(name: string, value: number): void {
    this.values[name] = value;
    this.place();
  }

  private place(): void {
    const now = pose(this.values);
    this.now.draw(now);
    for (const [name, handle] of this.handles) {
      const column = this.columns.get(name);
      const value = column && this.values[column.name];
      handle.classList.toggle("hidden", value === undefined);
      if (value === undefined) continue;
      const [x, z] = SPOT[name](now);
      put(handle, { transform: `translate(${x.toFixed(2)} ${(-z).toFixed(2)})` });
      handle.lastElementChild!.textContent = `${column!.label}: ${degrees(value)}`;
      if (name === this.held) {
        put(this.bubble, { x: clamp(x, -50, 50), y: Math.max(-160, -z - 13) });
        this.bubble.textContent = degrees(value);
      }
    }
    this.bubble.classList.toggle("hidden", !this.held);
    this.element.setAttribute("aria-label", "Target pose of this state, seen from the right");
  }

  private press(event: PointerEvent, name: string, handle: SVGGElement): void {
    const column = this.columns.get(name);
    if (!column || event.button !== 0 || this.element.closest("fieldset:disabled")) return;
    event.preventDefault();
    handle.setPointerCapture(event.pointerId);
    this.held = name;
    handle.classList.add("held");
    const move = (moved: PointerEvent) => {
      const angle = wrapped(ANGLE[name](this.point(moved), pose(this.values)));
      const value = clamp(Math.round(angle * 500) / 500, column.low, column.high);
      if (value === this.values[column.name]) return;
      this.set(column.name, value);
      this.actions.input(column.name, value);
    };
    const end = () => {
      this.held = "";
      handle.classList.remove("held");
      handle.removeEventListener("pointermove", move);
      this.place();
      this.actions.release();
    };
    handle.addEventListener("pointermove", move);
    handle.addEventListener("lostpointercapture", end, { once: true });
    this.place();
  }

  private point(event: PointerEvent): Point {
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(this.element.getScreenCTM()!.inverse());
    return [at.x, -at.y];
  }
}

function limbs(name: string) {
  const line = (part: string) => draw("path", { class: `limb ${part}` });
  const [swing, stance, torso] = [line("swing"), line("stance"), line("torso")];
  const [sole, stood] = [line("swing sole"), line("stance sole")];
  const head = draw("circle", { class: "limb head", r: HEAD });
  const group = draw("g", { class: `figure-${name}` }, stance, stood, torso, head, swing, sole);
  return {
    group,
    draw(now: Pose): void {
      put(stance, { d: path(now.hip, now.knee, now.ankle) });
      put(stood, { d: `${path(now.ankle)}${path([-HEEL, 1], [FOOT, 1]).replace("M", "L")}L0 ${-ANKLE}` });
      put(torso, { d: path(now.hip, now.top) });
      put(swing, { d: path(now.hip, now.swingKnee, now.swingAnkle) });
      put(sole, { d: path(now.swingAnkle, now.swingHeel, now.swingToe, now.swingAnkle) });
      const [x, z] = now.top;
      const [dx, dz] = [(x - now.hip[0]) / TORSO, (z - now.hip[1]) / TORSO];
      put(head, { cx: x + (HEAD + 2) * dx, cy: -(z + (HEAD + 2) * dz) });
    },
  };
}

function same(a: Values, b: Values): boolean {
  return Object.keys({ ...a, ...b }).every((name) => Math.abs((a[name] ?? 0) - (b[name] ?? 0)) < 1e-6);
}
