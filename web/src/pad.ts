// The live view of foot pressure (thesis Figure 3.8): the performer's picture, the matching one, and the avatar.

import { FrameQueue } from "./pad/queue";
import type { Hello, PadMessage, PadPicture, PadState } from "./pad/messages";
import { Picture, unpack } from "./pad/picture";
import { button, choice } from "./page/controls";
import { make, write } from "./page/element";
import { fixed } from "./page/numbers";
import { cameraChoice } from "./page/overlay";
import { themeButton } from "./page/theme";
import { View } from "./view/view";
import { Layout } from "./wire/frame";
import { address } from "./wire/connection";

const RETRY = 1500; // [ms]
const MAX_NOTES = 8;

class PadPage {
  private readonly area = make("main", { class: "view-area", test: "view" });
  private readonly view: View;
  private readonly queue = new FrameQueue();
  private readonly seen = new Picture("pad-seen", "Performer");
  private readonly matched = new Picture("pad-matched", "Best match");
  private readonly label = make("strong", { class: "pad-label", test: "pad-label" }, "–");
  private readonly detail = make("span", { class: "pad-detail" });
  private readonly meter = make("meter", { class: "pad-meter", min: 0, max: 4, value: 0, label: "Activity score over its threshold" });
  private readonly status = make("p", { class: "pad-status", test: "pad-status", role: "status" }, "connecting …");
  private readonly notes = make("ol", { class: "pad-notes", test: "pad-notes" });
  private readonly title = make("h1", { test: "pad-title" }, "Foot pressure");
  private readonly source = choice<"recording" | "stream">(
    "pad-source",
    "Pictures come from",
    [
      { name: "recording", text: "recording", title: "A recorded file, again and again" },
      { name: "stream", text: "live stream", title: "A pad that sends its pictures by UDP" },
    ],
    (name) => this.send({ do: "source", name }),
  );
  private readonly pause = button({ test: "pad-pause", text: "Pause", title: "Pause the recording", act: () => this.send({ do: "pause", on: !this.state?.paused }) });
  private socket: WebSocket | null = null;
  private hello: Hello | null = null;
  private state: PadState | null = null;
  private last = performance.now();
  private pictures = 0;
  private drawn = 0;
  private acts: string[] = [];
  private shownLabel = "";
  private matchedLabel = "";
  private matches = 0; // pictures with a match
  private latest: PadPicture | null = null; // not drawn yet
  private best = 0; // most cells of a matching picture

  constructor() {
    let recolour = () => {};
    const theme = themeButton(() => recolour());
    document.body.append(this.area, this.layOut());
    this.view = new View(this.area, new URLSearchParams(location.search).has("low"));
    recolour = () => this.view.recolour();
    this.view.show("forces", false);
    this.area.append(make("div", { class: "over top-right" }, cameraChoice(this.view), theme));
    this.connect();
    requestAnimationFrame(this.animate);
    this.hook();
  }

  private layOut(): HTMLElement {
    const restart = button({ test: "pad-restart", text: "Restart", title: "Begin again: feet are looked for anew", act: () => this.send({ do: "restart" }) });
    return make(
      "aside",
      { class: "pad-side" },
      this.title,
      this.status,
      make("div", { class: "pad-act" }, this.label, this.detail, this.meter),
      make("div", { class: "pad-pictures" }, this.seen.element, this.matched.element),
      this.source.element,
      make("div", { class: "pad-buttons" }, this.pause, restart),
      this.notes,
    );
  }

  private send(message: Record<string, unknown>): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private connect(): void {
    const socket = new WebSocket(address("/pad/ws").replace(/^http/, "ws"));
    this.socket = socket;
    let stay = false;
    socket.addEventListener("message", ({ data }) => this.hear(JSON.parse(data as string) as PadMessage));
    socket.addEventListener("close", ({ code }) => {
      stay = code === 4404 || code === 4403;
      if (stay) return;
      write(this.status, "no connection to the studio; trying again …");
      setTimeout(() => this.connect(), RETRY);
    });
  }

