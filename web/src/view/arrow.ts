// An arrow with a head of constant size and a shaft that grows.

import { ConeGeometry, CylinderGeometry, Group, Mesh, MeshBasicMaterial, Vector3, type Color } from "three";

const UP = new Vector3(0, 1, 0);
const SHAFT = new CylinderGeometry(1, 1, 1, 16).translate(0, 0.5, 0);
const HEAD = new ConeGeometry(1, 1, 20).translate(0, -0.5, 0);
const unit = new Vector3();

export class Arrow extends Group {
  private readonly material = new MeshBasicMaterial({ transparent: true, toneMapped: false });
  private readonly shaft = new Mesh(SHAFT, this.material);
  private readonly head = new Mesh(HEAD, this.material);

  length = 0; // as drawn last [m]

  constructor(private readonly thickness = 0.014) {
    super();
    this.add(this.shaft, this.head);
    this.visible = false;
    this.renderOrder = 3;
  }

  recolour(colour: Color): void {
    this.material.color.copy(colour);
  }

  set opacity(value: number) {
    this.material.opacity = value;
  }

  /** Draws the arrow from `tail` in a direction; hidden when it is too short [m]. */
  point(tail: Vector3, direction: Vector3, length: number): void {
    this.visible = length > 0.01;
    this.length = length;
    if (!this.visible) return;
    const head = Math.min(0.5 * length, 9 * this.thickness);
    const thick = Math.min(this.thickness, 0.25 * head);
    this.position.copy(tail);
    this.quaternion.setFromUnitVectors(UP, unit.copy(direction).normalize());
    this.shaft.scale.set(thick, length - 0.9 * head, thick);
    this.head.scale.set(0.42 * head, head, 0.42 * head);
    this.head.position.y = length;
  }
}
