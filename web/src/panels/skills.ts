// Skills as cards with moving previews: the best ones first, the others in folded groups, with a search.

import { button } from "../page/controls";
import { make } from "../page/element";
import { fixed } from "../page/numbers";
import { grouped, inOrder, KEYS } from "../page/skill-order";
import type { Studio } from "../page/studio";
import { address } from "../wire/connection";
import type { SkillCard } from "../wire/messages";

interface Group {
  name: string;
  element: HTMLDetailsElement;
  box: HTMLElement;
}

export class SkillCards {
  readonly element: HTMLElement;
  private readonly now = make("div", { class: "skill-now", test: "skill-now" });
  private readonly list = make("div", { class: "skills", test: "skills" });
  private readonly none = make("p", { class: "hint", hidden: true, test: "skills-none" }, "No skill matches.");
  private readonly search = make("input", {
    type: "search",
    class: "search",
    test: "skill-search",
    placeholder: "Search: run, backwards, slope …",
    label: "Search skills",
    autocomplete: "off",
    spellcheck: "false",
    oninput: () => this.filter(),
  });
  private cards: { skill: SkillCard; button: HTMLButtonElement; words: string }[] = [];
  private groups: Group[] = [];
  private readonly opened = new Map<string, boolean>(); // groups that the user has opened or closed
  private waiting = ""; // the requested skill, until it is in control

  constructor(private readonly studio: Studio) {
    this.element = make("div", { class: "skill-list" }, this.now, this.search, this.list, this.none);
    studio.on("skills", (skills) => this.build(skills));
    studio.on("skill", () => this.markCurrent());
    studio.on("holder", () => this.markCurrent());
    studio.on("link", () => this.markCurrent());
    studio.on("error", ({ about }) => {
      if (about !== "skill") return;
      this.waiting = "";
      this.markCurrent();
    });
  }

  private build(skills: SkillCard[]): void {
    this.groups = [];
    this.cards = [];
    const numbers = new Map(inOrder(skills).slice(0, KEYS).map(({ id }, k) => [id, k + 1]));
    for (const { name, title, skills: own } of grouped(skills)) {
      const box = make("div", { class: "skill-grid" });
      for (const skill of own) {
        const card = this.card(skill, numbers.get(skill.id));
        box.append(card);
        const words = `${skill.id} ${skill.title} ${skill.good} ${skill.about} ${skill.gait} ${skill.kind} ${skill.character}`;
        this.cards.push({ skill, button: card, words: words.toLowerCase() });
      }
      const head = make("h3", {}, title, make("span", { class: "count" }, String(own.length)));
      const element = make("details", { class: "skill-group", test: `skills-${name}` }, make("summary", {}, head), box);
      element.open = this.opened.get(name) ?? (name === "best" || name === "yours");
      element.querySelector("summary")!.addEventListener("click", () => this.opened.set(name, !element.open));
      this.groups.push({ name, element, box });
    }
    this.list.replaceChildren(...this.groups.map(({ element }) => element));
    this.markCurrent();
    this.filter();
  }

  private card(skill: SkillCard, key?: number): HTMLButtonElement {
    const facts = [skill.speed === null ? "" : `${fixed(skill.speed)} m/s`, skill.kind === "act" ? "once" : "", skill.kinematic ? "kinematic" : skill.kinematic_root ? "kinematic root" : ""];
    return make(
      "button",
      {
        type: "button",
        class: "skill",
        test: `skill-${skill.id}`,
        title: `${skill.about || skill.title}${key ? ` (key ${key})` : ""}`,
        "aria-keyshortcuts": key,
        "aria-pressed": "false",
        onclick: () => this.choose(skill),
      },
      preview(skill),
      make("span", { class: "skill-title" }, skill.title),
      skill.good ? make("span", { class: "skill-good" }, skill.good) : null,
      make("span", { class: "skill-facts" }, facts.filter(Boolean).join(" · ")),
      skill.made ? make("span", { class: "tag", title: "Made in this studio" }, "yours") : null,
    );
  }

  private choose(skill: SkillCard): void {
    if (!this.studio.send("skill", { id: skill.id })) return;
    this.waiting = skill.id === this.studio.skill?.id ? "" : skill.id;
    this.markCurrent();
  }

  private markCurrent(): void {
    const now = this.studio.skill?.id;
    if (now === this.waiting) this.waiting = "";
    for (const { skill, button } of this.cards) {
      button.setAttribute("aria-pressed", String(skill.id === now));
      button.classList.toggle("waiting", skill.id === this.waiting);
      button.disabled = !this.studio.holds;
    }
    this.showNow();
  }

  /** The skill in control, on top, with what can be done with one's own. */
  private showNow(): void {
    const { skill, skills, holds } = this.studio;
    if (!skill) return;
    const card = skills.find(({ id }) => id === skill.id);
    const title = card?.title ?? skill.title;
    const own = card?.removable ? this.ownButtons(card) : [];
    const words = make("div", {}, make("strong", { test: "skill-now-title" }, title), make("p", { class: "about", test: "skill-about" }, card?.good || skill.about), ...own);
    this.now.replaceChildren(...(card ? [preview(card)] : []), words);
    this.now.querySelectorAll("button").forEach((one) => (one.disabled = !holds));
  }

  private ownButtons({ id, title }: SkillCard): HTMLElement[] {
    const rename = button({
      test: "skill-rename",
      text: "Rename",
      title: "Give this skill another title",
      kind: "quiet",
      act: () => {
        const wanted = prompt("Title of this skill", title)?.trim();
        if (wanted && wanted !== title) this.studio.send("retitle", { id, title: wanted.slice(0, 80) });
      },
    });
    const remove = button({
      test: "skill-remove",
      text: "Delete",
      title: "Delete this skill from the studio",
      kind: "quiet",
      act: () => {
        if (!confirm(`Delete ${title}? Its files are removed.`)) return;
        this.studio.send("remove", { id });
      },
    });
    return [make("div", { class: "row" }, rename, remove)];
  }

  private filter(): void {
    const wanted = this.search.value.toLowerCase().split(/\s+/).filter(Boolean);
    let found = 0;
    for (const { button, words } of this.cards) {
      const fits = wanted.every((word) => words.includes(word));
      button.hidden = !fits;
      if (fits) found++;
    }
    for (const { box, element, name } of this.groups) {
      const empty = [...box.children].every((card) => (card as HTMLElement).hidden);
      element.hidden = empty;
      element.open = wanted.length > 0 || (this.opened.get(name) ?? (name === "best" || name === "yours"));
    }
    this.none.hidden = found > 0 || this.cards.length === 0;
  }
}

/** The strip of poses of a skill; it steps through them while the pointer or the focus is on its card. */
function preview(skill: SkillCard): HTMLElement {
  const inside = skill.thumbnail
    ? make("img", { src: address(skill.thumbnail), alt: "", loading: "lazy", decoding: "async", draggable: "false" })
    : make("span", { class: "no-preview", "aria-hidden": "true" }, skill.title.slice(0, 1));
  return make("span", { class: "preview" }, inside);
}
