//! The sheets side by side with the game, move by move, and the game as text.

use adoube_types::Colour;
use serde::Serialize;
use shakmaty::{Chess, Move, Position};

use super::Known;
use super::reconcile::{Ended, Error, Found, OnSheet, Ply, Question, Reconstruction, Support};
use super::sheet::{Cell, Keeper, ScoreSheet, Written};
use crate::notation::{Language, ResultMark, Style, read, write};

/// A half-move of the game beside what the sheets have of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Compared {
    /// Its number, from 1.
    pub ply: usize,
    /// The number of the move, and who made it.
    pub cell: Cell,
    /// The move in short algebraic notation, if it is certain.
    pub made: Option<String>,
    /// Every move it may have been, what was made first.
    pub choices: Vec<Choice>,
    pub support: Support,
    /// What the sheets have, in their order.
    pub on: Vec<ComparedEntry>,
}

/// A move that may have been made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choice {
    /// The move in short algebraic notation.
    pub san: String,
    /// From square to square, which is the same in every language.
    pub uci: String,
    /// On whose sheets it stands.
    pub keepers: Vec<Keeper>,
}

/// What one sheet has of a half-move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ComparedEntry {
    /// Whose sheet it is.
    pub keeper: Keeper,
    /// What stands there, as [`Written::mark`] shows it.
    pub written: String,
    /// Whether nothing that can be read stands there.
    pub missing: bool,
    /// What is wrong with it.
    pub faults: Vec<Error>,
}

/// A stretch of the game about which the sheets do not say enough.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename = "sheet-gap")]
pub struct Gap {
    /// The first move.
    pub from: Cell,
    /// The last one.
    pub to: Cell,
    /// The ways in which it may have been played, in short algebraic notation.
    pub ways: Vec<Vec<String>>,
    /// The same from square to square.
    #[serde(skip)]
    pub squares: Vec<Vec<String>>,
    /// Whether there are more.
    pub more: bool,
    /// Whether it is one half-move.
    pub single: bool,
}

/// How many moves each player has made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct MovesMade {
    pub white: usize,
    pub black: usize,
    /// Whether all sheets were followed to their end; else there may be more.
    pub exact: bool,
}

impl Compared {
    /// Whether there is anything to look at: sheets that differ, are silent or wrong, or a move that
    /// was not simply read.
    pub fn differs(&self) -> bool {
        let silent = self.on.len() > 1 && matches!(self.support, Support::OneSheet(_));
        let read = matches!(self.support, Support::Agreed | Support::OneSheet(_));
        let sound = |entry: &ComparedEntry| !entry.missing && entry.faults.is_empty();
        silent || !read || !self.on.iter().all(sound)
    }
}

impl Compared {
    /// Whether the move is open and one of those it may have been stands on this sheet.
    pub(super) fn may_be_as_on(&self, keeper: Keeper) -> bool {
        let has = |choice: &Choice| choice.keepers.contains(&keeper);
        self.support == Support::Open && self.choices.iter().any(has)
    }
}

/// Puts what the sheets have beside each half-move of the game that was found on them.
pub fn compare(found: &Reconstruction, sheets: &[&ScoreSheet]) -> Vec<Compared> {
    let line = found.line();
    let plies = found.plies.iter().zip(&line).enumerate();
    plies
        .map(|(place, (ply, before))| Compared {
            ply: place + 1,
            cell: ply.cell(),
            made: ply.certain().map(|mv| spelled(before, mv)),
            choices: choices(ply, before, sheets),
            support: ply.support,
            on: (ply.on.iter().zip(sheets))
                .map(|(on, sheet)| ComparedEntry {
                    faults: faults(on, found, place, meaning(&on.written, before, sheet)),
                    keeper: on.keeper,
                    written: on.written.mark().to_owned(),
                    missing: is_missing(on.found),
                })
                .collect(),
        })
        .collect()
}

fn is_missing(found: Found) -> bool {
    matches!(found, Found::Blank | Found::Omitted | Found::Unreadable)
}

/// What is wrong with an entry. Where the move is open, one that may have been made is not wrong.
fn faults(on: &OnSheet, found: &Reconstruction, place: usize, meant: Option<Move>) -> Vec<Error> {
    let ply = &found.plies[place];
    let possible = meant.is_some_and(|mv| ply.moves.contains(&mv));
    if ply.support == Support::Open && possible {
        return Vec::new();
    }
    let errors = found.discrepancies.iter();
    let errors = errors.filter(|error| error.ply == place + 1 && error.keeper == on.keeper);
    errors.map(|error| error.kind).collect()
}

