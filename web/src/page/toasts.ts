// Toasts: notes and errors, shown for a moment.

import { make } from "./element";
import type { Studio } from "./studio";

const DURATION = { note: 4500, error: 8000 }; // [ms]
const MAX_TOASTS = 4;

export function toasts(studio: Studio): HTMLElement {
  const box = make("div", { class: "toasts", test: "toasts", role: "status", "aria-live": "polite" });

  function show(kind: "note" | "error", text: string): void {
    const last = box.lastElementChild as HTMLElement | null;
    // A repeated text is not shown again: an error at every move of a pointer would fill the screen.
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
    while (box.childElementCount > MAX_TOASTS) box.firstElementChild!.remove();
    setTimeout(leave, DURATION[kind]);
  }

  studio.on("note", ({ text }) => show("note", text));
  studio.on("error", ({ text }) => show("error", text));
  return box;
}
