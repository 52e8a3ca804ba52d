// The top bar: skill, character, achieved rate, and who holds the controls.

import { address } from "../wire/connection";
import { AT } from "../wire/frame";
import { button } from "./controls";
import { make, write } from "./element";
import { icon } from "./icons";
import { fixed } from "./numbers";
import type { Studio } from "./studio";

export function topBar(studio: Studio, theme: HTMLElement, help: () => void, guide: () => void): HTMLElement {
  const lost = make("span", { class: "top-lost", test: "connection-lost", role: "alert" }, "Connection lost, trying again …");
  const rate = achievedRate(studio);
  const update = () => {
    lost.hidden = studio.connected;
    rate.hidden = !studio.connected;
  };
  studio.on("link", update);
  update();
  return make(
    "header",
    { class: "top", test: "top" },
    make("span", { class: "brand" }, icon("person"), make("span", {}, "Footfall", make("i", {}, " studio"))),
    titles(studio),
    rate,
    lost,
    make("span", { class: "spring" }),
    ...holder(studio),
    make(
      "a",
      { class: "button quiet", test: "to-crowd", href: address("/crowd"), title: "A crowd that answers pushes" },
      make("span", {}, "Crowd"),
    ),
    button({ test: "tour-start", text: "Tour", title: "A tour of one minute", kind: "quiet", act: guide }),
    theme,
    make(
      "button",
      { type: "button", class: "button quiet bare help-button", test: "help", title: "Keys (?)", label: "Help: keys", onclick: help },
      "?",
    ),
  );
}

/** Titles of skill and character. */
function titles(studio: Studio): HTMLElement {
  const skill = make("strong", { class: "top-skill", test: "skill-title" }, "…");
  const body = make("span", { class: "top-body", test: "character-title" });
  studio.on("skill", ({ title, about, kinematic, kinematic_root }) => {
    write(skill, kinematic ? `${title} · no forces` : kinematic_root ? `${title} · kinematic root` : title);
    skill.title = about;
    document.title = `${title} – Footfall studio`;
  });
  studio.on("scene", ({ character }) => write(body, character.title));
  return make("span", { class: "top-titles" }, skill, body);
}

function achievedRate(studio: Studio): HTMLElement {
  const title = "Achieved rate: simulated over real time";
  const rate = make("output", { class: "top-rate", test: "achieved-rate", title }, "–");
  let shownAt = 0;
  studio.on("frame", ({ data }) => {
    // Four times a second, so that it can be read.
    const now = performance.now();
    if (now - shownAt < 250) return;
    shownAt = now;
    write(rate, studio.paused ? "paused" : `${fixed(data[AT.rate])}×`);
    rate.classList.toggle("paused", studio.paused);
  });
  return rate;
}

/** Who holds the controls, requests for them, and the button to ask. */
function holder(studio: Studio): HTMLElement[] {
  const who = make("span", { class: "top-who", test: "holder" });
  const give = make("span", { class: "top-give", test: "asking" });
  const ask = button({
    test: "take",
    text: "Ask for the controls",
    title: "The client that holds the controls sees the request",
    act: () => studio.send("take"),
  });
  const request = (client: number) => [
    make("span", {}, `Client ${client} asks for the controls`),
    button({
      test: `give-${client}`,
      text: "Hand over",
      title: `Pass the controls to client ${client}`,
      kind: "main",
      act: () => studio.send("give", { client }),
    }),
  ];

  function update(): void {
    const { holder, hello } = studio;
    who.hidden = !holder;
    ask.hidden = !holder || holder.you;
    give.replaceChildren();
    if (!holder) return;
    const asks = hello !== null && holder.asking.includes(hello.client);
    ask.disabled = asks;
    write(ask.lastElementChild!, asks ? "Asked" : "Ask for the controls");
    const others = holder.clients - 1;
    if (holder.you) {
      write(who, others > 0 ? `You hold the controls, ${others} watching` : "");
      give.append(...holder.asking.flatMap(request));
    } else write(who, holder.client === null ? "No client holds the controls" : `Client ${holder.client} holds the controls`);
    who.hidden = !who.textContent;
  }

  for (const kind of ["link", "holder", "hello"] as const) studio.on(kind, update);
  update();
  return [who, give, ask];
}
