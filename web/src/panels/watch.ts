// Watch panel: plots over the last seconds; hidden plots are not drawn.

import { GRAVITY } from "../constants";
import { choice, section, select } from "../page/controls";
import { make, remember, remembered } from "../page/element";
import { fixed } from "../page/numbers";
import type { Studio } from "../page/studio";
import { Feet } from "../view/feet";
import { AT, type Frame } from "../wire/frame";
import type { Part, Scene } from "../wire/messages";
import { History, SPAN } from "./history";
import { findJoint, lastStride, legAngle, POINTS, type LegSide } from "./legs";
import { Plot, type Trace } from "./plot";

const REDRAW_MS = 50; // between two updates [ms]
const SIDES: LegSide[] = ["left", "right"];
const BOTH: Trace[] = SIDES.map((side) => ({ label: side, colour: side }));
const DEVIATIONS = 2; // half width of the human band, in standard deviations

interface PlotGroup {
  name: string;
  text: string;
  title: string;
  plots: Plot[];
  draw(frames: Frame[], scene: Scene): void;
}

export class WatchPanel {
  readonly element: HTMLElement;
  private readonly history = new History();
  private readonly groups: PlotGroup[];
  private readonly chips: HTMLButtonElement[];
  private readonly shown: Set<string>;
  private feet: Feet | null = null;
  private body = "";
  private part: Part = "knee";
  private joint = 0;
  private drawn = 0;
  private readonly joints = select("plot-joint", "Joint", [], (name) => (this.joint = Number(name)));
  private readonly parts = choice<Part>(
    "plot-part",
    "Joint of the leg",
    (["hip", "knee", "ankle"] as const).map((name) => ({ name, text: name, title: `Angle of the ${name}` })),
    (part) => this.setPart(part),
  );

  constructor(private readonly studio: Studio) {
    this.groups = [this.angles(), this.forces(), this.mass(), this.power(), this.phase()];
    this.shown = new Set((remembered("plots") ?? "angles,forces").split(","));
    this.chips = this.groups.map(({ name, text, title }) =>
      make("button", { type: "button", class: "chip", test: `plot-${name}-toggle`, title, onclick: () => this.toggle(name) }, text),
    );
    this.element = make(
      "div",
      { class: "panel-body" },
      section("Watch", make("div", { class: "chips", role: "group", label: "Plots to show" }, ...this.chips)),
      ...this.groups.flatMap(({ plots }) => plots.map(({ element }) => element)),
    );
    this.setPart(this.part);
    this.arrange();
    studio.on("scene", (scene) => this.setScene(scene));
    studio.on("frame", (frame) => this.history.add(frame));
  }

  /** Called for every drawn frame; updates visible plots every `REDRAW_MS`. */
  tick(now: number): void {
    const { scene, layout } = this.studio;
    if (this.studio.tab !== "watch" || !scene || !layout || now - this.drawn < REDRAW_MS) return;
    this.drawn = now;
    const { frames } = this.history;
    for (const group of this.groups) if (this.shown.has(group.name)) group.draw(frames, scene);
  }

  private setScene(scene: Scene): void {
    const body = JSON.stringify(scene.character);
    if (body === this.body) return;
    this.body = body;
    this.history.clear();
    this.feet = new Feet(scene.character, this.studio.layout!);
    this.joints.fill(scene.character.joints.map(({ label, name }, k) => ({ name: String(k), title: label || name })));
    this.joint = Math.max(0, findJoint(scene, "left", "knee"));
    this.joints.box.value = String(this.joint);
  }

  private setPart(part: Part): void {
    this.part = part;
    this.parts.show(part);
  }

  private toggle(name: string): void {
    if (!this.shown.delete(name)) this.shown.add(name);
    remember("plots", [...this.shown].join(","));
    this.arrange();
  }

  private arrange(): void {
    this.groups.forEach(({ name, plots }, k) => {
      const on = this.shown.has(name);
      this.chips[k].setAttribute("aria-pressed", String(on));
      for (const plot of plots) {
        plot.element.hidden = !on;
        if (!on) plot.destroy();
      }
    });
  }

  /** Columns of a plot over time: time before now [s], then each trace. */
  private over(frames: Frame[], ...picks: ((frame: Frame) => number)[]): (number | null)[][] {
    const now = frames.length ? frames[frames.length - 1].time : 0;
    const finite = (value: number) => (Number.isFinite(value) ? value : null);
    return [frames.map(({ time }) => time - now), ...picks.map((pick) => frames.map((frame) => finite(pick(frame))))];
  }

  private timed(test: string, title: string, traces: Trace[], minSpan: number, controls?: HTMLElement): Plot {
    const xLabel = (value: number, digits: number) => (value === 0 ? "now" : `${fixed(value, digits)} s`);
    return new Plot({ test, title, x: [-SPAN, 0], xLabel, traces, minSpan, controls });
  }

