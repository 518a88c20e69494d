"""A scene as a picture for the terminal, 80 columns wide.

At the top is the map with every band, camp or boat, then come the seats, the viewer's own cards
in full, and last, just above where moves are typed, the encounter track. Everything that is
shown in colour is written out too, so the picture can be read without colours; the help explains
the signs.

A low terminal gets fewer lines: only what matters at this time of day.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from textwrap import wrap

from rich.text import Text as Picture

from spieltisch.engine.parts import Scene
from spieltisch.engine.words import Language, Text
from spieltisch.games.glow import cardtexts, names
from spieltisch.games.glow.cardtexts import effects, element
from spieltisch.games.glow.maps import ISLANDS
from spieltisch.games.glow.material import ADVENTURERS, COLOURS, ELEMENTS, SYMBOLS
from spieltisch.games.glow.options import WORDS

WIDTH = 80

#: What everybody has when the first morning comes (G3.1).
FIRST_SCORE = 10
_PARTS = ("track", "cards", "not_lost", "fireflies", "place", "footprints", "total")

#: How many lines the map of the Realm of Shadows has, on a high screen and on a low one.
HIGH, LOW = 21, 13

#: How much room each label leaves on its right for bands and camps, on either map.
ROOM = {HIGH: 4, LOW: 2}
_LEFT, _RIGHT, _TOP, _BOTTOM = 0.05, 0.93, 0.09, 0.92
_STYLES = {"village": "bold yellow", "forbidden": "red", "start": "bold"}

COLUMN = 16
DICE_STYLES = {
    "green": "#3aa655",
    "blue": "#4a7de0",
    "azure": "#58b8d8",
    "red": "#d0473c",
    "orange": "#e08a2e",
    "purple": "#a15fc9",
    "yellow": "#d8b400",
    "black": "bold reverse",
}


def draw(scene: Scene, language: Language = "en") -> Picture:
    """The whole table."""
    return _stacked(_lines(scene, language))


def _stacked(lines: Iterable[Picture]) -> Picture:
    """Lines as one picture."""
    picture = Picture()
    for line in lines:
        line.rstrip()
        picture.append_text(line).append("\n")
    picture.right_crop(1)
    return picture


def _lines(scene: Scene, language: Language) -> Iterator[Picture]:
    table = scene["table"]
    yield _heading(scene, language)
    if table["phase"] == "choosing":
        yield from _adventurers(table, language)
    else:
        yield from draw_map(scene, language)
        yield from _ways(scene, language)
    for seat in sorted(range(scene["players"]), key=lambda seat: _is_large(scene, seat)):
        yield from _seat(scene, seat, language)
    if table["phase"] == "choosing":
        return
    if table["tom"] is not None:
        yield from _toms_lines(table, language)
    if scene["over"]:
        yield from _end(scene, language)
    yield from _piles(table, language)
    if not scene["over"]:
        yield from _track(table, language)
        for line in _companions(table, language):
            yield Picture("  ").append_text(line)


def draw_small(scene: Scene, language: Language = "en") -> Picture:
    """The table in few lines, as a seat needs it; for anybody else the large picture.

    In the morning that is the track with what its companions do, and the seat's cards one after
    the other; late in the morning and at noon its dice and cards; in the afternoon the map.
    """
    is_seat = scene["viewer"] in range(scene["players"])
    if not is_seat or scene["table"]["phase"] == "choosing":
        return draw(scene, language)
    return _stacked(_few_lines(scene, language))


def _few_lines(scene: Scene, language: Language) -> Iterator[Picture]:
    table, seat = scene["table"], scene["viewer"]
    own = table["seats"][seat]
    travels = own["stage"] == "travel" and own["asked"] is None
    yield _heading(scene, language)
    if travels:
        yield from draw_map(scene, language, LOW)
    for other in range(scene["players"]):
        if other != seat and not travels:
            yield _seat_line(scene, other, language)
    if table["tom"] is not None and not travels:
        tom, _tiles = _toms_lines(table, language)
        yield tom
    yield _seat_line(scene, seat, language)
    yield from _dice(own["dice"], language)
    if scene["over"]:
        yield from _end(scene, language)
        return
    if table["phase"] == "morning":
        yield from _flowing(_cards(own, language), "    ")
    elif not travels:
        for line in _cards(own, language, width=15):
            yield Picture("    ").append_text(line)
    yield from _ways(scene, language)
    if table["phase"] == "morning" or own["asked"]:
        reserve, *cemetery = _piles(table, language)
        yield reserve
        if own["asked"] == "fetch":
            yield from cemetery
    if table["phase"] == "morning":
        yield from _track(table, language)
        yield from _flowing(_companions(table, language))


def legend(scene: Scene) -> list[Text]:
    """What the signs mean: those that can appear on this table."""
    table = scene["table"]
    board, alone = table["board"], table["tom"] is not None
    rest = f"drawn-legend-tom-{board}" if alone else "drawn-legend-cards"
    keys = ["drawn-legend", "drawn-legend-dice", rest, f"drawn-legend-{board}"]
    lines = [WORDS(key) for key in keys]
    if board == "shadows":
        lines.append(WORDS("drawn-legend-crossings", crossings=_crossings(table)))
    return lines


def _heading(scene: Scene, language: Language) -> Picture:
    """The round, the time of the day and the board."""
    table = scene["table"]
    key = f"drawn-phase-{table['phase']}"
    if table["phase"] == "day" and scene["viewer"] in range(scene["players"]):
        key = f"drawn-stage-{table['seats'][scene['viewer']]['stage']}"
    phase, board = WORDS(key), WORDS(f"drawn-board-{table['board']}")
    if table["phase"] == "choosing":
        text = WORDS("drawn-heading-choosing", phase=phase, board=board)
    else:
        now, rounds = table["round"], table["rounds"]
        text = WORDS("drawn-heading", round=now, rounds=rounds, phase=phase, board=board)
    return Picture(text.say(language), "bold")


def _adventurers(table: Scene, language: Language) -> Iterator[Picture]:
    """Who is still free: dice, condition and effect, points at the end."""
    yield Picture(WORDS("drawn-choose").say(language))
    for row in ADVENTURERS:
        if row["name"] in table["adventurers_left"]:
            colour = names.colour(COLOURS.index(row["colour"]), noun=True)
            dice = WORDS("drawn-adventurer", count=row["dice"], colour=colour).say(language)
            line = Picture(f"  {row['name']:11}", "bold yellow").append(f"{dice:20}")
            yield line.append(cardtexts.card(row, language))


# --- the seats -----------------------------------------------------------------------------------


def _name(scene: Scene, seat: int, language: Language) -> str:
    if scene["seats"]:
        return str(scene["seats"][seat])
    return WORDS("drawn-player", player=seat + 1).say(language)


def _is_large(scene: Scene, seat: int) -> bool:
    """The viewer's cards are drawn in full; without a viewer those of everybody who may act."""
    if scene["viewer"] in range(scene["players"]):
        return bool(seat == scene["viewer"])
    return seat in scene["actors"]


