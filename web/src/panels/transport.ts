// Playback controls below the view: pause, step, rate, rewind, reset.

import { button, held, fillTrack, slider } from "../page/controls";
import { make, write } from "../page/element";
import { icon } from "../page/icons";
import { clamp, fixed } from "../page/numbers";
import type { Studio } from "../page/studio";
import { AT } from "../wire/frame";
import { throttle } from "../wire/throttle";

const RATES = [0.1, 0.25, 0.5, 1, 1.5, 2];
const MAX_REWIND = 30; // range of the rewind slider [s]

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
    label: "Playback rate",
    title: "Simulated over real time; keys [ and ]",
    low: 0.1,
    high: 2,
    step: 0.05,
    value: 1,
    format: (value) => `${fixed(value)}×`,
    input: (value) => this.rates.call(value),
    change: () => this.rates.finish(),
  });
  private readonly rates = throttle<number>(10, (rate) => this.studio.send("rate", { rate }));
  private readonly rewinds = throttle<number>(20, (back) => this.studio.send("rewind", { back }));
  private readonly back = make("input", {
    type: "range",
    class: "rewind",
    test: "rewind",
    min: -MAX_REWIND,
    max: 0,
    step: 1 / 60,
    value: 0,
    label: "Rewind, seconds before now",
    title: "Drag to rewind by up to 30 s; the simulation continues from there",
    oninput: () => this.dragBack(),
    onchange: () => this.rewinds.finish(),
  });
  private readonly backText = make("output", { class: "field-value", test: "rewind-says" }, "now");
  private readonly clock = make("output", { class: "clock", test: "time", title: "Simulated time [s]" }, "0.00 s");
  private reach = 0;
  private draggedAt = -Infinity; // time of the last rewind; older frames may still arrive after it [ms]
  private pausedShown: boolean | null = null;

  constructor(private readonly studio: Studio) {
    const step = button({ test: "step", title: "One step of 1/60 s (.)", icon: "step", act: () => this.step() });
    const reset = button({ test: "reset", title: "Restart (R)", icon: "reset", act: () => this.reset() });
    const box = held(
      make("div", { class: "transport-buttons" }, this.pause, step, reset),
      this.clock,
      make("div", { class: "rewind-field" }, this.back, this.backText),
      make("div", { class: "rate-field" }, this.rate.element),
    );
    this.element = make("div", { class: "transport", test: "transport", role: "toolbar", label: "Time" }, box);
    fillTrack(this.back);
    studio.on("frame", () => this.frame());
    studio.on("scene", ({ asked }) => {
      if (asked) this.rate.value = asked.rate; // set by another client, or before this page was opened
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
    this.showBack();
    this.studio.send("reset");
  }

  /** Switches to the next slower or faster preset rate. */
  nextRate(direction: 1 | -1): void {
    const now = this.rate.value;
    const next = direction > 0 ? RATES.find((rate) => rate > now + 0.01) : RATES.findLast((rate) => rate < now - 0.01);
    if (next === undefined) return;
    this.rate.value = next;
    this.studio.send("rate", { rate: next });
  }

  rewind(seconds: number): void {
    const back = Math.min(seconds, this.reach);
    this.back.value = String(-back);
    this.showBack();
    this.draggedAt = performance.now();
    this.studio.send("rewind", { back });
  }

  private dragBack(): void {
    // The thumb stops at the oldest instant of the server.
    const back = clamp(-this.back.valueAsNumber, 0, this.reach);
    this.back.value = String(-back);
    this.showBack();
    this.draggedAt = performance.now();
    this.rewinds.call(back);
  }

  private showBack(): void {
    const back = -this.back.valueAsNumber;
    write(this.backText, back < 0.02 ? "now" : `${fixed(-back, 1)} s`);
    this.back.setAttribute("aria-valuetext", back < 0.02 ? "now" : `${fixed(back, 1)} seconds ago`);
    fillTrack(this.back);
  }

  private frame(): void {
    const { frame, paused } = this.studio;
    if (!frame) return;
    this.reach = Math.max(0, frame.data[AT.back] || 0);
    const missing = `${Math.round(100 * clamp(1 - this.reach / MAX_REWIND, 0, 1))}%`;
    if (this.back.style.getPropertyValue("--reach") !== missing) this.back.style.setProperty("--reach", missing);
    write(this.clock, `${fixed(frame.time)} s`);
    if (!paused && this.back.valueAsNumber !== 0 && performance.now() - this.draggedAt > 700) {
      this.back.value = "0";
      this.showBack();
    }
    if (paused === this.pausedShown) return;
    this.pausedShown = paused;
    this.pause.replaceChildren(paused ? this.playIcon : this.pauseIcon);
    this.pause.title = paused ? "Continue (space)" : "Pause (space)";
    this.pause.setAttribute("aria-label", this.pause.title);
    this.pause.setAttribute("aria-pressed", String(paused));
  }
}
