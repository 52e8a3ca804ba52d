// The panels beside the view, one at a time; on narrow screens a sheet that can be hidden.

import { make, remember, remembered } from "./element";
import { icon, type Icon } from "./icons";
import type { Studio } from "./studio";

export interface Tab {
  name: string;
  text: string;
  title: string;
  icon: Icon;
  panel: HTMLElement;
}

export interface Tabs {
  element: HTMLElement;
  open(name: string): void;
}

export function tabs(studio: Studio, list: Tab[]): Tabs {
  const buttons = list.map(({ name, text, title, icon: drawing }) =>
    make(
      "button",
      {
        type: "button",
        role: "tab",
        class: "tab",
        id: `tab-${name}`,
        test: `tab-${name}`,
        title,
        "aria-controls": `panel-${name}`,
        onclick: () => choose(name),
        onkeydown: (event: KeyboardEvent) => arrow(event, name),
      },
      icon(drawing),
      make("span", {}, text),
    ),
  );
  const panels = list.map(({ name, panel }) =>
    make("div", { role: "tabpanel", class: "panel", id: `panel-${name}`, test: `panel-${name}`, "aria-labelledby": `tab-${name}` }, panel),
  );
  const element = make(
    "aside",
    { class: "side", label: "Controls" },
    make("div", { class: "tabs", role: "tablist", label: "Panels" }, ...buttons),
    make("div", { class: "panels" }, ...panels),
  );

  function open(name: string): void {
    studio.tab = name;
    list.forEach((tab, k) => {
      const on = tab.name === name;
      buttons[k].setAttribute("aria-selected", String(on));
      buttons[k].tabIndex = on ? 0 : -1;
      panels[k].hidden = !on;
    });
    element.classList.remove("away");
    remember("tab", name);
    studio.emit("tab", name);
  }

  /** On a narrow screen the tab of the open panel hides the sheet. */
  function choose(name: string): void {
    if (studio.tab === name) element.classList.toggle("away");
    else open(name);
  }

  function arrow(event: KeyboardEvent, name: string): void {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (!step) return;
    event.preventDefault();
    const next = (list.findIndex((tab) => tab.name === name) + step + list.length) % list.length;
    open(list[next].name);
    buttons[next].focus();
  }

  const last = remembered("tab");
  open(list.some(({ name }) => name === last) ? last! : list[0].name);
  return { element, open };
}
