// A rigged character of the user, skinned on the simulated body: its bones take the rotations of the links.

import { Group, Mesh, Quaternion, TextureLoader, Vector3, type Bone, type Object3D } from "three";
import { GLTFLoader } from "three/examples/jsm/loaders/GLTFLoader.js";
import type { OwnMessage } from "../wire/messages";

interface Followed {
  bone: Object3D;
  link: string;
  rest: Quaternion; // rotation of the bone in the zero pose of the body
}

export class Own {
  readonly group = new Group(); // turns glTF's axes to z up
  readonly bones: Followed[] = []; // parents first
  private root: Object3D | null = null;
  private readonly turn = new Quaternion();
  private readonly place = new Vector3();

  private constructor(private readonly message: OwnMessage) {
    const [w, x, y, z] = message.axes;
    this.group.quaternion.set(x, y, z, w);
    this.group.visible = false; // until the first pose
  }

  /** Loads the file; images in it are loaded as elements, which the policy of the page allows. */
  static async load(message: OwnMessage, content: ArrayBuffer): Promise<Own> {
    const loader = new GLTFLoader();
    loader.register((parser) => {
      parser.textureLoader = new TextureLoader(parser.options.manager);
      return { name: "images" };
    });
    const { scene, parser } = await loader.parseAsync(content, "");
    const own = new Own(message);
    own.group.add(scene);
    const nodes = new Map<number, Object3D>();
    scene.traverse((thing) => {
      const known = parser.associations.get(thing);
      if (known?.nodes !== undefined) nodes.set(known.nodes, thing);
      if ((thing as Mesh).isMesh) {
        thing.castShadow = thing.receiveShadow = true;
        thing.frustumCulled = false; // its bounds move with the bones
      }
    });
    const wanted = new Map(message.bones.map((bone) => [nodes.get(bone.node), bone]));
    scene.traverse((thing) => {
      const bone = wanted.get(thing);
      if (!bone) return;
      const [w, x, y, z] = bone.rest;
      own.bones.push({ bone: thing as Bone, link: bone.link, rest: new Quaternion(x, y, z, w) });
      if (bone.link === "pelvis") own.root = thing;
    });
    if (!own.root) throw new Error("its bones were not found");
    return own;
  }

  /** Poses the character by the links of the body; whether the body has them. */
  pose(links: Map<string, Object3D>): boolean {
    const pelvis = links.get("pelvis");
    this.group.visible = Boolean(pelvis && links.get("left_thigh"));
    if (!this.group.visible || !pelvis || !this.root) return false;
    this.group.updateWorldMatrix(true, false);
    const [x, y, z] = this.message.root;
    this.place.set(x, y, z).applyQuaternion(pelvis.quaternion).add(pelvis.position);
    this.root.parent!.updateWorldMatrix(true, false);
    this.root.position.copy(this.root.parent!.worldToLocal(this.place));
    for (const { bone, link, rest } of this.bones) {
      const followed = links.get(link);
      if (!followed || !bone.parent) continue;
      bone.parent.getWorldQuaternion(this.turn).invert();
      bone.quaternion.copy(this.turn.multiply(followed.quaternion).multiply(rest));
      bone.updateWorldMatrix(false, false);
    }
    return true;
  }

  dispose(): void {
    this.group.traverse((thing) => {
      const mesh = thing as Mesh;
      mesh.geometry?.dispose();
      for (const material of [mesh.material].flat()) material?.dispose();
    });
  }
}
