// Buttons, sliders, switches and other controls of the page.

import { make, type Inside } from "./element";
import { icon, type Icon } from "./icons";
import { minutes } from "./numbers";

let serial = 0;
const fresh = () => `control-${++serial}`;

interface ButtonSet {
  test: string;
  text?: string;
  title: string;
  icon?: Icon;
  kind?: "plain" | "main" | "quiet";
  act: (event: MouseEvent) => void;
}

export function button({ test, text, title, icon: drawing, kind = "plain", act }: ButtonSet): HTMLButtonElement {
  return make(
    "button",
    { type: "button", test, title, class: `button ${kind}${text ? "" : " bare"}`, label: text ? undefined : title, onclick: act },
    drawing && icon(drawing),
    text && make("span", {}, text),
  );
}

export interface Slider {
  element: HTMLElement;
  range: HTMLInputElement;
  get value(): number;
  /** Shows a value without calling the callbacks; ignored while the user drags. */
  set value(value: number);
  /** Other ends of the range. */
  limit(low: number, high: number): void;
}

export interface SliderSet {
  test: string;
  label: string;
  low: number;
  high: number;
  step: number;
  value: number;
  title?: string;
  format: (value: number) => string;
  /** Called with every move. */
  input?: (value: number) => void;
  /** Called on release. */
  change?: (value: number) => void;
}

/** A labelled slider with a text of its value. */
export function slider(set: SliderSet): Slider {
  const id = fresh();
  const shown = make("output", { for: id, class: "field-value" });
  const range = make("input", {
    type: "range",
    id,
    test: set.test,
    min: set.low,
    max: set.high,
    step: set.step,
    title: set.title,
  });
  const update = () => {
    const text = set.format(range.valueAsNumber);
    shown.textContent = text;
    range.setAttribute("aria-valuetext", text);
    fillTrack(range);
  };
  range.value = String(set.value);
  update();
  let busy = false;
  range.addEventListener("pointerdown", () => (busy = true));
  for (const end of ["pointerup", "pointercancel"]) range.addEventListener(end, () => (busy = false));
  range.addEventListener("input", () => {
    update();
    set.input?.(range.valueAsNumber);
  });
  range.addEventListener("change", () => set.change?.(range.valueAsNumber));
  return {
    element: make("div", { class: "field" }, make("label", { for: id }, set.label), shown, range),
    range,
    get value() {
      return range.valueAsNumber;
    },
    set value(value: number) {
      if (busy || range.valueAsNumber === value) return;
      range.value = String(value);
      update();
    },
    limit(low: number, high: number) {
      range.min = String(low);
      range.max = String(high);
      update();
    },
  };
}

/** A slider for the time that a job may take [s]. */
export function budget(test: string, low: number, high: number, step: number, value: number): Slider {
  return slider({
    test,
    label: "Time budget",
    title: "How long the job may run",
    low,
    high,
    step,
    value,
    format: minutes,
  });
}

/** Fills the part of a slider's track that lies before the thumb. */
export function fillTrack(range: HTMLInputElement): void {
  const [low, high] = [Number(range.min), Number(range.max)];
  const fraction = high > low ? (range.valueAsNumber - low) / (high - low) : 0;
  range.style.setProperty("--fraction", `${100 * fraction}%`);
}

export function select(
  test: string,
  label: string,
  options: { name: string; title: string }[],
  change: (name: string) => void,
): { element: HTMLElement; box: HTMLSelectElement; fill(options: { name: string; title: string }[]): void } {
  const id = fresh();
  const box = make("select", { id, test, onchange: () => change(box.value) });
  const fill = (list: { name: string; title: string }[]) => {
    const chosen = box.value;
    box.replaceChildren(...list.map(({ name, title }) => make("option", { value: name }, title)));
    if (list.some(({ name }) => name === chosen)) box.value = chosen;
  };
  fill(options);
  return { element: make("div", { class: "field" }, make("label", { for: id }, label), box), box, fill };
}

export function toggle(
  test: string,
  text: string,
  on: boolean,
  change: (on: boolean) => void,
  title = "",
): { element: HTMLLabelElement; box: HTMLInputElement } {
  const box = make("input", { type: "checkbox", role: "switch", test, onchange: () => change(box.checked) });
  box.checked = on;
  return { element: make("label", { class: "toggle", title }, box, make("span", {}, text)), box };
}

export interface Choice<T extends string> {
  element: HTMLElement;
  show(chosen: T): void;
}

/** A row of buttons of which one is pressed. */
export function choice<T extends string>(
  test: string,
  label: string,
  options: { name: T; text: string; title: string }[],
  change: (name: T) => void,
): Choice<T> {
  const buttons = options.map(({ name, text, title }) =>
    make("button", { type: "button", test: `${test}-${name}`, title, "aria-pressed": "false", onclick: () => change(name) }, text),
  );
  return {
    element: make("div", { class: "choice", role: "group", label, test }, ...buttons),
    show: (chosen) =>
      buttons.forEach((one, k) => one.setAttribute("aria-pressed", String(options[k].name === chosen))),
  };
}

export function section(title: string, ...inside: Inside[]): HTMLElement {
  return make("section", { class: "section" }, make("h2", {}, title), ...inside);
}

/** Controls that only the client in control can use; a disabled fieldset disables everything in it. */
export function held(...inside: Inside[]): HTMLFieldSetElement {
  return make("fieldset", { class: "held" }, ...inside);
}

/** A progress bar; `show` takes the fraction done, 0–1. */
export function progress(test: string, label: string): { element: HTMLElement; show(fraction: number): void } {
  const bar = make("div", { class: "progress-bar" });
  const element = make(
    "div",
    { class: "progress", test, role: "progressbar", label, "aria-valuemin": 0, "aria-valuemax": 100 },
    bar,
  );
  return {
    element,
    show(fraction) {
      const percent = Math.round(100 * Math.min(1, Math.max(0, fraction)));
      bar.style.width = `${percent}%`;
      element.setAttribute("aria-valuenow", String(percent));
    },
  };
}
