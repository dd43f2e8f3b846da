//! The page of one incident.

use adoube_casefile::decision::{case_of, ruled_result};
use adoube_journal::{CaseRecord, Incident, Section};
use adoube_rulings::{Counter, decide};
use askama::Template;

use super::views::{IncidentLine, head_of, traced, url_of};
use crate::auth::Right;
use crate::params::{DeskSection, encoded};
use crate::paths;
use crate::texts::tell;
use crate::tools::views::ruling::RulingView;
use crate::ui::desk::DeskHead;

/// Everything that is known of an incident.
#[derive(Template)]
#[template(path = "incidents/one.html")]
pub(crate) struct IncidentPage {
    head: DeskHead,
    url: String,
    line: IncidentLine,
    /// Who told it anew, when and why.
    amendments: Vec<(String, String)>,
    /// Why it was withdrawn.
    withdrawn_because: Option<String>,
    /// The ruling in the reader's language, if it was ruled by the engine.
    ruling: Option<RulingView>,
    /// The rules have been mended since: the ruling on the same facts is now another one.
    otherwise_now: bool,
    /// Where it can be ruled anew.
    again_url: Option<String>,
    /// Who may change it.
    may_change: bool,
    form: AmendForm,
}

/// What can be told anew without ruling again.
pub(super) struct AmendForm {
    facts: String,
    ruling: String,
    /// What is counted: name of the field, words, how often.
    counts: Vec<(String, String, u32)>,
    /// What can be counted besides: name and words.
    counters: Vec<(String, String)>,
    /// Names of White and Black, if it was at a board.
    players: Option<[String; 2]>,
}

impl IncidentPage {
    pub(super) fn of(of: &DeskSection, incident: &Incident, number: usize) -> IncidentPage {
        let section = of.section();
        let report = &incident.report;
        let case = report.case.as_ref();
        let ruled = case.and_then(|record| {
            let ruling = decide(&case_of(record)?).ok()?;
            let otherwise = ruled_result(&ruling).is_some_and(|now| Some(now) != record.result);
            Some((RulingView::of(&ruling), otherwise))
        });
        let (ruling, otherwise_now) = ruled.unzip();
        let because = |reason: &Option<String>| reason.clone().unwrap_or_default();
        let amendments = incident.amended.iter();
        IncidentPage {
            head: head_of(of),
            url: url_of(of),
            line: IncidentLine::of(of, incident, number),
            amendments: amendments
                .map(|trace| (traced(trace), because(&trace.reason)))
                .collect(),
            withdrawn_because: incident.withdrawn.as_ref().map(|one| because(&one.reason)),
            ruling,
            otherwise_now: otherwise_now.unwrap_or_default(),
            again_url: case.and_then(|record| again_url(of, incident, record)),
            may_change: of.at.member.may(Right::Incidents) && incident.withdrawn.is_none(),
            form: AmendForm::of(section, incident),
        }
    }
}

impl AmendForm {
    fn of(section: &Section, incident: &Incident) -> AmendForm {
        let report = &incident.report;
        let round = section.draft.round(report.round);
        let game = round.and_then(|round| round.game(report.board?));
        let side_of = |entrant| {
            game.and_then(|game| match entrant {
                own if own == game.white => Some("white"),
                own if own == game.black => Some("black"),
                _ => None,
            })
        };
        let counts = report.counts.iter().flatten().filter_map(|one| {
            let side = side_of(one.entrant)?;
            let counter = Counter::named(&one.counter)?;
            let name = format!("count.{side}.{}", one.counter);
            let words = format!("{}: {}", section.label(one.entrant), tell(&counter));
            Some((name, words, one.by))
        });
        AmendForm {
            facts: report.facts.clone(),
            ruling: report.ruling.clone().unwrap_or_default(),
            counts: counts.collect(),
            counters: Counter::ALL.map(|one| (one.name(), tell(&one))).into(),
            players: game.map(|game| [game.white, game.black].map(|who| section.label(who))),
        }
    }
}

/// The dialogue with everything that was told, to rule anew in place of this.
fn again_url(of: &DeskSection, incident: &Incident, record: &CaseRecord) -> Option<String> {
    let case = case_of(record)?;
    let report = &incident.report;
    let mut words: Vec<(String, String)> = vec![
        ("round".to_owned(), report.round.to_string()),
        ("board".to_owned(), report.board?.to_string()),
        ("edition".to_owned(), case.edition.clone()),
        ("amends".to_owned(), incident.id.0.to_string()),
        ("kind".to_owned(), case.incident.first().kind()),
    ];
    for (place, value) in &record.told {
        match place.as_str() {
            // What the event knows is told by the event again.
            "edition" | "variations" | "history" | "stage" | "unknown" | "arbiter_present" => {}
            "incident" => {
                let facts = value
                    .as_object()
                    .into_iter()
                    .flat_map(|kinds| kinds.values());
                facts.for_each(|facts| flatten("f.incident", facts, &mut words));
            }
            place => flatten(&format!("f.{place}"), value, &mut words),
        }
    }
    let query = words
        .iter()
        .map(|(name, value)| format!("{}={}", encoded(name), encoded(value)));
    let query = query.collect::<Vec<_>>().join("&");
    let url = paths::desk::IncidentRuling::of(&of.at.event, &of.section().id);
    Some(format!("{url}?{query}"))
}

/// The facts of a table as words of an address.
fn flatten(place: &str, value: &serde_json::Value, words: &mut Vec<(String, String)>) {
    match value {
        serde_json::Value::Object(facts) => {
            for (name, value) in facts {
                flatten(&format!("{place}.{name}"), value, words);
            }
        }
        serde_json::Value::String(text) => words.push((place.to_owned(), text.clone())),
        other => words.push((place.to_owned(), other.to_string())),
    }
}
