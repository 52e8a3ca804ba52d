// How a skill may answer pushes and how it did (thesis 6.4): a switch of what it may do, the key of the disc, and the
// answer to the last push in words.

import { choice, section, type Choice } from "../page/controls";
import { make, write } from "../page/element";
import { direction, fixed } from "../page/numbers";
import type { Studio } from "../page/studio";
import type { PushAnswer, Strategy } from "../wire/messages";

export class Answers {
  readonly choice: HTMLElement; // what it may do
  readonly key = make("div", { class: "answer-key", hidden: true });
  private readonly place = make("div", {});
  private readonly last = make("output", { class: "answer-last", test: "answer" });
  private buttons: Choice<string> | null = null;
  private skill = "";

  constructor(private readonly studio: Studio) {
    this.choice = section("What it may do", this.place);
    this.choice.hidden = true;
    studio.on("skill", ({ id, strategies }) => this.show(id, strategies));
    studio.on("pushes", ({ pushes }) => this.tell(pushes));
  }

  private show(skill: string, strategies: Strategy[]): void {
    this.choice.hidden = this.key.hidden = !strategies.length;
    if (skill !== this.skill) {
      this.skill = skill;
      this.build(strategies);
    }
    const allowed = strategies.filter((strategy) => strategy.allowed);
    if (allowed.length) this.buttons?.show(allowed[allowed.length - 1].name);
  }

  private build(strategies: Strategy[]): void {
    this.buttons = choice(
      "allow",
      "What it may do",
      strategies.map(({ name, steps }) => ({ name, text: limit(steps), title: `Steps that it may take against pushes: ${limit(steps)}` })),
      (strategy) => this.studio.send("allow", { strategy }),
    );
    this.place.replaceChildren(this.buttons.element);
    const known = strategies.find(({ domain }) => domain.length);
    this.key.replaceChildren(
      make(
        "div",
        { class: "answer-colours" },
        ...strategies.map(({ title }, k) => make("span", { class: `answer-${k}` }, make("i", {}), title)),
        make("span", { class: "fell" }, make("i", {}), "fell"),
      ),
      this.last,
    );
    if (known) this.key.append(make("p", { class: "hint" }, domainWords(known)));
    this.tell(this.studio.pushes);
  }

  private tell(pushes: PushAnswer[]): void {
    const push = pushes[pushes.length - 1];
    write(this.last, push ? answerWords(push) : "");
  }
}

function domainWords({ seconds, how }: Strategy): string {
  return `Curves: the largest pushes that the skill is said to answer, ${seconds} s long${how && `; ${how}`}.`;
}

function limit(steps: number): string {
  return steps === 0 ? "no steps" : steps === 1 ? "one step" : "any number";
}

/** A push and how it is answered: "60 N s forward: 2 steps, reduction of momentum …". */
export function answerWords({ impulse, angle, steps, phase, fell, done }: PushAnswer): string {
  const how = steps === 0 ? "in place" : steps === 1 ? "one step" : `${steps} steps`;
  const now = steps === 0 ? "" : `, ${phase}`;
  const end = fell ? `, fell${steps ? ` during ${phase}` : ""}` : done ? "" : `${now} …`;
  return `${fixed(impulse, 0)} N s ${direction(angle)}: ${how}${end}`;
}
