//! FA1 and IA1, the reports of an arbiter's norm, FA2 and IA2, the applications, and the forms of
//! lecturers.

use adoube_tournament::{Federation, Tournament};

use super::{Form, Section, event_section};
use crate::EventFacts;
use crate::arbiters::ArbiterNorm;
use crate::facts::ArbiterTitle;

/// The arbiter a form is about.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ArbiterPerson {
    pub family_name: String,
    pub first_name: String,
    /// The FIDE identity number.
    pub fide_id: Option<u32>,
    pub birth: Option<String>,
    pub federation: Option<Federation>,
    /// Rounds worked, in a team event.
    pub rounds_worked: Option<u32>,
}

fn person_section(person: &ArbiterPerson) -> Section {
    Section::new("Arbiter")
        .with("Family name", &person.family_name)
        .with("First name", &person.first_name)
        .maybe("FIDE ID", person.fide_id)
        .maybe("Date of birth", person.birth.as_ref())
        .empty("Place of birth")
        .maybe("Federation of the arbiter", person.federation)
}

/// FA1 or IA1, the report of a norm. A national arbiter's norms are for FA.
pub fn arbiter_norm_form(
    title: ArbiterTitle,
    person: &ArbiterPerson,
    tournament: &Tournament,
    facts: &EventFacts,
) -> Form {
    let entrants = tournament.entrants();
    let rated = entrants
        .iter()
        .filter(|e| e.player.fide_rating.is_some_and(|r| r > 0));
    let mut federations: Vec<Federation> = entrants
        .iter()
        .filter_map(|e| e.player.federation)
        .collect();
    federations.sort_unstable();
    federations.dedup();
    federations.retain(|federation| federation.code() != "FID");
    let mut event = event_section(facts)
        .with("Type of event", facts.system.name())
        .with("Players", entrants.len())
        .with("Rated players", rated.count())
        .with("Rounds", tournament.draft().planned_rounds)
        .with("Federations", federations.len());
    if facts.system.is_team() {
        event = event.maybe("Rounds worked", person.rounds_worked);
    }
    let report = Section::new("Confidential report of the chief arbiter or the organiser")
        .empty("Knowledge of laws, pairings and regulations")
        .empty("Objectivity")
        .empty("Handling of incidents")
        .empty("Care for undisturbed players")
        .empty("Recommendation: standard reached, or more experience needed");
    let signatures = Section::new("Signatures")
        .empty("Name, position and federation of the reporter")
        .empty("Reporter's signature and date")
        .empty("Federation official")
        .empty("Federation official's signature and date");
    let international = title == ArbiterTitle::International;
    Form {
        code: if international { "IA1" } else { "FA1" },
        title: match international {
            true => "International Arbiter Norm Report".to_owned(),
            false => "FIDE Arbiter Norm Report".to_owned(),
        },
        sections: vec![person_section(person), event, report, signatures],
    }
}

/// FA2 or IA2, the application.
pub fn arbiter_application_form(
    title: ArbiterTitle,
    person: &ArbiterPerson,
    norms: &[ArbiterNorm],
) -> Form {
    let rows = norms.iter().map(|norm| match norm {
        ArbiterNorm::Event {
            event,
            chief_arbiter,
            ..
        } => vec![
            format!("{:?}, {:?}", event.format, event.level),
            event.start.to_string(),
            event.rounds.to_string(),
            chief_arbiter.clone(),
        ],
        ArbiterNorm::Seminar { date } => vec!["Seminar".to_owned(), date.to_string()],
        ArbiterNorm::OlympiadMatches { date } => vec!["Olympiad".to_owned(), date.to_string()],
        ArbiterNorm::DisabledTitle { organisation } => vec![format!("Title of {organisation}")],
    });
    let events = Section::new("Norms").table(
        &["Event", "Start", "Rounds", "Chief arbiter"],
        rows.collect(),
    );
    let international = title == ArbiterTitle::International;
    Form {
        code: if international { "IA2" } else { "FA2" },
        title: "Arbiter Title Application".to_owned(),
        sections: vec![
            person_section(person)
                .empty("Address, telephone, e-mail")
                .empty("Languages"),
            events,
            Section::new("Federation")
                .empty("Statement of knowledge and objectivity")
                .empty("Name of the official")
                .empty("Date")
                .empty("Signature"),
        ],
    }
}

/// FL1, the report of a lecturer's norm, or FL2, the application: to be filled by hand.
pub fn lecturer_form(application: bool, person: &ArbiterPerson) -> Form {
    let second = match application {
        true => Section::new("Seminars")
            .empty("First seminar: dates, location, link")
            .empty("Second seminar: dates, location, link")
            .empty("Third seminar: dates, location, link")
            .empty("Languages"),
        false => Section::new("Seminar")
            .empty("Federation, dates and venue")
            .empty("Participants and federations")
            .empty("Knowledge and presentation")
            .empty("Recommendation: standard reached, or more experience needed"),
    };
    Form {
        code: if application { "FL2" } else { "FL1" },
        title: match application {
            true => "FIDE Lecturer Title Application".to_owned(),
            false => "FIDE Lecturer Norm Report".to_owned(),
        },
        sections: vec![
            person_section(person),
            second,
            Section::new("Signatures")
                .empty("Name and signature")
                .empty("Federation official")
                .empty("Date"),
        ],
    }
}
