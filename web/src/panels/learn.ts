// Learn panel: a skill from a clip, a clip made physical, or an optimization of the current skill; all are background jobs.

import { budget, button, held, progress, section, select } from "../page/controls";
import { make } from "../page/element";
import { fixed } from "../page/numbers";
import type { Studio } from "../page/studio";
import { address } from "../wire/connection";
import type { Clip, ErrorMessage } from "../wire/messages";
import { ClipFigure } from "./clip-figure";
import { JobCard } from "./job-card";

const MAX_CLIP_BYTES = 32 << 20; // as on the server

const OBJECTIVES = [
  { name: "natural", title: "Natural: human-like walking" },
  { name: "wang", title: "Wang 2009: as published" },
  { name: "robust", title: "Robust: withstands pushes" },
];

const BODIES = [
  { name: "human-toes", title: "Human with toes, 89 kg" },
  { name: "own", title: "Made from the clip's skeleton, 75 kg" },
];

export class LearnPanel {
  readonly element: HTMLElement;
  private readonly file = make("input", { type: "file", accept: ".bvh", test: "clip-file", hidden: true });
  private readonly zone = make(
    "button",
    { type: "button", class: "drop-zone", test: "clip-drop", title: "Choose a BVH file, or drop one anywhere on the page" },
    make("strong", {}, "Drop a BVH clip here"),
    make("span", {}, "or click to choose one; walking, running, up to 32 MiB"),
  );
  private readonly read = make("div", { class: "clip", test: "clip", hidden: true });
  private readonly jobs = make("div", { class: "jobs", test: "jobs" });
  private readonly here = make("div", { class: "here", test: "learn-jobs" });
  private readonly cards = new Map<string, JobCard>();
  private request: XMLHttpRequest | null = null;
  private readonly bar = progress("clip-progress", "Upload");
  private readonly sendingWords = make("span", { class: "busy-words", test: "clip-sending" });
  private readonly cancel = button({ test: "clip-cancel", text: "Cancel", title: "Stop reading this clip", kind: "quiet", act: () => this.request?.abort() });
  private readonly sending = make(
    "div",
    { class: "sending", hidden: true },
    make("div", { class: "row" }, this.sendingWords, make("span", { class: "spring" }), this.cancel),
    this.bar.element,
  );
  private readonly budget = budget("learn-budget", 60, 600, 30, 120);
  private readonly learnButton = button({
    test: "learn",
    text: "Learn this clip",
    title: "Learn a controller that tracks this clip under physics",
    kind: "main",
    act: () => this.studio.clip && this.studio.send("learn", { clip: this.studio.clip.id, budget: this.budget.value }),
  });

  private readonly body = select("rectify-body", "Body", BODIES, () => {});
  private readonly rectifyBudget = budget("rectify-budget", 60, 1800, 60, 600);
  private readonly rectifyButton = button({
    test: "rectify",
    text: "Make physical",
    title: "Change the whole clip as little as needed until joint torques carry it from its first frame to its last",
    act: () =>
      this.studio.clip &&
      this.studio.send("rectify", { clip: this.studio.clip.id, body: this.body.box.value, budget: this.rectifyBudget.value }),
  });
  private readonly physical = section("Make the clip physical", this.body.element, this.rectifyBudget.element, this.rectifyButton);

  constructor(private readonly studio: Studio) {
    this.file.addEventListener("change", () => {
      if (this.file.files?.[0]) void this.upload(this.file.files[0]);
      this.file.value = "";
    });
    this.zone.addEventListener("click", () => this.file.click());
    this.element = make(
      "div",
      { class: "panel-body" },
      held(
        section("Learn from a clip", this.zone, this.file, this.sending, this.read, this.budget.element, this.learnButton, this.here),
        this.physical,
        section("Optimize the skill", ...this.optimize()),
      ),
      section("Jobs", this.jobs),
    );
    this.learnButton.disabled = true;
    this.budget.element.hidden = this.learnButton.hidden = this.physical.hidden = true;
    studio.on("clip", (clip) => this.show(clip));
    studio.on("job", (job) => {
      const known = this.cards.get(job.id);
      const card = known ?? new JobCard(studio, job.id);
      card.show(job);
      if (known) return;
      this.cards.set(job.id, card);
      // What is made of a clip goes on where it was asked for.
      (job.kind === "learn" ? this.here : this.jobs).prepend(card.element);
      if (job.state === "running") card.element.scrollIntoView({ block: "nearest" });
    });
  }

