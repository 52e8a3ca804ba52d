// One state of a gait: target pose, dwell time and parameters.

import { button } from "../page/controls";
import { make, write } from "../page/element";
import { fixed } from "../page/numbers";
import type { Column, Graph, State } from "../wire/messages";
import { Figure } from "./figure";
import { ValueRow } from "./value-row";

export interface CardActions {
  edit(state: number, name: string, value: number): void;
  release(): void;
  add(after: number): void;
  remove(state: number): void;
  move(state: number, to: number): void;
}

const ENDS: Record<string, [string, string]> = {
  contact: ["until contact", "This state ends when the swing foot touches the ground"],
  landing: ["until landing", "This state ends when any foot touches the ground"],
  "lift-off": ["until lift-off", "This state ends when no foot touches the ground any more"],
  never: ["never ends", "This state does not end by itself"],
};

const GROUPS: [Column["group"], string, boolean][] = [
  ["pose", "Pose", true],
  ["balance", "Other balance gains", false],
  ["side", "Lateral", false],
];
const FIRST = new Set(["cd", "cv"]); // shown beside the figure

export class StateCard {
  readonly element: HTMLElement;
  private readonly figure: Figure;
  private readonly rows = new Map<string, ValueRow>();
  private readonly stance = make("span", { class: "state-stance" });

  constructor(
    private readonly state: State,
    graph: Graph,
    private readonly actions: CardActions,
  ) {
    const { index } = state;
    this.figure = new Figure(index, {
      input: (name, value) => {
        this.rows.get(name)?.follow(value);
        actions.edit(index, name, value);
      },
      release: () => actions.release(),
    });
    const columns = graph.columns.filter(({ name }) => name in state.values);
    const beside = make("div", { class: "state-first" }, this.dwell());
    for (const column of columns) if (FIRST.has(column.name)) beside.append(this.row(column));
    const groups = GROUPS.map(([group, title, open]) => {
      const inside = columns.filter((column) => column.group === group && !FIRST.has(column.name));
      if (!inside.length) return null;
      const rows = inside.map((column) => this.row(column));
      return make("details", { open, class: "state-group" }, make("summary", {}, title), ...rows);
    });
    this.element = make(
      "article",
      { class: "state", test: `state-${index}`, label: `State ${index}` },
      this.head(graph.states.length),
      make("div", { class: "state-top" }, this.figure.element, beside),
      ...groups,
    );
  }

  /** Shows new values of the same states and columns. */
  show(state: State, graph: Graph, original: State | null, risk: (name: string, value: number) => string): void {
    this.figure.stance = state.stance;
    this.figure.show(state.values, graph.columns, original?.values ?? null);
    write(this.stance, `${state.stance} stance`);
    for (const [name, row] of this.rows) {
      const value = name === "until" ? state.until : state.values[name];
      if (typeof value !== "number") continue;
      row.show(value);
      row.warn(risk(name, value));
    }
  }

  acceptServerValues(): void {
    this.rows.forEach((row) => row.acceptServerValues());
  }

  /** Marks the active state; `mirrored`: the mirrored state on the other leg. */
  active(on: boolean, mirrored: boolean): void {
    this.element.classList.toggle("active", on);
    this.element.classList.toggle("mirrored", on && mirrored);
  }

  private head(count: number): HTMLElement {
    const { index } = this.state;
    const { actions } = this;
    const earlier = button({
      test: `state-${index}-up`,
      icon: "up",
      title: "Earlier in the cycle",
      kind: "quiet",
      act: () => actions.move(index, index - 1),
    });
    const later = button({
      test: `state-${index}-down`,
      icon: "down",
      title: "Later in the cycle",
      kind: "quiet",
      act: () => actions.move(index, index + 1),
    });
    const add = button({
      test: `state-${index}-add`,
      icon: "plus",
      title: "Add a state like this one after it",
      kind: "quiet",
      act: () => actions.add(index),
    });
    const remove = button({
      test: `state-${index}-remove`,
      icon: "trash",
      title: "Remove this state",
      kind: "quiet",
      act: () => actions.remove(index),
    });
    earlier.disabled = index === 0;
    later.disabled = index === count - 1;
    remove.disabled = count < 2;
    return make(
      "header",
      { class: "state-head" },
      make("span", { class: "state-light", title: "Lit while the controller is in this state" }),
      make("h3", {}, `State ${index}`),
      this.stance,
      make("span", { class: "state-buttons" }, earlier, later, add, remove),
    );
  }

  private dwell(): HTMLElement {
    const { until, index } = this.state;
    if (typeof until === "number") {
      const row = new ValueRow({
        test: `until-${index}`,
        label: "dwell time",
        unit: "s",
        low: 0,
        high: Math.max(1, 1.5 * until),
        step: 0.01,
        input: (value) => this.actions.edit(index, "until", Math.max(0, value)),
        release: () => this.actions.release(),
      });
      this.rows.set("until", row);
      return row.element;
    }
    const words = Array.isArray(until) ? `${until.map((value) => fixed(value)).join(", ")} s, by speed` : "";
    const [text, title] = words ? [words, "One dwell time for each speed of the file"] : (ENDS[String(until)] ?? [String(until), ""]);
    return make("p", { class: "until", test: `until-${index}`, title }, text);
  }

  private row(column: Column): HTMLElement {
    const { index } = this.state;
    const wide = column.high - column.low;
    const row = new ValueRow({
      test: `value-${index}-${column.name}`,
      label: column.label,
      unit: column.unit,
      low: column.low,
      high: column.high,
      step: wide > 20 ? 1 : wide > 1 ? 0.01 : 0.005,
      input: (value) => {
        this.figure.set(column.name, value);
        this.actions.edit(index, column.name, value);
      },
      release: () => this.actions.release(),
    });
    this.rows.set(column.name, row);
    return row.element;
  }
}
