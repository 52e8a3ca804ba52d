// The sky: a dome around the camera, from the colour of the horizon, into which the ground fades, to that of the zenith.

import { BackSide, BufferAttribute, Color, Mesh, MeshBasicMaterial, SphereGeometry, type Camera } from "three";
import type { Palette } from "./palette";

const RADIUS = 120; // within the far plane of the camera [m]
const RISE = 0.6; // exponent of the gradient over the sine of the elevation

export class Sky {
  readonly mesh: Mesh<SphereGeometry, MeshBasicMaterial>;

  constructor(palette: Palette) {
    const material = new MeshBasicMaterial({ vertexColors: true, side: BackSide, fog: false, depthWrite: false, toneMapped: false });
    const geometry = new SphereGeometry(RADIUS, 20, 24).rotateX(Math.PI / 2); // its poles up and down
    geometry.setAttribute("color", new BufferAttribute(new Float32Array(3 * geometry.getAttribute("position").count), 3));
    this.mesh = new Mesh(geometry, material);
    this.mesh.renderOrder = -10;
    this.mesh.frustumCulled = false;
    this.recolour(palette);
  }

  recolour(palette: Palette): void {
    const place = this.mesh.geometry.getAttribute("position");
    const colours = this.mesh.geometry.getAttribute("color");
    const colour = new Color();
    for (let k = 0; k < place.count; k++) {
      const up = Math.max(0, place.getZ(k) / RADIUS);
      colour.lerpColors(palette.sky, palette.zenith, up ** RISE);
      colours.setXYZ(k, colour.r, colour.g, colour.b);
    }
    colours.needsUpdate = true;
  }

  follow(camera: Camera): void {
    this.mesh.position.copy(camera.position);
  }
}
