// Characters on the floor that are not chosen: their bodies, balls and boxes; and the ring around the chosen one.

import { Group, Mesh, MeshBasicMaterial, RingGeometry, type Vector3 } from "three";
import { Layout, type Frame } from "../wire/frame";
import type { Scene } from "../wire/messages";
import { Body } from "./body";
import type { Palette } from "./palette";
import { Playback } from "./playback";
import { Props } from "./props";

const NEAR = 7; // others that are this near to the chosen one are kept in the picture [m]

interface Other {
  scene: Scene;
  layout: Layout;
  body: Body;
  props: Props;
  playback: Playback;
  made: string; // the character that the body was made of
}

export class Others {
  readonly group = new Group();
  private readonly ring = new Mesh(new RingGeometry(0.4, 0.43, 64), new MeshBasicMaterial({ transparent: true, opacity: 0.75, depthWrite: false }));
  private readonly there = new Map<number, Other>(); // by number

  constructor(private palette: Palette) {
    this.ring.visible = false;
    this.ring.renderOrder = 1;
    this.group.add(this.ring);
  }

  get count(): number {
    return this.there.size;
  }

  /** Shows these characters and no others. */
  set(scenes: Scene[]): void {
    const wanted = new Set(scenes.map(({ who }) => who ?? 0));
    for (const [who, other] of this.there) {
      if (wanted.has(who)) continue;
      this.drop(other);
      this.there.delete(who);
    }
    for (const scene of scenes) this.build(scene);
  }

  private build(scene: Scene): void {
    const who = scene.who ?? 0;
    const made = JSON.stringify(scene.character);
    const before = this.there.get(who);
    if (before?.scene.serial === scene.serial) return;
    const kept = before?.made === made ? before : null;
    if (before && !kept) this.drop(before);
    const body = kept?.body ?? new Body(scene.character, this.palette);
    const props = kept?.props ?? new Props(this.palette);
    if (!kept) this.group.add(body.group, props.group);
    props.build(scene.props);
    const layout = new Layout(scene);
    const playback = new Playback();
    playback.begin(layout);
    this.there.set(who, { scene, layout, body, props, playback, made });
  }

  /** Takes a frame of one of them; those of other scenes are ignored. */
  push(frame: Frame, now: number): void {
    for (const { scene, layout, playback } of this.there.values())
      if (scene.serial === frame.serial && layout.fits(frame)) playback.push(frame, now);
  }

  /** Poses all; `x`, `y`, `z`: the ground below the chosen character, for its ring. */
  pose(now: number, x: number, y: number, z: number): void {
    for (const { layout, body, props, playback } of this.there.values()) {
      const frame = playback.at(now);
      if (!frame) continue;
      body.pose(frame.data, layout.links);
      props.pose(frame.data, layout.props);
    }
    this.ring.visible = this.there.size > 0;
    this.ring.position.set(x, y, z + 0.012);
  }

  /** Writes the middle of the chosen character and those near it to `out`; returns how far they are from there [m]. */
  middle(chosen: Vector3, out: Vector3): number {
    out.copy(chosen);
    let [x0, x1, y0, y1] = [chosen.x, chosen.x, chosen.y, chosen.y];
    for (const { body } of this.there.values()) {
      const { x, y } = body.links[0].position;
      if (!body.group.visible || Math.hypot(x - chosen.x, y - chosen.y) > NEAR) continue;
      [x0, x1, y0, y1] = [Math.min(x0, x), Math.max(x1, x), Math.min(y0, y), Math.max(y1, y)];
    }
    out.set((x0 + x1) / 2, (y0 + y1) / 2, chosen.z);
    return Math.hypot(x1 - x0, y1 - y0) / 2;
  }

  /** Their bodies, by number. */
  *bodies(): Iterable<[number, Body]> {
    for (const [who, { body }] of this.there) yield [who, body];
  }

  bodyOf(who: number): Body | null {
    return this.there.get(who)?.body ?? null;
  }

  recolour(palette: Palette): void {
    this.palette = palette;
    this.ring.material.color.copy(palette.target);
    for (const { body, props } of this.there.values()) {
      body.recolour(palette);
      props.recolour(palette);
    }
  }

  private drop({ body, props }: Other): void {
    this.group.remove(body.group, props.group);
    body.dispose();
    props.build([]);
  }
}
