// Overlays of the view: speed and state, camera choice, and the menu of what to show.

import { CAMERAS, type CameraMode } from "../view/cameras";
import { DEFAULT_SHOWS, SHOWS, type Show, type View } from "../view/view";
import { AT, FLAG, hasFlag } from "../wire/frame";
import { button, choice } from "./controls";
import { make, remember, remembered, write } from "./element";
import { fixed } from "./numbers";
import type { Studio } from "./studio";

const CAMERA_TITLES: Record<CameraMode, string> = {
  follow: "From behind, following the character",
  side: "From the right side",
  front: "From the front",
  free: "Free: drag to rotate, wheel to zoom, right-drag to pan",
};
const SHOW_LABELS: Record<Show, string> = {
  ghost: "Ghost (reference motion)",
  prints: "Footprints",
  coming: "Coming steps",
  pushes: "Pushes",
  forces: "Ground forces",
  mass: "Centre of mass",
  pressure: "Centre of pressure",
  polygon: "Support polygon",
  labels: "Distance labels",
};

/** The choice of camera; also in replays. */
export function cameraChoice(view: View): HTMLElement {
  const cameras = choice<CameraMode>(
    "camera",
    "Camera",
    CAMERAS.map((name) => ({ name, text: name, title: `${CAMERA_TITLES[name]} (C: next camera)` })),
    (name) => view.cameras.use(name),
  );
  view.cameras.changed = (mode) => cameras.show(mode);
  cameras.show(view.cameras.mode);
  return cameras.element;
}

export interface ShowMenu {
  element: HTMLElement;
  toggle(name: Show): void;
  isOn(name: Show): boolean;
}

/** The menu of what is drawn; `changed` is called for every switch. */
export function showMenu(view: View, changed: (name: Show, on: boolean) => void = () => {}): ShowMenu {
  const stored = new Set((remembered("show") ?? "").split(","));
  const on = { ...DEFAULT_SHOWS };
  for (const name of SHOWS) {
    if (stored.has(`+${name}`)) on[name] = true;
    if (stored.has(`-${name}`)) on[name] = false;
  }
  const boxes = new Map<Show, HTMLInputElement>();
  const set = (name: Show, value: boolean) => {
    on[name] = value;
    boxes.get(name)!.checked = value;
    view.show(name, value);
    remember("show", SHOWS.map((one) => `${on[one] ? "+" : "-"}${one}`).join(","));
    changed(name, value);
  };
  const list = make(
    "div",
    { class: "show-list", test: "show-list", hidden: true, role: "group", label: "What to show" },
    ...SHOWS.map((name) => {
      const box = make("input", { type: "checkbox", test: `show-${name}`, onchange: () => set(name, box.checked) });
      box.checked = on[name];
      boxes.set(name, box);
      view.show(name, on[name]);
      return make("label", { class: "show-item" }, box, make("span", { class: `show-key ${name}` }), SHOW_LABELS[name]);
    }),
  );
  const open = button({
    test: "show-menu",
    text: "Show",
    icon: "eye",
    title: "What to draw in the view",
    act: () => {
      list.hidden = !list.hidden;
      open.setAttribute("aria-expanded", String(!list.hidden));
    },
  });
  open.setAttribute("aria-expanded", "false");
  const element = make("div", { class: "show-menu" }, open, list);
  const close = () => {
    list.hidden = true;
    open.setAttribute("aria-expanded", "false");
  };
  document.addEventListener("pointerdown", (event) => {
    if (!list.hidden && !element.contains(event.target as Node)) close();
  });
  addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || list.hidden) return;
    close();
    open.focus();
  });
  return { element, toggle: (name) => set(name, !on[name]), isOn: (name) => on[name] };
}

/** Speed, controller state and badges. */
export function statusOverlay(studio: Studio): HTMLElement {
  const speed = make("output", { class: "fact-speed", test: "speed", title: "Speed of the centre of mass [m/s]" }, "–");
  const state = make("output", { class: "fact", test: "state", title: "State of the controller, and phase in the step" });
  const badge = (test: string, text: string, title: string) =>
    make("span", { class: `badge ${test}`, test: `badge-${test}`, title, hidden: true }, text);
  const fell = badge("fell", "fell", "The character has fallen: reset (R) or rewind");
  const changing = badge("changing", "changing gait", "Changing to another gait");
  const recording = badge("recording", "recording", "The motion is being recorded");
  let smoothed = NaN;
  studio.on("frame", (frame) => {
    const { data } = frame;
    const now = Math.hypot(data[AT.velocity], data[AT.velocity + 1]);
    smoothed = Number.isFinite(smoothed) && !studio.paused ? smoothed + 0.08 * (now - smoothed) : now;
    write(speed, `${fixed(smoothed)} m/s`);
    const number = data[AT.state];
    const phase = data[AT.phase];
    const percent = Number.isFinite(phase) ? `, ${fixed(100 * phase, 0).padStart(2, "\u2007")} %` : "";
    write(state, Number.isFinite(number) ? `state ${fixed(number, 0)}${percent}` : "");
    fell.hidden = !hasFlag(frame, FLAG.fallen);
    changing.hidden = !hasFlag(frame, FLAG.changing);
    recording.hidden = !hasFlag(frame, FLAG.recording);
  });
  return make("div", { class: "facts", test: "facts" }, speed, state, fell, changing, recording);
}
