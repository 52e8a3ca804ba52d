// The help dialog: keyboard shortcuts.

import { make } from "./element";

const KEYS: [string, [string, string][]][] = [
  [
    "Time",
    [
      ["Space", "pause, continue"],
      [".", "one step of 1/60 s"],
      ["[  ]", "slower, faster playback"],
      ["R", "restart"],
    ],
  ],
  [
    "Skills",
    [["1 – 9", "the first nine skills, in the order of the Play tab"]],
  ],
  [
    "Push",
    [
      ["P", "push forward"],
      ["B", "throw a ball"],
      ["Shift + click", "throw a ball at this place, on the body or elsewhere"],
      ["drag the character", "pull it"],
    ],
  ],
  [
    "Steer",
    [
      ["↑ ↓  or  W S", "faster, slower by 0.1 m/s"],
      ["← →  or  A D", "turn left, right"],
      ["Q E", "sideways to the left, to the right by 0.1 m/s"],
    ],
  ],
  [
    "Author",
    [
      ["Ctrl + Z", "undo"],
      ["Ctrl + Shift + Z", "redo"],
    ],
  ],
  [
    "View",
    [
      ["C", "next camera"],
      ["G", "ghost (reference motion)"],
      ["Shift + ← → ↑ ↓", "turn the camera around the character"],
      ["+  −", "nearer, further away"],
      ["drag the background", "the same with the pointer; wheel to zoom"],
      ["?", "this help"],
    ],
  ],
];

export function helpDialog(): HTMLDialogElement {
  const close = make("button", { type: "button", class: "button main", test: "help-close", onclick: () => dialog.close() }, "Close");
  const dialog = make(
    "dialog",
    { class: "help", test: "help-dialog", "aria-labelledby": "help-title" },
    make("h2", { id: "help-title" }, "Keys"),
    make(
      "div",
      { class: "help-groups" },
      ...KEYS.map(([title, keys]) =>
        make(
          "section",
          {},
          make("h3", {}, title),
          make("dl", {}, ...keys.flatMap(([key, what]) => [make("dt", {}, make("kbd", {}, key)), make("dd", {}, what)])),
        ),
      ),
    ),
    close,
  );
  // A click beside the dialog hits the dialog itself, inside it one of its children.
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  return dialog;
}
