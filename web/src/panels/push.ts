// Push panel: pushes and how they are answered, the push envelope, balls and boxes.

import { Vector3 } from "three";
import { GRAVITY } from "../constants";
import { button, held, progress, section, select, slider, toggle } from "../page/controls";
import { make } from "../page/element";
import { fixed } from "../page/numbers";
import type { Studio } from "../page/studio";
import { AT } from "../wire/frame";
import type { Vector } from "../wire/messages";
import { Answers } from "./answers";
import { Disc } from "./disc";

const THROW_DISTANCE = 3; // from which the button throws a ball [m]
const MAX_BALL_SPEED = 60; // limit of the protocol [m/s]
const SMALL_HIT = { mass: 0.5, speed: 10 }; // [kg, m/s], for skills that are made to be hit
const PUSH_TO_FALL = 5; // a fall within this time is attributed to the last push [s]

const BOXES: Record<string, { title: string; size: Vector; mass: number }> = {
  low: { title: "Low step: 8 cm high, 30 kg", size: [0.2, 0.5, 0.04], mass: 30 },
  crate: { title: "Crate: 40 cm, 8 kg", size: [0.2, 0.2, 0.2], mass: 8 },
  block: { title: "Block: 40 cm, 60 kg", size: [0.2, 0.2, 0.2], mass: 60 },
  parcel: { title: "Parcel: 25 cm, 1 kg", size: [0.12, 0.12, 0.12], mass: 1 },
};

export class PushPanel {
  readonly element: HTMLElement;

  /** The box of the push disc. */
  get discBox(): HTMLElement {
    return this.disc.element;
  }

  private readonly disc: Disc;
  private readonly answers: Answers;
  private readonly seconds = slider({
    test: "push-seconds",
    label: "Duration",
    title: "How long the push lasts [s]",
    low: 0.05,
    high: 1,
    step: 0.05,
    value: 0.1,
    format: (value) => `${fixed(value)} s`,
  });
  private readonly mass = slider({
    test: "ball-mass",
    label: "Ball mass",
    title: "Mass of the ball [kg]",
    low: 0.1,
    high: 20,
    step: 0.1,
    value: 3,
    format: (value) => `${fixed(value, 1)} kg`,
  });
  private readonly speed = slider({
    test: "ball-speed",
    label: "Ball speed",
    title: "Speed of the ball [m/s]",
    low: 2,
    high: 20,
    step: 0.5,
    value: 8,
    format: (value) => `${fixed(value, 1)} m/s`,
  });
  private readonly box = select(
    "box-kind",
    "Box",
    Object.entries(BOXES).map(([name, { title }]) => ({ name, title })),
    () => {},
  );
  private readonly measure = button({
    test: "envelope",
    title: "Measure the largest push survived in each of eight directions, in the background",
    text: "Measure push envelope",
    act: () => this.studio.send("envelope", { on: !this.studio.envelope?.running, seconds: this.seconds.value }),
  });
  private readonly progress = progress("envelope-progress", "Pushes tried");
  private readonly words = make("p", { class: "hint", test: "envelope-words" });
  private readonly aims = toggle(
    "ball-aim",
    "Throw where I click",
    false,
    () => {},
    "While this is on, a click on the body throws a ball at that place; so does Shift + click at any time",
  );
  private pushed = -Infinity; // when the last push began [s]
  private skill = "";

  /** `eye` is the camera position, from which balls are thrown. */
  constructor(
    private readonly studio: Studio,
    private readonly eye: () => Vector3,
  ) {
    this.disc = new Disc(
      () => studio.holds,
      (force, angle) => {
        this.pushed = studio.frame?.time ?? 0;
        studio.send("push", { force, angle, seconds: this.seconds.value });
      },
      () => this.seconds.value,
    );
    this.answers = new Answers(studio);
    this.progress.element.hidden = true;
    const throwButton = button({
      test: "ball",
      title: "Throw a ball at the character (B); Shift + click in the view throws one at the pointer",
      text: "Throw a ball",
      icon: "ball",
      act: () => this.throwBall(),
    });
    const place = button({
      test: "box",
      title: "Place a box 1.5 m ahead of the character",
      text: "Place a box",
      icon: "box",
      act: () => this.placeBox(),
    });
    const clear = button({
      test: "clear",
      title: "Remove balls and boxes",
      text: "Clear",
      icon: "clear",
      kind: "quiet",
      act: () => studio.send("clear"),
    });
    this.element = make(
      "div",
      { class: "panel-body" },
      held(
        this.answers.choice,
        section("Push", this.disc.element, this.answers.key, this.seconds.element),
        section("Push envelope", this.measure, this.progress.element, this.words),
        section("Balls and boxes", this.mass.element, this.speed.element, this.aims.element, throwButton, this.box.element, place, clear),
      ),
      make("p", { class: "hint" }, "To pull the character, drag any part of it in the view."),
    );
    this.listen();
  }

