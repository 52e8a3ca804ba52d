// Light, dark, or the system setting.

import { button } from "./controls";
import { remember, remembered } from "./element";
import { icon } from "./icons";

const THEMES = ["auto", "light", "dark"] as const;
type Theme = (typeof THEMES)[number];
const ICONS = { auto: "auto", light: "sun", dark: "moon" } as const;
const LABELS = { auto: "system setting", light: "light", dark: "dark" };

/** A button that cycles through the themes; `changed` is called when the colours change. */
export function themeButton(changed: (dark: boolean) => void): HTMLButtonElement {
  const machine = matchMedia("(prefers-color-scheme: dark)");
  let theme = (remembered("theme") ?? "auto") as Theme;
  if (!THEMES.includes(theme)) theme = "auto";

  const one = button({
    test: "theme",
    icon: "auto",
    title: "Theme",
    kind: "quiet",
    act: () => {
      theme = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length];
      remember("theme", theme);
      apply();
    },
  });

  function apply(): void {
    const dark = theme === "dark" || (theme === "auto" && machine.matches);
    const root = document.documentElement;
    root.dataset.dark = dark ? "yes" : "no";
    root.dataset.theme = theme;
    one.replaceChildren(icon(ICONS[theme]));
    one.title = `Theme: ${LABELS[theme]}`;
    one.setAttribute("aria-label", one.title);
    changed(dark);
  }

  machine.addEventListener("change", apply);
  apply();
  return one;
}
