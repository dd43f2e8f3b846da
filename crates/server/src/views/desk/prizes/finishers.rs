//! Everybody in the order of the standings, with what prizes may ask for.

use adoube_journal::Section;
use adoube_prizes::{Completion, Finisher};
use adoube_ratings::performance::tournament_performance;
use adoube_ratings::scale;
use adoube_standings::{Cell, Field};
use adoube_tournament::{Entrant, EntrantId, Outcome, Points};

use crate::views::standings::Ranked;

/// The finishers of a section, from its standings as they are.
pub fn finishers(section: &Section, ranked: &Ranked) -> Vec<Finisher> {
    let lines = ranked.standings.lines().iter();
    let finisher = |line: &adoube_standings::Line| {
        let one = &ranked.field.participants()[line.place];
        let entrant = section.entrant(EntrantId(one.id))?;
        let player = &entrant.player;
        let games = Games::of(&ranked.field, line.place);
        let rank = u32::try_from(line.rank).unwrap_or(u32::MAX);
        Some(Finisher {
            rating: one.rating.filter(|rating| *rating > 0),
            sex: player.sex,
            birth: player.birth,
            federation: player.federation,
            club: player.club.clone(),
            completion: completion(entrant),
            upset: games.upset,
            gain: games.gain,
            performance: games.performance,
            ..Finisher::new(entrant.id, &player.name, line.points, rank)
        })
    };
    lines.filter_map(finisher).collect()
}

/// Who left and did not come back wins nothing, unless the director decides otherwise (32C1).
fn completion(entrant: &Entrant) -> Completion {
    let gone = entrant.withdrawals.iter().any(|span| span.last.is_none());
    if gone {
        Completion::Withdrawn
    } else {
        Completion::Completed
    }
}

/// What the rated games of a player come to.
struct Games {
    upset: Option<u16>,
    gain: Option<Points>,
    performance: Option<u16>,
}

impl Games {
    fn of(field: &Field, place: usize) -> Games {
        let own = field.participants()[place].rating.map(i32::from);
        let rated = |cell: &&Cell| cell.outcome.is_rated();
        let cells = field.card(place).iter().filter(rated);
        let games: Vec<(Outcome, i32)> = cells
            .filter_map(|cell| {
                let rating = field.participants()[cell.opponent?].rating?;
                Some((cell.outcome, i32::from(rating)))
            })
            .collect();
        let ratings: Vec<i32> = games.iter().map(|(_, rating)| *rating).collect();
        let halves = games.iter().map(|(outcome, _)| half_points(*outcome)).sum();
        let wins = games.iter().filter(|(outcome, _)| *outcome == Outcome::Win);
        let upset = own.and_then(|own| wins.map(|(_, rating)| rating - own).max());
        let upset = upset.and_then(|upset| u16::try_from(upset).ok());
        let gain = own.filter(|_| !games.is_empty()).map(|own| {
            let expected = ratings.iter().map(|other| scale::expected(own - other));
            let hundredths = i64::from(50 * halves) - i64::from(expected.sum::<u32>());
            Points::hundredths(i32::try_from(hundredths).unwrap_or(0))
        });
        Games {
            upset: upset.filter(|upset| *upset > 0),
            gain,
            performance: tournament_performance(&ratings, halves)
                .and_then(|rating| u16::try_from(rating).ok()),
        }
    }
}

fn half_points(outcome: Outcome) -> u32 {
    match outcome {
        Outcome::Win => 2,
        Outcome::Draw => 1,
        _ => 0,
    }
}
