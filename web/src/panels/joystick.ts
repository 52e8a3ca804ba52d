// A joystick for touch screens, in the corner of the view.

import { make } from "../page/element";
import type { Steering } from "../page/steering";
import type { Studio } from "../page/studio";

const MAX_DEFLECTION = 36; // [px]

export function joystick(studio: Studio, steering: Steering): HTMLElement {
  const knob = make("div", { class: "joystick-knob" });
  const base = make(
    "div",
    {
      class: "joystick",
      test: "joystick",
      role: "application",
      label: "Joystick: up faster, down slower, left and right turn",
    },
    knob,
  );

  function follow(event: PointerEvent): void {
    const box = base.getBoundingClientRect();
    let x = event.clientX - box.left - box.width / 2;
    let y = event.clientY - box.top - box.height / 2;
    const far = Math.hypot(x, y);
    if (far > MAX_DEFLECTION) [x, y] = [(x * MAX_DEFLECTION) / far, (y * MAX_DEFLECTION) / far];
    knob.style.transform = `translate(${x}px, ${y}px)`;
    // A dead zone of a tenth.
    const applyDeadZone = (v: number) => (Math.abs(v) < 0.1 ? 0 : v);
    steering.setStick(applyDeadZone(x / MAX_DEFLECTION), applyDeadZone(-y / MAX_DEFLECTION));
  }

  function rest(): void {
    knob.style.transform = "";
    base.classList.remove("held");
    steering.setStick(0, 0);
  }

  base.addEventListener("pointerdown", (event) => {
    event.preventDefault();
    base.setPointerCapture(event.pointerId);
    base.classList.add("held");
    follow(event);
  });
  base.addEventListener("pointermove", (event) => {
    if (base.hasPointerCapture(event.pointerId)) follow(event);
  });
  base.addEventListener("lostpointercapture", rest);
  const show = () => (base.hidden = !steering.able);
  for (const kind of ["skill", "skills", "holder", "link"] as const) studio.on(kind, show);
  show();
  return base;
}
