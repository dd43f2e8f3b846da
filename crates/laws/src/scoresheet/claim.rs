//! A claim of a draw, checked on the game that was found on the sheets.

use adoube_rulebook::{Draws, Rate};
use serde::Serialize;
use shakmaty::{Chess, Move, Position};

use super::reconcile::{Ended, Ply, Reconstruction, Support};
use super::sheet::Cell;
use crate::game::{Claim, ClaimForm, ClaimKind, ClaimRuling, Decision, Game, judge_claim};
use crate::notation::{Language, NotationError, read};

/// More games than this are not looked at one by one.
const MOST_GAMES: usize = 64;

/// What the sheets say about a claim of the player who has the move after them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SheetClaim {
    /// However the open moves were played, the claim is judged so.
    Judged(Box<ClaimRuling>),
    /// It cannot be judged.
    Open(ClaimOpen),
}

/// Why a claim cannot be judged by the sheets.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum ClaimOpen {
    /// So many of the games that fit make the claim right, so many do not.
    Depends { right: usize, wrong: usize },
    /// A move is not known, or those after the last one that is.
    NotCertain {
        /// The first such move; nothing if it is what follows the last one.
        cell: Option<Cell>,
    },
    /// The intended move is not one legal move.
    NoMove(NotationError),
}

/// Checks a claim on the game that was found, with the move that the claimant wrote down and has not
/// made, if there is one. A claim is taken to be made as it should be.
pub fn check_claim(
    found: &Reconstruction,
    kind: ClaimKind,
    intended: Option<(&str, &[Language])>,
    draws: &Draws,
    rate: Rate,
) -> SheetClaim {
    let unknown = SheetClaim::Open(ClaimOpen::NotCertain {
        cell: found.plies.get(found.proven()).map(Ply::cell),
    });
    let Some(games) = games(found) else {
        return unknown;
    };
    let mut rulings = Vec::new();
    for moves in &games {
        let Some(game) = played(&found.start, moves) else {
            return unknown;
        };
        let form = match intended.map(|(text, languages)| read(game.position(), text, languages)) {
            None => ClaimForm::Appeared,
            Some(Ok(reading)) => ClaimForm::Intended {
                intended: reading.mv,
                written: true,
            },
            Some(Err(error)) => return SheetClaim::Open(ClaimOpen::NoMove(error)),
        };
        let claim = Claim::new(kind, form);
        rulings.push(judge_claim(&game, &claim, draws, rate));
    }
    let is_right = |ruling: &&ClaimRuling| ruling.decision == Decision::Draw;
    let right = rulings.iter().filter(is_right).count();
    let wrong = rulings.len() - right;
    match rulings.into_iter().next() {
        Some(first) if right == 0 || wrong == 0 => SheetClaim::Judged(Box::new(first)),
        Some(_) => SheetClaim::Open(ClaimOpen::Depends { right, wrong }),
        None => unknown,
    }
}

/// Every game that fits; nothing if they are not all known.
fn games(found: &Reconstruction) -> Option<Vec<Vec<Move>>> {
    if found.ended != Ended::AllRead || found.questions.iter().any(|question| question.more) {
        return None;
    }
    let mut games: Vec<Vec<Move>> = vec![Vec::new()];
    let mut at = 0;
    while let Some(ply) = found.plies.get(at) {
        let question = found.questions.iter().find(|asked| asked.from == at + 1);
        let ways = match question {
            Some(question) => question.ways.clone(),
            None => vec![vec![ply.certain()?]],
        };
        at = question.map_or(at + 1, |question| question.to.max(at + 1));
        games = games
            .iter()
            .flat_map(|game| ways.iter().map(|way| [&game[..], &way[..]].concat()))
            .filter(|game| played(&found.start, game).is_some())
            .take(MOST_GAMES + 1)
            .collect();
        if games.len() > MOST_GAMES {
            return None;
        }
    }
    Some(games)
}

fn played(start: &Chess, moves: &[Move]) -> Option<Game> {
    let mut game = Game::new(start.clone());
    for mv in moves {
        let legal = game.position().is_legal(*mv);
        legal.then(|| game.play(*mv).ok()).flatten()?;
    }
    Some(game)
}

impl Reconstruction {
    /// The moves on which the sheets contradict each other and the likelier one was taken: a claim
    /// that rests on them rests on that.
    pub fn disputed(&self) -> Vec<Cell> {
        let disputed = |ply: &&Ply| ply.support == Support::Disputed;
        self.plies.iter().filter(disputed).map(Ply::cell).collect()
    }
}
