//! Paper and files.

mod receipts;
mod rulings;
mod teams;
mod us_chess;

use adoube_conduct::ranking::{is_of_us_chess, ranks_teams};
use adoube_conduct::us_report;
use adoube_journal::{EventId, Section};
use adoube_papers::event::{Desk, PaperKind};
use adoube_tournament::RoundNumber;
use askama::Template;
use jiff::Zoned;

use crate::events::{EventView, PublicSection};
use crate::exports::FileKind;
use crate::guard::AtDesk;
use crate::params::DeskSection;
use crate::paths;
use crate::texts::{Language, fill, spoken, t};
use crate::ui::desk::{DeskHead, Link, Tab};
use crate::ui::parts::Parts;

pub(crate) use receipts::{Printed, Receipts};
pub(crate) use rulings::Rulings;
pub(crate) use teams::{LineUps, Protocols};
pub(crate) use us_chess::UsReportPage;

/// What can be printed and taken away.
#[derive(Template)]
#[template(path = "papers/index.html")]
pub(crate) struct PapersPage {
    head: DeskHead,
    /// Papers of a round, by round, the latest first.
    /// Each with its name and where it is printed in one go.
    rounds: Vec<(String, String, Vec<Paper>)>,
    /// Papers of the section.
    papers: Vec<Paper>,
    /// Forms, reports and certificates, which the chief arbiter signs off.
    signed: Vec<Paper>,
    /// Who earns which title, and what is missing.
    titles_url: String,
    files: Vec<Paper>,
    /// Where the rating report of US Chess is, if one can be meant.
    us_report: Option<String>,
    whole: Vec<Paper>,
}

/// Something to print or to take away.
pub(crate) struct Paper {
    /// What it is.
    pub name: String,
    /// Where it is.
    pub url: String,
}

impl PapersPage {
    /// The papers and files of a section.
    pub(crate) fn of(
        shown: &EventView,
        at: &AtDesk,
        section: &Section,
        seen: &PublicSection,
    ) -> PapersPage {
        let (event, id) = (&at.event, &section.id);
        let base = paths::desk::Papers::of(event, id).to_string();
        let paper = |name: &str, path: &str| Paper {
            name: name.to_owned(),
            url: format!("{base}/{path}"),
        };
        let teams = ranks_teams(section.settings.format);
        let desk = Desk::of(&shown.event, section, spoken(), Zoned::now().date()).ok();
        let has = |kind: PaperKind| desk.as_ref().is_some_and(|desk| desk.has(kind));
        let rounds = (1..=seen.latest_round().0).rev().map(RoundNumber);
        let rounds = rounds.map(|round| {
            let of = |name: &str, path: &str| paper(name, &path.replace("{}", &round.to_string()));
            let mut papers = vec![
                of(t("papers-pairings"), "pairings?round={}"),
                of(t("papers-pairings-by-name"), "pairings?round={}&order=name"),
                of(t("papers-slips"), "slips?round={}"),
                of(t("paper-score-sheets"), "of/score-sheets?round={}"),
                of(t("papers-cards"), "cards?round={}"),
                of(t("papers-duties"), "duties?round={}"),
                of(t("papers-times"), "times?round={}"),
                of(t("paper-envelopes"), "of/envelopes?round={}"),
                of(t("standings"), "standings?after={}"),
                of(t("standings-crosstable"), "crosstable?after={}"),
                of(t("paper-pictures"), "of/pictures?round={}"),
            ];
            if is_of_us_chess(&section.settings) {
                papers.push(of(t("standings-wall"), "crosstable?after={}&of=wall"));
            }
            if teams {
                papers.extend([
                    of(t("papers-matches"), "matches?round={}"),
                    of(t("papers-line-ups"), "line-ups?round={}"),
                    of(
                        t("papers-crosstable-boards"),
                        "crosstable?after={}&of=boards",
                    ),
                    of(
                        t("papers-crosstable-players"),
                        "crosstable?after={}&of=players",
                    ),
                    of(t("teams-boards"), "boards?after={}"),
                ]);
            }
            let print = format!("{}?round={round}", paths::desk::PrintRound::of(event, id));
            (fill("papers-round", &[&round]), print, papers)
        });
        PapersPage {
            head: DeskHead::of_section(shown, at, section, Tab::Papers),
            rounds: rounds.collect(),
            papers: section_papers(section, event, &base, &has),
            signed: signed_papers(&base, &has),
            titles_url: paths::desk::Titles::of(event, id).to_string(),
            us_report: us_report::concerns(&shown.event)
                .then(|| paths::desk::UsReport::of(event, id).to_string()),
            files: FileKind::ALL
                .into_iter()
                .filter(|kind| teams || !kind.is_for_teams_only())
                .map(|kind| Paper {
                    name: file_name(kind).to_owned(),
                    url: paths::desk::File::of(event, id, &kind.name().to_owned()).to_string(),
                })
                .collect(),
            whole: vec![
                Paper {
                    name: t("papers-journal").to_owned(),
                    url: paths::desk::JournalFile::of(event).to_string(),
                },
                Paper {
                    name: t("papers-site").to_owned(),
                    url: paths::desk::SiteFile::of(event).to_string(),
                },
            ],
        }
    }
}

