// Balls and boxes.

import { Group, IcosahedronGeometry, Mesh, MeshStandardMaterial, SphereGeometry, type BufferGeometry } from "three";
import { RoundedBoxGeometry } from "three/examples/jsm/geometries/RoundedBoxGeometry.js";
import type { Prop } from "../wire/messages";
import type { Palette } from "./palette";

export class Props {
  readonly group = new Group();
  private readonly ball = new MeshStandardMaterial({ roughness: 0.45 });
  private readonly seam = new MeshStandardMaterial({ roughness: 0.6 });
  private readonly box = new MeshStandardMaterial({ roughness: 0.8 });
  private things: Mesh[] = [];
  private made = "";

  constructor(palette: Palette) {
    this.recolour(palette);
  }

  recolour(palette: Palette): void {
    this.ball.color.copy(palette.ball);
    this.seam.color.copy(palette.ball).multiplyScalar(0.6);
    this.box.color.copy(palette.box);
  }

  build(props: Prop[]): void {
    const made = JSON.stringify(props);
    if (made === this.made) return;
    this.made = made;
    this.group.traverse((thing) => (thing as Mesh).geometry?.dispose());
    this.group.clear();
    this.things = props.map((prop) => {
      const mesh = new Mesh(shape(prop), prop.kind === "ball" ? this.ball : this.box);
      mesh.castShadow = mesh.receiveShadow = true;
      mesh.visible = false;
      // Patches make a ball's spin visible.
      if (prop.kind === "ball") mesh.add(new Mesh(new IcosahedronGeometry(prop.size[0] * 1.03, 1), this.seam));
      this.group.add(mesh);
      return mesh;
    });
  }

  pose(data: Float32Array, start: number): void {
    this.things.forEach((mesh, k) => {
      const i = start + 7 * k;
      mesh.visible = Number.isFinite(data[i]);
      if (!mesh.visible) return;
      mesh.position.set(data[i], data[i + 1], data[i + 2]);
      mesh.quaternion.set(data[i + 4], data[i + 5], data[i + 6], data[i + 3]);
    });
  }
}

function shape({ kind, size }: Prop): BufferGeometry {
  if (kind === "ball") return new SphereGeometry(size[0], 32, 20);
  const [x, y, z] = size;
  return new RoundedBoxGeometry(2 * x, 2 * y, 2 * z, 2, Math.min(0.02, 0.3 * Math.min(x, y, z)));
}
