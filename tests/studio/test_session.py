"""The session without sockets: skills from other folders, names of jobs, the push envelope, rate limits."""

from __future__ import annotations

import asyncio
import io
import json
import shutil
import zipfile
from typing import Any

import pytest

from footfall.control import archive
from footfall.control import skill as skills
from footfall.errors import FootfallError
from footfall.studio.jobs.jobs import Jobs
from footfall.studio.session import Session, without_folders

from .conftest import run_async


@pytest.fixture
def studio(tmp_path, monkeypatch):
    """Runs a test's own coroutine with a session whose jobs do nothing but remember what was asked."""
    asked: list[dict] = []

    async def run(self, job, wanted):
        asked.append(wanted)
        await asyncio.Event().wait()

    monkeypatch.setattr(Jobs, "_run", run)

    def go(act, skill="planar-walk"):
        async def main():
            session: Any = Session(skills.load(skill), tmp_path / "made", tmp_path)
            session.asked = asked
            client = session.clients.add(None)
            await act(session, client)
            await session.jobs.end()

        run_async(main())

    return go


async def heard(session, client) -> list[dict]:
    """What a client has been told, after the player has done what it was asked for."""
    for _ in range(3):
        session.player._process_requests()
        session.player._flush_outbox()
        await asyncio.sleep(0)
    said, client.messages = [json.loads(message) for message in client.messages], type(client.messages)()
    return said


def test_a_skill_from_elsewhere_is_known_and_goes_before_a_built_in(studio, tmp_path):
    mine = tmp_path / "elsewhere" / "planar-walk"
    shutil.copytree(skills.BUILT_IN / "planar-walk", mine)
    text = (mine / "skill.toml").read_text()
    (mine / "skill.toml").write_text(text.replace("title =", 'title = "Mine" #', 1))

    async def act(session, client):
        assert session.authoring.editor.path == mine / "skill.toml"
        assert await session._skill_file() == str(mine / "skill.toml")
        listed = session.library.list()
        assert [entry["title"] for entry in listed if entry["id"] == "planar-walk"] == ["Mine"]

    studio(act, mine)


def test_two_jobs_at_a_time_have_two_names(studio):
    async def act(session, client):
        for _ in range(2):
            await session.do(client, {"do": "optimize", "objective": "natural", "speed": None, "budget": 20.0})
        await asyncio.sleep(0)
        names = [wanted["name"] for wanted in session.asked]
        assert names == ["human-walk-robust-natural", "human-walk-robust-natural-2"]
        with pytest.raises(FootfallError, match="made by a job"):
            await session.do(client, {"do": "save", "name": names[0]})
        with pytest.raises(FootfallError, match="already"):
            await session.do(client, {"do": "optimize", "objective": "natural", "speed": None, "budget": 20.0})
        assert session.library.reserved == set(names)
        job = next(iter(session.jobs.all.values()))
        job.state = "failed"
        await session._job_updated(job, {})
        assert session.library.reserved == {names[1]}

    studio(act, "human-walk-robust")


def test_a_search_begins_with_what_was_shaped_and_not_saved(studio):
    async def act(session, client):
        for value in (0.5, 0.6):
            await session.do(client, {"do": "edit", "state": 0, "name": "swing_hip", "value": value})
            await session.do(client, {"do": "optimize", "objective": "natural", "speed": None, "budget": 20.0})
        await asyncio.sleep(0)
        searched = [skills.load(wanted["skill"]) for wanted in session.asked if wanted["kind"] == "optimize"]
        assert [skill.body["states"][0]["swing_hip"]["value"] for skill in searched] == [0.5, 0.6]

    studio(act, "human-walk-robust")


