// Steering commands from keys, compass, joystick, gamepad and clicks on the ground.

import { AT } from "../wire/frame";
import type { Point } from "../wire/messages";
import { throttle } from "../wire/throttle";
import { clamp, fixed, wrapped } from "./numbers";
import type { Studio } from "./studio";

const ECHO_MS = 800; // for this long after a command, frames may still show the old one [ms]
const TURN_RATE = 1.2; // at full deflection of the stick [rad/s]
const REFUSAL_MS = 3000; // between two refusals of a command [ms]
const DEAD_ZONE = 0.15; // of a gamepad, whose rest position is not exact
const MEANT = 0.5; // a deflection of the stick that is meant, and refused in words
const OWN_SPEED = "This skill goes at its own speed. Choose “Walk, any speed” to command one.";

export class Steering {
  walksTo = false; // clicks on the ground are targets
  draws = false; // drags on the ground draw a path
  changed: () => void = () => {};
  private speed: number | null = null;
  private heading: number | null = null;
  private lateral: number | null = null;
  private asked = -Infinity; // time of the last command [ms]
  private stick = { x: 0, y: 0 };
  private gamepadUsed = false;
  private ticked = 0;
  private refused = -Infinity; // when a command was last refused in words [ms]
  private skill = "";
  private command: Record<string, unknown> = {}; // the next command; a speed and a heading may be combined
  private readonly commands = throttle<void>(20, () => {
    this.studio.send("steer", this.command);
    this.command = {};
  });

  constructor(private readonly studio: Studio) {
    studio.on("skill", ({ id }) => {
      if (id === this.skill) return;
      this.skill = id;
      this.speed = this.heading = this.lateral = null;
      this.setWalksTo(false);
      this.setDraws(false);
    });
  }

  get able(): boolean {
    return this.studio.holds && this.studio.steerable;
  }

  /** The commanded speed: the last command of this page, else that of the server, else the skill's own [m/s]. */
  get askedSpeed(): number {
    const reported = this.studio.frame?.data[AT.askedSpeed] ?? NaN;
    if (this.fresh && this.speed !== null) return this.speed;
    return Number.isFinite(reported) ? reported : (this.studio.skill?.speed ?? 0);
  }

  get askedHeading(): number {
    const reported = this.studio.frame?.data[AT.askedHeading] ?? NaN;
    if (this.fresh && this.heading !== null) return this.heading;
    return Number.isFinite(reported) ? reported : (this.studio.frame?.data[AT.heading] ?? 0) || 0;
  }

  steer(command: { speed?: number | null; heading?: number; lateral?: number | null }): void {
    if (!this.able) return;
    this.asked = performance.now();
    if (command.speed !== undefined) this.speed = command.speed;
    if (command.heading !== undefined) this.heading = command.heading;
    if (command.lateral !== undefined) this.lateral = command.lateral;
    Object.assign(this.command, command);
    this.commands.call();
    this.changed();
  }

  faster(by: number): void {
    const limits = this.studio.speedLimits;
    if (!limits) return this.refuse(OWN_SPEED);
    const [low, high] = limits.along;
    const wanted = Math.round((this.askedSpeed + by) * 100) / 100;
    if (wanted > high + 1e-6) this.refuse(`${fixed(high)} m/s is the fastest that this skill can go.`);
    if (wanted < low - 1e-6) this.refuse(low < 0 ? `${fixed(-low)} m/s backwards is the most that this skill can do.` : "This skill cannot go backwards.");
    this.steer({ speed: clamp(wanted, low, high) });
  }

  get askedLateral(): number {
    const reported = this.studio.frame?.data[AT.askedLateral] ?? NaN;
    if (this.fresh && this.lateral !== null) return this.lateral;
    return Number.isFinite(reported) ? reported : 0;
  }

  sideways(by: number): void {
    const limits = this.studio.speedLimits?.aside;
    if (!limits) return this.refuse("This skill cannot go sideways. Choose “Walk, any speed” to go to a side.");
    const [low, high] = limits;
    this.steer({ lateral: clamp(Math.round((this.askedLateral + by) * 100) / 100, low, high) });
  }

  turn(by: number): void {
    this.steer({ heading: this.askedHeading + by });
  }

  /** Commands a heading, turning the shorter way. */
  face(heading: number): void {
    const now = this.askedHeading;
    this.steer({ heading: now + wrapped(heading - now) });
  }

  /** Returns to the speed of the skill. */
  useOwnSpeed(): void {
    this.steer({ speed: null, lateral: null });
    this.speed = null;
  }

  walkTo(x: number, y: number): void {
    if (this.able) this.studio.send("target", { x, y });
  }

  clearTarget(): void {
    if (this.able) this.studio.send("target", { off: true });
  }

  setWalksTo(on: boolean): void {
    this.walksTo = on;
    if (on) this.draws = false;
    this.changed();
  }

  followPath(points: Point[]): void {
    if (this.able) this.studio.send("path", { points });
  }

  clearPath(): void {
    this.followPath([]);
  }

  setDraws(on: boolean): void {
    this.draws = on;
    if (on) this.walksTo = false;
    this.changed();
  }

  /** The touch stick, −1 to 1 to the right and forward. */
  setStick(x: number, y: number): void {
    const rested = this.stick.x === 0 && this.stick.y === 0;
    this.stick = { x, y };
    // In the middle the speed is the skill's own, at which no skill falls.
    if (x === 0 && y === 0 && !rested) this.steer({ speed: null });
  }

  /** Applies the stick; called for every drawn frame. */
  tick(now: number): void {
    const passed = Math.min(0.1, (now - this.ticked) / 1000);
    this.ticked = now;
    this.readGamepad();
    const { x, y } = this.stick;
    if (Math.hypot(x, y) > MEANT) this.refuseSteering();
    if ((x === 0 && y === 0) || !this.able) return;
    if (Math.abs(y) > MEANT && !this.studio.speedLimits) this.refuse(OWN_SPEED);
    const own = this.studio.skill?.speed || 0.8;
    const limits = this.studio.speedLimits;
    const speed = y === 0 || !limits ? {} : { speed: clamp(Math.round(100 * own * (1 + y)) / 100, ...limits.along) };
    this.steer({ heading: this.askedHeading - x * TURN_RATE * passed, ...speed });
  }

  /** Says so if the skill cannot be steered at all; whether it cannot. */
  refuseSteering(): boolean {
    const why = this.studio.unsteerable;
    if (why) this.refuse(why);
    return why !== "";
  }

  /** Says why a command has no effect, not more often than every few seconds. */
  private refuse(text: string): void {
    const now = performance.now();
    if (!this.studio.holds || now - this.refused < REFUSAL_MS) return;
    this.refused = now;
    this.studio.emit("note", { is: "note", time: 0, text });
  }

  private get fresh(): boolean {
    return performance.now() - this.asked < ECHO_MS;
  }

  private readGamepad(): void {
    const pad = navigator.getGamepads?.().find((one) => one?.connected && one.axes.length >= 2);
    const applyDeadZone = (axis: number) => (Math.abs(axis) < DEAD_ZONE ? 0 : axis);
    const x = pad ? applyDeadZone(pad.axes[0]) : 0;
    const y = pad ? -applyDeadZone(pad.axes[1]) : 0;
    if (x !== 0 || y !== 0) {
      this.gamepadUsed = true;
      this.setStick(x, y);
    } else if (this.gamepadUsed) {
      this.gamepadUsed = false;
      this.setStick(0, 0);
    }
  }
}
