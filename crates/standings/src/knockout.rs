//! The places of a knockout: by the round reached, not by points.
//!
//! Whoever is still in stands before those who are out, and of those who are out the later round
//! comes first. Who went out in the same round share their places, unless a match between them
//! decides: the one for third place, or others like it.

use std::cmp::Ordering;
use std::collections::{HashMap, HashSet};

use adoube_tournament::{
    EntrantId, Game, GameResult, Outcome, Purpose, Round, RoundNumber, Tournament,
};

/// How far a player of a knockout has come; the greater one is the better.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Stage {
    /// The round reached, from 1; the winner of the final has reached the one after it.
    pub round: u32,
    pub still_in: bool,
    /// What games among those who were out already came to, round by round: 1 won, -1 lost.
    beside: Vec<i8>,
}

/// How a game of a knockout ended.
enum Decided {
    /// Not yet, or a play-off is to come.
    No,
    For {
        winner: EntrantId,
    },
    /// Neither played, or both lost.
    ForNobody,
}

/// The stage of each of these players after a round.
pub fn stages(
    tournament: &Tournament,
    players: impl IntoIterator<Item = EntrantId>,
    after: RoundNumber,
) -> Vec<Stage> {
    let rounds = tournament.rounds();
    let rounds = &rounds[..usize::from(after.0).min(rounds.len())];
    let stages = players.into_iter();
    let mut stages: Vec<(EntrantId, Stage)> = stages.map(|id| (id, Stage::AT_FIRST)).collect();
    for (place, round) in rounds.iter().enumerate() {
        let later = rounds.get(place + 1..).unwrap_or(&[]);
        play(tournament, place, round, later, &mut stages);
    }
    stages.into_iter().map(|(_, stage)| stage).collect()
}

impl Stage {
    const AT_FIRST: Stage = Stage {
        round: 1,
        still_in: true,
        beside: Vec::new(),
    };
}

/// Takes a round into the stages.
fn play(
    tournament: &Tournament,
    place: usize,
    round: &Round,
    later: &[Round],
    stages: &mut [(EntrantId, Stage)],
) {
    let is_in = stages.iter().filter(|(_, stage)| stage.still_in);
    let is_in: HashSet<EntrantId> = is_in.map(|(id, _)| *id).collect();
    let games = round.games.iter();
    let games: HashMap<EntrantId, &Game> = games
        .flat_map(|game| [(game.white, game), (game.black, game)])
        .collect();
    let number = u32::try_from(place + 1).unwrap_or(u32::MAX);
    for (id, stage) in stages {
        let game = games.get(id).copied();
        let decided = game.map(|game| decide(tournament, game, later));
        // Those who are out may still play among themselves, for third place and the like.
        let against_one_out = game.is_some_and(|game| {
            let both = [game.white, game.black];
            !both.iter().any(|player| is_in.contains(player))
        });
        if stage.still_in && stage.round == number {
            match decided {
                Some(Decided::For { winner }) if winner == *id => stage.round += 1,
                // A bye leads to the next round.
                None => stage.round += 1,
                Some(Decided::For { .. } | Decided::ForNobody) => stage.still_in = false,
                Some(Decided::No) => {}
            }
        } else if !stage.still_in && against_one_out {
            stage.beside.resize(place, 0);
            stage.beside.push(match decided {
                Some(Decided::For { winner }) if winner == *id => 1,
                Some(Decided::For { .. }) => -1,
                _ => 0,
            });
        } else if !stage.still_in {
            // A round without such a game counts as nothing, so that the same round stands at the same place for all.
            stage.beside.resize(place + 1, 0);
        }
    }
}

/// Who goes on: by what counts for pairing, which tells the play-off; in the final, after which
/// nothing is paired, by what counts in the standings; or who of the two plays on.
fn decide(tournament: &Tournament, game: &Game, later: &[Round]) -> Decided {
    let [pairing, standings] =
        [Purpose::Pairing, Purpose::Standings].map(|purpose| game.results.counted_for(purpose));
    let better = |result: GameResult| {
        let points = tournament.point_system();
        match points
            .points(result.white)
            .cmp(&points.points(result.black))
        {
            Ordering::Greater => Some(game.white),
            Ordering::Less => Some(game.black),
            Ordering::Equal => None,
        }
    };
    if let Some(winner) = better(pairing).or_else(|| better(standings)) {
        return Decided::For { winner };
    }
    let plays_on = |id: EntrantId| {
        later
            .iter()
            .any(|round| round.entrants().any(|one| one == id))
    };
    match (plays_on(game.white), plays_on(game.black)) {
        (true, false) => Decided::For { winner: game.white },
        (false, true) => Decided::For { winner: game.black },
        _ if lost(pairing.white) && lost(pairing.black) => Decided::ForNobody,
        _ => Decided::No,
    }
}

fn lost(outcome: Outcome) -> bool {
    use Outcome::{ForfeitLoss, Loss, UnratedLoss};
    matches!(outcome, Loss | UnratedLoss | ForfeitLoss)
}
