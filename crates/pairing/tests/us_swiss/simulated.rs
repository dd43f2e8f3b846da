//! What must hold in every event, whatever happens in it.

use std::collections::HashMap;

use adoube_pairing::check::{self, Difference};
use adoube_pairing::system::SwissSystem;
use adoube_pairing::us::{
    self, Bar, ColourMethod, Limit, Opponents, RoundExplanation, Settings, SwitchReason,
    Transposition,
};
use adoube_tournament::{EntrantId, Outcome, Points, RoundNumber, Tournament};
use proptest::prelude::*;

use super::event::Event;

fn settings() -> impl Strategy<Value = Settings> {
    let method = prop_oneof![4 => Just(ColourMethod::LookAhead), 1 => Just(ColourMethod::TopDown)];
    let flags = (
        any::<bool>(),
        prop::bool::weighted(0.1),
        prop::bool::weighted(0.1),
    );
    (method, flags, prop::bool::weighted(0.1)).prop_map(
        |(method, (shift, no_limits, ban), near)| Settings {
            method,
            no_limits,
            third_colour_ban: ban,
            transposition: if shift {
                Transposition::Shift
            } else {
                Transposition::Swap
            },
            opponents: if near {
                Opponents::Neighbours
            } else {
                Opponents::Halves
            },
            ..Settings::default()
        },
    )
}

/// Everybody plays once, or has the bye.
fn everybody_once(present: &[EntrantId], explained: &RoundExplanation) {
    let pairing = &explained.pairing;
    let mut seen: Vec<EntrantId> = (pairing.pairs.iter())
        .flat_map(|pair| [pair.white, pair.black])
        .chain(pairing.bye)
        .collect();
    let mut expected = present.to_vec();
    seen.sort_unstable();
    expected.sort_unstable();
    assert_eq!(seen, expected);
}

/// Nobody meets twice where everybody could meet half of the others (27A1).
fn no_rematch(tournament: &Tournament, round: RoundNumber, explained: &RoundExplanation) {
    let before = RoundNumber(round.0 - 1);
    let pairing = &explained.pairing;
    let met = |pair: &&us::Pair| tournament.have_played(pair.white, pair.black, before);
    let rematches = pairing.pairs.iter().filter(met).count();
    let told = |bar: Bar| pairing.exceptions.iter().filter(|e| e.bar == bar).count();
    assert_eq!(rematches, told(Bar::Met) + told(Bar::MetTwice));
    if 2 * pairing.pairs.len() >= 2 * usize::from(before.0) + 2 {
        assert_eq!(rematches, 0, "{:?}", pairing.exceptions);
    }
    if rematches > 0 && pairing.pairs.len() <= 5 {
        let players: Vec<EntrantId> = (pairing.pairs.iter())
            .flat_map(|pair| [pair.white, pair.black])
            .collect();
        let free = |one, other| !tournament.have_played(one, other, before);
        assert!(
            !can_be_paired(&players, &free),
            "a rematch could be avoided"
        );
    }
}

fn can_be_paired(players: &[EntrantId], free: &dyn Fn(EntrantId, EntrantId) -> bool) -> bool {
    let Some((first, rest)) = players.split_first() else {
        return true;
    };
    rest.iter().enumerate().any(|(at, other)| {
        let mut left = rest.to_vec();
        left.remove(at);
        free(*first, *other) && can_be_paired(&left, free)
    })
}

/// A group large enough to be paired in itself drops nobody, or the odd player (27A2, 29D).
fn groups_kept(tournament: &Tournament, round: RoundNumber, explained: &RoundExplanation) {
    let pairing = &explained.pairing;
    let barred = 2 * usize::from(round.0 - 1);
    let mut dropping: HashMap<Points, usize> = HashMap::new();
    for pair in &pairing.pairs {
        let [one, other] = [pair.white, pair.black].map(|id| tournament.pairing_score(id, round));
        if one != other {
            *dropping.entry(one.max(other)).or_default() += 1;
        }
    }
    let last = pairing.groups.len().saturating_sub(3);
    for group in &pairing.groups[..last] {
        let joint = group.members.len() + group.dropped_in.len();
        if joint > barred + 3 {
            assert!(group.dropped_out.len() <= 1, "{group:?}");
            assert_eq!(group.dropped_out.len(), joint % 2, "{group:?}");
        }
    }
    let dropped: usize = dropping.values().sum();
    let boundary = (pairing.groups.iter())
        .flat_map(|group| &group.repaired)
        .filter(|(one, other)| {
            tournament.pairing_score(*one, round) != tournament.pairing_score(*other, round)
        });
    assert_eq!(dropped, boundary.count());
}

