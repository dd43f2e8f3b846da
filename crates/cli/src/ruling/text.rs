//! A ruling as an arbiter reads it.

use adoube_rulebook::Rulebook;
use adoube_rulings::{Condition, Force, Ruling};

use crate::texts::{say, t, tell, words};

/// A ruling, a line for each of its parts.
pub(crate) fn printed(ruling: &Ruling) -> String {
    let mut lines = vec![decision(ruling)];
    lines.extend(parts(ruling).into_iter().map(|part| format!("  {part}")));
    lines.join("\n")
}

/// The decision, after what it was taken to hold under.
fn decision(ruling: &Ruling) -> String {
    let decision = tell(&ruling.decision);
    match ruling.conditions() {
        [] => decision,
        conditions => under(conditions, decision),
    }
}

/// What holds if something is so.
fn under(conditions: &[Condition], decision: String) -> String {
    let told: Vec<String> = conditions.iter().map(|one| tell(&one.text)).collect();
    let condition = words().list(&told);
    say!("ruling-line-if", condition, decision)
}

fn line(id: &str, value: String) -> String {
    say!(id, value)
}

fn parts(ruling: &Ruling) -> Vec<String> {
    let mut parts = Vec::new();
    let no_rule = ruling.no_rule.iter();
    parts.extend(no_rule.map(|what| line("ruling-line-no-rule", tell(what))));
    let result = ruling.result.map(|result| result.to_string());
    parts.extend(result.map(|result| line("ruling-line-result", result)));
    if ruling.position.is_done() {
        parts.push(line("ruling-line-position", tell(&ruling.position)));
    }
    let clocks = ruling.clocks.iter();
    parts.extend(clocks.map(|change| line("ruling-line-clock", tell(&change.statement()))));
    parts.extend((ruling.times_after).map(|times| words().say("ruling-line-times", &times)));
    parts.extend((ruling.to_move).map(|side| line("ruling-line-to-move", tell(&side))));
    let duty = ruling.must_play.iter();
    parts.extend(duty.map(|duty| line("ruling-line-duty", tell(&duty.statement()))));
    let counters = ruling.counters.iter();
    parts.extend(counters.map(|change| line("ruling-line-count", tell(&change.statement()))));
    let steps = ruling.steps.iter().zip(1..);
    parts.extend(steps.map(|(step, number)| format!("{number}. {}", tell(step))));
    let notes = ruling.notes.iter();
    parts.extend(notes.map(|note| line("ruling-line-note", tell(note))));
    parts.extend(force(&ruling.force));
    let others = ruling.otherwise.iter();
    parts.extend(others.map(|other| under(&other.when, tell(&other.ruling.in_short()))));
    parts.extend(articles(ruling));
    if ruling.question().is_none() {
        parts.push(line("ruling-line-log", tell(&ruling.log)));
    }
    parts
}

fn force(force: &Force) -> Vec<String> {
    match force {
        Force::Mandatory => vec![t("ruling-line-mandatory").to_owned()],
        Force::Discretionary { range, usual } => {
            let mut lines = vec![line("ruling-line-usual", tell(usual))];
            let range: Vec<String> = range.iter().map(|one| tell(&one.statement())).collect();
            if !range.is_empty() {
                lines.push(line("ruling-line-permitted", range.join("; ")));
            }
            lines
        }
        Force::NeedsFact(question) => {
            vec![line("ruling-line-find-out", tell(&question.in_full()))]
        }
    }
}

/// The articles, each with what it says.
fn articles(ruling: &Ruling) -> Vec<String> {
    if ruling.articles.is_empty() {
        return Vec::new();
    }
    let edition = Rulebook::embedded().edition(&ruling.edition);
    let name = edition.map_or_else(
        || ruling.edition.clone(),
        |edition| tell(&edition.name_saying()),
    );
    let head = say!("ruling-line-articles", edition = name);
    let each = ruling.articles.iter();
    let each = each.map(|cited| format!("  {}  {}", cited.article, tell(&cited.says)));
    std::iter::once(head).chain(each).collect()
}
