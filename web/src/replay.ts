// A replay: one file that opens from disk and shows a recorded motion in 3D, without a server.

import { fillTrack, select } from "./page/controls";
import { make, write } from "./page/element";
import { icon } from "./page/icons";
import { clamp, fixed } from "./page/numbers";
import { cameraChoice, showMenu } from "./page/overlay";
import { themeButton } from "./page/theme";
import { interpolate } from "./view/playback";
import { View } from "./view/view";
import { AT, readFrame, type Frame } from "./wire/frame";
import type { Scene } from "./wire/messages";

interface Recording {
  title: string;
  scene: Scene;
  rate: number; // frames per second
  frames: string; // base64 of consecutive binary frames
  frame_bytes: number;
}

const RATES = ["0.1", "0.25", "0.5", "1", "2"];

function unpack(recording: Recording): Frame[] {
  const text = atob(recording.frames);
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  const frames: Frame[] = [];
  const size = recording.frame_bytes;
  for (let at = 0; at + size <= bytes.length; at += size) {
    const frame = readFrame(bytes.buffer, at, size);
    if (frame) frames.push(frame);
  }
  return frames;
}

class Replay {
  private readonly frames: Frame[];
  private readonly length: number; // [s]
  private readonly area = make("main", { class: "view-area", test: "view" });
  private readonly view: View;
  private readonly playIcon = icon("play");
  private readonly pauseIcon = icon("pause");
  private readonly play = make("button", {
    type: "button",
    class: "button main bare",
    test: "replay-play",
    onclick: () => this.setPlaying(!this.playing),
  });
  private readonly scrub: HTMLInputElement;
  private readonly clock = make("output", { class: "clock", test: "replay-time" });
  private time = 0; // in the recording [s]
  private playing = true;
  private speed = 1;
  private mixed: Frame | null = null; // reused for interpolation
  private drawn = 0;
  private last = performance.now(); // time of the last drawn frame [ms]
  private fps = 0;

  constructor(private readonly recording: Recording) {
    this.frames = unpack(recording);
    if (!this.frames.length) throw new Error("this replay has no frames");
    this.length = Math.max(1 / recording.rate, (this.frames.length - 1) / recording.rate);
    let recolour = () => {};
    const theme = themeButton(() => recolour());
    document.body.append(this.area); // first, so that the view knows its size
    this.view = new View(this.area, new URLSearchParams(location.search).has("low"));
    recolour = () => this.view.recolour();
    this.view.setScene(recording.scene);
    this.scrub = this.makeScrub();
    this.setPlaying(true);
    this.layOut(theme);
    addEventListener("keydown", (event) => this.key(event));
    requestAnimationFrame(this.animate);
    this.hook();
  }

  private makeScrub(): HTMLInputElement {
    const scrub = make("input", {
      type: "range",
      class: "rewind",
      test: "replay-scrub",
      min: 0,
      max: this.length,
      step: 1 / 60,
      label: "Time in the recording [s]",
      title: "Drag to any time",
      oninput: () => {
        this.setPlaying(false);
        this.time = scrub.valueAsNumber;
      },
    });
    return scrub;
  }

  private layOut(theme: HTMLElement): void {
    const { title, scene } = this.recording;
    const rates = select(
      "replay-speed",
      "Speed",
      RATES.map((name) => ({ name, title: `${name}×` })),
      (name) => (this.speed = Number(name)),
    );
    rates.box.value = "1";
    const titles = make(
      "div",
      { class: "replay-title" },
      make("strong", { test: "replay-title" }, title),
      make("span", {}, scene.character.title),
    );
    this.area.append(
      make("div", { class: "over top-left" }, titles),
      make("div", { class: "over top-right" }, cameraChoice(this.view), showMenu(this.view).element, theme),
    );
    document.title = `${title} – Footfall`;
    document.body.append(make("div", { class: "transport" }, this.play, this.clock, this.scrub, rates.element));
  }

  private setPlaying(on: boolean): void {
    this.playing = on;
    this.play.replaceChildren(on ? this.pauseIcon : this.playIcon);
    this.play.title = on ? "Pause (space)" : "Play (space)";
    this.play.setAttribute("aria-label", this.play.title);
  }

  private key(event: KeyboardEvent): void {
    if (event.target instanceof HTMLSelectElement) return;
    if (event.key === " " && !(event.target instanceof HTMLButtonElement)) this.setPlaying(!this.playing);
    else if (event.key === "c") this.view.cameras.next();
    else return;
    event.preventDefault();
  }

  private readonly animate = (now: number): void => {
    requestAnimationFrame(this.animate);
    const passed = Math.max(1e-4, (now - this.last) / 1000);
    this.last = now;
    this.fps += 0.05 * (1 / passed - this.fps);
    if (this.playing) this.time = (this.time + Math.min(0.1, passed) * this.speed) % this.length;
    const frame = this.frameNow();
    frame.data[AT.rate] = this.playing ? this.speed : 0; // the camera aims ahead by it
    this.view.pose(frame, Math.min(0.1, passed));
    this.view.render();
    this.drawn++;
    if (document.activeElement !== this.scrub || this.playing) this.scrub.value = String(this.time);
    fillTrack(this.scrub);
    write(this.clock, `${fixed(this.time, 1)} / ${fixed(this.length, 1)} s`);
  };

  /** The frame at the current time, interpolated. */
  private frameNow(): Frame {
    const { frames } = this;
    const at = clamp(this.time * this.recording.rate, 0, frames.length - 1);
    const k = Math.min(frames.length - 1, Math.floor(at));
    const next = frames[Math.min(frames.length - 1, k + 1)];
    const mixed = at === k ? frames[k] : interpolate(frames[k], next, at - k, this.view.layout!, this.mixed);
    if (mixed !== next && mixed !== frames[k]) this.mixed = mixed;
    return mixed;
  }

  /** window.footfall, for browser tests. */
  private hook(): void {
    const replay = this;
    const footfall = {
      get frames() {
        return replay.drawn;
      },
      get time() {
        return replay.time;
      },
      get fps() {
        return replay.fps;
      },
      get camera() {
        const { cameras } = replay.view;
        return { mode: cameras.mode, position: cameras.camera.position.toArray() };
      },
      state: () => ({ playing: this.playing, speed: this.speed, length: this.length, frames: this.frames.length }),
      scene: () => this.recording.scene,
      pixels: () => this.view.pixels(),
    };
    Object.assign(window, { footfall });
  }
}

try {
  new Replay(JSON.parse(document.getElementById("replay")!.textContent!) as Recording);
} catch (error) {
  const why = error instanceof Error ? error.message : String(error);
  document.body.append(make("p", { class: "no-view-page", role: "alert" }, `This replay cannot be shown here: ${why}.`));
  throw error;
}
