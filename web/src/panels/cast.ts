// Who is on the floor: characters are added, chosen and removed.

import { button, held, section } from "../page/controls";
import { make } from "../page/element";
import type { Studio } from "../page/studio";
import type { Cast } from "../wire/messages";

export function castSection(studio: Studio): HTMLElement {
  const list = make("div", { class: "cast", role: "group", label: "Characters on the floor", test: "cast" });
  const words = make(
    "p",
    { class: "hint", test: "cast-words" },
    "Each is simulated by itself: they do not touch each other. Everything you do is for the chosen one, in the ring; click another to choose it. Pause, pace and ground are for all.",
  );
  const add = button({
    test: "cast-add",
    text: "Add a character",
    icon: "plus",
    title: "Another character beside this one; then choose any skill for it",
    kind: "quiet",
    act: () => studio.skill && studio.send("add", { id: studio.skill.id }),
  });
  const together = button({ test: "cast-line-up", text: "Line up", icon: "reset", title: "Start all again, side by side", kind: "quiet", act: () => studio.send("line_up") });
  const show = ({ chosen, characters, most }: Cast) => {
    const focused = list.contains(document.activeElement);
    const several = characters.length > 1;
    list.hidden = words.hidden = together.hidden = !several;
    add.disabled = characters.length >= most;
    add.title = add.disabled ? `At most ${most} characters` : "Another character beside this one; then choose any skill for it";
    list.replaceChildren(
      ...characters.map(({ who, title }, k) =>
        make(
          "div",
          { class: "cast-member", "data-chosen": String(who === chosen) },
          make(
            "button",
            { type: "button", class: "cast-name", test: `cast-${k + 1}`, "aria-pressed": String(who === chosen), onclick: () => studio.choose(who) },
            make("span", { class: "cast-number" }, String(k + 1)),
            make("span", { class: "cast-title" }, title),
          ),
          button({ test: `cast-leave-${k + 1}`, icon: "clear", title: `Remove character ${k + 1}`, kind: "quiet", act: () => studio.send("leave", { who }) }),
        ),
      ),
    );
    if (focused) list.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
  };
  studio.on("cast", show);
  return held(section("On the floor", list, words, make("div", { class: "row" }, add, together)));
}
