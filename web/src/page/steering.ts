// What the body is asked to do, whoever asks: keys, compass, joystick, gamepad or a click on the ground.

import { AT } from "../wire/frame";
import { often } from "../wire/often";
import { clamp, wrapped } from "./numbers";
import type { Studio } from "./studio";

const FRESH = 800; // so long after an order the frames may not know it yet [ms]
const TURN_RATE = 1.2; // of the stick, at its side [rad/s]
const DEAD_ZONE = 0.15; // gamepads rest near the middle, not in it

export class Steering {
  walksTo = false; // clicks on the ground are targets
  changed: () => void = () => {};
  private speed: number | null = null;
  private heading: number | null = null;
  private asked = -Infinity; // when something was asked last [ms]
  private stick = { x: 0, y: 0 };
  private byPad = false;
  private ticked = 0;
  private skill = "";
  private order: Record<string, unknown> = {}; // what is to be said next; a speed and a heading may wait together
  private readonly orders = often<void>(20, () => {
    this.studio.send("steer", this.order);
    this.order = {};
  });

  constructor(private readonly studio: Studio) {
    studio.on("skill", ({ id }) => {
      if (id === this.skill) return;
      this.skill = id;
      this.speed = this.heading = null;
      this.setWalksTo(false);
    });
  }

  get able(): boolean {
    return this.studio.holds && this.studio.steerable;
  }

  /** The speed asked for: what was just said here, else what the server says, else what the skill does by itself [m/s]. */
  get askedSpeed(): number {
    const told = this.studio.frame?.data[AT.askedSpeed] ?? NaN;
    if (this.fresh && this.speed !== null) return this.speed;
    return Number.isFinite(told) ? told : (this.studio.skill?.speed ?? 0);
  }

  get askedHeading(): number {
    const told = this.studio.frame?.data[AT.askedHeading] ?? NaN;
    if (this.fresh && this.heading !== null) return this.heading;
    return Number.isFinite(told) ? told : (this.studio.frame?.data[AT.heading] ?? 0) || 0;
  }

  ask(order: { speed?: number | null; heading?: number; lateral?: number | null }): void {
    if (!this.able) return;
    this.asked = performance.now();
    if (order.speed !== undefined) this.speed = order.speed;
    if (order.heading !== undefined) this.heading = order.heading;
    Object.assign(this.order, order);
    this.orders.say();
    this.changed();
  }

  faster(by: number): void {
    this.ask({ speed: clamp(Math.round((this.askedSpeed + by) * 100) / 100, -1.5, 5) });
  }

  turn(by: number): void {
    this.ask({ heading: this.askedHeading + by });
  }

  /** Face a direction the short way round. */
  face(heading: number): void {
    const now = this.askedHeading;
    this.ask({ heading: now + wrapped(heading - now) });
  }

  own(): void {
    this.ask({ speed: null, lateral: null });
    this.speed = null;
  }

  walkTo(x: number, y: number): void {
    if (this.able) this.studio.send("target", { x, y });
  }

  forgetTarget(): void {
    if (this.able) this.studio.send("target", { off: true });
  }

  setWalksTo(on: boolean): void {
    this.walksTo = on;
    this.changed();
  }

  /** The touch stick, −1 to 1 to the right and forward. */
  setStick(x: number, y: number): void {
    const rested = this.stick.x === 0 && this.stick.y === 0;
    this.stick = { x, y };
    // In the middle the body goes as fast as the skill does by itself, which no skill falls over.
    if (x === 0 && y === 0 && !rested) this.ask({ speed: null });
  }

  /** Sticks are followed for as long as they are held: once for every picture. */
  tick(now: number): void {
    const passed = Math.min(0.1, (now - this.ticked) / 1000);
    this.ticked = now;
    this.readPad();
    const { x, y } = this.stick;
    if ((x === 0 && y === 0) || !this.able) return;
    const own = this.studio.skill?.speed || 0.8;
    const speed = y === 0 ? {} : { speed: Math.round(100 * own * (1 + y)) / 100 };
    this.ask({ heading: this.askedHeading - x * TURN_RATE * passed, ...speed });
  }

  private get fresh(): boolean {
    return performance.now() - this.asked < FRESH;
  }

  private readPad(): void {
    const pad = navigator.getGamepads?.().find((one) => one?.connected && one.axes.length >= 2);
    const dead = (axis: number) => (Math.abs(axis) < DEAD_ZONE ? 0 : axis);
    const x = pad ? dead(pad.axes[0]) : 0;
    const y = pad ? -dead(pad.axes[1]) : 0;
    if (x !== 0 || y !== 0) {
      this.byPad = true;
      this.setStick(x, y);
    } else if (this.byPad) {
      this.byPad = false;
      this.setStick(0, 0);
    }
  }
}
