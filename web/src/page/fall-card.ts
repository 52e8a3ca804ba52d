// The explanation of a fall, with buttons to reset and to rewind.

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
    text: "Reset",
    icon: "reset",
    title: "Restart (R)",
    kind: "main",
    act: reset,
  });
  const back = button({
    test: "fall-rewind",
    text: `Rewind ${REWIND_SECONDS} s`,
    icon: "back",
    title: "Rewind to before the fall; the simulation continues from there",
    act: () => rewind(REWIND_SECONDS),
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
  let shown = false; // the fall, in a frame
  studio.on("fall", (fall) => {
    title.textContent = fall.title || `Fall at ${fixed(fall.time)} s`;
    words.replaceChildren(...fall.words.map((line) => make("li", {}, line)));
    card.hidden = false;
    shown = false; // frames from before the fall may still come
  });
  studio.on("frame", () => {
    if (studio.fallen) shown = true;
    else if (shown) {
      shown = false;
      card.hidden = true;
    }
  });
  const enable = () => (again.disabled = back.disabled = !studio.holds);
  studio.on("holder", enable);
  studio.on("link", enable);
  return card;
}
