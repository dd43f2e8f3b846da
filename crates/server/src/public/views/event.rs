//! The page of an event.

use adoube_conduct::ranking::is_of_us_chess;
use adoube_journal::Seq;
use adoube_tournament::Federation;
use askama::Template;

use crate::events::{Progress, PublicEvent, PublicSection};
use crate::paths;
use crate::texts::{count, fill, t};
use crate::ui::dates;
use crate::ui::head::facts;
use crate::ui::urls::SectionUrls;

/// What is announced of an event, and its sections.
#[derive(Template)]
#[template(path = "public/event.html")]
pub(crate) struct EventPage {
    name: String,
    url: paths::public::Event,
    seq: Seq,
    /// Days and place.
    lead: Vec<String>,
    /// What else is known, by name.
    facts: Vec<(&'static str, String)>,
    sections: Vec<SectionCard>,
    /// Rounds of several sections have their times.
    has_calendar: bool,
}

/// A section on the event's page.
struct SectionCard {
    name: String,
    facts: Vec<String>,
    /// Where its pages are: name and address, what most come for first.
    doors: Vec<(&'static str, String)>,
    urls: SectionUrls,
    status: String,
    progress: Option<Progress>,
    /// The names of the categories.
    categories: Vec<String>,
    schedule: Vec<(String, String)>,
}

impl EventPage {
    /// The page of this event.
    pub(crate) fn of(event: &PublicEvent) -> EventPage {
        let details = &event.details;
        let mut lead = Vec::new();
        lead.extend(dates::days(details.starts, details.ends));
        lead.extend(details.place.clone());
        lead.extend(event.damaged.then(|| t("public-damaged").to_owned()));

        let federation = details.federation.as_ref().map(Federation::to_string);
        let deputies = &details.deputy_arbiters;
        let deputies = (!deputies.is_empty()).then(|| deputies.join(", "));
        let facts = [
            (t("public-federation"), federation),
            (t("public-organiser"), details.organiser.clone()),
            (t("public-chief-arbiter"), details.chief_arbiter.clone()),
            (t("public-deputy-arbiters"), deputies),
        ];
        let known = |(name, value): (&'static str, Option<String>)| Some((name, value?));
        let card = |section| SectionCard::of(event, section);
        EventPage {
            name: details.name.clone(),
            url: paths::public::Event::of(&event.id),
            seq: event.seq,
            lead,
            facts: facts.into_iter().filter_map(known).collect(),
            has_calendar: {
                let schedules = event
                    .sections
                    .iter()
                    .map(|section| &section.settings.schedule);
                schedules.filter(|schedule| !schedule.is_empty()).count() > 1
            },
            sections: event.sections.iter().map(card).collect(),
        }
    }
}

impl SectionCard {
    /// What most come for.
    fn front(&self) -> &str {
        self.doors.first().map_or("", |(_, url)| url)
    }

    fn of(event: &PublicEvent, section: &PublicSection) -> SectionCard {
        let settings = &section.settings;
        let mut schedule = settings.schedule.clone();
        schedule.sort_by_key(|time| time.round);
        let schedule = schedule.into_iter().map(|time| {
            let round = fill("public-round-n", &[&time.round]);
            (round, dates::moment(time.starts))
        });
        let categories = settings.categories.iter();
        let urls = SectionUrls::of(event, section);
        SectionCard {
            name: settings.name.clone(),
            facts: facts(section),
            doors: doors(section, &urls),
            urls,
            status: status(section),
            progress: section
                .progress(section.latest_round())
                .filter(|progress| !progress.closed),
            categories: categories.map(|one| one.name.clone()).collect(),
            schedule: schedule.collect(),
        }
    }
}

/// The pages of a section. Who comes when it is over asks who won.
fn doors(section: &PublicSection, urls: &SectionUrls) -> Vec<(&'static str, String)> {
    let pairings = (t("public-pairings"), urls.latest_pairings());
    let mut doors = match section.finished {
        true => vec![(t("public-standings-final"), urls.standings()), pairings],
        false => vec![pairings, (t("standings"), urls.standings())],
    };
    doors.push((t("public-crosstable"), urls.crosstable()));
    if is_of_us_chess(&section.settings) {
        doors.push((t("standings-wall"), urls.wall_chart(section.last_closed())));
    }
    doors.push((t("public-players"), urls.players()));
    doors.push((t("statistics"), urls.statistics()));
    if section.prize_fund.is_some() {
        doors.push((t("prizes"), urls.prizes()));
    }
    doors
}

fn status(section: &PublicSection) -> String {
    let (latest, rounds) = (section.latest_round(), section.settings.rounds);
    match section.progress(latest) {
        _ if section.finished => t("public-finished").to_owned(),
        None => t("not-started").to_owned(),
        Some(progress) if progress.closed && latest.0 >= rounds => {
            count("public-rounds-played", usize::from(rounds))
        }
        Some(progress) if progress.closed => fill("public-round-finished", &[&latest, &rounds]),
        Some(progress) => fill(
            "public-round-progress",
            &[&latest, &rounds, &lower(&progress.words())],
        ),
    }
}

fn lower(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(char::to_lowercase);
    first.into_iter().flatten().chain(letters).collect()
}
