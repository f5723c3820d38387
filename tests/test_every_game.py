"""The contract that every game keeps."""

import json
from itertools import pairwise
from random import Random

import pytest
from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from support import texts
from support.contract import ALL, SECRETS, at_record, everything, guessed, played, positions
from support.random_games import play_to_the_end, random_match, random_moves, twin
from support.shapes import misfit, shapes_of
from support.toy import TOY

import gondwana
from gondwana.kernel.compiler.mode import INTERPRET
from gondwana.kernel.errors import GameOver, NothingToUndo
from gondwana.kernel.game.dispatch import blank
from gondwana.kernel.game.game import Game
from gondwana.kernel.game.loops import ANSWERS, MOST_CHOICES, SOUND, checked_games, redeal_at
from gondwana.kernel.game.text import LANGUAGES, speak
from gondwana.kernel.match.match import Match
from gondwana.kernel.rules.chance import word
from gondwana.kernel.rules.questions import ASKED
from gondwana.kernel.rules.records import numbers

GAMES = 12 if INTERPRET else 2000
PICTURES = 60  # in the middle of moves that are dealt anew
every_game = pytest.mark.parametrize("game", ALL, ids=lambda game: game.slug)
every_table = pytest.mark.parametrize(
    ("game", "seats"),
    [(game, seats) for game in ALL for seats in game.seats],
    ids=lambda part: getattr(part, "slug", None),
)


# random games


