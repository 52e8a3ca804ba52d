"""Hostile ONNX files are refused in one line, before anything of them runs."""

from __future__ import annotations

import contextlib
import os
import resource

import numpy as np
import pytest

from footfall.errors import BadFile
from footfall.systems.policy.network import MAX_TENSOR, OPERATORS, Network

IN, OUT = 6, 2


@pytest.fixture
def refused(onnx, linear, tmp_path):
    """The words with which a file is refused."""

    def refused(**changes) -> str:
        path = linear(IN, OUT).save(onnx, tmp_path / "evil.onnx", **changes)
        return told(path)

    return refused


def told(path, inputs: int = IN, outputs: int = OUT) -> str:
    with pytest.raises(BadFile) as error:
        Network(path, inputs, outputs)
    assert "\n" not in str(error.value)
    assert len(str(error.value)) < 500
    return str(error.value)


def test_a_good_one_runs(onnx, linear, tmp_path):
    net = linear(IN, OUT)
    seen = np.arange(IN, dtype=np.float32)
    assert np.allclose(Network(net.save(onnx, tmp_path / "a.onnx"), IN, OUT)(seen), net(seen), atol=1e-6)


def test_data_in_other_files_is_not_read(onnx, refused, tmp_path):
    secret = tmp_path / "secret"
    secret.write_bytes(np.ones(1000, np.float32).tobytes())
    for where in ("secret", "/etc/passwd", "../secret"):
        tensor = onnx.TensorProto(name="first", data_type=onnx.TensorProto.FLOAT, dims=[IN, 16])
        tensor.data_location = onnx.TensorProto.EXTERNAL
        tensor.external_data.add(key="location", value=where)
        second = onnx.numpy_helper.from_array(np.zeros((16, OUT), np.float32), "second")
        assert "another file" in refused(constants=[tensor, second])
        hidden = onnx.TensorProto()
        hidden.CopyFrom(tensor)
        node = onnx.helper.make_node("Constant", [], ["action"], value=hidden)
        assert "another file" in refused(nodes=[node], constants=[])


@pytest.mark.parametrize("name", ["Loop", "If", "Scan", "ConstantOfShape", "Expand", "Tile", "RandomNormal", "Exploit"])
def test_operators_that_are_not_on_the_list(onnx, refused, name):
    assert name not in OPERATORS
    assert name in refused(nodes=[onnx.helper.make_node(name, ["seen"], ["action"])])


def test_operators_of_others(onnx, refused):
    node = onnx.helper.make_node("Tanh", ["seen"], ["action"], domain="com.evil")
    assert "not allowed" in refused(nodes=[node])
    assert "com.evil" in refused(sets=[onnx.helper.make_opsetid("", 17), onnx.helper.make_opsetid("com.evil", 1)])
    assert "version 999" in refused(sets=[onnx.helper.make_opsetid("", 999)])


def test_graphs_inside_an_operator(onnx, refused):
    inner = onnx.helper.make_graph([], "inner", [], [])
    assert "graph of its own" in refused(nodes=[onnx.helper.make_node("Tanh", ["seen"], ["action"], body=inner)])


def test_tensors_that_grow(onnx, refused):
    helper = onnx.helper
    nodes, last = [], "seen"
    for k in range(60):  # twice as many numbers each time
        nodes.append(helper.make_node("Concat", [last, last], [f"c{k}"], axis=1))
        last = f"c{k}"
    nodes.append(helper.make_node("ReduceMean", [last], ["action"], axes=[1]))
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    assert "numbers; expected at most" in refused(nodes=nodes)
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 200_000  # [KiB]


def test_products_that_grow(onnx, refused):
    wide = onnx.numpy_helper.from_array(np.zeros((1, 5000), np.float32), "wide")
    tall = onnx.numpy_helper.from_array(np.zeros((5000, 1), np.float32), "tall")
    helper = onnx.helper
    nodes = [
        helper.make_node("Add", ["wide", "tall"], ["square"]),
        helper.make_node("ReduceMean", ["square"], ["action"]),
    ]
    assert f"at most {MAX_TENSOR}" in refused(nodes=nodes, constants=[wide, tall])


def test_constants_of_enormous_shapes(onnx, refused):
    for shape, words in (([2**40, 2**20], "more than"), ([-5, 3], "shape"), ([1] * 30, "shape")):
        tensor = onnx.TensorProto(name="first", data_type=onnx.TensorProto.FLOAT, dims=shape)
        assert words in refused(constants=[tensor])
    short = onnx.TensorProto(name="first", data_type=onnx.TensorProto.FLOAT, dims=[IN, 16], raw_data=b"\0" * 8)
    assert "not as many numbers" in refused(constants=[short])
    bad = onnx.numpy_helper.from_array(np.full((IN, 16), np.nan, np.float32), "first")
    assert "not finite" in refused(constants=[bad])


def test_shapes_that_are_not_known_or_do_not_fit(onnx, refused, linear, tmp_path):
    helper = onnx.helper
    nodes = [
        helper.make_node("Flatten", ["seen"], ["flat"], axis=0),
        helper.make_node("Cast", ["flat"], ["whole"], to=onnx.TensorProto.INT64),
        helper.make_node("Squeeze", ["whole", "zero"], ["shape"]),
        helper.make_node("Reshape", ["seen", "shape"], ["action"]),  # a shape that the observation chooses
    ]
    zero = onnx.numpy_helper.from_array(np.zeros(1, np.int64), "zero")
    assert "known beforehand" in refused(nodes=nodes, constants=[zero])
    wrong = onnx.numpy_helper.from_array(np.zeros((IN + 1, 16), np.float32), "first")
    assert "do not fit" in refused(constants=[wrong])
    good = linear(IN, OUT).save(onnx, tmp_path / "good.onnx")
    assert "(1, 7) floats: an observation" in told(good, 7)
    assert "(1, 3) floats: the action" in told(good, IN, 3)


def test_files_that_are_no_networks(onnx, tmp_path):
    path = tmp_path / "x.onnx"
    for content in (b"", b"hello", os.urandom(2000), b"\x08\x08" * 500):
        path.write_bytes(content)
        told(path)
    told(tmp_path)
    told(tmp_path / "absent.onnx")
    with path.open("wb") as file:
        file.truncate(65 << 20)
    assert "too large" in told(path)


def test_mutilated_files_never_do_more_than_be_refused(onnx, linear, tmp_path):
    good = linear(IN, OUT).save(onnx, tmp_path / "good.onnx").read_bytes()
    random = np.random.default_rng(0)
    path = tmp_path / "cut.onnx"
    for _ in range(60):
        changed = bytearray(good)
        for place in random.integers(0, len(changed), 4):
            changed[place] = int(random.integers(256))
        path.write_bytes(bytes(changed[: int(random.integers(1, len(changed) + 1))]))
        with contextlib.suppress(BadFile):  # anything else is a fault of ours
            Network(path, IN, OUT)
