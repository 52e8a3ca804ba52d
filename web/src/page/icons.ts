// Icons of buttons, as SVG paths in a 20 × 20 square.

import { draw } from "./element";

const STROKES = {
  play: "M6 4.5v11l9-5.5z",
  pause: "M6.5 4.5v11M13.5 4.5v11",
  step: "M5 4.5v11l7-5.5zM15 4.5v11",
  reset: "M4.5 10a5.5 5.5 0 1 0 1.8-4.1M4.5 3.5v3.6h3.6",
  back: "M9 5 4.5 10 9 15M4.5 10H15",
  push: "M3 10h9M8.5 6 12.5 10l-4 4M16.5 4v12",
  steer: "M10 2.5 15 17l-5-3-5 3z",
  author: "M4 16l1-4 8-8 3 3-8 8zM11.5 5.5l3 3",
  watch: "M3 16.5h14M4 13l3.5-5 3 3L16 4",
  learn: "M10 3v9M6.5 8.5 10 12l3.5-3.5M4 16.5h12",
  export: "M10 12V3M6.5 6.5 10 3l3.5 3.5M4 11v5.5h12V11",
  person: "M10 6.4a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM10 6.5v5M10 11.5l-2.6 6M10 11.5l3 5.5M6 9.5l4-1.5 3.5 2",
  sun: "M10 6.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM10 2v1.5M10 16.5V18M2 10h1.5M16.5 10H18M4.4 4.4l1 1M14.6 14.6l1 1M15.6 4.4l-1 1M5.4 14.6l-1 1",
  moon: "M15.5 11.8A6.2 6.2 0 0 1 8.2 4.5a6.2 6.2 0 1 0 7.3 7.3z",
  auto: "M10 3.5a6.5 6.5 0 1 0 0 13zM10 3.5a6.5 6.5 0 0 1 0 13",
  eye: "M2.5 10S5.2 5 10 5s7.5 5 7.5 5-2.7 5-7.5 5-7.5-5-7.5-5zM10 7.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z",
  camera: "M3 6.5h9v7H3zM12 9l4.5-2.5v7L12 11",
  ball: "M10 3.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM5 6.2c3 1.8 7 1.8 10 0M5 13.8c3-1.8 7-1.8 10 0",
  box: "M3.5 6.5 10 3l6.5 3.5v7L10 17l-6.5-3.5zM3.5 6.5 10 10l6.5-3.5M10 10v7",
  clear: "M5 5l10 10M15 5 5 15",
  up: "M5 12l5-5 5 5",
  down: "M5 8l5 5 5-5",
  left: "M12 5l-5 5 5 5",
  right: "M8 5l5 5-5 5",
  plus: "M10 4.5v11M4.5 10h11",
  trash: "M4.5 6h11M8 6V4h4v2M6 6l.7 10.5h6.6L14 6M8.7 8.8v5M11.3 8.8v5",
  undo: "M7.5 4.5 4 8l3.5 3.5M4 8h7.5a4 4 0 0 1 0 8H8",
  redo: "M12.5 4.5 16 8l-3.5 3.5M16 8H8.5a4 4 0 0 0 0 8H12",
  record: "M10 5a5 5 0 1 0 0 10 5 5 0 0 0 0-10z",
  file: "M5.5 2.5h6l3.5 3.5v11.5h-9.5zM11.5 2.5V6H15",
  target: "M10 4a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM10 1.5V6M10 14v4.5M1.5 10H6M14 10h4.5",
  compare: "M7 3.5v13M13 3.5v13M3.5 7 7 3.5M16.5 13 13 16.5",
} as const;

export type Icon = keyof typeof STROKES;

export function icon(name: Icon): SVGSVGElement {
  return draw(
    "svg",
    { class: `icon icon-${name}`, viewBox: "0 0 20 20", "aria-hidden": "true", focusable: "false" },
    draw("path", { d: STROKES[name] }),
  );
}
