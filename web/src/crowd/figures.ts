// All characters of a crowd: one instanced mesh for each link, posed by forward kinematics.

import {
  BoxGeometry,
  CapsuleGeometry,
  CircleGeometry,
  Color,
  CylinderGeometry,
  DynamicDrawUsage,
  Group,
  InstancedMesh,
  Matrix4,
  MeshBasicMaterial,
  MeshLambertMaterial,
  Quaternion,
  SphereGeometry,
  Vector3,
  type BufferGeometry,
} from "three";
import { mergeGeometries } from "three/examples/jsm/utils/BufferGeometryUtils.js";
import type { CrowdFrame, CrowdMessage } from "./messages";

const UP = new Vector3(0, 1, 0); // the axis of three's capsules
const FINE = { caps: 2, sides: 7, head: [10, 7] } as const; // of the capsules and of the head
const COARSE = { caps: 0, sides: 4, head: [5, 3] } as const; // for software rendering: prisms without caps
type Detail = typeof FINE | typeof COARSE;
const ONE = new Vector3(1, 1, 1);
const FLAT = new Quaternion();

interface Part {
  parent: number; // index of the parent link, -1 for the root
  offset: Vector3; // origin in the parent's frame [m]
  joints: { index: number; axis: Vector3 }[]; // in the order of the pose
  meshes: InstancedMesh[];
}

export class Figures {
  readonly group = new Group();
  readonly parts: Part[];
  private readonly skin = new MeshLambertMaterial();
  private readonly shoes = new MeshLambertMaterial();
  private readonly shade = new MeshBasicMaterial({ color: 0, transparent: true, opacity: 0.16, depthWrite: false });
  private readonly shadows: InstancedMesh;
  private readonly nq: number;
  private readonly detail: Detail;
  private readonly places: Vector3[]; // of the links of one character
  private readonly turns: Quaternion[];
  private shown: Uint8Array; // the strategy that every character is coloured by
  private colours: Color[];

  constructor(
    private readonly crowd: CrowdMessage,
    colours: Color[],
    foot: Color,
    coarse: boolean,
  ) {
    this.detail = coarse ? COARSE : FINE;
    const names = crowd.links.map((link) => link.name);
    this.nq = 7 + crowd.joints.length;
    this.colours = colours;
    this.shown = new Uint8Array(crowd.count).fill(255);
    this.shoes.color.copy(foot);
    this.parts = crowd.links.map((link) => ({
      parent: names.indexOf(link.parent),
      offset: new Vector3().fromArray(link.offset),
      joints: crowd.joints.flatMap((joint, index) =>
        joint.link === link.name ? [{ index, axis: new Vector3().fromArray(joint.axis).normalize() }] : [],
      ),
      meshes: [],
    }));
    crowd.links.forEach((_, index) => this.shape(index));
    this.places = crowd.links.map(() => new Vector3());
    this.turns = crowd.links.map(() => new Quaternion());
    this.shadows = this.instances(new CircleGeometry(0.3, coarse ? 6 : 14), this.shade);
    this.shadows.renderOrder = 1;
  }

  recolour(colours: Color[], foot: Color): void {
    this.colours = colours;
    this.shoes.color.copy(foot);
    this.shown.fill(255);
  }

  dispose(): void {
    for (const child of this.group.children as InstancedMesh[]) {
      child.geometry.dispose();
      child.dispose();
    }
    for (const material of [this.skin, this.shoes, this.shade]) material.dispose();
  }

  /** Shows a frame. */
  pose({ poses, strategies }: CrowdFrame): void {
    const matrix = new Matrix4();
    const floor = new Vector3();
    for (let who = 0; who < this.crowd.count; who++) {
      this.solve(poses, who);
      this.parts.forEach(({ meshes }, k) => {
        matrix.compose(this.places[k], this.turns[k], ONE);
        for (const mesh of meshes) mesh.setMatrixAt(who, matrix);
      });
      this.shadows.setMatrixAt(who, matrix.compose(floor.set(this.places[0].x, this.places[0].y, 0.006), FLAT, ONE));
      if (this.shown[who] !== strategies[who]) this.colour(who, strategies[who]);
    }
    for (const mesh of this.group.children as InstancedMesh[]) mesh.instanceMatrix.needsUpdate = true;
  }

  /** Where a link of a character is [m]. */
  place({ poses }: CrowdFrame, who: number, link: string): [number, number, number] | null {
    const k = this.crowd.links.findIndex(({ name }) => name === link);
    if (k < 0 || who < 0 || who >= this.crowd.count) return null;
    this.solve(poses, who);
    return this.places[k].toArray();
  }

