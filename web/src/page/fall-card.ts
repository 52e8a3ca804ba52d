// A fall in one line at the edge of the view, with buttons to try again and to rewind; details are folded.

import { button } from "./controls";
import { make } from "./element";
import { fixed } from "./numbers";
import type { Studio } from "./studio";

const REWIND_SECONDS = 3; // [s]

export function fallCard(studio: Studio, reset: () => void, rewind: (seconds: number) => void): HTMLElement {
  const title = make("strong", { test: "fall-title" });
  const words = make("ul", { class: "fall-words", test: "fall-words" });
  const again = button({
    test: "fall-reset",
    text: "Try again",
    icon: "reset",
    title: "Start again (R)",
    kind: "main",
    act: reset,
  });
  const back = button({
    test: "fall-rewind",
    text: "Rewind",
    icon: "back",
    title: `Go back by ${REWIND_SECONDS} s, to before the fall; the simulation continues from there`,
    act: () => rewind(REWIND_SECONDS),
  });
  const close = button({
    test: "fall-close",
    icon: "clear",
    title: "Close",
    kind: "quiet",
    act: () => show(false),
  });
  const more = make("details", { test: "fall-more" }, make("summary", {}, "What happened"), words);
  const card = make(
    "aside",
    { class: "fall-card", test: "fall", hidden: true, label: "Fall report", "aria-live": "polite" },
    make("div", { class: "fall-line" }, title, again, back, close),
    more,
  );
  const show = (on: boolean) => {
    card.hidden = !on;
    document.body.classList.toggle("fallen", on);
  };
  let shown = false; // the fall, in a frame
  studio.on("fall", (fall) => {
    title.textContent = fall.title || `Fall at ${fixed(fall.time)} s`;
    words.replaceChildren(...fall.words.map((line) => make("li", {}, line)));
    more.hidden = !fall.words.length;
    show(true);
    shown = false; // frames from before the fall may still come
  });
  studio.on("frame", () => {
    if (studio.fallen) shown = true;
    else if (shown) {
      shown = false;
      show(false);
    }
  });
  const enable = () => (again.disabled = back.disabled = !studio.holds);
  studio.on("holder", enable);
  studio.on("link", enable);
  return card;
}
