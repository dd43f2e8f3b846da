//! The demonstration event: a Swiss open of 64 players in its sixth round, and beside it a round
//! robin of eight.
//!
//! It is written through ordinary commands, as an arbiter would have written them over six days.
//! The players are invented; `generate` made the rounds by the rules, and the tests pair them
//! again.

mod calendar;
#[cfg(test)]
mod generate;
mod incidents;
mod rounds;
mod sections;

use std::sync::Arc;

use adoube_formats::{EntryListErrors, read_entries};
use adoube_journal::{
    AssignNumbers, Author, ByeRequested, Command, EnterResult, EventDetails, EventId,
    InvalidAuthor, InvalidId, Journal, PairRound, Pairing, Provenance, Register, RoundClosed,
    RoundPairings, SectionAdded, SectionId, Store, Submission, SubmitError, Withdraw,
};
use adoube_tournament::{
    Bye, ByeKind, EntrantId, GameResult, InvalidFederation, PairingNumber, RoundNumber,
};
use jiff::{SignedDuration, Timestamp};
use serde::Serialize;

use crate::app::DemoAccount;
use crate::auth::{NewAccount, People, PeopleError};

use calendar::Calendar;
use rounds::{DemoRound, read_rounds};
use sections::Plan;

/// How many rounds the longest section has.
const PLANNED_ROUNDS: u16 = 9;

