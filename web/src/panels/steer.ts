// Steer panel: commanded speed, heading and lateral speed, or a target to walk to.

import { button, held, section, slider, toggle } from "../page/controls";
import { make } from "../page/element";
import { degrees, fixed, wrapped } from "../page/numbers";
import type { Steering } from "../page/steering";
import type { Studio } from "../page/studio";
import { AT } from "../wire/frame";
import { leadSection } from "./lead";

const TURN = Math.PI / 18; // per press of a button [rad]

export function steerPanel(studio: Studio, steering: Steering): HTMLElement {
  const lead = leadSection(studio, steering);
  const cannot = make("p", { class: "empty", test: "steer-none", hidden: true });
  const asked = held(commands(studio, steering));
  const goal = held(
    target(studio, steering, lead.update),
    make("p", { class: "hint" }, "A gamepad's left stick steers too: up and down change the speed, left and right turn."),
  );
  let offers = false; // behaviours, also of a planar body
  const show = () => {
    asked.hidden = goal.hidden = !studio.steerable;
    cannot.hidden = studio.steerable || offers;
    cannot.textContent = studio.unsteerable;
  };
  studio.on("skill", ({ steering: offered }) => {
    offers = !!offered;
    show();
  });
  studio.on("skills", show);
  return make("div", { class: "panel-body" }, cannot, asked, held(lead.element), goal);
}

/** Commanded speed, heading and lateral speed. */
function commands(studio: Studio, steering: Steering): HTMLElement {
  const speed = slider({
    test: "steer-speed",
    label: "Speed",
    title: "Commanded speed [m/s]; arrow keys up and down, W and S",
    low: -0.5,
    high: 2.5,
    step: 0.05,
    value: 0.8,
    format: (value) => `${fixed(value)} m/s`,
    input: (value) => steering.steer({ speed: value }),
  });
  const heading = slider({
    test: "steer-heading",
    label: "Heading",
    title: "Commanded heading; arrow keys left and right, A and D",
    low: -180,
    high: 180,
    step: 5,
    value: 0,
    format: (value) => `${fixed(-value, 0)}°`,
    // Right on the slider is a turn to the right, while headings are positive to the left.
    input: (value) => steering.face((-value * Math.PI) / 180),
  });
  const sideways = slider({
    test: "steer-lateral",
    label: "Lateral speed",
    title: "Commanded lateral speed [m/s]; keys Q and E",
    low: -0.4,
    high: 0.4,
    step: 0.05,
    value: 0,
    format: (value) => `${fixed(-value)} m/s`,
    input: (value) => steering.steer({ lateral: -value }),
  });
  const own = button({
    test: "steer-own",
    title: "Return to the speed of the skill",
    text: "Speed of the skill",
    kind: "quiet",
    act: () => {
      steering.useOwnSpeed();
    },
  });
  const fixedSpeed = make("p", { class: "hint", test: "steer-fixed", hidden: true });
  const noSideways = make("p", { class: "hint", test: "steer-straight", hidden: true }, "This skill cannot go sideways.");
  studio.on("skill", (skill) => {
    const limits = studio.speedLimits;
    speed.element.hidden = own.hidden = !limits;
    fixedSpeed.hidden = !!limits;
    fixedSpeed.textContent = `This skill goes at its own speed${skill.speed ? `, ${fixed(skill.speed)} m/s` : ""}. It can be turned.`;
    sideways.element.hidden = !limits?.aside;
    noSideways.hidden = !limits || !!limits.aside;
    if (limits) speed.limit(...limits.along);
    if (limits?.aside) sideways.limit(-limits.aside[1], -limits.aside[0]); // right on the slider is to the right
  });
  studio.on("frame", () => {
    if (studio.tab !== "steer") return;
    sideways.value = -Math.round(20 * steering.askedLateral) / 20;
    speed.value = Math.round(20 * steering.askedSpeed) / 20;
    heading.value = Math.round((-wrapped(steering.askedHeading) * 36) / Math.PI) * 5;
  });
  return section("Steer", arrowPad(steering), fixedSpeed, speed.element, heading.element, sideways.element, noSideways, own);
}

function arrowPad(steering: Steering): HTMLElement {
  const arrow = (test: string, icon: "up" | "down" | "left" | "right", title: string, act: () => void) =>
    button({ test, icon, title, act });
  return make(
    "div",
    { class: "arrow-pad" },
    arrow("steer-faster", "up", "Faster by 0.1 m/s (↑ or W)", () => steering.faster(0.1)),
    arrow("steer-left", "left", "Turn 10° to the left (← or A)", () => steering.turn(TURN)),
    arrow("steer-right", "right", "Turn 10° to the right (→ or D)", () => steering.turn(-TURN)),
    arrow("steer-slower", "down", "Slower by 0.1 m/s (↓ or S)", () => steering.faster(-0.1)),
  );
}

/** The target to walk to. */
function target(studio: Studio, steering: Steering, changed: () => void): HTMLElement {
  const walk = toggle(
    "walk-to",
    "Set a target by a click on the ground",
    false,
    (on) => steering.setWalksTo(on),
    "While this is on, a click on the ground sets the target",
  );
  const clear = button({
    test: "target-off",
    title: "Stop walking to the target",
    text: "Clear the target",
    kind: "quiet",
    act: () => steering.clearTarget(),
  });
  const distance = make("output", { class: "hint", test: "target-says" });
  steering.changed = () => {
    walk.box.checked = steering.walksTo;
    changed();
  };
  studio.on("frame", ({ data }) => {
    if (studio.tab !== "steer") return;
    const [x, y] = [data[AT.target], data[AT.target + 1]];
    const set = Number.isFinite(x) && Number.isFinite(y);
    clear.disabled = !set;
    const bearing = Math.atan2(y - data[AT.com + 1], x - data[AT.com]);
    const metres = Math.hypot(x - data[AT.com], y - data[AT.com + 1]);
    distance.textContent = set ? `${fixed(metres, 1)} m to go, at ${degrees(bearing)}` : "";
  });
  return section("Target", walk.element, make("div", { class: "row" }, clear, distance));
}
