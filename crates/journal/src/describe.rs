//! Records in words, for logs and messages.

use adoube_tournament::{BoardNumber, EntrantId, RoundNumber};

use crate::{Change, Event, Incident, RoundPairings, SectionId, Subject};

/// A change in one line. With the event at hand players are named, without it numbered.
pub fn describe(change: &Change, event: Option<&Event>) -> String {
    Describer { event }.change(change)
}

struct Describer<'e> {
    event: Option<&'e Event>,
}

impl Describer<'_> {
    fn change(&self, change: &Change) -> String {
        match change {
            Change::EventCreated { details } => format!("event \"{}\" created", details.name),
            Change::EventEdited { details } => format!("event \"{}\" edited", details.name),
            Change::SectionAdded { section, settings } => format!(
                "{section}: section \"{}\" added, {} in {}",
                settings.name,
                settings.format.name(),
                counted(usize::from(settings.rounds), "round")
            ),
            Change::SectionEdited { section, .. } => format!("{section}: settings changed"),
            Change::Undone { seq } => format!("record {seq} undone"),
            Change::Redone { seq } => format!("record {seq} redone"),
            Change::Noted { subject, text } => format!("note on {}: {text}", self.subject(subject)),
            _ => self.in_section(change),
        }
    }

    fn in_section(&self, change: &Change) -> String {
        let Some(section) = change.section() else {
            return String::new();
        };
        let who = |id: EntrantId| self.who(section, id);
        let what = match change {
            Change::Registered {
                player,
                first_round,
                ..
            } if *first_round > RoundNumber::FIRST => {
                format!("{} entered from round {first_round}", player.name)
            }
            Change::Registered { player, .. } => format!("{} registered", player.name),
            Change::PlayerEdited { player, .. } => format!("data of {} edited", player.name),
            Change::Scratched { name, .. } => format!("entry of {name} removed"),
            Change::Withdrawn { entrant, from, .. } => {
                format!("{} withdrawn from round {from}", who(*entrant))
            }
            Change::ReEntered { entrant, from, .. } => {
                format!("{} back from round {from}", who(*entrant))
            }
            Change::ByeRequested {
                entrant,
                round,
                bye,
                ..
            } => format!("{} asked for a {bye} in round {round}", who(*entrant)),
            Change::ByeRequestCancelled { entrant, round, .. } => {
                format!(
                    "{} no longer asks for a bye in round {round}",
                    who(*entrant)
                )
            }
            Change::CheckedIn { entrants, .. } => {
                format!("{} checked in", self.all(section, entrants))
            }
            Change::CheckedOut { entrants, .. } => {
                format!("{} checked out", self.all(section, entrants))
            }
            Change::BoardFixed { entrant, table, .. } => match table {
                Some(table) => format!("{} plays at table {table}", who(*entrant)),
                None => format!("{} plays at any table", who(*entrant)),
            },
            Change::SectorsSet { sectors, .. } if sectors.is_empty() => {
                "sectors of the hall removed".to_owned()
            }
            Change::SectorsSet { sectors, .. } => {
                format!("{} of the hall set", counted(sectors.len(), "sector"))
            }
            Change::PrizeFundSet { fund: Some(_), .. } => "prize fund set".to_owned(),
            Change::PrizeFundSet { fund: None, .. } => "prize fund removed".to_owned(),
            Change::TeamAdded { details, .. } => format!("team {} added", details.name),
            Change::TeamEdited { details, .. } => format!("team {} edited", details.name),
            Change::NumbersAssigned { numbers, .. } => {
                let players = counted(numbers.len(), "player");
                format!("pairing numbers assigned to {players}")
            }
            Change::VirtualPointsSet { virtual_points, .. } if virtual_points.is_empty() => {
                "acceleration removed".to_owned()
            }
            Change::VirtualPointsSet { .. } => "acceleration set".to_owned(),
            Change::PairingsProhibited { prohibited, .. } => match prohibited.len() {
                0 => "prohibited pairings removed".to_owned(),
                1 => "1 group of prohibited pairings set".to_owned(),
                n => format!("{n} groups of prohibited pairings set"),
            },
            Change::RoundPaired {
                round,
                pairings,
                made_by,
                ..
            } => format!(
                "round {round} paired {}: {}",
                made_by_words(&made_by.engine),
                count(pairings)
            ),
            Change::RoundPublished { round, .. } => format!("round {round} published"),
            Change::PairingsChanged {
                round,
                removed,
                added,
                ..
            } => format!(
                "round {round} changed by hand: {} instead of {}",
                self.pairings(section, added),
                self.pairings(section, removed)
            ),
            Change::RoundClosed { round, .. } => format!("round {round} closed"),
            Change::RoundReopened { round, .. } => format!("round {round} reopened"),
            Change::PointsAdjusted { adjustment, .. } => format!(
                "{} {} from round {}",
                who(adjustment.entrant),
                signed(adjustment.points),
                adjustment.round
            ),
            Change::IncidentReported {
                round,
                board,
                entrants,
                facts,
                ruling,
                ..
            } => incident(&Incident {
                round: *round,
                board: *board,
                entrants: entrants.clone(),
                facts: facts.clone(),
                ruling: ruling.clone(),
            }),
            Change::SectionFinished { .. } => "finished".to_owned(),
            _ => self.result(section, change),
        };
        format!("{section}: {what}")
    }

    fn result(&self, section: &SectionId, change: &Change) -> String {
        let at =
            |round: &RoundNumber, board: &BoardNumber, white: &EntrantId, black: &EntrantId| {
                let (white, black) = (self.who(section, *white), self.who(section, *black));
                format!("round {round} board {board}, {white} – {black}:")
            };
        match change {
            Change::ResultEntered {
                round,
                board,
                white,
                black,
                result,
                ..
            } => format!("{} {result}", at(round, board, white, black)),
            Change::ResultReported {
                round,
                board,
                white,
                black,
                by,
                result,
                ..
            } => format!(
                "{} {result} reported by {}",
                at(round, board, white, black),
                self.who(section, *by)
            ),
            Change::GameRecorded {
                round,
                board,
                white,
                black,
                movetext,
                ..
            } => {
                let what = match movetext {
                    Some(_) => "moves recorded",
                    None => "moves removed",
                };
                format!("{} {what}", at(round, board, white, black))
            }
            Change::ResultCorrected {
                round,
                board,
                white,
                black,
                was,
                result,
                ..
            } => format!(
                "{} corrected from {was} to {result}",
                at(round, board, white, black)
            ),
            Change::ResultCleared {
                round,
                board,
                white,
                black,
                was,
                ..
            } => format!("{} {was} cleared", at(round, board, white, black)),
            Change::ResultAdjusted {
                round,
                board,
                white,
                black,
                purpose,
                result,
                ..
            } => {
                let counts = match result {
                    Some(result) => format!("counts as {result} for {}", purpose.name()),
                    None => format!("counts as reported for {}", purpose.name()),
                };
                format!("{} {counts}", at(round, board, white, black))
            }
            _ => String::new(),
        }
    }

    fn pairings(&self, section: &SectionId, pairings: &RoundPairings) -> String {
        let boards = pairings.boards.iter().map(|pairing| {
            let (white, black) = (
                self.who(section, pairing.white),
                self.who(section, pairing.black),
            );
            format!("board {} {white} – {black}", pairing.board)
        });
        let byes = pairings
            .byes
            .iter()
            .map(|bye| format!("{} {}", self.who(section, bye.entrant), bye.kind));
        let all: Vec<String> = boards.chain(byes).collect();
        if all.is_empty() {
            return "nothing".to_owned();
        }
        all.join(", ")
    }

    /// Up to three names, or how many there are.
    fn all(&self, section: &SectionId, entrants: &[EntrantId]) -> String {
        if entrants.len() > 3 {
            return counted(entrants.len(), "player");
        }
        let names: Vec<String> = entrants.iter().map(|id| self.who(section, *id)).collect();
        names.join(", ")
    }

    fn who(&self, section: &SectionId, id: EntrantId) -> String {
        match self.event.and_then(|event| event.section(section)) {
            Some(section) => section.label(id),
            None => id.to_string(),
        }
    }

    fn subject(&self, subject: &Subject) -> String {
        match subject {
            Subject::Event {} => "the event".to_owned(),
            Subject::Section { section } => format!("section {section}"),
            Subject::Round { section, round } => format!("{section} round {round}"),
            Subject::Board {
                section,
                round,
                board,
            } => format!("{section} round {round} board {board}"),
            Subject::Entrant { section, entrant } => self.who(section, *entrant),
            Subject::Team { section, team } => {
                let found = self
                    .event
                    .and_then(|event| event.section(section)?.team(*team));
                found.map_or_else(|| team.to_string(), |team| team.details.name.clone())
            }
        }
    }
}

