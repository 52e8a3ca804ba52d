// Author panel: the states of a gait as cards; every edit takes effect at once and can be undone. A graph that falls can
// be made to walk by a background job.

import { budget, button, held, section, toggle } from "../page/controls";
import { make } from "../page/element";
import type { Studio } from "../page/studio";
import { address } from "../wire/connection";
import { AT, FLAG, hasFlag } from "../wire/frame";
import type { Graph, State } from "../wire/messages";
import { throttle } from "../wire/throttle";
import { JobCard } from "./job-card";
import { StateCard } from "./state-card";

const PUSH_TO_FALL = 5; // a fall this soon after a push does not make a graph unsafe [s]
const MAX_FILE_BYTES = 60000; // of a skill file, within the limit of the protocol [bytes]

const SAFE_WORDS: Record<Graph["safe_state"], string> = {
  none: "Which gains are safe has not been measured for this gait.",
  measuring: "Measuring which gains are safe …",
  known: "Gains outside of the measured safe range are marked in amber.",
  failed: "The safe gains of this gait could not be measured.",
};

export class AuthorPanel {
  readonly element: HTMLElement;
  private cards: StateCard[] = [];
  private shape = ""; // states and columns that the cards were made for
  private waiting: { state: number; name: string } | null = null;
  private activeState = NaN;
  private stroke = 0; // number of the drag, all of which is undone together
  private readonly edits = throttle<{ state: number; name: string; value: number; stroke: number }>(20, (edit) => this.studio.send("edit", edit));
  private readonly list = make("div", { class: "states", test: "states" });
  private readonly undoButton = button({ test: "undo", icon: "undo", title: "Undo (Ctrl+Z)", act: () => this.undo() });
  private readonly redoButton = button({ test: "redo", icon: "redo", title: "Redo (Ctrl+Shift+Z)", act: () => this.redo() });
  private readonly compare = toggle(
    "compare",
    "Play the original",
    false,
    (on) => {
      this.flushEdits();
      this.studio.send("compare", { on });
    },
    "Simulate the gait without your edits",
  );
  private readonly name = make("input", {
    type: "text",
    test: "save-name",
    label: "Name to save under",
    placeholder: "my-walk",
    maxlength: 60,
    spellcheck: "false",
    autocomplete: "off",
    oninput: () => this.enable(),
    onkeydown: (event: KeyboardEvent) => event.key === "Enter" && this.save(),
  });
  private readonly saveButton = button({
    test: "save",
    text: "Save as",
    title: "Save as a skill of this studio under this name",
    act: () => this.save(),
  });
  private readonly safeWords = make("span", { test: "safe-words" });
  private readonly measureSafe = button({
    test: "safe-measure",
    text: "Measure it",
    title: "Measure in the background how far c_d and c_v can be changed before this gait falls; about a minute",
    act: () => this.studio.send("ranges"),
  });
  private readonly safeRow = make("div", { class: "row safe", test: "safe" }, this.safeWords, this.measureSafe);
  private readonly dirty = make("span", { class: "tag", test: "dirty", hidden: true }, "changed");
  private readonly unsafe = make("span", { class: "tag unsafe", test: "unsafe", hidden: true }, "unsafe");
  private pushed = -Infinity; // when something last pushed the body [s]
  private fallen = false; // since the last edit, without a push
  private states = ""; // of the graph, to notice edits
  private readonly budget = budget("stabilize-budget", 60, 3600, 60, 300);
  private readonly stabilizeBody = make(
    "div",
    { class: "stabilize" },
    make(
      "p",
      { class: "hint" },
      "Makes a new skill that walks: every step is corrected so that the gait stays on its cycle (limit cycle control).",
    ),
    this.budget.element,
    button({
      test: "stabilize",
      text: "Stabilise",
      title: "Search in the background for a skill that walks with this graph; the result is a new skill",
      act: () => this.startStabilizing(),
    }),
  );
  private readonly stabilize = make(
    "details",
    { class: "state-group", test: "stabilize-group" },
    make("summary", {}, "Stabilise a graph that falls"),
    this.stabilizeBody,
  );
  private readonly jobCards = new Map<string, JobCard>();
  private readonly title = make("strong", { test: "graph-name" });
  private readonly none = make(
    "p",
    { class: "empty", test: "author-none" },
    "This skill has no states to edit. Choose one with a pose graph, such as a walk, run or skip of the thesis, or open a skill file.",
  );
  private readonly frozen = make("p", { class: "hint", hidden: true }, "The original is simulated. Switch back to edit.");
  private readonly editor: HTMLElement;
  private readonly cardBox = make("fieldset", { class: "bare" }, this.list);