  /** Pushes forward with half the largest force (key P). */
  pushForward(): void {
    this.disc.fireForward();
  }

  throwBall(): void {
    const { frame, scene } = this.studio;
    if (!frame || !scene) return;
    const com = new Vector3().fromArray(frame.data, AT.com);
    const away = this.eye().clone().sub(com);
    // For a planar character a ball can only come from behind or from the front.
    if (scene.character.planar) away.set(away.x < 0 ? -1 : 1, 0, 0);
    away.z = 0;
    if (away.lengthSq() < 1e-6) away.set(-1, 0, 0);
    const at = com.clone();
    at.z += 0.12 * scene.character.height;
    const from = at.clone().addScaledVector(away.normalize(), THROW_DISTANCE);
    this.throwFrom(from.toArray(), at.toArray(), true);
  }

  /** Whether a click in the view throws a ball. */
  get throwsAtClicks(): boolean {
    return this.aims.box.checked;
  }

  /** Throws a ball at a place on the body, in the frame of the link; the server aims ahead of it. */
  hitAt(link: string, point: Vector, from: Vector): void {
    this.pushed = this.studio.frame?.time ?? 0;
    this.studio.send("hit", { link, point, from, mass: this.mass.value, speed: this.speed.value });
  }

  /** Throws a ball from one point so that it passes through another; `leads` aims ahead of the moving character. */
  throwFrom(from: Vector, at: Vector, leads = false): void {
    const path = new Vector3(...at).sub(new Vector3(...from));
    const time = Math.max(0.02, path.length() / this.speed.value);
    if (leads && this.studio.frame) path.addScaledVector(new Vector3().fromArray(this.studio.frame.data, AT.velocity), time);
    const velocity = path.divideScalar(time);
    velocity.z += (GRAVITY * time) / 2;
    velocity.clampLength(0, 0.99 * MAX_BALL_SPEED);
    this.pushed = this.studio.frame?.time ?? 0;
    this.studio.send("ball", { from, velocity: velocity.toArray(), mass: this.mass.value });
  }

  private placeBox(): void {
    const { frame, scene } = this.studio;
    if (!frame || !scene) return;
    const heading = scene.character.planar ? 0 : frame.data[AT.heading] || 0;
    const [x, y] = [frame.data[AT.com], frame.data[AT.com + 1]];
    const { size, mass } = BOXES[this.box.box.value];
    const at = [x + 1.5 * Math.cos(heading), scene.character.planar ? 0 : y + 1.5 * Math.sin(heading)];
    this.studio.send("box", { at, size, mass });
  }

  private listen(): void {
    const { studio } = this;
    studio.on("hello", ({ maximum_force }) => this.disc.setMaxForce(maximum_force));
    studio.on("scene", ({ character }) => this.disc.setPlanar(character.planar));
    studio.on("skill", ({ id, strategies, system }) => {
      if (id === this.skill) return this.disc.setAllowed(strategies);
      this.skill = id;
      if (system === "perturbation") [this.mass.value, this.speed.value] = [SMALL_HIT.mass, SMALL_HIT.speed];
      this.disc.clearMarks();
      this.disc.setStrategies(strategies);
      this.disc.setAllowed(strategies);
      this.disc.setAnswers(studio.pushes);
      if (strategies.length) this.seconds.value = strategies[0].seconds; // that of the domains
      if (!studio.envelope?.running) this.disc.setEnvelope([], this.seconds.value);
    });
    studio.on("pushes", ({ pushes }) => this.disc.setAnswers(pushes));
    studio.on("fall", ({ time }) => {
      if (time >= this.pushed && time - this.pushed < PUSH_TO_FALL) this.disc.fell();
    });
    studio.on("envelope", ({ forces, seconds, running, fraction, words, ended }) => {
      const known = forces.map((force, k) => (force === null ? null : ended[k]));
      this.disc.setEnvelope(forces, seconds, known.map((one) => one !== false));
      this.progress.element.hidden = !running;
      this.progress.show(fraction);
      this.words.textContent = words === "done" ? `The outline is the largest push of ${fixed(seconds)} s survived in each direction.` : words;
      this.measure.lastElementChild!.textContent = running ? "Stop" : "Measure push envelope";
      this.measure.classList.toggle("busy", running);
    });
  }
}
