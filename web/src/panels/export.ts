// Export panel: record, and download the motion in several formats.

import { button, held, section } from "../page/controls";
import { make, write } from "../page/element";
import { icon } from "../page/icons";
import { clock, size } from "../page/numbers";
import type { Studio } from "../page/studio";
import type { View } from "../view/view";
import { address } from "../wire/connection";
import { FLAG, hasFlag } from "../wire/frame";
import type { ExportedFile } from "../wire/messages";
import { filmRow } from "./film";

const KINDS = [
  { kind: "bvh", text: "BVH", ending: "bvh", about: "Skeleton motion, for Blender, MotionBuilder and others" },
  { kind: "glb", text: "glTF", ending: "glb", about: "Body and motion in one binary file (.glb)" },
  { kind: "own", text: "Your character", ending: "glb", about: "Your rigged character with skin and this motion (.glb)" },
  { kind: "csv", text: "CSV", ending: "csv", about: "All recorded values over time" },
  { kind: "skill", text: "Skill file", ending: "toml", about: "The skill in control, with your edits; with its arrays as one archive (.zip)" },
  { kind: "hits", text: "Hits", ending: "toml", about: "The balls thrown at the body, for footfall play --hits" },
  { kind: "html", text: "HTML replay", ending: "html", about: "An interactive 3D view in one file, without a server" },
] as const;

export class ExportPanel {
  readonly element: HTMLElement;
  private readonly buttons = new Map<string, { button: HTMLButtonElement; text: HTMLElement }>();
  private readonly waiting: string[] = []; // requested kinds, oldest first
  private readonly files = make("ul", { class: "files", test: "files" });
  private readonly record = button({
    test: "record",
    text: "Record",
    title: "Record from now on; exports then contain exactly the recording",
    icon: "record",
    act: () => this.studio.send("record", { on: !this.recording }),
  });
  private readonly elapsed = make("output", { class: "clock", test: "record-time" });
  private recording = false;
  private since = 0;

  constructor(
    private readonly studio: Studio,
    view: View,
  ) {
    const film = filmRow(view, () => studio.skill?.title ?? "film", (name, content) => this.keep(name, content));
    const rows = KINDS.map(({ kind, text: name, about }) => {
      const text = make("span", { class: "export-text" }, about);
      const one = make(
        "button",
        { type: "button", class: "export", test: `export-${kind}`, title: about, onclick: () => this.request(kind) },
        icon("export"),
        make("strong", {}, name),
        text,
      );
      this.buttons.set(kind, { button: one, text });
      return one;
    });
    this.element = make(
      "div",
      { class: "panel-body" },
      held(
        section("Record", make("div", { class: "row" }, this.record, this.elapsed), make("p", { class: "hint" }, "Without a recording, the last 30 s are exported.")),
        section("Film", film),
        section("Export", make("div", { class: "exports" }, ...rows)),
      ),
      this.files,
    );
    const mine = this.buttons.get("own")!.button;
    mine.hidden = true;
    const hide = () => (mine.hidden = !studio.own);
    studio.on("own", hide);
    studio.on("cast", hide);
    studio.on("file", (file) => this.received(file));
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

  /** A file that the page has made itself. */
  private keep(name: string, content: Blob): void {
    const link = make("a", { href: URL.createObjectURL(content), download: name, test: "file-link" }, name);
    this.files.prepend(make("li", {}, link, make("span", { class: "hint" }, ` ${size(content.size)}`)));
    link.click();
  }

  private request(kind: string): void {
    if (!this.studio.send("export", { kind })) return;
    this.waiting.push(kind);
    const { button: one, text } = this.buttons.get(kind)!;
    one.disabled = true;
    one.classList.add("busy");
    text.textContent = "exporting …";
  }

  private done(kind: string | undefined): void {
    if (kind === undefined) return;
    const at = this.waiting.indexOf(kind);
    if (at >= 0) this.waiting.splice(at, 1);
    const { button: one, text } = this.buttons.get(kind)!;
    one.disabled = false;
    one.classList.remove("busy");
    text.textContent = KINDS.find((known) => known.kind === kind)!.about;
  }

  private received(file: ExportedFile): void {
    const ending = file.name.split(".").pop()?.toLowerCase();
    const kind = this.waiting.find((asked) => KINDS.find((known) => known.kind === asked)!.ending === ending) ?? this.waiting[0];
    const link = make("a", { href: address(file.address), download: file.name, test: "file-link" }, file.name);
    const facts = [size(file.bytes), file.words].filter(Boolean).join(" · ");
    this.files.prepend(make("li", {}, link, make("span", { class: "hint" }, ` ${facts}`)));
    while (this.files.childElementCount > 8) this.files.lastElementChild!.remove();
    // The requesting page downloads it at once; it also stays in the list.
    if (kind === undefined) return;
    this.done(kind);
    link.click();
  }
}