  private angles(): PlotGroup {
    const plot = this.timed("plot-angles", "Angle [°], flexion up", BOTH, 20, this.parts.element);
    const stride = new Plot({
      test: "plot-stride",
      title: "Over a stride, with human data",
      x: [0, 100],
      xLabel: (value, digits) => `${fixed(value, digits)} %`,
      traces: [
        { label: "human", colour: "human", dash: [4, 4], width: 1 },
        ...BOTH,
        { label: "", colour: "none", width: 0 },
        { label: "", colour: "none", width: 0 },
      ],
      bands: [[5, 4]],
      minSpan: 20,
    });
    stride.element.classList.add("stride");
    const inside = make("p", { class: "hint", test: "stride-inside" });
    stride.element.append(inside);
    const phase = Array.from({ length: POINTS }, (_, k) => k);
    return {
      name: "angles",
      text: "Joint angles",
      title: "Hip, knee and ankle of both legs, and over a stride with human data",
      plots: [plot, stride],
      draw: (frames, scene) => {
        const { layout } = this.studio;
        const angles = SIDES.map((side) => legAngle(scene, layout!, side, this.part));
        const missing = angles.some((angle) => angle === null);
        plot.draw(
          missing ? [] : this.over(frames, ...angles.map((angle) => angle!)),
          missing ? `This character has no joint named ${this.part}.` : "",
        );
        const norms = this.studio.skill?.norms === undefined ? scene.norms : this.studio.skill.norms;
        const norm = norms?.parts[this.part];
        stride.element.hidden = !norm || missing;
        if (!norm || missing || !this.feet) return;
        const low = norm.mean.map((mean, k) => mean - DEVIATIONS * norm.sd[k]);
        const high = norm.mean.map((mean, k) => mean + DEVIATIONS * norm.sd[k]);
        const curves = SIDES.map((side, k) => lastStride(frames, this.feet!, side, angles[k]!));
        const nothing = norm.mean.map(() => null);
        stride.draw([phase, norm.mean, curves[0] ?? nothing, curves[1] ?? nothing, low, high]);
        const fractions = curves.filter((curve) => curve !== null).map((curve) => within(curve, low, high));
        const mean = fractions.reduce((sum, one) => sum + one, 0) / fractions.length;
        inside.textContent = fractions.length
          ? `${fixed(100 * mean, 0)} % of the last stride lies within two standard deviations of human walking at ${fixed(norms!.speed)} m/s`
          : "Waiting for a whole stride.";
      },
    };
  }

  private forces(): PlotGroup {
    const plot = this.timed("plot-forces", "Vertical ground reaction force [body weights]", BOTH.map((one) => ({ ...one, digits: 2 })), 1.5);
    return {
      name: "forces",
      text: "Ground force",
      title: "Vertical ground reaction force on each foot, in body weights",
      plots: [plot],
      draw: (frames, scene) => {
        const weight = scene.character.mass * GRAVITY;
        const load = (side: LegSide) => {
          const own = this.feet!.feet.filter((foot) => foot.side === side).flatMap(({ contacts }) => contacts);
          return ({ data }: Frame) => own.reduce((sum, contact) => sum + this.feet!.force(data, contact, 2), 0) / weight;
        };
        plot.draw(this.over(frames, load("left"), load("right")));
      },
    };
  }

  private mass(): PlotGroup {
    const plot = this.timed(
      "plot-mass",
      "Centre of mass",
      [
        { label: "height [m]", colour: "first", digits: 3 },
        { label: "speed [m/s]", colour: "second", digits: 2, scale: "y2" },
      ],
      0.2,
    );
    const { com, velocity } = AT;
    return {
      name: "mass",
      text: "Centre of mass",
      title: "Height and horizontal speed of the centre of mass",
      plots: [plot],
      draw: (frames) =>
        plot.draw(
          this.over(
            frames,
            ({ data }) => data[com + 2],
            ({ data }) => Math.hypot(data[velocity], data[velocity + 1]),
          ),
        ),
    };
  }

  private power(): PlotGroup {
    const power = this.timed("plot-power", "Total positive joint power [W]", [{ label: "power", colour: "first", digits: 0 }], 100);
    const torque = this.timed("plot-torque", "Torque [N m]", [{ label: "torque", colour: "second", digits: 0 }], 20, this.joints.element);
    return {
      name: "power",
      text: "Power and torque",
      title: "Total positive power of the joints, and the torque of one of them",
      plots: [power, torque],
      draw: (frames) => {
        const at = this.studio.layout!.joints + 3 * this.joint + 2;
        power.draw(this.over(frames, ({ data }) => data[AT.power]));
        torque.draw(this.over(frames, ({ data }) => data[at]));
      },
    };
  }

  private phase(): PlotGroup {
    const plot = this.timed(
      "plot-phase",
      "Phase in the step, and state",
      [
        { label: "phase", colour: "first", digits: 2 },
        { label: "state", colour: "second", digits: 0, scale: "y2" },
      ],
      1,
    );
    return {
      name: "phase",
      text: "Phase",
      title: "Phase and state of the controller",
      plots: [plot],
      draw: (frames) =>
        plot.draw(
          this.over(
            frames,
            ({ data }) => data[AT.phase],
            ({ data }) => data[AT.state],
          ),
        ),
    };
  }
}

/** Fraction of a curve that lies between two others. */
function within(curve: number[], low: number[], high: number[]): number {
  return curve.filter((value, k) => value >= low[k] && value <= high[k]).length / curve.length;
}
