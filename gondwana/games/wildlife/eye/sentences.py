"""Questions and choices as sentences."""

from typing import Final

from gondwana.kernel.game import choice, sentence
from gondwana.kernel.rules import NONE, Question, Text, text

from ..flow import Stage
from ..prompts import Act, Prompt
from ..state import State
from ..tables import CARDS_A_TURN, FOOD_FOR_A_POINT, KINDS, LOWEST_BID, LOWEST_BID_FOR_SPECIES, MOST_ROUNDS
from ..tables import TERRITORY as TERRITORY_OF
from ..words import A_CARD, ABILITY, CAPABILITY, CARD, CELL, IN_TERRAIN, SPECIES_KIND, TERRAIN, TERRITORY, WAY

ACTS: Final = {
    Act.FREE_MOVE: "wildlife_act_free_move",
    Act.FOOD: "wildlife_act_food",
    Act.INTELLIGENCE: "wildlife_act_intelligence",
    Act.MOBILITY: "wildlife_act_mobility",
    Act.ATTACK: "wildlife_act_attack",
    Act.CONVERT: "wildlife_act_convert",
    Act.END: "wildlife_act_end",
}


@sentence(Prompt.LAY)
def ask_for_cards(s: State) -> Text:
    """How many of the three cards are still to be laid out."""
    return text("wildlife_prompt_lay", count=CARDS_A_TURN - sum(s.laid[card] for card in range(KINDS)))


@sentence(Prompt.ACT)
def ask_to_act(s: State) -> Text:
    """Before and after the sale of a card."""
    return text("wildlife_prompt_act_sold" if s.auctions else "wildlife_prompt_act")


@choice(Prompt.ACT)
def choose_act(s: State, act: int) -> Text:
    """A card to use, a card to sell, or something else."""
    if act < Act.AUCTION:
        return text("wildlife_choice_use", card=CARD.shown(act - Act.EXECUTE, s.seats))
    if act < Act.FREE_MOVE:
        return text("wildlife_choice_sell", card=CARD.shown(act - Act.AUCTION, s.seats))
    return text("wildlife_choice_act", act={"term": ACTS[Act(act)]})


@sentence(Prompt.BID)
def ask_to_bid(s: State) -> Text:
    """The card on sale and the lowest bid; with two players the price is fixed."""
    key = "wildlife_prompt_bid_fixed" if s.seats == 2 else "wildlife_prompt_bid"
    return text(key, card=A_CARD.shown(s.lot, s.seats), food=max(LOWEST_BID, s.bid + 1))


@sentence(Prompt.BID_FOR_CHOICE)
def ask_to_bid_for_choice(s: State) -> Text:
    """The lowest bid."""
    return text("wildlife_prompt_bid_for_choice", food=max(LOWEST_BID_FOR_SPECIES, s.bid + 1))


