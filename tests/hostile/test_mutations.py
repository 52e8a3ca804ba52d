"""Mutated files and messages of every kind: read or refused in words, in little time and memory.

The short form runs with all tests; the long one, of 20,000 files and messages, is slow.
"""

from __future__ import annotations

import time
import warnings
import zlib
from pathlib import Path
from random import Random

import file_kinds
import input_kinds
import kinds
import model_kinds
import pytest
import skill_kinds
import studio_kinds

REGISTERING = (file_kinds, input_kinds, model_kinds, skill_kinds, studio_kinds)  # their kinds
LONGEST = 5.0  # of one attempt [s]
LARGEST = 1e9  # of what all attempts of a kind take [bytes]
SHORT, LONG = 60, -(-20_000 // len(kinds.KINDS))
COSTLY = {
    "rollouts": 12,
    "motion graphs": 20,
    "libraries of motion": 16,
    "pieces of motion": 20,
    "recipes": 20,
    "objectives": 30,
    "studio skill files": 30,
    "amc and asf": 40,
    "models of bodies": 24,
    "rigged characters": 30,
    "kept responses": 30,
    "skill texts": 50,
    "skill tables": 50,
}  # fewer in the short form


def peak() -> float:
    """Largest resident memory of this process so far [bytes]; 0 where it is not known."""
    try:
        import resource
    except ImportError:  # Windows
        return 0.0
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024.0


def attempts(name: str, folder: Path, seeds: range) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of numbers out of range, which are refused later
        attempt, before, refused = kinds.KINDS[name](folder), peak(), 0
        for seed in seeds:
            start = time.process_time()
            try:
                refused += kinds.tried(attempt, Random(zlib.crc32(f"{name} {seed}".encode())))
            except Exception as error:
                raise AssertionError(f"{name}, seed {seed}: {type(error).__name__}: {error}") from error
            assert time.process_time() - start < LONGEST, f"{name}, seed {seed} takes too long"
    assert peak() - before < LARGEST
    assert refused > 0, "nothing was refused: the mutations do not reach the reader"
    assert refused < len(seeds), "everything was refused: the mutations stop at the door"


@pytest.mark.parametrize("name", kinds.KINDS)
def test_mutated_files_are_read_or_refused(name, tmp_path):
    attempts(name, tmp_path, range(COSTLY.get(name, SHORT)))


@pytest.mark.slow
@pytest.mark.parametrize("name", kinds.KINDS)
def test_twenty_thousand_mutated_files_are_read_or_refused(name, tmp_path):
    attempts(name, tmp_path, range(10_000, 10_000 + LONG))
