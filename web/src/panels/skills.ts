// Skills as cards with previews, grouped by character, with a search.

import { make, write } from "../page/element";
import { fixed } from "../page/numbers";
import type { Studio } from "../page/studio";
import { address } from "../wire/connection";
import type { SkillCard } from "../wire/messages";

export class SkillCards {
  readonly element: HTMLElement;
  private readonly list = make("div", { class: "skills", test: "skills" });
  private readonly none = make("p", { class: "hint", hidden: true, test: "skills-none" }, "No skill matches.");
  private readonly search = make("input", {
    type: "search",
    class: "search",
    test: "skill-search",
    placeholder: "Search skills: run, stairs, planar …",
    label: "Search skills",
    autocomplete: "off",
    spellcheck: "false",
    oninput: () => this.filter(),
  });
  private cards: { skill: SkillCard; button: HTMLButtonElement; words: string }[] = [];
  private groups: { head: HTMLElement; box: HTMLElement; title: HTMLElement; name: string }[] = [];
  private waiting = ""; // the requested skill, until it is in control

  constructor(private readonly studio: Studio) {
    this.element = make("div", { class: "skill-list" }, this.search, this.list, this.none);
    studio.on("skills", (skills) => this.build(skills));
    studio.on("skill", () => this.markCurrent());
    studio.on("scene", () => this.nameGroups());
    studio.on("holder", () => this.markCurrent());
    studio.on("link", () => this.markCurrent());
    studio.on("error", ({ about }) => {
      if (about !== "skill") return;
      this.waiting = "";
      this.markCurrent();
    });
  }

  focus(): void {
    this.search.focus();
  }

  private build(skills: SkillCard[]): void {
    this.groups = [];
    this.cards = [];
    for (const name of new Set(skills.map(({ character }) => character))) {
      const title = make("span", {});
      const box = make("div", { class: "skill-grid" });
      const own = skills.filter(({ character }) => character === name);
      const head = make("h3", {}, title, make("span", { class: "count" }, String(own.length)));
      for (const skill of own) {
        const button = this.card(skill);
        box.append(button);
        const words = `${skill.id} ${skill.title} ${skill.about} ${skill.gait} ${skill.kind} ${name}`.toLowerCase();
        this.cards.push({ skill, button, words });
      }
      this.groups.push({ head, box, title, name });
    }
    this.list.replaceChildren(...this.groups.map(({ head, box }) => make("section", {}, head, box)));
    this.nameGroups();
    this.markCurrent();
    this.filter();
  }

  private card(skill: SkillCard): HTMLButtonElement {
    const facts = [skill.speed === null ? "" : `${fixed(skill.speed)} m/s`, skill.kind === "act" ? "once" : "", skill.kinematic ? "kinematic" : skill.kinematic_root ? "kinematic root" : ""];
    const preview = skill.thumbnail
      ? make("img", { src: address(skill.thumbnail), alt: "", loading: "lazy", decoding: "async", draggable: "false" })
      : make("span", { class: "no-preview", "aria-hidden": "true" }, skill.title.slice(0, 1));
    return make(
      "button",
      {
        type: "button",
        class: "skill",
        test: `skill-${skill.id}`,
        title: skill.about || skill.title,
        "aria-pressed": "false",
        onclick: () => this.choose(skill),
      },
      make("span", { class: "preview" }, preview),
      make("span", { class: "skill-title" }, skill.title),
      make("span", { class: "skill-facts" }, facts.filter(Boolean).join(" · ")),
      skill.made ? make("span", { class: "tag", title: "Made in this studio" }, "yours") : null,
    );
  }

  private choose(skill: SkillCard): void {
    if (!this.studio.send("skill", { id: skill.id })) return;
    this.waiting = skill.id === this.studio.skill?.id ? "" : skill.id;
    this.markCurrent();
  }

  /** Titles of the groups; of characters other than the current one only the name is known. */
  private nameGroups(): void {
    const here = this.studio.bodyName;
    for (const group of this.groups) {
      const known = group.name === here ? this.studio.scene?.character.title : "";
      write(group.title, known || group.name.replace(/[-_]/g, " "));
    }
  }

  private markCurrent(): void {
    const now = this.studio.skill?.id;
    if (now === this.waiting) this.waiting = "";
    for (const { skill, button } of this.cards) {
      button.setAttribute("aria-pressed", String(skill.id === now));
      button.classList.toggle("waiting", skill.id === this.waiting);
      button.disabled = !this.studio.holds;
    }
    this.nameGroups();
  }

  private filter(): void {
    const wanted = this.search.value.toLowerCase().split(/\s+/).filter(Boolean);
    let found = 0;
    for (const { button, words } of this.cards) {
      const fits = wanted.every((word) => words.includes(word));
      button.hidden = !fits;
      if (fits) found++;
    }
    for (const { box, head } of this.groups) {
      const empty = [...box.children].every((card) => (card as HTMLElement).hidden);
      box.hidden = head.hidden = empty;
    }
    this.none.hidden = found > 0 || this.cards.length === 0;
  }
}
