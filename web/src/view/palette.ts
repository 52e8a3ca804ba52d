// Colours of the 3D view, read from the style sheet so that page and view change theme together.

import { Color } from "three";

const NAMES = [
  "sky",
  "ground",
  "riser",
  "grid",
  "centre",
  "left",
  "right",
  "foot",
  "shorts",
  "skin",
  "hair",
  "sole",
  "zenith",
  "ghost",
  "ball",
  "box",
  "push",
  "force",
  "com",
  "cop",
  "polygon",
  "target",
  "pull",
  "label",
] as const;

export type Palette = Record<(typeof NAMES)[number], Color>;

export function readPalette(): Palette {
  const style = getComputedStyle(document.documentElement);
  const entries = NAMES.map((name) => [name, new Color(style.getPropertyValue(`--view-${name}`).trim() || "#888888")]);
  return Object.fromEntries(entries) as Palette;
}
