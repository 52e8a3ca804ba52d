"""Reading of other people's model files (MJCF, URDF) as data.

The file is rewritten before MuJoCo sees it: only the elements and attributes that describe a body are kept, so that
plugins, textures and whatever else a file may ask for is never looked at. Files that it names (`include`, meshes) must
be in the model's own folder. All sizes are limited before any work is done.
"""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from dataclasses import dataclass, field
from pathlib import Path
from xml.parsers import expat

from ...errors import BadFile
from ...strict import read_bytes

MAX_XML_BYTES = 4 << 20  # of one file
MAX_ELEMENTS, MAX_DEPTH, MAX_NAME = 20_000, 100, 200
MAX_INCLUDES = 64
MAX_MESHES, MAX_MESH_BYTES = 256, 48 << 20  # of all together
MESHES = (".stl", ".obj", ".msh")  # what MuJoCo reads
BODY_PARTS = ("body", "joint", "freejoint", "geom", "inertial", "frame")
DEFAULTS = ("default", "geom", "joint", "mesh", "motor", "position", "velocity", "general")
ACTUATORS = ("motor", "position", "velocity", "general", "intvelocity", "damper")
REFUSED = ("plugin", "extension", "composite", "flexcomp", "attach", "replicate", "model", "deformable")
DROPPED = ("material", "hfield", "fitscale", "fluidshape", "fluidcoef", "user", "group", "rgba", "maxhullvert")
WORLDS = ("world", "map", "odom", "ground")  # names of a URDF root that stands for the world


@dataclass
class ModelFile:
    """A model file made safe to compile.

    Attributes:
        path: The file.
        urdf: Whether it is a URDF file; MJCF otherwise.
        text: The rewritten XML.
        assets: Content of the mesh files by the name under which `text` refers to them.
        mimics: Names of joints that a URDF file couples to another joint.
        ignored: Names of kinds of elements that were left out.
    """

    path: Path
    urdf: bool
    text: str
    assets: dict[str, bytes]
    mimics: tuple[str, ...]
    ignored: tuple[str, ...]


def load(path: Path, folder: Path | None = None) -> ModelFile:
    """Read a model file.

    Args:
        path: An MJCF or URDF file.
        folder: The folder that holds the model and all files that it names. By default the file's own folder, or, of a
            URDF file that names `package://NAME/…`, the one above it, if that is called NAME or a part of the path.

    Returns:
        The model, rewritten with its bodies, joints, geoms and actuators only.

    Raises:
        BadFile: The file is too large, no model, asks for what is refused, or names a file outside of the folder.
    """
    given, folder = folder, (folder or path.parent).resolve()
    if not path.resolve().is_relative_to(folder):
        raise BadFile(path, "", f"is not in the folder {folder}, which was given as the model's own")
    reader = _Reader(path, folder)
    root = reader.parse(path)
    if root.tag == "robot":
        if given is None and folder.parent.name in _packages(root):
            reader.folder = folder.parent
        return reader.urdf(root)
    if root.tag == "mujoco":
        return reader.mjcf(root)
    raise BadFile(path, "", f"is not a model: its first element is <{root.tag[:40]}>; expected <mujoco> or <robot>")


def _packages(root: ElementTree.Element) -> set[str]:
    """The names of folders in the `package://…` addresses of a URDF file."""
    names = (mesh.get("filename", "") for mesh in root.iter("mesh"))
    return {part for name in names if name.startswith("package://") for part in Path(name[10:]).parts[:-1]}


