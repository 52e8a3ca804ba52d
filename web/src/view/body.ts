// The character: a mannequin that bends with the links, and simple shapes for the pointer.

import {
  Bone,
  BoxGeometry,
  CapsuleGeometry,
  Color,
  Group,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  Skeleton,
  SkinnedMesh,
  Vector3,
  type BufferGeometry,
} from "three";
import type { Character } from "../wire/messages";
import type { Part } from "./anatomy";
import type { Loft } from "./loft";
import { mannequin } from "./mannequin";
import type { Palette } from "./palette";

const UP = new Vector3(0, 1, 0); // the axis of three's capsules
const UNSEEN = new MeshBasicMaterial();

export class Body {
  readonly group = new Group();
  readonly links: Bone[] = [];
  readonly named = new Map<string, Bone>(); // the same, by name
  readonly meshes: Mesh[] = []; // for picking, not drawn; userData.link is the index of the link
  readonly triangles: number;
  private readonly loft: Loft;
  private readonly skin: SkinnedMesh<BufferGeometry, MeshStandardMaterial>;

  constructor(
    character: Character,
    palette: Palette,
    private readonly ghost = false,
  ) {
    const { loft, parts } = mannequin(character);
    this.loft = loft;
    this.triangles = loft.triangles;
    for (const part of parts) {
      const bone = new Bone();
      this.links.push(bone);
      this.named.set(part.link.name, bone);
      this.group.add(bone);
      this.target(part);
    }
    const material = new MeshStandardMaterial({
      vertexColors: true,
      roughness: 0.72,
      metalness: 0,
      transparent: ghost,
      opacity: ghost ? 0.3 : 1,
    });
    this.skin = new SkinnedMesh(loft.geometry(), material);
    this.skin.bind(new Skeleton(this.links, parts.map(({ origin }) => new Matrix4().makeTranslation(origin).invert())), new Matrix4());
    this.skin.castShadow = this.skin.receiveShadow = !ghost;
    this.skin.frustumCulled = false; // its bounds move with the bones
    if (ghost) this.skin.renderOrder = 1;
    this.group.add(this.skin);
    this.group.visible = false; // until the first pose
    this.recolour(palette);
  }

  recolour(palette: Palette): void {
    const colours = this.skin.geometry.getAttribute("color");
    const colour = new Color();
    this.loft.paints.forEach(({ name, shade = 1 }, k) => {
      colour.copy(this.ghost ? palette.ghost : palette[name]).multiplyScalar(shade);
      colours.setXYZ(k, colour.r, colour.g, colour.b);
    });
    colours.needsUpdate = true;
  }

  /** Whether the mannequin is drawn; a character of the user may take its place. */
  set drawn(on: boolean) {
    this.skin.visible = on;
  }

  /** Sets the link poses of a frame. */
  pose(data: Float32Array, start: number): void {
    this.links.forEach((link, k) => {
      const i = start + 7 * k;
      link.position.set(data[i], data[i + 1], data[i + 2]);
      link.quaternion.set(data[i + 4], data[i + 5], data[i + 6], data[i + 3]);
    });
    this.group.visible = true;
  }

  dispose(): void {
    this.group.traverse((thing) => (thing as Mesh).geometry?.dispose());
    this.skin.skeleton.dispose();
    this.skin.material.dispose();
  }

  /** The shape of a link for the pointer: a capsule, or the box of a foot. */
  private target({ index, link, from, to, origin, radius }: Part): void {
    const length = from.distanceTo(to);
    if (length > 0) {
      const mesh = this.add(index, new CapsuleGeometry(radius, length, 4, 10));
      mesh.quaternion.setFromUnitVectors(UP, to.clone().sub(from).normalize());
      mesh.position.copy(from).add(to).multiplyScalar(0.5).sub(origin);
    }
    if (link.box.length === 6) {
      const [cx, cy, cz, hx, hy, hz] = link.box;
      this.add(index, new BoxGeometry(2 * hx, 2 * hy, 2 * hz)).position.set(cx, cy, cz);
    }
  }

  private add(index: number, geometry: BufferGeometry): Mesh {
    const mesh = new Mesh(geometry, UNSEEN);
    mesh.visible = false;
    mesh.userData.link = index;
    this.links[index].add(mesh);
    this.meshes.push(mesh);
    return mesh;
  }
}
