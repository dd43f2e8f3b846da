//! The engine against the literal reference on random positions of up to ten players.
//!
//! `ADOUBE_US_GROUPS` says how many; some hundred if it does not.

use adoube_pairing::schedule::lots::Lots;
use adoube_pairing::us::{
    Facts, NonPairing, OddPlayerCost, Opponents, PlayerFacts, Settings, Teammates,
    ThirdColourLimit, Transposition,
};
use adoube_tournament::{EntrantId, Points, RoundNumber, Tournament};

use super::literal::Literal;
use super::position::{Line, Position};
use super::random_positions::{chance, colours, engine_pairs, literal_pairs, wanted_groups};

pub(crate) fn position(lots: &mut Lots) -> Position {
    // Ten players have 945 pairings, so they are rarer.
    let players = [4, 6, 6, 8, 8, 8, 8, 10][lots.below(8) as usize];
    let round = 2 + lots.below(4) as u16;
    let groups = 1 + lots.below(5);
    // Narrow fields have many switches inside the limits, wide ones few.
    let spread = [60, 200, 500, 1200][lots.below(4) as usize];
    let unrated = [0, 0, 10, 40][lots.below(4) as usize];
    let unplayed = [0, 5, 30][lots.below(3) as usize];
    let lines: Vec<Line> = (0..players)
        .map(|_| Line {
            rating: (!chance(lots, unrated)).then(|| 1500 + lots.below(spread) as u16),
            score: Points::hundredths(50 * lots.below(groups) as i32 + 100),
            colours: colours(lots, round, unplayed, 75),
            byes: String::new(),
        })
        .collect();
    let meetings = [0, 10, 30, 60][lots.below(4) as usize];
    let mut met = Vec::new();
    for one in 0..players {
        for other in one + 1..players {
            for _ in 0..2 {
                if chance(lots, meetings / 2) {
                    met.push((one, other));
                }
            }
        }
    }
    Position {
        round,
        rounds: round + u16::from(chance(lots, 80)),
        lines,
        met,
        toss: None,
    }
}

pub(crate) fn settings(lots: &mut Lots) -> Settings {
    let mut rarely = |percent| chance(lots, percent);
    Settings {
        opponents: if rarely(15) {
            Opponents::Neighbours
        } else {
            Opponents::Halves
        },
        transposition: if rarely(30) {
            Transposition::Shift
        } else {
            Transposition::Swap
        },
        tolerance: if rarely(10) { 25 } else { 0 },
        no_limits: rarely(10),
        wide_limit_for_black_only: rarely(15),
        third_colour_limit: if rarely(15) {
            ThirdColourLimit::Narrow
        } else {
            ThirdColourLimit::Wide
        },
        third_colour_ban: rarely(10),
        short_memory: rarely(10),
        odd_player_cost: if rarely(15) {
            OddPlayerCost::PlayersSwitched
        } else {
            OddPlayerCost::SmallerOfTwo
        },
        teammates: match (rarely(20), rarely(50)) {
            (false, _) => Teammates::Ignored,
            (true, false) => Teammates::PLUS_TWO,
            (true, true) => Teammates::Never,
        },
        ..Settings::default()
    }
}

pub(crate) fn facts(lots: &mut Lots, players: usize) -> Facts {
    let mut facts = Facts::default();
    for number in 1..=players as u32 {
        if chance(lots, 50) {
            let mut player = PlayerFacts::of(EntrantId(number));
            player.team = Some(["Ash", "Beech"][lots.below(2) as usize].to_owned());
            facts.players.push(player);
        }
    }
    if chance(lots, 15) {
        let mut one = || EntrantId(1 + lots.below(players as u32));
        facts.requests.push(NonPairing {
            entrants: vec![one(), one()],
            until: None,
        });
    }
    facts
}

/// What the engine makes of it, as places in the position.
pub(crate) fn engine(
    position: &Position,
    settings: &Settings,
    facts: &Facts,
) -> Option<Vec<(usize, usize)>> {
    let tournament = Tournament::new(position.draft()).unwrap();
    let round = RoundNumber(position.round);
    let paired =
        adoube_pairing::us::pair_among(&tournament, round, &position.ids(), settings, facts)
            .ok()?;
    Some(engine_pairs(&paired.pairs))
}

#[test]
fn engine_and_literal_reference_agree() {
    let groups = wanted_groups();
    let mut changed = 0;
    for seed in 0..groups {
        let lots = &mut Lots::from_seed(seed);
        let position = position(lots);
        let settings = settings(lots);
        let facts = facts(lots, position.lines.len());
        let expected = literal_pairs(&position, &settings, &facts);
        let found = engine(&position, &settings, &facts);
        assert_eq!(
            found,
            expected,
            "seed {seed}\n{}\n{settings:?}\n{facts:?}",
            position.listed()
        );
        let plain = Settings {
            method: adoube_pairing::us::ColourMethod::TopDown,
            no_limits: false,
            ..settings.clone()
        };
        changed += u64::from(engine(&position, &plain, &facts) != found);
    }
    // The positions are not trivial: the two methods for colours often differ.
    assert!(changed * 20 > groups, "{changed} of {groups}");
}

/// The bye goes to the first who may have it and without whom the others can be paired.
#[test]
fn engine_and_literal_reference_give_the_same_bye() {
    let mut passed_over = 0;
    for seed in 0..400 {
        let lots = &mut Lots::from_seed(seed);
        let mut position = position(lots);
        position.lines.truncate(7.min(position.lines.len() - 1));
        let players = position.lines.len();
        position
            .met
            .retain(|(one, other)| *one < players && *other < players);
        position.rounds = 9;
        let mut facts = facts(lots, players);
        for line in &mut position.lines {
            let letters: &[&str] = match line.colours.contains(&None) {
                true => &["", "F", "H", "+", "h"],
                false => &["", "", "h"],
            };
            line.byes = (*lots.pick(letters).unwrap()).to_owned();
        }
        for player in &mut facts.players {
            player.is_new = chance(lots, 30);
        }
        let settings = Settings::default();
        let literal = Literal::new(&position, &settings, &facts);
        let expected = literal.bye(&position.lines, &facts);
        let tournament = Tournament::new(position.draft()).unwrap();
        let round = RoundNumber(position.round);
        let ids = position.ids();
        let paired = adoube_pairing::us::explain(&tournament, round, &ids, &settings, &facts).ok();
        let found = paired.as_ref().and_then(|paired| paired.pairing.bye);
        let found = found.map(|id| id.0 as usize - 1);
        assert_eq!(
            found,
            expected,
            "seed {seed}\n{}\n{facts:?}",
            position.listed()
        );
        passed_over += paired.map_or(0, |paired| paired.bye_passed_over.len());
    }
    assert!(passed_over > 5, "{passed_over}");
}
