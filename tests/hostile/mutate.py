"""Seeded mutations of bytes, of trees of plain data, and of arrays."""

from __future__ import annotations

import copy
import re
from random import Random
from typing import Any

import numpy as np

WORDS = (
    b"0 -1 1e400 -1e308 5e-324 nan inf 99999999999999999999 0x10 1_000 , . { } [ ] = \" ' \\ # : ; / true null".split()
)
WORDS += [b"", b" ", b"\n", b"\r\n", b"\0", b"\xff\xfe", "é".encode(), "\u202e".encode(), b"9" * 400, b"x" * 5000]
NUMBERS = b"0 0 -0 1 -1 2 3 10 -3.5 1e-7 1e-300 720 1e6 1e9 -1e9 1e308 99999999".split()
NUMBER = re.compile(rb"-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?")
VALUES: tuple[Any, ...] = (
    *(0, 0.0, -0.0, 1, -1, 2, 3, 7, 0.5, 1e-9, 1e-300, 5e-324, 1e9, 1e300, -1e300, 1e308, 2**31, 2**63, -(2**63)),
    *(10**400, float("nan"), float("inf"), -float("inf"), True, False, "", "x", "0", "nan", "../../x", "a" * 5000),
    *("\0", "\u202e", "é", "[", [], {}, [0], [[]], [0.0] * 3, [1e308] * 3, ["x"], {"x": 1}, {"value": 1}),
    {"value": 0.5, "low": 0.0, "high": 1.0},
)


def of_bytes(random: Random, content: bytes) -> bytes:
    """One to three changes of a file as bytes; numbers are changed more often than other places."""
    for _ in range(random.choice((1, 1, 1, 2, 3))):
        kind = random.randrange(8)
        at = random.randrange(len(content) + 1)
        length = min(random.choice((1, 1, 2, 5, 20, 200)), len(content) - at)
        if kind == 0 and content:
            at = min(at, len(content) - 1)
            content = content[:at] + bytes([random.randrange(256)]) + content[at + 1 :]
        elif kind == 1:
            content = content[:at] + content[at + length :]
        elif kind == 2:
            content = content[:at] + content[at : at + length] * random.choice((2, 3, 50)) + content[at + length :]
        elif kind == 3:
            content = content[:at]
        elif kind == 4:
            lines = content.split(b"\n")
            a, b = random.randrange(len(lines)), random.randrange(len(lines))
            lines[a], lines[b] = lines[b], lines[a]
            content = b"\n".join(lines)
        else:
            found = NUMBER.search(content, at)
            words = WORDS
            if found and kind > 5:
                at, length = found.start(), len(found.group())
                words = random.choice((WORDS, NUMBERS))
            content = content[:at] + random.choice(words) + content[at + (length if kind > 5 else 0) :]
    return content


def of_tree(random: Random, data: Any) -> Any:
    """A copy of parsed data (TOML, JSON) with one to three changes anywhere in it."""
    data = copy.deepcopy(data)
    for _ in range(random.choice((1, 1, 1, 2, 3))):
        places = list(_places(data))
        if not places:
            return random.choice(VALUES)
        # small tables and long lists get the same attention
        holder, key = random.choice(random.choice(_by_holder(places)))
        kind = random.randrange(10)
        value = holder[key]
        if kind == 0:
            del holder[key]
        elif kind == 1 and isinstance(holder, list):
            holder.insert(key, copy.deepcopy(value))
        elif kind == 1:
            holder[random.choice(("x", str(key) + "s", "data", "shape"))] = copy.deepcopy(random.choice(VALUES))
        elif kind <= 4 and isinstance(value, int | float) and not isinstance(value, bool) and abs(value) < 1e300:
            holder[key] = random.choice((-value, 0 * value, value * 1000, value * 1e-6, value + 1))
        elif kind == 5:
            other, name = random.choice(places)
            holder[key] = copy.deepcopy(other[name]) if name in range(len(other)) or isinstance(other, dict) else 0
        elif kind == 6 and isinstance(value, list):
            holder[key] = (value * 3)[: random.randrange(3 * len(value) + 1)]
        else:
            holder[key] = copy.deepcopy(random.choice(VALUES))
    return data


def _by_holder(places: list[tuple[Any, Any]]) -> list[list[tuple[Any, Any]]]:
    groups: dict[int, list[tuple[Any, Any]]] = {}
    for holder, key in places:
        groups.setdefault(id(holder), []).append((holder, key))
    return list(groups.values())


def _places(data: Any) -> Any:
    keys = list(data) if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else ()
    for key in keys:
        yield data, key
        yield from _places(data[key])


def of_arrays(random: Random, arrays: dict[str, np.ndarray]) -> dict[str, np.ndarray]:
    """A copy of named arrays with one or two changes of shape, kind or values."""
    arrays = dict(arrays)
    for _ in range(random.choice((1, 1, 2))):
        if not arrays:
            return {"x": np.zeros(3)}
        name = random.choice(sorted(arrays))
        array = np.array(arrays[name])
        kind = random.randrange(14)
        if kind == 0:
            del arrays[name]
            continue
        if kind == 1:
            arrays["x" if random.random() < 0.5 else random.choice(sorted(arrays))] = array.copy()
            continue
        arrays[name] = _array(random, array, kind)
    return arrays


def _array(random: Random, array: np.ndarray, kind: int) -> np.ndarray:
    if kind == 2:
        return np.array(array.ravel()[0] if array.size else 0.0)  # without dimensions
    if kind == 3:
        return array[..., None] if random.random() < 0.5 else array.ravel()
    if kind == 4:
        return array[: random.randrange(len(array) + 1)] if array.ndim else array
    if kind == 5:
        return array[..., : random.randrange(array.shape[-1] + 1)] if array.ndim else array
    if kind == 6:
        return np.concatenate([array, array], axis=random.randrange(array.ndim)) if array.ndim else array
    if kind == 7 and array.dtype.kind in "iuf":
        with np.errstate(all="ignore"):
            return array.astype(random.choice(("i8", "u1", "f4", "f8", "?", "U3", "f2")))
    if kind == 8:
        return array.T.copy()
    if kind == 9 and array.dtype.kind in "iuf":
        return np.zeros_like(array)
    if array.size and array.dtype.kind in "iuf":
        array = array.copy()
        low, high = (-(2**31), 2**31) if array.dtype.kind == "i" else (0, 255)
        choices = (np.nan, np.inf, 0.0, -1.0, 1e300, 1e9, -1e-9) if array.dtype.kind == "f" else (0, 1, low, high, 7)
        with np.errstate(all="ignore"):
            array.flat[random.randrange(array.size)] = np.asarray(random.choice(choices)).astype(array.dtype)
        return array
    if array.dtype.kind == "U" and array.size:
        array = array.copy()
        array.flat[random.randrange(array.size)] = random.choice(("", "x", "\0"))
    return array
