//! The rating report of US Chess and what is to be looked at before it is sent.

use adoube_conduct::us_report::{Finding, Gravity, RatingReport};
use adoube_journal::EventId;
use adoube_words::{Told, Words};
use serde::Serialize;

/// Something to look at: its code, the section it is about, and the sentence as `text`.
#[derive(Serialize)]
pub struct UsFindingBody {
    pub gravity: Gravity,
    pub section: Option<String>,
    #[serde(flatten)]
    pub says: Told,
    pub article: Option<String>,
}

impl UsFindingBody {
    /// A finding in the words of a language.
    pub fn of(finding: &Finding, words: Words) -> UsFindingBody {
        UsFindingBody {
            gravity: finding.gravity,
            section: finding.section.clone(),
            says: words.told(&finding.what, &()),
            article: finding.article.clone(),
        }
    }
}

/// The report in figures, with everything that is to be looked at.
#[derive(Serialize)]
pub struct UsReportBody<'a> {
    pub event: &'a EventId,
    /// Whether nothing has to be put right before the federation takes it.
    pub ready: bool,
    /// Whether the three files were written.
    pub written: bool,
    pub affiliate: &'a str,
    pub chief_td: &'a str,
    pub sections: Vec<UsSectionBody<'a>>,
    pub findings: Vec<UsFindingBody>,
}

/// A section of the report in figures.
#[derive(Serialize)]
pub struct UsSectionBody<'a> {
    pub number: u32,
    pub name: &'a str,
    /// `R` regular, `D` regular and quick, `Q` quick, `B` blitz.
    pub rating_system: &'a str,
    pub time_control: &'a str,
    /// `S` Swiss, `R` round robin, `M` match.
    pub kind: &'static str,
    pub rounds: u16,
    pub players: usize,
    /// The games that are rated.
    pub games: usize,
}

impl<'a> UsReportBody<'a> {
    /// A report in the words of a language.
    pub fn of(
        event: &'a EventId,
        made: &'a RatingReport,
        written: bool,
        words: Words,
    ) -> UsReportBody<'a> {
        let report = &made.report;
        let sections = report.sections.iter().map(|section| {
            let cells = section.players.iter().flat_map(|player| &player.rounds);
            UsSectionBody {
                number: section.number,
                name: &section.name,
                rating_system: &section.rating_system,
                time_control: &section.time_control,
                kind: section.kind.letter(),
                rounds: section.rounds,
                players: section.players.len(),
                // Both players tell of a game.
                games: cells.filter(|cell| cell.code.is_game()).count() / 2,
            }
        });
        let findings = made.findings.iter();
        UsReportBody {
            event,
            ready: !made.is_faulty(),
            written,
            affiliate: &report.affiliate,
            chief_td: &report.chief_td,
            sections: sections.collect(),
            findings: findings.map(|one| UsFindingBody::of(one, words)).collect(),
        }
    }
}