def _seat(scene: Scene, seat: int, language: Language) -> Iterator[Picture]:
    own = scene["table"]["seats"][seat]
    yield _seat_line(scene, seat, language)
    if own["adventurer"] is None or scene["table"]["phase"] == "choosing":
        return
    yield from _dice(own["dice"], language)
    if _is_large(scene, seat):
        for line in _cards(own, language, width=15):
            yield Picture("    ").append_text(line)
    elif own["companions"] or own["spells"]:
        yield Picture("    " + _in_short(own, language))


def _seat_line(scene: Scene, seat: int, language: Language) -> Picture:
    """Who sits there, what they have, where they are, and what they are about to do."""
    table, own = scene["table"], scene["table"]["seats"][seat]
    mark = "▶ " if seat in scene["actors"] else "  "
    line = Picture(mark + _name(scene, seat, language), "bold")
    if own["adventurer"] is None:
        return line
    first = " ⚑" if table["start"] == seat and scene["players"] > 1 else ""
    line.append(f" {own['adventurer']['name']}{first}", "bold")
    if table["phase"] == "choosing":
        return line.append(f"   {FIRST_SCORE}★")
    place = "" if table["board"] == "sea" else f"  @{own['band']} ▲{own['camp']}"
    line.append(
        f"  {own['score']}★ {own['footprints']}∴ {own['rerolls']}↻"
        f" {own['fireflies']}/{len(own['companions'])}✦{place}"
    )
    if own["asked"]:
        line.append("  " + WORDS(f"drawn-asked-{own['asked']}").say(language), "italic")
    elif own["stage"] != "idle":
        line.append("  " + WORDS(f"drawn-stage-{own['stage']}").say(language), "italic")
    if own["credits"]:
        line.append(" " + WORDS("drawn-credits", credits=own["credits"]).say(language))
    return line


