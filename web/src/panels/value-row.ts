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

  constructor(private readonly set: ValueRowSet) {
    const { test, label, unit, low, high, step } = set;
    const named = `${label} [${unit}]`;
    this.range = make("input", { type: "range", test: `${test}-range`, min: low, max: high, step, label: named });
    this.box = make("input", { type: "number", test, step, label: named, inputmode: "decimal" });
    this.range.addEventListener("input", () => this.moved(this.range.valueAsNumber));
    this.range.addEventListener("change", () => set.release());
    this.box.addEventListener("change", () => {
      const value = this.box.valueAsNumber;
      if (!Number.isFinite(value)) return;
      this.moved(value);
      set.release();
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
    if (document.activeElement === this.box && this.box.matches(":focus")) return;
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
    this.element.title = why;
  }

  private moved(value: number): void {
    this.follow(value);
    this.set.input(value);
  }

  private write(value: number): void {
    // A typed value may lie beyond the range of the slider; the thumb then stays at its end.
    this.range.value = String(clamp(value, this.set.low, this.set.high));
    const digits = this.set.step < 0.01 ? 3 : 2;
    const text = fixed(value, digits).replace("\u2212", "-");
    if (document.activeElement !== this.box) this.box.value = String(Number(text));
    fillTrack(this.range);
  }
}
