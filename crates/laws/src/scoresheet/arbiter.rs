//! What an arbiter may see on a score sheet that a player's device must not say (C.02), and what a
//! sheet shows for a claim.

use adoube_rulebook::Draws;
use shakmaty::{Chess, Move, Position};

use super::reconcile::{Ended, Ply, reconcile_all};
use super::sheet::{Cell, ScoreSheet};
use crate::game::Repetition;
use crate::notation::{Language, NotationError, read};

/// Something on a sheet that matters to the arbiter.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Finding {
    /// The position stands for at least the third time, or what the edition asks for a claim.
    RepetitionClaimable,
    /// For at least the fifth time: the game is drawn.
    RepetitionEnds,
    /// As many quiet moves as a claim needs: 50 by each player.
    QuietMovesClaimable,
    /// As many as end the game: 75.
    QuietMovesEnd,
    Checkmate,
    Stalemate,
}

/// Why a sheet cannot be followed any further.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Stop {
    /// There is no text.
    NothingWritten,
    /// The text is not one legal move.
    NotLegal(NotationError),
    /// The game was over, but there are more entries.
    AfterTheEnd,
}

/// A sheet as the arbiter sees it.
#[derive(Debug, Clone)]
pub struct ArbiterView {
    /// The moves up to the first place that is not one legal move.
    pub moves: Vec<Move>,
    /// The position after them.
    pub position: Chess,
    /// What was found after which ply, each thing once.
    pub findings: Vec<(usize, Finding)>,
    /// Where and why it ended before the sheet did.
    pub stopped: Option<(Cell, Stop)>,
}

/// Plays a sheet over, from the position the game began with.
pub fn arbiter_view(start: &Chess, sheet: &ScoreSheet, draws: &Draws) -> ArbiterView {
    let mut view = ArbiterView {
        moves: Vec::new(),
        position: start.clone(),
        findings: Vec::new(),
        stopped: None,
    };
    let mut repetition = Repetition::new(start.clone());
    // With Black to move first, White's first place is empty.
    let skipped =
        start.turn().is_black() && sheet.entries.first().is_some_and(|entry| entry.is_empty());
    let filled = sheet.entries.iter().rposition(|entry| !entry.is_empty());
    let length = filled.map_or(0, |last| last + 1);
    for place in usize::from(skipped)..length {
        match view.next_move(sheet, place) {
            Ok(mv) => view.play(mv, &mut repetition, draws),
            Err(stop) => {
                view.stopped = Some((sheet.cell(place), stop));
                break;
            }
        }
    }
    view
}

impl ArbiterView {
    fn next_move(&self, sheet: &ScoreSheet, place: usize) -> Result<Move, Stop> {
        if self.position.legal_moves().is_empty() {
            return Err(Stop::AfterTheEnd);
        }
        let text = sheet.entries[place].written.text();
        let text = text.ok_or(Stop::NothingWritten)?;
        let languages = match sheet.languages.is_empty() {
            true => &[Language::English][..],
            false => &sheet.languages,
        };
        let reading = read(&self.position, text, languages).map_err(Stop::NotLegal)?;
        Ok(reading.mv)
    }

    fn play(&mut self, mv: Move, repetition: &mut Repetition, draws: &Draws) {
        self.position.play_unchecked(mv);
        self.moves.push(mv);
        let mut times = repetition.play(mv, &self.position);
        if times as u32 >= draws.repetition_claim {
            times = repetition.appearances().len();
        }
        let (times, quiet) = (times as u32, self.position.halfmoves());
        let seen = [
            (
                times >= draws.repetition_claim,
                Finding::RepetitionClaimable,
            ),
            (times >= draws.repetition_end, Finding::RepetitionEnds),
            (
                quiet >= draws.quiet_moves_claim * 2,
                Finding::QuietMovesClaimable,
            ),
            (quiet >= draws.quiet_moves_end * 2, Finding::QuietMovesEnd),
            (self.position.is_checkmate(), Finding::Checkmate),
            (self.position.is_stalemate(), Finding::Stalemate),
        ];
        for (_, finding) in seen.into_iter().filter(|(holds, _)| *holds) {
            if !self.findings.iter().any(|(_, known)| *known == finding) {
                self.findings.push((self.moves.len(), finding));
            }
        }
    }
}

/// What a sheet shows about the position after its last entry.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Shown {
    /// It stood on the board so often, after these plies; ply 0 is the start.
    Yes(Vec<usize>),
    /// Only after these.
    No(Vec<usize>),
    /// The sheet does not tell: this ply, from 1, is not certain.
    NotClear(usize),
}

/// Whether a sheet shows that the position after its last entry stood on the board so many times. For
/// a claim with an intended move, that move is the last entry (Article 9.2.1).
pub fn shows_repetition(start: &Chess, sheet: &ScoreSheet, times: u32) -> Shown {
    let found = reconcile_all(start, &[sheet], None);
    let proven = found.proven();
    if proven < found.plies.len() || found.ended != Ended::AllRead {
        return Shown::NotClear(proven + 1);
    }
    let mut repetition = Repetition::new(start.clone());
    let mut position = start.clone();
    for mv in found.plies.iter().filter_map(Ply::certain) {
        position.play_unchecked(mv);
        repetition.play(mv, &position);
    }
    let appearances = repetition.appearances();
    match appearances.len() as u32 >= times {
        true => Shown::Yes(appearances),
        false => Shown::No(appearances),
    }
}
