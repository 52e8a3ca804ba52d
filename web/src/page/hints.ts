// Hints for newcomers: that the body can be dragged, and the disc clicked. They go with the first push.

import type { View } from "../view/view";
import { FLAG, hasFlag } from "../wire/frame";
import { make, remember, remembered } from "./element";
import type { Studio } from "./studio";

export interface Hints {
  element: HTMLElement;
  place(): void;
}

export function hints(studio: Studio, view: View, disc: HTMLElement): Hints {
  let gone = remembered("pushed") === "yes";
  const element = make("span", { class: "hint-body", test: "hint-body", hidden: true, "aria-hidden": "true" }, "Drag me!");
  const beside = make("span", { class: "hint-disc", test: "hint-disc", hidden: gone }, "Click to push: the further out, the harder");
  disc.prepend(beside);
  studio.on("frame", (frame) => {
    if (gone || !hasFlag(frame, FLAG.pushed)) return;
    gone = true;
    element.hidden = beside.hidden = true;
    remember("pushed", "yes");
  });
  return {
    element,
    /** Puts the hint beside the trunk; called for every drawn frame. */
    place(): void {
      if (gone) return;
      const links = studio.scene?.character.links ?? [];
      const name = (links.find(({ name }) => name === "torso") ?? links[0])?.name;
      const spot = name && studio.holds && !studio.fallen ? view.onPage(name) : null;
      element.hidden = !spot;
      if (!spot) return;
      const box = view.canvas.getBoundingClientRect();
      element.style.transform = `translate(${Math.round(spot[0] - box.left)}px, ${Math.round(spot[1] - box.top)}px)`;
    },
  };
}