  private hear(message: PadMessage): void {
    if (message.is === "pad") this.begin(message);
    else if (message.is === "picture") this.picture(message);
    else if (message.is === "state") this.setState(message);
    else if (message.is === "note") this.note(message.text);
    else if (message.is === "error") write(this.status, message.text);
  }

  private begin(hello: Hello): void {
    this.hello = hello;
    write(this.title, hello.title);
    document.title = `${hello.title} – Footfall studio`;
    this.view.setScene(hello.scene);
    this.queue.layout = new Layout(hello.scene);
    this.queue.clear();
    for (const picture of [this.seen, this.matched]) picture.resize(hello.pad);
    this.setState(hello);
  }

  private setState(state: PadState): void {
    const { source, paused, live } = state;
    this.state = { source, paused, live };
    this.source.show(source);
    this.pause.disabled = source !== "recording";
    this.pause.lastElementChild!.textContent = paused ? "Go on" : "Pause";
    const { hello } = this;
    if (!hello) return;
    if (source === "recording") write(this.status, `${paused ? "Paused" : "A recorded pad"}; the avatar is ${fixed(hello.delay, 1)} s behind.`);
    else if (live) write(this.status, `A live pad; the avatar is ${fixed(hello.delay, 1)} s behind.`);
    else write(this.status, `Waiting for pictures on UDP port ${hello.port} of this machine: footfall pressure send FILE`);
  }

  /** Takes in a picture; it is drawn with the next frame, and only if none came after it. */
  private picture(message: PadPicture): void {
    this.pictures++;
    if (message.matched) this.matches++;
    if (message.label !== this.shownLabel && message.label !== "stance") this.acts.push(message.label);
    this.shownLabel = message.label;
    if (message.frames) this.queue.push(message.frames, message.frame_bytes);
    this.latest = message;
  }

  private drawPicture(message: PadPicture): void {
    this.seen.draw(unpack(message.levels), message.feet);
    const { matched } = message;
    this.matched.draw(matched ? unpack(matched.levels) : null);
    this.matchedLabel = matched?.label ?? "";
    this.best = Math.max(this.best, this.matched.pressed);
    this.matched.say(matched ? `Best match: ${words(matched.label)}` : "Best match: none, quiet stance");
    this.seen.say(`Performer, ${fixed(message.time, 1)} s`);
    write(this.label, message.ready ? words(message.label) : "waiting for a stance");
    write(this.detail, matched ? `${Math.round(100 * matched.place)} %${matched.laps ? `, ${matched.laps} more cycles` : ""}` : "");
    this.meter.value = Math.min(4, message.score / Math.max(1e-9, this.hello?.threshold ?? 1));
  }

  private note(text: string): void {
    this.notes.prepend(make("li", {}, text));
    while (this.notes.children.length > MAX_NOTES) this.notes.lastElementChild!.remove();
  }

  private readonly animate = (now: number): void => {
    requestAnimationFrame(this.animate);
    const passed = Math.min(0.1, Math.max(1e-4, (now - this.last) / 1000));
    this.last = now;
    if (this.latest) this.drawPicture(this.latest);
    this.latest = null;
    const frame = this.queue.next(passed);
    if (!frame) return;
    this.view.pose(frame, passed);
    this.view.render();
    this.drawn++;
  };

  /** window.footfall, for browser tests. */
  private hook(): void {
    const page = this;
    const footfall = {
      get frames() {
        return page.drawn;
      },
      get pictures() {
        return page.pictures;
      },
      state: () => ({ ...page.state, label: page.shownLabel, matched: page.matchedLabel, matches: page.matches, best: page.best, acts: [...page.acts], pressed: [page.seen.pressed, page.matched.pressed] }),
      scene: () => page.hello?.scene,
      pixels: () => page.view.pixels(),
    };
    Object.assign(window, { footfall });
  }
}

function words(label: string): string {
  return label.replaceAll("_", " ").replaceAll("-", ", ");
}

try {
  new PadPage();
} catch (error) {
  const why = error instanceof Error ? error.message : String(error);
  document.body.append(make("p", { class: "no-view-page", role: "alert" }, `This page cannot be shown here: ${why}.`));
  throw error;
}
