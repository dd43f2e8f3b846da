//! The rating report of US Chess: all sections of an event, and what is to be looked at before it is sent.
//!
//! The report is made from the event alone. What it lacks is among the [`Finding`]s, those that the
//! federation would send back before those that are only worth a look. What the federation itself knows
//! (how a director is certified, who is a member today) is not at hand, and the findings say so.

mod checks;
mod event;
mod finding;
mod section;
mod who;

use adoube_formats::us_report::UsReport;
use adoube_journal::Event;

use crate::announcement::stored;
use crate::rounds::plays_by_us_chess;

pub use finding::{Finding, Gravity, UsFact, UsFound};

/// A report and what was found on the way.
#[derive(Clone, Debug)]
pub struct RatingReport {
    pub report: UsReport,
    /// What is to be looked at, the gravest first.
    pub findings: Vec<Finding>,
}

impl RatingReport {
    /// Whether something has to be put right before the federation takes it.
    pub fn is_faulty(&self) -> bool {
        let mut findings = self.findings.iter();
        findings.any(|finding| finding.gravity == Gravity::Error)
    }
}

/// Whether a report can be meant: a section is played by the rules of US Chess or tells something of the
/// report, or the event is one of the federation.
pub fn concerns(event: &Event) -> bool {
    let of_federation = event
        .details
        .federation
        .is_some_and(|federation| federation.code() == "USA");
    let mut sections = event.sections.iter();
    of_federation
        || sections.any(|section| {
            let settings = &section.settings;
            let by_system = settings
                .pairing_system
                .as_deref()
                .is_some_and(|name| name.starts_with("us"));
            by_system
                || plays_by_us_chess(section)
                || stored::read(&settings.announced).us_chess.is_some()
        })
}

/// The rating report of an event as it stands.
pub fn rating_report(event: &Event) -> RatingReport {
    let mut findings = Vec::new();
    let mut report = event::report_of(event, &mut findings);
    for section in &event.sections {
        let number = u32::try_from(report.sections.len() + 1).unwrap_or(u32::MAX);
        let made = section::section_of(event, section, &report, number, &mut findings);
        report.sections.extend(made);
    }
    checks::of_report(event, &report, &mut findings);
    findings.sort_by_key(|finding| finding.gravity);
    RatingReport { report, findings }
}
