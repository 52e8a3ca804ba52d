// One number of a state: its name, a slider and a box to type it into.

import { make } from "../page/element";
import { paint } from "../page/controls";
import { clamp, fixed } from "../page/numbers";

const ECHO = 600; // for so long after a person moved it, what the server says of it may be older than that [ms]

export interface ValueRowSet {
  test: string;
  label: string;
  unit: string;
  low: number;
  high: number;
  step: number;
  input(value: number): void; // with every move
  release(): void; // when it is let go
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

  /** What the server says; a person who is at it right now is not interrupted. */
  show(value: number): void {
    if (document.activeElement === this.box && this.box.matches(":focus")) return;
    if (performance.now() - this.touched > ECHO) this.write(value);
  }

  /** Moved from elsewhere by the same person: the handle of the figure. */
  follow(value: number): void {
    this.touched = performance.now();
    this.write(value);
  }

  /** What comes next is meant, as after undo. */
  forget(): void {
    this.touched = -Infinity;
  }

  /** Colours a value that is known to be risky, and says why. */
  warn(why: string): void {
    this.element.classList.toggle("risky", why !== "");
    this.element.title = why;
  }

  private moved(value: number): void {
    this.follow(value);
    this.set.input(value);
  }

  private write(value: number): void {
    // A typed value may lie beyond the slider: it is shown in the box, the thumb stays at its end.
    this.range.value = String(clamp(value, this.set.low, this.set.high));
    const digits = this.set.step < 0.01 ? 3 : 2;
    const text = fixed(value, digits).replace("\u2212", "-");
    if (document.activeElement !== this.box) this.box.value = String(Number(text));
    paint(this.range);
  }
}
