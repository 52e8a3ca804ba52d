// The ground: a height profile along x, the same for all y, or with beams along x; a line for every metre.

import {
  BoxGeometry,
  BufferGeometry,
  CanvasTexture,
  DoubleSide,
  Float32BufferAttribute,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  PlaneGeometry,
  SRGBColorSpace,
  type Color,
} from "three";
import type { Beam, Ground as Profile } from "../wire/messages";
import type { Palette } from "./palette";

const REACH = 200; // from the character to the ends of the drawn ground, beyond the fog [m]
const RECENTRE = 60; // the ground is drawn again when the character is this far from its middle [m]
const PLANAR_HALF_WIDTH = 1.1; // for planar characters, so that the cross-section is visible [m]
const SECTION_DEPTH = 0.7; // of the cross-section [m]
const LABEL_SPACING = 5; // [m]
const LABELS = 9;

type Quad = (a: number[], b: number[], c: number[], d: number[]) => void;

/** Height at x; at a riser the upper side. */
export function heightAt(points: [number, number][], x: number): number {
  if (!points.length) return 0;
  if (x <= points[0][0]) return points[0][1];
  for (let k = 1; k < points.length; k++) {
    const [x0, z0] = points[k - 1];
    const [x1, z1] = points[k];
    if (x < x1) return z0 + ((x - x0) / (x1 - x0)) * (z1 - z0);
    if (x === x1 && (k + 1 >= points.length || points[k + 1][0] > x)) return z1;
  }
  return points[points.length - 1][1];
}

/** The part of a profile between two places, with level ground beyond its ends. */
export function reaching(points: [number, number][], low: number, high: number): [number, number][] {
  const inside = points.filter(([x]) => x > low && x < high);
  return [[low, heightAt(points, low)], ...inside, [high, heightAt(points, high)]];
}

export class Ground {
  readonly group = new Group();
  readonly mesh: Mesh;
  private readonly material = new MeshLambertMaterial({ side: DoubleSide });
  private readonly wood = new MeshLambertMaterial(); // of beams
  private readonly colours: { grid: { value: Color }; riser: { value: Color } };
  private readonly labels: Mesh<PlaneGeometry, MeshBasicMaterial>[] = [];
  private textures = new Map<number, CanvasTexture>();
  private points: [number, number][] = [];
  private labelColour = "#888888";
  private middle = NaN; // label at the centre, in label spacings
  private side = -1.5; // y of the labels, to the right of the path [m]
  private planar = false;
  private beam: Beam | null = null;
  private beams = [0]; // y of their middles: each character on the floor has its own [m]
  private centre = { x: 0, y: 0 }; // of the drawn ground [m]

  constructor(palette: Palette) {
    this.colours = { grid: { value: palette.grid.clone() }, riser: { value: palette.riser.clone() } };
    this.material.onBeforeCompile = (shader) => {
      shader.uniforms.gridColour = this.colours.grid;
      shader.uniforms.riserColour = this.colours.riser;
      shader.vertexShader = shader.vertexShader
        .replace("#include <common>", "#include <common>\nvarying vec2 vPlace;\nvarying float vUp;")
        .replace("#include <begin_vertex>", "#include <begin_vertex>\nvPlace = position.xy;\nvUp = abs(normal.z);");
      shader.fragmentShader = shader.fragmentShader
        .replace("#include <common>", `#include <common>\n${GRID}`)
        .replace("#include <color_fragment>", "#include <color_fragment>\ndiffuseColor.rgb = withGrid(diffuseColor.rgb);");
    };
    this.mesh = new Mesh(new BufferGeometry(), this.material);
    this.mesh.receiveShadow = true;
    this.mesh.frustumCulled = false;
    this.group.add(this.mesh);
    for (let k = 0; k < LABELS; k++) {
      const label = new Mesh(
        new PlaneGeometry(1.6, 0.4),
        new MeshBasicMaterial({ transparent: true, depthWrite: false, polygonOffset: true, polygonOffsetFactor: -2 }),
      );
      label.renderOrder = 1;
      this.labels.push(label);
      this.group.add(label);
    }
    this.recolour(palette);
  }

  set showLabels(on: boolean) {
    this.labels.forEach((label) => (label.visible = on));
  }

  recolour(palette: Palette): void {
    this.material.color.copy(palette.ground);
    this.wood.color.copy(palette.box);
    this.colours.grid.value.copy(palette.grid);
    this.colours.riser.value.copy(palette.riser);
    this.labelColour = `#${palette.label.getHexString()}`;
    this.textures.forEach((texture) => texture.dispose());
    this.textures.clear();
    this.middle = NaN;
  }

  /** `beams`: y of the middles of beams, where the profile has one [m]. */
  build(profile: Profile, planar: boolean, beams: number[] = [0]): void {
    this.points = profile.points;
    this.beam = profile.beam ?? null;
    this.beams = beams;
    this.planar = planar;
    this.side = planar ? -0.75 : -1.5;
    this.middle = NaN;
    this.draw();
  }

