// Which skill, which body, which ground.

import { button, held, section, select, slider } from "../page/controls";
import { make } from "../page/element";
import { fixed } from "../page/numbers";
import type { Studio } from "../page/studio";
import type { Named } from "../wire/messages";
import { often } from "../wire/often";
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

  let bodies: Named[] = [];
  let presets: Named[] = [];
  const sendGround = (own: number | null) => studio.send("scene", { name: ground.box.value, friction: own });
  const ground = select("ground", "Ground", [], () => sendGround(touched ? friction.value : null));
  let touched = false; // friction is the body's own until somebody moves the slider
  const rubbed = often<number | null>(4, sendGround); // each is a new world
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
      rubbed.say(value);
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
    bodies = hello.bodies;
    body.fill(bodies);
    presets = hello.scenes;
    ground.fill(presets);
  });
  studio.on("scene", (scene) => {
    const { ground: place, shape: words } = scene.asked ?? { ground: "", shape: "" };
    ground.fill(presets.some(({ name }) => name === place) ? presets : [{ name: place, title: place }, ...presets]);
    ground.box.value = place;
    body.fill(bodies.some(({ name }) => name === words) ? bodies : [{ name: words, title: words }, ...bodies]);
    body.box.value = words;
    shape.value = words;
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
