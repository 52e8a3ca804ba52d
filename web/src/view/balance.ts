// Centre of mass and its projection on the ground, centre of pressure, support polygon, walking target.

import {
  BufferGeometry,
  DoubleSide,
  DynamicDrawUsage,
  Float32BufferAttribute,
  Group,
  Line,
  LineBasicMaterial,
  LineLoop,
  Mesh,
  MeshBasicMaterial,
  RingGeometry,
  CircleGeometry,
  SphereGeometry,
} from "three";
import { AT, type Frame } from "../wire/frame";
import { hull, type Feet } from "./feet";
import type { Palette } from "./palette";

const CORNERS = 32; // at most, of the support polygon
const LIFT = 0.008; // above the ground, so that marks do not flicker in it [m]

export class Balance {
  readonly group = new Group();
  showMass = true;
  showPressure = true;
  showPolygon = true;
  private readonly flat = { transparent: true, depthWrite: false, side: DoubleSide } as const;
  private readonly massColour = new MeshBasicMaterial({ transparent: true, opacity: 0.95, depthTest: false });
  private readonly spotColour = new MeshBasicMaterial({ ...this.flat, opacity: 0.95 });
  private readonly dropColour = new LineBasicMaterial({ transparent: true, opacity: 0.55 });
  private readonly pressureColour = new MeshBasicMaterial({ ...this.flat, depthTest: false }); // visible through the foot
  private readonly areaColour = new MeshBasicMaterial({ ...this.flat, opacity: 0.28 });
  private readonly edgeColour = new LineBasicMaterial({ transparent: true, opacity: 0.9 });
  private readonly targetColour = new MeshBasicMaterial({ ...this.flat, opacity: 0.9 });
  private readonly mass = new Mesh(new SphereGeometry(0.035, 20, 14), this.massColour);
  private readonly spot = new Mesh(new RingGeometry(0.03, 0.045, 32), this.spotColour);
  private readonly drop = new Line(line(2), this.dropColour);
  private readonly pressure = new Mesh(new CircleGeometry(0.032, 4), this.pressureColour);
  private readonly area = new Mesh(line(CORNERS), this.areaColour);
  private readonly edge = new LineLoop(line(CORNERS), this.edgeColour);
  private readonly target = new Mesh(new RingGeometry(0.16, 0.22, 48), this.targetColour);

  constructor(palette: Palette) {
    const fan: number[] = [];
    for (let k = 1; k < CORNERS - 1; k++) fan.push(0, k, k + 1);
    this.area.geometry.setIndex(fan);
    this.group.add(this.area, this.edge, this.drop, this.spot, this.pressure, this.target, this.mass);
    this.group.children.forEach((child, k) => {
      child.frustumCulled = false;
      child.renderOrder = 2 + k;
      child.visible = false;
    });
    this.recolour(palette);
  }

  recolour(palette: Palette): void {
    this.massColour.color.copy(palette.com);
    this.spotColour.color.copy(palette.com);
    this.dropColour.color.copy(palette.com);
    this.pressureColour.color.copy(palette.cop);
    this.areaColour.color.copy(palette.polygon);
    this.edgeColour.color.copy(palette.polygon);
    this.targetColour.color.copy(palette.target);
  }

  draw(frame: Frame, feet: Feet, heightAt: (x: number) => number): void {
    const { data } = frame;
    const [x, y, z] = [data[AT.com], data[AT.com + 1], data[AT.com + 2]];
    const below = heightAt(x) + LIFT;
    this.mass.visible = this.spot.visible = this.drop.visible = this.showMass && Number.isFinite(x);
    this.mass.position.set(x, y, z);
    this.spot.position.set(x, y, below);
    write(this.drop.geometry, [[x, y, z], [x, y, below]]);
    const [px, py] = [data[AT.cop], data[AT.cop + 1]];
    this.pressure.visible = this.showPressure && Number.isFinite(px) && Number.isFinite(py);
    if (this.pressure.visible) this.pressure.position.set(px, py, heightAt(px) + LIFT + 0.004);
    const [tx, ty] = [data[AT.target], data[AT.target + 1]];
    this.target.visible = Number.isFinite(tx) && Number.isFinite(ty);
    if (this.target.visible) this.target.position.set(tx, ty, heightAt(tx) + LIFT);
    this.drawPolygon(data, feet);
  }

  private drawPolygon(data: Float32Array, feet: Feet): void {
    this.area.visible = this.edge.visible = false;
    if (!this.showPolygon) return;
    const spots: number[][] = [];
    for (const foot of feet.feet)
      for (const contact of foot.contacts) if (feet.touches(data, contact)) spots.push(feet.place(data, contact, []));
    const corners = hull(spots).slice(0, CORNERS);
    if (corners.length < 2) return;
    corners.forEach((corner) => (corner[2] += LIFT));
    write(this.area.geometry, corners);
    write(this.edge.geometry, corners);
    this.area.geometry.setDrawRange(0, 3 * (corners.length - 2));
    this.edge.geometry.setDrawRange(0, corners.length);
    this.edge.visible = true;
    this.area.visible = corners.length > 2;
  }
}

function line(points: number): BufferGeometry {
  const geometry = new BufferGeometry();
  const place = new Float32BufferAttribute(new Float32Array(3 * points), 3);
  place.setUsage(DynamicDrawUsage);
  geometry.setAttribute("position", place);
  return geometry;
}

function write(geometry: BufferGeometry, points: number[][]): void {
  const place = geometry.getAttribute("position");
  points.forEach((point, k) => place.setXYZ(k, point[0], point[1], point[2]));
  place.needsUpdate = true;
}
