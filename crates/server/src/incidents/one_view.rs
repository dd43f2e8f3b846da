//! The page of one incident.

use adoube_casefile::decision::{case_of, ruled_result};
use adoube_journal::{CaseRecord, Incident, Section, Seq};
use adoube_rulings::{Counter, Ruling, decide_each};
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
    url: paths::desk::Incidents,
    line: IncidentLine,
    /// Who told it anew, when and why.
    amendments: Vec<(String, String)>,
    /// Why it was withdrawn.
    withdrawn_because: Option<String>,
    /// The appeals against it: number and address.
    appeals: Vec<(u64, String)>,
    /// The appeal that it is amended for.
    appeal: Option<u64>,
    /// The rulings in the reader's language, if it was ruled by the engine.
    rulings: Vec<RulingView>,
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
    pub(super) fn of(
        of: &DeskSection,
        incident: &Incident,
        number: usize,
        appeal: Option<Seq>,
    ) -> IncidentPage {
        let section = of.section();
        let report = &incident.report;
        let case = report.case.as_ref();
        let rulings: Vec<Ruling> = case
            .and_then(|record| decide_each(&case_of(record)?).ok())
            .unwrap_or_default();
        let result_now = rulings.iter().rev().find_map(ruled_result);
        let result_then = case.and_then(|record| record.result);
        let appeals = section.appeals.iter();
        let appeals = appeals.filter(|one| one.report.incident == Some(incident.id));
        let appeals = appeals.map(|one| {
            let url = paths::desk::Appeal::of(&of.at.event, &section.id, &one.id.0);
            (one.id.0, url.to_string())
        });
        let appeals: Vec<(u64, String)> = appeals.collect();
        let appeal = appeal.filter(|id| appeals.iter().any(|(own, _)| *own == id.0));
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
            appeals,
            appeal: appeal.map(|id| id.0),
            otherwise_now: result_now.is_some() && result_now != result_then,
            rulings: rulings.iter().map(RulingView::of).collect(),
            again_url: case.and_then(|record| again_url(of, incident, record, appeal)),
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

/// The dialogue with everything that was told, to rule anew in place of this. It is about one incident:
/// a case that was written down with several is only told anew.
fn again_url(
    of: &DeskSection,
    incident: &Incident,
    record: &CaseRecord,
    appeal: Option<Seq>,
) -> Option<String> {
    let case = case_of(record).filter(|case| case.incident.count() == 1)?;
    let report = &incident.report;
    let mut words: Vec<(String, String)> = vec![
        ("round".to_owned(), report.round.to_string()),
        ("board".to_owned(), report.board?.to_string()),
        ("edition".to_owned(), case.edition.clone()),
        ("amends".to_owned(), incident.id.0.to_string()),
        ("kind".to_owned(), case.incident.first().kind()),
    ];
    words.extend(appeal.map(|id| ("appeal".to_owned(), id.to_string())));
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