def _dice(entries: list[Scene], language: Language) -> Iterator[Picture]:
    """Dice in as many lines as they need."""
    yield from _flowing((_die(entry, language) for entry in entries), "    ")


def _flowing(pieces: Iterable[Picture], margin: str = "") -> Iterator[Picture]:
    """Pieces one after the other, in as many lines as they need; no piece is broken."""
    line = Picture(margin)
    for piece in pieces:
        if len(line) > len(margin) and len(line) + len(piece) > WIDTH:
            yield line
            line = Picture(margin)
        line.append_text(piece).append("  ")
    if len(line) > len(margin):
        yield line


def _cards(own: Scene, language: Language, width: int = 0) -> Iterator[Picture]:
    """The cards of a seat with all that they do, names filled up to a width."""
    for card in (own["adventurer"], *own["companions"]):
        yield _card(card, language, width)
    for spell in own["spells"]:
        head = WORDS("spell-number", number=spell["slot"]).say(language)
        row = spell["spell"]
        face_down = WORDS("drawn-face-down").say(language)
        text = face_down if row is None else cardtexts.card(row, language)
        yield Picture(f"{head:{width}}{'' if width else ' '}{text}", "magenta")


def _card(card: Scene, language: Language, width: int) -> Picture:
    title = card.get("id", card["name"])
    if width and "id" in card:
        title = f"{card['id']} {card['name']}"
    line = Picture(f"{title:{width}}" if width else f"{title} ")
    line.append(cardtexts.card(card, language))
    if card.get("spent"):
        line.append(" " + WORDS("drawn-spent").say(language), "dim")
    if card["due"]:
        line.append(" " + WORDS("drawn-due", number=card["due"]).say(language), "bold green")
    elif card["triggers"]:
        line.append(f" ×{card['triggers']}", "green")
    return line


def _in_short(own: Scene, language: Language) -> str:
    """What somebody else has, in one line: names, or numbers if there are too many."""
    spells = [WORDS("spell-number", number=one["slot"]).say(language) for one in own["spells"]]
    titles = [f"{card['id']} {card['name']}" for card in own["companions"]]
    text = ", ".join([*titles, *spells])
    if len(text) <= WIDTH - 4:
        return text
    return ", ".join([*(card["id"] for card in own["companions"]), *spells])


def _toms_lines(table: Scene, language: Language) -> Iterator[Picture]:
    """What Tom has, and how many tiles are left."""
    tom = table["tom"]
    line = Picture("  Tom", "bold magenta")
    place = "" if table["board"] == "sea" else f"  ▲{tom['camp']}"
    line.append(f"  {tom['score']}★ {tom['footprints']}∴{place}  ")
    line.append(WORDS("drawn-tom-band", band=tom["band"]).say(language) + "  ")
    for entry in tom["dice"]:
        line.append_text(_die(entry, language)).append("  ")
    yield line
    stack = WORDS("drawn-tiles", stack=tom["tile_stack"], discards=len(tom["tile_discards"]))
    yield Picture("    " + stack.say(language), "dim")


