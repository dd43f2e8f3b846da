//! What is to be said of commands before they are written, on every road to the journal.
//!
//! The journal refuses what cannot be. What can be but should not, an arbiter is told: what a round
//! made by hand breaks, byes beyond those announced, games that a section leaves open, players that a
//! section is closed to. A round that breaks an absolute rule, and a player whom what is announced
//! bars, are only written with a reason.

use std::collections::HashMap;

use adoube_journal::{
    Command, Enter, Event, EventDetails, LateEnter, PairRound, PlayerEdited, Provenance,
    RoundClosed, RoundPairings, Section, SectionId, foresee,
};
use adoube_pairing::facts::Series;
use adoube_tournament::{ByeKind, EntrantId, RoundNumber};
use jiff::civil::DateTime;
use serde::Serialize;

use crate::byes;
use crate::eligibility::{Entrance, after_correction};
use crate::numbers::{exchange_remarks, regeneration_remarks};
use crate::ranking::rating_tie_breaks;
use crate::rating_lists::is_long;
use crate::rounds::{Finding, Found, Severity, check_change, deviations, standing, told};
use crate::us;

/// A round made by hand breaks an absolute rule, or a section is closed to who is entered, and nobody says
/// why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct NeedsReason {
    /// Of which section, to which the ids belong.
    pub section: SectionId,
    /// The round, if it is one.
    pub round: Option<RoundNumber>,
    /// What it breaks.
    pub findings: Series<Finding>,
}

adoube_types::errors!(NeedsReason);

/// What is to be said of a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Vetted {
    /// Of which section, to which the ids belong.
    pub section: SectionId,
    pub finding: Finding,
}

/// What is to be said of commands that are to be written together with a reason, the gravest first
/// for each; or that they need one. What has a deadline is held against the time of the hall, if it is
/// known. Pairings that the rules made are not held against them again:
/// whoever pairs with [`next_round`](crate::rounds::next_round) need not ask.
pub fn vet(
    event: &Event,
    commands: &[Command],
    reason: Option<&str>,
    now: Option<DateTime>,
) -> Result<Vec<Vetted>, NeedsReason> {
    let has_reason = reason.is_some_and(|reason| !reason.trim().is_empty());
    let mut findings = Vec::new();
    let mut entrances = Entrances::of(event);
    for (place, command) in commands.iter().enumerate() {
        entrances.note(command);
        let Some(section) = section_of(command) else {
            continue;
        };
        let mut found = entrances.remarks(command);
        if !matches!(command, Command::Register(_)) {
            let before = foresee(event, &commands[..place], reason);
            found.extend(of_command(&before, command, reason, now));
        }
        // What cannot be recorded is refused by the journal, in its own words.
        let is_possible = |finding: &&Finding| finding.severity != Severity::Impossible;
        let impossible = found.iter().any(|finding| !is_possible(&finding));
        let breaches: Vec<Finding> = (found.iter())
            .filter(|finding| finding.severity == Severity::Breach)
            .cloned()
            .collect();
        if wants_reason(command) && !breaches.is_empty() && !has_reason && !impossible {
            return Err(NeedsReason {
                section: section.clone(),
                round: round_of(command),
                findings: Series(breaches),
            });
        }
        let possible = found.iter().filter(is_possible).cloned();
        findings.extend(possible.map(|finding| Vetted {
            section: section.clone(),
            finding,
        }));
    }
    Ok(findings)
}

/// What the sections announce of who may play, those that the commands themselves announce included. A list of
/// thousands is held against it without foreseeing the event for each.
struct Entrances<'e> {
    event: &'e Event,
    known: HashMap<SectionId, Option<Entrance>>,
}

