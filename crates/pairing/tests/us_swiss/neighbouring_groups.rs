//! The odd player: two neighbouring groups of which the upper is odd, against the literal
//! reference, and the limits for whoever drops (29D1b).
//!
//! `ADOUBE_US_GROUPS` says how many pairs of groups; some hundred if it does not.

use adoube_pairing::check::paired_in;
use adoube_pairing::generate::{GeneratorSettings, generate};
use adoube_pairing::schedule::lots::Lots;
use adoube_pairing::system::SwissSystem;
use adoube_pairing::us::{self, Facts, Limit, OddPlayerCost, Settings, SwitchReason};
use adoube_tournament::{EntrantId, Points, RoundNumber, Tournament};

use super::position::{Line, Position};
use super::random_positions::{chance, colours, engine_pairs, literal_pairs, wanted_groups};

/// Upper and lower group, ten players at most.
const SIZES: [(usize, usize); 8] = [
    (1, 3),
    (3, 3),
    (3, 3),
    (3, 3),
    (5, 3),
    (3, 5),
    (5, 5),
    (1, 7),
];

fn position(lots: &mut Lots) -> Position {
    let (upper, lower) = SIZES[lots.below(8) as usize];
    let round = 2 + lots.below(4) as u16;
    let spread = [150, 400, 900][lots.below(3) as usize];
    let unrated = [0, 0, 0, 10][lots.below(4) as usize];
    let unplayed = [0, 0, 10][lots.below(3) as usize];
    let lines: Vec<Line> = (0..upper + lower)
        .map(|place| Line {
            rating: (!chance(lots, unrated)).then(|| 1500 + lots.below(spread) as u16),
            score: Points::hundredths(if place < upper { 200 } else { 150 }),
            // Alternating, so that half or more of a group are often due the same.
            colours: colours(lots, round, unplayed, 92),
            byes: String::new(),
        })
        .collect();
    let met = if chance(lots, 30) {
        let mut one = || lots.below((upper + lower) as u32) as usize;
        let pairs = (0..3).map(|_| (one(), one()));
        pairs.filter(|(a, b)| a != b).collect()
    } else {
        Vec::new()
    };
    Position {
        round,
        rounds: round + 1,
        lines,
        met,
        toss: None,
    }
}

#[test]
fn odd_players_drop_as_the_literal_reference_drops_them() {
    let groups = wanted_groups();
    let mut others = 0;
    for seed in 0..groups {
        let lots = &mut Lots::from_seed(seed);
        let position = position(lots);
        let settings = Settings {
            odd_player_cost: if chance(lots, 10) {
                OddPlayerCost::PlayersSwitched
            } else {
                OddPlayerCost::SmallerOfTwo
            },
            wide_limit_for_black_only: chance(lots, 10),
            ..Settings::default()
        };
        let tournament = Tournament::new(position.draft()).unwrap();
        let round = RoundNumber(position.round);
        let ids = position.ids();
        let found = us::explain(&tournament, round, &ids, &settings, &Facts::default()).ok();
        let pairs = found
            .as_ref()
            .map(|found| engine_pairs(&found.pairing.pairs));
        let listed = || format!("seed {seed}\n{}\n{settings:?}", position.listed());
        let expected = literal_pairs(&position, &settings, &Facts::default());
        assert_eq!(pairs, expected, "{}", listed());
        for switch in found.iter().flat_map(|found| &found.switches) {
            if let Limit::Narrow(limit) | Limit::Wide(limit) = switch.limit {
                assert!(switch.exchanged <= limit, "{switch:?}\n{}", listed());
                assert_ne!(switch.reason, SwitchReason::Follows, "{}", listed());
                others += u64::from(switch.kind == us::SwitchKind::OddPlayer);
            }
        }
    }
    // Another odd player or opponent is common enough to be tested.
    assert!(others * 10 > groups, "{others} of {groups}");
}

