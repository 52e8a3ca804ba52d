// An uploaded clip as an animated stick figure, seen from the right and from slightly above.

import { draw, put } from "../page/element";
import type { Sketch } from "../wire/messages";

const LEFT_OFFSET = [0.45, 0.18]; // projection of a metre to the left: x and up
const MARGIN = 0.06; // around the figure, of its height
const TICK_SPACING = 500; // of the ground scale [mm]
const TICK_LENGTH = 60; // [mm]
const SIDES = ["left", "", "right"] as const; // from back to front

type Spot = [number, number];

export class ClipFigure {
  readonly element: SVGSVGElement;
  private readonly limbs = SIDES.map((side) => draw("path", { class: `clip-limb ${side}` }));
  private readonly ground = draw("path", { class: "clip-ground" });
  private readonly half: number; // of the visible width [mm]
  private shown = -1;
  private readonly begun = performance.now();

  constructor(private readonly sketch: Sketch) {
    const heights = sketch.points.flatMap((points) => points.filter((_, k) => k % 3 === 2));
    const tall = Math.max(500, heights.reduce((most, z) => Math.max(most, z), 0));
    const around = MARGIN * tall;
    this.half = 0.95 * tall;
    this.element = draw(
      "svg",
      {
        class: "clip-figure",
        test: "clip-figure",
        viewBox: `${-this.half} ${-tall - around} ${2 * this.half} ${tall + 2 * around}`,
        role: "img",
        label: "The recorded movement, as a stick figure",
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
    const count = this.sketch.points.length;
    this.draw(Math.floor(((now - this.begun) / 1000) * this.sketch.rate + count) % count);
  };

  private draw(k: number): void {
    if (k === this.shown) return;
    this.shown = k;
    const { parents, sides, points } = this.sketch;
    const [x, y] = points[k]; // the root, at the centre
    const spots: Spot[] = parents.map((_, i) => {
      const left = points[k][3 * i + 1] - y;
      return [points[k][3 * i] - x + LEFT_OFFSET[0] * left, -points[k][3 * i + 2] - LEFT_OFFSET[1] * left];
    });
    const bone = (i: number) => `M${spots[parents[i]].map(Math.round).join(" ")}L${spots[i].map(Math.round).join(" ")}`;
    SIDES.forEach((side, s) => {
      const own = parents.map((parent, i) => (parent >= 0 && sides[i] === side ? bone(i) : ""));
      put(this.limbs[s], { d: own.join("") });
    });
    const marks = [];
    for (let at = Math.ceil((x - this.half) / TICK_SPACING) * TICK_SPACING; at < x + this.half; at += TICK_SPACING)
      marks.push(`M${at - x} 0v${TICK_LENGTH}`);
    put(this.ground, { d: `M${-this.half} 0H${this.half}${marks.join("")}` });
  }
}
