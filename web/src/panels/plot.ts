// One plot (uPlot), with a legend that shows the newest values.

import uPlot from "uplot";
import { make, write } from "../page/element";
import { fixed } from "../page/numbers";

export interface Trace {
  label: string;
  colour: string; // name of a colour of the style sheet
  digits?: number;
  scale?: "y" | "y2";
  dash?: number[];
  width?: number;
}

export interface PlotSet {
  test: string;
  title: string;
  x: [number, number];
  xLabel: (value: number, digits: number) => string;
  traces: Trace[];
  minSpan: number; // of the y axis
  bands?: [number, number][]; // between two traces, counted from 1
  controls?: HTMLElement;
}

// sizes as multiples of the size of the text of the page
const HEIGHT = 7.25;
const FONT = 0.6875;
const ROOM = 0.5; // above, for a label at the end of an axis
const [SIDE, BELOW, SPACE] = [2.5, 1.375, 1.75]; // width of the axes at the sides, height of that below, room of a label

/** The size of the text of the page [px]. */
const textSize = () => parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

export class Plot {
  readonly element: HTMLElement;
  private readonly place = make("div", { class: "plot-place" });
  private readonly values: HTMLElement[] = [];
  private readonly empty = make("p", { class: "plot-empty", hidden: true });
  private plot: uPlot | null = null;
  private made = "";

  constructor(private readonly set: PlotSet) {
    const legend = set.traces.map((trace) => {
      const shown = make("output", { class: "plot-value" });
      this.values.push(shown);
      if (!trace.label) return null; // the edge of a band
      const swatch = make("span", { class: `swatch ${trace.colour}` });
      return make("span", { class: "plot-key" }, swatch, trace.label, " ", shown);
    });
    this.element = make(
      "figure",
      { class: "plot", test: set.test },
      make("figcaption", {}, make("span", { class: "plot-title" }, set.title), set.controls ?? null),
      make("div", { class: "plot-legend" }, ...legend),
      this.place,
      this.empty,
    );
  }

  /** Draws the columns: x, then one for each trace. `message` replaces the plot when there is nothing to draw. */
  draw(columns: (number | null)[][], message = ""): void {
    this.empty.hidden = message === "";
    this.place.hidden = message !== "";
    write(this.empty, message);
    if (message) return;
    const wide = this.place.clientWidth;
    if (!wide) return;
    const dark = document.documentElement.dataset.dark ?? "no";
    const size = textSize();
    if (this.made !== `${dark} ${size}`) this.build(wide, dark, size);
    if (this.plot!.width !== wide) this.plot!.setSize({ width: wide, height: HEIGHT * size });
    this.plot!.setData(columns as uPlot.AlignedData);
    this.set.traces.forEach((trace, k) => {
      const last = columns[k + 1].findLast((value) => value !== null && Number.isFinite(value));
      write(this.values[k], last === undefined || last === null ? "–" : fixed(last, trace.digits ?? 1));
    });
  }

  destroy(): void {
    this.plot?.destroy();
    this.plot = null;
    this.made = "";
  }

  private build(width: number, dark: string, size: number): void {
    this.destroy();
    this.made = `${dark} ${size}`;
    const style = getComputedStyle(document.documentElement);
    const colour = (name: string) => style.getPropertyValue(`--plot-${name}`).trim();
    const { set } = this;
    const font = `${FONT * size}px system-ui, sans-serif`;
    this.place.dataset.font = font;
    const labelled = (axis: string, labels: string[]) => {
      this.place.dataset[axis] = JSON.stringify(labels); // what is drawn on a canvas cannot be read
      return labels;
    };
    const axis = { stroke: colour("ink"), font, ticks: { show: false }, gap: 4 } as const;
    const grid = { stroke: colour("grid"), width: 1 };
    const two = set.traces.some(({ scale }) => scale === "y2");
    const range = (_: uPlot, low: number, high: number): [number, number] => {
      if (!Number.isFinite(low) || !Number.isFinite(high)) return [0, set.minSpan];
      const padding = Math.max(0.06 * (high - low), (set.minSpan - (high - low)) / 2);
      return [low - padding, high + padding];
    };
    const side = (scale: string, right: boolean): uPlot.Axis => ({
      ...axis,
      scale,
      side: right ? 1 : 3,
      size: SIDE * size,
      space: SPACE * size,
      grid: { ...grid, show: !right },
      values: (_, ticks) => labelled(scale, ticks.map((tick) => fixed(tick, decimals(ticks)))),
    });
    this.plot = new uPlot(
      {
        width,
        height: HEIGHT * size,
        padding: [ROOM * size, two ? 4 : 20, 0, 0],
        cursor: { show: false },
        legend: { show: false },
        scales: { x: { time: false, range: () => set.x }, y: { range }, ...(two ? { y2: { range } } : {}) },
        series: [
          {},
          ...set.traces.map((trace) => ({
            stroke: colour(trace.colour),
            width: trace.width ?? 1.6,
            dash: trace.dash,
            scale: trace.scale ?? "y",
            points: { show: false },
          })),
        ],
        bands: set.bands?.map((series) => ({ series, fill: colour("band") })),
        axes: [
          { ...axis, size: BELOW * size, grid, values: (_, ticks) => labelled("x", ticks.map((tick) => set.xLabel(tick, decimals(ticks)))) },
          side("y", false),
          ...(two ? [side("y2", true)] : []),
        ],
      },
      set.traces.reduce((data: uPlot.AlignedData) => [...data, []] as unknown as uPlot.AlignedData, [[]]),
      this.place,
    );
  }
}

function decimals(ticks: number[]): number {
  for (let digits = 0; digits < 5; digits++) if (new Set(ticks.map((tick) => fixed(tick, digits))).size === ticks.length) return digits;
  return 5;
}
