// The push disc: the character from above, forward is up. The pointer sets direction and force of a push. For a skill
// with strategies against pushes its scale is the impulse, and it shows domains and answers (thesis Figures 4.4 and 6.6).

import { draw, make, put } from "../page/element";
import { clamp, direction, fixed, wrapped } from "../page/numbers";
import type { PushAnswer, Strategy } from "../wire/messages";
import { answerWords } from "./answers";

const SIZE = 150; // half the size of the view box
const RIM = 112; // radius of the largest force
const DEAD_RADIUS = 9; // within it there is no push
const RIM_STEP = { "N": 250, "N s": 50 }; // the value at the rim grows in such steps to fit an envelope
const RIM_IMPULSE = 150; // at the rim [N s]
const KEY_STEP = { "N": 10, "N s": 5 }; // of the arrow keys, and of Shift
const MAX_PUSH_FORCE = 5000; // limit of the protocol [N]
const MAX_MARKS = 8; // of past pushes

/** A push on the disc; `size` in the unit of its scale. */
interface Aim {
  size: number;
  angle: number; // counter-clockwise from forward [rad]
}

export class Disc {
  readonly element: HTMLElement;
  private readonly svg: SVGSVGElement;
  private readonly domains = draw("g", { class: "disc-domains" });
  private readonly answers = draw("g", { class: "disc-answers", "data-test": "answers" });
  private readonly envelope = draw("path", { class: "disc-envelope" });
  private readonly edges = draw("g", { class: "disc-edges" });
  private readonly marks = draw("g", { class: "disc-marks" });
  private readonly rings = draw("g", { class: "disc-rings" });
  private readonly shaft = draw("line", { class: "disc-arrow", x1: 0, y1: 0 });
  private readonly head = draw("path", { class: "disc-head", d: "M0 -2 L-8 15 L0 11 L8 15 Z" });
  private readonly wave = draw("circle", { class: "disc-wave", r: RIM });
  private readonly arrow: SVGGElement;
  private readonly value = draw("text", { class: "disc-value", "text-anchor": "middle" });
  private readonly readout = make("output", { class: "disc-readout", test: "disc-readout" });
  private aim: Aim = { size: 150, angle: 0 };
  private pointer: number | null = null;
  private defaultForce = 500; // at the rim [N]
  private unit: "N" | "N s" = "N"; // of the scale
  private rim = 500; // the value there, enlarged to fit an envelope
  private strategies: Strategy[] = [];
  private planar = false;

  constructor(
    private readonly allowed: () => boolean,
    private readonly push: (force: number, angle: number) => void,
    private readonly seconds: () => number,
  ) {
    this.arrow = draw("g", { class: "disc-aim" }, this.shaft, this.head);
    this.svg = draw(
      "svg",
      {
        class: "disc",
        test: "disc",
        viewBox: `${-SIZE} ${-SIZE} ${2 * SIZE} ${2 * SIZE}`,
        tabindex: 0,
        role: "application",
        "aria-roledescription": "push disc",
        label: "Push disc. Arrow keys aim: up and down change the force, left and right the direction. Enter pushes.",
      },
      draw("circle", { class: "disc-plate", r: RIM }),
      this.envelope,
      this.rings,
      this.domains,
      body(),
      this.edges,
      this.marks,
      this.answers,
      this.wave,
      this.arrow,
      this.value,
    );
    this.svg.addEventListener("pointerdown", (event) => this.press(event));
    this.svg.addEventListener("pointermove", (event) => this.move(event));
    this.svg.addEventListener("pointerup", (event) => this.release(event));
    this.svg.addEventListener("pointercancel", () => this.cancel());
    this.svg.addEventListener("pointerleave", () => this.pointer === null && this.show(false));
    this.svg.addEventListener("keydown", (event) => this.key(event));
    this.svg.addEventListener("focus", () => this.show(this.svg.matches(":focus-visible")));
    this.svg.addEventListener("blur", () => this.show(false));
    this.element = make("div", { class: "disc-box" }, this.svg, this.readout);
    this.drawRings();
    this.show(false);
  }

