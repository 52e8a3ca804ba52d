// A rigged character that was dropped on the page: uploaded, loaded, shown; and the way back to the mannequin.

import { Own } from "../view/own";
import type { View } from "../view/view";
import { address } from "../wire/connection";
import type { OwnMessage } from "../wire/messages";
import { button } from "./controls";
import { make } from "./element";
import type { Studio } from "./studio";

const MAX_BYTES = 64 << 20;

export class OwnCharacterTool {
  readonly element: HTMLElement;
  private readonly name = make("strong", { test: "own-name" });
  private readonly shown = new Map<number, string>(); // addresses of the files that are shown, by character on the floor

  constructor(
    private readonly studio: Studio,
    private readonly view: View,
  ) {
    const file = make("input", { type: "file", accept: ".glb,.vrm", test: "own-file", hidden: true });
    file.addEventListener("change", () => {
      if (file.files?.[0]) void this.upload(file.files[0]);
      file.value = "";
    });
    const open = button({ test: "own-open", text: "Open a character", icon: "file", title: "A rigged .glb or .vrm file; it can also be dropped on the page", act: () => file.click() });
    const home = button({ test: "own-home", text: "Take it home", title: "A glTF file with skin and the recorded motion", kind: "main", act: () => void studio.send("export", { kind: "own" }) });
    const off = button({ test: "own-off", text: "Mannequin again", title: "Simulate the built-in body again", kind: "quiet", act: () => void studio.send("mannequin") });
    const mine = make("div", { class: "row", hidden: true }, this.name, make("span", { class: "spring" }), home, off);
    this.element = make("div", { class: "own" }, make("p", { class: "hint" }, "Your own character: a rigged .glb or .vrm (Mixamo, VRoid, Blender). It is simulated with its own proportions."), mine, make("div", { class: "row" }, open, file));
    const name = () => {
      mine.hidden = !studio.own;
      this.name.textContent = studio.own?.name ?? "";
    };
    studio.on("cast", name);
    studio.on("own", (message) => {
      name();
      void this.show(message);
    });
  }

  async upload(file: File): Promise<void> {
    if (file.size > MAX_BYTES) return this.fail(`${file.name} is larger than ${MAX_BYTES >> 20} MB`);
    const headers = { "X-Key": this.studio.hello?.key ?? "", "X-Name": encodeURIComponent(file.name) };
    this.studio.emit("note", { is: "note", time: 0, text: `reading ${file.name} …` });
    try {
      const answer = await fetch(address("/character"), { method: "POST", body: file, headers });
      const said = (await answer.json()) as { is: string; text?: string };
      if (said.is === "error") this.fail(said.text ?? "the character could not be read");
    } catch {
      this.fail("the upload did not reach the studio");
    }
  }

  /** Loads and shows the character of a message. */
  private async show(own: OwnMessage): Promise<void> {
    const { who } = own;
    if (own.name && own.address === this.shown.get(who)) return;
    this.shown.set(who, own.name ? own.address : "");
    if (!own.name) return this.view.showOwn(who, null);
    try {
      const content = await (await fetch(address(own.address))).arrayBuffer();
      const loaded = await Own.load(own, content);
      if (this.studio.owns.get(who) === own) this.view.showOwn(who, loaded);
    } catch (error) {
      this.shown.delete(who);
      this.fail(`${own.name} cannot be shown: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  private fail(text: string): void {
    this.studio.emit("error", { is: "error", about: "character", text });
  }
}