@choice(Prompt.BID, Prompt.BID_FOR_CHOICE)
def choose_bid(s: State, seat: int, question: Prompt, bid: int) -> Text:
    """A bid with what it costs: where food is missing, points too (WL-32)."""
    if bid == 0:
        return text("wildlife_choice_pass")
    missing = bid - s.food[seat]
    if missing > 0:
        return text("wildlife_choice_bid_and_points", food=bid, points=-(-missing // FOOD_FOR_A_POINT))
    return text("wildlife_choice_bid" if question == Prompt.BID else "wildlife_choice_bid_for_choice", food=bid)


@choice(Prompt.SPECIES)
def choose_species(s: State, species: int) -> Text:
    """A species that nobody leads yet."""
    return text("wildlife_choice_species", species=SPECIES_KIND.shown(species, s.seats))


@sentence(Prompt.BOUGHT)
def ask_buyer(s: State, card: int) -> Text:
    """Whether the card is executed."""
    return text("wildlife_prompt_bought", card=A_CARD.shown(card, s.seats))


@sentence(Prompt.WAY)
def ask_for_a_way(s: State, terrain: int, bonus: int) -> Text:
    """What is done on a terrain; it is said where the wheel brings it."""
    key = "wildlife_prompt_way_bonus" if bonus else "wildlife_prompt_way"
    return text(key, terrain=IN_TERRAIN.shown(terrain, s.seats))


@sentence(Prompt.PLACE, Prompt.ATTACK)
def ask_in_terrain(s: State, asked: Question, terrain: int) -> Text:
    """What is done on a terrain, and where."""
    return text(f"wildlife_prompt_{asked.name}", terrain=IN_TERRAIN.shown(terrain, s.seats))


@choice(Prompt.WAY)
def choose_way(s: State, way: int) -> Text:
    """To move, to place, to attack."""
    return text("wildlife_choice_way", decision=WAY.shown(way, s.seats))


@choice(Prompt.WHEEL)
def choose_terrain(s: State, seat: int, terrain: int) -> Text:
    """A terrain, and what the species will be able to do there."""
    risen = CAPABILITY.shown(s.capability[seat][terrain] + 1, s.seats)
    return text("wildlife_choice_wheel", terrain=IN_TERRAIN.shown(terrain, s.seats), capability=risen)


@sentence(Prompt.VICTIM)
def ask_for_victim(s: State, ability: int) -> Text:
    """From whom an ability is taken."""
    return text("wildlife_prompt_victim", ability=ABILITY.shown(ability, s.seats))


@choice(Prompt.VICTIM)
def choose_victim(holder: int) -> Text:
    """A holder of the ability."""
    return text("wildlife_choice_victim", seat={"seat": holder})


@sentence(Prompt.MOVE_PIECE)
def ask_for_piece(s: State, terrain: int) -> Text:
    """Which piece moves, and onto which terrain unless the move is free."""
    if terrain == NONE:
        return text("wildlife_prompt_move_piece")
    return text("wildlife_prompt_move_piece_onto", terrain=TERRAIN.shown(terrain, s.seats))


@choice(Prompt.ATTACK)
def choose_prey(s: State, cell: int) -> Text:
    """A piece to replace, and whose it is."""
    return text("wildlife_choice_attack", cell=CELL.word(cell), seat={"seat": s.piece[cell]})


@sentence(Prompt.MOVE_TO)
def ask_where_to(origin: int) -> Text:
    """Which piece is on its way."""
    return text("wildlife_prompt_move_to", cell=CELL.word(origin))


@sentence(Prompt.RELOCATE_TO)
def ask_where_to_by_mobility(origin: int) -> Text:
    """Which piece is on its way, anywhere."""
    return text("wildlife_prompt_relocate_to", cell=CELL.word(origin))


@choice(Prompt.RELOCATE_TO, Prompt.STRIKE)
def choose_cell(s: State, asked: Question, cell: int) -> Text:
    """A cell, and whose piece stands there."""
    key = f"wildlife_choice_{asked.name}"
    if s.piece[cell] == NONE:
        return text(key, cell=CELL.word(cell))
    return text(f"{key}_piece", cell=CELL.word(cell), seat={"seat": s.piece[cell]})


@sentence(Prompt.DEFEND)
def ask_defender(s: State, attacker: int, cell: int, origin: int) -> Text:
    """Who attacks a piece from the reserve; or from where an exchange comes: the piece would go there."""
    if origin == NONE:
        where = TERRITORY.shown(int(TERRITORY_OF[cell]), s.seats)
        return text("wildlife_prompt_defend", attacker={"seat": attacker}, cell=CELL.word(cell), territory=where)
    where = TERRITORY.shown(int(TERRITORY_OF[origin]), s.seats)
    words = {"cell": CELL.word(cell), "from": CELL.word(origin), "territory": where}
    return text("wildlife_prompt_defend_exchange", attacker={"seat": attacker}, **words)


def group(s: State) -> Text:
    """Under which heading the log puts what comes now."""
    if s.stage < Stage.SETTLE:
        return text("wildlife_group_species")
    if s.stage == Stage.SETTLE:
        return text("wildlife_group_settling")
    if s.stage == Stage.SCORE and (s.over or s.ending or is_guarded(s)):
        return text("wildlife_group_final")
    if s.stage == Stage.SCORE and s.general:
        return text("wildlife_group_general", number=s.generals + 1)
    return text("wildlife_group_turn", round=s.lap + 1, seat={"seat": s.active})


def is_guarded(s: State) -> bool:
    """Whether this turn ends the last round that is ever played (WL-68)."""
    return s.turns == s.seats and s.lap + 1 == MOST_ROUNDS


def reveals(s: State, seat: int) -> bool:
    """Nothing is drawn or uncovered but by the end of a turn, which is a choice of its own."""
    return False
