// Author panel: the states of a gait as cards; every edit takes effect at once and can be undone.

import { button, held, section, toggle } from "../page/controls";
import { make } from "../page/element";
import type { Studio } from "../page/studio";
import { AT } from "../wire/frame";
import type { Graph, State } from "../wire/messages";
import { throttle } from "../wire/throttle";
import { StateCard } from "./state-card";

const MAX_FILE_BYTES = 60000; // of a skill file, within the limit of the protocol [bytes]

export class AuthorPanel {
  readonly element: HTMLElement;
  private cards: StateCard[] = [];
  private shape = ""; // states and columns that the cards were made for
  private waiting: { state: number; name: string } | null = null;
  private activeState = NaN;
  private readonly edits = throttle<{ state: number; name: string; value: number }>(20, (edit) => this.studio.send("edit", edit));
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
  private readonly dirty = make("span", { class: "tag", test: "dirty", hidden: true }, "changed");
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
    const file = make("input", { type: "file", accept: ".toml,text/plain", test: "open-file", hidden: true });
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
        make("div", { class: "row" }, this.title, this.dirty, make("span", { class: "spring" }), this.undoButton, this.redoButton),
        this.compare.element,
        this.frozen,
        make("div", { class: "row" }, this.name, this.saveButton),
      ),
      this.cardBox,
    );
    this.element = make("div", { class: "panel-body" }, held(this.none, this.editor, make("div", { class: "row" }, open, file)));
    studio.on("graph", (graph) => this.show(graph));
    studio.on("skill", ({ authorable }) => {
      if (!authorable) this.showNothing();
    });
    studio.on("frame", ({ data }) => this.markActive(data[AT.state]));
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
    if (file.size > MAX_FILE_BYTES) {
      this.studio.emit("error", { is: "error", about: "open", text: `${file.name} is too large for a skill file` });
      return;
    }
    this.studio.send("open", { text: await file.text() });
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
    this.none.hidden = true;
    this.editor.hidden = false;
    this.title.textContent = graph.name;
    this.dirty.hidden = !graph.dirty;
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
    const name = this.name.value.trim().replace(/[^A-Za-z0-9_-]+/g, "-");
    if (!name) return;
    this.name.value = name;
    this.edits.finish();
    this.studio.send("save", { name });
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
    this.edits.call({ state, name, value });
  }

  release(): void {
    this.edits.finish();
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
