// Files dropped anywhere on the page: clips to learn from, skill files to open.

import { make } from "./element";
import type { Studio } from "./studio";

export function dropAnywhere(studio: Studio, clip: (file: File) => void, skill: (file: File) => void, character: (file: File) => void): HTMLElement {
  const veil = make(
    "div",
    { class: "veil", test: "drop-veil", hidden: true },
    make("p", {}, make("strong", {}, "Drop to upload"), make("span", {}, "a BVH clip to learn from, a rigged .glb or .vrm character, or a skill file")),
  );
  let depth = 0; // nested elements entered and not left
  const carries = (event: DragEvent) => event.dataTransfer?.types.includes("Files") ?? false;
  const hide = () => {
    depth = 0;
    veil.hidden = true;
  };
  addEventListener("dragenter", (event) => {
    if (!carries(event)) return;
    depth++;
    veil.hidden = false;
  });
  addEventListener("dragleave", (event) => {
    if (carries(event) && --depth <= 0) hide();
  });
  addEventListener("dragover", (event) => {
    if (!carries(event)) return;
    event.preventDefault();
    event.dataTransfer!.dropEffect = studio.holds ? "copy" : "none";
  });
  addEventListener("drop", (event) => {
    if (!carries(event)) return;
    event.preventDefault();
    hide();
    const file = event.dataTransfer!.files[0];
    const refuse = (text: string) => studio.emit("error", { is: "error", about: "drop", text });
    if (!file) return;
    if (!studio.holds) refuse("You do not hold the controls; ask for them first.");
    else if (/\.bvh$/i.test(file.name)) clip(file);
    else if (/\.(toml|zip)$/i.test(file.name)) skill(file);
    else if (/\.(glb|vrm)$/i.test(file.name)) character(file);
    else refuse(`${file.name} is not a BVH clip, a rigged character (.glb, .vrm) or a skill (.toml, .zip).`);
  });
  return veil;
}
