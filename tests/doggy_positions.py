"""Positions of Doggy Bag for its tests: played move by move, or laid out on the table."""

from positions import Table

from fagin.games.doggy_bag.game import load
from fagin.games.doggy_bag.pieces import heap_of, letters_of
from fagin.games.doggy_bag.state import BIT, DoggyPrivate, DoggyState

GAME = load()
STOCK = "gggwwwwrrrrrykkk"  # behind every screen at the start

TABLE = Table(GAME, 3, first_player="seat0")
new_game = TABLE.new_game
split = TABLE.split
play = TABLE.play
told = TABLE.told
legal = TABLE.legal
match_after = TABLE.match_after
refused_in_a_match = TABLE.refused_in_a_match
edited = TABLE.edited


def draw(state: DoggyState, bones: str) -> DoggyState:
    """Let these bones come out of the bag, one after the other."""
    return play(state, *(f"* bone:{bone}" for bone in bones))


def fill_bag(state: DoggyState, bones: str) -> None:
    """Put exactly these bones in the bag."""
    state.secret.bag = heap_of(bones)
    state.public.bag_count = len(bones)


def lay_in_front(state: DoggyState, *fronts: str) -> None:
    """Lay bones in front of the screens, from seat 0 on."""
    for seat, bones in enumerate(fronts):
        state.public.front[seat] = heap_of(bones)


def hide_behind(state: DoggyState, bones: str) -> None:
    """Put exactly these bones behind every screen."""
    for own in state.private:
        own.behind = heap_of(bones)
    state.public.left = len(bones)


def send_away(state: DoggyState, seat: int) -> None:
    """Throw a dog out that has nothing in front of its screen."""
    state.public.alive &= ~BIT[seat]
    state.public.out += ((seat, int(state.public.turn)),)


def before_roles(players: int = 3, bag: str = "gwryk", **options: str) -> DoggyState:
    """Seat 0 is about to take the first token: everybody has put a white and a red bone in the bag."""
    state = new_game(players, **options)
    play(state, "* coins:2", *(f"{seat} loot:wr" for seat in range(players)))
    fill_bag(state, bag)
    return state


def stealing(bag: str, *numbers: int, fronts: tuple[str, ...] = (), **options: str) -> DoggyState:
    """The seats hold these numbers without effects (beginner version), and the highest is about to draw.

    A number above 7 is the Hothead's, who turned over the lowest free token.
    """
    state = before_roles(len(numbers), "w" * 99, **{"mode": "beginner", **options})
    lay_in_front(state, *fronts)
    free = [token for token in range(8) if token not in numbers]
    for seat, number in enumerate(numbers):
        if number > 7:
            play(state, f"{seat} flip:{free[0]}", f"{seat} hothead:{number}")
        if seat == len(numbers) - 1:
            fill_bag(state, bag)
        if number <= 7:
            play(state, f"{seat} role:{number}")
    return state


def bag(state: DoggyState) -> str:
    """What is in the bag; the public count must agree."""
    bones = letters_of(state.secret.bag)
    assert state.public.bag_count == len(bones)
    return bones


def chest(state: DoggyState) -> str:
    """What lies on the chest."""
    return letters_of(state.public.chest)


def front(state: DoggyState, seat: int) -> str:
    """What lies in front of a screen."""
    return letters_of(state.public.front[seat])


def fronts(state: DoggyState) -> list[str]:
    """What lies in front of each screen."""
    return [front(state, seat) for seat in range(state.public.players)]


def behind(state: DoggyState, seat: int) -> str:
    """What lies behind a screen."""
    return letters_of(state.private[seat].behind)


def deliveries(own: DoggyPrivate) -> list[str]:
    """What a dog remembers having put in the bag, turn by turn."""
    return [letters_of(heap) for heap in own.delivered]


def seen(state: DoggyState, seat: int) -> list[str]:
    """What a dog saw in the bag, look after look."""
    return [letters_of(bones) for _, bones, *_ in state.private[seat].looks]


def alive(state: DoggyState) -> list[int]:
    """The seats still in the game."""
    return [seat for seat in range(state.public.players) if state.public.alive & BIT[seat]]
