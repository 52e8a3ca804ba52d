// Style of movement and path on the ground, for skills that can follow them.

import { button, section, select, toggle } from "../page/controls";
import { make } from "../page/element";
import type { Steering } from "../page/steering";
import type { Studio } from "../page/studio";

/** Hidden for skills that follow no paths or styles. */
export function leadSection(studio: Studio, steering: Steering): { element: HTMLElement; update(): void } {
  const style = select("style", "Style", [], (name) => studio.send("style", { name }));
  const draw = toggle(
    "draw-path",
    "Draw a path on the ground",
    false,
    (on) => steering.setDraws(on),
    "While this is on, a drag on the ground draws the path; the camera does not turn",
  );
  const clear = button({
    test: "path-off",
    title: "Follow speed and heading again",
    text: "Clear the path",
    kind: "quiet",
    act: () => steering.clearPath(),
  });
  const says = make("output", { class: "hint", test: "path-says" });
  const path = make("div", {}, draw.element, make("div", { class: "row" }, clear, says));
  const element = section("Style and path", style.element, path);
  studio.on("skill", ({ steering: offered }) => {
    element.hidden = !offered;
    if (!offered) return;
    path.hidden = !studio.steerable;
    const own = studio.steerable ? "By speed" : "As planned";
    const title = (name: string) => (name ? name[0].toUpperCase() + name.slice(1) : own);
    style.fill(offered.styles.map(({ name }) => ({ name, title: title(name) })));
    style.box.value = offered.style;
    clear.disabled = !offered.path.length;
    const length = offered.path.slice(1).reduce((sum, [x, y], k) => sum + Math.hypot(x - offered.path[k][0], y - offered.path[k][1]), 0);
    says.textContent = offered.path.length ? `following a path of ${length.toFixed(1)} m` : "";
  });
  return { element, update: () => (draw.box.checked = steering.draws) };
}