  constructor(private readonly studio: Studio) {
    const file = make("input", { type: "file", accept: ".toml,.zip,text/plain", test: "open-file", hidden: true });
    file.addEventListener("change", () => {
      if (file.files?.[0]) void this.open(file.files[0]);
      file.value = "";
    });
    const open = button({
      test: "open",
      text: "Open a skill file",
      icon: "file",
      title: "A skill.toml from this computer; it can also be dropped onto the page",
      kind: "quiet",
      act: () => file.click(),
    });
    this.editor = make(
      "div",
      {},
      section(
        "Author",
        make(
          "div",
          { class: "row" },
          ...[this.title, this.dirty, this.unsafe],
          make("span", { class: "spring" }),
          ...[this.undoButton, this.redoButton],
        ),
        this.safeRow,
        this.compare.element,
        this.frozen,
        make("div", { class: "row" }, this.name, this.saveButton),
        this.stabilize,
      ),
      this.cardBox,
    );
    this.element = make("div", { class: "panel-body" }, held(this.none, this.editor, make("div", { class: "row" }, open, file)));
    studio.on("graph", (graph) => this.show(graph));
    studio.on("skill", ({ authorable }) => {
      if (!authorable) this.showNothing();
    });
    studio.on("frame", (frame) => {
      this.markActive(frame.data[AT.state]);
      if (hasFlag(frame, FLAG.pushed) || frame.time < this.pushed) this.pushed = frame.time;
    });
    studio.on("scene", ({ character }) => (this.stabilize.hidden = character.planar));
    studio.on("fall", ({ time }) => {
      this.fallen ||= time - this.pushed > PUSH_TO_FALL;
      if (studio.graph) this.showUnsafe(studio.graph);
    });
    studio.on("job", (job) => {
      if (job.kind !== "stabilize") return;
      let card = this.jobCards.get(job.id);
      if (!card) {
        card = new JobCard(studio, job.id, "author-");
        this.jobCards.set(job.id, card);
        this.stabilizeBody.append(card.element);
      }
      card.show(job);
    });
    this.showNothing();
  }

  undo(): void {
    this.flushEdits();
    this.studio.send("undo");
  }

  redo(): void {
    this.flushEdits();
    this.studio.send("redo");
  }

  async open(file: File): Promise<void> {
    if (/\.zip$/i.test(file.name)) return this.openArchive(file);
    if (file.size > MAX_FILE_BYTES) {
      this.studio.emit("error", { is: "error", about: "open", text: `${file.name} is too large for a skill file` });
      return;
    }
    this.studio.send("open", { text: await file.text() });
  }

  /** Opens a skill with its arrays in one archive. */
  private async openArchive(file: File): Promise<void> {
    const headers = { "X-Key": this.studio.hello?.key ?? "", "X-Name": encodeURIComponent(file.name) };
    const fail = (text: string) => this.studio.emit("error", { is: "error", about: "open", text });
    try {
      const said = (await (await fetch(address("/skill"), { method: "POST", body: file, headers })).json()) as { is: string; text: string };
      if (said.is === "error") fail(said.text);
    } catch {
      fail(`${file.name} could not be sent`);
    }
  }

  private show(graph: Graph): void {
    const shape = JSON.stringify([
      graph.name,
      graph.columns.map(({ name }) => name), // not their limits, which grow with the values during a drag
      graph.states.map(({ until, values }) => [typeof until === "number" ? 0 : until, Object.keys(values)]),
    ]);
    if (shape !== this.shape) {
      this.shape = shape;
      this.cards = graph.states.map((state) => new StateCard(state, graph, this));
      this.list.replaceChildren(...this.cards.map((card) => card.element));
      this.activeState = NaN;
    }
    graph.states.forEach((state, k) =>
      this.cards[k]?.show(state, graph, this.before(graph, k), (name, value) => this.risk(graph, k, name, value)),
    );
    const states = JSON.stringify([graph.name, graph.states, graph.comparing]);
    if (states !== this.states) this.fallen = false;
    this.states = states;
    this.showUnsafe(graph);
    this.none.hidden = true;
    this.editor.hidden = false;
    this.title.textContent = graph.name;
    this.dirty.hidden = !graph.dirty;
    this.showSafe(graph);
    this.undoButton.disabled = !graph.undo;
    this.redoButton.disabled = !graph.redo;
    this.compare.box.checked = graph.comparing;
    this.compare.box.disabled = !graph.dirty;
    this.frozen.hidden = !graph.comparing;
    this.cardBox.disabled = graph.comparing;
    this.enable();
  }

