// A picture of a pressure pad, coloured as in thesis 3.3.1: level 1 is dark green, 255 dark red.

import { make } from "../page/element";
import type { PadFoot, PadShape } from "./messages";

const SCALE = 4; // canvas pixels of a cell
const STOPS: [number, [number, number, number]][] = [
  [0, [0, 127, 0]],
  [0.35, [210, 200, 30]],
  [0.65, [235, 110, 20]],
  [1, [127, 0, 0]],
];

function colour(level: number): [number, number, number] {
  const part = (level - 1) / 254;
  let k = 1;
  while (k < STOPS.length - 1 && part > STOPS[k][0]) k++;
  const [[a, from], [b, to]] = [STOPS[k - 1], STOPS[k]];
  const t = (part - a) / (b - a);
  return [0, 1, 2].map((i) => Math.round(from[i] + t * (to[i] - from[i]))) as [number, number, number];
}

const COLOURS = Array.from({ length: 256 }, (_, level) => (level ? colour(level) : null));

export function unpack(text: string): Uint8Array {
  const raw = atob(text);
  const bytes = new Uint8Array(raw.length);
  for (let i = 0; i < raw.length; i++) bytes[i] = raw.charCodeAt(i);
  return bytes;
}

/** The first row is at the bottom and the first column at the right: somebody who faces along the rows looks up. */
export class Picture {
  readonly canvas: HTMLCanvasElement;
  readonly element: HTMLElement;
  pressed = 0; // cells
  private readonly caption = make("figcaption");
  private shape: PadShape = { rows: 1, columns: 1, cell: 1, rate: 1 };

  constructor(test: string, title: string) {
    this.canvas = make("canvas", { test, label: title, role: "img" });
    this.element = make("figure", { class: "pad-picture" }, this.canvas, this.caption);
    this.say(title);
  }

  say(text: string): void {
    this.caption.textContent = text;
  }

  resize(shape: PadShape): void {
    this.shape = shape;
    this.canvas.width = SCALE * shape.columns;
    this.canvas.height = SCALE * shape.rows;
  }

  draw(levels: Uint8Array | null, feet: PadFoot[] = []): void {
    const { rows, columns } = this.shape;
    const pen = this.canvas.getContext("2d")!;
    pen.clearRect(0, 0, this.canvas.width, this.canvas.height);
    this.pressed = 0;
    if (!levels || levels.length !== rows * columns) return;
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) {
        const rgb = COLOURS[levels[row * columns + column]];
        if (!rgb) continue;
        this.pressed++;
        pen.fillStyle = `rgb(${rgb.join(" ")})`;
        pen.fillRect(SCALE * (columns - 1 - column), SCALE * (rows - 1 - row), SCALE, SCALE);
      }
    const style = getComputedStyle(document.documentElement);
    feet.forEach((foot, k) => {
      if (!foot.on) return;
      const side = style.getPropertyValue(k === 0 ? "--left" : "--right").trim();
      this.dot(pen, foot.centre, side, true);
      this.dot(pen, foot.ankle, side, false);
    });
  }

  /** Marks a place on the pad [m]: filled for a centre of pressure, a ring for an ankle. */
  private dot(pen: CanvasRenderingContext2D, [x, y]: [number, number], ink: string, filled: boolean): void {
    const { rows, columns, cell } = this.shape;
    const at = [SCALE * (columns / 2 - y / cell), SCALE * (rows / 2 - x / cell)];
    pen.beginPath();
    pen.arc(at[0], at[1], 1.6 * SCALE, 0, 2 * Math.PI);
    pen.lineWidth = filled ? 2 : 3;
    pen.fillStyle = pen.strokeStyle = ink;
    if (filled) {
      pen.fill();
      pen.strokeStyle = "white";
    }
    pen.stroke();
  }
}
