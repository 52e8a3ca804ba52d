// Keys, except while somebody types.

import type { Steering } from "./steering";
import type { Studio } from "./studio";

export interface KeyActs {
  pause(): void;
  step(): void;
  reset(): void;
  rate(way: 1 | -1): void;
  push(): void;
  ball(): void;
  camera(): void;
  ghost(): void;
  help(): void;
  undo(): void;
  redo(): void;
}

const TURN = Math.PI / 36; // for each press or repeat of a key [rad]

export function listenToKeys(studio: Studio, steering: Steering, acts: KeyActs): void {
  addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.altKey || isTyping(event)) return;
    if (document.querySelector("dialog[open]")) return;
    const handled = event.ctrlKey || event.metaKey ? history(event, studio, acts) : plain(event, studio, steering, acts);
    if (handled) event.preventDefault();
  });
  letGoOfPointed();
}

function history(event: KeyboardEvent, studio: Studio, acts: KeyActs): boolean {
  const key = event.key.toLowerCase();
  if (!studio.graph || !studio.holds) return false;
  if (key === "z" && event.shiftKey) acts.redo();
  else if (key === "z") acts.undo();
  else if (key === "y") acts.redo();
  else return false;
  return true;
}

function plain(event: KeyboardEvent, studio: Studio, steering: Steering, acts: KeyActs): boolean {
  const looks: Record<string, () => void> = { c: acts.camera, "?": acts.help };
  const look = looks[event.key.toLowerCase()];
  if (look) {
    if (!event.repeat) look();
    return true;
  }
  if (!studio.holds) return false;
  return once(event, studio, acts) || steer(event, steering);
}

/** Keys that do one thing each time they go down. */
function once(event: KeyboardEvent, studio: Studio, acts: KeyActs): boolean {
  const keys: Record<string, () => void> = {
    " ": acts.pause,
    r: acts.reset,
    p: acts.push,
    b: acts.ball,
    g: acts.ghost,
  };
  const repeating: Record<string, () => void> = { ".": acts.step, "[": () => acts.rate(-1), "]": () => acts.rate(1) };
  const key = event.key.toLowerCase();
  const act = keys[key] ?? repeating[key];
  if (act) {
    if (!event.repeat || key in repeating) act();
    return true;
  }
  if (!/^[1-9]$/.test(key)) return false;
  const skill = studio.ownSkills[Number(key) - 1];
  if (skill && !event.repeat) studio.send("skill", { id: skill.id });
  return true;
}

function steer(event: KeyboardEvent, steering: Steering): boolean {
  if (!steering.able) return false;
  const key = event.key.toLowerCase();
  if (key === "arrowup" || key === "w") steering.faster(0.1);
  else if (key === "arrowdown" || key === "s") steering.faster(-0.1);
  else if (key === "arrowleft" || key === "a") steering.turn(TURN);
  else if (key === "arrowright" || key === "d") steering.turn(-TURN);
  else return false;
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
  // Space and Enter press the button that has the focus; so do they on what opens and closes.
  const pressed = target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement || target.tagName === "SUMMARY";
  return pressed && (event.key === " " || event.key === "Enter");
}

/**
 * A button keeps the focus after a click, and the space bar would press it again instead of pausing. Who points and
 * clicks lets go of it; who goes by Tab and presses keys keeps the focus where it is.
 */
function letGoOfPointed(): void {
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
