//! From a command to the change it asks for: ids, numbers and what stood before are filled in.
//! Whether the change can be made is decided when it is applied; only rules that are younger than
//! journals which break them are checked here, so that those journals can still be read.

use std::collections::{BTreeMap, HashSet};

use adoube_tournament::{
    BoardNumber, EntrantId, Game, PairingNumber, RoundNumber, TeamBye, TeamId, assign_numbers,
};

use jiff::Timestamp;

use crate::apply::required;
use crate::{
    Author, Change, Command, Event, Pairing, Provenance, Record, Refusal, RoundPairings, Section,
    SectionId, Seq,
};

/// The highest ids given so far. They count undone records too: an id is never given twice.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Ids {
    entrants: BTreeMap<SectionId, u32>,
    teams: BTreeMap<SectionId, u32>,
}

impl Ids {
    pub fn note(&mut self, record: &Record) {
        match &record.change {
            Change::Registered {
                section, entrant, ..
            } => raise(&mut self.entrants, section, entrant.0),
            Change::TeamAdded { section, team, .. } => raise(&mut self.teams, section, team.0),
            _ => {}
        }
    }

    /// Those of an event as it stands.
    fn in_use(event: &Event) -> Ids {
        let mut ids = Ids::default();
        for section in &event.sections {
            for entrant in &section.draft.entrants {
                raise(&mut ids.entrants, &section.id, entrant.id.0);
            }
            for team in &section.draft.teams {
                raise(&mut ids.teams, &section.id, team.id.0);
            }
        }
        ids
    }

    fn next_entrant(&self, section: &SectionId) -> EntrantId {
        EntrantId(self.entrants.get(section).copied().unwrap_or(0) + 1)
    }

    fn next_team(&self, section: &SectionId) -> TeamId {
        TeamId(self.teams.get(section).copied().unwrap_or(0) + 1)
    }
}

/// The event as commands will leave it, as far as they can be carried out; nothing is written, and
/// what they take back stays.
pub fn foresee(event: &Event, commands: &[Command], reason: Option<&str>) -> Event {
    let (mut event, mut ids) = (event.clone(), Ids::in_use(event));
    for command in commands {
        let change = match propose(&event, &ids, command.clone(), reason) {
            Ok(Change::Undone { .. } | Change::Redone { .. }) => continue,
            Ok(change) => change,
            Err(_) => break,
        };
        let record = Record {
            seq: Seq::NONE,
            at: Timestamp::UNIX_EPOCH,
            author: Author::nobody(),
            reason: reason.map(str::to_owned),
            change,
        };
        if event.apply(&record).is_err() {
            break;
        }
        ids.note(&record);
    }
    event
}

fn raise(highest: &mut BTreeMap<SectionId, u32>, section: &SectionId, id: u32) {
    let entry = highest.entry(section.clone()).or_default();
    *entry = id.max(*entry);
}