/// Who drops instead of whom, each time with their ratings: the natural odd players of every score
/// group who stay, and those who drop, by rating.
fn exchanged(tournament: &Tournament, found: &us::RoundExplanation) -> Vec<(u16, u16)> {
    let note = |id| found.players.iter().find(|note| note.player == id).unwrap();
    let drops_from = |pair: &us::Pair| {
        let [white, black] = [pair.white, pair.black].map(note);
        match white.score.cmp(&black.score) {
            std::cmp::Ordering::Greater => Some(white),
            std::cmp::Ordering::Less => Some(black),
            std::cmp::Ordering::Equal => None,
        }
    };
    let dropping: Vec<_> = found.pairing.pairs.iter().filter_map(drops_from).collect();
    let mut exchanged = Vec::new();
    for group in &found.pairing.groups {
        let natural: Vec<_> = (group.dropped_out.iter())
            .filter(|id| tournament.pairing_score(**id, found.pairing.round) == group.score)
            .collect();
        let actual: Vec<_> = dropping.iter().filter(|d| d.score == group.score).collect();
        let rating = |id: EntrantId| note(id).rating;
        let mut stay: Vec<u16> = (natural.iter())
            .filter(|id| actual.iter().all(|note| note.player != ***id))
            .filter_map(|id| rating(**id))
            .collect();
        let mut drop: Vec<u16> = (actual.iter())
            .filter(|note| !natural.contains(&&note.player))
            .filter_map(|note| note.rating)
            .collect();
        stay.sort_unstable();
        drop.sort_unstable();
        exchanged.extend(stay.into_iter().zip(drop));
    }
    exchanged
}

/// Who drops though a rated player of the same score group who is more than 200 points lower stays.
fn far_drops(found: &us::RoundExplanation) -> Vec<EntrantId> {
    let note = |id: EntrantId| found.players.iter().find(|note| note.player == id).unwrap();
    let opponents = |pair: &us::Pair| [(pair.white, pair.black), (pair.black, pair.white)];
    let drops: Vec<EntrantId> = (found.pairing.pairs.iter().flat_map(opponents))
        .filter(|(one, other)| note(*one).score > note(*other).score)
        .map(|(one, _)| one)
        .collect();
    let is_far = |drop: &EntrantId| {
        let own = note(*drop);
        found.players.iter().any(|stays| {
            let apart = own
                .rating
                .zip(stays.rating)
                .map(|(one, other)| one.saturating_sub(other));
            stays.score == own.score && !drops.contains(&stays.player) && apart > Some(200)
        })
    };
    drops.iter().copied().filter(is_far).collect()
}

/// Events as `adoube swiss generate` makes them: nobody drops who is more than 200 points from the
/// natural odd player, and nobody who is more than 80 points from him unless that spares somebody
/// too much of one colour.
#[test]
fn nobody_of_generated_events_drops_beyond_the_limits() {
    let settings = GeneratorSettings {
        system: SwissSystem::UsChess(Box::default()),
        rounds: 4,
        ..GeneratorSettings::default()
    };
    let mut others = 0;
    for seed in 0..30 {
        let tournament = generate(&settings, seed).unwrap();
        for round in (1..=4).map(RoundNumber) {
            let present = paired_in(tournament.draft().round(round).unwrap());
            let (own, facts) = (Settings::default(), Facts::default());
            let found = us::explain(&tournament, round, &present, &own, &facts).unwrap();
            for drop in far_drops(&found) {
                // Only where the groups could not be paired otherwise: it drops naturally.
                let mut groups = found.pairing.groups.iter();
                let is_natural = groups.any(|group| group.dropped_out.contains(&drop));
                assert!(is_natural, "seed {seed} round {round}: {drop:?}");
            }
            for (stays, drops) in exchanged(&tournament, &found) {
                assert!(
                    stays.abs_diff(drops) <= 200,
                    "seed {seed} round {round}: {stays} {drops}"
                );
                others += 1;
            }
            for switch in &found.switches {
                if let Limit::Narrow(limit) | Limit::Wide(limit) = switch.limit {
                    assert!(
                        switch.exchanged <= limit,
                        "seed {seed} round {round}: {switch:?}"
                    );
                }
            }
        }
    }
    assert!(others > 10, "{others}");
}
