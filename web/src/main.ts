// Footfall studio: builds the page and renders the view at the refresh rate of the screen.

import { AuthorPanel } from "./panels/author";
import { Compass } from "./panels/compass";
import { joystick } from "./panels/joystick";
import { LearnPanel } from "./panels/learn";
import { playPanel } from "./panels/play";
import { PushPanel } from "./panels/push";
import { steerPanel } from "./panels/steer";
import { ExportPanel } from "./panels/export";
import { Transport } from "./panels/transport";
import { WatchPanel } from "./panels/watch";
import { dropAnywhere } from "./page/drop";
import { make } from "./page/element";
import { fallCard } from "./page/fall-card";
import { helpDialog } from "./page/help";
import { hook } from "./page/hook";
import { listenToKeys } from "./page/keys";
import { cameraChoice, showMenu, statusOverlay } from "./page/overlay";
import { Steering } from "./page/steering";
import { Studio } from "./page/studio";
import { tabs } from "./page/tabs";
import { themeButton } from "./page/theme";
import { toasts } from "./page/toasts";
import { topBar } from "./page/top-bar";
import { Playback } from "./view/playback";
import { PointerTool } from "./view/pointer";
import { View } from "./view/view";

function start(): void {
  const studio = new Studio();
  const theme = themeButton((dark) => studio.emit("theme", dark));
  const area = make("main", { class: "view-area", test: "view" });
  document.body.append(area); // first, so that the view knows its size
  const low = new URLSearchParams(location.search).has("low"); // for software rendering, as in tests
  const view = new View(area, low);
  const playback = new Playback();
  const steering = new Steering(studio);
  const transport = new Transport(studio);
  const push = new PushPanel(studio, () => view.cameras.camera.position);
  const author = new AuthorPanel(studio);
  const watch = new WatchPanel(studio);
  const learn = new LearnPanel(studio);
  const exports = new ExportPanel(studio);
  const help = helpDialog();
  const shows = showMenu(view, (name, on) => {
    if (name !== "ghost" || !studio.holds) return;
    studio.send("ghost", { on });
    if (on && !studio.skill?.has_ghost) note("This skill has no reference motion, so there is no ghost.");
  });
  const note = (text: string) => studio.emit("note", { is: "note", time: 0, text });

  const side = tabs(studio, [
    { name: "play", text: "Play", title: "Skills, body, ground", icon: "play", panel: playPanel(studio) },
    { name: "push", text: "Push", title: "Pushes, balls, boxes", icon: "push", panel: push.element },
    { name: "steer", text: "Steer", title: "Speed, heading, walk to", icon: "steer", panel: steerPanel(studio, steering) },
    { name: "author", text: "Author", title: "Edit the gait", icon: "author", panel: author.element },
    { name: "watch", text: "Watch", title: "Plots", icon: "watch", panel: watch.element },
    { name: "learn", text: "Learn", title: "Learn from clips, optimize", icon: "learn", panel: learn.element },
    { name: "export", text: "Export", title: "Record and download", icon: "export", panel: exports.element },
  ]);

  const pointer = new PointerTool(view, {
    allowed: () => studio.holds,
    grab: (link, point, target) =>
      studio.send("grab", { link: studio.scene!.character.links[link].name, point, target }),
    drag: (target) => studio.send("drag", { target }),
    drop: () => studio.send("drop"),
    throwBall: (from, at) => push.throwFrom(from, at),
    walksTo: () => steering.walksTo && steering.able,
    walkTo: (x, y) => steering.walkTo(x, y),
  });

  area.append(
    make("div", { class: "over top-left" }, statusOverlay(studio)),
    make("div", { class: "over top-right" }, cameraChoice(view), shows.element),
    make("div", { class: "over bottom-left" }, new Compass(studio, steering).element),
    make("div", { class: "over bottom-right" }, joystick(studio, steering)),
    fallCard(studio, () => transport.reset(), (seconds) => transport.rewind(seconds)),
    toasts(studio),
  );
  document.body.prepend(topBar(studio, theme, () => help.showModal()));
  document.body.append(
    transport.element,
    side.element,
    help,
    dropAnywhere(
      studio,
      (file) => {
        side.open("learn");
        void learn.upload(file);
      },
      (file) => void author.open(file),
    ),
  );

  listenToKeys(studio, steering, {
    pause: () => transport.togglePause(),
    step: () => transport.step(),
    reset: () => transport.reset(),
    rate: (direction) => transport.nextRate(direction),
    push: () => push.pushForward(),
    ball: () => push.throwBall(),
    camera: () => view.cameras.next(),
    ghost: () => shows.toggle("ghost"),
    help: () => help.showModal(),
    undo: () => author.undo(),
    redo: () => author.redo(),
  });

  const recolour = () => {
    view.recolour();
    pointer.recolour(getComputedStyle(document.documentElement).getPropertyValue("--view-pull").trim());
  };
  recolour();
  studio.on("theme", recolour);
  studio.on("hello", ({ maximum_force }) => (view.maxForce = maximum_force));
  studio.on("scene", (scene) => {
    view.setScene(scene);
    playback.begin(view.layout!);
  });
  studio.on("frame", (frame) => playback.push(frame, performance.now()));
  studio.on("fall", () => pointer.drop());

  let held = false;
  const hold = () => {
    const now = studio.holds;
    document.body.classList.toggle("watching", !now);
    document.body.classList.toggle("lost", !studio.connected);
    for (const set of document.querySelectorAll<HTMLFieldSetElement>("fieldset.held")) set.disabled = !now;
    if (!now) pointer.drop();
    // The server does not keep the ghost setting between sessions.
    if (now && !held && shows.isOn("ghost")) studio.send("ghost", { on: true });
    held = now;
  };
  studio.on("holder", hold);
  studio.on("link", hold);
  hold();

  let last = performance.now();
  let fps = 0;
  function animate(now: number): void {
    requestAnimationFrame(animate);
    if (low && now - last < 150) return; // software rendering takes processor time from the simulation
    const passed = Math.max(1e-4, (now - last) / 1000);
    last = now;
    fps += 0.05 * (1 / passed - fps);
    steering.tick(now);
    view.pose(playback.at(performance.now()), Math.min(0.1, passed), !pointer.grabbing);
    pointer.draw();
    view.render();
    watch.tick(now);
  }
  requestAnimationFrame(animate);
  hook(studio, view, () => fps);
}

try {
  start();
} catch (error) {
  const why = error instanceof Error ? error.message : String(error);
  document.body.replaceChildren(
    make("p", { class: "no-view-page", role: "alert" }, `The studio cannot start in this browser: ${why}. It needs WebGL 2.`),
  );
  throw error;
}
