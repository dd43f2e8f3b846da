//! The rating report of US Chess before it is sent.

use adoube_bodies::us_report::{UsFindingBody, UsReportBody};
use adoube_conduct::us_report::{Gravity, rating_report};
use adoube_formats::us_report::UsFile;
use askama::Template;

use super::Paper;
use crate::params::DeskSection;
use crate::paths;
use crate::texts::{t, words};
use crate::ui::desk::{DeskHead, Tab};

/// What is to be looked at before the report is sent, and its files.
#[derive(Template)]
#[template(path = "papers/us_report.html")]
pub(crate) struct UsReportPage {
    head: DeskHead,
    ready: bool,
    groups: Vec<FindingGroup>,
    sections: Vec<SectionRow>,
    files: Vec<Paper>,
    /// Where the facts of the report are entered.
    settings_url: String,
}

/// Findings of the same gravity.
struct FindingGroup {
    name: &'static str,
    class: &'static str,
    lines: Vec<UsFindingBody>,
}

/// A section of the report.
struct SectionRow {
    number: u32,
    name: String,
    kind: &'static str,
    rating_system: String,
    time_control: String,
    rounds: u16,
    players: usize,
    games: usize,
}

impl UsReportPage {
    /// The report of the event, on the pages of a section.
    pub(crate) fn of(desk: &DeskSection) -> UsReportPage {
        let made = rating_report(&desk.shown.event);
        let (event, section) = (&desk.at.event, desk.section());
        let body = UsReportBody::of(event, &made, false, words());
        let force = if body.ready { "" } else { "?force=yes" };
        let names = std::iter::once(super::super::us_report::ZIP);
        let names = names.chain(UsFile::ALL.map(UsFile::name));
        let files = names.map(|name| {
            let url = paths::desk::UsReportFile::of(event, &section.id, &name.to_owned());
            Paper {
                name: name.to_owned(),
                url: format!("{url}{force}"),
            }
        });
        let settings = paths::desk::Settings::of(event, &section.id);
        UsReportPage {
            head: DeskHead::of_section(&desk.shown, &desk.at, section, Tab::Papers),
            ready: body.ready,
            sections: body.sections.iter().map(SectionRow::of).collect(),
            files: files.collect(),
            settings_url: format!("{settings}#group-us_chess"),
            groups: groups(body.findings),
        }
    }
}

impl SectionRow {
    fn of(body: &adoube_bodies::us_report::UsSectionBody) -> SectionRow {
        SectionRow {
            number: body.number,
            name: body.name.to_owned(),
            kind: body.kind,
            rating_system: body.rating_system.to_owned(),
            time_control: body.time_control.to_owned(),
            rounds: body.rounds,
            players: body.players,
            games: body.games,
        }
    }
}

/// The findings by gravity, as they are sorted.
fn groups(findings: Vec<UsFindingBody>) -> Vec<FindingGroup> {
    let mut groups: Vec<(Gravity, FindingGroup)> = Vec::new();
    for finding in findings {
        let gravity = finding.gravity;
        match groups.last_mut().filter(|(last, _)| *last == gravity) {
            Some((_, group)) => group.lines.push(finding),
            None => {
                let (name, class) = match gravity {
                    Gravity::Error => (t("us-report-errors"), "must"),
                    Gravity::Warning => (t("us-report-warnings"), "should"),
                    Gravity::Note => (t("us-report-notes"), "note"),
                };
                let lines = vec![finding];
                groups.push((gravity, FindingGroup { name, class, lines }));
            }
        }
    }
    groups.into_iter().map(|(_, group)| group).collect()
}