  /** Draws the part of the ground around the character; beyond the ends of its profile it goes on level. */
  private draw(): void {
    const { planar, centre } = this;
    const half = planar ? PLANAR_HALF_WIDTH : REACH;
    const [right, left] = planar ? [-half, half] : [centre.y - half, centre.y + half];
    const points = reaching(this.points, centre.x - REACH, centre.x + REACH);
    const place: number[] = [];
    for (const block of [...this.mesh.children] as Mesh[]) {
      this.mesh.remove(block);
      block.geometry.dispose();
    }
    const quad: Quad = (a, b, c, d) => place.push(...a, ...b, ...c, ...a, ...c, ...d);
    if (this.beam) this.drawBeams(this.beam, centre.x - REACH, centre.x + REACH, right, left, quad);
    for (let k = 1; k < points.length && !this.beam; k++) {
      const [x0, z0] = points[k - 1];
      const [x1, z1] = points[k];
      quad([x0, right, z0], [x1, right, z1], [x1, left, z1], [x0, left, z0]);
      if (planar && x1 > x0)
        for (const y of [-half, half]) quad([x0, y, z0 - SECTION_DEPTH], [x1, y, z1 - SECTION_DEPTH], [x1, y, z1], [x0, y, z0]);
    }
    const geometry = new BufferGeometry();
    geometry.setAttribute("position", new Float32BufferAttribute(place, 3));
    geometry.computeVertexNormals();
    this.mesh.geometry.dispose();
    this.mesh.geometry = geometry;
  }

  /** Two platforms, the ground between them, and the beams over it. */
  private drawBeams({ width, height, start, length }: Beam, low: number, high: number, right: number, left: number, quad: Quad): void {
    const end = start + length;
    const top = (x0: number, x1: number, y0: number, y1: number, z: number) =>
      x1 > x0 && quad([x0, y0, z], [x1, y0, z], [x1, y1, z], [x0, y1, z]);
    top(low, Math.min(start, high), right, left, 0);
    top(Math.max(end, low), high, right, left, 0);
    const [x0, x1] = [Math.max(start, low), Math.min(end, high)];
    if (x1 <= x0) return;
    top(x0, x1, right, left, -height);
    for (const x of [start, end]) quad([x, right, -height], [x, left, -height], [x, left, 0], [x, right, 0]);
    for (const middle of this.beams) {
      const block = new Mesh(new BoxGeometry(x1 - x0, width, height), this.wood);
      block.position.set((x0 + x1) / 2, middle, -height / 2);
      block.receiveShadow = block.castShadow = true;
      this.mesh.add(block);
    }
  }

  /** Height at a place; without y, in the middle of a beam. */
  height(x: number, y?: number): number {
    const { beam } = this;
    if (beam && y !== undefined && x > beam.start && x < beam.start + beam.length)
      return this.beams.some((middle) => Math.abs(y - middle) <= beam.width / 2) ? 0 : -beam.height;
    return heightAt(this.points, x);
  }

  /** Whether the ground is drawn at a place. */
  covers(x: number, y: number): boolean {
    return Math.abs(x - this.centre.x) < REACH && Math.abs(y - this.centre.y) < REACH;
  }

  /** Moves the labels to the look-at point of the camera, and the drawn ground when it has come far. */
  follow(x: number, y: number): void {
    if (Math.max(Math.abs(x - this.centre.x), Math.abs(y - this.centre.y)) > RECENTRE) {
      this.centre = { x, y };
      this.draw();
    }
    const middle = Math.round(x / LABEL_SPACING);
    if (middle === this.middle || !this.labels[0].visible) return;
    this.middle = middle;
    this.labels.forEach((label, k) => {
      const at = (middle + k - (LABELS - 1) / 2) * LABEL_SPACING;
      const rise = Math.atan2(this.height(at + 0.3) - this.height(at - 0.3), 0.6);
      label.position.set(at + 0.05, this.side, this.height(at + 0.5, this.side) + 0.004);
      label.rotation.set(0, Math.abs(rise) < 0.6 ? -rise : 0, 0);
      label.material.needsUpdate = label.material.map === null; // the first texture changes the shader
      label.material.map = this.texture(at);
    });
  }

  private texture(metres: number): CanvasTexture {
    const known = this.textures.get(metres);
    if (known) return known;
    const canvas = document.createElement("canvas");
    canvas.width = 256;
    canvas.height = 64;
    const context = canvas.getContext("2d")!;
    context.font = "500 34px system-ui, sans-serif";
    context.textAlign = "left";
    context.textBaseline = "middle";
    context.fillStyle = this.labelColour;
    context.fillText(`${metres} m`, 130, 34, 124);
    const texture = new CanvasTexture(canvas);
    texture.colorSpace = SRGBColorSpace;
    texture.anisotropy = 4;
    if (this.textures.size > 64) {
      this.textures.forEach((old) => old.dispose());
      this.textures.clear();
    }
    this.textures.set(metres, texture);
    return texture;
  }
}

// Lines one pixel wide at every metre and stronger ones at every five; they fade out in the distance.
const GRID = `
varying vec2 vPlace;
varying float vUp;
uniform vec3 gridColour;
uniform vec3 riserColour;
float lines(float every, float width, vec2 pixel) {
  vec2 off = abs(fract(vPlace / every - 0.5) - 0.5) * every / pixel;
  return 1.0 - min(min(off.x, off.y) / width, 1.0);
}
vec3 withGrid(vec3 base) {
  vec2 pixel = max(fwidth(vPlace), vec2(1e-5));
  if (vUp < 0.2) return riserColour;
  float apart = max(pixel.x, pixel.y);
  float fine = 0.55 * lines(1.0, 1.1, pixel) * (1.0 - smoothstep(0.08, 0.3, apart));
  float coarse = lines(5.0, 1.5, pixel) * (1.0 - smoothstep(0.4, 1.5, apart));
  return mix(base, gridColour, max(fine, coarse));
}`;
