// One value of a state: its name, a slider and a text box.

import { make } from "../page/element";
import { fillTrack } from "../page/controls";
import { clamp, fixed } from "../page/numbers";

const ECHO_MS = 600; // for this long after an edit, values of the server may be older than it [ms]

export interface ValueRowSet {
  test: string;
  label: string;
  unit: string;
  low: number;
  high: number;
  step: number;
  input(value: number): void; // called with every move
  release(): void; // called on release
}

export class ValueRow {
  readonly element: HTMLElement;
  private readonly range: HTMLInputElement;
  private readonly box: HTMLInputElement;
  private touched = -Infinity;
  private typing = false;
  private readonly scale: number; // of what is shown, in the unit of the file: angles are shown in degrees

  constructor(private readonly set: ValueRowSet) {
    const { test, label, low, high, step } = set;
    this.scale = set.unit === "rad" ? 180 / Math.PI : 1;
    const unit = set.unit === "rad" ? "°" : set.unit;
    const named = `${label} [${unit}]`;
    const shown = set.unit === "rad" ? 0.5 : step;
    const ends = { min: Math.floor((low * this.scale) / shown) * shown, max: Math.ceil((high * this.scale) / shown) * shown };
    this.range = make("input", { type: "range", test: `${test}-range`, ...ends, step: shown, label: named });
    this.box = make("input", { type: "number", test, step: shown, label: named, inputmode: "decimal" });
    this.range.addEventListener("input", () => this.moved(this.range.valueAsNumber / this.scale));
    this.range.addEventListener("change", () => set.release());
    this.box.addEventListener("input", () => (this.typing = true));
    this.box.addEventListener("change", () => {
      this.typing = false;
      const typed = this.box.valueAsNumber / this.scale;
      if (!Number.isFinite(typed)) return;
      const value = clamp(typed, low, high);
      this.moved(value);
      set.release();
      if (value !== typed) this.element.title = `Limited to ${fixed(low * this.scale)} to ${fixed(high * this.scale)} ${unit}`;
    });
    this.element = make(
      "div",
      { class: "value-row" },
      make("span", { class: "value-name" }, label, make("small", {}, ` ${unit}`)),
      this.range,
      this.box,
    );
  }

  /** Shows the value of the server, unless the user is editing it. */
  show(value: number): void {
    if (this.typing) return;
    if (performance.now() - this.touched > ECHO_MS) this.write(value);
  }

  /** Shows a value that was set by the handle of the figure. */
  follow(value: number): void {
    this.touched = performance.now();
    this.write(value);
  }

  /** Shows the next value of the server in any case, as after undo. */
  acceptServerValues(): void {
    this.touched = -Infinity;
  }

  /** Marks a value outside the safe range, with the reason as tooltip. */
  warn(why: string): void {
    this.element.classList.toggle("risky", why !== "");
    if (why) this.element.title = why;
  }

  private moved(value: number): void {
    this.follow(value);
    this.set.input(value);
  }

  private write(value: number): void {
    // A typed value may lie beyond the range of the slider; the thumb then stays at its end.
    this.range.value = String(clamp(value, this.set.low, this.set.high) * this.scale);
    const digits = this.set.unit === "rad" ? 1 : this.set.step < 0.01 ? 3 : 2;
    const text = fixed(value * this.scale, digits).replace("\u2212", "-");
    if (!this.typing) this.box.value = String(Number(text));
    fillTrack(this.range);
  }
}