# --- the rest ------------------------------------------------------------------------------------


def _piles(table: Scene, language: Language) -> Iterator[Picture]:
    """The reserve, the piles and the cemetery."""
    line = Picture(WORDS("drawn-reserve").say(language) + " ", "dim")
    for entry in table["reserve"]:
        line.append_text(_die(entry, language, face=False)).append(" ")
    piles = WORDS("drawn-piles", deck=table["deck"], spells=table["spell_pile"])
    if table["tom"] is not None:
        piles = WORDS("drawn-piles-solo", deck=table["deck"])
    yield line.append("  " + piles.say(language), "dim")
    if table["cemetery"]:
        text = WORDS("drawn-cemetery", cards=" ".join(table["cemetery"])).say(language)
        for part in wrap(text, WIDTH):
            yield Picture(part, "dim")


def _end(scene: Scene, language: Language) -> Iterator[Picture]:
    """Where every point came from."""
    scores, board = scene["table"]["scores"], scene["table"]["board"]
    spared = any(row["not_lost"] for row in scores["seats"])
    parts = [part for part in _PARTS if part != "not_lost" or spared]
    keys = {"place": f"drawn-scored-place-{board}"}
    head = [WORDS(keys.get(part, f"drawn-scored-{part}")).say(language) for part in parts]
    width = (WIDTH - 14) // len(parts)
    yield Picture(f"{'':14}" + "".join(f"{word:>{width}}" for word in head), "bold")
    rows = [(_name(scene, k, language), row) for k, row in enumerate(scores["seats"])]
    if scores["tom"] is not None:
        rows.append(("Tom", scores["tom"]))
    best = scene["winners"] or [len(rows) - 1]  # nobody: then it is Tom, who comes last
    for seat, (name, row) in enumerate(rows):
        mark = "▶ " if seat in best else "  "
        numbers = "".join(f"{row[part]:>{width}}" for part in parts)
        line = Picture(f"{mark + name[:11]:14}" + numbers)
        if seat in best:
            line.stylize("bold green")
        yield line


# --- the map: the Realm of Shadows, or the Sea of Darkness as its routes --------------------------


def draw_map(scene: Scene, language: Language, height: int = HIGH) -> Iterator[Picture]:
    """The map of the scene's board."""
    if scene["table"]["board"] == "sea":
        yield from _sea(scene, language)
    else:
        yield from _shadows(scene, language, height)


def _owners(scene: Scene) -> list[tuple[str, Scene]]:
    table = scene["table"]
    owners = [(str(seat + 1), own) for seat, own in enumerate(table["seats"])]
    return owners + ([("T", table["tom"])] if table["tom"] else [])


def _label(space: Scene, language: Language) -> str:
    """A space: its number and symbol, ! where the symbol is forbidden, villages in brackets."""
    if space["kind"] == "village":
        return f"[{space['id']}]"
    if space["kind"] == "start":
        return "start"
    sign = element(space["element"], language)[0].lower()
    return space["id"][1:] + ("!" if space["kind"] == "forbidden" else "") + sign


def _marks(scene: Scene, space: Scene) -> str:
    """The bands and camps on a space; Tom's band walks elsewhere."""
    owners = _owners(scene)
    bands = [owner for owner, own in owners if own["band"] == space["id"] and owner != "T"]
    camps = [owner for owner, own in owners if own["camp"] == space["id"]]
    marks = (sign + "".join(who) for sign, who in (("@", bands), ("▲", camps)) if who)
    return "".join(marks)


