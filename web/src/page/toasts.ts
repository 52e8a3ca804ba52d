// Short words that come and go: notes of the simulation, and what went wrong.

import { make } from "./element";
import type { Studio } from "./studio";

const STAYS = { note: 4500, error: 8000 }; // [ms]
const MOST = 4;

export function toasts(studio: Studio): HTMLElement {
  const box = make("div", { class: "toasts", test: "toasts", role: "status", "aria-live": "polite" });

  function say(kind: "note" | "error", text: string): void {
    const last = box.lastElementChild as HTMLElement | null;
    // The same words again are not news: an error that repeats with every move of a pointer would fill the screen.
    if (last?.dataset.words === text && !last.classList.contains("going")) return;
    const toast = make(
      "div",
      { class: `toast ${kind}`, test: `toast-${kind}`, "data-words": text },
      make("span", {}, text),
      make("button", { type: "button", class: "toast-close", label: "Close", title: "Close", onclick: () => leave() }, "×"),
    );
    const leave = () => {
      toast.classList.add("going");
      setTimeout(() => toast.remove(), 250);
    };
    box.append(toast);
    while (box.childElementCount > MOST) box.firstElementChild!.remove();
    setTimeout(leave, STAYS[kind]);
  }

  studio.on("note", ({ text }) => say("note", text));
  studio.on("error", ({ text }) => say("error", text));
  return box;
}
