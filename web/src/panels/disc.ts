// The push disc: the character from above, forward is up. The pointer sets direction and force of a push.

import { draw, make, put } from "../page/element";
import { clamp, direction, fixed, wrapped } from "../page/numbers";

const SIZE = 150; // half the size of the view box
const RIM = 112; // radius of the largest force
const DEAD_RADIUS = 9; // within it there is no push
const RIM_STEP = 250; // the force at the rim grows in such steps to fit an envelope [N]
const MAX_MARKS = 8; // of past pushes

export interface Aim {
  force: number; // [N]
  angle: number; // counter-clockwise from forward [rad]
}

export class Disc {
  readonly element: HTMLElement;
  private readonly svg: SVGSVGElement;
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
  private aim: Aim = { force: 150, angle: 0 };
  private pointer: number | null = null;
  private defaultForce = 500; // at the rim [N]
  private maxForce = 500; // at the rim, enlarged to fit an envelope [N]
  private planar = false;

  constructor(
    private readonly allowed: () => boolean,
    private readonly push: (aim: Aim) => void,
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
      body(),
      this.edges,
      this.marks,
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

  /** Scales the disc so that the whole envelope fits. */
  private fit(forces: (number | null)[]): void {
    const largest = Math.max(0, ...forces.map((force) => force ?? 0));
    const maxForce = Math.max(this.defaultForce, RIM_STEP * Math.ceil((1.05 * largest) / RIM_STEP));
    if (maxForce !== this.maxForce) this.marks.replaceChildren(); // they were drawn at another scale
    this.maxForce = maxForce;
    this.drawRings();
  }

  /** A planar character can only be pushed forward and backward. */
  setPlanar(planar: boolean): void {
    this.planar = planar;
    this.svg.classList.toggle("planar", planar);
  }

  /** Shows the push envelope, counter-clockwise from forward [N]; null where it is not known yet. */
  setEnvelope(forces: (number | null)[]): void {
    this.fit(forces);
    const spots = forces.map((force, k) => (force === null ? null : this.spot(force, (k * Math.PI) / 4)));
    const known = spots.filter((spot) => spot !== null);
    this.edges.replaceChildren(
      ...spots.flatMap((spot, k) => {
        if (!spot) return [];
        const dot = draw("circle", { cx: spot[0], cy: spot[1], r: 3.5 });
        dot.append(draw("title", {}, `${fixed(forces[k]!, 0)} N ${direction((k * Math.PI) / 4)}`));
        return [draw("line", { x1: 0, y1: 0, x2: spot[0], y2: spot[1] }), dot];
      }),
    );
    this.envelope.classList.toggle("whole", known.length === forces.length);
    this.envelope.setAttribute("d", known.length > 2 ? `M${known.map((spot) => spot.join(" ")).join("L")}Z` : "");
  }

  /** Marks the last push as the cause of a fall. */
  fell(): void {
    this.marks.lastElementChild?.classList.add("fell");
  }

  clearMarks(): void {
    this.marks.replaceChildren();
  }

  /** Pushes, and marks the push on the disc. */
  fire(aim: Aim): void {
    this.push(aim);
    const [x, y] = this.spot(aim.force, aim.angle);
    this.marks.append(draw("circle", { cx: x, cy: y, r: 4 }));
    while (this.marks.childElementCount > MAX_MARKS) this.marks.firstElementChild!.remove();
    this.svg.style.setProperty("--wave", `${Math.max(0.25, this.seconds())}s`);
    this.svg.classList.remove("fired");
    void this.svg.getBoundingClientRect(); // restarts the animation
    this.svg.classList.add("fired");
  }

  private spot(force: number, angle: number): [number, number] {
    const far = RIM * clamp(force / this.maxForce, 0, 1);
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

  /** The push at the pointer; Shift rounds to 15° and 10 N. */
  private aimed(event: PointerEvent): Aim | null {
    const box = this.svg.getBoundingClientRect();
    const scale = (2 * SIZE) / Math.min(box.width, box.height);
    const x = (event.clientX - box.left - box.width / 2) * scale;
    const y = (event.clientY - box.top - box.height / 2) * scale;
    const far = Math.hypot(x, y);
    if (far < DEAD_RADIUS) return null;
    let angle = Math.atan2(-x, -y);
    let force = this.maxForce * Math.min(1, far / RIM);
    if (this.planar) {
      force = this.maxForce * Math.min(1, Math.abs(y) / RIM);
      angle = y <= 0 ? 0 : Math.PI;
    }
    if (event.shiftKey) {
      angle = (Math.round((angle * 12) / Math.PI) * Math.PI) / 12;
      force = Math.max(10, 10 * Math.round(force / 10));
    }
    return { force: Math.round(force), angle };
  }

  private key(event: KeyboardEvent): void {
    const turn = Math.PI / (event.shiftKey ? 36 : 12);
    const { aim } = this;
    if (event.key === "ArrowUp") aim.force = Math.min(this.maxForce, aim.force + 10);
    else if (event.key === "ArrowDown") aim.force = Math.max(10, aim.force - 10);
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
    const { force, angle } = this.aim;
    const [x, y] = this.spot(force, angle);
    const turned = (-angle * 180) / Math.PI;
    const far = Math.hypot(x, y);
    const short = Math.max(0, far - 9) / Math.max(1, far);
    put(this.shaft, { x2: x * short, y2: y * short });
    put(this.head, { transform: `translate(${x} ${y}) rotate(${turned})` });
    // The value is beyond the tip, or inside it near the edge.
    const out = far > RIM - 26 ? far - 34 : far + 18;
    put(this.value, { x: -out * Math.sin(angle), y: -out * Math.cos(angle) + 4 });
    this.value.textContent = `${fixed(force, 0)} N`;
  }

  private get hint(): string {
    return "Click to push; drag to aim first";
  }

  private describe({ force, angle }: Aim): string {
    return `${fixed(force, 0)} N ${direction(angle)} · ${fixed(force * this.seconds(), 0)} N s`;
  }

  private drawRings(): void {
    this.rings.replaceChildren(
      draw("line", { x1: 0, y1: -RIM, x2: 0, y2: RIM }),
      draw("line", { x1: -RIM, y1: 0, x2: RIM, y2: 0 }),
      ...[0.25, 0.5, 0.75, 1].map((fraction) => draw("circle", { r: RIM * fraction })),
      ...[0.5, 1].map((fraction) =>
        draw("text", { x: RIM * fraction * 0.707 + 3, y: RIM * fraction * 0.707 + 10 }, `${fixed(this.maxForce * fraction, 0)} N`),
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