/// The change a command asks for.
pub(crate) fn propose(
    event: &Event,
    ids: &Ids,
    command: Command,
    reason: Option<&str>,
) -> Result<Change, Refusal> {
    let find = |id: &SectionId| {
        event
            .section(id)
            .ok_or_else(|| Refusal::NoSection(id.clone()))
    };
    Ok(match command {
        Command::EditEvent { details } => Change::EventEdited { details },
        Command::AddSection { section, settings } => Change::SectionAdded { section, settings },
        Command::EditSection { section, settings } => Change::SectionEdited { section, settings },
        Command::Register { section, player } => Change::Registered {
            entrant: ids.next_entrant(&section),
            first_round: find(&section)?.next_round(),
            missed: None,
            player,
            section,
        },
        Command::LateEnter {
            section,
            player,
            first_round,
            missed,
        } => Change::Registered {
            entrant: ids.next_entrant(&section),
            section,
            player,
            first_round,
            missed,
        },
        Command::EditPlayer {
            section,
            entrant,
            player,
        } => Change::PlayerEdited {
            section,
            entrant,
            player,
        },
        Command::Scratch { section, entrant } => Change::Scratched {
            name: find(&section)?.entered(entrant)?.player.name.clone(),
            section,
            entrant,
        },
        Command::Withdraw {
            section,
            entrant,
            from,
        } => Change::Withdrawn {
            from: from.unwrap_or(find(&section)?.next_round()),
            section,
            entrant,
        },
        Command::ReEnter {
            section,
            entrant,
            from,
        } => Change::ReEntered {
            from: from.unwrap_or(find(&section)?.next_round()),
            section,
            entrant,
        },
        Command::RequestBye {
            section,
            entrant,
            round,
            bye,
        } => Change::ByeRequested {
            section,
            entrant,
            round,
            bye,
        },
        Command::CancelBye {
            section,
            entrant,
            round,
        } => Change::ByeRequestCancelled {
            section,
            entrant,
            round,
        },
        Command::CheckIn { section, entrants } => Change::CheckedIn { section, entrants },
        Command::CheckOut { section, entrants } => Change::CheckedOut { section, entrants },
        Command::FixBoard {
            section,
            entrant,
            table,
        } => Change::BoardFixed {
            section,
            entrant,
            table,
        },
        Command::SetSectors { section, sectors } => Change::SectorsSet { section, sectors },
        Command::SetPrizeFund { section, fund } => Change::PrizeFundSet { section, fund },
        Command::AddTeam { section, details } => Change::TeamAdded {
            team: ids.next_team(&section),
            section,
            details,
        },
        Command::EditTeam {
            section,
            team,
            details,
        } => Change::TeamEdited {
            section,
            team,
            details,
        },
        Command::AssignNumbers { section, order } => {
            let found = find(&section)?;
            if order.is_some() {
                required(
                    reason,
                    "numbering in another order than the initial ranking",
                )?;
            }
            numbers(found, section, order)?
        }
        Command::SetVirtualPoints {
            section,
            virtual_points,
        } => {
            let draft = &find(&section)?.draft;
            if !draft.rounds.is_empty() && draft.virtual_points != virtual_points {
                required(reason, "changing the acceleration after a round was paired")?;
            }
            Change::VirtualPointsSet {
                section,
                virtual_points,
            }
        }
        Command::ProhibitPairings {
            section,
            prohibited,
        } => Change::PairingsProhibited {
            section,
            prohibited,
        },
        Command::PairRound {
            section,
            round,
            pairings,
            made_by,
        } => {
            let found = find(&section)?;
            nobody_withdrawn(found, round, &pairings)?;
            paired(found, round, pairings, made_by)
        }
        Command::PublishRound { section, round } => Change::RoundPublished { section, round },
        Command::ChangePairings {
            section,
            round,
            remove_boards,
            remove_byes,
            remove_tables,
            remove_team_byes,
            add,
        } => {
            let found = find(&section)?;
            nobody_withdrawn(found, round, &add)?;
            let mut removed = RoundPairings::default();
            remove_games(found, round, &remove_boards, &remove_tables, &mut removed)?;
            remove_all_byes(found, round, &remove_byes, &remove_team_byes, &mut removed)?;
            Change::PairingsChanged {
                section,
                round,
                removed,
                added: add,
            }
        }
        Command::EnterResult {
            section,
            round,
            board,
            result,
        } => {
            let game = find(&section)?.game(round, board)?;
            Change::ResultEntered {
                white: game.white,
                black: game.black,
                section,
                round,
                board,
                result,
            }
        }
        Command::ReportResult {
            section,
            round,
            board,
            by,
            result,
        } => {
            let game = find(&section)?.game(round, board)?;
            Change::ResultReported {
                white: game.white,
                black: game.black,
                section,
                round,
                board,
                by,
                result,
            }
        }
        Command::RecordGame {
            section,
            round,
            board,
            movetext,
        } => {
            let game = find(&section)?.game(round, board)?;
            Change::GameRecorded {
                white: game.white,
                black: game.black,
                section,
                round,
                board,
                movetext,
            }
        }
        Command::CorrectResult {
            section,
            round,
            board,
            result,
        } => {
            let game = find(&section)?.game(round, board)?;
            Change::ResultCorrected {
                white: game.white,
                black: game.black,
                was: game.results.reported,
                section,
                round,
                board,
                result,
            }
        }
        Command::ClearResult {
            section,
            round,
            board,
        } => {
            let game = find(&section)?.game(round, board)?;
            Change::ResultCleared {
                white: game.white,
                black: game.black,
                was: game.results.reported,
                section,
                round,
                board,
            }
        }
        Command::AdjustResult {
            section,
            round,
            board,
            purpose,
            result,
        } => {
            let game = find(&section)?.game(round, board)?;
            Change::ResultAdjusted {
                white: game.white,
                black: game.black,
                section,
                round,
                board,
                purpose,
                result,
            }
        }
        Command::CloseRound { section, round } => Change::RoundClosed { section, round },
        Command::ReopenRound { section, round } => Change::RoundReopened { section, round },
        Command::AdjustPoints {
            section,
            adjustment,
        } => Change::PointsAdjusted {
            section,
            adjustment,
        },
        Command::Note { subject, text } => Change::Noted { subject, text },
        Command::ReportIncident {
            section,
            round,
            board,
            entrants,
            facts,
            ruling,
        } => Change::IncidentReported {
            section,
            round,
            board,
            entrants,
            facts,
            ruling,
        },
        Command::FinishSection { section } => {
            let found = find(&section)?;
            let open = found.draft.open_games(found.draft.paired_rounds());
            if !open.is_empty() && required(reason, "finishing with open games").is_err() {
                return Err(Refusal::OpenGames(open));
            }
            if found.next_round().0 <= found.settings.rounds {
                required(reason, "finishing before all announced rounds are played")?;
            }
            Change::SectionFinished { section }
        }
        Command::Undo { seq } => Change::Undone { seq },
        Command::Redo { seq } => Change::Redone { seq },
    })
}

