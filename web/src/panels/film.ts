// Films what the page shows, with its camera and arrows, at up to 1080p, in the browser.

import { button } from "../page/controls";
import { make, write } from "../page/element";
import { clock } from "../page/numbers";
import type { View } from "../view/view";

const RATE = 30; // frames per second
const BITS = 12e6; // per second
const KINDS = ["video/mp4;codecs=avc1.640028", "video/mp4", "video/webm;codecs=vp9", "video/webm;codecs=vp8", "video/webm"];
const LONGEST = 120; // [s]

export function filmRow(view: View, title: () => string, save: (name: string, film: Blob) => void): HTMLElement {
  const kind = typeof MediaRecorder === "undefined" ? undefined : KINDS.find((one) => MediaRecorder.isTypeSupported(one));
  const elapsed = make("output", { class: "clock", test: "film-time" });
  let recorder: MediaRecorder | null = null;
  let timer = 0;

  function start(): void {
    const pieces: Blob[] = [];
    view.filming = true;
    const stream = view.canvas.captureStream(RATE);
    recorder = new MediaRecorder(stream, { mimeType: kind, videoBitsPerSecond: BITS });
    recorder.ondataavailable = ({ data }) => data.size && pieces.push(data);
    recorder.onstop = () => {
      view.filming = false;
      stream.getTracks().forEach((track) => track.stop());
      const ending = kind!.startsWith("video/mp4") ? "mp4" : "webm";
      save(`${title().replace(/[^\w-]+/g, "-")}.${ending}`, new Blob(pieces, { type: kind }));
    };
    recorder.start(1000);
    const began = performance.now();
    timer = window.setInterval(() => {
      const seconds = (performance.now() - began) / 1000;
      write(elapsed, clock(seconds));
      if (seconds > LONGEST) stop();
    }, 250);
    show(true);
  }

  function stop(): void {
    clearInterval(timer);
    recorder?.stop();
    recorder = null;
    elapsed.textContent = "";
    show(false);
  }

  function show(on: boolean): void {
    film.classList.toggle("recording", on);
    film.setAttribute("aria-pressed", String(on));
    write(film.lastElementChild!, on ? "Stop filming" : "Film the view");
  }

  const film = button({
    test: "film",
    text: "Film the view",
    icon: "record",
    title: "A video of what you see, with your camera and the arrows, up to 1080p",
    act: () => (recorder ? stop() : start()),
  });
  film.disabled = !kind;
  const why = kind ? "A video of what you see: your camera, pushes included, up to 1080p." : "This browser cannot record videos.";
  return make("div", {}, make("div", { class: "row" }, film, elapsed), make("p", { class: "hint" }, why));
}