def _shadows(scene: Scene, language: Language, height: int) -> Iterator[Picture]:
    """Labels never move; bands and camps come after them."""
    spaces = scene["table"]["map"]["spaces"]
    places = _places([_label(space, language) for space in spaces], spaces, height)
    lines = [Picture(" " * WIDTH) for _ in range(height)]
    starts = [sorted(x for x, y in places if y == row) for row in range(height)]
    for space, (x, y) in zip(spaces, places, strict=True):
        text, marks = _label(space, language), _marks(scene, space)
        after = x + len(text)
        end = min((start - 1 for start in starts[y] if start > x), default=WIDTH)
        lines[y] = _put(lines[y], x, text, _STYLES.get(space["kind"], "cyan"))
        lines[y] = _put(lines[y], after, marks[: end - after], "bold reverse")
    yield from lines


def _put(line: Picture, x: int, text: str, style: str) -> Picture:
    return Picture.assemble(line[:x], (text, style), line[x + len(text) :]) if text else line


def _places(labels: list[str], spaces: list[Scene], height: int) -> list[tuple[int, int]]:
    """Where each label goes, as near as possible to where it belongs."""
    taken = [[False] * WIDTH for _ in range(height)]
    places = []
    for label, space in zip(labels, spaces, strict=True):
        length = len(label) + ROOM.get(height, 0)
        x, y = _place(taken, space["at"], length, height)
        taken[y][max(0, x - 1) : x + length + 1] = [True] * (length + 1 + (x > 0))
        places.append((x, y))
    return places


def _place(taken: list[list[bool]], at: list[float], length: int, height: int) -> tuple[int, int]:
    x = round((at[0] - _LEFT) / (_RIGHT - _LEFT) * (WIDTH - 8))
    y = round((at[1] - _TOP) / (_BOTTOM - _TOP) * (height - 1))
    tries = [
        (abs(dx) + 3 * abs(dy), x + dx, y + dy)
        for dy in range(-3, 4)
        for dx in range(-12, 13)
        if 0 <= y + dy < height and x + dx >= 0 and x + dx + length < WIDTH
    ]
    for _, left, top in sorted(tries):
        if not any(taken[top][left : left + length]):
            return left, top
    return x, y  # no map is that full


def _ways(scene: Scene, language: Language) -> Iterator[Picture]:
    """Where the viewer's band can go, or the band of every busy seat."""
    table = scene["table"]
    if table["board"] == "sea" or scene["over"]:
        return
    busy = [seat for seat, own in enumerate(table["seats"]) if own["stage"] != "idle"]
    watched = [scene["viewer"]] if scene["viewer"] in range(scene["players"]) else busy
    for seat in watched:
        own = table["seats"][seat]
        line = WORDS("drawn-ways", band=own["band"], ways=_neighbours(table, own, language))
        yield Picture(line.say(language), "italic")


def _neighbours(table: Scene, own: Scene, language: Language) -> list[str]:
    """The spaces next to a band, with what they and the paths to them bring or cost."""
    spaces = {space["id"]: space for space in table["map"]["spaces"]}
    neighbours = []
    for one, other, *crossed in table["map"]["connections"]:
        if own["band"] in (one, other):
            space = spaces[other if own["band"] == one else one]
            if space["id"] not in own["visited"]:
                toll = f" ({effects(crossed[0], language)})" if crossed else ""
                neighbours.append(_description(space, language) + toll)
    return neighbours


def _crossings(table: Scene) -> list[str]:
    """The connections of the Realm of Shadows that carry symbols: p09-p10 +1✦."""
    return [
        f"{one}-{other} {effects(crossed[0], 'en')}"
        for one, other, *crossed in table["map"]["connections"]
        if crossed
    ]


def _description(space: Scene, language: Language) -> str:
    if space["kind"] == "village":
        bonus = f" {effects(space['then'], language)}" if space["then"] else ""
        return f"{space['id']} -{space['cost']}∴{bonus}"
    if space["kind"] == "start":
        return str(space["id"])
    symbol = element(space["element"], language)
    if space["kind"] == "forbidden":
        symbol = WORDS("drawn-absent", element=symbol).say(language)
    return f"{space['id']} {symbol}"


