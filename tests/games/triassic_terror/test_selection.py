"""Selection (TT-28 … TT-33, TT-153)."""

from support.boards import at_position, twin_of
from support.triassic_terror import TRIASSIC_TERROR, Table, new

from gondwana.games.triassic_terror.words import ENVIRONMENT, TILE
from gondwana.kernel.rules.header import NONE


def no_cards(seats: int = 4, **changes: object) -> Table:
    """A round without cards."""
    s = twin_of(new(seats).match)
    s.depth = s.asked = 0
    s.lap = 2
    for name, numbers in changes.items():
        setattr(s, name, numbers)
    return Table(at_position(TRIASSIC_TERROR, s))


def test_selection_goes_clockwise_and_each_player_completes_it() -> None:
    """TT-28."""
    game = new(4)
    asked = []
    while game.match.view(None)["phase"] == "select":
        asked.append((game.seat, game.prompt()))
        game.play(game.options()[0])
    seats = [(asked[0][0] + step) % 4 for step in range(4)]
    assert asked == [(seat, prompt) for seat in seats for prompt in ("sel_card", "sel_tile")]


def test_a_card_is_taken_face_up_or_from_the_pile_before_the_tile() -> None:
    """TT-29, case 2: its owner knows a blind card before choosing the tile."""
    game = new()
    assert game.options() == ["face-up", "deck"]
    face_up, seat = game.s.face_up, game.seat
    taken = Table(game.match.copy()).play("face-up")
    assert taken.s.hand[seat] == face_up
    assert (taken.seat, taken.prompt()) == (seat, "sel_tile")
    deck = game.s.deck
    game.play("deck")
    drawn = game.s.hand[seat]
    assert game.s.deck[drawn] == deck[drawn] - 1
    assert game.match.view(seat)["players"][seat]["card"] == ENVIRONMENT.word(drawn)


def test_the_face_up_card_is_replaced_after_the_tile() -> None:
    """TT-30, case 3: the taker chooses a tile before seeing the new card."""
    game = new().play("face-up")
    cards = game.match.view(None)["cards"]
    assert (cards["face_up"], cards["pile"]) == (None, 27)
    game.play(game.options()[0])
    assert game.match.view(None)["cards"]["face_up"] is not None
    assert game.match.view(None)["cards"]["pile"] == 26
    assert game.prompt() == "sel_card"
    shown = game.s.face_up
    game.play("deck")
    game.play(game.options()[0])
    assert game.s.face_up == shown


def test_a_blind_card_stays_secret_until_it_is_discarded() -> None:
    """TT-31: a card taken face up is known to all."""
    game = new(2)
    first = game.seat
    game.play("deck", "new")
    second = game.seat
    game.play("face-up", "grow")
    assert game.match.view(second)["players"][first]["card"] == "hidden"
    assert game.match.view(None)["players"][first]["card"] == "hidden"
    kind = game.match.view(first)["players"][first]["card"]
    assert kind == ENVIRONMENT.word(game.s.hand[first])
    assert game.match.view(first)["players"][second]["card"] == ENVIRONMENT.word(game.s.hand[second])
    while game.seat != first:
        game.idle()
    game.idle()
    assert game.match.view(second)["cards"]["discards"][kind] >= 1


def test_only_its_owner_is_told_which_card_was_drawn() -> None:
    """TT-31."""
    game = new()
    seat = game.seat
    game.play("deck")

    def said(viewer: int | None) -> list[str]:
        return [line["text"]["key"].rsplit("log_")[-1] for line in game.match.log(viewer, since=0)[1:]]

    assert said(seat) == ["drew_blind", "drew"]
    assert said((seat + 1) % 4) == said(None) == ["drew_blind"]


def test_every_player_takes_one_tile_that_still_lies() -> None:
    """TT-32, case 1, case 5: and marks its space."""
    game = no_cards(2)
    assert game.options() == list(TILE.words)
    seat = game.seat
    game.play("trex")
    assert "trex" not in game.options()
    space = next(space for space in game.match.view(None)["spaces"] if space["tile"] == "trex")
    assert (space["seat"], space["marked"]) == (seat, True)
    game.play("new")
    assert game.prompt() == "menu"
    assert sum(taker != NONE for taker in game.s.taken) == 2


def test_white_tokens_become_pending_dinos() -> None:
    """TT-33, case 12: they go back to the pool."""
    game = no_cards()
    seat = game.seat
    assert game.match.view(None)["pool"] == 10
    game.play("mig")
    player = game.match.view(None)["players"][seat]
    assert (player["pending"], player["supply"]) == (1, 52)
    assert game.match.view(None)["pool"] == 11


def test_pending_dinos_are_limited_by_the_supply() -> None:
    """TT-33, case 13."""
    game = no_cards(supply=[2] * 6, white=[0, 0, 5, 0, 0, 0])
    seat = game.seat
    game.play("mig")
    assert (game.s.pending[seat], game.s.supply[seat], game.match.view(None)["pool"]) == (2, 0, 12)


def test_an_empty_pile_is_made_of_the_discards() -> None:
    """TT-29: which no schedule needs; should the pile ever be empty, the discards become the new one."""
    game = no_cards(lap=0, deck=[0] * 4, discards=[0, 2, 0, 0])
    seat = game.seat
    game.play("deck")
    assert (game.s.hand[seat], game.s.deck, game.s.discards) == (1, [0, 1, 0, 0], [0] * 4)


def test_nobody_passes_in_the_selection() -> None:
    """TT-153: with six players the last one has one tile left."""
    game = no_cards(6)
    for left in range(6, 0, -1):
        assert game.prompt() == "sel_tile"
        assert len(game.options()) == left
        game.play(game.options()[0])
    assert game.prompt() == "menu"