  private showNothing(): void {
    this.none.hidden = false;
    this.editor.hidden = true;
    this.shape = "";
    this.cards = [];
    this.list.replaceChildren();
  }

  /** Marks a graph that fell, or with values outside of their measured ranges. */
  private showUnsafe(graph: Graph): void {
    const risky = graph.states.some(({ values }, k) =>
      Object.entries(values).some(([name, value]) => this.risk(graph, k, name, value) !== ""),
    );
    if (this.unsafe.hidden && (this.fallen || risky)) this.stabilize.open = true;
    this.unsafe.hidden = !this.fallen && !risky;
    this.unsafe.title = this.fallen ? "It fell" : "A gain is outside of the range in which this gait was measured to keep walking";
  }

  /** Whether it was measured how far the gains can be changed; where not, it can be. */
  private showSafe({ safe_state }: Graph): void {
    this.safeWords.textContent = SAFE_WORDS[safe_state];
    this.measureSafe.hidden = safe_state !== "none" && safe_state !== "failed";
    this.safeRow.dataset.state = safe_state;
  }

  private startStabilizing(): void {
    this.flushEdits();
    this.studio.send("stabilize", { budget: this.budget.value });
  }

  /** The state in the file, where no states have been added or removed since. */
  private before(graph: Graph, k: number): State | null {
    return graph.original.length === graph.states.length ? graph.original[k] : null;
  }

  /** A warning for a value outside the measured safe range; "" within it, or when nothing was measured. */
  private risk(graph: Graph, k: number, name: string, value: number): string {
    if (!graph.safe || (name !== "cd" && name !== "cv")) return "";
    const [low, high] = graph.safe[name];
    const was = this.before(graph, k)?.values[name];
    const all = graph.original.map(({ values }) => values[name]).filter((v) => v !== undefined);
    if (was === undefined && !all.length) return "";
    const from = (was ?? Math.min(...all)) + low;
    const to = (was ?? Math.max(...all)) + high;
    if (value >= from - 1e-9 && value <= to + 1e-9) return "";
    return `Outside ${from.toFixed(2)} to ${to.toFixed(2)}, where this gait was measured to keep walking (${graph.safe.how})`;
  }

  /** Marks the active state; indices beyond those of the file are mirrored states, on the other leg. */
  private markActive(state: number): void {
    if (Object.is(state, this.activeState)) return;
    this.activeState = state;
    const count = this.cards.length;
    this.cards.forEach((card, k) => card.active(count > 0 && state % count === k, state >= count));
  }

  private save(): void {
    const title = this.name.value.trim();
    const plain = title.replace(/[^A-Za-z0-9_-]+/g, "-").replace(/^[-_]+|[-_]+$/g, "");
    if (!title) return;
    const name = /^[A-Za-z]/.test(plain) ? plain : `skill-${plain}`.replace(/-$/, "");
    this.edits.finish();
    this.studio.send("save", { name, title });
  }

  private enable(): void {
    this.saveButton.disabled = !this.name.value.trim();
  }

  private flushEdits(): void {
    this.edits.finish();
    this.cards.forEach((card) => card.acceptServerValues());
  }

  // Requests of the cards.

  edit(state: number, name: string, value: number): void {
    if (this.waiting && (this.waiting.state !== state || this.waiting.name !== name)) this.edits.finish();
    this.waiting = { state, name };
    this.edits.call({ state, name, value, stroke: this.stroke });
  }

  release(): void {
    this.edits.finish();
    this.stroke++;
    this.waiting = null;
  }

  add(after: number): void {
    this.flushEdits();
    this.studio.send("add_state", { after });
  }

  remove(state: number): void {
    this.flushEdits();
    this.studio.send("remove_state", { state });
  }

  move(state: number, to: number): void {
    this.flushEdits();
    this.studio.send("move_state", { state, to });
  }
}