def _sea(scene: Scene, language: Language) -> Iterator[Picture]:
    """A line for each island: its worth, who lies there, and the routes that lead to it."""
    table = scene["table"]
    for number, island in enumerate(table["map"]["islands"]):
        if scene["players"] == 1 and island["id"].startswith("east"):
            continue  # T7.2: closed
        boats = " ".join(
            owner * own["boats"].count(island["id"])
            for owner, own in _owners(scene)
            if island["id"] in own["boats"]
        )
        worth = f"{island['points']}★" if island["points"] else ""
        gain = effects(island["then"], language)
        name = names.island(number, noun=True).say(language)
        line = Picture("  " * island["steps"] + f"{name:14}", "bold cyan")
        line.append(f"{'':{4 - 2 * island['steps']}}{worth:3} {gain:4} ")
        line.append(f"{'≈' + boats if boats else '':9}", "bold yellow")
        ways = [_route(route, island["id"], language) for route in _inward(table, island["id"])]
        line.append(("← " if ways else "") + "; ".join(ways), "dim")
        yield line


def _inward(table: Scene, island: str) -> list[Scene]:
    steps = {row["id"]: row["steps"] for row in table["map"]["islands"]}
    closed = table["tom"] is not None
    return [
        route
        for route in table["map"]["routes"]
        if island in (route["from"], route["to"])
        and steps[_other(route, island)] < steps[island]
        and not (closed and route.get("solo") is False)
    ]


def _other(route: Scene, island: str) -> str:
    return str(route["to"] if route["from"] == island else route["from"])


def _route(route: Scene, island: str, language: Language) -> str:
    number = "/".join(map(str, route["symbols"])) or WORDS("drawn-open-route").say(language)
    cost = f", {route['cost']}∴" if route.get("cost") else ""
    name = names.island(ISLANDS.index(_other(route, island)), noun=True).say(language)
    return f"{number}{cost} {name}"


# --- the encounter track --------------------------------------------------------------------------


def _die(entry: Scene, language: Language, *, face: bool = True) -> Picture:
    """A die: its name, in its colour, and what it shows."""
    picture = Picture(entry["die"], DICE_STYLES[entry["colour"]])
    if face:
        symbol = entry["face"]
        word = names.face(SYMBOLS.index(symbol), noun=True).say(language) if symbol else "?"
        picture.append(f":{word}")
    if entry.get("used"):
        picture.append("×")
    if entry.get("counts") is False:
        picture.append("†")
    return picture


def _track(table: Scene, language: Language) -> Iterator[Picture]:
    """The five areas side by side; companions only in the morning, when they lie there."""
    heads, cards, dice, tiles = (Picture() for _ in range(4))
    for place in table["track"]:
        area = names.element(ELEMENTS.index(place["area"])).say(language)
        prints = f" {place['footprints']}∴" if place["footprints"] else ""
        heads.append(f"{area.upper() + prints:{COLUMN}}", "bold")
        card = place["companion"]
        title = f"{card['id']} {card['name']}" if card else "-"
        cards.append(f"{title:{COLUMN}}", "bold yellow" if card else "dim")
        column = Picture()
        for entry in place["dice"]:
            if len(column) + 3 < COLUMN:
                column.append_text(_die(entry, language, face=False)).append(" ")
        dice.append_text(column).append(" " * (COLUMN - len(column)))
        tile = place["tile"]
        text = cardtexts.tile(tile, table["board"], language) if tile else ""
        tiles.append(f"{text[: COLUMN - 1]:{COLUMN}}", "magenta")
    yield heads
    if table["tom"] is not None:
        yield tiles
    if any(place["companion"] for place in table["track"]):
        yield cards
    yield dice


def _companions(table: Scene, language: Language) -> Iterator[Picture]:
    """What each companion on the track does, one after the other."""
    for place in table["track"]:
        if card := place["companion"]:
            line = Picture(f"{card['id']} ", "yellow")
            yield line.append(cardtexts.card(card, language))
