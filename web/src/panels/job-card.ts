// A background job: its progress, the objective over time, and a button to play the result.

import { button, progress } from "../page/controls";
import { draw, make, put, write } from "../page/element";
import { fixed, minutes } from "../page/numbers";
import type { Studio } from "../page/studio";
import type { Job } from "../wire/messages";
import { PhysicalFigure } from "./clip-figure";

const STATES: Record<Job["state"], string> = { running: "running", done: "done", failed: "failed", stopped: "stopped" };
const STOP = "Stop and keep the best result so far, if there is one";

export class JobCard {
  readonly element: HTMLElement;
  private readonly title = make("strong", {});
  private readonly state = make("span", { class: "tag" });
  private readonly words = make("p", { class: "job-words" });
  private readonly bar;
  private readonly line = draw("polyline", { class: "spark-line", points: "" });
  private readonly spark = draw("svg", { class: "spark", viewBox: "0 0 200 40", preserveAspectRatio: "none", role: "img" }, this.line);
  private readonly best = make("output", { class: "spark-value" });
  private readonly sparkRow: HTMLElement;
  private readonly stop: HTMLButtonElement;
  private readonly walk: HTMLButtonElement;
  private readonly picture = make("div", {});
  private figure: PhysicalFigure | null = null;
  private skill = "";
  private kind = "";
  private readonly begun = performance.now();
  private first = -1; // fraction done when the page first heard of it

  /** `where` tells cards of the same job on two panels apart. */
  constructor(studio: Studio, id: string, where = "") {
    this.bar = progress(`${where}job-progress-${id}`, "Progress");
    this.stop = button({
      test: `${where}job-stop-${id}`,
      text: "Stop",
      title: STOP,
      kind: "quiet",
      act: () => studio.send("stop", { job: id }),
    });
    this.walk = button({
      test: `${where}job-walk-${id}`,
      text: "Walk it",
      title: "Simulate the resulting skill; the clip is drawn beside it as a ghost",
      kind: "main",
      act: () => {
        studio.send("skill", { id: this.skill });
        if (this.kind === "learn") studio.emit("ghost", true);
      },
    });
    this.sparkRow = make("div", { class: "spark-row", title: "Objective of the best candidate; lower is better" }, this.spark, this.best);
    this.element = make(
      "article",
      { class: "job", test: `${where}job-${id}` },
      make("header", { class: "row" }, this.title, make("span", { class: "spring" }), this.state),
      this.bar.element,
      this.words,
      this.picture,
      this.sparkRow,
      make("div", { class: "row" }, this.walk, this.stop),
    );
  }

  show(job: Job): void {
    this.skill = job.skill;
    this.kind = job.kind;
    write(this.title, job.title);
    write(this.state, STATES[job.state] ?? job.state);
    if (this.first < 0) this.first = job.fraction;
    const left = job.state === "running" ? this.left(job.fraction) : "";
    write(this.words, [job.words, left].filter(Boolean).join(" · "));
    this.element.dataset.state = job.state;
    this.bar.show(job.state === "done" ? 1 : job.fraction);
    this.bar.element.hidden = job.state !== "running";
    this.stop.hidden = job.state !== "running";
    write(this.stop, job.stopping ? "Stop now" : "Stop");
    this.stop.title = job.stopping ? "Stop without waiting until the best result is checked and saved; nothing is kept" : STOP;
    this.walk.hidden = job.state === "running" || !job.skill;
    this.showFigure(job);
    const { history } = job;
    this.sparkRow.hidden = history.length < 2;
    if (history.length > 1) this.curve(history);
  }

  /** About how long it will take, from how far it has come since the page knows of it. */
  private left(fraction: number): string {
    const passed = (performance.now() - this.begun) / 1000;
    const done = fraction - this.first;
    if (done < 0.02 || passed < 3) return "";
    return `about ${minutes(Math.max(1, ((1 - fraction) * passed) / done))} left`;
  }

  /** A clip that is being made physical, as far as it is. */
  private showFigure({ sketch, kind }: Job): void {
    if (!sketch) return;
    if (!this.figure) {
      this.figure = new PhysicalFigure(sketch);
      this.picture.append(this.figure.element);
      this.element.scrollIntoView({ block: "nearest" }); // the card is higher now
    }
    this.figure.show(sketch);
    if (kind === "rectify") this.sparkRow.title = "Distance of the body from the clip [cm], over all frames so far, after each window";
  }

  private curve(history: number[]): void {
    const finite = history.filter(Number.isFinite);
    const [low, high] = [Math.min(...finite), Math.max(...finite)];
    const x = (k: number) => 3 + (194 * k) / (history.length - 1);
    const y = (value: number) => 36 - (32 * (value - low)) / (high - low || 1);
    put(this.line, { points: history.map((value, k) => `${x(k).toFixed(1)},${y(value).toFixed(1)}`).join(" ") });
    write(this.best, fixed(history[history.length - 1], 2));
    this.spark.setAttribute("aria-label", `Objective, from ${fixed(history[0])} to ${fixed(history[history.length - 1])}`);
  }
}