/// Why the demonstration event was not made.
#[derive(Debug, thiserror::Error)]
#[error("{self:?}")]
#[derive(Serialize)]
pub enum DemoError {
    /// The embedded list of players cannot be read.
    Entries(#[from] EntryListErrors),
    /// The embedded rounds cannot be read.
    Rounds {
        /// The line, from 1.
        line: usize,
        /// What was expected there.
        expected: DemoExpected,
    },
    /// The embedded rounds name a player who is not on the list.
    NoPlayer { number: PairingNumber },
    /// The time is too far from ours to make a calendar.
    Calendar { why: String },
    /// One of the names is not allowed.
    Name(#[from] InvalidId),
    /// The author is not allowed.
    Author(#[from] InvalidAuthor),
    /// The federation is not allowed.
    Federation(#[from] InvalidFederation),
    /// The journal refuses, or there is such an event already.
    Submit(#[from] SubmitError),
}

/// What a line of the embedded rounds should have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum DemoExpected {
    Cells,
    Round,
    RoundsInOrder,
    Bye,
    Board,
    Result,
    PairingNumber,
}

impl From<jiff::Error> for DemoError {
    fn from(error: jiff::Error) -> DemoError {
        DemoError::Calendar {
            why: error.to_string(),
        }
    }
}

/// Writes the demonstration event so that its sixth round is under way `now`.
pub async fn create_demo(store: Arc<dyn Store>, now: Timestamp) -> Result<EventId, DemoError> {
    let plans = sections::all()?;
    let rounds: Vec<Vec<DemoRound>> = plans
        .iter()
        .map(|plan| read_rounds(plan.rounds))
        .collect::<Result<_, _>>()?;
    let under_way = rounds.iter().map(Vec::len).max().unwrap_or(0);
    let calendar = Calendar::around(now, under_way)?;
    let author: Author = "Demo Arbiter".parse()?;
    let id: EventId = "rookery-open".parse()?;
    let announced = calendar.start(1)? - SignedDuration::from_hours(24 * 14);
    let details = details(&calendar)?;
    let journal = Journal::create(store, id.clone(), details, author.clone(), announced).await?;
    let mut demo = Demo { journal, author };

    for plan in &plans {
        demo.open_section(announced, plan, &calendar).await?;
    }
    for plan in &plans {
        let before = calendar.start(1)? - SignedDuration::from_hours(2);
        demo.number(before, plan).await?;
    }
    for (plan, rounds) in plans.iter().zip(&rounds) {
        let start = calendar.start(1)?;
        demo.request_byes(start - SignedDuration::from_hours(1), plan, rounds)
            .await?;
    }
    for place in 0..under_way {
        let starts = calendar.start(RoundNumber::at_place(place).0)?;
        let ends = (starts + SignedDuration::from_hours(4)).min(now);
        let played = || plans.iter().zip(rounds.iter().map(|all| all.get(place)));
        for (plan, round) in played() {
            if let Some(round) = round {
                demo.pair(starts - SignedDuration::from_mins(45), plan, round)
                    .await?;
            }
        }
        for (plan, round) in played() {
            if let Some(round) = round {
                demo.enter_results(ends, plan, round).await?;
                demo.tell(ends, plan, round.number).await?;
            }
        }
    }
    Ok(id)
}

/// Makes the account that everybody may use in a demonstration. It may do everything.
pub async fn create_account(people: &People, now: Timestamp) -> Result<DemoAccount, PeopleError> {
    let account = DemoAccount {
        login: "demo".to_owned(),
        password: "rookery-open".to_owned(),
    };
    let new = NewAccount {
        login: &account.login,
        name: "Agatha Whitlock",
        password: &account.password,
        administrator: true,
    };
    people.create(new, now).await?;
    Ok(account)
}

fn details(calendar: &Calendar) -> Result<EventDetails, DemoError> {
    Ok(EventDetails {
        name: "Rookery Open".to_owned(),
        place: Some("Rookery Hall, Ravensmoor".to_owned()),
        federation: Some("ENG".parse()?),
        starts: Some(calendar.local(1)?.date()),
        ends: Some(calendar.local(PLANNED_ROUNDS)?.date()),
        organiser: Some("Rookery Chess Club".to_owned()),
        chief_arbiter: Some("Agatha Whitlock".to_owned()),
        deputy_arbiters: vec!["Tomás Ibarra".to_owned(), "Wen Liang".to_owned()],
    })
}

struct Demo {
    journal: Journal,
    author: Author,
}

impl Demo {
    async fn submit(&mut self, at: Timestamp, commands: Vec<Command>) -> Result<(), DemoError> {
        self.submit_because(at, commands, None).await
    }

    async fn submit_because(
        &mut self,
        at: Timestamp,
        commands: Vec<Command>,
        reason: Option<&str>,
    ) -> Result<(), DemoError> {
        if commands.is_empty() {
            return Ok(());
        }
        let submission = Submission {
            seen: self.journal.head(),
            author: self.author.clone(),
            reason: reason.map(str::to_owned),
            at,
            commands,
        };
        self.journal.submit(submission).await?;
        Ok(())
    }

    async fn open_section(
        &mut self,
        at: Timestamp,
        plan: &Plan,
        calendar: &Calendar,
    ) -> Result<(), DemoError> {
        let section = plan.id.clone();
        let settings = plan.settings(calendar)?;
        let mut commands = vec![Command::AddSection(SectionAdded { section, settings })];
        let entries = read_entries(plan.entries)?.players.into_iter();
        commands.extend(entries.map(|row| {
            Command::Register(Register {
                section: plan.id.clone(),
                player: row.player,
            })
        }));
        commands.extend(plan.arrangements(calendar)?);
        self.submit(at, commands).await
    }

    /// By the initial ranking, or as the lots fell.
    async fn number(&mut self, at: Timestamp, plan: &Plan) -> Result<(), DemoError> {
        let drawn = || {
            let section = self.journal.event().section(&plan.id);
            let entrants = section.into_iter().flat_map(|one| &one.draft.entrants);
            entrants.map(|entrant| entrant.id).collect()
        };
        let order = plan.drawn.then(drawn);
        let section = plan.id.clone();
        let reason = plan
            .drawn
            .then_some("Lots were drawn at the players' meeting");
        let numbers = vec![Command::AssignNumbers(AssignNumbers { section, order })];
        self.submit_because(at, numbers, reason).await
    }

    /// The byes that players asked for; the others come with the pairings.
    async fn request_byes(
        &mut self,
        at: Timestamp,
        plan: &Plan,
        rounds: &[DemoRound],
    ) -> Result<(), DemoError> {
        let mut commands = Vec::new();
        for round in rounds {
            for (number, kind) in &round.byes {
                if *kind != ByeKind::PairingAllocated {
                    commands.push(Command::RequestBye(ByeRequested {
                        section: plan.id.clone(),
                        entrant: self.entrant(&plan.id, *number)?,
                        round: round.number,
                        bye: *kind,
                    }));
                }
            }
        }
        self.submit(at, commands).await
    }

    async fn pair(
        &mut self,
        at: Timestamp,
        plan: &Plan,
        round: &DemoRound,
    ) -> Result<(), DemoError> {
        for (number, why) in plan.leaving_before(round.number) {
            let withdraw = Command::Withdraw(Withdraw {
                section: plan.id.clone(),
                entrant: self.entrant(&plan.id, number)?,
                from: Some(round.number),
            });
            self.submit_because(at, vec![withdraw], Some(why)).await?;
        }
        let mut pairings = RoundPairings::default();
        for board in &round.boards {
            pairings.boards.push(Pairing {
                board: board.number,
                white: self.entrant(&plan.id, board.white)?,
                black: self.entrant(&plan.id, board.black)?,
            });
        }
        for (number, kind) in &round.byes {
            if *kind == ByeKind::PairingAllocated {
                pairings.byes.push(Bye {
                    entrant: self.entrant(&plan.id, *number)?,
                    kind: *kind,
                });
            }
        }
        let command = Command::PairRound(PairRound {
            section: plan.id.clone(),
            round: round.number,
            pairings,
            made_by: Provenance {
                engine: "adoube".to_owned(),
                edition: Some(plan.system.to_owned()),
                ..Provenance::default()
            },
        });
        self.submit(at, vec![command]).await
    }

    /// The results there are; a round that has them all is closed.
    async fn enter_results(
        &mut self,
        at: Timestamp,
        plan: &Plan,
        round: &DemoRound,
    ) -> Result<(), DemoError> {
        let known = |result: GameResult| result != GameResult::PENDING;
        let boards = round.boards.iter().filter(|board| known(board.result));
        let mut commands: Vec<Command> = boards
            .map(|board| {
                Command::EnterResult(EnterResult {
                    section: plan.id.clone(),
                    round: round.number,
                    board: board.number,
                    result: board.result,
                })
            })
            .collect();
        if commands.len() == round.boards.len() {
            commands.push(Command::CloseRound(RoundClosed {
                section: plan.id.clone(),
                round: round.number,
            }));
        }
        self.submit(at, commands).await
    }

    /// What else happened in a round.
    async fn tell(
        &mut self,
        at: Timestamp,
        plan: &Plan,
        round: RoundNumber,
    ) -> Result<(), DemoError> {
        let section = self.journal.event().section(&plan.id);
        let commands = section.map_or(Vec::new(), |section| incidents::of(section, round));
        self.submit(at, commands).await
    }

    fn entrant(&self, section: &SectionId, number: PairingNumber) -> Result<EntrantId, DemoError> {
        let section = self.journal.event().section(section);
        let mut entrants = section
            .into_iter()
            .flat_map(|section| &section.draft.entrants);
        let entrant = entrants.find(|entrant| entrant.pairing_number == Some(number));
        entrant
            .map(|entrant| entrant.id)
            .ok_or(DemoError::NoPlayer { number })
    }
}
