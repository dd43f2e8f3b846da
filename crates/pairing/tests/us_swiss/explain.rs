//! Explanations of the book's examples.

use adoube_pairing::us::{
    self, Acceleration, Bar, Facts, Limit, Note, RoundExplanation, Settings, SwitchKind,
    SwitchReason,
};
use adoube_tournament::{EntrantId, GameResult, Results, RoundNumber, Tournament};
use adoube_words::{Language, Words};

use super::event::Event;
use super::position::{Line, Position};

fn position(round: u16, players: &[&str]) -> Position {
    Position {
        round,
        rounds: round + 1,
        lines: players.iter().map(|line| Line::read(line)).collect(),
        met: Vec::new(),
        toss: None,
    }
}

fn explained(position: &Position) -> RoundExplanation {
    let tournament = Tournament::new(position.draft()).unwrap();
    let round = RoundNumber(position.round);
    let (settings, facts) = (Settings::default(), Facts::default());
    us::explain(&tournament, round, &position.ids(), &settings, &facts).unwrap()
}

/// Notes in English.
fn told(position: &Position, notes: &[Note]) -> Vec<String> {
    let names = |kind: &str, id: u64| {
        let id = EntrantId(u32::try_from(id).ok()?);
        (kind == "EntrantId").then(|| position.name(id))
    };
    let words = Words::of(Language::english());
    let told = notes.iter().map(|note| words.tell_with(note, &names));
    told.collect()
}

fn sentences(position: &Position) -> Vec<String> {
    told(position, &explained(position).notes_about(None))
}

/// 29E5e example 2: an interchange of 20 points under the 200-point rule.
#[test]
fn an_interchange() {
    let position = position(4, &["2050 2 WBW", "1870 2 BWB", "1850 2 WBW", "1750 2 BWB"]);
    let explained = explained(&position);
    let [switch] = &explained.switches[..] else {
        panic!("{:?}", explained.switches);
    };
    assert_eq!(switch.kind, SwitchKind::Interchange);
    assert_eq!((switch.cost, switch.limit), (20, Limit::Wide(200)));
    assert_eq!(switch.reason, SwitchReason::Equalisation(2, 0));
    let ids = |pairs: &[(u32, u32)]| -> Vec<_> {
        pairs
            .iter()
            .map(|(a, b)| (EntrantId(*a), EntrantId(*b)))
            .collect()
    };
    assert_eq!(switch.before, ids(&[(1, 3), (2, 4)]));
    assert_eq!(switch.after, ids(&[(1, 2), (3, 4)]));
    assert_eq!(
        told(&position, &[switch.note()])[0],
        "Interchange: 2050 – 1850, 1870 – 1750 become 2050 – 1870, 1850 – 1750; 1870 for 1850: \
         20 points, limit 200 (29E5b), so that 0 instead of 2 get one colour two or more times more often \
         (29E5b)."
    );
}

/// 29E7 example 5: another odd player.
#[test]
fn another_odd_player() {
    let position = position(
        4,
        &[
            "2100 3 BWB",
            "2080 3 BWB",
            "1990 3 WBW",
            "2050 2.5 WBW",
            "1980 2.5 BWB",
            "1800 2.5 BWB",
        ],
    );
    let lines = sentences(&position);
    let has = |text: &str| lines.iter().any(|line| line.contains(text));
    assert!(has("1990 drops to a lower group (29D1)."), "{lines:#?}");
    assert!(
        has("Natural pairings: 1990 – 2050, 1980 – 1800 (29C1)."),
        "{lines:#?}"
    );
    assert!(
        has(
            "Another odd player or opponent: 2100 – 2080, 1990 – 2050 become 2100 – 1990, 2080 – 2050; 2080 for 1990: 90 points, counting as 50, limit 200"
        ),
        "{lines:#?}"
    );
    assert!(
        has("Board 2: 2080 – 2050: both get their due colours (29E3); 2080 dropped."),
        "{lines:#?}"
    );
}

/// An unrated player: no limit, and no difference that is known is told as none.
#[test]
fn an_unrated_opponent() {
    let position = position(3, &["2000 1 WB", "1900 1 BW", "1800 1 WB", "- 1 BW"]);
    let explained = explained(&position);
    let [switch] = &explained.switches[..] else {
        panic!("{:?}", explained.switches);
    };
    let [replaced] = &switch.replaced[..] else {
        panic!("{:?}", switch.replaced);
    };
    // The two in the upper half are 100 apart, the two in the lower one nobody knows.
    assert_eq!(replaced.points, Some(100));
    assert_eq!(switch.limit, Limit::Unrated);
    assert!(
        told(&position, &[switch.note()])[0]
            .contains("no difference that is known, no limit (29E5g)"),
    );
}

/// Players who have met are parted by the smallest switch, without a limit.
#[test]
fn a_rematch() {
    let mut position = position(2, &["2400 1 W", "2100 1 W", "1900 1 B", "1500 1 B"]);
    position.met = vec![(0, 2)];
    let explained = explained(&position);
    let [switch] = &explained.switches[..] else {
        panic!("{:?}", explained.switches);
    };
    assert_eq!((switch.cost, switch.limit), (300, Limit::NotForColours));
    let expected = SwitchReason::Parts(EntrantId(1), EntrantId(3), Bar::Met);
    assert_eq!(switch.reason, expected);
    assert_eq!(position.text(&explained.pairing), "1500-2400 1900-2100");
}

/// The bye, and that a second meeting is told.
#[test]
fn byes_and_exceptions() {
    let mut position = position(2, &["2000 1 W", "1900 0 B"]);
    position.met = vec![(0, 1)];
    let lines = sentences(&position);
    let exception = "2000 meets 1900 although they have met: there is no way around it.";
    assert!(lines.iter().any(|line| line == exception), "{lines:#?}");
    position.lines.push(Line::read("1800 0 B"));
    let lines = sentences(&position);
    let bye = "1900 gets the full-point bye: is the lowest rated player of the lowest score group \
               (28L2); without 1800 the others could not be paired.";
    assert!(lines.iter().any(|line| line == bye), "{lines:#?}");
}

/// Sixths whose last two have drawn each other cannot be paired in their part: that is told (28R3).
#[test]
fn an_accelerated_round_that_is_none() {
    let settings = Settings {
        acceleration: Acceleration::Sixths,
        ..Settings::default()
    };
    let mut event = Event::new(6, 5, settings, 1);
    event.chances = [0; 4];
    let first = event.pair().unwrap();
    assert!(!first.is_unaccelerated);
    event.play(&first);
    for game in &mut event.draft.rounds[0].games {
        let result = match (game.white.0, game.black.0) {
            (5, 6) | (6, 5) => GameResult::DRAW,
            (white, black) if white < black => GameResult::WHITE_WINS,
            _ => GameResult::BLACK_WINS,
        };
        game.results = Results::reported(result);
    }
    let (tournament, round) = (event.tournament(), RoundNumber(2));
    let present = us::present(&tournament, round, &event.facts);
    let explained = us::explain(&tournament, round, &present, &event.settings, &event.facts);
    let explained = explained.unwrap();
    assert!(explained.pairing.is_unaccelerated);
    assert_eq!(explained.notes_about(None)[0], Note::Unaccelerated);
    assert!(explained.pairing.exceptions.is_empty());
}
