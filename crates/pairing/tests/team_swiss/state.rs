//! How everybody stands before a round, reckoned from the matches.

use adoube_pairing::fide::Reading;
use adoube_pairing::fide::Readings;
use adoube_tournament::{ByeKind, Colour, PrimaryScore};

use super::event::{Event, EventRound, Match, Score};

/// A team or a player.
#[derive(Clone, Debug)]
pub(crate) struct Side {
    pub(crate) number: u32,
    /// The score for the pairing, virtual points included, in hundredths.
    pub(crate) score: i32,
    pub(crate) real_score: i32,
    pub(crate) secondary: i32,
    /// The colours had, the oldest first.
    pub(crate) colours: Vec<Colour>,
    pub(crate) matches: usize,
    pub(crate) met: Vec<u32>,
    pub(crate) has_floated: bool,
    pub(crate) may_have_bye: bool,
    /// Whether it was ever paired or had the bye.
    pub(crate) was_paired: bool,
}

/// What somebody got in a round.
#[derive(Clone, Copy, Debug, Default)]
struct Got {
    primary: i32,
    secondary: i32,
}

/// Whether a match was forfeited as a whole: no board was played; or, of two games, somebody
/// forfeited both.
fn is_forfeited(event: &Event, one: &Match) -> bool {
    let lost = |by: &Score, lost: Score| *by == lost || *by == Score::Neither;
    match event.team() {
        Some(_) => !one.scores.iter().any(|score| score.is_played()),
        None => {
            (one.scores.iter().all(|score| lost(score, Score::Forfeited)))
                || (one.scores.iter().all(|score| lost(score, Score::ByForfeit)))
        }
    }
}

/// Who of the two sides, if one, won by forfeit.
fn forfeit_winner(event: &Event, one: &Match) -> Option<u32> {
    if !is_forfeited(event, one) {
        return None;
    }
    let wins = |won: Score| one.scores.contains(&won);
    match (wins(Score::ByForfeit), wins(Score::Forfeited)) {
        (true, false) => Some(one.first),
        (false, true) => Some(one.second),
        _ => None,
    }
}

fn got(event: &Event, round: &EventRound, number: u32) -> Got {
    let of_match = |one: &Match| {
        let side = usize::from(one.second == number);
        let games: [i32; 2] = [0, 1].map(|side| {
            let points = one.scores.iter().map(|score| score.points()[side]);
            points.sum()
        });
        let match_points = match games[side].cmp(&games[1 - side]) {
            _ if one.scores == [Score::Neither; 2] => 0,
            std::cmp::Ordering::Greater => 200,
            std::cmp::Ordering::Equal => 100,
            std::cmp::Ordering::Less => 0,
        };
        (match_points, games[side])
    };
    let mut matches = round.matches.iter();
    let (match_points, game_points) =
        match matches.find(|one| one.first == number || one.second == number) {
            Some(one) => of_match(one),
            None => match round.byes.iter().find(|(one, _)| *one == number) {
                Some((_, ByeKind::PairingAllocated)) if event.double().is_some() => {
                    (0, event.bye_points)
                }
                Some((_, ByeKind::PairingAllocated | ByeKind::HalfPoint)) => (100, 100),
                Some((_, ByeKind::FullPoint)) => (200, 200),
                _ => (0, 0),
            },
        };
    match event.team().map(|team| team.primary) {
        Some(PrimaryScore::MatchPoints) => Got {
            primary: match_points,
            secondary: game_points,
        },
        _ => Got {
            primary: game_points,
            secondary: match_points,
        },
    }
}

/// The real score before a round.
fn real_score(event: &Event, number: u32, rounds: usize) -> i32 {
    let rounds = event.rounds[..rounds].iter();
    rounds.map(|round| got(event, round, number).primary).sum()
}

/// The score for the pairing of the round after so many.
fn score(event: &Event, number: u32, rounds: usize) -> i32 {
    let given = event
        .acceleration
        .filter(|given| number <= given.numbers && rounds < usize::from(given.last));
    real_score(event, number, rounds) + given.map_or(0, |given| given.hundredths)
}

/// Everybody before the next round.
pub(crate) fn sides(event: &Event, readings: Readings) -> Vec<Side> {
    (1..=event.size)
        .map(|number| side(event, readings, number))
        .collect()
}

fn side(event: &Event, readings: Readings, number: u32) -> Side {
    let rounds = event.rounds.len();
    let mut side = Side {
        number,
        score: score(event, number, rounds),
        real_score: real_score(event, number, rounds),
        secondary: (event.rounds.iter())
            .map(|round| got(event, round, number).secondary)
            .sum(),
        colours: Vec::new(),
        matches: 0,
        met: Vec::new(),
        has_floated: false,
        may_have_bye: true,
        was_paired: false,
    };
    for (place, round) in event.rounds.iter().enumerate() {
        side.has_floated = false;
        let mut matches = round.matches.iter();
        if let Some(one) = matches.find(|one| one.first == number || one.second == number) {
            side.was_paired = true;
            let (opponent, colour) = match one.first == number {
                true => (one.second, Colour::White),
                false => (one.first, Colour::Black),
            };
            let is_float = score(event, number, place) != score(event, opponent, place);
            if !is_forfeited(event, one) {
                side.met.push(opponent);
                side.matches += 1;
                side.has_floated = is_float;
                if one.scores.iter().any(|score| score.is_played()) {
                    side.colours.push(colour);
                }
            } else if readings.has(Reading::ForfeitedMatchFloats) {
                side.has_floated = is_float;
            }
            side.may_have_bye &= forfeit_winner(event, one) != Some(number);
        }
        for (_, kind) in round.byes.iter().filter(|(one, _)| *one == number) {
            side.was_paired |= *kind == ByeKind::PairingAllocated;
            side.may_have_bye &= matches!(kind, ByeKind::HalfPoint | ByeKind::ZeroPoint);
        }
    }
    for pair in &event.prohibited {
        if pair.contains(&number) {
            side.met
                .extend(pair.iter().filter(|other| **other != number));
        }
    }
    side
}