@dataclass
class _Reader:
    """One model file, and what was read of others for it."""

    path: Path
    folder: Path
    elements: int = 0
    includes: int = 0
    bytes: int = 0
    assets: dict[str, bytes] = field(default_factory=dict)
    known: dict[Path, str] = field(default_factory=dict)  # mesh files by their names in `assets`
    ignored: dict[str, None] = field(default_factory=dict)

    def parse(self, path: Path) -> ElementTree.Element:
        """One file as a tree of elements: no document types, no entities, limited depth, names and number."""
        content = read_bytes(path, MAX_XML_BYTES)
        depth = 0
        builder = ElementTree.TreeBuilder()
        parser = expat.ParserCreate()

        def refuse(*_: object) -> None:
            raise BadFile(path, "", "declares a document type or entities; expected plain XML")

        def start(tag: str, attributes: dict[str, str]) -> None:
            nonlocal depth
            depth += 1
            self.elements += 1
            if depth > MAX_DEPTH:
                raise BadFile(path, "", f"is nested deeper than {MAX_DEPTH} elements")
            if self.elements > MAX_ELEMENTS:
                raise BadFile(path, "", f"has more than {MAX_ELEMENTS} elements")
            name = attributes.get("name", "")
            if len(name) > MAX_NAME:
                raise BadFile(path, "", f"has a name of {len(name)} letters, {name[:20]}…; at most {MAX_NAME}")
            builder.start(tag, attributes)

        def end(tag: str) -> None:
            nonlocal depth
            depth -= 1
            builder.end(tag)

        parser.StartDoctypeDeclHandler = parser.EntityDeclHandler = refuse
        parser.StartElementHandler, parser.EndElementHandler = start, end
        try:
            parser.Parse(content, True)
            return builder.close()
        except (expat.ExpatError, ValueError, LookupError) as error:
            raise BadFile(path, "", f"is not valid XML: {error}") from None

    # files that a model names

    def beside(self, name: str, base: Path, what: str) -> Path:
        """A file that the model names, if it is in the model's folder."""
        try:
            found = (base / name).resolve()
        except (OSError, ValueError):
            raise BadFile(self.path, what, f"{name[:80]!r} is no file name") from None
        if not found.is_relative_to(self.folder):
            raise BadFile(
                self.path,
                what,
                f"{name[:80]!r} is outside of the model's folder; --folder DIR names the folder that holds the model "
                "and all of its files",
            )
        return found

    def mesh(self, path: Path, shown: str) -> str:
        """Read a mesh file; the name under which it is handed to MuJoCo."""
        if path in self.known:
            return self.known[path]
        if path.suffix.lower() not in MESHES:
            raise BadFile(self.path, "mesh", f"{shown[:80]!r} cannot be read; expected one of {', '.join(MESHES)}")
        if len(self.known) >= MAX_MESHES:
            raise BadFile(self.path, "mesh", f"names more than {MAX_MESHES} mesh files")
        if not path.is_file():
            raise BadFile(self.path, "mesh", f"there is no file {shown[:80]!r} in the model's folder")
        content = read_bytes(path, MAX_MESH_BYTES)
        self.bytes += len(content)
        if self.bytes > MAX_MESH_BYTES:
            raise BadFile(self.path, "mesh", f"its meshes have more than {MAX_MESH_BYTES >> 20} MiB together")
        self.known[path] = name = f"mesh{len(self.known)}{path.suffix.lower()}"
        self.assets[name] = content
        return name

    # MJCF

    def mjcf(self, root: ElementTree.Element) -> ModelFile:
        self.expand(root, 0)
        folders = {"meshdir": "", "assetdir": ""}
        out = ElementTree.Element("mujoco")
        for part in root:
            if part.tag in REFUSED:
                raise BadFile(self.path, part.tag, "is not read: expected a model without plugins and generators")
            if part.tag == "compiler":
                folders |= {key: part.attrib[key] for key in folders if key in part.attrib}
                kept = {k: v for k, v in part.attrib.items() if not k.endswith("dir") and k != "strippath"}
                out.append(ElementTree.Element("compiler", kept | {"discardvisual": "false", "fusestatic": "false"}))
            elif part.tag == "default":
                out.append(self.kept(part, DEFAULTS))
            elif part.tag == "worldbody":
                out.append(self.kept(part, BODY_PARTS))
            elif part.tag == "actuator":
                out.append(self.actuators(part))
            elif part.tag == "asset":
                out.append(self.meshes(part, folders["meshdir"] or folders["assetdir"]))
            elif part.tag not in ("option", "size", "statistic", "visual", "custom"):
                self.ignored[part.tag] = None
        text = ElementTree.tostring(out, encoding="unicode")
        return ModelFile(self.path, False, text, self.assets, (), tuple(self.ignored))

    def expand(self, element: ElementTree.Element, depth: int) -> None:
        """Replace every `include` by the content of its file."""
        if depth > MAX_DEPTH:
            raise BadFile(self.path, "include", f"is nested deeper than {MAX_DEPTH} elements")
        for at in range(len(element) - 1, -1, -1):
            child = element[at]
            if child.tag == "include":
                self.includes += 1
                if self.includes > MAX_INCLUDES:
                    raise BadFile(self.path, "include", f"includes more than {MAX_INCLUDES} files")
                file = self.beside(child.get("file", ""), self.path.parent, "include")
                included = self.parse(file)
                self.expand(included, depth + 1)
                element[at : at + 1] = list(included)
            else:
                self.expand(child, depth + 1)

    def kept(self, element: ElementTree.Element, tags: tuple[str, ...]) -> ElementTree.Element:
        """A copy with the known kinds of elements only."""
        attributes = {k: v for k, v in element.attrib.items() if k not in DROPPED}
        out = ElementTree.Element(element.tag, attributes)
        for child in element:
            if child.tag in REFUSED:
                raise BadFile(self.path, child.tag, "is not read: expected a model without plugins and generators")
            if child.tag in tags:
                out.append(self.kept(child, tags))
        return out

    def actuators(self, element: ElementTree.Element) -> ElementTree.Element:
        """The actuators of joints; those of tendons and sites are left out."""
        out = ElementTree.Element("actuator")
        for child in element:
            if child.tag in ACTUATORS and "joint" in child.attrib:
                out.append(ElementTree.Element(child.tag, dict(child.attrib)))
            else:
                self.ignored[f"actuator of a {'tendon' if 'tendon' in child.attrib else child.tag}"] = None
        return out

    def meshes(self, element: ElementTree.Element, folder: str) -> ElementTree.Element:
        """The meshes, each with the name of its content in `assets`."""
        out = ElementTree.Element("asset")
        base = self.beside(folder, self.path.parent, "meshdir") if folder else self.path.parent
        for child in element:
            if child.tag == "mesh" and child.find("plugin") is None:
                attributes = {k: v for k, v in child.attrib.items() if k not in DROPPED}
                if "file" in attributes:
                    shown = attributes["file"]
                    attributes.setdefault("name", Path(shown).stem)
                    attributes["file"] = self.mesh(self.beside(shown, base, "mesh"), shown)
                out.append(ElementTree.Element("mesh", attributes))
            elif child.tag in REFUSED or child.tag == "mesh":
                raise BadFile(self.path, child.tag, "is not read: expected a model without plugins and generators")
        return out

    # URDF

    def urdf(self, root: ElementTree.Element) -> ModelFile:
        out = ElementTree.Element("robot", {"name": "model"})
        compiler = {"fusestatic": "false", "discardvisual": "false", "balanceinertia": "true"}
        ElementTree.SubElement(ElementTree.SubElement(out, "mujoco"), "compiler", compiler)
        mimics = []
        self.check_base(root)
        for part in root:
            if part.tag == "link":
                out.append(self.link(part))
            elif part.tag == "joint":
                if part.find("mimic") is not None:
                    mimics.append(part.get("name", ""))
                kept = ("origin", "parent", "child", "axis", "limit")
                joint = ElementTree.SubElement(out, "joint", dict(part.attrib))
                joint.extend(child for child in part if child.tag in kept)
            elif part.tag not in ("material", "gazebo", "transmission"):
                self.ignored[part.tag] = None
        text = ElementTree.tostring(out, encoding="unicode")
        return ModelFile(self.path, True, text, self.assets, tuple(mimics), tuple(self.ignored))

    def check_base(self, root: ElementTree.Element) -> None:
        """Refuse a robot that stands on a link for the world: it is bolted to it."""
        children = {child.get("link") for joint in root.iter("joint") for child in joint.iter("child")}
        for link in root.iter("link"):
            name = link.get("name", "")
            if name not in children and name.lower() in WORLDS and link.find("inertial") is None:
                raise BadFile(self.path, "", f"its root {name!r} is fixed to the world; expected a link of its own")

    def link(self, element: ElementTree.Element) -> ElementTree.Element:
        """A link with its inertia and its collision shapes, or its visual ones if it has no others."""
        shapes = "collision" if element.find("collision") is not None else "visual"
        out = ElementTree.Element("link", {"name": element.get("name", "")})
        for child in element:
            if child.tag == "inertial":
                out.append(child)
            elif child.tag == shapes:
                copy = ElementTree.SubElement(out, "collision")
                copy.extend(part for part in child if part.tag in ("origin", "geometry"))
                for mesh in copy.iter("mesh"):
                    shown = mesh.get("filename", "")
                    mesh.set("filename", self.mesh(self.packaged(shown), shown))
        return out

    def packaged(self, name: str) -> Path:
        """A mesh of a URDF file: beside it, or, for `package://…`, under the model's folder."""
        plain = name.removeprefix("file://")
        if not plain.startswith("package://"):
            return self.beside(plain, self.path.parent, "mesh")
        parts = Path(plain.removeprefix("package://")).parts
        for first in range(len(parts)):
            found = self.beside(str(Path(*parts[first:])), self.folder, "mesh")
            if found.is_file():
                return found
        raise BadFile(
            self.path,
            "mesh",
            f"there is no file {name[:80]!r} under {self.folder}; --folder DIR names the folder that holds the model "
            "and all of its files",
        )