def test_the_envelope_of_another_skill_is_cleared(studio):
    async def act(session, client):
        await session.do(client, {"do": "envelope", "on": True, "seconds": 0.4})
        job = session.envelope.job
        job.result["forces"] = [100.0] * 8
        session.player.live.restart(skills.load("planar-run"))
        (told,) = [said for said in await heard(session, client) if said["is"] == "envelope"]
        assert told["forces"] == [None] * 8
        assert not told["running"]
        assert session.envelope.job is None
        assert job.stopping
        await session.envelope.send_update(job, {})
        assert await heard(session, client) == []

    studio(act)


def test_ranges_of_a_skill_are_measured_again_when_it_is_saved_anew(studio):
    async def act(session, client):
        for value in (0.5, 0.6):
            await session.do(client, {"do": "edit", "state": 0, "name": "swing_hip", "value": value})
            session.authoring.safe["mine"] = {"cd": [0.0, 1.0]}
            await session.do(client, {"do": "save", "name": "mine"})
            assert "mine" not in session.authoring.safe
            await heard(session, client)
            assert session.authoring.editor.name == "mine"
            assert session.authoring.editor.safe is None

    studio(act)


def test_too_many_requests_for_new_worlds_are_refused(studio):
    async def act(session, client):
        ball = {"do": "ball", "from": (9.0, 0.0, 1.0), "velocity": (0.0, 0.0, 0.0), "mass": 1.0}
        for _ in range(10):
            await session.do(client, ball)
        with pytest.raises(FootfallError, match="too many"):
            await session.do(client, ball)
        await session.do(client, {"do": "push", "force": 1.0, "angle": 0.0, "seconds": 0.1})

    studio(act)


def test_an_error_of_the_simulation_names_its_request(studio):
    async def act(session, client):
        await session.do(client, {"do": "steer", "speed": 1.0})
        (told,) = [said for said in await heard(session, client) if said["is"] == "error"]
        assert told["about"] == "steer"

    studio(act)


def test_a_drawn_graph_is_stabilised_with_its_unsaved_edits(studio):
    async def act(session, client):
        await session.do(client, {"do": "edit", "state": 0, "name": "swing_hip", "value": 0.7})
        await session.do(client, {"do": "stabilize", "budget": 60.0})
        await asyncio.sleep(0)
        (asked,) = [wanted for wanted in session.asked if wanted["kind"] == "stabilize"]
        assert (asked["name"], asked["budget"]) == ("human-walk-stable", 60.0)
        assert skills.load(asked["skill"]).body["states"][0]["swing_hip"] == 0.7
        (told,) = [said for said in await heard(session, client) if said["is"] == "job"]
        assert (told["kind"], told["state"]) == ("stabilize", "running")

    studio(act, "human-walk")


def test_only_pose_graphs_of_3d_bodies_are_stabilised(studio):
    async def act(session, client):
        with pytest.raises(FootfallError, match="pose graph of a 3D body"):
            await session.do(client, {"do": "stabilize", "budget": 60.0})
        assert session.asked == []

    studio(act)


def test_a_new_client_is_told_the_pushes(studio):
    async def act(session, client):
        await session.do(client, {"do": "push", "force": 50.0, "angle": 0.0, "seconds": 0.2})
        await heard(session, client)
        other = session.clients.add(None)
        session.welcome(other)
        (told,) = [said for said in map(json.loads, other.messages) if said["is"] == "pushes"]
        assert [dot["impulse"] for dot in told["pushes"]] == [10.0]

    studio(act, "human-stand")


def test_the_envelope_is_that_of_the_allowed_strategies_and_another_choice_clears_it(studio):
    async def act(session, client):
        await session.do(client, {"do": "allow", "strategy": "one_step"})
        await heard(session, client)
        await session.do(client, {"do": "envelope", "on": True, "seconds": 0.2})
        await asyncio.sleep(0)
        assert session.asked[-1]["steps"] == 1
        await session.do(client, {"do": "allow", "strategy": "in_place"})
        await heard(session, client)
        assert session.envelope.job is None

    studio(act, "human-stand")


