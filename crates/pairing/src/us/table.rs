//! A small Swiss guided by the table of a round robin (29L).

use adoube_tournament::{ByeKind, Colour, EntrantId, Points, Round, RoundNumber, Tournament};

use super::bye::{ByeRule, Candidate};
use super::field::Field;
use super::groups::Group;
use super::round::{PairedGroup, PairedRound, pair_field};
use super::switches::NaturalPairing;
use crate::schedule::small_swiss::{Guide, Line, table_may_guide};
use crate::schedule::{ScheduledGame, ScheduledRound};

/// A round by the table: that of its rounds in which the top player meets the opponent the Swiss
/// gives him, or the next best if somebody would have a colour for the third time running. `None`
/// if the table does not fit: too many players, somebody came or went, or a round was paired
/// otherwise. Then the Swiss goes on as usual.
pub(super) fn guided(tournament: &Tournament, field: &Field) -> Option<PairedRound> {
    let players = u32::try_from(field.contenders.len()).ok()?;
    if field.round.0 < 2 || !table_may_guide(u32::from(field.rounds), players) {
        return None;
    }
    let mut ids: Vec<EntrantId> = field.contenders.iter().map(|c| c.id).collect();
    ids.sort_unstable();
    let guide = guide(tournament, field.round, &ids)?;
    let swiss = pair_field(field).ok()?;
    let opponent = (swiss.pairs.iter()).find_map(|(one, other)| match (*one, *other) {
        (0, opponent) | (opponent, 0) => Some(opponent),
        _ => None,
    });
    let place = |player: usize| ids.binary_search(&field.contenders[player].id).ok();
    let proper: Vec<usize> = (opponent.into_iter())
        .chain(1..field.contenders.len())
        .filter_map(place)
        .collect();
    let colours: Vec<Vec<Colour>> = (ids.iter())
        .map(|id| {
            let contender = field.contenders.iter().find(|c| c.id == *id);
            contender.map_or(Vec::new(), |c| {
                c.colours.iter().copied().flatten().collect()
            })
        })
        .collect();
    let lines = guide.lines(place(0)?, &proper, &colours);
    let line = (lines.iter().find(|line| !line.third_colour_inevitable)).or(lines.first())?;
    Some(paired(field, line, &ids))
}

/// The guide, if all rounds so far were rounds of the table with the same players.
fn guide(tournament: &Tournament, round: RoundNumber, ids: &[EntrantId]) -> Option<Guide> {
    let place = |id: EntrantId| ids.binary_search(&id).ok();
    let scheduled = |round: &Round| -> Option<ScheduledRound<usize>> {
        let game = |game: &adoube_tournament::Game| {
            Some(ScheduledGame {
                white: place(game.white)?,
                black: place(game.black)?,
            })
        };
        let allocated = (round.byes.iter()).filter(|bye| bye.kind == ByeKind::PairingAllocated);
        Some(ScheduledRound {
            games: round.games.iter().map(game).collect::<Option<_>>()?,
            rests: allocated
                .map(|bye| place(bye.entrant))
                .collect::<Option<_>>()?,
        })
    };
    let rounds: Vec<ScheduledRound<usize>> = (tournament.rounds().iter())
        .take(usize::from(round.0) - 1)
        .map(scheduled)
        .collect::<Option<_>>()?;
    let (first, later) = rounds.split_first()?;
    let everybody =
        |round: &ScheduledRound<usize>| 2 * round.games.len() + round.rests.len() == ids.len();
    if !rounds.iter().all(everybody) {
        return None;
    }
    let mut guide = Guide::after_first_round(first).ok()?;
    for round in later {
        let found = (guide.lines(0, &[], &[]).into_iter()).find(|line| is_line(line, round))?;
        guide.play(found.table_round).ok()?;
    }
    Some(guide)
}

fn is_line(line: &Line, round: &ScheduledRound<usize>) -> bool {
    let mut pairs = line.pairs.iter();
    pairs.all(|(one, other)| {
        let is_game = |game: &ScheduledGame<usize>| {
            [(*one, *other), (*other, *one)].contains(&(game.white, game.black))
        };
        round.games.iter().any(is_game)
    })
}

fn paired(field: &Field, line: &Line, ids: &[EntrantId]) -> PairedRound {
    let places = field.places();
    let player = |place: usize| places[&ids[place]];
    let pairs: Vec<(usize, usize)> = (line.pairs.iter())
        .map(|(one, other)| (player(*one), player(*other)))
        .map(|(one, other)| (one.min(other), one.max(other)))
        .collect();
    let members: Vec<usize> = (0..field.contenders.len()).collect();
    let group = Group {
        score: field.contenders.first().map_or(Points::ZERO, |c| c.score),
        dropped_in: Vec::new(),
        dropped_out: Vec::new(),
        boundary: Vec::new(),
        halves: pairs.clone(),
        unrated: Vec::new(),
        is_across: false,
        members: members.clone(),
    };
    PairedRound {
        bye: line.rests.first().map(|rest| Candidate {
            player: player(*rest),
            rule: ByeRule::Table,
        }),
        natural: NaturalPairing::new(field, &[members], &pairs),
        groups: vec![PairedGroup {
            group,
            boards: pairs.clone(),
        }],
        pairs,
        with_bars: false,
        is_unaccelerated: false,
    }
}