/// The moves that fit, and those that the sheets have though they fit worse.
fn choices(ply: &Ply, before: &Chess, sheets: &[&ScoreSheet]) -> Vec<Choice> {
    let mut meant: Vec<(Move, Vec<Keeper>)> =
        ply.moves.iter().map(|mv| (*mv, Vec::new())).collect();
    for (on, sheet) in ply.on.iter().zip(sheets) {
        let Some(mv) = meaning(&on.written, before, sheet) else {
            continue;
        };
        match meant.iter_mut().find(|(other, _)| *other == mv) {
            Some((_, keepers)) => keepers.push(on.keeper),
            None => meant.push((mv, vec![on.keeper])),
        }
    }
    let choice = |(mv, keepers)| Choice {
        san: spelled(before, mv),
        uci: write(before, mv, Style::Uci, Language::English),
        keepers,
    };
    meant.into_iter().map(choice).collect()
}

fn meaning(written: &Written, position: &Chess, sheet: &ScoreSheet) -> Option<Move> {
    let reading = read(position, written.text()?, &sheet.letters());
    reading.ok().map(|reading| reading.mv)
}

/// A move as it is written; by its squares if another way of the game leads to it.
fn spelled(position: &Chess, mv: Move) -> String {
    let style = match position.is_legal(mv) {
        true => Style::San,
        false => Style::Uci,
    };
    write(position, mv, style, Language::English)
}

impl Reconstruction {
    /// What the sheets leave open, with the ways to play it.
    pub fn gaps(&self) -> Vec<Gap> {
        let line = self.line();
        let questions = self.questions.iter();
        let gap = |question: &Question| Gap {
            from: self.plies[question.from - 1].cell(),
            to: self.plies[question.to.max(question.from) - 1].cell(),
            ways: (question.ways.iter())
                .map(|way| spelled_line(&line[question.from - 1], way))
                .collect(),
            squares: (question.ways.iter())
                .map(|way| squares(&self.start, way))
                .collect(),
            more: question.more,
            single: question.from >= question.to,
        };
        questions.map(gap).collect()
    }

    /// How many moves were made, as far as the sheets tell.
    pub fn moves_made(&self) -> MovesMade {
        let by = |colour| self.plies.iter().filter(|ply| ply.turn == colour).count();
        MovesMade {
            white: by(Colour::White),
            black: by(Colour::Black),
            exact: self.ended == Ended::AllRead,
        }
    }

    /// The game as movetext of a PGN file: as far as it is certain, from the beginning on without a
    /// gap.
    pub fn movetext(&self, result: Option<ResultMark>) -> String {
        let certain = self.plies[..self.proven()].iter();
        let certain: Vec<Move> = certain.filter_map(Ply::certain).collect();
        let words = spelled_line(&self.start, &certain);
        let mut text: Vec<String> = Vec::new();
        for (place, (word, ply)) in words.into_iter().zip(&self.plies).enumerate() {
            if place == 0 || ply.turn == Colour::White {
                text.push(ply.cell().to_string());
            }
            text.push(word);
        }
        text.extend(result.map(|result| result.mark().to_owned()));
        text.join(" ")
    }

    /// Whether every move is certain, no sheet contradicts another, and all sheets were followed to
    /// their end.
    pub fn is_undisputed(&self) -> bool {
        let disputed = |ply: &Ply| ply.support == Support::Disputed;
        self.game().is_some() && !self.plies.iter().any(disputed)
    }

    /// The half-move that the arbiter settled in a way that is not possible.
    pub fn refused(&self, known: &Known) -> Option<usize> {
        let next = self.plies.len() + 1;
        let stuck = self.ended == Ended::NothingFits && known.settled.contains_key(&next);
        stuck.then_some(next)
    }
}

/// Moves from square to square, which is the same in every language and on every board.
fn squares(position: &Chess, moves: &[Move]) -> Vec<String> {
    let uci = |mv: &Move| write(position, *mv, Style::Uci, Language::English);
    moves.iter().map(uci).collect()
}

fn spelled_line(start: &Chess, moves: &[Move]) -> Vec<String> {
    let mut position = start.clone();
    let mut words = Vec::with_capacity(moves.len());
    for mv in moves {
        words.push(spelled(&position, *mv));
        if position.is_legal(*mv) {
            position.play_unchecked(*mv);
        }
    }
    words
}