def test_a_search_refuses_what_it_cannot_tune_and_errors_name_no_folder(studio):
    async def refused(session, client):
        with pytest.raises(FootfallError, match="two-dimensional"):
            await session.do(client, {"do": "optimize", "objective": "natural", "speed": None, "budget": 20.0})
        assert session.asked == []
        said = without_folders("/home/me/out/studio/my-walk/skill.toml: states[0].cd: expected 1 m/s or less, and/or 2")
        assert said == "skill.toml: states[0].cd: expected 1 m/s or less, and/or 2"

    studio(refused)


def test_own_skills_get_a_title_are_renamed_and_deleted_and_others_are_not(studio):
    async def act(session, client):
        await session.do(client, {"do": "edit", "state": 0, "name": "swing_hip", "value": 0.5, "stroke": 1})
        await session.do(client, {"do": "edit", "state": 0, "name": "swing_hip", "value": 0.6, "stroke": 1})
        assert session.authoring.editor.message()["undo"] == 1  # one drag is one step
        await session.do(client, {"do": "save", "name": "my-walk", "title": "My walk, slow"})

        def card():
            return next((one for one in session.library.list() if one["id"] == "my-walk"), None)

        assert (card()["title"], card()["group"], card()["removable"]) == ("My walk, slow", "yours", True)
        await session.do(client, {"do": "retitle", "id": "my-walk", "title": "Slower"})
        assert card()["title"] == "Slower"
        await session.do(client, {"do": "remove", "id": "my-walk"})
        assert card() is None
        for message in ({"do": "remove", "id": "human-walk"}, {"do": "retitle", "id": "human-walk", "title": "x"}):
            with pytest.raises(FootfallError, match="not made in this studio"):
                await session.do(client, message)

    studio(act)


def test_edits_that_are_not_saved_are_there_when_the_skill_is_chosen_again(studio):
    async def act(session, client):
        await session.do(client, {"do": "edit", "state": 0, "name": "swing_hip", "value": 0.5})
        mine = session._skill
        session.authoring.open({"id": "planar-crouch", "authorable": True})
        assert session.authoring.editor.name == "planar-crouch"
        session.authoring.open(mine)
        assert session.authoring.editor.message()["dirty"]

    studio(act)


def test_a_skill_with_arrays_is_one_archive_that_studio_and_command_line_open(studio, tmp_path):
    async def act(session, client):
        skill = skills.load("human-norm-walk")
        text = skill.path.read_text(encoding="utf-8")
        packed = archive.pack(text, archive.beside(skill.body, skill.path.parent))
        opened = session.library.open_archive(packed, "walk.zip")
        assert opened.id == "human-norm-walk-2"
        (tmp_path / "walk.zip").write_bytes(packed)
        loaded = skills.load(tmp_path / "walk.zip")
        for mine in (opened, loaded):
            assert {name: value.shape for name, value in mine.arrays().items()} == {
                name: value.shape for name, value in skill.arrays().items()
            }
        for bad in (b"", b"PK\3\4 nothing", packed[:-30]):
            with pytest.raises(FootfallError, match="archive"):
                session.library.open_archive(bad, "bad.zip")

    studio(act)


def test_an_archive_writes_nothing_outside_of_its_folder(tmp_path):
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w") as made:
        made.writestr("../evil.txt", "x")
        made.writestr("skill.toml", "")
    (tmp_path / "in").mkdir()
    with pytest.raises(FootfallError, match="names without folders"):
        archive.unpack(content.getvalue(), tmp_path / "in")
    assert list(tmp_path.rglob("*.txt")) == []


def test_speeds_that_can_be_commanded_come_from_the_skill(studio):
    async def act(session, client):
        assert session._skill["takes_speed"]
        assert tuple(session._skill["speeds"]) == (-0.25, 1.35)  # of the file

    studio(act, "human-walk-speed")

    async def own(session, client):
        assert (session._skill["takes_speed"], session._skill["speeds"]) == (False, None)

    studio(own, "human-walk-robust")