/// No switch for colours goes beyond its limit (29E5).
fn limits_kept(explained: &RoundExplanation, settings: &Settings) {
    for switch in &explained.switches {
        match switch.limit {
            Limit::Narrow(limit) | Limit::Wide(limit) => {
                // Top Down checks the board it corrects; who is pushed down may go further.
                if settings.method == ColourMethod::LookAhead {
                    assert!(switch.exchanged <= limit, "{switch:?}");
                    assert_ne!(switch.reason, SwitchReason::Follows, "{switch:?}");
                }
            }
            Limit::NotForColours | Limit::Unrated | Limit::Waived => {}
        }
    }
}

/// Nobody gets a second point without playing (28L3).
fn one_bye(tournament: &Tournament, round: RoundNumber, explained: &RoundExplanation) {
    if let Some(bye) = explained.pairing.bye {
        let before = RoundNumber(round.0 - 1);
        let free = |outcome| {
            matches!(
                outcome,
                Outcome::PairingAllocatedBye | Outcome::FullPointBye | Outcome::ForfeitWin
            )
        };
        assert!(!tournament.card(bye, before).any(|row| free(row.reported)));
    }
}

fn check(event: &mut Event) {
    for _ in 0..event.draft.planned_rounds {
        event.absences();
        let tournament = event.tournament();
        let round = event.next_round();
        let present = us::present(&tournament, round, &event.facts);
        let explained = us::explain(&tournament, round, &present, &event.settings, &event.facts);
        let Ok(explained) = explained else {
            assert!(
                present.len() % 2 == 1,
                "an even number can always be paired"
            );
            return;
        };
        assert_eq!(explained.pairing, event.pair().unwrap());
        everybody_once(&present, &explained);
        no_rematch(&tournament, round, &explained);
        groups_kept(&tournament, round, &explained);
        limits_kept(&explained, &event.settings);
        one_bye(&tournament, round, &explained);
        event.play(&explained.pairing);
    }
    assert_eq!(differences(event), []);
}

/// What the checker finds in an event.
fn differences(event: &Event) -> Vec<Difference> {
    let system = SwissSystem::UsChess(Box::new(event.settings.clone()));
    let tournament = event.tournament();
    check::check(&system, &system.competitors(&tournament), &event.facts)
}

/// The checker finds a pairing that somebody changed.
#[test]
fn a_changed_pairing_is_found() {
    let mut event = Event::new(12, 3, Settings::default(), 3);
    event.chances = [0; 4];
    for _ in 0..3 {
        let pairing = event.pair().unwrap();
        event.play(&pairing);
    }
    let games = &mut event.draft.rounds[1].games;
    let black = games[0].black;
    games[0].black = games[1].black;
    games[1].black = black;
    let differences = differences(&event);
    let rounds: Vec<u16> = differences.iter().map(|found| found.round.0).collect();
    assert!(rounds.contains(&2) && !rounds.contains(&1), "{rounds:?}");
    assert_eq!(differences[0].found_pairs().len(), 2);
    assert_eq!(differences[0].expected_pairs().len(), 2);
}

/// `ADOUBE_US_EVENTS` makes so many times more.
fn cases(usual: u32) -> u32 {
    let wanted = std::env::var("ADOUBE_US_EVENTS").ok();
    usual * wanted.and_then(|text| text.parse().ok()).unwrap_or(1)
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: cases(24),
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn small_events(players in 5u32..30, rounds in 3u16..8, settings in settings(), seed: u64) {
        check(&mut Event::new(players, rounds, settings, seed));
    }
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: cases(3),
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn large_events(players in 100u32..300, rounds in 4u16..7, settings in settings(), seed: u64) {
        check(&mut Event::new(players, rounds, settings, seed));
    }
}
