// Time: pause, step, slow motion, rewind, reset. Always in sight, below the picture.

import { button, held, paint, slider } from "../page/controls";
import { make, write } from "../page/element";
import { icon } from "../page/icons";
import { clamp, fixed } from "../page/numbers";
import type { Studio } from "../page/studio";
import { AT } from "../wire/frame";
import { often } from "../wire/often";

const RATES = [0.1, 0.25, 0.5, 1, 1.5, 2];
const REACH = 30; // what the rewind slider spans [s]

export class Transport {
  readonly element: HTMLElement;
  private readonly pauseIcon = icon("pause");
  private readonly playIcon = icon("play");
  private readonly pause = button({
    test: "pause",
    title: "Pause (space)",
    icon: "pause",
    kind: "main",
    act: () => this.togglePause(),
  });
  private readonly rate = slider({
    test: "rate",
    label: "Speed of time",
    title: "Slow motion or fast; keys [ and ]",
    low: 0.1,
    high: 2,
    step: 0.05,
    value: 1,
    format: (value) => `${fixed(value)}×`,
    input: (value) => this.rates.say(value),
    change: () => this.rates.finish(),
  });
  private readonly rates = often<number>(10, (rate) => this.studio.send("rate", { rate }));
  private readonly rewinds = often<number>(20, (back) => this.studio.send("rewind", { back }));
  private readonly back = make("input", {
    type: "range",
    class: "rewind",
    test: "rewind",
    min: -REACH,
    max: 0,
    step: 1 / 60,
    value: 0,
    label: "Rewind, seconds before now",
    title: "Drag to go back in time, up to 30 s; play goes on from there",
    oninput: () => this.dragBack(),
    onchange: () => this.rewinds.finish(),
  });
  private readonly backSays = make("output", { class: "said", test: "rewind-says" }, "now");
  private readonly clock = make("output", { class: "clock", test: "time", title: "Simulated time [s]" }, "0.00 s");
  private reach = 0;
  private draggedAt = -Infinity; // frames from before a rewind still come for a moment after it [ms]
  private pausedShown: boolean | null = null;

  constructor(private readonly studio: Studio) {
    const step = button({ test: "step", title: "One step of 1/60 s (.)", icon: "step", act: () => this.step() });
    const reset = button({ test: "reset", title: "Begin anew (R)", icon: "reset", act: () => this.reset() });
    const box = held(
      make("div", { class: "transport-buttons" }, this.pause, step, reset),
      this.clock,
      make("div", { class: "rewind-field" }, this.back, this.backSays),
      make("div", { class: "rate-field" }, this.rate.element),
    );
    this.element = make("div", { class: "transport", test: "transport", role: "toolbar", label: "Time" }, box);
    paint(this.back);
    studio.on("frame", () => this.frame());
    studio.on("scene", ({ asked }) => {
      if (asked) this.rate.value = asked.rate; // of a page that comes later, or of who held the controls before
    });
  }

  togglePause(): void {
    this.studio.send("pause", { on: !this.studio.paused });
  }

  step(): void {
    this.studio.send("step");
  }

  reset(): void {
    this.back.value = "0";
    this.tellBack();
    this.studio.send("reset");
  }

  /** The next slower or faster of a few round rates. */
  nextRate(way: 1 | -1): void {
    const now = this.rate.value;
    const next = way > 0 ? RATES.find((rate) => rate > now + 0.01) : RATES.findLast((rate) => rate < now - 0.01);
    if (next === undefined) return;
    this.rate.value = next;
    this.studio.send("rate", { rate: next });
  }

  rewind(seconds: number): void {
    const back = Math.min(seconds, this.reach);
    this.back.value = String(-back);
    this.tellBack();
    this.draggedAt = performance.now();
    this.studio.send("rewind", { back });
  }

  private dragBack(): void {
    // Further back than the server remembers there is nothing: the thumb stops there.
    const back = clamp(-this.back.valueAsNumber, 0, this.reach);
    this.back.value = String(-back);
    this.tellBack();
    this.draggedAt = performance.now();
    this.rewinds.say(back);
  }

  private tellBack(): void {
    const back = -this.back.valueAsNumber;
    write(this.backSays, back < 0.02 ? "now" : `${fixed(-back, 1)} s`);
    this.back.setAttribute("aria-valuetext", back < 0.02 ? "now" : `${fixed(back, 1)} seconds ago`);
    paint(this.back);
  }

  private frame(): void {
    const { frame, paused } = this.studio;
    if (!frame) return;
    this.reach = Math.max(0, frame.data[AT.back] || 0);
    const missing = `${Math.round(100 * clamp(1 - this.reach / REACH, 0, 1))}%`;
    if (this.back.style.getPropertyValue("--reach") !== missing) this.back.style.setProperty("--reach", missing);
    write(this.clock, `${fixed(frame.time)} s`);
    if (!paused && this.back.valueAsNumber !== 0 && performance.now() - this.draggedAt > 700) {
      this.back.value = "0";
      this.tellBack();
    }
    if (paused === this.pausedShown) return;
    this.pausedShown = paused;
    this.pause.replaceChildren(paused ? this.playIcon : this.pauseIcon);
    this.pause.title = paused ? "Go on (space)" : "Pause (space)";
    this.pause.setAttribute("aria-label", this.pause.title);
    this.pause.setAttribute("aria-pressed", String(paused));
  }
}
