// The crowd page: push characters with the pointer, drive a ball through them. They are kinematic.

import { Color, Vector3 } from "three";
import { Floor } from "./crowd/floor";
import { readCrowdFrame, type CrowdFrame, type CrowdMessage, type Steps } from "./crowd/messages";
import { button, choice, slider } from "./page/controls";
import { make, write } from "./page/element";
import { icon } from "./page/icons";
import { fixed } from "./page/numbers";
import { themeButton } from "./page/theme";
import { CLICK_SLACK } from "./view/cameras";
import { address, Connection } from "./wire/connection";
import { throttle } from "./wire/throttle";

const PER_METRE = 60; // impulse of a push for each metre that it is dragged [N s/m]
const SLOW = 24; // pictures a second; below it, after `PATIENCE` pictures, fewer faces and pixels are drawn
const PATIENCE = 20;
const CLICKED = 50; // impulse of a push by a click [N s]
const TITLES: Record<string, string> = {
  standing: "standing",
  ankle: "ankle strategy",
  hip: "hip strategy",
  arm: "arm strategy",
  step: "one step",
  steps: "several steps",
};

class CrowdPage {
  private readonly area = make("main", { class: "view-area", test: "crowd-view" });
  private readonly low = new URLSearchParams(location.search).has("low"); // for software rendering, as in tests
  private readonly floor: Floor;
  private readonly connection: Connection;
  private readonly counts = new Map<string, HTMLElement>();
  private readonly facts = make("span", { class: "fact", test: "crowd-facts" });
  private readonly trouble = make("span", { class: "badge fell", test: "crowd-trouble", role: "alert" });
  private readonly stepChoice = choice<Steps>(
    "crowd-steps",
    "Steps that are allowed",
    [
      { name: "any", text: "Any", title: "Every strategy is allowed" },
      { name: "one", text: "1 step", title: "At most one step" },
      { name: "none", text: "No steps", title: "As on a beam: the feet stay where they are" },
    ],
    (steps) => this.send({ do: "allow", steps }),
  );
  private readonly many = slider({
    test: "crowd-count",
    label: "Characters",
    low: 1,
    high: 500,
    step: 1,
    value: 200,
    format: (value) => String(value),
    change: (count) => this.send({ do: "fill", count }),
  });
  private crowd: CrowdMessage | null = null;
  private frame: CrowdFrame | null = null;
  private frames = 0;
  private drawn = 0;
  private answers = new Uint8Array(); // the last strategy of each character, for tests
  private fresh = false; // a frame that is not drawn yet
  private connected = false;
  private last = performance.now(); // time of the last drawn frame [ms]
  private fps = 0;

  constructor() {
    const theme = themeButton(() => this.floor?.recolour(this.colours()));
    document.body.append(this.area); // first, so that the view knows its size
    this.floor = new Floor(this.area, this.low);
    this.layOut(theme);
    this.listenToPointer();
    this.connection = new Connection(
      {
        opened: () => this.linked(true),
        lost: () => this.linked(false),
        text: (message) => this.heard(message as CrowdMessage | { is: "error"; text: string }),
        bytes: (buffer) => this.received(buffer),
      },
      "/crowd/ws",
    );
    requestAnimationFrame(this.animate);
    this.hook();
  }

  private send(message: Record<string, unknown>): void {
    this.connection.send(message);
  }

