//! The electronic score sheet in game mode, by the FIDE standards for equipment (C.02).
//!
//! A player's device must take down whatever is entered and say nothing about it. So this file knows
//! no positions and no moves, only texts: it could not give a hint if it wanted to.

use adoube_types::Colour;
use serde::Serialize;

use super::sheet::{Cell, ClockTime, Entry, Keeper, ScoreSheet, Signatures, Written};
use crate::notation::ResultMark;

/// How many moves a device must show at least.
pub const MOVES_VISIBLE_AT_LEAST: usize = 7;

/// What a player did on the device; it is logged.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Act {
    /// Entered something in this place.
    Entered(usize, Written),
    /// Changed what stood in this place before.
    Corrected(usize, Written),
    /// Entered a clock time beside the last entry.
    Clock(ClockTime),
    /// Marked an offer of a draw beside the last entry.
    Offer,
    /// Began the notation anew; these entries were given up.
    Restarted(Vec<Entry>),
    /// The arbiter took these entries back.
    TakenBack(Vec<Entry>),
    /// Noted the result.
    Result(ResultMark),
    Signed(Keeper),
}

/// Why something cannot be entered. It is never because of the moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename = "sheet-refusal")]
pub enum Refused {
    /// The result is noted and both players signed.
    Finished,
    /// There is nothing there.
    NoSuchEntry,
}

/// An electronic score sheet in game mode.
#[derive(Debug, Clone)]
pub struct ElectronicSheet {
    sheet: ScoreSheet,
    log: Vec<Act>,
}

/// Opens a sheet to the arbiter during the game. Who starts the device for a game gets it; the players
/// do not.
#[derive(Debug)]
pub struct ArbiterKey(());

/// A row as it is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Row<'a> {
    /// The number of the move.
    pub number: u32,
    pub white: Option<&'a Entry>,
    pub black: Option<&'a Entry>,
}

impl ElectronicSheet {
    /// A sheet for a new game, and what opens it to the arbiter.
    pub fn new(keeper: Keeper) -> (ElectronicSheet, ArbiterKey) {
        let sheet = ScoreSheet::new(keeper);
        let log = Vec::new();
        (ElectronicSheet { sheet, log }, ArbiterKey(()))
    }

    /// The automatic counter: the place of the next entry.
    pub fn next(&self) -> Cell {
        self.sheet.cell(self.sheet.entries.len())
    }

    /// Whether the result is noted and both players signed.
    pub fn is_finished(&self) -> bool {
        let decided = |result| result != ResultMark::Open;
        self.sheet.result.is_some_and(decided) && self.sheet.signed.by_both_players()
    }

    /// Enters the next move, whatever it is.
    pub fn enter(&mut self, text: &str) -> Result<(), Refused> {
        self.put(Written::Move(text.to_owned()))
    }

    /// Enters a dash in place of the next move.
    pub fn enter_dash(&mut self) -> Result<(), Refused> {
        self.put(Written::Dash)
    }

    /// Enters the next move of one player; if it is the other's turn to be entered, that place stays
    /// empty.
    pub fn enter_for(&mut self, player: Colour, text: &str) -> Result<(), Refused> {
        if self.next().column != player {
            self.put(Written::Missing)?;
        }
        self.enter(text)
    }

    fn put(&mut self, written: Written) -> Result<(), Refused> {
        self.open()?;
        let place = self.sheet.entries.len();
        self.log.push(Act::Entered(place, written.clone()));
        self.sheet.entries.push(Entry::from(written));
        Ok(())
    }

    /// Corrects an entry. Places count from 0, beginning with White's first move.
    pub fn correct(&mut self, place: usize, written: Written) -> Result<(), Refused> {
        self.open()?;
        let entry = self.sheet.entries.get_mut(place);
        let entry = entry.ok_or(Refused::NoSuchEntry)?;
        let before = std::mem::replace(&mut entry.written, written);
        self.log.push(Act::Corrected(place, before));
        Ok(())
    }

    /// Notes the time of the clock beside the last entry.
    pub fn note_clock(&mut self, time: ClockTime) -> Result<(), Refused> {
        self.last()?.clock = Some(time);
        self.log.push(Act::Clock(time));
        Ok(())
    }

    /// Marks an offer of a draw beside the last entry.
    pub fn note_offer(&mut self) -> Result<(), Refused> {
        self.last()?.draw_offer = true;
        self.log.push(Act::Offer);
        Ok(())
    }

    /// Begins the notation anew.
    pub fn restart(&mut self) -> Result<(), Refused> {
        self.open()?;
        let given_up = std::mem::take(&mut self.sheet.entries);
        self.log.push(Act::Restarted(given_up));
        Ok(())
    }

    /// Notes the result. What was signed before must be signed again.
    pub fn note_result(&mut self, result: ResultMark) -> Result<(), Refused> {
        self.open()?;
        self.sheet.result = Some(result);
        self.sheet.signed = Signatures::default();
        self.log.push(Act::Result(result));
        Ok(())
    }

    /// Signs. The game is finished when the result is noted and both players signed.
    pub fn sign(&mut self, signer: Keeper) -> Result<(), Refused> {
        self.open()?;
        *self.sheet.signed.of(signer) = true;
        self.log.push(Act::Signed(signer));
        Ok(())
    }

    fn open(&self) -> Result<(), Refused> {
        match self.is_finished() {
            true => Err(Refused::Finished),
            false => Ok(()),
        }
    }

    fn last(&mut self) -> Result<&mut Entry, Refused> {
        self.open()?;
        self.sheet.entries.last_mut().ok_or(Refused::NoSuchEntry)
    }

    /// The last rows, as the display shows them: this many if there are so many.
    pub fn visible(&self, rows: usize) -> Vec<Row<'_>> {
        let all = self.sheet.entries.chunks(2);
        let skipped = all.len().saturating_sub(rows);
        all.enumerate()
            .skip(skipped)
            .map(|(row, entries)| Row {
                number: self.sheet.cell(row * 2).number,
                white: entries.first(),
                black: entries.get(1),
            })
            .collect()
    }

    /// What was done on the device.
    pub fn log(&self) -> &[Act] {
        &self.log
    }

    /// The sheet for the arbiter, during the game too.
    pub fn for_arbiter(&self, _key: &ArbiterKey) -> &ScoreSheet {
        &self.sheet
    }

    /// Takes back everything from this place on, after an illegal move.
    pub fn take_back(&mut self, place: usize, _key: &ArbiterKey) -> Result<(), Refused> {
        self.open()?;
        if place >= self.sheet.entries.len() {
            return Err(Refused::NoSuchEntry);
        }
        let taken = self.sheet.entries.split_off(place);
        self.log.push(Act::TakenBack(taken));
        Ok(())
    }

    /// The sheet for the organiser after the game (Article 8.3); before, the device comes back.
    pub fn submit(self) -> Result<ScoreSheet, Box<ElectronicSheet>> {
        match self.is_finished() {
            true => Ok(self.sheet),
            false => Err(Box::new(self)),
        }
    }
}
