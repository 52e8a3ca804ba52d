// Stick figures, seen from the right and from slightly above: an uploaded clip, and one that is being made physical.

import { draw, put } from "../page/element";
import type { PhysicalSketch, Sketch } from "../wire/messages";

const LEFT_OFFSET = [0.45, 0.18]; // projection of a metre to the left: x and up
const MARGIN = 0.06; // around the figure, of its height
const TICK_SPACING = 500; // of the ground scale [mm]
const TICK_LENGTH = 60; // [mm]
const SIDES = ["left", "", "right"] as const; // from back to front

const AHEAD = 0.4; // shown of the recording beyond what is physical so far [s]

const REDUCED = matchMedia("(prefers-reduced-motion: reduce)");

type Spot = [number, number];

export class ClipFigure {
  readonly element: SVGSVGElement;
  protected readonly limbs = SIDES.map((side) => draw("path", { class: `clip-limb ${side}` }));
  private readonly ground = draw("path", { class: "clip-ground" });
  private readonly half: number; // of the visible width [mm]
  private shown = -1;
  private readonly begun = performance.now();

  constructor(
    protected readonly sketch: Sketch,
    test = "clip-figure",
    label = "The recorded movement, as a stick figure",
  ) {
    const heights = sketch.points.flatMap((points) => points.filter((_, k) => k % 3 === 2));
    const tall = Math.max(500, heights.reduce((most, z) => Math.max(most, z), 0));
    const around = MARGIN * tall;
    this.half = 0.95 * tall;
    this.element = draw(
      "svg",
      {
        class: "clip-figure",
        test,
        viewBox: `${-this.half} ${-tall - around} ${2 * this.half} ${tall + 2 * around}`,
        role: "img",
        label,
        "stroke-width": tall / 36,
      },
      this.ground,
      ...this.limbs,
    );
    this.draw(0);
    requestAnimationFrame(this.tick);
  }

  /** Runs while the figure is on the page, and draws while it is visible. */
  private readonly tick = (now: number): void => {
    if (!this.element.isConnected) return;
    requestAnimationFrame(this.tick);
    if (this.element.getClientRects().length === 0) return;
    if (REDUCED.matches && !this.element.matches(":hover")) return; // still, but while it is pointed at
    const count = this.count();
    this.draw(Math.floor(((now - this.begun) / 1000) * this.sketch.rate + count) % count);
  };

  /** Frames that are shown. */
  protected count(): number {
    return this.sketch.points.length;
  }

  private draw(k: number): void {
    if (k === this.shown) return;
    this.shown = k;
    const [x, y] = this.sketch.points[k]; // the root, at the centre
    this.drawFigures(k, x, y);
    const marks = [];
    for (let at = Math.ceil((x - this.half) / TICK_SPACING) * TICK_SPACING; at < x + this.half; at += TICK_SPACING)
      marks.push(`M${at - x} 0v${TICK_LENGTH}`);
    put(this.ground, { d: `M${-this.half} 0H${this.half}${marks.join("")}` });
  }

  protected drawFigures(k: number, x: number, y: number): void {
    this.drawLimbs(this.limbs, this.sketch.points[k], x, y);
  }

  protected drawLimbs(limbs: SVGPathElement[], points: number[], x: number, y: number): void {
    const { parents, sides } = this.sketch;
    const spots: Spot[] = parents.map((_, i) => {
      const left = points[3 * i + 1] - y;
      return [points[3 * i] - x + LEFT_OFFSET[0] * left, -points[3 * i + 2] - LEFT_OFFSET[1] * left];
    });
    const bone = (i: number) => `M${spots[parents[i]].map(Math.round).join(" ")}L${spots[i].map(Math.round).join(" ")}`;
    SIDES.forEach((side, s) => {
      const own = parents.map((parent, i) => (parent >= 0 && sides[i] === side ? bone(i) : ""));
      put(limbs[s], { d: own.join("") });
    });
  }
}

/** The recording as a shadow, and in front of it the simulated body, as far as it was found. */
export class PhysicalFigure extends ClipFigure {
  private readonly physicalLimbs = SIDES.map((side) => draw("path", { class: `clip-limb ${side}` }));
  private physical: number[][] = [];

  constructor(sketch: PhysicalSketch) {
    super(sketch, "physical-figure", "The recorded movement in grey, and the simulated one so far");
    for (const limb of this.limbs) limb.classList.add("shadow");
    this.element.append(...this.physicalLimbs);
    this.show(sketch);
  }

  show(sketch: PhysicalSketch): void {
    this.physical = sketch.physical;
  }

  protected override count(): number {
    return Math.min(this.sketch.points.length, this.physical.length + Math.round(AHEAD * this.sketch.rate));
  }

  protected override drawFigures(k: number, x: number, y: number): void {
    super.drawFigures(k, x, y);
    const found = this.physical?.[k]; // not set yet while the parent class is constructed
    for (const limb of this.physicalLimbs ?? []) put(limb, { display: found ? "inline" : "none" });
    if (found) this.drawLimbs(this.physicalLimbs, found, x, y);
  }
}
