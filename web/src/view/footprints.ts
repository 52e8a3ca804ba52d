// Footprints, fading with every new one.

import { Group, Matrix4, Mesh, MeshBasicMaterial, Shape, ShapeGeometry, Vector3, type Object3D } from "three";
import type { Side } from "../wire/messages";
import type { Feet, Foot } from "./feet";
import type { Palette } from "./palette";

const MAX_PRINTS = 15;
const MIN_DISTANCE = 0.06; // a foot that is put down again at the same place leaves no second print [m]

export interface Place {
  centre: Vector3;
  turned: Matrix4;
  length: number;
  width: number;
}

interface Stand extends Place {
  flat: boolean;
}

export class Footprints {
  readonly group = new Group();
  private readonly pool: Mesh<ShapeGeometry, MeshBasicMaterial>[] = [];
  private readonly order: Mesh<ShapeGeometry, MeshBasicMaterial>[] = []; // oldest first
  private stands = new Map<Foot, Stand>();

  constructor(private palette: Palette) {
    for (let k = 0; k < MAX_PRINTS; k++) {
      const material = new MeshBasicMaterial({
        transparent: true,
        depthWrite: false,
        polygonOffset: true,
        polygonOffsetFactor: -3,
      });
      const mesh = new Mesh(new ShapeGeometry(sole(), 10), material);
      mesh.visible = false;
      mesh.matrixAutoUpdate = false;
      mesh.renderOrder = 1;
      this.pool.push(mesh);
      this.group.add(mesh);
    }
  }

  clear(): void {
    this.stands.clear();
    this.order.length = 0;
    this.pool.forEach((mesh) => (mesh.visible = false));
  }

  recolour(palette: Palette): void {
    this.palette = palette;
    this.order.forEach((mesh) => mesh.material.color.copy(palette[mesh.userData.side as "left" | "right"]));
  }

  draw(data: Float32Array, feet: Feet): void {
    for (const foot of feet.feet) {
      const flat = foot.contacts.every((contact) => feet.touches(data, contact));
      const stood = this.stands.get(foot);
      // The print is taken when the foot is flat; without that, at its last contact.
      if (feet.down(data, foot)) {
        if (flat || !stood?.flat) this.stands.set(foot, stand(data, feet, foot, flat));
      } else if (stood) {
        this.stands.delete(foot);
        this.addPrint(stood, foot);
      }
    }
  }

  private addPrint(stood: Stand, foot: Foot): void {
    const side = foot.side === "right" ? "right" : "left";
    const again = this.order.findLast((mesh) => mesh.userData.side === side);
    if (again && stood.centre.distanceTo(again.userData.centre as Vector3) < MIN_DISTANCE) return;
    const mesh = this.order.length < MAX_PRINTS ? this.pool.find((free) => !free.visible)! : this.order.shift()!;
    mesh.userData = { side, centre: stood.centre };
    mesh.material.color.copy(this.palette[side]);
    put(mesh, stood, side);
    mesh.visible = true;
    this.order.push(mesh);
    this.order.forEach((old, k) => (old.material.opacity = (0.75 * (k + 1 + MAX_PRINTS - this.order.length)) / MAX_PRINTS));
  }
}

/** Puts a sole of unit size where a foot stands. */
export function put(mesh: Object3D, { turned, length, width, centre }: Place, side: Side): void {
  const across = width * (side === "right" ? -1 : 1);
  mesh.matrix.copy(turned).scale(new Vector3(length, across, 1)).setPosition(centre);
}

/** Position, orientation and size of a standing foot, from its contacts. */
function stand(data: Float32Array, feet: Feet, foot: Foot, flat: boolean): Stand {
  const spots = foot.contacts.map((contact) => new Vector3(...(feet.place(data, contact, []) as [number, number, number])));
  // The x axis of the foot link points to the toes.
  const q = feet.rotation(data, foot);
  return { flat, ...placed(spots, new Vector3(1, 0, 0).applyQuaternion(q), new Vector3(0, 1, 0).applyQuaternion(q)) };
}

/** Position, orientation and size of a sole, from points on its rim and its axes to the toes and to the left. */
export function placed(spots: Vector3[], ahead: Vector3, across: Vector3): Place {
  const centre = spots.reduce((sum, spot) => sum.add(spot), new Vector3()).divideScalar(spots.length);
  const reach = (axis: Vector3) => {
    const along = spots.map((spot) => spot.dot(axis));
    return [Math.min(...along), Math.max(...along)];
  };
  const [heel, toe] = reach(ahead);
  const [inner, outer] = reach(across);
  const up = new Vector3().crossVectors(ahead, across);
  centre.addScaledVector(ahead, (heel + toe) / 2 - centre.dot(ahead));
  centre.addScaledVector(up, 0.004);
  return {
    centre,
    turned: new Matrix4().makeBasis(ahead, across, up),
    length: Math.max(0.12, toe - heel + 0.03),
    width: Math.max(0.07, outer - inner),
  };
}

/** Outline of a left sole of unit length and width, toes towards +x. */
export function sole(): Shape {
  const shape = new Shape();
  shape.moveTo(-0.5, 0.02);
  shape.bezierCurveTo(-0.5, 0.36, -0.3, 0.38, -0.12, 0.3);
  shape.bezierCurveTo(0.05, 0.24, 0.1, 0.5, 0.28, 0.5);
  shape.bezierCurveTo(0.42, 0.5, 0.5, 0.2, 0.5, -0.02);
  shape.bezierCurveTo(0.5, -0.34, 0.36, -0.5, 0.2, -0.48);
  shape.bezierCurveTo(0.02, -0.45, -0.06, -0.3, -0.24, -0.34);
  shape.bezierCurveTo(-0.42, -0.38, -0.5, -0.3, -0.5, 0.02);
  return shape;
}
