//! One game from several score sheets (Article 8.5, US Chess 15F).
//!
//! [`reconcile`] follows the game on all sheets at once. It knows the errors people make: moves left
//! out, with or without an empty place for them; symbols written wrong; moves in the wrong column; a
//! move written twice. It looks for the games that need the fewest of them. What all those games agree
//! on is certain; where they differ, the moves that are possible are named and nothing is chosen.
//!
//! A wrong move that is legal, on the only sheet that has one there, cannot be told from a right one.
//! So every move says what supports it.

mod report;
mod search;
mod slip;
mod track;

use std::collections::BTreeMap;

use adoube_types::Colour;
use serde::Serialize;
use shakmaty::{Board, Chess, Move, Position};

use super::sheet::{Cell, ClockTime, Keeper, ScoreSheet, Written};
pub use search::Ended;
pub use track::Found;

/// What a sheet has about one move of the game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OnSheet {
    pub keeper: Keeper,
    /// Where on the sheet, if there is a place for it.
    pub cell: Option<Cell>,
    /// What stands there.
    pub written: Written,
    /// What was found there.
    pub found: Found,
    /// The time of the clock beside it.
    pub clock: Option<ClockTime>,
    /// Whether an offer of a draw is marked beside it.
    pub draw_offer: bool,
}

/// What supports a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename = "sheet-support")]
pub enum Support {
    /// More than one sheet, at least one of them without a fault.
    Agreed,
    /// One sheet alone; the others are silent.
    OneSheet(Keeper),
    /// One sheet against another that has something else.
    Disputed,
    /// Sheets with a slip or an ambiguity that leaves one move only.
    Repaired,
    /// No sheet: no other legal move leads on to what is written later, or to the board.
    Reconstructed,
    /// The arbiter, who has said which move it was.
    Settled,
    /// Not enough: several moves fit equally well, or could not be excluded.
    Open,
}

/// A half-move of the game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ply {
    /// The number of the move.
    pub number: u32,
    /// Who made it.
    pub turn: Colour,
    /// The move; if there are several, all that fit equally well, first the one of the [line](Reconstruction::line).
    pub moves: Vec<Move>,
    /// What supports it.
    pub support: Support,
    /// What the sheets have, in the order the sheets were given.
    pub on: Vec<OnSheet>,
}

impl Ply {
    /// The number of the move, and who made it.
    pub fn cell(&self) -> Cell {
        Cell {
            number: self.number,
            column: self.turn,
        }
    }

    /// The move, if it is certain.
    pub fn certain(&self) -> Option<Move> {
        match (self.support, &self.moves[..]) {
            (Support::Open, _) => None,
            (_, [mv]) => Some(*mv),
            _ => None,
        }
    }
}

/// An error on a sheet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Discrepancy {
    pub keeper: Keeper,
    /// Where; for an omitted move the place of the one before which it is missing.
    pub cell: Option<Cell>,
    /// The ply of the game, from 1.
    pub ply: usize,
    /// What is written there.
    pub written: Option<String>,
    /// What is wrong with it.
    pub kind: Error,
}

/// What is wrong on a sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename = "sheet-fault")]
pub enum Error {
    Slip,
    /// It could be another move as well.
    Ambiguous,
    /// It is another move than the one that was made.
    OtherMove,
    /// It is written like a move, but was not legal. If all sheets have it, it may have been played.
    NotLegal,
    /// It is no move.
    Unreadable,
    /// A move is left out, and what follows stands in the wrong columns.
    Omitted,
    /// An entry too many, and what follows stands in the wrong columns.
    Extra,
    /// The columns are exchanged from here on, or back again.
    ColumnsExchanged,
    /// From here on it is not the algebraic notation: no evidence under the FIDE Laws (Appendix C).
    NotAlgebraic,
}

/// A stretch of the game about which the sheets do not say enough.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Question {
    /// Its first ply, from 1.
    pub from: usize,
    /// Its last ply.
    pub to: usize,
    /// Ways in which it may have been played.
    pub ways: Vec<Vec<Move>>,
    /// Whether there are more.
    pub more: bool,
}

