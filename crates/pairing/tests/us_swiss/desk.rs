//! `vectors/us-desk.toml`, and what a director does around the pairings.

use adoube_pairing::us::eligibility::{Eligibility, Revision};
use adoube_pairing::us::entries;
use adoube_pairing::us::incidents::{self, ExpelledWhen, Treatment, Unreported};
use adoube_pairing::us::variations::{self, Moment, Notice};
use adoube_pairing::us::{self, Expulsion, Facts, Pair, PlayerFacts, Settings, Teammates};
use adoube_tournament::{EntrantId, Outcome, RoundNumber, Tournament};
use serde::Deserialize;

use super::position::{Line, Position};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    section: Vec<Case<Section>>,
    expelled: Vec<Case<Expelled>>,
    unreported: Vec<Case<Missing>>,
    class: Vec<Case<Class>>,
    reentry: Vec<Case<Reentry>>,
}

/// What every case has.
#[derive(Deserialize)]
struct Case<T> {
    article: String,
    #[allow(dead_code, reason = "for readers of the file")]
    source: String,
    #[allow(dead_code, reason = "for readers of the file")]
    #[serde(default)]
    note: String,
    #[serde(flatten)]
    what: T,
}

#[derive(Deserialize)]
struct Section {
    eligibility: Eligibility,
    admits: Vec<u16>,
    refuses: Vec<u16>,
    unrated: bool,
}

#[derive(Deserialize)]
struct Expelled {
    rounds_left: Option<u16>,
    #[serde(default)]
    concluded: bool,
    #[serde(default)]
    rule: Expulsion,
    had: String,
    get: String,
}

#[derive(Deserialize)]
struct Missing {
    option: Unreported,
    paired_as: String,
}

#[derive(Deserialize)]
struct Class {
    first: u64,
    best: Vec<u64>,
    allowed: bool,
}

#[derive(Deserialize)]
struct Reentry {
    scores: Vec<String>,
    #[serde(default)]
    latest: bool,
    carried: u32,
}

fn file() -> File {
    toml::from_str(include_str!("../vectors/us-desk.toml")).unwrap()
}

fn outcomes(text: &str) -> Vec<Outcome> {
    text.split_whitespace()
        .map(|code| code.parse().unwrap())
        .collect()
}

#[test]
fn sections() {
    let file = file();
    for Case { what, article, .. } in file.section {
        let admits = |rating: &u16| what.eligibility.admits(Some(*rating));
        assert!(what.admits.iter().all(admits), "{article}");
        assert!(!what.refuses.iter().any(admits), "{article}");
        assert_eq!(what.eligibility.admits(None), what.unrated, "{article}");
    }
}

#[test]
fn a_corrected_rating() {
    let section = Eligibility {
        at_least: None,
        under: Some(1800),
        unrated: true,
    };
    assert_eq!(section.after_revision(1790, true), Revision::Stays);
    let removed = |refund| Revision::Removed {
        refund,
        may_change_section: true,
    };
    assert_eq!(section.after_revision(1800, true), removed(false));
    assert_eq!(section.after_revision(1800, false), removed(true));
}

#[test]
fn expelled_players() {
    for Case { what, article, .. } in file().expelled {
        let when = match what.rounds_left {
            Some(rounds_left) => ExpelledWhen::BeforeLastPairing { rounds_left },
            None if what.concluded => ExpelledWhen::Concluded,
            None => ExpelledWhen::AfterLastPairing,
        };
        let get = incidents::opponents_of_expelled(&outcomes(&what.had), when, what.rule);
        assert_eq!(get, outcomes(&what.get), "{article}");
    }
}

#[test]
fn unreported_games() {
    for Case { what, article, .. } in file().unreported {
        let expected = outcomes(&what.paired_as);
        let paired_as = Treatment::PairAs(expected[0], expected[1]);
        assert_eq!(what.option.treatment(), paired_as, "{article}");
        assert_eq!(what.option.article(), article);
    }
    let next = |option: Unreported| option.treatment();
    assert_eq!(
        next(Unreported::HalfPointByes),
        Treatment::NextRound(Outcome::HalfPointBye)
    );
    assert_eq!(
        next(Unreported::ForfeitNextRound),
        Treatment::NextRound(Outcome::ForfeitLoss)
    );
}

