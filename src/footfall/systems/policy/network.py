"""Networks from untrusted ONNX files: checked before anything runs, then run on the CPU by ONNX Runtime.

A network is one graph of known operators on float tensors: no code, no control flow, no functions of its own, no data
in other files. The shape of every tensor must follow from that of the observation; each has a limited size. ONNX
Runtime gets the checked bytes, never a path.
"""

from __future__ import annotations

import math
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np

from ...errors import BadFile, FootfallError
from ...strict import read_bytes

MAX_BYTES = 64 << 20
MAX_NODES = 2000
MAX_NUMBERS = 16 << 20  # of all constants together
MAX_TENSOR = 1 << 20  # of one intermediate tensor
MAX_RANK = 4
MIN_OPSET, MAX_OPSET = 7, 30
_ALLOWED = """
Abs Add BatchNormalization Cast Ceil Clip Concat Constant Cos Div Dropout Elu Erf Exp Flatten Floor Gather Gelu Gemm
HardSigmoid HardSwish Identity LayerNormalization LeakyRelu Log LogSoftmax MatMul Max Min Mish Mul Neg PRelu Pow
Reciprocal ReduceMean ReduceSum Relu Reshape Selu Shape Sigmoid Sign Sin Slice Softmax Softplus Softsign Split Sqrt
Squeeze Sub Sum Swish Tanh Transpose Unsqueeze Where
"""
OPERATORS = frozenset(_ALLOWED.split())


class NoPolicies(FootfallError):
    """ONNX or ONNX Runtime is not installed."""


def packages() -> tuple[Any, Any]:
    """The packages `onnx` and `onnxruntime`.

    Raises:
        NoPolicies: One of them is not installed.
    """
    try:
        import onnx
        import onnxruntime
    except ImportError as error:
        raise NoPolicies(
            f"policies need the packages onnx and onnxruntime ({error.name} is missing); pip install footfall[policy]"
        ) from None
    return onnx, onnxruntime


class Network:
    """A checked network.

    Args:
        path: The ONNX file.
        observation: Numbers of an observation.
        action: Numbers of an action.

    Raises:
        BadFile: The file is no network that may be run, or its shapes are others.
    """

    def __init__(self, path: Path, observation: int, action: int):
        onnx, runtime = packages()
        self.path, self.observation, self.action = path, observation, action
        model = _checked(onnx, path, _parsed(onnx, path), observation, action)
        self.parameters = sum(math.prod(tensor.dims) for tensor in model.graph.initializer)
        self.nodes = len(model.graph.node)
        options = runtime.SessionOptions()
        options.intra_op_num_threads = options.inter_op_num_threads = 1
        options.log_severity_level = 4
        try:
            self._session = runtime.InferenceSession(
                model.SerializeToString(), options, providers=["CPUExecutionProvider"]
            )
            self._input, self._output = self._session.get_inputs()[0].name, self._session.get_outputs()[0].name
            tried = self(np.zeros(observation, np.float32))
        except Exception as error:  # ONNX Runtime raises exceptions of its own, with texts of many lines
            raise BadFile(path, "", f"cannot be run: {_line(error)}") from None
        if tried.shape != (action,):
            raise BadFile(path, "", f"gives {tried.shape} numbers for one observation; expected {action}")

    def __call__(self, observation: np.ndarray) -> np.ndarray:
        """The action of an observation.

        Args:
            observation: [number] float32.

        Returns:
            [number] float32, as the network gives it.
        """
        return self._session.run([self._output], {self._input: observation[None]})[0].reshape(-1)


@lru_cache(maxsize=16)
def _kept(path: Path, stamp: tuple[int, int], observation: int, action: int) -> Network:
    return Network(path, observation, action)


def load(path: Path, observation: int, action: int) -> Network:
    """A network; the same object again while the file is unchanged. Arguments as of `Network`."""
    try:
        status = path.stat()
    except OSError as error:
        raise BadFile(path, "", f"cannot be read ({error.strerror or error})") from None
    return _kept(path, (status.st_mtime_ns, status.st_size), observation, action)


def _parsed(onnx: Any, path: Path) -> Any:
    content = read_bytes(path, MAX_BYTES)
    model = onnx.ModelProto()
    try:
        model.ParseFromString(content)
    except Exception as error:  # protobuf's errors have no common base
        raise BadFile(path, "", f"is not an ONNX file: {_line(error)}") from None
    if not model.graph.node:
        raise BadFile(path, "", "is not an ONNX file with a graph")
    return model