  private layOut(theme: HTMLElement): void {
    const rows = Object.keys(TITLES).map((name) => {
      const count = make("output", { test: `crowd-count-${name}` }, "0");
      this.counts.set(name, count);
      return make("li", {}, make("i", { class: `swatch ${name}` }), make("span", {}, TITLES[name]), count);
    });
    const studio = make(
      "a",
      { class: "button quiet", test: "to-studio", href: address("/"), title: "One character, under physics" },
      icon("person"),
      make("span", {}, "Studio"),
    );
    this.area.append(
      make(
        "div",
        { class: "over top-left crowd-panel" },
        make("strong", {}, "Crowd", make("i", {}, " kinematic: movement without forces")),
        make("ul", { class: "legend", label: "Strategies" }, ...rows),
        this.stepChoice.element,
        this.many.element,
        make(
          "div",
          { class: "crowd-buttons" },
          button({
            test: "crowd-roll",
            text: "Roll the ball",
            title: "Through the crowd, to the other side",
            icon: "ball",
            kind: "main",
            act: () => this.roll(),
          }),
          button({
            test: "crowd-again",
            text: "Again",
            title: "Begin again",
            icon: "reset",
            act: () => this.send({ do: "fill", count: this.crowd?.count ?? 200 }),
          }),
        ),
        make("p", { class: "hint" }, "Drag from a character to push it, or click it. Drag on the floor to drive the ball."),
        make("p", { class: "hint" }, "Right button or two fingers: turn the camera."),
        this.facts,
        this.trouble,
      ),
      make("div", { class: "over top-right" }, studio, theme),
    );
    this.stepChoice.show("any");
    this.trouble.hidden = true;
  }

  /** The ball goes through the middle to the other side. */
  private roll(): void {
    if (!this.frame || !this.crowd) return;
    const side = 0.75 * Math.ceil(Math.sqrt(this.crowd.count)) + 2;
    const [x, y] = this.frame.ball;
    const away = Math.hypot(x, y);
    this.send({ do: "ball", to: away > 0.5 ? [(-x / away) * side, (-y / away) * side] : [side, 0] });
  }

  private colours(): Color[] {
    const style = getComputedStyle(document.documentElement);
    const strategies = this.crowd?.strategies ?? [];
    return [
      this.floor.standing.clone(),
      ...strategies.map((name) => new Color(style.getPropertyValue(`--crowd-${name}`).trim() || "#888888")),
    ];
  }

  private linked(on: boolean): void {
    this.connected = on;
    document.body.classList.toggle("lost", !on);
    this.trouble.hidden = on;
    write(this.trouble, on ? "" : "Connection lost, trying again …");
  }

  private heard(message: CrowdMessage | { is: "error"; text: string }): void {
    if (message.is === "error") {
      this.trouble.hidden = false;
      write(this.trouble, message.text);
      return;
    }
    const other = message.serial !== this.crowd?.serial || !this.floor.figures;
    this.crowd = message;
    this.stepChoice.show(message.steps);
    this.many.value = message.count;
    if (!other) return;
    this.frame = null;
    this.answers = new Uint8Array(message.count);
    this.floor.setCrowd(message, this.colours());
  }

  private received(buffer: ArrayBuffer): void {
    const frame = this.crowd && readCrowdFrame(buffer, this.crowd);
    if (!frame) return;
    this.frame = frame;
    frame.strategies.forEach((code, who) => code && (this.answers[who] = code));
    this.fresh = true;
    this.frames++;
  }

  /** A drag from a character pushes it; elsewhere on the floor it drives the ball. */
  private listenToPointer(): void {
    const { canvas } = this.floor;
    const drive = throttle<[number, number]>(30, (to) => this.send({ do: "ball", to }));
    let [who, moved] = [-1, false];
    let down: PointerEvent | null = null;
    const driveTo = (event: PointerEvent) => {
      const point = this.floor.point(event);
      if (point && Math.hypot(point.x, point.y) < 90) drive.call([point.x, point.y]);
    };
    canvas.addEventListener("pointerdown", (event) => {
      if (event.button !== 0 || !event.isPrimary || !this.frame) return;
      [down, moved] = [event, false];
      who = this.floor.pick(event, this.frame);
      canvas.setPointerCapture(event.pointerId);
      if (who < 0) driveTo(event);
    });
    canvas.addEventListener("pointermove", (event) => {
      if (!down || !event.isPrimary) return;
      moved ||= Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > CLICK_SLACK;
      if (who < 0) driveTo(event);
      else if (moved) this.showPush(who, this.dragged(who, event));
    });
    const end = (event: PointerEvent, act: boolean) => {
      if (!down || !event.isPrimary) return;
      down = null;
      this.floor.arrow.visible = false;
      if (who < 0) drive.finish();
      else if (act) this.push(who, moved ? this.dragged(who, event) : this.away());
    };
    canvas.addEventListener("pointerup", (event) => end(event, true));
    canvas.addEventListener("pointercancel", (event) => end(event, false));
  }

