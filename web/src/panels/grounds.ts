// Grounds to choose from, as thumbnails.

import { draw, make } from "../page/element";

export interface GroundChoice {
  name: string; // as the server reads it; "" is the skill's own
  friction: number | null;
  title: string;
  line: string; // the profile, drawn from left to right in a box of 64 × 32
  extra?: string; // boxes, or the beam
  low?: string; // the ground below the beam
  kind?: string;
}

export const GROUNDS: GroundChoice[] = [
  { name: "flat", friction: null, title: "Flat", line: "M2 24H62" },
  { name: "slope:4", friction: null, title: "Uphill", line: "M2 27H16L62 12" },
  { name: "slope:-4", friction: null, title: "Downhill", line: "M2 12H16L62 27" },
  { name: "stairs:height=-0.1,count=12,start=4", friction: null, title: "Steps down", line: "M2 10H16V15H28V20H40V25H62" },
  { name: "stairs:height=0.05,count=12,start=4", friction: null, title: "Steps up", line: "M2 26H16V22H28V18H40V14H62" },
  { name: "rough:height=0.04,seed=2", friction: null, title: "Rough", line: "M2 23L10 24L17 20L24 25L31 21L38 26L46 20L54 24L62 22" },
  { name: "boxes", friction: null, title: "Boxes", line: "M2 26H62", extra: "M30 26v-7h8v7zM31 19v-7h7v7zM48 26v-7h8v7z" },
  { name: "beam", friction: null, title: "Beam", line: "M2 14H14M50 14H62", extra: "M14 14H50L46 20H18z", low: "M14 14V26H50V14" },
  { name: "flat", friction: 0.12, title: "Ice", line: "M2 24H62", kind: "ice" },
];

export function groundThumbs(choose: (ground: GroundChoice) => void): { element: HTMLElement; show(name: string, friction: number | null): void } {
  const buttons = GROUNDS.map((ground) =>
    make(
      "button",
      { type: "button", class: `ground-thumb ${ground.kind ?? ""}`, test: `ground-${ground.title.toLowerCase().replace(" ", "-")}`, "aria-pressed": "false", onclick: () => choose(ground) },
      draw(
        "svg",
        { viewBox: "0 0 64 32", "aria-hidden": "true" },
        draw("path", { class: "ground-line", d: ground.line }),
        ground.low ? draw("path", { class: "ground-low", d: ground.low }) : null,
        ground.extra ? draw("path", { class: "ground-box", d: ground.extra }) : null,
      ),
      make("span", {}, ground.title),
    ),
  );
  return {
    element: make("div", { class: "ground-thumbs", role: "group", label: "Grounds" }, ...buttons),
    show(name, friction) {
      const ice = friction !== null && friction < 0.2;
      buttons.forEach((one, k) => {
        const { name: own, kind } = GROUNDS[k];
        one.setAttribute("aria-pressed", String(own === (name || "flat") && (kind === "ice") === ice));
      });
    },
  };
}
