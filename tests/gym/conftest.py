"""Networks of these tests. Where Gymnasium is not installed, `test_installed.py` alone is collected, and says so."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import numpy as np
import pytest

import availability

if importlib.util.find_spec("gymnasium") is None:
    collect_ignore = [path.name for path in Path(__file__).parent.glob("test_*.py") if path.stem != "test_installed"]


@pytest.fixture
def onnx():
    """The package onnx, where policies can be played."""
    if any(importlib.util.find_spec(name) is None for name in ("onnx", "onnxruntime")):
        availability.missing("gym", "onnx or onnxruntime is not installed; pip install footfall[policy]")
    import onnx

    return onnx


class Linear:
    """A network with one hidden layer, in NumPy and as an ONNX file."""

    def __init__(self, inputs: int, outputs: int, hidden: int = 16, size: float = 0.3, seed: int = 0):
        random = np.random.default_rng(seed)
        self.first = (random.normal(size=(inputs, hidden)) / np.sqrt(inputs)).astype(np.float32)
        self.second = (size * random.normal(size=(hidden, outputs)) / np.sqrt(hidden)).astype(np.float32)

    def __call__(self, seen: np.ndarray) -> np.ndarray:
        return np.tanh(seen @ self.first) @ self.second

    def save(self, onnx, path: Path, **changes) -> Path:
        """Write it; `changes` are other nodes, constants or operator sets."""
        helper, tensor = onnx.helper, onnx.numpy_helper.from_array
        inputs, outputs = len(self.first), self.second.shape[1]
        nodes = [
            helper.make_node("MatMul", ["seen", "first"], ["hidden"]),
            helper.make_node("Tanh", ["hidden"], ["bent"]),
            helper.make_node("MatMul", ["bent", "second"], ["action"]),
        ]
        constants = [tensor(self.first, "first"), tensor(self.second, "second")]
        ends = [
            helper.make_tensor_value_info(name, onnx.TensorProto.FLOAT, ["batch", size])
            for name, size in (("seen", inputs), ("action", outputs))
        ]
        graph = helper.make_graph(
            changes.get("nodes", nodes), "policy", ends[:1], ends[1:], changes.get("constants", constants)
        )
        sets = changes.get("sets", [helper.make_opsetid("", 17)])
        path.write_bytes(helper.make_model(graph, opset_imports=sets, ir_version=8).SerializeToString())
        return path


@pytest.fixture
def linear():
    return Linear
