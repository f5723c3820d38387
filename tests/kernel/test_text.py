"""Texts in Python: holes, terms, names and plurals, in both languages."""

import json
from pathlib import Path

import pytest

from gondwana.kernel.errors import BadOption
from gondwana.kernel.game.text import speak
from gondwana.kernel.rules.notation import text

SENTENCES = {
    "en": {
        "shop_sold": "{seat} sells {fruit}.",
        "shop_a_pear": "a pear",
        "shop_count": [
            {
                "declarations": ["input count", "local countPlural = count: plural"],
                "selectors": ["countPlural"],
                "match": {"countPlural=one": "{count} pear", "countPlural=other": "{count} pears"},
            }
        ],
        "shop_both": [
            {
                "declarations": ["input count", "input side", "local n = count: plural"],
                "selectors": ["n", "side"],
                "match": {
                    "n=one, side=left": "one, left",
                    "n=*, side=left": "some, left",
                    "n=*, side=*": "{count}, right",
                },
            }
        ],
    },
    "fr": {
        "shop_sold": "{seat} vend {fruit}.",
        "shop_a_pear": "une poire",
        "shop_count": [
            {
                "declarations": ["input count", "local countPlural = count: plural"],
                "selectors": ["countPlural"],
                "match": {"countPlural=one": "{count} poire", "countPlural=other": "{count} poires"},
            }
        ],
    },
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for language, messages in SENTENCES.items():
        (tmp_path / f"{language}.json").write_text(json.dumps(messages), encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(("language", "said"), [("en", "Anna sells a pear."), ("fr", "Anna vend une poire.")])
def test_holes_are_filled_with_names_and_terms(folder: Path, language: str, said: str) -> None:
    sold = text("shop_sold", seat={"seat": 1}, fruit={"term": "shop_a_pear"})
    assert speak(sold, folder, language, ["Bert", "Anna"]) == said


@pytest.mark.parametrize(
    ("language", "counts"),
    [
        ("en", {0: "0 pears", 1: "1 pear", 2: "2 pears", -1: "-1 pear", 11: "11 pears"}),
        ("fr", {0: "0 poire", 1: "1 poire", 2: "2 poires", -1: "-1 poire", -2: "-2 poires"}),
    ],
)
def test_each_language_counts_in_its_own_way(folder: Path, language: str, counts: dict[int, str]) -> None:
    assert {count: speak(text("shop_count", count=count), folder, language, []) for count in counts} == counts


def test_the_first_variant_whose_conditions_all_hold_is_taken(folder: Path) -> None:
    said = [
        speak(text("shop_both", count=n, side=side), folder, "en", [])
        for n, side in [(1, "left"), (3, "left"), (1, "x")]
    ]
    assert said == ["one, left", "some, left", "1, right"]


def test_an_unknown_language_names_the_known_ones(folder: Path) -> None:
    with pytest.raises(BadOption, match="there are no texts in 'de'; allowed: en, fr"):
        speak(text("shop_sold"), folder, "de", [])
