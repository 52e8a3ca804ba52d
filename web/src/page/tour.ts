// The guided tour: six things to try, each done when the user has done it; it can be skipped and called again.

import { AT, FLAG, hasFlag, type Frame } from "../wire/frame";
import { button } from "./controls";
import { make, remember, remembered } from "./element";
import type { Studio } from "./studio";

interface Step {
  title: string;
  text: string;
  tab: string;
  at: string; // data-test of what is highlighted
  done(frame: Frame, before: Start): boolean;
}

interface Start {
  skill: string;
  heading: number;
  time: number;
  clip: string;
}

let current = ""; // the skill in control

const STEPS: Step[] = [
  {
    title: "Push it",
    text: "Drag the body with the pointer, or click on the disc.",
    tab: "push",
    at: "disc",
    done: (frame) => hasFlag(frame, FLAG.pushed),
  },
  {
    title: "Change the gait",
    text: "Choose another card. It changes while it walks.",
    tab: "play",
    at: "skills",
    done: (_, before) => before.skill !== "" && before.skill !== current,
  },
  {
    title: "Steer it",
    text: "Turn with the arrow keys left and right, or the arrows here.",
    tab: "steer",
    at: "steer-left",
    done: (frame, before) => Math.abs(frame.data[AT.askedHeading] - before.heading) > 0.05,
  },
  {
    title: "Make it fall",
    text: "Click near the rim of the disc, more than once if it takes it.",
    tab: "push",
    at: "disc",
    done: (frame) => hasFlag(frame, FLAG.fallen),
  },
  {
    title: "Rewind",
    text: "Drag the slider below the view to the left, to before the fall. Then press play and push differently.",
    tab: "push",
    at: "rewind",
    done: (frame, before) => frame.time < before.time - 0.2,
  },
  {
    title: "Bring your own motion",
    text: "Drop a BVH clip, or a rigged .glb or .vrm character, anywhere on the page.",
    tab: "learn",
    at: "clip-drop",
    done: () => false,
  },
];

export interface Tour {
  element: HTMLElement;
  start(): void;
}

export function tour(studio: Studio, open: (tab: string) => void): Tour {
  let at = -1; // the step; −1: the invitation
  let start: Start = { skill: "", heading: 0, time: 0, clip: "" };
  const count = make("span", { class: "tour-count", test: "tour-count" });
  const title = make("strong", { test: "tour-title" });
  const text = make("span", { test: "tour-text" });
  const next = button({ test: "tour-next", text: "Next", title: "To the next step", kind: "main", act: () => go(at + 1) });
  const skip = button({ test: "tour-skip", text: "Skip", title: "End the tour; it can be called again from the top bar", kind: "quiet", act: () => end() });
  const element = make(
    "aside",
    { class: "tour", test: "tour", hidden: true, label: "Guided tour", "aria-live": "polite" },
    make("div", { class: "tour-words" }, count, title, text),
    make("div", { class: "tour-buttons" }, next, skip),
  );

  function highlight(name: string): void {
    document.querySelectorAll(".tour-target").forEach((old) => old.classList.remove("tour-target"));
    if (name) document.querySelector(`[data-test="${name}"]`)?.classList.add("tour-target");
  }

  function invite(): void {
    title.textContent = "New here?";
    text.textContent = "Push it, steer it, make it fall: a tour of one minute.";
    count.textContent = "";
    next.lastElementChild!.textContent = "Start";
    element.hidden = false;
  }

  function go(step: number): void {
    at = step;
    if (at >= STEPS.length) return end();
    const { tab, at: where } = STEPS[at];
    const frame = studio.frame;
    start = { skill: current, heading: frame?.data[AT.askedHeading] ?? 0, time: frame?.time ?? 0, clip: studio.clip?.id ?? "" };
    count.textContent = `${at + 1} of ${STEPS.length}`;
    title.textContent = STEPS[at].title;
    text.textContent = STEPS[at].text;
    next.lastElementChild!.textContent = at === STEPS.length - 1 ? "Done" : "Next";
    element.hidden = false;
    open(tab);
    highlight(where);
  }

  function end(): void {
    at = -1;
    element.hidden = true;
    highlight("");
    remember("toured", "yes");
  }

  studio.on("skill", ({ id }) => (current = id));
  studio.on("frame", (frame) => {
    if (at < 0 || element.hidden) return;
    const { done } = STEPS[at];
    start.time = Math.max(start.time, frame.time < start.time ? start.time : frame.time);
    if (done(frame, start)) go(at + 1);
  });
  addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !element.hidden && !document.querySelector("dialog[open]")) end();
  });
  if (!remembered("toured")) invite();
  return { element, start: () => go(0) };
}
