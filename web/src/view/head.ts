// The head of the mannequin: a skull with jaw, nose and hair, so that the direction of the face is seen from all sides.

import { Vector3 } from "three";
import type { Part } from "./anatomy";
import { curve, type Loft, type Paint, type Ring } from "./loft";
import { smoothstep } from "./loft";

// Half width, front and back over the height from chin to crown, in heights of the head.
const WIDTH = curve([[0, 0.13], [0.04, 0.2], [0.14, 0.255], [0.3, 0.295], [0.5, 0.325], [0.66, 0.33], [0.82, 0.285], [0.93, 0.18], [1, 0.03]]);
const FRONT = curve([[0, 0.31], [0.05, 0.36], [0.15, 0.375], [0.3, 0.375], [0.5, 0.38], [0.66, 0.375], [0.82, 0.3], [0.93, 0.17], [1, 0]]);
const BACK = curve([[0, -0.1], [0.05, 0.02], [0.15, 0.2], [0.3, 0.34], [0.5, 0.42], [0.66, 0.44], [0.82, 0.38], [0.93, 0.26], [1, 0.06]]);
const NECK = 0.13; // from the joint to the chin, as a fraction of the link

export function addHead(loft: Loft, head: Part, below: number): void {
  const along = head.to.clone().sub(head.from);
  const length = along.length() + head.link.radius;
  along.normalize();
  const start = head.origin.clone();
  const chin = start.clone().addScaledVector(along, NECK * length);
  const tall = (1 - NECK) * length;
  const front = new Vector3(1, 0, 0).addScaledVector(along, -along.x).normalize();
  const aside = front.clone().cross(along); // wide × deep points along
  const grip = { bone: head.index, to: head.index, weight: 0 };
  const skull: Ring[] = [0, 0.03, 0.08, 0.14, 0.22, 0.3, 0.38, 0.46, 0.54, 0.62, 0.7, 0.78, 0.85, 0.91, 0.96, 0.99].map((u) => ({
    at: chin
      .clone()
      .addScaledVector(along, u * tall)
      .addScaledVector(front, 0.5 * (FRONT(u) - BACK(u)) * tall),
    wide: aside.clone().multiplyScalar(WIDTH(u) * tall),
    deep: front.clone().multiplyScalar(0.5 * (FRONT(u) + BACK(u)) * tall),
    grip,
    paint: u > 0.9 ? { name: "hair" } : { name: "skin" },
    square: 2.1,
    shape: (_: Vector3, angle: number): Paint => {
      const ahead = Math.sin(angle); // 1 at the face, −1 at the back
      const line = ahead > 0 ? 0.56 + 0.26 * ahead ** 1.5 : 0.56 + 0.36 * ahead;
      return { name: u > line ? "hair" : "skin" };
    },
  }));
  loft.tube(skull, 26);
  addNose(loft, chin, along, front, aside, tall, grip.bone);
  // The neck bends between the trunk and the head.
  const radius = 0.245 * tall;
  loft.tube(
    [-0.3, -0.12, 0.06, 0.24, 0.42, 0.6].map((t) => ({
      at: start.clone().addScaledVector(along, t * 0.42 * tall).addScaledVector(front, 0.06 * tall * t),
      wide: aside.clone().multiplyScalar(radius * (1.08 - 0.15 * t)),
      deep: front.clone().multiplyScalar(radius * (1.08 - 0.15 * t)),
      grip: { bone: below, to: head.index, weight: smoothstep(-0.2, 0.5, t) },
      paint: { name: "skin" as const },
    })),
    14,
  );
}

function addNose(loft: Loft, chin: Vector3, along: Vector3, front: Vector3, aside: Vector3, tall: number, bone: number): void {
  const rings: [number, number, number, number][] = [
    [0.56, 0.37, 0.02, 0.012],
    [0.5, 0.385, 0.034, 0.03],
    [0.43, 0.395, 0.045, 0.055],
    [0.37, 0.4, 0.06, 0.075],
    [0.33, 0.395, 0.065, 0.065],
    [0.305, 0.375, 0.045, 0.035],
  ];
  loft.tube(
    rings.map(([u, out, wide, deep]) => ({
      at: chin
        .clone()
        .addScaledVector(along, u * tall)
        .addScaledVector(front, out * tall),
      wide: aside.clone().multiplyScalar(-wide * tall), // it goes down
      deep: front.clone().multiplyScalar(deep * tall),
      grip: { bone, to: bone, weight: 0 },
      paint: { name: "skin" as const },
    })),
    8,
  );
}
