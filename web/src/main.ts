// Footfall studio: builds the page and renders the view at the refresh rate of the screen.

import { OwnCharacterTool } from "./page/own-character";
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
import { hints, type Hints } from "./page/hints";
import { hook } from "./page/hook";
import { listenToKeys } from "./page/keys";
import { cameraChoice, showMenu, statusOverlay, type ShowMenu } from "./page/overlay";
import { Steering } from "./page/steering";
import { Studio } from "./page/studio";
import { tabs, type Tabs } from "./page/tabs";
import { themeButton } from "./page/theme";
import { toasts } from "./page/toasts";
import { topBar } from "./page/top-bar";
import { tour } from "./page/tour";
import { Playback } from "./view/playback";
import { PointerTool } from "./view/pointer";
import { View, type Show } from "./view/view";

/** The parts of the page that work together. */
class Page {
  private readonly studio = new Studio();
  private readonly theme = themeButton((dark) => this.studio.emit("theme", dark));
  private readonly area = make("main", { class: "view-area", test: "view" });
  private readonly low = new URLSearchParams(location.search).has("low"); // for software rendering, as in tests
  private readonly view: View;
  private readonly playback = new Playback();
  private readonly steering = new Steering(this.studio);
  private readonly transport = new Transport(this.studio);
  private readonly push = new PushPanel(this.studio, () => this.view.cameras.camera.position);
  private readonly author = new AuthorPanel(this.studio);
  private readonly watch = new WatchPanel(this.studio);
  private readonly learn = new LearnPanel(this.studio);
  private readonly exports: ExportPanel;
  private readonly help = helpDialog();
  private readonly shows: ShowMenu;
  private readonly pointer: PointerTool;
  private readonly hints: Hints;
  private readonly own: OwnCharacterTool;
  private inControl = false;
  private last = performance.now(); // time of the last drawn frame [ms]
  private fps = 0;

  constructor() {
    document.body.append(this.area); // first, so that the view knows its size
    this.view = new View(this.area, this.low, new URLSearchParams(location.search).has("full"));
    this.shows = showMenu(this.view, (name, on) => this.showChanged(name, on));
    this.pointer = this.makePointer();
    this.hints = hints(this.studio, this.view, this.push.discBox);
    this.own = new OwnCharacterTool(this.studio, this.view);
    this.exports = new ExportPanel(this.studio, this.view);
    this.layOut();
    this.listen();
    requestAnimationFrame(this.animate);
    hook(this.studio, this.view, () => this.fps);
  }

  private layOut(): void {
    const { studio, view, steering, transport } = this;
    const side = this.makeTabs();
    this.area.append(
      make("div", { class: "over top-left" }, statusOverlay(studio)),
      make("div", { class: "over top-right" }, cameraChoice(view), this.shows.element),
      make("div", { class: "over bottom-left" }, new Compass(studio, steering).element),
      make("div", { class: "over bottom-right" }, joystick(studio, steering)),
      fallCard(studio, () => transport.reset(), (seconds) => transport.rewind(seconds)),
      toasts(studio),
      this.hints.element,
    );
    const guide = tour(studio, (name) => side.open(name));
    document.body.append(guide.element);
    document.body.prepend(topBar(studio, this.theme, () => this.help.showModal(), () => guide.start()));
    const openClip = (file: File) => {
      side.open("learn");
      void this.learn.upload(file);
    };
    const dropZone = dropAnywhere(studio, openClip, (file) => void this.author.open(file), (file) => {
      side.open("play");
      void this.own.upload(file);
    });
    document.body.append(transport.element, side.element, this.help, dropZone);
  }

  private makeTabs(): Tabs {
    const { studio } = this;
    const steer = steerPanel(studio, this.steering);
    return tabs(studio, [
      { name: "play", text: "Play", title: "Skills, body, ground", icon: "play", panel: playPanel(studio, this.own.element) },
      { name: "push", text: "Push", title: "Pushes, balls, boxes", icon: "push", panel: this.push.element },
      { name: "steer", text: "Steer", title: "Speed, heading, walk to", icon: "steer", panel: steer },
      { name: "author", text: "Author", title: "Edit the gait", icon: "author", panel: this.author.element },
      { name: "watch", text: "Watch", title: "Plots", icon: "watch", panel: this.watch.element },
      { name: "learn", text: "Learn", title: "Learn from clips, optimize", icon: "learn", panel: this.learn.element },
      { name: "export", text: "Export", title: "Record and download", icon: "export", panel: this.exports.element },
    ]);
  }

