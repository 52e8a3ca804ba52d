// Keyboard shortcuts, except while the user types.

import { inOrder } from "./skill-order";
import type { Steering } from "./steering";
import type { Studio } from "./studio";

export interface KeyActions {
  pause(): void;
  step(): void;
  reset(): void;
  rate(direction: 1 | -1): void;
  push(): void;
  ball(): void;
  camera(): void;
  /** Turns the camera around the body: to the right, and up [rad]. */
  orbit(right: number, up: number): void;
  /** Times the distance of the camera. */
  zoom(factor: number): void;
  ghost(): void;
  help(): void;
  undo(): void;
  redo(): void;
}

const TURN = Math.PI / 36; // for each press or repeat of a key [rad]
const ORBIT = Math.PI / 24; // the same for the camera [rad]
const ZOOM = 1.1; // distance of the camera for each press
const ORBITS: Record<string, [number, number]> = {
  ArrowLeft: [-ORBIT, 0],
  ArrowRight: [ORBIT, 0],
  ArrowUp: [0, ORBIT],
  ArrowDown: [0, -ORBIT],
};
const ZOOMS: Record<string, number> = { "+": 1 / ZOOM, "=": 1 / ZOOM, "-": ZOOM };
const STEERING = ["arrowup", "arrowdown", "arrowleft", "arrowright", "w", "a", "s", "d", "q", "e"];

export function listenToKeys(studio: Studio, steering: Steering, actions: KeyActions): void {
  addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.altKey || isTyping(event)) return;
    if (document.querySelector("dialog[open]")) return;
    const handled = event.ctrlKey || event.metaKey ? history(event, studio, actions) : plain(event, studio, steering, actions);
    if (handled) event.preventDefault();
  });
  blurAfterClick();
}

function history(event: KeyboardEvent, studio: Studio, actions: KeyActions): boolean {
  const key = event.key.toLowerCase();
  if (!studio.graph || !studio.holds) return false;
  if (key === "z" && event.shiftKey) actions.redo();
  else if (key === "z") actions.undo();
  else if (key === "y") actions.redo();
  else return false;
  return true;
}

function plain(event: KeyboardEvent, studio: Studio, steering: Steering, actions: KeyActions): boolean {
  const orbit = event.shiftKey ? ORBITS[event.key] : undefined;
  if (orbit) {
    actions.orbit(...orbit);
    return true;
  }
  if (event.key in ZOOMS) {
    actions.zoom(ZOOMS[event.key]);
    return true;
  }
  const viewKeys: Record<string, () => void> = { c: actions.camera, "?": actions.help };
  const action = viewKeys[event.key.toLowerCase()];
  if (action) {
    if (!event.repeat) action();
    return true;
  }
  if (!studio.holds) return false;
  return once(event, studio, actions) || steer(event, steering);
}

/** Keys with one action per press. */
function once(event: KeyboardEvent, studio: Studio, actions: KeyActions): boolean {
  const keys: Record<string, () => void> = {
    " ": actions.pause,
    r: actions.reset,
    p: actions.push,
    b: actions.ball,
    g: actions.ghost,
  };
  const repeating: Record<string, () => void> = { ".": actions.step, "[": () => actions.rate(-1), "]": () => actions.rate(1) };
  const key = event.key.toLowerCase();
  const act = keys[key] ?? repeating[key];
  if (act) {
    if (!event.repeat || key in repeating) act();
    return true;
  }
  if (!/^[1-9]$/.test(key)) return false;
  const skill = inOrder(studio.skills)[Number(key) - 1];
  if (skill && !event.repeat) studio.send("skill", { id: skill.id });
  return true;
}

function steer(event: KeyboardEvent, steering: Steering): boolean {
  const key = event.key.toLowerCase();
  if (!STEERING.includes(key)) return false;
  if (steering.refuseSteering()) return true;
  if (key === "arrowup" || key === "w") steering.faster(0.1);
  else if (key === "arrowdown" || key === "s") steering.faster(-0.1);
  else if (key === "arrowleft" || key === "a") steering.turn(TURN);
  else if (key === "arrowright" || key === "d") steering.turn(-TURN);
  else if (key === "q") steering.sideways(0.1);
  else steering.sideways(-0.1);
  return true;
}

/** Whether a key belongs to the control that has the focus. */
function isTyping(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement || target.isContentEditable) return true;
  if (target instanceof HTMLInputElement) {
    if (target.type === "range") return /^(Arrow|Page|Home|End)/.test(event.key);
    if (target.type === "checkbox") return event.key === " ";
    return true;
  }
  // Space and Enter activate the focused button, link or summary.
  const pressed = target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement || target.tagName === "SUMMARY";
  return pressed && (event.key === " " || event.key === "Enter");
}

/**
 * A button keeps the focus after a click, and the space bar would press it again instead of pausing. So a click removes
 * the focus, while keyboard navigation keeps it.
 */
function blurAfterClick(): void {
  let pointed = false;
  addEventListener("pointerdown", () => (pointed = true), { capture: true });
  addEventListener("keydown", () => (pointed = false), { capture: true });
  document.addEventListener("click", (event) => {
    const control = (event.target as Element).closest<HTMLElement>("button, summary, input[type=checkbox]");
    if (event.detail > 0 && control === document.activeElement) control?.blur();
  });
  document.addEventListener("pointerup", (event) => {
    const range = event.target as HTMLInputElement;
    if (range.type === "range") setTimeout(() => range.blur());
  });
  document.addEventListener("change", (event) => {
    if (pointed && event.target instanceof HTMLSelectElement) event.target.blur();
  });
}
