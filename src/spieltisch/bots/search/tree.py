"""The tree of an information-set search: one row per move that was tried somewhere.

All worlds that a seat thinks possible share one tree. A node stands for the moves that led
to it, told apart by who made them and which they were; what is legal in one world need not
be in another, so each node also counts how often it could have been chosen.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from spieltisch.engine.bits import whole
from spieltisch.engine.compiling import inlined, kernel
from spieltisch.engine.contract import Actions
from spieltisch.engine.records import Record, field, layout, rows


#: `action` and `seat` are the move that leads here; `child` is the first move from here and
#: `sibling` the next move after this one; `visits` counts how often it was chosen and
#: `chances` how often it could have been; `reward` is what it brought its seat, in all, and
#: `prior` the share of the visits it seemed to deserve beforehand.
class Node(Record):
    """A node of the tree."""

    reward = field("f8")
    prior = field("f4")
    action = field("i4")
    seat = field("i4")
    child = field("i4")
    sibling = field("i4")
    visits = field("i4")
    chances = field("i4")


NODE = layout(Node)

Tree = NDArray[Any]

ROOT = 0

#: No node: the root is nobody's child and nobody's sibling.
NONE = 0


def plant(most: int) -> Tree:
    """A tree that holds nothing but its root, with room for more nodes."""
    return rows(NODE, max(most, 1))


@inlined
def add(tree: Tree, size: int, parent: int, seat: int, action: int, prior: float) -> None:
    """Add a new node, number `size`, under its parent."""
    node = tree[size]
    node.reward, node.prior = 0.0, prior
    node.action, node.seat = action, seat
    node.child, node.sibling = NONE, tree[parent].child
    node.visits, node.chances = 0, 0
    tree[parent].child = size


@kernel
def find(tree: Tree, parent: int, seat: int, action: int) -> int:
    """The child that stands for a move, or `NONE`.

    If two threads have added one at the same moment, it is the last in the row, with which the
    search goes on.
    """
    found = NONE
    node = whole(tree[parent].child)
    while node != NONE:
        if tree[node].action == action and tree[node].seat == seat:
            found = node
        node = whole(tree[node].sibling)
    return found


@kernel
def transplant(old: Tree, root: int, new: Tree) -> int:
    """Copy what grows under a node into an empty tree; return how many nodes that is.

    Children are copied level by level, so that the deepest ones are those that do not fit.
    """
    origin = np.empty(len(new), np.int32)
    new[ROOT] = old[root]
    new[ROOT].sibling = NONE
    origin[ROOT] = root
    size = 1
    node = 0
    while node < size:
        child, before = whole(old[origin[node]].child), NONE
        new[node].child = NONE
        while child != NONE and size < len(new):
            new[size] = old[child]
            new[size].sibling = NONE
            if before == NONE:
                new[node].child = size
            else:
                new[before].sibling = size
            origin[size] = child
            before, size = size, size + 1
            child = whole(old[child].sibling)
        node += 1
    return size


@kernel
def children(tree: Tree, parent: int, out: Actions) -> int:
    """Write the numbers of a node's children and return how many there are."""
    count = 0
    node = whole(tree[parent].child)
    while node != NONE and count < len(out):
        out[count] = node
        count += 1
        node = whole(tree[node].sibling)
    return count


@kernel
def lead(tree: Tree, seat: int, actions: Actions) -> int:
    """By how many visits the best of a seat's actions at the root is ahead of the next."""
    first = second = 0
    for k in range(len(actions)):
        node = find(tree, ROOT, seat, whole(actions[k]))
        visits = whole(tree[node].visits) if node != NONE else 0
        if visits > first:
            first, second = visits, first
        elif visits > second:
            second = visits
    return first - second
