//! Pairings as programs and people write them.

use proptest::prelude::*;

use super::*;

fn pairs(boards: &[(u32, u32)], bye: Option<u32>) -> Pairs {
    let number = |n: u32| PairingNumber::new(n).unwrap();
    Pairs {
        boards: boards
            .iter()
            .map(|&(w, b)| (number(w), number(b)))
            .collect(),
        bye: bye.map(number),
    }
}

#[test]
fn forms_that_are_read() {
    let round = pairs(&[(1, 4), (5, 2)], Some(3));
    for text in [
        "3\n1 4\n5 2\n3 0\n",
        "3\r\n1 4\r\n5 2\r\n3 0\r\n",
        "3\r1 4\r5 2\r3 0",
        "\u{feff}1 4\n5 2\n3 0",
        "\n# round 1\n  3 \n1\t4\n\n5  2\n # bye\n3 0",
        "1-4\n5 – 2\n3 - 0",
        "1,4\n5, 2\n3;0",
        "3 0\n1 4\n5 2\n",
    ] {
        assert_eq!(read_pairs(text), Ok(round.clone()), "{text:?}");
    }
    assert_eq!(read_pairs("0\n"), Ok(Pairs::default()));
    assert_eq!(read_pairs("1\n7 0\n"), Ok(pairs(&[], Some(7))));
}

#[test]
fn what_is_wrong_is_said() {
    for (text, message) in [
        (
            "",
            "line 1, column 1: found no pairings, expected a line with two pairing numbers for each board",
        ),
        (
            "2\n1 4\n",
            "line 1, column 1: found a count of 2, expected 1, the number of pairings that follow",
        ),
        (
            "99999999999\n1 2",
            "line 1, column 1: found a count of 99999999999, expected 1, the number of pairings that follow",
        ),
        (
            "1 4\n2 4",
            "line 2, column 3: found 4 again, expected each player once (4 is already on line 1)",
        ),
        (
            "1 2\n3 3",
            "line 2, column 3: found 3 again, expected each player once (3 is already on line 2)",
        ),
        (
            "1 2\n\n3 0\n4 0",
            "line 4, column 1: found a second bye, for 4, expected at most one (3 has it on line 3)",
        ),
        (
            "0 4",
            "line 1, column 1: found \"0\", expected White's pairing number, 1 or more",
        ),
        (
            "-1 4",
            "line 1, column 1: found \"-\", expected White's pairing number, 1 or more",
        ),
        (
            "1 4\n5",
            "line 2, column 2: found the end of the line, expected Black's pairing number, or 0 for the pairing-allocated bye",
        ),
        (
            "1 4\n 5 - ",
            "line 2, column 5: found the end of the line, expected Black's pairing number, or 0 for the pairing-allocated bye",
        ),
        (
            "1 4\n5 +2",
            "line 2, column 3: found \"+2\", expected Black's pairing number, or 0 for the pairing-allocated bye",
        ),
        (
            "1 – – 4",
            "line 1, column 5: found \"–\", expected Black's pairing number, or 0 for the pairing-allocated bye",
        ),
        (
            "1 1 5",
            "line 1, column 5: found \"5\", expected the end of the line",
        ),
        (
            "1 4 1-0",
            "line 1, column 5: found \"1\", expected the end of the line",
        ),
        (
            "Carlsen",
            "line 1, column 1: found \"Carlsen\", expected White's pairing number, 1 or more",
        ),
        (
            "1 5000000000",
            "line 1, column 3: found \"5000000000\", expected Black's pairing number, or 0 for the pairing-allocated bye",
        ),
    ] {
        assert_eq!(told(&read_pairs(text).unwrap_err()), message);
    }
}

/// A fact in English.
fn told(fact: &impl serde::Serialize) -> String {
    adoube_words::Words::of(adoube_words::Language::english()).tell(fact)
}

fn any_pairs() -> impl Strategy<Value = Pairs> {
    let numbers = prop::collection::btree_set(1..=u32::MAX, 0..40);
    let shuffled = numbers.prop_map(Vec::from_iter).prop_shuffle();
    shuffled.prop_map(|numbers| {
        let (couples, odd) = numbers.as_chunks::<2>();
        let boards: Vec<_> = couples
            .iter()
            .map(|&[white, black]| (white, black))
            .collect();
        pairs(&boards, odd.first().copied())
    })
}

proptest! {
    #[test]
    fn reads_what_it_writes(round in any_pairs()) {
        prop_assert_eq!(read_pairs(&write_pairs(&round)), Ok(round));
    }

    #[test]
    fn never_panics(noise in "\\PC*", digits in "[0-9 ,;#–\r\n-]{0,40}") {
        let _ = read_pairs(&noise);
        let _ = read_pairs(&digits);
    }

    #[test]
    fn errors_point_into_the_text(text in "[0-9x ,;#–\n-]{0,40}") {
        if let Err(error) = read_pairs(&text) {
            let line = text.lines().nth(error.line - 1).unwrap_or("");
            prop_assert!((1..=line.chars().count() + 1).contains(&error.column));
        }
    }
}