@every_game
@pytest.mark.slow
def test_the_invariants_hold_after_every_move(game: Game) -> None:
    """Pieces are conserved, no stock is negative, somebody can answer, sheets agree with a count from scratch."""
    out = numbers([0] * MOST_CHOICES)
    for number, option in enumerate(game.variants()):
        for seats in game.seats:
            games = -(-GAMES // len(game.seats) // len(game.variants()))
            key = word(1000 * number + seats)
            found = checked_games(blank(game.state, 2), games, seats, key, numbers(game.option_numbers(option)), out)
            assert found != ANSWERS, f"{seats} seats, {option}: somebody has no answer, or one twice"
            assert game.broken(found) == SOUND, f"{seats} seats, {option}: {game.broken(found).name}"


@every_table
def test_a_game_is_played_to_its_end(game: Game, seats: int) -> None:
    """Whoever is asked can answer, in words that are all different and are read back; the end has a winner."""
    match = Match(game, seats, game.unattended(), seed=seats)
    for _ in random_moves(match, seed=seats):
        for seat in match.asked:
            legal = match.legal(seat)
            kind = game.questions[match.prompt(seat)].answer
            words = [kind.word(move) for move in legal]
            assert legal
            assert len(set(words)) == len(legal)
            assert [kind.number(said) for said in words] == legal
        assert [seat for seat in range(seats) if match.legal(seat)] == match.asked
        assert match.over == (not match.asked)
    assert len(match.scores) == len(match.places) == len(match.standing()) == seats
    assert match.standing() == match.scores
    assert seats == 1 or min(match.places) == 1
    with pytest.raises(GameOver):
        match.play(0, 0)


@every_table
def test_what_people_are_shown_fits_together(game: Game, seats: int) -> None:
    """Questions offer the legal answers, everything is JSON, lines are numbered upwards."""
    for match in positions(game, seats, 3):
        for seat in range(seats):
            ask = match.ask(seat)
            offered = [] if ask is None else [choice["move"] for choice in ask["choices"]]
            assert offered == match.legal(seat)
            assert json.loads(json.dumps(ask)) == ask
        for viewer in (None, *range(seats)):
            assert json.loads(json.dumps(match.view(viewer))) == match.view(viewer)
            numbers_told = [line["number"] for line in match.log(viewer)]
            assert numbers_told == sorted(numbers_told)
            assert all(line["number"] >= 5 for line in match.log(viewer, since=5))


@every_table
def test_an_answer_says_which_question_it_leads_to(game: Game, seats: int) -> None:
    """The next one of the same seat, alone, if the answer may still be taken back: what the page need not confirm."""
    for match in positions(game, seats, 3):
        for seat in match.asked:
            for choice in (match.ask(seat) or {})["choices"]:
                after = match.copy()
                after.play(seat, choice["move"])
                goes_on = after.asked == [seat] and after.can_undo(seat)
                next_asked = game.questions[after.prompt(seat)].name if goes_on else None
                assert choice["leads"] == next_asked


@every_game
@pytest.mark.slow
def test_what_people_are_shown_has_its_shape(game: Game) -> None:
    """The page's types are made from the shapes: no field is missing or unknown, words are those of the tables."""
    view, previews = shapes_of(game)
    shown = 0
    for number, options in enumerate(game.variants()):
        match = Match(game, game.seats[number % len(game.seats)], options, seed=number)
        for turn, _ in enumerate(random_moves(match, seed=number)):
            if turn % 23 != number % 23 and not match.over:
                continue
            for viewer in (None, *range(match.seats)):
                assert misfit(view, match.view(viewer)) is None
            for choice in (choice for seat in match.asked for choice in (match.ask(seat) or {})["choices"][:20]):
                shown += choice["preview"] is not None
                assert choice["preview"] is None or None in {misfit(each, choice["preview"]) for each in previews}
    assert bool(shown) == bool(previews)


@every_table
def test_looking_changes_nothing(game: Game, seats: int) -> None:
    match = positions(game, seats, 1)[0]
    before = match.state.tobytes()
    for viewer in (None, *range(seats)):
        everything(match, viewer)
    assert match.state.tobytes() == before


# copies, undo, files


@every_table
def test_a_copy_is_equal_and_independent(game: Game, seats: int) -> None:
    for match in positions(game, seats, 2):
        copy, before = match.copy(), match.state.tobytes()
        assert copy.state.tobytes() == before
        assert copy.entries == match.entries
        for _ in random_moves(copy, seed=1, moves=8):
            pass
        assert match.state.tobytes() == before


@every_table
def test_undo_leads_back(game: Game, seats: int) -> None:
    """Whatever may be taken back leads to the position before it, and nothing else may."""
    match, chance, taken_back = Match(game, seats, game.unattended(), seed=seats), Random(seats), 0
    while not match.over:
        seat = chance.choice(match.asked)
        before, reveals = match.position(), match.plain.reveals
        match.play(seat, chance.choice(match.legal(seat)))
        assert match.can_undo(seat) == (match.plain.reveals == reveals and not match.over)
        if match.can_undo(seat) and chance.random() < 0.3:
            match.undo(seat)
            assert match.position() == before
            taken_back += 1
        elif not match.can_undo(seat):
            with pytest.raises(NothingToUndo):
                match.undo(seat)
    assert taken_back
    assert [entry.number for entry in match.entries] == list(range(match.number))


@every_table
def test_a_saved_game_is_read_back(game: Game, seats: int) -> None:
    for match in positions(game, seats, 2):
        again = gondwana.loads(match.dumps())
        assert again.state.tobytes() == match.state.tobytes()
        assert [everything(again, viewer) for viewer in (None, 0)] == [
            everything(match, viewer) for viewer in (None, 0)
        ]


@every_game
def test_the_same_seed_gives_the_same_game_and_another_another(game: Game) -> None:
    ends = [random_match(game, game.usual_seats, seed).state.tobytes() for seed in (1, 1, 2)]
    assert ends[0] == ends[1]
    assert ends[1] != ends[2]


# secrets


@every_game
@pytest.mark.slow
def test_what_a_seat_can_not_know_makes_no_difference_to_it(game: Game) -> None:
    """Two records that differ only in what a seat can't know look the same to it, down to texts and choices."""
    varied: set[str] = set()
    for seats in game.seats:
        for match in positions(game, seats, 8):
            varied |= no_difference(match)
    assert varied >= SECRETS[game.slug]


@every_game
@pytest.mark.slow
def test_what_is_seen_in_the_middle_of_a_move_keeps_its_secrets(game: Game) -> None:
    """A move that tells under several headings is shown in several pictures, each with its shape and its secrets."""
    view, _ = shapes_of(game)
    pictures = 0
    for seats in game.seats:
        match = Match(game, seats, game.unattended(), seed=seats)
        for _ in random_moves(match, seed=seats):
            on_the_way = [match.on_the_way(viewer) for viewer in (None, *range(seats))]
            assert all(line["stage"] <= len(on_the_way[0]) for line in match.log(since=match.number - 1))
            assert all(misfit(view, seen["view"]) is None for stages in on_the_way for seen in stages)
            for place in range(len(on_the_way[0])):
                pictures += 1
                if pictures <= PICTURES:
                    looks_the_same_to_who_knows_no_more(at_record(match, match._pictures[place].record()))
    assert pictures or game is TOY


def looks_the_same_to_who_knows_no_more(match: Match) -> None:
    """Guess anew for each seat in the middle of a move."""
    for seat in range(match.seats):
        other = at_record(match, guessed(match, seat, 3))
        assert other.view(seat) == match.view(seat)
        assert other.view(None) == match.view(None)


def no_difference(match: Match) -> set[str]:
    """Guess anew for each seat, and for an onlooker, who knows even less; the fields that came out differently."""
    varied: set[str] = set()
    real = at_record(match, match.state)
    onlooker, mixed = everything(real, None), match
    for seat in range(match.seats):
        seen = everything(real, seat)
        for key in (seat, 99):
            record = guessed(match, seat, key)
            varied |= {name for name in match.game.state.cells if (record[name] != match.state[name]).any()}
            other = at_record(match, record)
            assert everything(other, seat) == seen
            assert everything(other, None) == onlooker
        mixed = at_record(mixed, guessed(mixed, seat, 7))
        assert everything(mixed, None) == onlooker  # by now no hand is what it was
    return varied


@every_game
def test_a_secret_answer_leaves_no_trace_for_others(game: Game) -> None:
    """While a common question is open, whatever somebody answered, or took back, looks the same to the others."""
    compared, common = 0, False
    for seats in game.seats:
        for match in positions(game, seats, 4):
            if len(match.asked) < 2:
                continue
            common = True
            author, chance = match.asked[0], Random(match.number)
            moves = chance.sample(match.legal(author), min(2, len(match.legal(author))))
            ends = [match.copy() for _ in moves]
            for end, move in zip(ends, moves, strict=True):
                end.play(author, move)
            for seen, other in pairwise([end for end in ends if end.asked == match.asked[1:] and is_open(end, match)]):
                for viewer in (None, *(seat for seat in range(seats) if seat != author)):
                    assert everything(seen, viewer) == everything(other, viewer)
                    compared += 1
                seen.undo(author)
                other.undo(author)
                assert everything(seen, None) == everything(other, None)
    assert compared or not common  # a game may never ask several at once


def is_open(after: Match, before: Match) -> bool:
    """Whether the same question is still on top."""
    return bool(after.plain.depth == before.plain.depth)


@every_game
def test_a_guess_is_a_possible_position(game: Game) -> None:
    """It keeps what the seat sees, answers as before, can be played to the end and breaks no invariant."""
    for seats in game.seats:
        for match in positions(game, seats, 3):
            for seat in range(seats):
                other = at_record(match, guessed(match, seat, 5))
                assert other.legal(seat) == match.legal(seat)
                if not INTERPRET:
                    assert game.broken(game.rules.broken(other.state)) == SOUND
                states = match.records(1)
                redeal_at(states, 0, seat, word(5))
                play_to_the_end(game, states)
                assert twin(game, states).over


@every_game
def test_a_guess_has_a_generator_of_its_own(game: Game) -> None:
    match = positions(game, game.usual_seats, 1)[0]
    assert {int(guessed(match, 0, key)["rng"]) for key in range(10)}.isdisjoint({int(match.state["rng"])})


# whatever people do


class AnyTable(RuleBasedStateMachine):
    """Playing, taking back, copying, saving and loading in any order."""

    @initialize(game=st.sampled_from(ALL), seed=st.integers(0, 9), data=st.data())
    def open(self, game: Game, seed: int, data: st.DataObject) -> None:
        seats = data.draw(st.sampled_from(game.seats))
        self.match = Match(game, seats, game.unattended(), seed=seed)
        self.entries: list[object] = []

    @precondition(lambda self: not self.match.over)
    @rule(who=st.integers(0, 5), which=st.integers(0, 30))
    def play(self, who: int, which: int) -> None:
        seat = self.match.asked[who % len(self.match.asked)]
        legal = self.match.legal(seat)
        self.match.play(seat, legal[which % len(legal)])

    @rule(who=st.integers(0, 5), all_of_it=st.booleans())
    def take_back(self, who: int, all_of_it: bool) -> None:
        seat, before = who % self.match.seats, self.match.number
        if self.match.can_undo(seat):
            (self.match.restart if all_of_it else self.match.undo)(seat)
            assert self.match.number > before
            assert self.is_open(seat)
        else:
            with pytest.raises(NothingToUndo):
                self.match.undo(seat)

    def is_open(self, seat: int) -> bool:
        """Whether a question waits for a seat, perhaps below another."""
        s = self.match.plain
        return any(s.frames[depth][ASKED] >> seat & 1 for depth in range(s.depth))

    @rule()
    def save_and_load(self) -> None:
        again = gondwana.loads(self.match.dumps())
        assert again.state.tobytes() == self.match.state.tobytes()
        assert again.entries == self.match.entries
        assert [again.can_undo(seat) for seat in range(again.seats)] == [
            self.match.can_undo(seat) for seat in range(again.seats)
        ]
        assert [again.asked_at(seat) for seat in range(again.seats)] == [
            self.match.asked_at(seat) for seat in range(again.seats)
        ]
        self.match = again

    @rule()
    def copy(self) -> None:
        self.match = self.match.copy()

    @invariant()
    def entries_are_only_added(self) -> None:
        assert self.match.entries[: len(self.entries)] == self.entries
        self.entries = list(self.match.entries)

    @invariant()
    def everybody_asked_has_a_question(self) -> None:
        for seat in self.match.asked:
            assert self.match.legal(seat)
            assert 0 <= self.match.asked_at(seat) <= self.match.number


TestAnyTable = AnyTable.TestCase
# To make a failing story shorter, which takes minutes, leave the phases out.
TestAnyTable.settings = settings(max_examples=25, stateful_step_count=40, phases=[Phase.generate])


# texts


with_texts = pytest.mark.parametrize("game", gondwana.games(), ids=lambda game: game.slug)


@with_texts
def test_both_languages_have_the_same_texts_with_the_same_holes(game: Game) -> None:
    english, french = texts.messages(game, "en"), texts.messages(game, "fr")
    assert list(english) == list(french)
    for key in english:
        assert texts.holes(english[key]) == texts.holes(french[key]), key
        assert type(english[key]) is type(french[key]), key
        assert all(sentence.strip() == sentence != "" for sentence in texts.variants(french[key])), key


@with_texts
def test_whatever_a_game_says_is_in_its_texts(game: Game) -> None:
    """Prompts, choices, sayings, terms, groups and options; and no hole stays empty."""
    english = texts.messages(game, "en")
    said = {**texts.declared(game), **texts.said_in_games(game)}
    keys = {key for key in said if key.startswith(game.prefix)} | texts.named_by_the_code(game)
    assert keys - english.keys() == set()
    assert texts.prompts(game) <= english.keys()
    assert all(texts.choices(game, question) & english.keys() for question in game.questions.values())
    for key, args in said.items():
        if key in english:
            assert texts.holes(english[key]) <= args, key


@with_texts
def test_whatever_the_page_says_is_in_the_texts(game: Game) -> None:
    named = {key for key in texts.named_by_the_page(game) if "$" not in key}
    assert named - texts.messages(game, "en").keys() == set()


@with_texts
def test_every_text_is_used(game: Game) -> None:
    """By the game, or by the page."""
    said = {*texts.declared(game), *texts.prompts(game), *texts.said_in_games(game), *texts.named_by_the_code(game)}
    said |= texts.put_together(game)
    page = texts.used_by_the_page(game)
    keys = texts.messages(game, "en")
    used = {key for key in keys if key in said or page.fullmatch(key)}
    assert [key for key in keys if key not in used and texts.spoken_of(key) not in used] == []


@with_texts
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_of_a_whole_game_can_be_spoken(game: Game, language: str) -> None:
    """As the terminal does, in whole sentences without an unfilled hole."""
    names = ["Anna", "Bert", "Carl", "Dora", "Emil", "Fee"]
    for seats in game.seats:
        for line in played(game, seats, seats).log(0):
            said = speak(line["text"], game.folder / "text", language, names)
            assert said[-1] in ".!?"
            assert "{" not in said