fn numbers(
    section: &Section,
    id: SectionId,
    order: Option<Vec<EntrantId>>,
) -> Result<Change, Refusal> {
    let (ranked, team_numbers) = section.initial_numbers()?;
    let numbers = match order {
        Some(order) => order
            .into_iter()
            .zip((0..).map(PairingNumber::at_place))
            .collect(),
        None => ranked,
    };
    Ok(Change::NumbersAssigned {
        section: id,
        numbers,
        team_numbers,
    })
}

/// The numbers of the players and of the teams.
type Numbers = (
    Vec<(EntrantId, PairingNumber)>,
    Vec<(TeamId, PairingNumber)>,
);

impl Section {
    /// The numbers of the initial ranking; teams are numbered in the order of their entry.
    pub(crate) fn initial_numbers(&self) -> Result<Numbers, Refusal> {
        let draft = &self.draft;
        if draft.entrants.is_empty() {
            return Err(Refusal::NobodyEntered);
        }
        let rating_used = self.settings.rating_used;
        let numbers = assign_numbers(&draft.entrants, rating_used, draft.rounds.len());
        let teams = draft.teams.iter().map(|team| team.id);
        let team_numbers = teams.zip((0..).map(PairingNumber::at_place)).collect();
        Ok((numbers, team_numbers))
    }
}

/// A pairing with the byes that were asked for.
fn paired(
    section: &Section,
    round: RoundNumber,
    mut pairings: RoundPairings,
    made_by: Provenance,
) -> Change {
    let named: HashSet<EntrantId> = pairings.entrants().collect();
    let withdrawn = |id: EntrantId| is_withdrawn(section, round, id);
    let requested = section.draft.bye_requests.iter();
    pairings.byes.extend(
        requested
            .filter(|request| request.round == round)
            .filter(|request| !named.contains(&request.entrant) && !withdrawn(request.entrant))
            .map(|request| request.bye()),
    );
    Change::RoundPaired {
        section: section.id.clone(),
        round,
        pairings,
        made_by,
    }
}

/// Who has left gets no bye; only at a table that was drawn do they keep their seat.
fn nobody_withdrawn(
    section: &Section,
    round: RoundNumber,
    pairings: &RoundPairings,
) -> Result<(), Refusal> {
    if section.draft.fixed_schedule {
        return Ok(());
    }
    let mut byes = pairings.byes.iter().map(|bye| bye.entrant);
    match byes.find(|id| is_withdrawn(section, round, *id)) {
        Some(id) => Err(Refusal::NotPresent {
            who: section.label(id),
            round,
        }),
        None => Ok(()),
    }
}

fn is_withdrawn(section: &Section, round: RoundNumber, id: EntrantId) -> bool {
    section.entrant(id).is_some_and(|entrant| {
        let mut withdrawals = entrant.withdrawals.iter();
        withdrawals.any(|span| span.contains(round))
    })
}

fn remove_games(
    section: &Section,
    round: RoundNumber,
    boards: &[BoardNumber],
    tables: &[u32],
    removed: &mut RoundPairings,
) -> Result<(), Refusal> {
    for board in boards {
        let game = section.game(round, *board)?;
        removed.boards.push(pairing(game));
    }
    let paired = section
        .draft
        .round(round)
        .ok_or(Refusal::NotPaired(round))?;
    for table in tables {
        let mut matches = paired.matches.iter();
        let found = matches.find(|meeting| meeting.table == *table);
        removed.matches.push(*found.ok_or(Refusal::NoTable {
            round,
            table: *table,
        })?);
        let games = paired.games.iter();
        let at_table = games.filter(|game| game.board.table == *table).map(pairing);
        removed.boards.extend(at_table);
    }
    Ok(())
}

fn pairing(game: &Game) -> Pairing {
    Pairing {
        board: game.board,
        white: game.white,
        black: game.black,
    }
}

fn remove_all_byes(
    section: &Section,
    round: RoundNumber,
    byes: &[EntrantId],
    team_byes: &[TeamId],
    removed: &mut RoundPairings,
) -> Result<(), Refusal> {
    let paired = section
        .draft
        .round(round)
        .ok_or(Refusal::NotPaired(round))?;
    for id in byes {
        let found = paired.byes.iter().find(|bye| bye.entrant == *id);
        removed.byes.push(*found.ok_or_else(|| Refusal::NoBye {
            who: section.label(*id),
            round,
        })?);
    }
    for id in team_byes {
        let found: Option<&TeamBye> = paired.team_byes.iter().find(|bye| bye.team == *id);
        removed.team_byes.push(
            *found.ok_or_else(|| Refusal::NoBye {
                who: (section.team(*id))
                    .map_or_else(|| id.to_string(), |team| team.details.name.clone()),
                round,
            })?,
        );
    }
    Ok(())
}