#[test]
fn classes_and_entries() {
    let file = file();
    for Case { what, article, .. } in file.class {
        assert_eq!(
            entries::may_pair_by_class(what.first, &what.best),
            what.allowed,
            "{article}"
        );
    }
    for Case { what, article, .. } in file.reentry {
        let entries: Vec<_> = (1..)
            .map(EntrantId)
            .zip(what.scores.iter().map(|score| score.parse().unwrap()))
            .collect();
        let carried = entries::carried_entry(&entries, what.latest);
        assert_eq!(carried, Some(EntrantId(what.carried)), "{article}");
    }
}

fn snapshot(round: u16, players: &[&str], met: &[(usize, usize)]) -> (Position, Tournament) {
    let position = Position {
        round,
        rounds: round + 1,
        lines: players.iter().map(|line| Line::read(line)).collect(),
        met: met.to_vec(),
        toss: None,
    };
    let tournament = Tournament::new(position.draft()).unwrap();
    (position, tournament)
}

/// 28M1: the house player plays only if the number is odd otherwise.
#[test]
fn the_house_player() {
    let mut facts = Facts::default();
    facts.players.push(PlayerFacts {
        is_house_player: true,
        ..PlayerFacts::of(EntrantId(3))
    });
    let present = |players: &[&str]| {
        let (_, tournament) = snapshot(1, players, &[]);
        us::present(&tournament, RoundNumber(1), &facts).len()
    };
    assert_eq!(present(&["2000 0", "1900 0", "1800 0"]), 2);
    assert_eq!(present(&["2000 0", "1900 0", "1800 0", "1700 0"]), 4);
}

/// 28S1 to 28S3: a re-entry has no colours, does not meet an old opponent again, but may meet
/// another re-entry.
#[test]
fn reentries() {
    let (position, tournament) = snapshot(
        2,
        &["2000 1 W", "1900 0 B", "1800 0 x", "1700 0 x"],
        &[(0, 1)],
    );
    let again = |id: u32, of: u32| PlayerFacts {
        reentry_of: Some(EntrantId(of)),
        ..PlayerFacts::of(EntrantId(id))
    };
    let pair = |present: [u32; 2], facts: Vec<PlayerFacts>| {
        let facts = Facts {
            players: facts,
            ..Facts::default()
        };
        let present = present.map(EntrantId);
        let settings = Settings::default();
        us::pair_among(&tournament, RoundNumber(2), &present, &settings, &facts).unwrap()
    };
    let one = pair([1, 3], vec![again(3, 2)]);
    assert_eq!(
        one.exceptions.len(),
        1,
        "2000 met the player of 1800 as 1900"
    );
    assert_eq!(position.text(&one), "1800-2000");
    let both = pair([3, 4], vec![again(3, 2), again(4, 1)]);
    assert!(both.exceptions.is_empty());
    assert_eq!(
        both.colours[0].article(),
        "28J",
        "neither has a colour history"
    );
}

fn pair(white: u32, black: u32) -> Pair {
    Pair {
        white: EntrantId(white),
        black: EntrantId(black),
    }
}

/// 29G1: the opponent of who left meets somebody lower, and so on down to the bye.
#[test]
fn laddering_down() {
    let players = [
        "2000 2 WB",
        "1950 2 BW",
        "1900 1.5 WB",
        "1850 1.5 BW",
        "1800 1 WB",
        "1750 1 BW",
    ];
    let (position, tournament) = snapshot(3, &players, &[]);
    let (settings, facts) = (Settings::default(), Facts::default());
    let round = RoundNumber(3);
    let paired = us::pair_among(&tournament, round, &position.ids(), &settings, &facts).unwrap();
    assert_eq!(position.text(&paired), "2000-1950 1900-1850 1800-1750");
    let ladder = |who: u32| {
        let (pairs, who) = (&paired.pairs, EntrantId(who));
        us::ladder_down(&tournament, round, pairs, None, who, &settings, &facts).unwrap()
    };
    let down = ladder(1);
    // 1950 meets 1900, due White like who left; 1850 meets 1800; 1750 has the bye.
    assert_eq!(down.removed, paired.pairs);
    // 1900 and 1800 are due White, 1950 and 1850 Black.
    assert_eq!(down.added, [pair(3, 2), pair(5, 4)]);
    assert_eq!(down.bye, Some(EntrantId(6)));
    let bottom = ladder(6);
    assert_eq!((bottom.added, bottom.bye), (vec![], Some(EntrantId(5))));
}

