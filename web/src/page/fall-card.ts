// A fall, told in words, with the two things people want next.

import { button } from "./controls";
import { make } from "./element";
import { fixed } from "./numbers";
import type { Studio } from "./studio";

const BACK = 3; // [s]

export function fallCard(studio: Studio, reset: () => void, rewind: (seconds: number) => void): HTMLElement {
  const title = make("strong", { test: "fall-title" });
  const words = make("ul", { class: "fall-words", test: "fall-words" });
  const again = button({
    test: "fall-reset",
    text: "Reset",
    icon: "reset",
    title: "Begin anew (R)",
    kind: "main",
    act: reset,
  });
  const back = button({
    test: "fall-rewind",
    text: `Rewind ${BACK} s`,
    icon: "back",
    title: "Go back to before the fall; play goes on from there",
    act: () => rewind(BACK),
  });
  const close = button({
    test: "fall-close",
    icon: "clear",
    title: "Close",
    kind: "quiet",
    act: () => (card.hidden = true),
  });
  const card = make(
    "aside",
    { class: "fall-card", test: "fall", hidden: true, label: "Fall report", "aria-live": "polite" },
    make("header", { class: "row" }, title, make("span", { class: "spring" }), close),
    words,
    make("div", { class: "row" }, again, back),
  );
  let lay = false;
  studio.on("fall", (fall) => {
    title.textContent = fall.title || `It fell at ${fixed(fall.time)} s`;
    words.replaceChildren(...fall.words.map((line) => make("li", {}, line)));
    card.hidden = false;
    lay = false; // the frames may not know of it yet
  });
  studio.on("frame", () => {
    if (studio.fallen) lay = true;
    else if (lay) {
      lay = false;
      card.hidden = true;
    }
  });
  const enable = () => (again.disabled = back.disabled = !studio.holds);
  studio.on("holder", enable);
  studio.on("link", enable);
  return card;
}
