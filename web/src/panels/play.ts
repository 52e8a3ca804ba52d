// Which skill, which body, which ground.

import { button, held, section, select, slider } from "../page/controls";
import { make } from "../page/element";
import { fixed } from "../page/numbers";
import type { Studio } from "../page/studio";
import type { Named } from "../wire/messages";
import { SkillCards } from "./skills";

export function playPanel(studio: Studio): HTMLElement {
  const skills = new SkillCards(studio);
  const about = make("p", { class: "about", test: "skill-about" });

  const body = select("body", "Body", [], (shape) => studio.send("body", { shape }));
  const shape = make("input", {
    type: "text",
    test: "body-shape",
    label: "Body shape in words",
    placeholder: "or in words: height=1.1,mass=1.2",
    title: "Shares of the body: height, mass, leg_length, femur, shank, arm_length, left_leg, right_leg. Enter to use.",
    spellcheck: "false",
    onkeydown: (event: KeyboardEvent) => {
      if (event.key === "Enter") studio.send("body", { shape: shape.value.trim() });
    },
  });

  let presets: Named[] = [];
  const sendGround = (own: number | null) => studio.send("scene", { name: ground.box.value, friction: own });
  const ground = select("ground", "Ground", [], () => sendGround(touched ? friction.value : null));
  let touched = false; // friction is the body's own until somebody moves the slider
  const friction = slider({
    test: "friction",
    label: "Friction",
    title: "0.1 is ice, 0.8 a rubber sole on a dry floor",
    low: 0.05,
    high: 1.5,
    step: 0.05,
    value: 0.8,
    format: (value) => fixed(value),
    change: (value) => {
      touched = true;
      sendGround(value);
    },
  });

  const own = button({
    test: "friction-own",
    text: "The body's own friction",
    title: "What the character's file says",
    kind: "quiet",
    act: () => {
      touched = false;
      sendGround(null);
    },
  });

  studio.on("hello", (hello) => {
    body.fill(hello.bodies);
    presets = hello.scenes;
    ground.fill(presets);
  });
  studio.on("scene", (scene) => {
    const now = scene.ground.name;
    const known = presets.find(({ name }) => sameGround(name, now));
    ground.fill(known ? presets : [{ name: now, title: "The skill's own" }, ...presets]);
    ground.box.value = known ? known.name : now;
    if (scene.ground.friction !== null) friction.value = scene.ground.friction;
  });
  studio.on("skill", (skill) => (about.textContent = skill.about || skill.title));

  return make(
    "div",
    { class: "panel-body" },
    section("Skill", about, skills.element),
    held(section("Body", body.element, shape), section("Ground", ground.element, friction.element, own)),
  );
}

/** Whether the server's full name of a ground is that of a preset, which leaves out what goes without saying. */
function sameGround(preset: string, full: string): boolean {
  const [kind, options = ""] = preset.split(":");
  const [fullKind, fullOptions = ""] = full.split(":");
  const given = new Set(fullOptions.split(","));
  return kind === fullKind && options.split(",").every((option) => option === "" || given.has(option));
}