  setMaxForce(newtons: number): void {
    this.defaultForce = newtons;
    this.fit([]);
  }

  /** Shows the domains of a skill's strategies; without any, the scale is the force. */
  setStrategies(strategies: Strategy[]): void {
    this.strategies = strategies;
    this.unit = strategies.length ? "N s" : "N";
    this.aim = { size: strategies.length ? 40 : 150, angle: 0 };
    this.fit([]);
    this.svg.classList.toggle("domains", strategies.length > 0);
    const outlines = strategies.map(({ name, title, domain }, k) => {
      const half = domain.map(([degrees, impulse]) => [(degrees * Math.PI) / 180, impulse]);
      const other = half.filter(([angle]) => angle > 0 && angle < Math.PI).map(([angle, impulse]) => [-angle, impulse]);
      const spots = [...half, ...other.reverse()].map(([angle, impulse]) => this.spot(impulse, angle).join(" "));
      return draw(
        "path",
        { class: `answer-${k}`, "data-test": `domain-${name}`, d: spots.length > 2 ? `M${spots.join("L")}Z` : "" },
        draw("title", {}, `Domain: ${title}`),
      );
    });
    this.domains.replaceChildren(...outlines.reverse()); // the smallest on top
  }

  /** Dims the domains of strategies that are not allowed. */
  setAllowed(strategies: Strategy[]): void {
    for (const { name, allowed } of strategies)
      this.domains.querySelector(`[data-test="domain-${CSS.escape(name)}"]`)?.classList.toggle("off", !allowed);
  }

  /** Shows pushes on a skill with strategies as dots, and as crosses where it fell. */
  setAnswers(pushes: PushAnswer[]): void {
    this.answers.replaceChildren(
      ...(this.strategies.length ? pushes : []).map((push) => {
        const [x, y] = this.spot(push.impulse, push.angle);
        const k = this.strategies.findIndex(({ name }) => name === push.strategy);
        const kind = `${push.fell ? "fell" : `answer-${k}`}${push.done ? "" : " pending"}`;
        const mark = push.fell
          ? draw("path", { class: kind, d: `M${x - 4} ${y - 4}l8 8m0 -8l-8 8` })
          : draw("circle", { class: kind, cx: x, cy: y, r: 4.5 });
        mark.append(draw("title", {}, answerWords(push)));
        return mark;
      }),
    );
  }

  /** Scales the disc so that the domains and the whole envelope fit. */
  private fit(sizes: (number | null)[]): void {
    const domains = this.strategies.flatMap(({ domain }) => domain.map(([, impulse]) => impulse));
    const largest = Math.max(0, ...domains, ...sizes.map((size) => size ?? 0));
    const step = RIM_STEP[this.unit];
    const rim = Math.max(this.unit === "N" ? this.defaultForce : RIM_IMPULSE, step * Math.ceil((1.05 * largest) / step));
    if (rim !== this.rim) this.marks.replaceChildren(); // they were drawn at another scale
    this.rim = rim;
    this.drawRings();
  }

  /** A planar character can only be pushed forward and backward. */
  setPlanar(planar: boolean): void {
    this.planar = planar;
    this.svg.classList.toggle("planar", planar);
  }

  /** Shows the push envelope, counter-clockwise from forward [N], of pushes of this length [s]; null where not known yet. */
  setEnvelope(forces: (number | null)[], seconds: number, ended: boolean[] = []): void {
    const sizes = forces.map((force) => (force === null || this.unit === "N" ? force : force * seconds));
    this.fit(sizes);
    const spots = sizes.map((size, k) => (size === null ? null : this.spot(size, (k * Math.PI) / 4)));
    const known = spots.filter((spot) => spot !== null);
    this.edges.replaceChildren(
      ...spots.flatMap((spot, k) => {
        if (!spot) return [];
        const dot = draw("circle", { cx: spot[0], cy: spot[1], r: 3.5 });
        const open = ended[k] === false; // harder pushes were not tried
        const words = `${open ? "at least " : ""}${this.sized(sizes[k]!)} ${direction((k * Math.PI) / 4)}${open ? ", not finished" : ""}`;
        dot.append(draw("title", {}, words));
        const line = draw("line", { x1: 0, y1: 0, x2: spot[0], y2: spot[1] });
        for (const part of [dot, line]) part.classList.toggle("unfinished", open);
        return [line, dot];
      }),
    );
    this.envelope.classList.toggle("whole", known.length === sizes.length && !ended.includes(false));
    this.envelope.setAttribute("d", known.length > 2 ? `M${known.map((spot) => spot.join(" ")).join("L")}Z` : "");
  }