  private makePointer(): PointerTool {
    const { studio, steering } = this;
    return new PointerTool(this.view, {
      allowed: () => studio.holds,
      grab: (who, link, point, target) =>
        studio.send("grab", { link: studio.choose(who)!.character.links[link].name, point, target }),
      drag: (target) => studio.send("drag", { target }),
      drop: () => studio.send("drop"),
      throws: () => this.push.throwsAtClicks,
      throwBall: (from, at) => this.push.throwFrom(from, at),
      hit: (who, link, point, from) => this.push.hitAt(studio.choose(who)!.character.links[link].name, point, from),
      walksTo: () => steering.walksTo && steering.able,
      walkTo: (x, y) => steering.walkTo(x, y),
      draws: () => steering.draws && steering.able,
      drawing: (points) => this.view.showPath(points),
      drawn: (points) => {
        if (points.length) steering.followPath(points);
        else this.view.showPath(studio.skill?.steering?.path ?? []);
      },
    });
  }

  private listen(): void {
    const { studio, view, transport } = this;
    listenToKeys(studio, this.steering, {
      pause: () => transport.togglePause(),
      step: () => transport.step(),
      reset: () => transport.reset(),
      rate: (direction) => transport.nextRate(direction),
      push: () => this.push.pushForward(),
      ball: () => this.push.throwBall(),
      camera: () => view.cameras.next(),
      orbit: (right, up) => view.cameras.orbit(right, up),
      zoom: (factor) => view.cameras.zoomBy(factor),
      ghost: () => this.shows.toggle("ghost"),
      help: () => this.help.showModal(),
      undo: () => this.author.undo(),
      redo: () => this.author.redo(),
    });
    studio.on("theme", () => this.recolour());
    studio.on("ghost", (on) => on !== this.shows.isOn("ghost") && this.shows.toggle("ghost"));
    studio.on("hello", ({ maximum_force }) => (view.maxForce = maximum_force));
    studio.on("skill", ({ strategies }) => view.outlinePushes(strategies.length > 0));
    studio.on("skill", ({ steering }) => this.pointer.drawing || view.showPath(steering?.path ?? []));
    studio.on("coming", (coming) => view.showComing(coming));
    studio.on("pushes", ({ prints }) => view.showPushPrints(prints));
    studio.on("scene", (scene) => {
      view.setScene(scene);
      this.playback.begin(view.layout!);
    });
    studio.on("cast", ({ characters }) => view.setPlaces(characters.map(({ place }) => place[1])));
    studio.on("others", (scenes) => view.setOthers(scenes));
    studio.on("otherFrame", (frame) => view.others.push(frame, performance.now()));
    studio.on("frame", (frame) => this.playback.push(frame, performance.now()));
    studio.on("fall", () => this.pointer.drop());
    studio.on("holder", () => this.controlChanged());
    studio.on("link", () => this.controlChanged());
    this.recolour();
    this.controlChanged();
  }

  private recolour(): void {
    this.view.recolour();
    this.pointer.recolour(getComputedStyle(document.documentElement).getPropertyValue("--view-pull").trim());
  }

  private showChanged(name: Show, on: boolean): void {
    const { studio } = this;
    if (name !== "ghost" || !studio.holds) return;
    studio.send("ghost", { on });
    const text = "This skill has no reference motion, so there is no ghost.";
    if (on && !studio.skill?.has_ghost) studio.emit("note", { is: "note", time: 0, text });
  }

  /** Enables the controls for the client that holds them. */
  private controlChanged(): void {
    const now = this.studio.holds;
    document.body.classList.toggle("watching", !now);
    document.body.classList.toggle("lost", !this.studio.connected);
    for (const set of document.querySelectorAll<HTMLFieldSetElement>("fieldset.held")) set.disabled = !now;
    if (!now) this.pointer.drop();
    // The server does not keep the ghost setting between sessions.
    if (now && !this.inControl && this.shows.isOn("ghost")) this.studio.send("ghost", { on: true });
    this.inControl = now;
  }

  private readonly animate = (now: number): void => {
    requestAnimationFrame(this.animate);
    if (this.low && now - this.last < 150) return; // software rendering takes processor time from the simulation
    const passed = Math.max(1e-4, (now - this.last) / 1000);
    this.last = now;
    this.fps += 0.05 * (1 / passed - this.fps);
    this.steering.tick(now);
    this.view.pose(this.playback.at(performance.now()), Math.min(0.5, passed), !this.pointer.grabbing);
    this.pointer.draw();
    this.hints.place();
    this.view.render();
    this.view.paced(passed);
    this.watch.tick(now);
  };
}

try {
  new Page();
} catch (error) {
  const why = error instanceof Error ? error.message : String(error);
  document.body.replaceChildren(
    make("p", { class: "no-view-page", role: "alert" }, `The studio cannot start in this browser: ${why}. It needs WebGL 2.`),
  );
  throw error;
}