  /** Position and rotation of every link of one character. */
  private solve(poses: Float32Array, who: number): void {
    const at = who * this.nq;
    const { places, turns } = this;
    const hinge = new Quaternion();
    this.parts.forEach(({ parent, offset, joints }, k) => {
      if (parent < 0) {
        places[k].set(poses[at], poses[at + 1], poses[at + 2]);
        turns[k].set(poses[at + 4], poses[at + 5], poses[at + 6], poses[at + 3]);
        return;
      }
      places[k].copy(offset).applyQuaternion(turns[parent]).add(places[parent]);
      turns[k].copy(turns[parent]);
      for (const { index, axis } of joints) turns[k].multiply(hinge.setFromAxisAngle(axis, poses[at + 7 + index]));
    });
  }

  private colour(who: number, strategy: number): void {
    this.shown[who] = strategy;
    for (const { meshes } of this.parts)
      for (const mesh of meshes)
        if (mesh.material === this.skin) {
          mesh.setColorAt(who, this.colours[strategy]);
          mesh.instanceColor!.needsUpdate = true;
        }
  }

  private instances(geometry: BufferGeometry, material: MeshLambertMaterial | MeshBasicMaterial): InstancedMesh {
    const mesh = new InstancedMesh(geometry, material, this.crowd.count);
    mesh.instanceMatrix.setUsage(DynamicDrawUsage);
    mesh.frustumCulled = false; // it is everywhere
    this.group.add(mesh);
    return mesh;
  }

  /** The meshes of one link: its capsule with the ways to shoulders and hips, and the box of a foot. */
  private shape(index: number): void {
    const link = this.crowd.links[index];
    const solids: BufferGeometry[] = [];
    if (link.line.length === 6) {
      const [start, end] = [new Vector3().fromArray(link.line), new Vector3().fromArray(link.line, 3)];
      if (link.name === "head") solids.push(head(start, end, link.radius, this.detail));
      else solids.push(capsule(start, end, link.radius, this.detail));
      for (const child of this.crowd.links) {
        const at = new Vector3().fromArray(child.offset);
        const on = nearest(at, start, end);
        if (child.parent === link.name && at.distanceTo(on) > 0.6 * link.radius)
          solids.push(capsule(on, at, Math.min(0.85 * link.radius, 1.25 * child.radius), this.detail));
      }
    }
    const { meshes } = this.parts[index];
    if (solids.length) meshes.push(this.instances(mergeGeometries(solids), this.skin));
    if (link.box.length === 6) {
      const [cx, cy, cz, hx, hy, hz] = link.box;
      meshes.push(this.instances(new BoxGeometry(2 * hx, 2 * hy, 2 * hz).translate(cx, cy, cz), this.shoes));
    }
  }
}

function capsule(start: Vector3, end: Vector3, radius: number, { caps, sides }: Detail): BufferGeometry {
  const along = end.clone().sub(start);
  const length = along.length();
  const turn = new Quaternion();
  if (length > 0) turn.setFromUnitVectors(UP, along.divideScalar(length));
  const middle = start.clone().add(end).multiplyScalar(0.5);
  const solid = caps
    ? new CapsuleGeometry(radius, length, caps, sides, 1)
    : new CylinderGeometry(radius, radius, length + radius, sides, 1, true);
  return solid.applyMatrix4(new Matrix4().compose(middle, turn, ONE));
}

/** The line of a head link is thin, so an ellipsoid is drawn on it. */
function head(neck: Vector3, crown: Vector3, radius: number, detail: Detail): BufferGeometry {
  const along = crown.clone().sub(neck);
  const length = along.length() + radius;
  const middle = crown.clone().addScaledVector(along.clone().normalize(), radius - 0.45 * length);
  const size = new Vector3(0.36 * length, 0.45 * length, 0.3 * length);
  const turn = new Quaternion().setFromUnitVectors(UP, along.normalize());
  return new SphereGeometry(1, ...detail.head).applyMatrix4(new Matrix4().compose(middle, turn, size));
}

/** The nearest point of a line segment. */
function nearest(point: Vector3, start: Vector3, end: Vector3): Vector3 {
  const along = end.clone().sub(start);
  const square = along.lengthSq();
  const fraction = square > 0 ? Math.min(1, Math.max(0, point.clone().sub(start).dot(along) / square)) : 0;
  return start.clone().addScaledVector(along, fraction);
}
