"""Searches whose work a device does together."""

from __future__ import annotations

from threading import Barrier, current_thread

import pytest

from footfall import parallel
from footfall.errors import BadInput
from footfall.trials.joined import Joined


class Device:
    """Does the work in the thread that asks, and remembers what it was asked for; stops at a given request."""

    device = "none"

    def __init__(self, stop_at=None):
        self.sizes, self.stop_at, self.threads = [], stop_at, set()

    def map(self, work, items):
        if len(self.sizes) == self.stop_at:
            raise parallel.Interrupted([None] * len(items))
        self.sizes.append(len(items))
        self.threads.add(current_thread())
        return [work(item) for item in items]


def adding(first, times):
    """A search that adds one to its numbers several times."""

    def search(mapper):
        numbers = first
        for _ in range(times):
            numbers = mapper.map(lambda number: number + 1, numbers)
        return numbers

    return search


def test_what_searches_ask_for_is_done_at_once_and_handed_back_to_each():
    device = Device()
    found = Joined(device).run([adding([0, 10], 3), adding([100], 3), adding([1000, 2000, 3000], 3)])
    assert found == [[3, 13], [103], [1003, 2003, 3003]]
    assert device.sizes == [6, 6, 6]
    assert device.threads == {current_thread()}


def test_a_search_that_is_over_is_waited_for_no_longer():
    device = Device()
    assert Joined(device).run([adding([0], 1), adding([0], 3), adding([0], 0)]) == [[1], [3], [0]]
    assert device.sizes == [2, 1, 1]


def test_an_order_of_their_own_does_not_change_what_is_done():
    begun, device = Barrier(2), Device()

    def search(mapper):
        begun.wait()
        return adding([5], 2)(mapper)

    assert Joined(device).run([search, search]) == [[7], [7]]
    assert device.sizes == [2, 2]


def test_an_error_is_that_of_one_search():
    def fails(number):
        raise BadInput(f"{number} is refused")

    found = Joined(Device()).run([lambda mapper: mapper.map(fails, [3]), adding([0], 2)])
    assert isinstance(found[0], BadInput)
    assert "3 is refused" in str(found[0])
    assert found[1] == [2]


def test_another_exception_is_raised():
    def breaks(mapper):
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        Joined(Device()).run([breaks, adding([0], 1)])


def test_ctrl_c_reaches_every_search():
    def search(mapper):
        try:
            return adding([0], 5)(mapper)
        except parallel.Interrupted:
            return "stopped"

    device = Device(stop_at=2)
    assert Joined(device).run([search, search]) == ["stopped", "stopped"]
    assert device.sizes == [2, 2]


def test_nothing_is_asked_of_the_device_for_no_items():
    device = Device()
    assert Joined(device).run([lambda mapper: mapper.map(str, [])]) == [[]]
    assert device.sizes == []