impl<'e> Entrances<'e> {
    fn of(event: &'e Event) -> Entrances<'e> {
        let known = HashMap::new();
        Entrances { event, known }
    }

    /// Takes in what a command announces.
    fn note(&mut self, command: &Command) {
        let (section, settings) = match command {
            Command::AddSection(added) => (&added.section, &added.settings),
            Command::EditSection(edited) => (&edited.section, &edited.settings),
            _ => return,
        };
        let entrance = Entrance::of(&self.event.details, settings);
        self.known.insert(section.clone(), entrance);
    }

    /// What is to be said of who is entered by the command.
    fn remarks(&mut self, command: &Command) -> Vec<Finding> {
        let (section, player) = match command {
            Command::Register(entry) => (&entry.section, &entry.player),
            Command::LateEnter(entry) => (&entry.section, &entry.player),
            // Who fills in for an opponent need not be of the class.
            Command::Enter(entry) if entry.marks.house.is_none() => (&entry.section, &entry.player),
            _ => return Vec::new(),
        };
        let event = self.event;
        let entrance = self.known.entry(section.clone()).or_insert_with(|| {
            let section = event.section(section)?;
            Entrance::of(&event.details, &section.settings)
        });
        let entrance = entrance.as_ref();
        entrance.map_or_else(Vec::new, |entrance| entrance.remarks(player))
    }
}

/// Whether a command is an entry, or corrects one: the business of whoever enters players.
fn is_entry(command: &Command) -> bool {
    use Command::{EditPlayer, Enter, LateEnter, Register};
    matches!(
        command,
        Register(_) | LateEnter(_) | Enter(_) | EditPlayer(_)
    )
}

/// Whether a breach is only written with a reason.
fn wants_reason(command: &Command) -> bool {
    let is_import = matches!(command, Command::ImportSection(_));
    round_of(command).is_some() || is_entry(command) || is_import
}

/// The commands that record the next round as somebody made it, the closing of the last one included.
pub fn record_by_hand(
    section: &Section,
    pairings: RoundPairings,
    made_by: Provenance,
) -> Vec<Command> {
    let last = section.draft.paired_rounds();
    let is_open = last.0 > 0 && !section.is_closed(last);
    // Pairing the next round says that the last one is complete.
    let close = is_open.then(|| {
        Command::CloseRound(RoundClosed {
            section: section.id.clone(),
            round: last,
        })
    });
    let pair = Command::PairRound(PairRound {
        section: section.id.clone(),
        round: section.next_round(),
        pairings,
        made_by,
    });
    close.into_iter().chain([pair]).collect()
}

/// Whether something may be to be said of a command.
pub fn is_vetted(command: &Command) -> bool {
    section_of(command).is_some()
}

/// The section that such a command is about.
fn section_of(command: &Command) -> Option<&SectionId> {
    if let Command::PairRound(pair) = command {
        return Some(&pair.section);
    }
    if let Command::ChangePairings(change) = command {
        return Some(&change.section);
    }
    if let Command::RequestBye(request) = command {
        return Some(&request.section);
    }
    if let Command::CancelBye(cancelled) = command {
        return Some(&cancelled.section);
    }
    if let Command::LateEnter(entry) = command {
        return Some(&entry.section);
    }
    if let Command::Enter(entry) = command {
        return Some(&entry.section);
    }
    if let Command::EditSection(edited) = command {
        return Some(&edited.section);
    }
    if let Command::EditPlayer(edited) = command {
        return Some(&edited.section);
    }
    if let Command::FinishSection(finish) = command {
        return Some(&finish.section);
    }
    if let Command::Register(entry) = command {
        return Some(&entry.section);
    }
    if let Command::ImportSection(imported) = command {
        return Some(&imported.section);
    }
    if let Command::AssignNumbers(wanted) = command {
        return Some(&wanted.section);
    }
    if let Command::ExchangeNumbers(wanted) = command {
        return Some(&wanted.section);
    }
    None
}

/// The round that a command makes or changes.
fn round_of(command: &Command) -> Option<RoundNumber> {
    if let Command::PairRound(pair) = command {
        return Some(pair.round);
    }
    if let Command::ChangePairings(change) = command {
        return Some(change.round);
    }
    None
}

fn of_command(
    event: &Event,
    command: &Command,
    reason: Option<&str>,
    now: Option<DateTime>,
) -> Vec<Finding> {
    let after = || foresee(event, std::slice::from_ref(command), reason);
    match command {
        Command::PairRound(pair) => {
            let (section, pairings) = (&pair.section, &pair.pairings);
            of_round(event, section, pair.round, command, pairings, reason)
        }
        Command::ChangePairings(change) => {
            let (changed, id) = (after(), &change.section);
            let wanted = changed.section(id).filter(|_| changed != *event);
            match wanted.map(|wanted| standing(wanted, change.round)) {
                Some(Ok(wanted)) => of_round(event, id, change.round, command, &wanted, reason),
                Some(Err(_)) | None => Vec::new(),
            }
        }
        Command::RequestBye(request) => {
            let asked = after();
            let section = asked.section(&request.section).filter(|_| asked != *event);
            section.map_or_else(Vec::new, |section| {
                byes::remarks_on_request(section, request, now)
            })
        }
        Command::CancelBye(cancelled) => {
            let section = event.section(&cancelled.section);
            section.map_or_else(Vec::new, |section| {
                byes::remarks_on_cancelling(section, cancelled)
            })
        }
        Command::LateEnter(LateEnter { section, .. }) | Command::Enter(Enter { section, .. }) => {
            of_late_entry(event, &after(), section)
        }
        Command::EditPlayer(edited) => {
            let section = event.section(&edited.section);
            section.map_or_else(Vec::new, |section| {
                of_correction(event, section, edited, reason)
            })
        }
        Command::EditSection(edited) => {
            let changed = after();
            let before = event.section(&edited.section);
            let both = before.zip(changed.section(&edited.section));
            both.map_or_else(Vec::new, |(before, after)| {
                let mut findings = us::variation_remarks(&event.details, before, after);
                findings.extend(of_long_event(&event.details, before, after));
                findings
            })
        }
        Command::AssignNumbers(wanted) => regeneration_remarks(event, command, wanted, reason),
        Command::ExchangeNumbers(wanted) => exchange_remarks(event, wanted),
        Command::FinishSection(finish) => {
            let section = event.section(&finish.section);
            section.map_or_else(Vec::new, of_open_games)
        }
        Command::ImportSection(imported) => {
            let after = after();
            let section = after.section(&imported.section);
            section.map_or_else(Vec::new, |section| of_import(&after, section))
        }
        _ => Vec::new(),
    }
}

/// Tie-breaks that look at ratings are not advised where ratings change during the event.
fn of_long_event(details: &EventDetails, before: &Section, after: &Section) -> Vec<Finding> {
    let told = |section: &Section| match is_long(details, &section.settings) {
        true => rating_tie_breaks(&section.settings),
        false => Vec::new(),
    };
    let known = told(before);
    let new = told(after).into_iter();
    let new = new.filter(|tie_break| !known.contains(tie_break));
    new.map(|tie_break| {
        let found = Found::RatingsOfLongEvent { tie_break };
        Finding::plain(Severity::Weaker, found, &[])
    })
    .collect()
}

/// What is to be said of a player whose data are corrected: a rating that was assigned, and one with which
/// the section is closed to the player.
fn of_correction(
    event: &Event,
    section: &Section,
    edited: &PlayerEdited,
    reason: Option<&str>,
) -> Vec<Finding> {
    let has_reason = reason.is_some_and(|reason| !reason.trim().is_empty());
    let mut findings = us::assigned_remarks(section, edited, has_reason);
    let corrected = &edited.player;
    findings.extend(after_correction(event, section, edited.entrant, corrected));
    findings
}

/// What is to be said of the byes that a late entry gets for the rounds it missed.
fn of_late_entry(before: &Event, after: &Event, id: &SectionId) -> Vec<Finding> {
    let (Some(before), Some(after)) = (before.section(id), after.section(id)) else {
        return Vec::new();
    };
    let entrants = after.draft.entrants.iter();
    let new = entrants.filter(|entrant| before.entrant(entrant.id).is_none());
    new.flat_map(|entrant| byes::remarks(after, entrant.id))
        .collect()
}

fn of_round(
    event: &Event,
    id: &SectionId,
    round: RoundNumber,
    command: &Command,
    pairings: &RoundPairings,
    reason: Option<&str>,
) -> Vec<Finding> {
    let Some(section) = event.section(id) else {
        return Vec::new();
    };
    let mut findings = check_change(&event.details, section, round, pairings);
    let after = foresee(event, std::slice::from_ref(command), reason);
    let with_points = pairings.byes.iter();
    let with_points =
        with_points.filter(|bye| matches!(bye.kind, ByeKind::HalfPoint | ByeKind::FullPoint));
    // What was asked for, or stood already, has been told before.
    let asked = |id| {
        let mut requests = section.draft.bye_requests.iter();
        let mut stands = section
            .draft
            .round(round)
            .into_iter()
            .flat_map(|it| &it.byes);
        requests.any(|request| request.entrant == id && request.round == round)
            || stands.any(|bye| bye.entrant == id)
    };
    if let Some(after) = after.section(id) {
        let news = with_points.filter(|bye| !asked(bye.entrant));
        findings.extend(news.flat_map(|bye| byes::remarks(after, bye.entrant)));
    }
    findings
}

/// The rounds of a tournament from a file that the rules pair otherwise.
fn of_import(event: &Event, section: &Section) -> Vec<Finding> {
    let found = deviations(&event.details, section).into_iter();
    let found = found.map(|(severity, deviation)| {
        let sides = deviation.due.iter().chain([&deviation.found]);
        let pairs = sides.flat_map(|side| &side.pairs);
        let mut entrants: Vec<EntrantId> = pairs.flat_map(|pair| [pair.0, pair.1]).collect();
        entrants.sort_unstable();
        entrants.dedup();
        let found = Found::ImportedOtherwise {
            round: deviation.round,
            pairs: told(section, &deviation),
        };
        Finding::plain(severity, found, &entrants)
    });
    found.collect()
}

fn of_open_games(section: &Section) -> Vec<Finding> {
    let open = section.draft.open_games(section.draft.paired_rounds());
    open.into_iter()
        .map(|game| Finding::plain(Severity::Weaker, Found::OpenGame(game), &[]))
        .collect()
}
