// Play panel: skill, body shape, ground.

import { button, held, section, select, slider } from "../page/controls";
import { make } from "../page/element";
import { fixed } from "../page/numbers";
import type { Studio } from "../page/studio";
import type { Named } from "../wire/messages";
import { throttle } from "../wire/throttle";
import { castSection } from "./cast";
import { groundThumbs } from "./grounds";
import { SkillCards } from "./skills";

export function playPanel(studio: Studio, own: HTMLElement): HTMLElement {
  const skills = new SkillCards(studio);
  return make(
    "div",
    { class: "panel-body" },
    castSection(studio),
    section("Skill", skills.element),
    held(bodySection(studio, own), groundSection(studio)),
  );
}

/** The choices, with the current one added if it is not a preset. */
function withCurrent(presets: Named[], current: string): Named[] {
  return presets.some(({ name }) => name === current) ? presets : [{ name: current, title: current }, ...presets];
}

function bodySection(studio: Studio, own: HTMLElement): HTMLElement {
  const body = select("body", "Body", [], (shape) => studio.send("body", { shape }));
  const shape = make("input", {
    type: "text",
    test: "body-shape",
    label: "Body shape",
    placeholder: "or factors: height=1.1,mass=1.2",
    title: "Scale factors: height, mass, leg_length, femur, shank, arm_length, left_leg, right_leg. Press Enter.",
    spellcheck: "false",
    onkeydown: (event: KeyboardEvent) => {
      if (event.key === "Enter") studio.send("body", { shape: shape.value.trim() });
    },
  });
  let presets: Named[] = [];
  studio.on("hello", (hello) => body.fill((presets = hello.bodies)));
  studio.on("scene", (scene) => {
    const chosen = scene.asked?.shape ?? "";
    body.fill(withCurrent(presets, chosen));
    body.box.value = chosen;
    shape.value = chosen;
  });
  return section("Body", body.element, shape, own);
}

function groundSection(studio: Studio): HTMLElement {
  const sendGround = (own: number | null) => studio.send("scene", { name: ground.box.value, friction: own });
  const ground = select("ground", "Ground", [], () => sendGround(touched ? friction.value : null));
  let touched = false; // friction is the character's own until the slider is moved
  const frictions = throttle<number | null>(4, sendGround); // each builds a new world
  const friction = slider({
    test: "friction",
    label: "Friction",
    title: "Coefficient of friction: 0.1 is ice, 0.8 a rubber sole on a dry floor",
    low: 0.05,
    high: 1.5,
    step: 0.05,
    value: 0.8,
    format: (value) => fixed(value),
    change: (value) => {
      touched = true;
      frictions.call(value);
    },
  });

  const own = button({
    test: "friction-own",
    text: "Friction of the character",
    title: "The value in the file of the character",
    kind: "quiet",
    act: () => {
      touched = false;
      sendGround(null);
    },
  });
  let presets: Named[] = [];
  studio.on("hello", (hello) => ground.fill((presets = hello.scenes)));
  studio.on("scene", (scene) => {
    const chosen = scene.asked?.ground ?? "";
    ground.fill(withCurrent(presets, chosen));
    ground.box.value = chosen;
    if (scene.ground.friction !== null) friction.value = scene.ground.friction;
  });
  const thumbs = groundThumbs((chosen) => {
    touched = chosen.friction !== null;
    studio.send("scene", { name: chosen.name, friction: chosen.friction });
  });
  studio.on("scene", (scene) => thumbs.show(scene.asked?.ground ?? "", scene.ground.friction));
  return section("Ground", thumbs.element, ground.element, friction.element, own);
}
