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

function start(): void {
  const recording = JSON.parse(document.getElementById("replay")!.textContent!) as Recording;
  const frames = unpack(recording);
  if (!frames.length) throw new Error("this replay has no frames");
  const length = Math.max(1 / recording.rate, (frames.length - 1) / recording.rate); // [s]
  let dark = () => {};
  const theme = themeButton(() => dark());
  const area = make("main", { class: "view-area", test: "view" });
  document.body.append(area);
  const view = new View(area, new URLSearchParams(location.search).has("low"));
  dark = () => view.recolour();
  view.setScene(recording.scene);

  let time = 0; // in the recording [s]
  let playing = true;
  let speed = 1;
  const playIcon = icon("play");
  const pauseIcon = icon("pause");
  const play = make("button", { type: "button", class: "button main bare", test: "replay-play", onclick: () => setPlaying(!playing) });
  const scrub = make("input", {
    type: "range",
    class: "rewind",
    test: "replay-scrub",
    min: 0,
    max: length,
    step: 1 / 60,
    label: "Time in the recording [s]",
    title: "Drag to any time",
    oninput: () => {
      setPlaying(false);
      time = scrub.valueAsNumber;
    },
  });
  const clock = make("output", { class: "clock", test: "replay-time" });
  const rates = select(
    "replay-speed",
    "Speed",
    RATES.map((name) => ({ name, title: `${name}×` })),
    (name) => (speed = Number(name)),
  );
  rates.box.value = "1";

  function setPlaying(on: boolean): void {
    playing = on;
    play.replaceChildren(on ? pauseIcon : playIcon);
    play.title = on ? "Pause (space)" : "Play (space)";
    play.setAttribute("aria-label", play.title);
  }
  setPlaying(true);

  area.append(
    make(
      "div",
      { class: "over top-left" },
      make("div", { class: "replay-title" }, make("strong", { test: "replay-title" }, recording.title), make("span", {}, recording.scene.character.title)),
    ),
    make("div", { class: "over top-right" }, cameraChoice(view), showMenu(view).element, theme),
  );
  document.title = `${recording.title} – Footfall`;
  document.body.append(make("div", { class: "transport" }, play, clock, scrub, rates.element));

  addEventListener("keydown", (event) => {
    if (event.target instanceof HTMLSelectElement) return;
    if (event.key === " " && !(event.target instanceof HTMLButtonElement)) setPlaying(!playing);
    else if (event.key === "c") view.cameras.next();
    else return;
    event.preventDefault();
  });

  let out: Frame | null = null;
  let drawn = 0;
  let last = performance.now();
  let fps = 0;
  function animate(now: number): void {
    requestAnimationFrame(animate);
    const passed = Math.max(1e-4, (now - last) / 1000);
    last = now;
    fps += 0.05 * (1 / passed - fps);
    if (playing) time = (time + Math.min(0.1, passed) * speed) % length;
    const at = clamp(time * recording.rate, 0, frames.length - 1);
    const k = Math.min(frames.length - 1, Math.floor(at));
    const next = frames[Math.min(frames.length - 1, k + 1)];
    const mixed = at === k ? frames[k] : interpolate(frames[k], next, at - k, view.layout!, out);
    if (mixed !== next && mixed !== frames[k]) out = mixed;
    mixed.data[AT.rate] = playing ? speed : 0; // the camera aims ahead by it
    view.pose(mixed, Math.min(0.1, passed));
    view.render();
    drawn++;
    if (document.activeElement !== scrub || playing) scrub.value = String(time);
    fillTrack(scrub);
    write(clock, `${fixed(time, 1)} / ${fixed(length, 1)} s`);
  }
  requestAnimationFrame(animate);

  const footfall = {
    get frames() {
      return drawn;
    },
    get time() {
      return time;
    },
    get fps() {
      return fps;
    },
    get camera() {
      return { mode: view.cameras.mode, position: view.cameras.camera.position.toArray() };
    },
    state: () => ({ playing, speed, length, frames: frames.length }),
    scene: () => recording.scene,
    pixels: () => view.pixels(),
  };
  Object.assign(window, { footfall });
}

try {
  start();
} catch (error) {
  const why = error instanceof Error ? error.message : String(error);
  document.body.append(make("p", { class: "no-view-page", role: "alert" }, `This replay cannot be shown here: ${why}.`));
  throw error;
}
