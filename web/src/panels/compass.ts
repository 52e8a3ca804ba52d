// The compass in the corner of the view: actual and commanded heading and speed.

import { draw, make, put, write } from "../page/element";
import { clamp, degrees, fixed } from "../page/numbers";
import type { Steering } from "../page/steering";
import type { Studio } from "../page/studio";
import { AT } from "../wire/frame";

const RING = 38;

export class Compass {
  readonly element: HTMLElement;
  private readonly needle = draw("path", { class: "compass-needle", d: "M0 -27 L8 12 L0 7 L-8 12 Z" });
  private readonly wanted = draw("path", { class: "compass-wanted", d: "M0 -31 L6 -42 L-6 -42 Z" });
  private readonly bar = draw("rect", { class: "compass-bar", x: -3, width: 6, rx: 3 });
  private readonly mark = draw("path", { class: "compass-mark", d: "M-7 0 H7" });
  private readonly speed = make("output", { class: "compass-speed", test: "steer-speed-says", title: "Speed now [m/s]" });
  private readonly facing = make("output", { class: "compass-heading", test: "steer-heading-says", title: "Heading now" });
  private turned = NaN;
  private smoothedSpeed = NaN;

  constructor(
    private readonly studio: Studio,
    private readonly steering: Steering,
  ) {
    const dial = draw(
      "svg",
      { class: "compass-dial", viewBox: "-46 -46 92 92", test: "compass", "aria-hidden": "true" },
      draw("circle", { class: "compass-plate", r: RING }),
      ...Array.from({ length: 24 }, (_, k) =>
        draw("line", { class: "compass-tick", y1: -RING, y2: k % 6 ? -RING + 3 : -RING + 6, transform: `rotate(${15 * k})` }),
      ),
      this.wanted,
      this.needle,
    );
    dial.append(draw("title", {}, "Click or drag to set the heading. Up is the x axis."));
    const scale = draw(
      "svg",
      { class: "compass-scale", viewBox: "-9 -40 18 80", "aria-hidden": "true" },
      draw("rect", { class: "compass-trough", x: -3, y: -36, width: 6, height: 72, rx: 3 }),
      this.bar,
      this.mark,
    );
    scale.append(draw("title", {}, "Speed; the line is the commanded speed"));
    const aim = (event: PointerEvent) => {
      const box = dial.getBoundingClientRect();
      const x = event.clientX - box.left - box.width / 2;
      const y = event.clientY - box.top - box.height / 2;
      if (Math.hypot(x, y) > 6) steering.face(Math.atan2(-x, -y));
    };
    dial.addEventListener("pointerdown", (event) => {
      dial.setPointerCapture(event.pointerId);
      aim(event);
    });
    dial.addEventListener("pointermove", (event) => {
      if (dial.hasPointerCapture(event.pointerId)) aim(event);
    });
    this.element = make(
      "div",
      { class: "compass", test: "steer-widget" },
      dial,
      scale,
      make("div", { class: "compass-text" }, this.speed, this.facing),
    );
    const show = () => (this.element.hidden = !studio.steerable);
    studio.on("skill", show);
    studio.on("skills", show);
    studio.on("frame", () => this.frame());
    show();
  }

  private frame(): void {
    const { frame } = this.studio;
    if (!frame || this.element.hidden) return;
    const { data } = frame;
    const speed = forwardSpeed(data);
    // The numbers are smoothed so that they can be read; the needle is not.
    this.smoothedSpeed = Number.isFinite(this.smoothedSpeed) ? this.smoothedSpeed + 0.06 * (speed - this.smoothedSpeed) : speed;
    const turn = data[AT.heading];
    if (Math.abs(turn - this.turned) > 0.002 || Number.isNaN(this.turned)) {
      this.turned = turn;
      put(this.needle, { transform: `rotate(${(-turn * 180) / Math.PI})` });
      write(this.facing, degrees(turn));
    }
    const asked = this.steering.askedSpeed;
    const scaleEnd = Math.max(1.6, 1.25 * asked, 1.25 * this.smoothedSpeed);
    put(this.wanted, { transform: `rotate(${(-this.steering.askedHeading * 180) / Math.PI})` });
    const height = 72 * clamp(this.smoothedSpeed / scaleEnd, 0.02, 1);
    put(this.bar, { y: 36 - height, height });
    put(this.mark, { transform: `translate(0 ${36 - 72 * clamp(asked / scaleEnd, 0, 1)})` });
    write(this.speed, `${fixed(this.smoothedSpeed)} m/s`);
  }
}

/** Speed of the centre of mass along the heading [m/s]. */
export function forwardSpeed(data: Float32Array): number {
  const turn = data[AT.heading] || 0;
  return data[AT.velocity] * Math.cos(turn) + data[AT.velocity + 1] * Math.sin(turn);
}
