//! An event at a glance.

use adoube_conduct::announcement::{Severity, lint};
use adoube_conduct::facts::event_facts;
use adoube_journal::{Format, Section};
use adoube_ratings::RatingRules;
use askama::Template;
use jiff::Zoned;
use jiff::civil::Date;

use super::next::next_steps;
use crate::auth::Right;
use crate::events::{EventView, PublicSection};
use crate::guard::AtDesk;
use crate::paths;
use crate::texts::{count, fill, results_of, t};
use crate::ui::dates;
use crate::ui::desk::{DeskHead, Link};
use crate::ui::record_line::RecordLine;
use adoube_conduct::announcement::stored;

/// The sections of an event and the latest records.
#[derive(Template)]
#[template(path = "desk/overview.html")]
pub(crate) struct OverviewPage {
    head: DeskHead,
    sections: Vec<SectionCard>,
    /// Where to add a section, for who may.
    add: Option<String>,
    latest: Vec<RecordLine>,
}

struct SectionCard {
    name: String,
    url: String,
    facts: Vec<String>,
    next: Vec<Link>,
    /// What must still be announced, if it is theirs to whom this is shown.
    must: Option<Link>,
    /// When its reports are due.
    due: Vec<String>,
}

impl OverviewPage {
    /// The overview of an event.
    pub(crate) fn of(shown: &EventView, at: &AtDesk, latest: Vec<RecordLine>) -> OverviewPage {
        let may_settle = at.member.may(Right::Settings);
        let today = Zoned::now().date();
        let sections = shown.event.sections.iter().zip(&shown.public.sections);
        OverviewPage {
            head: DeskHead::of_event(shown, at, ""),
            sections: sections
                .map(|(section, public)| SectionCard {
                    must: must(shown, at, section).filter(|_| may_settle),
                    next: next_steps(&at.event, section),
                    due: due(shown, section, today),
                    ..card(at, public)
                })
                .collect(),
            add: may_settle.then(|| paths::desk::NewSection::of(&at.event).to_string()),
            latest,
        }
    }
}

/// When the reports of a section that has begun are due, and how many days are left.
fn due(shown: &EventView, section: &Section, today: Date) -> Vec<String> {
    let details = &shown.event.details;
    let rated = stored::read(&section.settings.announced).rated != Some(false);
    let starts = details.starts.filter(|starts| rated && *starts <= today);
    let deadlines = starts.and_then(|starts| {
        let facts = event_facts(details, section, starts);
        facts.deadlines(RatingRules::on(starts)?)
    });
    let Some(deadlines) = deadlines.filter(|_| section.settings.format != Format::ExtraGames)
    else {
        return Vec::new();
    };
    let lines = [
        ("due-to-rating-officer-in", deadlines.to_rating_officer),
        ("due-upload-in", deadlines.upload),
        ("due-last-list-in", deadlines.last_list),
    ];
    let line = |(id, day): (&str, Option<Date>)| {
        let day = day?;
        let left = today.until(day).ok()?.get_days();
        let left = match left {
            0.. => count("due-days-left", usize::try_from(left).ok()?),
            _ => t("due-past").to_owned(),
        };
        Some(fill(id, &[&dates::days(Some(day), None)?, &left]))
    };
    lines.into_iter().filter_map(line).collect()
}

/// What the regulations demand and is not announced yet.
fn must(shown: &EventView, at: &AtDesk, section: &Section) -> Option<Link> {
    let settings = &section.settings;
    let remarks = lint(
        &shown.event.details,
        settings,
        &stored::read(&settings.announced),
    );
    let grave = remarks
        .iter()
        .filter(|remark| remark.severity == Severity::Must);
    let number = grave.count();
    (number > 0).then(|| Link {
        name: count("next-must", number),
        url: paths::desk::Settings::of(&at.event, &section.id).to_string(),
        current: false,
    })
}

fn card(at: &AtDesk, section: &PublicSection) -> SectionCard {
    let entrants = section.tournament.entrants().len();
    let round = section.latest_round();
    let mut facts = vec![count("players", entrants)];
    if let Some(progress) = section.progress(round) {
        facts.push(fill("round-n-of", &[&round, &section.settings.rounds]));
        facts.push(if progress.closed {
            t("round-closed").to_owned()
        } else {
            results_of(progress.finished, progress.boards)
        });
    } else {
        facts.push(t("not-started").to_owned());
    }
    SectionCard {
        name: section.settings.name.clone(),
        url: paths::desk::Entries::of(&at.event, &section.id).to_string(),
        facts,
        next: Vec::new(),
        must: None,
        due: Vec::new(),
    }
}