/// Forms, reports and certificates.
fn signed_papers(base: &str, has: &dyn Fn(PaperKind) -> bool) -> Vec<Paper> {
    let signed = PaperKind::ALL
        .iter()
        .filter(|kind| kind.is_signed() && has(**kind));
    let paper = |kind: &PaperKind| Paper {
        name: t(kind.title()).to_owned(),
        url: format!("{base}/of/{}", kind.name()),
    };
    signed.map(paper).collect()
}

/// The papers of a section that belong to no round.
fn section_papers(
    section: &Section,
    event: &EventId,
    base: &str,
    has: &dyn Fn(PaperKind) -> bool,
) -> Vec<Paper> {
    let paper = |name: &str, path: &str| Paper {
        name: name.to_owned(),
        url: format!("{base}/{path}"),
    };
    let mut papers = vec![
        paper(t("papers-entries-by-number"), "entries"),
        paper(t("papers-entries-by-name"), "entries?order=name"),
        paper(t("papers-names"), "names"),
        paper(t("paper-programme"), "of/programme"),
        paper(t("papers-rulings"), "rulings"),
        paper(t("papers-appeal-form"), "appeal-form"),
        paper(t("papers-complaint-form"), "complaint-form"),
        Paper {
            name: t("prizes").to_owned(),
            url: paths::desk::Prizes::of(event, &section.id).to_string(),
        },
    ];
    if has(PaperKind::RatingReport) {
        papers.push(paper(t("paper-rating-report"), "of/rating-report"));
    }
    if has(PaperKind::PrizeReceipts) {
        papers.push(paper(t("paper-prize-receipts"), "of/prize-receipts"));
    }
    if has(PaperKind::Bracket) {
        papers.push(paper(t("paper-bracket"), "of/bracket"));
    }
    if ranks_teams(section.settings.format) {
        papers.push(paper(t("papers-teams"), "teams"));
    }
    papers
}

fn file_name(kind: FileKind) -> &'static str {
    match kind {
        FileKind::Report => t("papers-file-report"),
        FileKind::Entries => t("papers-file-entries"),
        FileKind::Pairings => t("papers-file-pairings"),
        FileKind::Standings => t("papers-file-standings"),
        FileKind::StandingsJson => t("papers-file-standings-json"),
        FileKind::Games => t("papers-file-games"),
        FileKind::Boards => t("papers-file-boards"),
        FileKind::BoardsJson => t("papers-file-boards-json"),
    }
}

/// A sheet to be printed; the page around it may speak another language.
#[derive(Template)]
#[template(path = "papers/sheet.html")]
pub(crate) struct SheetPage {
    head: DeskHead,
    title: String,
    section: String,
    paper: PaperText,
    /// The same sheet in each language.
    languages: Vec<Link>,
    /// The same as files.
    formats: Vec<Link>,
    /// Where it is signed off, if it is a draft.
    sign_off: Option<String>,
    /// Where a very long sheet goes on.
    parts: Option<Parts>,
}

/// What stands on a sheet.
pub(crate) struct PaperText {
    pub language: Language,
    pub title: String,
    pub body: String,
    /// The kind of page it is printed on, as the style sheet names it; empty for the printer's own.
    pub page: &'static str,
}

impl SheetPage {
    /// A sheet of a section.
    pub(crate) fn of(
        desk: &DeskSection,
        title: &str,
        paper: PaperText,
        languages: Vec<Link>,
    ) -> SheetPage {
        let section = desk.section();
        SheetPage {
            head: DeskHead::of_section(&desk.shown, &desk.at, section, Tab::Papers),
            title: title.to_owned(),
            section: section.settings.name.clone(),
            paper,
            languages,
            formats: Vec::new(),
            sign_off: None,
            parts: None,
        }
    }

    /// The same of a very long paper, one part of it.
    pub(crate) fn in_parts(mut self, parts: Option<Parts>) -> SheetPage {
        self.parts = parts;
        self
    }

    /// The same with the ways to take it away and to sign it off.
    pub(crate) fn with_files(mut self, formats: Vec<Link>, sign_off: Option<String>) -> SheetPage {
        self.formats = formats;
        self.sign_off = sign_off;
        self
    }
}