/// An offer of a draw that stands on at least one sheet (Article 8.1.5).
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename = "sheet-offer")]
pub struct OfferSeen {
    /// The ply beside which it stands, from 1.
    pub ply: usize,
    /// The number of that move, and who made it.
    pub cell: Cell,
    /// On whose sheets.
    pub on: Vec<Keeper>,
    /// Players on whose sheets it is missing.
    pub missing_on: Vec<Keeper>,
}

/// The game that was found on the sheets.
#[derive(Debug, Clone)]
pub struct Reconstruction {
    /// The position it began with.
    pub start: Chess,
    /// Its moves, as far as it could be followed.
    pub plies: Vec<Ply>,
    /// How that ended.
    pub ended: Ended,
    /// The errors on the sheets.
    pub discrepancies: Vec<Discrepancy>,
    /// What remains open.
    pub questions: Vec<Question>,
    keepers: Vec<Keeper>,
}

/// What is known besides the sheets.
#[derive(Debug, Clone, Default)]
pub struct Known {
    /// The position on the board, which the arbiter writes down before a reconstruction (Article
    /// 8.5.3); it helps to find moves that nobody wrote.
    pub board: Option<Board>,
    /// The moves that the arbiter has decided on, as text in the letters of any of the sheets or in
    /// English ones, by their ply from 1. They go before whatever is written.
    pub settled: BTreeMap<usize, String>,
}

/// Finds the game on up to three sheets; more are left out.
pub fn reconcile(start: &Chess, sheets: &[&ScoreSheet], known: &Known) -> Reconstruction {
    let sheets = sheets.iter().take(search::MOST_SHEETS);
    let tracks: Vec<_> = sheets
        .map(|sheet| track::Track::new(start, sheet))
        .collect();
    let lattice = search::search(start, &tracks, known);
    report::report(start, &tracks, &lattice, known)
}

impl Reconstruction {
    /// How many half-moves are certain, from the beginning on without a gap.
    pub fn proven(&self) -> usize {
        let open = |ply: &Ply| ply.certain().is_none();
        self.plies.iter().position(open).unwrap_or(self.plies.len())
    }

    /// The whole game, if every move is certain and all sheets were followed to their end.
    pub fn game(&self) -> Option<Vec<Move>> {
        let moves: Option<Vec<Move>> = self.plies.iter().map(Ply::certain).collect();
        moves.filter(|_| self.ended == Ended::AllRead)
    }

    /// The positions of one game that fits, from the start on; nobody's, where a move is open.
    pub fn line(&self) -> Vec<Chess> {
        let mut positions = vec![self.start.clone()];
        let mut position = self.start.clone();
        for mv in self.plies.iter().filter_map(|ply| ply.moves.first()) {
            position.play_unchecked(*mv);
            positions.push(position.clone());
        }
        positions
    }

    /// The plies, from 1, that are missing or wrong on a sheet: what rule 13C7 of US Chess counts. Slips
    /// of one symbol and ambiguities are of no consequence; a move that is left out counts once, though
    /// what follows stands in the wrong columns.
    pub fn missing_on(&self, keeper: Keeper) -> Vec<usize> {
        let Some(sheet) = self.keepers.iter().position(|other| *other == keeper) else {
            return (1..=self.plies.len()).collect();
        };
        let plies = self.plies.iter().enumerate();
        let missing = plies.filter(|(_, ply)| !ply.on[sheet].found.is_recorded());
        missing.map(|(ply, _)| ply + 1).collect()
    }

    /// The offers of a draw.
    pub fn draw_offers(&self) -> Vec<OfferSeen> {
        let mut offers = Vec::new();
        for (number, ply) in self.plies.iter().enumerate() {
            let (on, without): (Vec<&OnSheet>, Vec<&OnSheet>) =
                ply.on.iter().partition(|on| on.draw_offer);
            if on.is_empty() {
                continue;
            }
            let players = without.iter().filter(|on| on.keeper != Keeper::Arbiter);
            offers.push(OfferSeen {
                ply: number + 1,
                cell: ply.cell(),
                on: on.iter().map(|on| on.keeper).collect(),
                missing_on: players.map(|on| on.keeper).collect(),
            });
        }
        offers
    }
}
