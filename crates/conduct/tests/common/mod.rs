//! An event in memory, written through commands as everybody writes one.

#![allow(dead_code)] // Not every test needs every hand.

pub(crate) mod back;

use std::sync::Arc;

use adoube_conduct::rounds::{HowToPair, NextRound, next_round};
use adoube_journal::{
    Author, Command, EnterResult, Event, EventDetails, Journal, MemoryStore, Register, Section,
    SectionAdded, SectionId, SectionSettings, Submission, SubmitError,
};
use adoube_tournament::{BoardNumber, EntrantId, GameResult, Player, RoundNumber};
use jiff::Timestamp;
use tokio::runtime::Runtime;

/// An event with one section `open`.
pub(crate) struct Hall {
    runtime: Runtime,
    journal: Journal,
}

impl Hall {
    pub(crate) fn new(settings: SectionSettings) -> Hall {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .build()
            .unwrap();
        let details = EventDetails {
            starts: Some("2026-11-02".parse().unwrap()),
            ..EventDetails::named("Club Open")
        };
        let store = Arc::new(MemoryStore::default());
        let made = Journal::create(store, "club".parse().unwrap(), details, author(), at());
        let journal = runtime.block_on(made).unwrap();
        let mut hall = Hall { runtime, journal };
        hall.write(vec![Command::AddSection(SectionAdded {
            section: id(),
            settings,
        })]);
        hall
    }

    /// Players 1, 2, 3 … by strength, so that numbers will be ids.
    pub(crate) fn enter(&mut self, players: u32) {
        let register = |number: u32| {
            Command::Register(Register {
                section: id(),
                player: player(number),
            })
        };
        self.write((1..=players).map(register).collect());
    }

    pub(crate) fn journal(&self) -> &Journal {
        &self.journal
    }

    pub(crate) fn event(&self) -> &Event {
        self.journal.event()
    }

    pub(crate) fn section(&self) -> &Section {
        self.event().section(&id()).unwrap()
    }

    pub(crate) fn submit(
        &mut self,
        commands: Vec<Command>,
        reason: &str,
    ) -> Result<(), SubmitError> {
        let submission = Submission {
            seen: self.journal.head(),
            author: author(),
            reason: Some(reason.to_owned()).filter(|reason| !reason.is_empty()),
            at: at(),
            confirmed: Vec::new(),
            commands,
        };
        self.runtime
            .block_on(self.journal.submit(submission))
            .map(|_| ())
    }

    /// A fact in English, with the names of the section.
    #[allow(dead_code)] // Not every test tells facts.
    pub(crate) fn told<T: serde::Serialize>(&self, fact: &T) -> String {
        let section = self.section();
        let names = |kind: &str, id: u64| {
            let id = EntrantId(u32::try_from(id).ok()?);
            (kind == "EntrantId").then(|| section.label(id))
        };
        adoube_words::Words::of(adoube_words::Language::english()).tell_with(fact, &names)
    }

    /// Writes without a reason what must not be refused.
    pub(crate) fn write(&mut self, commands: Vec<Command>) {
        self.submit(commands, "").unwrap();
    }

    /// Pairs the next round and writes it.
    pub(crate) fn pair(&mut self, how: &HowToPair) -> NextRound {
        let next = next_round(&self.event().details, self.section(), how).unwrap();
        let reason = next.reason.as_ref().map(|reason| self.told(reason));
        let reason = reason.unwrap_or_default();
        self.submit(next.commands.clone(), &reason).unwrap();
        next
    }

    /// Enters results of the last round; boards that have one are left alone.
    pub(crate) fn results(&mut self, result: impl Fn(EntrantId, EntrantId) -> GameResult) {
        let round = self.section().draft.paired_rounds();
        let games = self.section().draft.rounds[round.place()].games.iter();
        let open = games.filter(|game| game.results.reported == GameResult::PENDING);
        let enter = open.map(|game| {
            Command::EnterResult(EnterResult {
                section: id(),
                round,
                board: game.board,
                result: result(game.white, game.black),
            })
        });
        let commands: Vec<Command> = enter.collect();
        if !commands.is_empty() {
            self.write(commands);
        }
    }

    /// Who meets whom in a round, by ids in the order of the boards.
    pub(crate) fn games(&self, round: u16) -> Vec<(u32, u32)> {
        let round = &self.section().draft.rounds[RoundNumber(round).place()];
        let games = round.games.iter();
        games.map(|game| (game.white.0, game.black.0)).collect()
    }

    pub(crate) fn tables(&self, round: u16) -> Vec<BoardNumber> {
        let round = &self.section().draft.rounds[RoundNumber(round).place()];
        round.games.iter().map(|game| game.board).collect()
    }
}

pub(crate) fn id() -> SectionId {
    "open".parse().unwrap()
}

pub(crate) fn player(number: u32) -> Player {
    Player {
        fide_rating: Some(2600 - 10 * number as u16),
        ..Player::named(&format!("Player {number:02}"))
    }
}

fn author() -> Author {
    "Anna Arbiter".parse().unwrap()
}

fn at() -> Timestamp {
    "2026-11-02T09:00:00Z".parse().unwrap()
}
