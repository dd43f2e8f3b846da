//! The arithmetic of a tie-break, line by line.

use adoube_standings::{Cut, Explanation, Group, NoValue, Part, TieBreakName, Value, article};
use adoube_tournament::Points;
use adoube_words::Words;
use serde::Serialize;

/// How a value comes about: what it is, its parts, what is made of them.
pub fn text(explanation: &Explanation, words: Words) -> String {
    let mut lines = heading(explanation, words);
    for part in explanation.parts() {
        lines.push(format!("  {}", line(&part, words)));
    }
    let mut text = lines.join("\n") + "\n";
    text += &encounters(explanation, words).unwrap_or_default();
    if let Some(result) = explanation.result() {
        text += &format!("  {}\n", words.tell(&result));
    }
    text
}

#[derive(Serialize)]
struct ExplainedValue<'a> {
    code: &'a str,
    who: String,
    value: Value,
}

#[derive(Serialize)]
struct ExplainedNothing<'a> {
    code: &'a str,
    who: String,
    why: NoValue,
}

#[derive(Serialize)]
struct ExplainedMethod {
    name: TieBreakName,
    article: Option<String>,
}

fn heading(explanation: &Explanation, words: Words) -> Vec<String> {
    let tie_break = &explanation.tie_break;
    let (code, who) = (tie_break.code(), who(explanation));
    let value = match (explanation.value, explanation.missing()) {
        (Some(value), _) => words.tell(&ExplainedValue { code, who, value }),
        (None, Some(why)) => words.tell(&ExplainedNothing { code, who, why }),
        (None, None) => String::new(),
    };
    let method = ExplainedMethod {
        name: tie_break.name(),
        article: article(tie_break.method, explanation.rules),
    };
    vec![value, words.tell(&method)]
}

/// Where a part comes from, if it needs saying.
pub fn notes(part: &Part, words: Words) -> Option<String> {
    let notes: Vec<String> = part.notes.iter().map(|note| words.tell(note)).collect();
    (!notes.is_empty()).then(|| notes.join("; "))
}

#[derive(Serialize)]
struct ExplainedLeftOut {
    cut: Cut,
}

fn line(part: &Part, words: Words) -> String {
    let who = words.tell(&part.who);
    let who = match part.opponent {
        Some(number) => format!("{number:>3} {who}"),
        None => who,
    };
    let (number, value) = (part.number, words.tell(&part.value));
    let mut line = format!("{number:>2}  {who:<32} {value:>8}");
    if let Some(notes) = notes(part, words) {
        line += &format!("  {notes}");
    }
    if let Some(cut) = part.left_out {
        line += &format!("  {}", words.tell(&ExplainedLeftOut { cut }));
    }
    line
}

#[derive(Serialize)]
struct ExplainedAlone {
    who: String,
}

/// For what is decided among those who are level: who they are, and what they scored against each
/// other.
pub fn encounters(explanation: &Explanation, words: Words) -> Option<String> {
    if let Some(group) = &explanation.group {
        return Some(level(explanation, group, words));
    }
    let who = who(explanation);
    let alone = || format!("  {}\n", words.tell(&ExplainedAlone { who }));
    explanation.is_alone().then(alone)
}

#[derive(Serialize)]
struct ExplainedLevel {
    points: Points,
    tried: usize,
}

#[derive(Serialize)]
struct ExplainedPlace {
    place: Value,
}

/// The table of those who were level.
fn level(explanation: &Explanation, group: &Group, words: Words) -> String {
    let level = ExplainedLevel {
        points: explanation.level_score(),
        tried: group.tried,
    };
    let mut lines = vec![format!("  {}", words.tell(&level))];
    for (member, value) in group.members.iter().zip(&group.values) {
        let one = &explanation.field.participants()[*member];
        let listed = format!("{:>3} {}", one.number, one.name);
        let mut line = format!("    {listed:<32}");
        for score in explanation.encounters(group, *member) {
            let points = words.tell(&score.points);
            line += &format!("  {points:>4} {}", words.tell(&score));
        }
        if let Some(place) = value.filter(|value| *value > Value::ZERO) {
            line += &format!("  {}", words.tell(&ExplainedPlace { place }));
        }
        lines.push(line);
    }
    if let Some(open) = explanation.not_all_met(group) {
        lines.push(format!("    {}", words.tell(&open)));
    }
    lines.join("\n") + "\n"
}

fn who(explanation: &Explanation) -> String {
    let one = &explanation.field.participants()[explanation.place];
    format!("{} {}", one.number, one.name)
}