  async upload(file: File): Promise<void> {
    if (file.size > MAX_CLIP_BYTES) {
      this.fail(`${file.name} is larger than 32 MiB`);
      return;
    }
    this.request?.abort(); // the newest clip counts
    this.read.hidden = true;
    this.sending.hidden = false;
    try {
      const reply = await this.send(file);
      if (reply?.is === "clip") this.show(reply);
      else if (reply) this.fail(reply.text || "the server did not take it");
      else if (this.studio.clip) this.show(this.studio.clip); // cancelled
    } catch {
      this.fail(`${file.name} could not be sent`);
    }
  }

  /** Sends a clip with progress; null when it was cancelled. */
  private send(file: File): Promise<Clip | ErrorMessage | null> {
    return new Promise((resolve, reject) => {
      const request = (this.request = new XMLHttpRequest());
      const begun = performance.now();
      const tell = (what: string) => (this.sendingWords.textContent = `${what} ${file.name} … ${fixed((performance.now() - begun) / 1000, 0)} s`);
      const timer = window.setInterval(() => tell("Reading"), 1000);
      const end = () => {
        clearInterval(timer);
        if (this.request !== request) return;
        this.request = null;
        this.sending.hidden = true;
      };
      request.open("POST", address("/clip"));
      request.setRequestHeader("X-Name", encodeURIComponent(file.name));
      request.setRequestHeader("X-Key", this.studio.hello?.key ?? "");
      request.setRequestHeader("Content-Type", "application/octet-stream");
      request.upload.onprogress = ({ loaded, total }) => this.bar.show(total ? loaded / total : 0);
      request.onabort = () => (end(), resolve(null));
      request.onerror = () => (end(), reject(new Error("not sent")));
      request.onload = () => {
        end();
        try {
          resolve(JSON.parse(request.responseText) as Clip | ErrorMessage);
        } catch (error) {
          reject(error);
        }
      };
      tell("Sending");
      this.bar.show(0);
      request.send(file);
    });
  }

  private fail(text: string): void {
    this.read.hidden = this.studio.clip === null;
    if (this.studio.clip) this.show(this.studio.clip);
    this.studio.emit("error", { is: "error", about: "clip", text });
  }

  private show(clip: Clip): void {
    this.studio.clip = clip;
    const facts = [
      [clip.kind, clip.speed === null ? "" : `${fixed(clip.speed, 1)} m/s`].filter(Boolean).join(", "),
      `${fixed(clip.seconds, 1)} s`,
      `${clip.frames} frames at ${fixed(clip.rate, 0)} Hz`,
    ];
    const words = Array.isArray(clip.words) ? clip.words : clip.words ? [clip.words] : [];
    this.read.hidden = false;
    this.read.replaceChildren(
      make("strong", { test: "clip-name" }, clip.name),
      make("p", { test: "clip-facts" }, facts.filter(Boolean).join(" · ")),
      ...(clip.sketch ? [new ClipFigure(clip.sketch).element] : []),
      ...words.map((line) => make("p", { class: "hint" }, line)),
    );
    this.learnButton.disabled = false;
    this.budget.element.hidden = this.learnButton.hidden = this.physical.hidden = false;
  }

  private optimize(): HTMLElement[] {
    const objective = select("optimize-objective", "Objective", OBJECTIVES, () => {});
    const speed = make("input", {
      type: "number",
      id: "optimize-speed",
      test: "optimize-speed",
      min: 0.1,
      max: 5,
      step: 0.1,
      placeholder: "as it is",
    });
    const time = budget("optimize-budget", 60, 3600, 60, 300);
    const begin = button({
      test: "optimize",
      text: "Optimize",
      title: "Optimize the parameters of the skill in control; the result is a new skill",
      act: () => {
        const wanted = speed.valueAsNumber;
        this.studio.send("optimize", {
          objective: objective.box.value,
          speed: Number.isFinite(wanted) ? wanted : null,
          budget: time.value,
        });
      },
    });
    const speedField = make("div", { class: "field" }, make("label", { for: "optimize-speed" }, "Speed [m/s]"), speed);
    return [objective.element, speedField, time.element, begin];
  }
}
