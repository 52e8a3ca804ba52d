// window.footfall: access to the page for browser tests and the console.

import type { View } from "../view/view";
import { describe } from "../wire/frame";
import type { Studio } from "./studio";

export function hook(studio: Studio, view: View, fps: () => number): void {
  const footfall = {
    get frames() {
      return studio.frames;
    },
    get time() {
      return studio.frame?.time ?? 0;
    },
    get fps() {
      return fps();
    },
    get last() {
      return studio.frame && describe(studio.frame);
    },
    get camera() {
      const { cameras } = view;
      return { mode: cameras.mode, position: cameras.camera.position.toArray(), target: cameras.target.toArray() };
    },
    state: () => ({
      connected: studio.connected,
      holds: studio.holds,
      holder: studio.holder,
      client: studio.hello?.client ?? null,
      skill: studio.skill,
      graph: studio.graph,
      envelope: studio.envelope,
      pushes: studio.pushes,
      prints: view.pushPrints.counts,
      coming: view.comingPrints.counts.after,
      path: view.ways.corners,
      fall: studio.fall,
      clip: studio.clip,
      jobs: [...studio.jobs.values()],
      paused: studio.paused,
      fallen: studio.fallen,
      steerable: studio.steerable,
      tab: studio.tab,
      theme: document.documentElement.dataset.theme,
      dark: document.documentElement.dataset.dark === "yes",
    }),
    scene: () => studio.scene,
    cast: () => studio.cast,
    others: () => view.others.count,
    screenOf: (who: number, link: string) => view.onPage(link, who),
    send: (message: Record<string, unknown>) => studio.send(String(message.do), message),
    pixels: () => view.pixels(),
    triangles: () => ({ body: view.body?.triangles ?? 0, picture: view.triangles }),
    ownBones: () => view.ownBones,
    longestForce: () => view.longestForce,
    groundAt: (x: number, y: number) => view.ground.covers(x, y),
    image: () => view.image(),
    settle: () => view.cameras.settle(),
    screen: (link: string) => view.onPage(link),
  };
  Object.assign(window, { footfall });
}
