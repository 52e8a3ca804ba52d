// What the keys do.

import { make } from "./element";

const KEYS: [string, [string, string][]][] = [
  [
    "Time",
    [
      ["Space", "pause, go on"],
      [".", "one step of 1/60 s"],
      ["[  ]", "slower, faster time"],
      ["R", "begin anew"],
    ],
  ],
  [
    "Skills",
    [["1 – 9", "the first nine skills of this body"]],
  ],
  [
    "Push",
    [
      ["P", "push forward"],
      ["B", "throw a ball"],
      ["Shift + click", "throw a ball where you point"],
      ["drag the body", "pull at it"],
    ],
  ],
  [
    "Steer",
    [
      ["↑ ↓  or  W S", "faster, slower by 0.1 m/s"],
      ["← →  or  A D", "turn left, right"],
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
    "Look",
    [
      ["C", "next camera"],
      ["G", "ghost of the reference"],
      ["drag the background", "turn the camera; wheel to come nearer"],
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
