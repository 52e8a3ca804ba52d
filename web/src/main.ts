// Footfall studio: puts the page together and draws a picture whenever the screen takes one.

import { AuthorPanel } from "./panels/author";
import { Compass } from "./panels/compass";
import { joystick } from "./panels/joystick";
import { LearnPanel } from "./panels/learn";
import { playPanel } from "./panels/play";
import { PushPanel } from "./panels/push";
import { steerPanel } from "./panels/steer";
import { TakePanel } from "./panels/take";
import { Transport } from "./panels/transport";
import { WatchPanel } from "./panels/watch";
import { dropAnywhere } from "./page/drop";
import { make } from "./page/element";
import { fallCard } from "./page/fall-card";
import { helpDialog } from "./page/help";
import { hook } from "./page/hook";
import { listenToKeys } from "./page/keys";
import { cameraChoice, facts, showMenu } from "./page/overlay";
import { Steering } from "./page/steering";
import { Studio } from "./page/studio";
import { tabs } from "./page/tabs";
import { themeButton } from "./page/theme";
import { toasts } from "./page/toasts";
import { topBar } from "./page/top-bar";
import { Playback } from "./view/blend";
import { Hand } from "./view/hand";
import { View } from "./view/view";

function start(): void {
  const studio = new Studio();
  const theme = themeButton((dark) => studio.emit("theme", dark));
  const stage = make("main", { class: "stage", test: "view" });
  document.body.append(stage); // in the page first, so that the picture knows its size
  const low = new URLSearchParams(location.search).has("low"); // for browsers that draw in software, as in tests
  const view = new View(stage, low);
  const playback = new Playback();
  const steering = new Steering(studio);
  const transport = new Transport(studio);
  const push = new PushPanel(studio, () => view.cameras.camera.position);
  const author = new AuthorPanel(studio);
  const watch = new WatchPanel(studio);
  const learn = new LearnPanel(studio);
  const take = new TakePanel(studio);
  const help = helpDialog();
  const shows = showMenu(view, (name, on) => {
    if (name !== "ghost" || !studio.holds) return;
    studio.send("ghost", { on });
    if (on && !studio.skill?.has_ghost) say("This skill follows no reference: there is no ghost to show.");
  });
  const say = (text: string) => studio.emit("note", { is: "note", time: 0, text });

  const side = tabs(studio, [
    { name: "play", text: "Play", title: "Skills, body, ground", icon: "play", panel: playPanel(studio) },
    { name: "push", text: "Push", title: "Push, throw, put in the way", icon: "push", panel: push.element },
    { name: "steer", text: "Steer", title: "Speed, heading, walk to", icon: "steer", panel: steerPanel(studio, steering) },
    { name: "author", text: "Author", title: "Shape the gait", icon: "author", panel: author.element },
    { name: "watch", text: "Watch", title: "Plots", icon: "watch", panel: watch.element },
    { name: "learn", text: "Learn", title: "Clips and searches", icon: "learn", panel: learn.element },
    { name: "take", text: "Take home", title: "Record and download", icon: "take", panel: take.element },
  ]);

  const hand = new Hand(view, {
    allowed: () => studio.holds,
    grab: (link, point, target) =>
      studio.send("grab", { link: studio.scene!.character.links[link].name, point, target }),
    drag: (target) => studio.send("drag", { target }),
    drop: () => studio.send("drop"),
    throwBall: (from, at) => push.throwFrom(from, at),
    walksTo: () => steering.walksTo && steering.able,
    walkTo: (x, y) => steering.walkTo(x, y),
  });

  stage.append(
    make("div", { class: "over top-left" }, facts(studio)),
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
    rate: (way) => transport.nextRate(way),
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
    hand.recolour(getComputedStyle(document.documentElement).getPropertyValue("--view-hand").trim());
  };
  recolour();
  studio.on("theme", recolour);
  studio.on("hello", ({ maximum_force }) => (view.strongest = maximum_force));
  studio.on("scene", (scene) => {
    view.setScene(scene);
    playback.begin(view.layout!);
  });
  studio.on("frame", (frame) => playback.push(frame, performance.now()));
  studio.on("fall", () => hand.letGo());

  let held = false;
  const hold = () => {
    const now = studio.holds;
    document.body.classList.toggle("watching", !now);
    document.body.classList.toggle("lost", !studio.connected);
    for (const set of document.querySelectorAll<HTMLFieldSetElement>("fieldset.held")) set.disabled = !now;
    if (!now) hand.letGo();
    // Whether there is a ghost is the server's to know; it forgets between sessions.
    if (now && !held && shows.isOn("ghost")) studio.send("ghost", { on: true });
    held = now;
  };
  studio.on("holder", hold);
  studio.on("link", hold);
  hold();

  let last = performance.now();
  let fps = 0;
  function picture(now: number): void {
    requestAnimationFrame(picture);
    if (low && now - last < 150) return; // drawn in software, every picture is taken from the simulation's time
    const passed = Math.max(1e-4, (now - last) / 1000);
    last = now;
    fps += 0.05 * (1 / passed - fps);
    steering.tick(now);
    view.pose(playback.at(performance.now()), Math.min(0.1, passed), !hand.holds);
    hand.draw();
    view.render();
    watch.tick(now);
  }
  requestAnimationFrame(picture);
  hook(studio, view, () => fps);
}

try {
  start();
} catch (error) {
  const why = error instanceof Error ? error.message : String(error);
  document.body.replaceChildren(
    make("p", { class: "no-picture-page", role: "alert" }, `The studio cannot start in this browser: ${why}. It needs WebGL 2.`),
  );
  throw error;
}
