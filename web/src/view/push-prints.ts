// Footprints of a push (thesis Figure 6.7): outlines of the soles where the feet stood when it began, and numbered ones
// where they landed afterwards.

import {
  CanvasTexture,
  Group,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  Path,
  PlaneGeometry,
  ShapeGeometry,
  SRGBColorSpace,
  Vector2,
  Vector3,
  type BufferGeometry,
} from "three";
import type { FootPrint, Side } from "../wire/messages";
import { placed, put, sole } from "./footprints";
import type { Palette } from "./palette";

const BORDER = [0.05, 0.11]; // of the outline, as a fraction of length and width
const FILLED = 0.35; // opacity inside of the outlines of landed feet
const LABEL_SIZE = 0.1; // [m]
const UPRIGHT = new Matrix4().makeRotationZ(-Math.PI / 2); // the top of a number points to the toes

export class PushPrints {
  readonly group = new Group();
  private prints: FootPrint[] = [];
  private sides: Side[] = [];
  private meshes: Mesh<BufferGeometry, MeshBasicMaterial>[] = [];
  private readonly textures = new Map<number, CanvasTexture>();
  private readonly outline = outline();
  private readonly whole = new ShapeGeometry(sole(), 10);
  private readonly square = new PlaneGeometry(LABEL_SIZE, LABEL_SIZE);

  constructor(private palette: Palette) {}

  /** How many there are, before and after the push. */
  get counts(): { before: number; after: number } {
    const before = this.prints.filter(({ number }) => number === 0).length;
    return { before, after: this.prints.length - before };
  }

  /** Shows these prints instead of the last ones; `sides` by foot. */
  show(prints: FootPrint[], sides: Side[]): void {
    if (JSON.stringify(prints) === JSON.stringify(this.prints)) return;
    this.prints = prints;
    this.sides = sides;
    this.build();
  }

  recolour(palette: Palette): void {
    this.palette = palette;
    this.textures.forEach((texture) => texture.dispose());
    this.textures.clear();
    this.build();
  }

  private build(): void {
    this.group.clear();
    this.meshes.forEach((mesh) => mesh.material.dispose());
    this.meshes = [];
    for (const print of this.prints) this.add(print);
  }

  private add({ foot, number, points, ahead }: FootPrint): void {
    const toes = new Vector3(...ahead).normalize();
    const left = new Vector3(0, 0, 1).cross(toes).normalize();
    const place = placed(
      points.map((point) => new Vector3(...point)),
      toes,
      left,
    );
    const side = this.sides[foot] ?? "";
    const colour = number ? this.palette[side === "right" ? "right" : "left"] : this.palette.label;
    if (number) put(this.mesh(this.whole, 2, { color: colour, opacity: FILLED }), place, side);
    put(this.mesh(this.outline, 3, { color: colour }), place, side);
    if (!number) return;
    const label = this.mesh(this.square, 4, { map: this.texture(number) });
    label.matrix.copy(place.turned).multiply(UPRIGHT).setPosition(place.centre);
  }

  private mesh(geometry: BufferGeometry, order: number, look: object): Mesh {
    const flat = { transparent: true, depthWrite: false, polygonOffset: true, polygonOffsetFactor: -4 };
    const mesh = new Mesh(geometry, new MeshBasicMaterial({ ...flat, ...look }));
    mesh.matrixAutoUpdate = false;
    mesh.renderOrder = order;
    this.meshes.push(mesh);
    this.group.add(mesh);
    return mesh;
  }

  private texture(number: number): CanvasTexture {
    const known = this.textures.get(number);
    if (known) return known;
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = 64;
    const context = canvas.getContext("2d")!;
    context.font = "700 46px system-ui, sans-serif";
    context.textAlign = "center";
    context.textBaseline = "middle";
    context.fillStyle = `#${this.palette.com.getHexString()}`;
    context.fillText(String(number), 32, 34, 60);
    const texture = new CanvasTexture(canvas);
    texture.colorSpace = SRGBColorSpace;
    texture.anisotropy = 4;
    this.textures.set(number, texture);
    return texture;
  }
}

/** The outline of a sole of unit size. */
function outline(): ShapeGeometry {
  const shape = sole();
  const inner = new Vector2(1 - 2 * BORDER[0], 1 - 2 * BORDER[1]);
  shape.holes.push(new Path(shape.getPoints(10).map((point) => point.multiply(inner))));
  return new ShapeGeometry(shape, 10);
}
