//! FA1 and IA1, the reports of an arbiter's norm, FA2 and IA2, the applications, and the forms of
//! lecturers.

use adoube_tournament::{Federation, Tournament};
use jiff::civil::Date;

use super::{Form, FormText, FormValue, Section, event_section};
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

/// What the reporter says in the end.
const RECOMMENDATIONS: FormValue = FormValue::OneOf(&[
    FormText::RecommendedStandardReached,
    FormText::RecommendedMoreExperience,
]);

fn person_section(person: &ArbiterPerson) -> Section {
    Section::new(FormText::Arbiter)
        .with(FormText::FamilyName, &person.family_name)
        .with(FormText::FirstName, &person.first_name)
        .maybe(FormText::FideId, person.fide_id)
        .maybe(FormText::DateOfBirth, person.birth.as_ref())
        .empty(FormText::PlaceOfBirth)
        .maybe(FormText::FederationOfTheArbiter, person.federation)
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
        .stating(FormText::TypeOfEvent, FormValue::System(facts.system))
        .with(FormText::Players, entrants.len())
        .with(FormText::RatedPlayers, rated.count())
        .with(FormText::Rounds, tournament.draft().planned_rounds)
        .with(FormText::Federations, federations.len());
    if facts.system.is_team() {
        event = event.maybe(FormText::RoundsWorked, person.rounds_worked);
    }
    let report = Section::new(FormText::ConfidentialReportOfTheChiefArbiterOrTheOrganiser)
        .empty(FormText::KnowledgeOfLawsPairingsAndRegulations)
        .empty(FormText::Objectivity)
        .empty(FormText::HandlingOfIncidents)
        .empty(FormText::CareForUndisturbedPlayers)
        .stating(FormText::Recommendation, RECOMMENDATIONS);
    let signatures = Section::new(FormText::Signatures)
        .empty(FormText::NamePositionAndFederationOfTheReporter)
        .empty(FormText::ReportersSignatureAndDate)
        .empty(FormText::FederationOfficial)
        .empty(FormText::FederationOfficialsSignatureAndDate);
    let international = title == ArbiterTitle::International;
    Form {
        code: if international { "IA1" } else { "FA1" },
        title: match international {
            true => FormText::InternationalArbiterNormReport,
            false => FormText::FideArbiterNormReport,
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
            FormValue::ArbiterEvent {
                format: event.format,
                level: event.level,
            },
            FormValue::text(event.start),
            FormValue::text(event.rounds),
            FormValue::text(chief_arbiter),
        ],
        ArbiterNorm::Seminar { date } => {
            vec![FormValue::Words(FormText::Seminar), FormValue::text(date)]
        }
        ArbiterNorm::OlympiadMatches { date } => {
            vec![FormValue::Words(FormText::Olympiad), FormValue::text(date)]
        }
        ArbiterNorm::DisabledTitle { organisation } => {
            let organisation = organisation.clone();
            vec![FormValue::TitleOf { organisation }]
        }
    });
    let events = Section::new(FormText::Norms).table(
        &[
            FormText::Event,
            FormText::Start,
            FormText::Rounds,
            FormText::ChiefArbiter,
        ],
        rows.collect(),
    );
    let international = title == ArbiterTitle::International;
    Form {
        code: if international { "IA2" } else { "FA2" },
        title: FormText::ArbiterTitleApplication,
        sections: vec![
            person_section(person)
                .empty(FormText::AddressTelephoneEMail)
                .empty(FormText::Languages),
            events,
            Section::new(FormText::Federation)
                .maybe(FormText::ExamPassed, exam_passed(norms))
                .empty(FormText::StatementOfKnowledgeAndObjectivity)
                .empty(FormText::NameOfTheOfficial)
                .empty(FormText::Date)
                .empty(FormText::Signature),
        ],
    }
}

/// When the last seminar with its exam was, if one is told.
fn exam_passed(norms: &[ArbiterNorm]) -> Option<Date> {
    let seminars = norms.iter().filter_map(|norm| match norm {
        ArbiterNorm::Seminar { date } => Some(*date),
        _ => None,
    });
    seminars.max()
}

/// FL1, the report of a lecturer's norm, or FL2, the application: to be filled by hand.
pub fn lecturer_form(application: bool, person: &ArbiterPerson) -> Form {
    let second = match application {
        true => Section::new(FormText::Seminars)
            .empty(FormText::FirstSeminarDatesLocationLink)
            .empty(FormText::SecondSeminarDatesLocationLink)
            .empty(FormText::ThirdSeminarDatesLocationLink)
            .empty(FormText::Languages),
        false => Section::new(FormText::Seminar)
            .empty(FormText::Federation)
            .empty(FormText::Place)
            .empty(FormText::Start)
            .empty(FormText::End)
            .empty(FormText::ParticipantsAndFederations)
            .empty(FormText::KnowledgeAndPresentation)
            .stating(FormText::Recommendation, RECOMMENDATIONS),
    };
    let person = person_section(person);
    Form {
        code: if application { "FL2" } else { "FL1" },
        title: match application {
            true => FormText::FideLecturerTitleApplication,
            false => FormText::FideLecturerNormReport,
        },
        sections: vec![
            match application {
                true => person.empty(FormText::AddressTelephoneEMail),
                false => person,
            },
            second,
            Section::new(FormText::Signatures)
                .empty(FormText::NameAndSignature)
                .empty(FormText::FederationOfficial)
                .empty(FormText::Date),
        ],
    }
}
