//! The demonstration event: a Swiss open of 60 players in its sixth round.
//!
//! It is written through ordinary commands, as an arbiter would have written them over six days.
//! The players are invented; their pairings came from a reference program.

mod rounds;

use std::sync::Arc;

use adoube_formats::{EntryListErrors, read_entries};
use adoube_journal::{
    Author, Command, EventDetails, EventId, Format, InvalidAuthor, InvalidId, Journal, Pairing,
    Provenance, RoundPairings, RoundTime, SectionId, SectionSettings, Store, Submission,
    SubmitError,
};
use adoube_tournament::{
    Bye, ByeKind, Colour, EntrantId, GameResult, InvalidFederation, PairingNumber, RoundNumber,
};
use jiff::civil::DateTime;
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Span, Timestamp};

use crate::app::DemoAccount;
use crate::people::{NewAccount, People, PeopleError};

use rounds::{DemoRound, read_rounds};

const ENTRIES: &[u8] = include_bytes!("../../demo/entries.csv");
const ROUNDS: &str = include_str!("../../demo/rounds.csv");

const PLANNED_ROUNDS: u16 = 9;
const PAIRING_SYSTEM: &str = "dutch-2026";

/// Why the demonstration event was not made.
#[derive(Debug, thiserror::Error)]
pub enum DemoError {
    /// The embedded list of players cannot be read.
    #[error("the players of the demonstration: {0}")]
    Entries(#[from] EntryListErrors),
    /// The embedded rounds cannot be read.
    #[error("the rounds of the demonstration, line {line}: {problem}")]
    Rounds {
        /// The line, from 1.
        line: usize,
        /// What is wrong.
        problem: &'static str,
    },
    /// The embedded rounds name a player who is not on the list.
    #[error("the demonstration has no player {0}")]
    NoPlayer(PairingNumber),
    /// The time is too far from ours to make a calendar.
    #[error("no calendar around this time: {0}")]
    Calendar(#[from] jiff::Error),
    /// One of the names is not allowed.
    #[error(transparent)]
    Name(#[from] InvalidId),
    /// The author is not allowed.
    #[error(transparent)]
    Author(#[from] InvalidAuthor),
    /// The federation is not allowed.
    #[error(transparent)]
    Federation(#[from] InvalidFederation),
    /// The journal refuses, or there is such an event already.
    #[error(transparent)]
    Submit(#[from] SubmitError),
}

/// Writes the demonstration event so that its sixth round is under way `now`.
pub async fn create_demo(store: Arc<dyn Store>, now: Timestamp) -> Result<EventId, DemoError> {
    let rounds = read_rounds(ROUNDS)?;
    let calendar = Calendar::around(now, rounds.len())?;
    let author: Author = "Demo Arbiter".parse()?;
    let id: EventId = "rookery-open".parse()?;
    let announced = calendar.start(1)? - SignedDuration::from_hours(24 * 14);
    let details = details(&calendar)?;
    let journal = Journal::create(store, id.clone(), details, author.clone(), announced).await?;
    let section: SectionId = "open".parse()?;
    let mut demo = Demo {
        journal,
        author,
        section,
    };

    demo.open_section(announced, &calendar).await?;
    demo.number(calendar.start(1)? - SignedDuration::from_hours(2))
        .await?;
    demo.request_byes(calendar.start(1)? - SignedDuration::from_hours(1), &rounds)
        .await?;
    for round in &rounds {
        let starts = calendar.start(round.number.0)?;
        demo.pair(starts - SignedDuration::from_mins(45), round)
            .await?;
        let ends = starts + SignedDuration::from_hours(4);
        demo.enter_results(ends.min(now), round).await?;
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

/// A round a day, the round under way having begun one or two hours ago.
struct Calendar {
    first: DateTime,
}

impl Calendar {
    fn around(now: Timestamp, rounds: usize) -> Result<Calendar, jiff::Error> {
        let before = i64::try_from(rounds).unwrap_or(0).saturating_sub(1);
        let started = (now - SignedDuration::from_hours(1)).to_zoned(TimeZone::UTC);
        let hour = started
            .datetime()
            .with()
            .minute(0)
            .second(0)
            .subsec_nanosecond(0);
        let first = hour.build()?.checked_sub(Span::new().try_days(before)?)?;
        Ok(Calendar { first })
    }

    /// When a round starts, in the local time of the event.
    fn local(&self, round: u16) -> Result<DateTime, jiff::Error> {
        let days = i64::from(round) - 1;
        self.first.checked_add(Span::new().try_days(days)?)
    }

    /// When a round starts. The hall keeps Greenwich time.
    fn start(&self, round: u16) -> Result<Timestamp, jiff::Error> {
        Ok(self.local(round)?.to_zoned(TimeZone::UTC)?.timestamp())
    }
}

struct Demo {
    journal: Journal,
    author: Author,
    section: SectionId,
}

impl Demo {
    async fn submit(&mut self, at: Timestamp, commands: Vec<Command>) -> Result<(), DemoError> {
        let submission = Submission {
            seen: self.journal.head(),
            author: self.author.clone(),
            reason: None,
            at,
            commands,
        };
        self.journal.submit(submission).await?;
        Ok(())
    }

    async fn open_section(&mut self, at: Timestamp, calendar: &Calendar) -> Result<(), DemoError> {
        let time = |round| -> Result<RoundTime, jiff::Error> {
            Ok(RoundTime {
                round: RoundNumber(round),
                starts: calendar.local(round)?,
            })
        };
        let settings = SectionSettings {
            format: Format::Swiss,
            pairing_system: Some(PAIRING_SYSTEM.to_owned()),
            rules: Some("fide-laws-2023".to_owned()),
            initial_colour: Some(Colour::White),
            time_control: Some("90'+30\"".to_owned()),
            tie_breaks: ["BH/C1", "BH", "SB"].map(str::to_owned).to_vec(),
            schedule: (1..=PLANNED_ROUNDS).map(time).collect::<Result<_, _>>()?,
            ..SectionSettings::swiss("Open", PLANNED_ROUNDS)
        };
        let section = self.section.clone();
        let mut commands = vec![Command::AddSection { section, settings }];
        let entries = read_entries(ENTRIES)?.players.into_iter();
        commands.extend(entries.map(|row| Command::Register {
            section: self.section.clone(),
            player: row.player,
        }));
        self.submit(at, commands).await
    }

    async fn number(&mut self, at: Timestamp) -> Result<(), DemoError> {
        let section = self.section.clone();
        let order = None;
        self.submit(at, vec![Command::AssignNumbers { section, order }])
            .await
    }

    /// The byes that players asked for; the others come with the pairings.
    async fn request_byes(&mut self, at: Timestamp, rounds: &[DemoRound]) -> Result<(), DemoError> {
        let mut commands = Vec::new();
        for round in rounds {
            for (number, kind) in &round.byes {
                if *kind != ByeKind::PairingAllocated {
                    commands.push(Command::RequestBye {
                        section: self.section.clone(),
                        entrant: self.entrant(*number)?,
                        round: round.number,
                        bye: *kind,
                    });
                }
            }
        }
        self.submit(at, commands).await
    }

    async fn pair(&mut self, at: Timestamp, round: &DemoRound) -> Result<(), DemoError> {
        let mut pairings = RoundPairings::default();
        for board in &round.boards {
            pairings.boards.push(Pairing {
                board: board.number,
                white: self.entrant(board.white)?,
                black: self.entrant(board.black)?,
            });
        }
        for (number, kind) in &round.byes {
            if *kind == ByeKind::PairingAllocated {
                pairings.byes.push(Bye {
                    entrant: self.entrant(*number)?,
                    kind: *kind,
                });
            }
        }
        let command = Command::PairRound {
            section: self.section.clone(),
            round: round.number,
            pairings,
            made_by: Provenance {
                engine: "reference pairings".to_owned(),
                edition: Some(PAIRING_SYSTEM.to_owned()),
                ..Provenance::default()
            },
        };
        self.submit(at, vec![command]).await
    }

    /// The results there are; a round that has them all is closed.
    async fn enter_results(&mut self, at: Timestamp, round: &DemoRound) -> Result<(), DemoError> {
        let known = |result: GameResult| result != GameResult::PENDING;
        let boards = round.boards.iter().filter(|board| known(board.result));
        let mut commands: Vec<Command> = boards
            .map(|board| Command::EnterResult {
                section: self.section.clone(),
                round: round.number,
                board: board.number,
                result: board.result,
            })
            .collect();
        if commands.len() == round.boards.len() {
            commands.push(Command::CloseRound {
                section: self.section.clone(),
                round: round.number,
            });
        }
        self.submit(at, commands).await
    }

    fn entrant(&self, number: PairingNumber) -> Result<EntrantId, DemoError> {
        let section = self.journal.event().section(&self.section);
        let mut entrants = section
            .into_iter()
            .flat_map(|section| &section.draft.entrants);
        let entrant = entrants.find(|entrant| entrant.pairing_number == Some(number));
        entrant
            .map(|entrant| entrant.id)
            .ok_or(DemoError::NoPlayer(number))
    }
}