  /** Marks the last push as the cause of a fall. */
  fell(): void {
    this.marks.lastElementChild?.classList.add("fell");
  }

  clearMarks(): void {
    this.marks.replaceChildren();
  }

  /** Pushes forward, half as hard as at the rim. */
  fireForward(): void {
    this.fire({ size: Math.round(this.rim / 2), angle: 0 });
  }

  /** Pushes, and marks the push on the disc; a skill with strategies has answers instead. */
  private fire(aim: Aim): void {
    this.push(this.force(aim), aim.angle);
    if (!this.strategies.length) {
      const [x, y] = this.spot(aim.size, aim.angle);
      this.marks.append(draw("circle", { cx: x, cy: y, r: 4 }));
    }
    while (this.marks.childElementCount > MAX_MARKS) this.marks.firstElementChild!.remove();
    this.svg.style.setProperty("--wave", `${Math.max(0.25, this.seconds())}s`);
    this.svg.classList.remove("fired");
    void this.svg.getBoundingClientRect(); // restarts the animation
    this.svg.classList.add("fired");
  }

  /** The force of a push [N]. */
  private force({ size }: Aim): number {
    return this.unit === "N" ? size : Math.min(MAX_PUSH_FORCE, size / this.seconds());
  }

  private sized(size: number): string {
    return `${fixed(size, 0)} ${this.unit}`;
  }

  private spot(size: number, angle: number): [number, number] {
    const far = RIM * clamp(size / this.rim, 0, 1);
    return [-far * Math.sin(angle), -far * Math.cos(angle)];
  }

  private press(event: PointerEvent): void {
    if (event.button !== 0 || !this.allowed()) return;
    event.preventDefault();
    this.pointer = event.pointerId;
    this.svg.setPointerCapture(event.pointerId);
    this.follow(event);
  }

  private move(event: PointerEvent): void {
    if (this.pointer === event.pointerId) this.follow(event);
    else if (event.pointerType === "mouse" && this.pointer === null && this.allowed()) this.hover(event);
  }

  private release(event: PointerEvent): void {
    if (this.pointer !== event.pointerId) return;
    this.pointer = null;
    const aimed = this.aimed(event);
    this.show(false);
    if (aimed) this.fire((this.aim = aimed));
  }

  private cancel(): void {
    this.pointer = null;
    this.show(false);
  }

  private follow(event: PointerEvent): void {
    const aimed = this.aimed(event);
    if (aimed) this.aim = aimed;
    this.show(aimed !== null);
    if (!aimed) this.readout.textContent = "release here to cancel";
  }

  private hover(event: PointerEvent): void {
    const aimed = this.aimed(event);
    this.readout.textContent = aimed ? this.describe(aimed) : this.hint;
  }

  /** The push at the pointer; Shift rounds to 15°, and to 10 N or 5 N s. */
  private aimed(event: PointerEvent): Aim | null {
    const box = this.svg.getBoundingClientRect();
    const scale = (2 * SIZE) / Math.min(box.width, box.height);
    const x = (event.clientX - box.left - box.width / 2) * scale;
    const y = (event.clientY - box.top - box.height / 2) * scale;
    const far = Math.hypot(x, y);
    if (far < DEAD_RADIUS) return null;
    let angle = Math.atan2(-x, -y);
    let size = this.rim * Math.min(1, far / RIM);
    if (this.planar) {
      size = this.rim * Math.min(1, Math.abs(y) / RIM);
      angle = y <= 0 ? 0 : Math.PI;
    }
    if (event.shiftKey) {
      angle = (Math.round((angle * 12) / Math.PI) * Math.PI) / 12;
      const step = KEY_STEP[this.unit];
      size = Math.max(step, step * Math.round(size / step));
    }
    return { size: Math.round(size), angle };
  }

