// The top bar: skill, character, achieved rate, and who holds the controls.

import { AT } from "../wire/frame";
import { button } from "./controls";
import { make, write } from "./element";
import { icon } from "./icons";
import { fixed } from "./numbers";
import type { Studio } from "./studio";

export function topBar(studio: Studio, theme: HTMLElement, help: () => void): HTMLElement {
  const skill = make("strong", { class: "top-skill", test: "skill-title" }, "…");
  const body = make("span", { class: "top-body", test: "character-title" });
  const rate = make("output", { class: "top-rate", test: "achieved-rate", title: "Achieved rate: simulated over real time" }, "–");
  const who = make("span", { class: "top-who", test: "holder" });
  const ask = button({
    test: "take",
    text: "Ask for the controls",
    title: "The client that holds the controls sees the request",
    act: () => studio.send("take"),
  });
  const give = make("span", { class: "top-give", test: "asking" });
  const lost = make("span", { class: "top-lost", test: "connection-lost", role: "alert" }, "Connection lost, trying again …");

  function update(): void {
    const { holder, connected, hello } = studio;
    lost.hidden = connected;
    rate.hidden = !connected;
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
      for (const client of holder.asking) {
        give.append(
          make("span", {}, `Client ${client} asks for the controls`),
          button({
            test: `give-${client}`,
            text: "PointerTool over",
            title: `Pass the controls to client ${client}`,
            kind: "main",
            act: () => studio.send("give", { client }),
          }),
        );
      }
    } else write(who, holder.client === null ? "No client holds the controls" : `Client ${holder.client} holds the controls`);
    who.hidden = !who.textContent;
  }

  studio.on("link", update);
  studio.on("holder", update);
  studio.on("hello", update);
  studio.on("skill", ({ title, about }) => {
    write(skill, title);
    skill.title = about;
    document.title = `${title} – Footfall studio`;
  });
  studio.on("scene", ({ character }) => write(body, character.title));
  let shownAt = 0;
  studio.on("frame", ({ data }) => {
    // Four times a second, so that it can be read.
    const now = performance.now();
    if (now - shownAt < 250) return;
    shownAt = now;
    write(rate, studio.paused ? "paused" : `${fixed(data[AT.rate])}×`);
    rate.classList.toggle("paused", studio.paused);
  });
  update();

  return make(
    "header",
    { class: "top", test: "top" },
    make("span", { class: "brand" }, icon("person"), make("span", {}, "Footfall", make("i", {}, " studio"))),
    make("span", { class: "top-titles" }, skill, body),
    rate,
    lost,
    make("span", { class: "spring" }),
    who,
    give,
    ask,
    theme,
    make(
      "button",
      { type: "button", class: "button quiet bare help-button", test: "help", title: "Keys (?)", label: "Help: keys", onclick: help },
      "?",
    ),
  );
}