/// 29G1: an odd player of the same score is taken first.
#[test]
fn laddering_reuses_odd_players() {
    let players = [
        "2000 2 WB",
        "1950 2 BW",
        "1900 2 WB",
        "1850 1 BW",
        "1800 1 WB",
    ];
    let (position, tournament) = snapshot(3, &players, &[]);
    let (settings, facts) = (Settings::default(), Facts::default());
    let round = RoundNumber(3);
    let paired = us::pair_among(&tournament, round, &position.ids(), &settings, &facts).unwrap();
    assert_eq!(position.text(&paired), "2000-1950 1900-1850 (1800)");
    let who = EntrantId(1);
    let (pairs, bye) = (&paired.pairs, paired.bye);
    let down = us::ladder_down(&tournament, round, pairs, bye, who, &settings, &facts).unwrap();
    assert_eq!(down.added, [pair(3, 2), pair(5, 4)]);
    assert_eq!(down.bye, None);
}

/// 26: what has to be told, and when it is too late.
#[test]
fn announced_variations() {
    assert!(variations::in_use(&Settings::default()).is_empty());
    // The plus-two method is the main rule for teams (28N1).
    let plus_two = Settings {
        teammates: Teammates::PLUS_TWO,
        ..Settings::default()
    };
    assert!(variations::in_use(&plus_two).is_empty());
    let settings = Settings {
        no_limits: true,
        bye_for_colours: true,
        expulsion: Expulsion::EarlyAndLast,
        latest_entry_counts: true,
        opponents: us::Opponents::Neighbours,
        ..Settings::default()
    };
    let used = variations::in_use(&settings);
    let notice = |article: &str| {
        let found = used.iter().find(|variation| variation.article == article);
        found.unwrap_or_else(|| panic!("{article}")).notice
    };
    assert_eq!(used.len(), 6);
    assert_eq!(notice("29E5h"), Notice::BeforeUse);
    assert_eq!(notice("28L2a"), Notice::None);
    assert_eq!(notice("28I1a"), Notice::BeforeRoundTwo);
    assert_eq!(notice("28I2c"), Notice::BeforeRoundTwo);
    assert_eq!(notice("28S5"), Notice::BeforeRoundOne);
    assert_eq!(notice("29L1"), Notice::InAdvance);
    let late = |moment| used.iter().filter(|v| v.is_late(moment)).count();
    assert_eq!(late(Moment::BeforePublicity), 0);
    assert_eq!(late(Moment::BeforeRoundOne), 1);
    assert_eq!(late(Moment::AfterRounds(1)), 2);
    assert_eq!(late(Moment::AfterRounds(2)), 4);
}

/// Settings and facts are data: what is not said is the main rule.
#[test]
fn settings_are_data() {
    let settings: Settings = serde_json::from_str(r#"{"method":"top_down"}"#).unwrap();
    assert_eq!(settings.method, us::ColourMethod::TopDown);
    let text = serde_json::to_string(&settings).unwrap();
    assert_eq!(serde_json::from_str::<Settings>(&text).unwrap(), settings);
    assert!(serde_json::from_str::<Settings>(r#"{"methud":1}"#).is_err());
}

/// A round of nobody, of one, and of strangers to the event.
#[test]
fn hardly_anybody() {
    let (_, tournament) = snapshot(1, &["2000 0", "1900 0"], &[]);
    let (settings, facts) = (Settings::default(), Facts::default());
    let pair = |present: &[u32]| {
        let present: Vec<EntrantId> = present.iter().copied().map(EntrantId).collect();
        us::pair_among(&tournament, RoundNumber(1), &present, &settings, &facts).unwrap()
    };
    assert_eq!((pair(&[]).pairs.len(), pair(&[]).bye), (0, None));
    assert_eq!(
        (pair(&[2]).pairs.len(), pair(&[2]).bye),
        (0, Some(EntrantId(2)))
    );
    assert_eq!(pair(&[1, 2, 77, 1]).pairs.len(), 1);
}