  private key(event: KeyboardEvent): void {
    const turn = Math.PI / (event.shiftKey ? 36 : 12);
    const { aim } = this;
    const step = KEY_STEP[this.unit];
    if (event.key === "ArrowUp") aim.size = Math.min(this.rim, aim.size + step);
    else if (event.key === "ArrowDown") aim.size = Math.max(step, aim.size - step);
    else if (event.key === "ArrowLeft") aim.angle = wrapped(this.planar ? 0 : aim.angle + turn);
    else if (event.key === "ArrowRight") aim.angle = wrapped(this.planar ? Math.PI : aim.angle - turn);
    else if (event.key === "Enter" && this.allowed()) this.fire(aim);
    else if (event.key === "Escape" && this.pointer !== null) this.cancel();
    else return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key !== "Escape") this.show(true);
  }

  private show(aiming: boolean): void {
    this.svg.classList.toggle("aiming", aiming);
    this.readout.textContent = aiming ? this.describe(this.aim) : this.hint;
    if (!aiming) return;
    const { size, angle } = this.aim;
    const [x, y] = this.spot(size, angle);
    const turned = (-angle * 180) / Math.PI;
    const far = Math.hypot(x, y);
    const short = Math.max(0, far - 9) / Math.max(1, far);
    put(this.shaft, { x2: x * short, y2: y * short });
    put(this.head, { transform: `translate(${x} ${y}) rotate(${turned})` });
    // The value is beyond the tip, or inside it near the edge.
    const out = far > RIM - 26 ? far - 34 : far + 18;
    put(this.value, { x: -out * Math.sin(angle), y: -out * Math.cos(angle) + 4 });
    this.value.textContent = this.sized(size);
  }

  private get hint(): string {
    return "Click to push; drag to aim first";
  }

  private describe(aim: Aim): string {
    const other = this.unit === "N" ? `${fixed(aim.size * this.seconds(), 0)} N s` : `${fixed(this.force(aim), 0)} N`;
    return `${this.sized(aim.size)} ${direction(aim.angle)} · ${other}`;
  }

  private drawRings(): void {
    this.rings.replaceChildren(
      draw("line", { x1: 0, y1: -RIM, x2: 0, y2: RIM }),
      draw("line", { x1: -RIM, y1: 0, x2: RIM, y2: 0 }),
      ...[0.25, 0.5, 0.75, 1].map((fraction) => draw("circle", { r: RIM * fraction })),
      ...[0.5, 1].map((fraction) =>
        draw("text", { x: RIM * fraction * 0.707 + 3, y: RIM * fraction * 0.707 + 10 }, this.sized(this.rim * fraction)),
      ),
      draw("text", { x: 0, y: -RIM - 8, "text-anchor": "middle" }, "forward"),
      draw("text", { x: 0, y: RIM + 18, "text-anchor": "middle" }, "back"),
      draw("text", { x: -RIM - 6, y: 4, "text-anchor": "end" }, "left"),
      draw("text", { x: RIM + 6, y: 4 }, "right"),
    );
  }
}

/** The character from above. */
function body(): SVGGElement {
  return draw(
    "g",
    { class: "disc-body", "aria-hidden": "true" },
    draw("ellipse", { cx: -7, cy: -6, rx: 3.6, ry: 8.5 }),
    draw("ellipse", { cx: 7, cy: -6, rx: 3.6, ry: 8.5 }),
    draw("ellipse", { class: "shoulders", rx: 19, ry: 8 }),
    draw("circle", { class: "crown", cy: -1, r: 7 }),
    draw("path", { class: "nose", d: "M-3 -7.5 L0 -11.5 L3 -7.5 Z" }),
  );
}
