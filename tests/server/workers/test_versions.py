"""Workers of two releases serve one house for the time of a rolling restart."""

from __future__ import annotations

import json
import os
import random
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from ludoteka.server.storage import migrations
from ludoteka.server.storage.schema import REVISION
from tests.server.servers import ROOT, Server
from tests.server.tables.test_tables import play_on
from tests.server.workers.house import House

#: What the next release might add to the database.
STEP = """
import sqlalchemy as sa
from alembic import op

revision, down_revision, branch_labels, depends_on = "9999", "{before}", None, None


def upgrade():
    op.add_column("tables", sa.Column("later", sa.Integer, nullable=False, server_default="7"))
    op.create_table("novelties", sa.Column("id", sa.Integer, primary_key=True))


def downgrade():
    op.drop_table("novelties")
    op.drop_column("tables", "later")
"""

NEWER = """
import runpy, sys
from pathlib import Path
import ludoteka.version
from ludoteka.server.storage import migrations, schema
ludoteka.version.__version__ = "999.0.0"
migrations.FOLDER, migrations.REVISION, schema.REVISION = Path(sys.argv.pop(1)), "9999", "9999"
sys.argv[0] = "run"
runpy.run_module("tests.server.run", run_name="__main__")
"""


class NewerServer(Server):
    """A server of the next release, whose database has more in it."""

    folder: Path

    def launch(self) -> None:
        with self.log.open("ab") as log:
            command = [sys.executable, "-c", NEWER, str(self.folder), json.dumps(self.arguments())]
            self.process = subprocess.Popen(command, cwd=ROOT, stderr=log, env=os.environ)


def steps_of_the_next_release(folder: Path) -> Path:
    shutil.copytree(migrations.FOLDER, folder)
    (folder / "versions" / "9999_newer.py").write_text(STEP.format(before=REVISION))
    return folder


async def test_a_game_begun_with_one_release_is_played_through_both_and_ended_with_the_next(
    house: Callable[..., House], tmp_path: Path
) -> None:
    workers = house(1)
    old = workers.workers[0]
    async with workers.person(0, "Ada") as ada, workers.person(0, "Bob") as bob:
        table = await ada.open()
        await bob.post(f"/api/tables/{table}/join", {})
        a = await workers.watch(ada, table, 0)
        b = await workers.watch(bob, table, 0)
        await play_on(random.Random(1), a, b, moves=6)
        newer = NewerServer("", tmp_path / "newer-log")
        newer.folder = steps_of_the_next_release(tmp_path / "steps")
        newer.settings = old.settings | {"port": newer.settings["port"], "public_url": workers.origin}
        newer.lives = 50  # it has dice of its own
        workers.workers.append(newer)
        newer.start()
        workers.execute("SELECT later FROM tables")  # it has brought the database up to date
        holder = workers.holder(table)
        # whoever comes to the new release plays at the table of the old one
        bob.watchers.remove(b)
        await b.socket.close()
        b = await workers.watch(bob, table, 1)
        assert await play_on(random.Random(2), a, b, moves=8) == 8
        assert workers.holder(table) == holder
        # and the other way round, at a table that the old release makes and the new one holds
        async with workers.person(1, "Zoe") as zoe:
            later = await ada.open(seats="me open")
            await zoe.get(f"/api/tables/{later}")
            await zoe.post(f"/api/tables/{later}/join", {})
            z, c = await workers.watch(zoe, later, 1), await workers.watch(ada, later, 0)
            assert workers.holder(later) != holder
            assert await play_on(random.Random(3), c, z, moves=8) == 8
        # the old release goes: its table goes on with the next one
        for each in (ada, bob):
            each.watchers.clear()
        assert old.stop() == 0
        ada.base, bob.base = newer.base, newer.base
        a, b = await workers.watch(ada, table, 1), await workers.watch(bob, table, 1)
        assert workers.holder(table) != holder
        await play_on(random.Random(4), a, b)
        assert a.over
        assert len([entry for entry in a.log if entry["kind"] == "moved"]) > 14
