"""The box of every game in readable lines: what the engine holds of it, what is printed on it, what only the file says.

A wrong figure in a component file is seen here as a diff. Written anew, to be reviewed, by `make goldens`.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from goldens.golden import FOLDER, names, readable_cards, readable_cubes

import fagin.games
from fagin.games import load
from fagin.games.doggy_bag.pieces import COLOURS, LEAST_LOOT, letters_of
from fagin.games.fagins_gang.pieces import FEWEST_PLAYERS, GOODS
from fagin.games.oliver_twist.pieces import CARDS, KINDS
from fagin.games.swindler.pieces import (
    ACHIEVE,
    ACHIEVEMENTS,
    BAGS,
    DEALER_IDS,
    DRAW,
    DRAW_EVENTS,
    ITEMS,
    ORDER_IDS,
    ORDER_KINDS,
    SETS,
    WHATS,
    Order,
)
from fagin.kernel.data import read_toml
from fagin.lab.components import inline
from fagin.terminal.box import Box

# what a file says beside that: no rule and no table of ours reads it
ONLY_IN_THE_FILE = {
    "doggy_bag": ["colours.id"],
    "oliver_twist": [
        *[
            "sources",
            "money",
            "object.name_en",
            "object.name_fr",
            "object.joker",
            "tool.name_en",
            "tool.name_fr",
        ],
        *["starting.count", "starting.shape_en", "starting.shape_fr", "burglary_cards.count"],
        *[
            "character_card.name_en",
            "character_card.name_fr",
            "character_card.count",
            "character_card.text_en",
        ],
        *["board.token_radius", "board.street_stroke", "board.day", "board.night", "board.scenery"],
    ],
    "fagins_gang": [
        *["good.name", "good.letter", "good.cubes", "good.hex"],
        *["player_colour.hex", "player_colour.urchins", "player_colour.discs", "player_colour.cylinders"],
        *["location.main_good", "location.second_good", "location.novel_chapter", "location.warehouse_size"],
        *["market.stall.angle_degrees", "wheel.price_formula"],
    ],
    "swindler": [
        *["counts", "item", "bag.letter", "bag.hex", "bag.x", "bag.y"],
        *["neutral_loot.letter", "neutral_loot.hex", "order.deck", "order.text", "raid.deck", "raid.text"],
        *["accomplice.name", "accomplice.who", "accomplice.window", "accomplice.text", "accomplice.effect"],
        *["accomplice.key", "window", "master_thief.name", "master_thief.text", "master_thief.effect"],
        *["character", "board", "track"],
    ],
}


def box_path(id: str) -> Path:
    """Where the golden text of a box is kept."""
    return FOLDER / id / "box.txt"


def box(id: str) -> str:
    """What is in the box of a game, as text."""
    file = Path(fagin.games.__file__).parent / id / f"{id}.toml"
    data, game = read_toml(file), load(id, file)
    printed = Box(data, own=True)
    lines = [f"{id}, as the engine holds it: {game.data}", *HELD[id](game), "", "printed on it"]
    lines += [f"{key}: {printed.fact(key)}" for key in printed.about if not is_remark(key)]
    lines += [f"{name} {tint}" for name, tint in zip(printed.names, printed.tints, strict=True)]
    lines += [f"{fill} with ink {ink}" for fill, ink in zip(printed.fills, printed.inks, strict=True)]
    lines += [f"{card}: {title}" for card, title in printed.titles.items() if card]
    lines += ["", "only in the file"]
    for path in ONLY_IN_THE_FILE[id]:
        texts = list(leaves(data, path.split(".")))
        line = ", ".join(texts)
        lines += [f"{path}: {line}"] if len(line) < 120 else [f"{path}:", *(f"    {text}" for text in texts)]
    return "\n".join(lines) + "\n"


def is_remark(key: str) -> bool:
    """Whether a key says where a figure comes from."""
    return key.endswith(("note", "provenance"))


def leaves(data: Any, path: list[str]) -> Iterator[str]:
    """What stands at a path, in each table of a list, without remarks."""
    if isinstance(data, list) and data and isinstance(data[0], dict):
        for item in data:
            yield from leaves(item, path)
    elif path:
        if path[0] in data:
            yield from leaves(data[path[0]], path[1:])
    elif isinstance(data, dict):
        for key, value in data.items():
            if not is_remark(key):
                yield f"{key} = {inline(value)}"
    else:
        yield inline(data)


# ---------------------------------------------------------------- as the engine holds them


def doggy_bag(game: Any) -> Iterator[str]:
    """The bones, the coins and the limit."""
    pieces = game.pieces
    for colour in range(COLOURS):
        yield f"{letters_of(1 << 8 * colour)} counts {pieces.points[colour]}"
    yield f"behind each screen {letters_of(pieces.per_player)}, in the bag {letters_of(pieces.in_bag)}"
    throws = ", ".join(f"{ways} give {bones}" for bones, ways in enumerate(pieces.coins, LEAST_LOOT))
    yield f"throws of the coins: {throws}"
    yield f"black bones that throw a dog out: {pieces.black_limit}"


def oliver_twist(game: Any) -> Iterator[str]:
    """The tokens, the numbers of the cards, and the streets."""
    pieces, board = game.pieces, game.board
    yield f"round tokens {names(pieces.tokens)}"
    yield f"starting tokens {names(pieces.starting)}"
    yield f"pounds shown {pairs(KINDS, pieces.coins)}"
    yield f"pounds at the start {pieces.start_pounds}, rewards {pieces.rewards}"
    yield f"numbers of the cards {pairs(CARDS, pieces.powers)}"
    yield f"drawn on {board.extent}"
    for space, place in enumerate(board.places):
        yellow = " yellow" if board.yellow[space] else ""
        name = f" {board.junctions[space]}" if space in board.junctions else ""
        yield f"space {space} at {place} beside {board.neighbours[space]}{yellow}{name}"
    for street in board.streets:
        yield f"{street.id} {street.name}{' yellow' if street.yellow else ''} {street.chain}"
        yield f"    {street.path} | {street.label_path}"


def fagins_gang(game: Any) -> Iterator[str]:
    """The tracks, the market, what players begin with, and where all is drawn."""
    board, drawing = game.board, game.board.drawing
    for each in board.locations:
        yield f"{each.id} {each.name} {each.short}: {each.price} {GOODS[each.good]} a level, at {each.places}"
        for at, level in enumerate(each.levels):
            cubes = readable_cubes("given", level.goods)
            yield f"    {at}: {level.shillings} s, {cubes}, {level.hands} hands, at {level.places}"
    yield f"urchins enter at level {board.start}"
    for good in board.stalls:
        yield f"stall {GOODS[good]} at {board.spaces[good]}"
    yield f"wheel {board.wheel}"
    yield "stock " + ", ".join(
        f"{some} for {n}" for n, some in enumerate(board.stocks) if n >= FEWEST_PLAYERS
    )
    yield f"each begins with {board.start_shillings} s and {board.start_cubes} of each good"
    yield f"drawn on {drawing.extent}, market at {drawing.market}"
    yield f"radius of the wheel {drawing.wheel_radius}, of the stalls {drawing.stall_radius}"
    yield f"shillings {drawing.shillings}"
    yield f"tokens {drawing.tokens}, discs {drawing.discs}"


def swindler(game: Any) -> Iterator[str]:
    """The tiles, the cards, the dealers and the numbers of the rules."""
    held = game.box
    yield f"tiles {readable_cards('home', held.tiles)}"
    yield f"skulls {pairs(BAGS, held.skulls)}"
    yield f"coins {held.coins}, posters {held.posters}"
    yield f"accomplices {readable_cards('deck', held.cards)}"
    yield from (f"{name} {number}" for name, number in held.rules.items())
    for players, (thief, end) in held.thresholds.items():
        yield f"for {players}: Master Thief after {thief} orders, end after {end}"
    for name, dealer in zip(DEALER_IDS, held.dealers, strict=True):
        yield f"{name} {pairs([ITEMS[item] for item in dealer.items], dealer.points)}"
    for card, order, raid in zip(ORDER_IDS, held.orders, held.raids, strict=True):
        if raid is None:
            rewards = f"points {order.points} coins {order.coins} neutral {order.neutral}"
            yield f"{card} {asked(order)}"
            yield f"    brings {rewards} posters {order.posters}"
        else:
            yield f"{card} raid: from {raid.loot} tiles on {raid.returned} back, jail from {raid.posters} posters"


def asked(order: Order) -> str:
    """What an order asks for."""
    kind = ORDER_KINDS[order.kind]
    if order.kind in (DRAW, ACHIEVE):
        event = (DRAW_EVENTS if order.kind == DRAW else ACHIEVEMENTS)[order.event]
        return f"{kind} {order.number} {event}, bag {BAGS[order.bag]}"
    needs = ", ".join(f"{some} {WHATS[what]} {SETS[together]}" for what, some, together in order.needs)
    tiles = " or ".join(" ".join(WHATS[slot] for slot in way.slots) for way in order.ways)
    return f"{kind} {needs} (coins {order.coins_needed}, cards {order.cards_needed}, tiles {tiles or 'none'})"


def pairs(things: Any, numbers: Any) -> str:
    """Things with their numbers."""
    return ", ".join(f"{thing} {number}" for thing, number in zip(things, numbers))


HELD = {
    "doggy_bag": doggy_bag,
    "oliver_twist": oliver_twist,
    "fagins_gang": fagins_gang,
    "swindler": swindler,
}