  private push(who: number, impulse: Vector3): void {
    this.send({ do: "push", who, impulse: [impulse.x, impulse.y] });
  }

  private root(who: number): Vector3 {
    const nq = 7 + this.crowd!.joints.length;
    return new Vector3().fromArray(this.frame!.poses, who * nq);
  }

  /** The impulse of a drag, from the character to the point of the floor [N s]. */
  private dragged(who: number, event: PointerEvent): Vector3 {
    const point = this.floor.point(event);
    if (!point || !this.frame) return new Vector3();
    return point.sub(this.root(who).setZ(0)).multiplyScalar(PER_METRE).clampLength(0, this.crowd!.largest);
  }

  /** The impulse of a click: away from the camera. */
  private away(): Vector3 {
    return this.floor.camera.getWorldDirection(new Vector3()).setZ(0).setLength(CLICKED);
  }

  private showPush(who: number, impulse: Vector3): void {
    const from = this.root(who).setZ(1.25);
    this.floor.arrow.point(from, impulse, impulse.length() / PER_METRE);
  }

  private readonly animate = (now: number): void => {
    requestAnimationFrame(this.animate);
    if (this.low && now - this.last < 100) return;
    this.fps += 0.1 * (1000 / Math.max(1, now - this.last) - this.fps);
    this.last = now;
    if (this.fresh && this.frame) {
      this.fresh = false;
      this.floor.pose(this.frame);
      this.tell(this.frame);
    }
    this.floor.render();
    this.drawn++;
    if (this.frame && this.drawn % PATIENCE === 0 && this.fps < SLOW) this.floor.coarser(this.frame);
  };

  private tell({ strategies, hits, time }: CrowdFrame): void {
    const names = ["standing", ...this.crowd!.strategies];
    const counts = names.map(() => 0);
    strategies.forEach((code) => counts[code]++);
    names.forEach((name, k) => {
      const output = this.counts.get(name);
      if (output) write(output, String(counts[k]));
    });
    write(this.facts, `${fixed(time, 1)} s · ${hits} hit by the ball · ${fixed(this.fps, 0)} pictures/s`);
  }

  /** window.footfall, for browser tests. */
  private hook(): void {
    const page = this;
    const footfall = {
      get frames() {
        return page.frames;
      },
      get drawn() {
        return page.drawn;
      },
      get fps() {
        return page.fps;
      },
      state: () => ({
        connected: this.connected,
        count: this.crowd?.count ?? 0,
        steps: this.crowd?.steps ?? "",
        time: this.frame?.time ?? 0,
        hits: this.frame?.hits ?? 0,
        ball: this.frame?.ball ?? null,
        answers: Array.from(this.answers),
      }),
      pose: (who: number) => {
        const nq = 7 + this.crowd!.joints.length;
        return Array.from(this.frame!.poses.slice(who * nq, (who + 1) * nq));
      },
      place: (who: number, link: string) => this.frame && this.floor.figures!.place(this.frame, who, link),
      pick: (clientX: number, clientY: number) => this.frame && this.floor.pick({ clientX, clientY }, this.frame),
      screen: (x: number, y: number, z: number) => this.floor.onPage(x, y, z),
      pixels: () => this.floor.pixels(),
    };
    Object.assign(window, { footfall });
  }
}

new CrowdPage();
