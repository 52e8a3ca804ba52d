// Lofts: closed surfaces through rings, with skin weights, so that limbs bend without seams.

import { BufferGeometry, Float32BufferAttribute, Uint16BufferAttribute, Vector3 } from "three";

/** Which colour of the palette a vertex has; `shade` darkens it. */
export interface Paint {
  name: "centre" | "left" | "right" | "foot" | "shorts" | "skin" | "hair" | "sole";
  shade?: number;
}

/** Up to two bones that a vertex follows: the weight of `to`, the rest is that of `bone`. */
export interface Grip {
  bone: number;
  to: number;
  weight: number;
}

export interface Ring {
  at: Vector3; // the middle, in the pose with all angles 0 [m]
  wide: Vector3; // half an axis of the ring, with its length [m]
  deep: Vector3; // half the other axis
  grip: Grip;
  paint: Paint;
  square?: number; // exponent of the superellipse; 2 is an ellipse
  shape?: (point: Vector3, angle: number) => Paint | null; // moves or paints single vertices
}

export class Loft {
  private readonly places: number[] = [];
  private readonly bones: number[] = [];
  private readonly weights: number[] = [];
  private readonly faces: number[] = [];
  readonly paints: Paint[] = [];
  aside = 0; // shift to the left of what is added next [m]

  get triangles(): number {
    return this.faces.length / 3;
  }

  /** Adds a tube through the rings; both ends are closed at the middle of their ring. */
  tube(rings: Ring[], sides: number): void {
    const first = this.places.length / 3;
    for (const ring of rings) this.ring(ring, sides);
    const at = (ring: number, k: number) => first + ring * sides + (k % sides);
    for (let ring = 1; ring < rings.length; ring++)
      for (let k = 0; k < sides; k++) {
        const [a, b, c, d] = [at(ring - 1, k), at(ring - 1, k + 1), at(ring, k + 1), at(ring, k)];
        this.faces.push(a, b, c, a, c, d);
      }
    const start = this.middle(rings[0]);
    const end = this.middle(rings[rings.length - 1]);
    for (let k = 0; k < sides; k++) {
      this.faces.push(start, at(0, k + 1), at(0, k));
      this.faces.push(end, at(rings.length - 1, k), at(rings.length - 1, k + 1));
    }
  }

  geometry(): BufferGeometry {
    const geometry = new BufferGeometry();
    geometry.setIndex(this.faces);
    geometry.setAttribute("position", new Float32BufferAttribute(this.places, 3));
    geometry.setAttribute("skinIndex", new Uint16BufferAttribute(this.bones, 4));
    geometry.setAttribute("skinWeight", new Float32BufferAttribute(this.weights, 4));
    geometry.setAttribute("color", new Float32BufferAttribute(new Float32Array(this.places.length), 3));
    geometry.computeVertexNormals();
    return geometry;
  }

  private ring(ring: Ring, sides: number): void {
    const power = 2 / (ring.square ?? 2);
    const bend = (value: number) => Math.sign(value) * Math.abs(value) ** power;
    for (let k = 0; k < sides; k++) {
      const angle = (2 * Math.PI * k) / sides;
      const point = ring.at
        .clone()
        .addScaledVector(ring.wide, bend(Math.cos(angle)))
        .addScaledVector(ring.deep, bend(Math.sin(angle)));
      this.vertex(point, ring.grip, ring.shape?.(point, angle) ?? ring.paint);
    }
  }

  private middle(ring: Ring): number {
    this.vertex(ring.at.clone(), ring.grip, ring.paint);
    return this.places.length / 3 - 1;
  }

  private vertex(point: Vector3, { bone, to, weight }: Grip, paint: Paint): void {
    this.places.push(point.x, point.y + this.aside, point.z);
    this.bones.push(bone, to, 0, 0);
    this.weights.push(1 - weight, weight, 0, 0);
    this.paints.push(paint);
  }
}

/** A smooth curve through given points (x, y), x rising: cubic Hermite, flat where the points turn. */
export function curve(points: [number, number][]): (x: number) => number {
  const slopes = points.map((_, k) => {
    if (k === 0 || k === points.length - 1) return 0;
    const [[x0, y0], [x1, y1], [x2, y2]] = [points[k - 1], points[k], points[k + 1]];
    const [a, b] = [(y1 - y0) / (x1 - x0), (y2 - y1) / (x2 - x1)];
    return a * b <= 0 ? 0 : (2 * a * b) / (a + b);
  });
  return (x) => {
    const last = points.length - 1;
    if (x <= points[0][0]) return points[0][1];
    if (x >= points[last][0]) return points[last][1];
    const k = points.findIndex(([at]) => at > x) - 1;
    const [[x0, y0], [x1, y1]] = [points[k], points[k + 1]];
    const h = x1 - x0;
    const t = (x - x0) / h;
    const [t2, t3] = [t * t, t * t * t];
    return (
      (2 * t3 - 3 * t2 + 1) * y0 + (t3 - 2 * t2 + t) * h * slopes[k] + (3 * t2 - 2 * t3) * y1 + (t3 - t2) * h * slopes[k + 1]
    );
  };
}

export function smoothstep(low: number, high: number, x: number): number {
  const t = Math.min(1, Math.max(0, (x - low) / (high - low)));
  return t * t * (3 - 2 * t);
}
