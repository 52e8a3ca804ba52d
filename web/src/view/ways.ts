// Bands on the ground: the path that is followed or drawn, and the way of the coming steps.

import { BufferGeometry, DoubleSide, Float32BufferAttribute, Group, Mesh, MeshBasicMaterial } from "three";
import type { Point } from "../wire/messages";
import type { Palette } from "./palette";

const LIFT = 0.006; // above the ground [m]
const WIDTH = { path: 0.06, way: 0.02 }; // [m]

export class Ways {
  readonly group = new Group();
  readonly coming = new Group(); // shown or not with the coming steps
  private readonly path = band(0.6);
  private readonly way = band(0.8);
  private points: Point[] = []; // of the path

  constructor(palette: Palette) {
    this.coming.add(this.way);
    this.group.add(this.path, this.coming);
    this.recolour(palette);
  }

  /** Number of corners of the path that is drawn. */
  get corners(): number {
    return this.points.length;
  }

  showPath(points: Point[], height: (x: number) => number): void {
    this.points = points;
    lay(this.path, points, WIDTH.path, height);
  }

  showWay(points: Point[], height: (x: number) => number): void {
    lay(this.way, points, WIDTH.way, height);
  }

  recolour(palette: Palette): void {
    this.path.material.color.copy(palette.target);
    this.way.material.color.copy(palette.label);
  }
}

function band(opacity: number): Mesh<BufferGeometry, MeshBasicMaterial> {
  const material = new MeshBasicMaterial({
    transparent: true,
    opacity,
    depthWrite: false,
    side: DoubleSide,
    polygonOffset: true,
    polygonOffsetFactor: -2,
  });
  const mesh = new Mesh(new BufferGeometry(), material);
  mesh.frustumCulled = false;
  mesh.renderOrder = 1;
  mesh.visible = false;
  return mesh;
}

/** Lays a band of a width [m] along points on the ground. */
function lay(mesh: Mesh<BufferGeometry, MeshBasicMaterial>, all: Point[], width: number, height: (x: number) => number): void {
  const points = all.filter(([x, y], k) => k === 0 || Math.hypot(x - all[k - 1][0], y - all[k - 1][1]) > 1e-4);
  mesh.visible = points.length > 1;
  mesh.geometry.dispose();
  mesh.geometry = new BufferGeometry();
  if (points.length < 2) return;
  const places: number[] = [];
  const corners: number[] = [];
  points.forEach(([x, y], k) => {
    const [before, after] = [points[Math.max(0, k - 1)], points[Math.min(points.length - 1, k + 1)]];
    const ahead = Math.atan2(after[1] - before[1], after[0] - before[0]);
    const [aside, along] = [(-Math.sin(ahead) * width) / 2, (Math.cos(ahead) * width) / 2];
    const z = height(x) + LIFT;
    places.push(x + aside, y + along, z, x - aside, y - along, z);
    if (k > 0) corners.push(2 * k - 2, 2 * k - 1, 2 * k, 2 * k, 2 * k - 1, 2 * k + 1);
  });
  mesh.geometry.setAttribute("position", new Float32BufferAttribute(places, 3));
  mesh.geometry.setIndex(corners);
}
