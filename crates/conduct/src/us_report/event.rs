//! What a report says of the event.

use adoube_formats::us_report::UsReport;
use adoube_journal::Event;
use jiff::civil::Date;

use super::finding::{Finding, Gravity, UsFact, UsFound};
use super::who;
use crate::announcement::{Crosstables, UsChess, stored};

/// What the sections say of the event, each fact from the first that tells it.
struct AnnouncedFacts {
    sections: Vec<UsChess>,
}

impl AnnouncedFacts {
    fn of(event: &Event) -> AnnouncedFacts {
        let sections = event.sections.iter();
        let said =
            sections.filter_map(|section| stored::read(&section.settings.announced).us_chess);
        AnnouncedFacts {
            sections: said.collect(),
        }
    }

    /// A text; where sections differ the first one is taken, which is told.
    fn text(
        &self,
        fact: UsFact,
        read: impl Fn(&UsChess) -> Option<String>,
        findings: &mut Vec<Finding>,
    ) -> String {
        let mut all = self.sections.iter().filter_map(read);
        let mut all = all
            .by_ref()
            .map(|text| text.trim().to_owned())
            .filter(|text| !text.is_empty());
        let Some(taken) = all.next() else {
            return String::new();
        };
        if let Some(other) = all.find(|other| *other != taken) {
            let what = UsFound::Disagree {
                fact,
                taken: taken.clone(),
                other,
            };
            findings.push(Finding::of_event(Gravity::Error, what));
        }
        taken
    }
}

/// The program that a report names.
const PROGRAM: &str = "ADOUBE";

/// The report without its sections.
pub(super) fn report_of(event: &Event, findings: &mut Vec<Finding>) -> UsReport {
    let details = &event.details;
    let said = AnnouncedFacts::of(event);
    let (city, state, zip) = who::place(details.place.as_deref().unwrap_or_default());
    let mut text = |fact, read: fn(&UsChess) -> Option<String>| said.text(fact, read, findings);
    let or = |said: String, other: String| if said.is_empty() { other } else { said };
    let crosstables = said.sections.iter().find_map(|one| one.crosstables);
    let country = said.sections.iter().find_map(|one| one.country.clone());
    let federation = details
        .federation
        .map(|federation| federation.code().to_owned());
    UsReport {
        program: PROGRAM.to_owned(),
        event_id: text(UsFact::EventId, |one| one.event_id.clone()),
        name: details.name.clone(),
        begins: first_day(event),
        ends: last_day(event),
        affiliate: text(UsFact::Affiliate, |one| one.affiliate.clone()).to_uppercase(),
        city: or(text(UsFact::City, |one| one.city.clone()), city),
        state: or(text(UsFact::State, |one| one.state.clone()), state).to_uppercase(),
        zip: or(text(UsFact::Zip, |one| one.zip.clone()), zip),
        country: country.or(federation).unwrap_or_else(|| "USA".to_owned()),
        crosstables: match crosstables {
            Some(Crosstables::Director) => "T",
            Some(Crosstables::Affiliate) => "A",
            Some(Crosstables::Nobody) | None => "N",
        }
        .to_owned(),
        chief_td: chief(&said, |one| one.chief_td.clone()),
        assistant_td: chief(&said, |one| one.assistant_td.clone()),
        other_tds: other_tds(&said),
        sections: Vec::new(),
    }
}

/// Sections can have directors of their own: the first one told is that of the event.
fn chief(said: &AnnouncedFacts, read: impl Fn(&UsChess) -> Option<String>) -> String {
    let all = said.sections.iter().filter_map(read);
    let mut all = all
        .map(|text| text.trim().to_owned())
        .filter(|text| !text.is_empty());
    all.next().unwrap_or_default()
}

/// The other directors of all sections, each once, with commas between.
fn other_tds(said: &AnnouncedFacts) -> String {
    let mut all: Vec<String> = Vec::new();
    let texts = said
        .sections
        .iter()
        .filter_map(|one| one.other_tds.as_deref());
    let numbers = texts.flat_map(|text| text.split(|c: char| !c.is_ascii_alphanumeric()));
    for number in numbers.filter(|number| !number.is_empty()) {
        if !all.iter().any(|known| known == number) {
            all.push(number.to_owned());
        }
    }
    all.join(",")
}

/// The first day: that of the event, else of the first round of any section.
fn first_day(event: &Event) -> Option<Date> {
    let sections = event.sections.iter();
    let said = sections.clone().filter_map(|section| {
        let said = stored::read(&section.settings.announced).us_chess;
        said.and_then(|said| said.begins)
    });
    let played = sections.flat_map(|section| &section.settings.schedule);
    let played = played.map(|round| round.starts.date());
    event.details.starts.or(said.chain(played).min())
}

/// The last day: that of the event, else of the last round of any section, else the first day.
fn last_day(event: &Event) -> Option<Date> {
    let sections = event.sections.iter();
    let said = sections.clone().filter_map(|section| {
        let said = stored::read(&section.settings.announced).us_chess;
        said.and_then(|said| said.ends)
    });
    let played = sections.flat_map(|section| &section.settings.schedule);
    let played = played.map(|round| round.starts.date());
    let last = event.details.ends.or(said.chain(played).max());
    last.or(event.details.starts)
}
