//! What many changes check before they are made.

use std::collections::HashSet;

use adoube_tournament::{BoardNumber, Entrant, EntrantId, Game, RoundNumber};

use crate::{Event, Item, Refusal, Section, SectionId, Step};

impl Event {
    /// A section to change, finished or not.
    pub(crate) fn existing(&mut self, id: &SectionId) -> Result<&mut Section, Refusal> {
        let missing = self.missing(id);
        self.section_mut(id).ok_or(missing)
    }

    /// A section to change that is not finished.
    pub(crate) fn unfinished(&mut self, id: &SectionId) -> Result<&mut Section, Refusal> {
        let section = self.existing(id)?;
        if section.finished {
            return Err(Refusal::Finished(id.clone()));
        }
        Ok(section)
    }
}

impl Section {
    /// A player of the section.
    pub(crate) fn entered(&self, id: EntrantId) -> Result<&Entrant, Refusal> {
        self.entrant(id).ok_or(Refusal::NoEntrant(id))
    }

    /// Players of the section, each of them once.
    pub(crate) fn named_once(&self, entrants: &[EntrantId]) -> Result<(), Refusal> {
        let mut named = HashSet::new();
        for id in entrants {
            let who = self.entered(*id)?;
            if !named.insert(id) {
                return Err(Refusal::NamedTwice { who: who.label() });
            }
        }
        Ok(())
    }

    /// The player is in no paired round from this one on.
    pub(crate) fn absent_since(&self, entrant: &Entrant, from: RoundNumber) -> Result<(), Refusal> {
        let later = self.draft.rounds.iter().enumerate().skip(from.place());
        for (place, round) in later {
            if round.entrants().any(|id| id == entrant.id) {
                return Err(Refusal::PlaysInRound {
                    who: entrant.label(),
                    round: RoundNumber::at_place(place),
                });
            }
        }
        Ok(())
    }

    /// The round is one of those announced.
    pub(crate) fn announced(&self, round: RoundNumber) -> Result<(), Refusal> {
        let rounds = self.settings.rounds;
        if (1..=rounds).contains(&round.0) {
            Ok(())
        } else {
            Err(Refusal::NoSuchRound { round, rounds })
        }
    }

    /// The round is announced but not paired yet.
    pub(crate) fn to_come(&self, round: RoundNumber) -> Result<(), Refusal> {
        self.announced(round)?;
        if round <= self.draft.paired_rounds() {
            return Err(Refusal::AlreadyPaired(round));
        }
        Ok(())
    }

    /// The round is paired and not closed.
    pub(crate) fn open_round(&self, round: RoundNumber) -> Result<(), Refusal> {
        match self.rounds.get(round.place()) {
            None => Err(Refusal::NotPaired(round)),
            Some(status) if status.closed => Err(Refusal::Closed(round)),
            Some(_) => Ok(()),
        }
    }

    /// A game of a paired round.
    pub(crate) fn game(&self, round: RoundNumber, board: BoardNumber) -> Result<&Game, Refusal> {
        let paired = self.draft.round(round).ok_or(Refusal::NotPaired(round))?;
        paired.game(board).ok_or(Refusal::NoBoard { round, board })
    }

    /// The game on a board, provided that these two still play it.
    pub(crate) fn game_between(
        &self,
        round: RoundNumber,
        board: BoardNumber,
        (white, black): (EntrantId, EntrantId),
    ) -> Result<&Game, Refusal> {
        let game = self.game(round, board)?;
        if (game.white, game.black) == (white, black) {
            return Ok(game);
        }
        Err(Refusal::OtherPlayers {
            round,
            board,
            white: self.label(game.white),
            black: self.label(game.black),
        })
    }
}

/// Some changes must say why.
pub(crate) fn required(reason: Option<&str>, step: Step) -> Result<(), Refusal> {
    match reason {
        Some(reason) if !reason.trim().is_empty() => Ok(()),
        _ => Err(Refusal::NoReason { step }),
    }
}

/// There is something to read.
pub(crate) fn written(text: &str, item: Item) -> Result<(), Refusal> {
    if text.trim().is_empty() {
        return Err(Refusal::NoText { item });
    }
    Ok(())
}

/// A name can be printed.
pub(crate) fn named(name: &str, item: Item) -> Result<(), Refusal> {
    if name.trim().is_empty() {
        return Err(Refusal::NoName { item });
    }
    if name.chars().any(char::is_control) {
        return Err(Refusal::ControlCharacter { item });
    }
    Ok(())
}

/// A text of this length can be kept.
pub(crate) fn at_most(length: usize, most: usize, item: Item) -> Result<(), Refusal> {
    if length > most {
        return Err(Refusal::TooLong { item, most });
    }
    Ok(())
}