fn incident(incident: &Incident) -> String {
    let board = incident
        .board
        .map_or_else(String::new, |board| format!(" board {board}"));
    let ruling = incident
        .ruling
        .as_ref()
        .map_or_else(String::new, |ruling| format!("; ruling: {ruling}"));
    format!(
        "incident in round {}{board}: {}{ruling}",
        incident.round, incident.facts
    )
}

fn made_by_words(engine: &str) -> String {
    if engine == "by hand" {
        engine.to_owned()
    } else {
        format!("by {engine}")
    }
}

fn count(pairings: &RoundPairings) -> String {
    let boards = counted(pairings.boards.len(), "board");
    match pairings.byes.len() {
        0 => boards,
        byes => format!("{boards}, {}", counted(byes, "bye")),
    }
}

/// `1 board`, `2 boards`.
pub(crate) fn counted(count: usize, what: &str) -> String {
    let plural = if count == 1 { "" } else { "s" };
    format!("{count} {what}{plural}")
}

/// `+1 point`, `-0.5 points`.
fn signed(points: adoube_tournament::Points) -> String {
    let sign = if points < adoube_tournament::Points::ZERO {
        ""
    } else {
        "+"
    };
    let number = points.to_string();
    let plural = if matches!(number.as_str(), "1" | "-1") {
        ""
    } else {
        "s"
    };
    format!("{sign}{number} point{plural}")
}
