// The character: capsules along the links, rounded boxes for feet, connections at shoulders and hips.

import {
  CapsuleGeometry,
  Group,
  Matrix4,
  Mesh,
  MeshStandardMaterial,
  SphereGeometry,
  Vector3,
  type BufferGeometry,
  type Material,
} from "three";
import { RoundedBoxGeometry } from "three/examples/jsm/geometries/RoundedBoxGeometry.js";
import type { Character, Link } from "../wire/messages";
import type { Palette } from "./palette";

const UP = new Vector3(0, 1, 0); // the axis of three's capsules

export class Body {
  readonly group = new Group();
  readonly links: Group[] = [];
  readonly meshes: Mesh[] = []; // for picking; userData.link is the index of the link
  private readonly materials: Record<"centre" | "left" | "right" | "foot", MeshStandardMaterial>;
  private joined = false;

  constructor(
    private readonly character: Character,
    palette: Palette,
    private readonly ghost = false,
  ) {
    const material = () =>
      new MeshStandardMaterial({
        roughness: 0.62,
        metalness: 0.02,
        transparent: ghost,
        opacity: ghost ? 0.3 : 1,
      });
    this.materials = { centre: material(), left: material(), right: material(), foot: material() };
    character.links.forEach((link, index) => {
      const group = new Group();
      this.links.push(group);
      this.group.add(group);
      this.shape(link, index);
    });
    this.group.visible = false; // until the first pose
    this.recolour(palette);
  }

  recolour(palette: Palette): void {
    for (const side of ["centre", "left", "right", "foot"] as const)
      this.materials[side].color.copy(this.ghost ? palette.ghost : palette[side]);
  }

  /** Sets the link poses of a frame. */
  pose(data: Float32Array, start: number): void {
    this.links.forEach((link, k) => {
      const i = start + 7 * k;
      link.position.set(data[i], data[i + 1], data[i + 2]);
      link.quaternion.set(data[i + 4], data[i + 5], data[i + 6], data[i + 3]);
    });
    if (!this.joined) this.join();
    this.group.visible = true;
  }

  dispose(): void {
    this.group.traverse((thing) => (thing as Mesh).geometry?.dispose());
    Object.values(this.materials).forEach((material) => material.dispose());
  }

  private shape(link: Link, index: number): void {
    const { line, box } = link;
    if (link.name === "head" && line.length === 6) this.head(link, index);
    else if (line.length === 6) this.capsule(index, from(line), to(line), link.radius);
    if (box.length === 6) {
      const [cx, cy, cz, hx, hy, hz] = box;
      const corner = Math.min(hx, hy, hz) * 0.55;
      const mesh = this.add(index, new RoundedBoxGeometry(2 * hx, 2 * hy, 2 * hz, 4, corner), this.materials.foot);
      mesh.position.set(cx, cy, cz);
    }
  }

  /** The line of a head link is thin, so an ellipsoid is drawn instead. */
  private head(link: Link, index: number): void {
    const [neck, crown] = [from(link.line), to(link.line)];
    const along = crown.clone().sub(neck);
    const length = along.length() + link.radius;
    const mesh = this.add(index, new SphereGeometry(1, 32, 24), this.materials.centre);
    mesh.scale.set(0.36 * length, 0.45 * length, 0.3 * length);
    mesh.quaternion.setFromUnitVectors(UP, along.clone().normalize());
    mesh.position.copy(crown).addScaledVector(along.clone().normalize(), link.radius - 0.45 * length);
    this.capsule(index, neck, neck.clone().addScaledVector(along, 0.5), 0.6 * link.radius);
  }

  private capsule(index: number, start: Vector3, end: Vector3, radius: number): Mesh {
    const along = end.clone().sub(start);
    const length = along.length();
    const mesh = this.add(index, new CapsuleGeometry(radius, length, 10, 24), this.material(index));
    if (length > 0) mesh.quaternion.setFromUnitVectors(UP, along.divideScalar(length));
    mesh.position.copy(start).add(end).multiplyScalar(0.5);
    return mesh;
  }

  /**
   * Shoulders and hips lie beside the line of their parent link. Their positions are not in the scene message but follow
   * from any pose, so the connecting capsules are added with the first one.
   */
  private join(): void {
    this.joined = true;
    const names = this.character.links.map((link) => link.name);
    const inverse = new Matrix4();
    this.character.links.forEach((link, index) => {
      const parent = names.indexOf(link.parent);
      const bone = this.character.links[parent];
      if (!bone || bone.line.length !== 6) return;
      const holder = this.links[parent];
      holder.updateMatrix();
      const at = this.links[index].position.clone().applyMatrix4(inverse.copy(holder.matrix).invert());
      const on = nearest(at, from(bone.line), to(bone.line));
      if (at.distanceTo(on) < 0.6 * bone.radius) return;
      this.capsule(parent, on, at, Math.min(0.85 * bone.radius, 1.25 * link.radius));
      // A trunk with shoulders is wider than deep; the z axis of the capsule is lateral.
      if (!bone.side && Math.abs(at.y) > 1.4 * bone.radius) this.links[parent].children[0].scale.z = 1.3;
    });
  }

  private material(index: number): MeshStandardMaterial {
    return this.materials[this.character.links[index].side || "centre"];
  }

  private add(index: number, geometry: BufferGeometry, material: Material): Mesh {
    const mesh = new Mesh(geometry, material);
    mesh.castShadow = mesh.receiveShadow = !this.ghost;
    mesh.userData.link = index;
    if (this.ghost) mesh.renderOrder = 1;
    this.links[index].add(mesh);
    this.meshes.push(mesh);
    return mesh;
  }
}

const from = (line: number[]) => new Vector3(line[0], line[1], line[2]);
const to = (line: number[]) => new Vector3(line[3], line[4], line[5]);

/** The nearest point of a line segment. */
function nearest(point: Vector3, start: Vector3, end: Vector3): Vector3 {
  const along = end.clone().sub(start);
  const square = along.lengthSq();
  const fraction = square > 0 ? Math.min(1, Math.max(0, point.clone().sub(start).dot(along) / square)) : 0;
  return start.clone().addScaledVector(along, fraction);
}
