"""Models of bodies (MJCF, URDF) and networks (ONNX) of other people, mutated."""

from __future__ import annotations

import re
import sys
import warnings
from pathlib import Path
from random import Random

import mutate
import numpy as np
from kinds import Attempt, kind

sys.path.insert(0, str(Path(__file__).parents[1] / "characters"))
from foreign_models import mjcf, urdf

NUMBERS = ("0", "-1", "1e9", "nan", "inf", "", "180", "1e-9", "1e3", "1e-300", "9" * 400, "0 0 0")
ATTRIBUTES = ("", 'type="ball"', 'type="slide"', 'type="mesh"', 'name=""', 'mass="0"', 'axis="0 0 0"', 'quat="0 0 0 0"')
PLACES = ((r"-?\d+\.?\d*", NUMBERS), (r"-?\d+\.?\d*", NUMBERS), (r'\w+="[^"]*"', ATTRIBUTES), (r"<[^<>]*/>", ("",)))


def _of_xml(random: Random, text: str) -> bytes:
    if random.random() < 0.25:
        return mutate.of_bytes(random, text.encode())
    for _ in range(random.choice((1, 1, 2, 3))):
        pattern, choices = random.choice(PLACES)
        found = list(re.finditer(pattern, text))
        if found:
            spot = random.choice(found)
            text = text[: spot.start()] + random.choice(choices) + text[spot.end() :]
    return text.encode()


@kind
def models_of_bodies(folder: Path) -> Attempt:
    from footfall.characters.foreign import import_body

    texts = (("a.xml", mjcf()), ("b.xml", mjcf(ankle=0)), ("c.xml", mjcf(arms=False)), ("d.urdf", urdf()))

    def attempt(random: Random) -> None:
        name, text = random.choice(texts)
        (folder / name).write_bytes(_of_xml(random, text))
        with warnings.catch_warnings(action="error"):
            import_body(folder / name)

    return attempt


@kind
def networks(folder: Path) -> Attempt:
    """Refused all, where the packages for them are not installed."""
    from footfall.systems.policy.network import Network, NoPolicies, packages

    try:
        onnx, _ = packages()
    except NoPolicies as why:
        return _without(why)
    helper, random = onnx.helper, np.random.default_rng(1)
    inputs, outputs, hidden = 6, 2, 4
    arrays = {"first": random.normal(size=(inputs, hidden)), "second": random.normal(size=(hidden, outputs))}
    tensors = [onnx.numpy_helper.from_array(array.astype(np.float32), name) for name, array in arrays.items()]
    nodes = [
        helper.make_node("MatMul", ["seen", "first"], ["a"]),
        helper.make_node("Tanh", ["a"], ["b"]),
        helper.make_node("MatMul", ["b", "second"], ["action"]),
    ]
    ends = [
        helper.make_tensor_value_info(name, onnx.TensorProto.FLOAT, [1, size])
        for name, size in (("seen", inputs), ("action", outputs))
    ]
    graph = helper.make_graph(nodes, "mine", ends[:1], ends[1:], tensors)
    sets = [helper.make_opsetid("", 17)]
    content = helper.make_model(graph, opset_imports=sets, ir_version=8).SerializeToString()

    def attempt(random: Random) -> None:
        (folder / "mine.onnx").write_bytes(mutate.of_bytes(random, content))
        Network(folder / "mine.onnx", inputs, outputs)(np.ones(inputs, np.float32))

    return attempt


def _without(why: Exception) -> Attempt:
    def attempt(random: Random) -> None:
        if random.random() < 0.5:
            raise why

    return attempt