def _checked(onnx: Any, path: Path, model: Any, observation: int, action: int) -> Any:
    """The network with a batch of one, every tensor of a known and small size."""
    graph = model.graph
    if model.functions or model.training_info or graph.sparse_initializer:
        raise BadFile(path, "", "has functions, training graphs or sparse tensors; expected one plain graph")
    for imported in model.opset_import:
        if imported.domain not in ("", "ai.onnx") or not MIN_OPSET <= imported.version <= MAX_OPSET:
            raise BadFile(
                path, "", f"uses operators of {imported.domain[:40] or 'ai.onnx'!r} version {imported.version}; "
                f"expected ai.onnx, {MIN_OPSET} to {MAX_OPSET}"
            )  # fmt: skip
    _check_nodes(onnx, path, graph)
    constants = {tensor.name for tensor in graph.initializer}
    inputs = [each for each in graph.input if each.name not in constants]
    if len(inputs) != 1 or not graph.output:
        raise BadFile(path, "", f"has {len(inputs)} inputs; expected one: the observation")
    _set_input(onnx, path, inputs[0], observation)
    del graph.value_info[:]
    for output in graph.output:
        output.type.tensor_type.ClearField("shape")
    try:
        known = onnx.shape_inference.infer_shapes(model, check_type=True, strict_mode=True, data_prop=True)
    except Exception as error:
        raise BadFile(path, "", f"the shapes of its tensors do not fit each other: {_line(error)}") from None
    shapes = {each.name: _shape(each) for each in (*known.graph.value_info, *known.graph.output)}
    for node in known.graph.node:
        for name in filter(None, node.output):
            shape = shapes.get(name)
            if shape is None or len(shape) > MAX_RANK:
                raise BadFile(path, "", f"the size of {name[:40]!r} ({node.op_type}) is not known beforehand")
            if math.prod(shape) > MAX_TENSOR:
                raise BadFile(path, "", f"{name[:40]!r} has {math.prod(shape)} numbers; expected at most {MAX_TENSOR}")
    out, kind = shapes[graph.output[0].name], known.graph.output[0].type.tensor_type.elem_type
    if out not in ((1, action), (action,)) or kind != onnx.TensorProto.FLOAT:
        raise BadFile(path, "", f"its first output has the shape {out}; expected (1, {action}) floats: the action")
    return known


def _check_nodes(onnx: Any, path: Path, graph: Any) -> None:
    """Known operators without graphs of their own; constants inside the file, of a limited size."""
    if len(graph.node) > MAX_NODES:
        raise BadFile(path, "", f"{len(graph.node)} operators are too many; expected at most {MAX_NODES}")
    tensors = list(graph.initializer)
    for node in graph.node:
        if node.domain not in ("", "ai.onnx") or node.op_type not in OPERATORS:
            raise BadFile(path, "", f"operator {node.op_type[:40]!r} is not allowed; see docs/policy.md for the list")
        for attribute in node.attribute:
            if attribute.type in (onnx.AttributeProto.GRAPH, onnx.AttributeProto.GRAPHS):
                raise BadFile(path, "", f"{node.op_type} has a graph of its own; expected one plain graph")
            if attribute.HasField("sparse_tensor") or attribute.ref_attr_name:
                raise BadFile(path, "", f"{node.op_type} has an attribute that is not a plain value")
            tensors += [*attribute.tensors, *([attribute.t] if attribute.HasField("t") else [])]
    total = 0
    for tensor in tensors:
        if tensor.data_location == onnx.TensorProto.EXTERNAL or tensor.external_data:
            raise BadFile(path, "", f"tensor {tensor.name[:40]!r} has its data in another file; expected all in one")
        if any(size < 0 for size in tensor.dims) or len(tensor.dims) > MAX_RANK:
            raise BadFile(path, "", f"tensor {tensor.name[:40]!r} has a shape that cannot be used")
        total += math.prod(tensor.dims)
        if total > MAX_NUMBERS:
            raise BadFile(path, "", f"its constants have more than {MAX_NUMBERS} numbers")
        if tensor.raw_data and tensor.data_type == onnx.TensorProto.FLOAT:
            if len(tensor.raw_data) != 4 * math.prod(tensor.dims):
                raise BadFile(path, "", f"tensor {tensor.name[:40]!r} has not as many numbers as its shape says")
            if not np.isfinite(np.frombuffer(tensor.raw_data, "<f4")).all():
                raise BadFile(path, "", f"tensor {tensor.name[:40]!r} has numbers that are not finite")


def _set_input(onnx: Any, path: Path, entry: Any, observation: int) -> None:
    """A batch of one observation; refused if the network says something else."""
    tensor = entry.type.tensor_type
    sizes = [each.dim_value if each.HasField("dim_value") else 0 for each in tensor.shape.dim]
    fits = len(sizes) == 2 and sizes[0] in (0, 1) and sizes[1] in (0, observation)
    if tensor.elem_type != onnx.TensorProto.FLOAT or not fits:
        seen = ", ".join(str(size or "?") for size in sizes)
        raise BadFile(path, "", f"its input has the shape ({seen}); expected (1, {observation}) floats: an observation")
    tensor.shape.dim[0].Clear()
    tensor.shape.dim[0].dim_value, tensor.shape.dim[1].dim_value = 1, observation


def _shape(entry: Any) -> tuple[int, ...] | None:
    tensor = entry.type.tensor_type
    if not tensor.HasField("shape"):
        return None
    sizes = tuple(each.dim_value if each.HasField("dim_value") else -1 for each in tensor.shape.dim)
    return None if any(size < 0 for size in sizes) else sizes


def _line(error: Exception) -> str:
    """An error as one short line."""
    return " ".join(str(error).split())[:160] or type(error).__name__
