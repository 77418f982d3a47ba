"""Statements that are made all the time, built once.

To build one costs several times what SQLite needs to answer it. Names in `this_…` say which row is meant.
"""

from __future__ import annotations

from sqlalchemy import BindParameter, bindparam, delete, func, insert, select, update

from holdfast.server.store import DEALING, PLAYING, TALK_KEPT
from holdfast.server.store.schema import GUESTS, MEMBERS, MOVES, TABLES, TALK, WORKERS

LEASE = (TABLES.c.worker, TABLES.c.epoch, TABLES.c.taken)
THIS_TABLE: BindParameter[str] = bindparam("this_table")
THESE_TABLES: BindParameter[str] = bindparam("these_tables", expanding=True)

# What is read

READ_GUEST = select(GUESTS.c.body).where(GUESTS.c.id == bindparam("this_guest"))
READ_TABLE = select(TABLES.c.body, *LEASE).where(TABLES.c.id == THIS_TABLE)
READ_MOVES = (
    select(MOVES).where((MOVES.c.table == THIS_TABLE) & (MOVES.c.ply >= bindparam("from_ply"))).order_by(MOVES.c.ply)
)
READ_TALK = (
    select(TALK)
    .where((TALK.c.table == THIS_TABLE) & (TALK.c.number >= bindparam("from_number")))
    .order_by(TALK.c.number.desc())
    .limit(TALK_KEPT)
)
READ_WORKERS = select(WORKERS).order_by(WORKERS.c.id)
_PLY = select(func.coalesce(func.max(MOVES.c.ply) + 1, 0)).where(MOVES.c.table == TABLES.c.id).scalar_subquery()
_SAID = select(func.coalesce(func.max(TALK.c.number), -1)).where(TALK.c.table == TABLES.c.id).scalar_subquery()
READ_VERSIONS = select(TABLES.c.id, TABLES.c.version, _PLY, _SAID, *LEASE).where(TABLES.c.id.in_(THESE_TABLES))
READ_LEASES = select(TABLES.c.id, *LEASE).where(
    TABLES.c.worker.in_(bindparam("these_workers", expanding=True)) & TABLES.c.status.in_((DEALING, PLAYING))
)

# What is written

_UNCHANGED = (TABLES.c.id == THIS_TABLE) & (TABLES.c.version == bindparam("this_version"))
CHANGE_TABLE = update(TABLES).where(_UNCHANGED)
CHANGE_TABLE_IN_EPOCH = update(TABLES).where(_UNCHANGED & (TABLES.c.epoch == bindparam("this_epoch")))
ADD_MEMBERS = insert(MEMBERS)
REMOVE_MEMBERS = delete(MEMBERS).where(MEMBERS.c.table == THIS_TABLE)
BEAT = (
    update(WORKERS)
    .where(WORKERS.c.id == bindparam("this_worker"))
    .values(beat=WORKERS.c.beat + 1, at=bindparam("beaten_at"))
)
CLAIM = update(TABLES).where(
    (TABLES.c.id == THIS_TABLE)
    & (TABLES.c.worker == bindparam("this_worker"))
    & (TABLES.c.epoch == bindparam("this_epoch"))
)
_MINE = (TABLES.c.worker == bindparam("this_worker")) & TABLES.c.id.in_(THESE_TABLES)
RELEASE = update(TABLES).where(_MINE).values(worker="")
