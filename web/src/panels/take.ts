// Take home: record, and download what was recorded in the form another program reads.

import { button, held, section } from "../page/controls";
import { make, write } from "../page/element";
import { icon } from "../page/icons";
import { clock, size } from "../page/numbers";
import type { Studio } from "../page/studio";
import { address } from "../wire/connection";
import { FLAG, hasFlag } from "../wire/frame";
import type { Made } from "../wire/messages";

const KINDS = [
  { kind: "bvh", text: "BVH", ending: "bvh", about: "Skeleton motion, for Blender, MotionBuilder and others" },
  { kind: "glb", text: "glTF", ending: "glb", about: "Body and motion in one binary file (.glb)" },
  { kind: "csv", text: "CSV", ending: "csv", about: "Every number over time, for a spreadsheet or a notebook" },
  { kind: "skill", text: "Skill file", ending: "toml", about: "The skill in control, with your changes (skill.toml)" },
  { kind: "mp4", text: "MP4 video", ending: "mp4", about: "A film of the motion" },
  { kind: "gif", text: "GIF", ending: "gif", about: "A moving picture for a chat or a page" },
  { kind: "html", text: "HTML replay", ending: "html", about: "One file to look at from all sides, without a server" },
] as const;

export class TakePanel {
  readonly element: HTMLElement;
  private readonly buttons = new Map<string, { button: HTMLButtonElement; says: HTMLElement }>();
  private readonly waiting: string[] = []; // kinds that were asked for, oldest first
  private readonly files = make("ul", { class: "files", test: "files" });
  private readonly record = button({
    test: "record",
    text: "Record",
    title: "Keep everything from now on; what you take home is then exactly this",
    icon: "record",
    act: () => this.studio.send("record", { on: !this.recording }),
  });
  private readonly elapsed = make("output", { class: "clock", test: "record-time" });
  private recording = false;
  private since = 0;

  constructor(private readonly studio: Studio) {
    const rows = KINDS.map(({ kind, text, about }) => {
      const says = make("span", { class: "take-says" }, about);
      const one = make(
        "button",
        { type: "button", class: "take", test: `export-${kind}`, title: about, onclick: () => this.ask(kind) },
        icon("take"),
        make("strong", {}, text),
        says,
      );
      this.buttons.set(kind, { button: one, says });
      return one;
    });
    this.element = make(
      "div",
      { class: "panel-body" },
      held(
        section("Record", make("div", { class: "row" }, this.record, this.elapsed), make("p", { class: "hint" }, "Without a recording you get the last 30 s.")),
        section("Take home", make("div", { class: "takes" }, ...rows)),
      ),
      this.files,
    );
    studio.on("file", (file) => this.arrived(file));
    studio.on("error", ({ about }) => {
      if (about === "export") this.done(this.waiting[0]);
    });
    studio.on("link", (up) => {
      if (!up) [...this.waiting].forEach((kind) => this.done(kind));
    });
    studio.on("frame", (frame) => {
      const now = hasFlag(frame, FLAG.recording);
      if (now && !this.recording) this.since = frame.time;
      if (now !== this.recording) {
        this.recording = now;
        this.record.classList.toggle("recording", now);
        this.record.setAttribute("aria-pressed", String(now));
        write(this.record.lastElementChild!, now ? "Stop recording" : "Record");
      }
      if (now) write(this.elapsed, clock(frame.time - this.since));
    });
  }

  private ask(kind: string): void {
    if (!this.studio.send("export", { kind })) return;
    this.waiting.push(kind);
    const { button: one, says } = this.buttons.get(kind)!;
    one.disabled = true;
    one.classList.add("busy");
    says.textContent = "being made …";
  }

  private done(kind: string | undefined): void {
    if (kind === undefined) return;
    const at = this.waiting.indexOf(kind);
    if (at >= 0) this.waiting.splice(at, 1);
    const { button: one, says } = this.buttons.get(kind)!;
    one.disabled = false;
    one.classList.remove("busy");
    says.textContent = KINDS.find((known) => known.kind === kind)!.about;
  }

  private arrived(file: Made): void {
    const ending = file.name.split(".").pop()?.toLowerCase();
    const kind = this.waiting.find((asked) => KINDS.find((known) => known.kind === asked)!.ending === ending) ?? this.waiting[0];
    const link = make("a", { href: address(file.address), download: file.name, test: "file-link" }, file.name);
    const facts = [size(file.bytes), file.words].filter(Boolean).join(" · ");
    this.files.prepend(make("li", {}, link, make("span", { class: "hint" }, ` ${facts}`)));
    while (this.files.childElementCount > 8) this.files.lastElementChild!.remove();
    // Only who asked gets it at once; others find it in the list.
    if (kind === undefined) return;
    this.done(kind);
    link.click();
  }
}
