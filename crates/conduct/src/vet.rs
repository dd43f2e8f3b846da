//! What is to be said of commands before they are written, on every road to the journal.
//!
//! The journal refuses what cannot be. What can be but should not, an arbiter is told: what a round
//! made by hand breaks, byes beyond those announced, games that a section leaves open. A round that
//! breaks an absolute rule is only written with a reason.

use adoube_journal::{
    Command, Event, PairRound, Provenance, RoundClosed, RoundPairings, Section, SectionId, foresee,
};
use adoube_pairing::facts::Series;
use adoube_tournament::{ByeKind, RoundNumber};
use serde::Serialize;

use crate::byes;
use crate::rounds::{Finding, Found, Severity, check_change, standing};

/// A round made by hand breaks an absolute rule, and nobody says why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct NeedsReason {
    /// Of which section, to which the ids belong.
    pub section: SectionId,
    pub round: RoundNumber,
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
/// for each; or that they need one. Pairings that the rules made are not held against them again:
/// whoever pairs with [`next_round`](crate::rounds::next_round) need not ask.
pub fn vet(
    event: &Event,
    commands: &[Command],
    reason: Option<&str>,
) -> Result<Vec<Vetted>, NeedsReason> {
    let has_reason = reason.is_some_and(|reason| !reason.trim().is_empty());
    let mut findings = Vec::new();
    for (place, command) in commands.iter().enumerate() {
        let Some(section) = section_of(command) else {
            continue;
        };
        let before = foresee(event, &commands[..place], reason);
        let found = of_command(&before, command, reason);
        // What cannot be recorded is refused by the journal, in its own words.
        let is_possible = |finding: &&Finding| finding.severity != Severity::Impossible;
        let impossible = found.iter().any(|finding| !is_possible(&finding));
        let breaches: Vec<Finding> = (found.iter())
            .filter(|finding| finding.severity == Severity::Breach)
            .cloned()
            .collect();
        if let (Some(round), false, false, false) = (
            round_of(command),
            breaches.is_empty(),
            has_reason,
            impossible,
        ) {
            return Err(NeedsReason {
                section: section.clone(),
                round,
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
    if let Command::FinishSection(finish) = command {
        return Some(&finish.section);
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

fn of_command(event: &Event, command: &Command, reason: Option<&str>) -> Vec<Finding> {
    let after = || foresee(event, std::slice::from_ref(command), reason);
    if let Command::PairRound(pair) = command {
        let (section, pairings) = (&pair.section, &pair.pairings);
        return of_round(event, section, pair.round, command, pairings, reason);
    }
    if let Command::ChangePairings(change) = command {
        let (changed, id) = (after(), &change.section);
        let wanted = changed.section(id).filter(|_| changed != *event);
        return match wanted.map(|wanted| standing(wanted, change.round)) {
            Some(Ok(wanted)) => of_round(event, id, change.round, command, &wanted, reason),
            Some(Err(_)) | None => Vec::new(),
        };
    }
    if let Command::RequestBye(request) = command {
        let asked = after();
        let section = asked.section(&request.section).filter(|_| asked != *event);
        return section.map_or_else(Vec::new, |section| byes::remarks(section, request.entrant));
    }
    if let Command::FinishSection(finish) = command {
        let section = event.section(&finish.section);
        return section.map_or_else(Vec::new, of_open_games);
    }
    Vec::new()
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

fn of_open_games(section: &Section) -> Vec<Finding> {
    let open = section.draft.open_games(section.draft.paired_rounds());
    open.into_iter()
        .map(|game| Finding::plain(Severity::Weaker, Found::OpenGame(game), &[]))
        .collect()
}
