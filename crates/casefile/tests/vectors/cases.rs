//! The cases of `cases.toml`: what is found of appeals, inspections and complaints. A new case is a
//! new table there.

use adoube_casefile::appeals::examine;
use adoube_casefile::{fairplay, needs, rules};
use adoube_journal::{Command, Event, Section, foresee};
use adoube_vectors::Vectors;
use serde::Deserialize;

use serde_json::{Value, json};

pub(super) fn register(vectors: &mut Vectors) {
    vectors.file("cases", |file| {
        file.each("case", cases);
    });
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    name: String,
    /// The edition of the rules.
    rules: String,
    /// What is announced of appeals, as JSON.
    #[serde(default)]
    appeals: Option<String>,
    /// The players: name, federation, club.
    players: Vec<[String; 3]>,
    /// Commands as JSON; a record has the number 0.
    commands: Vec<String>,
    /// What is found, with the articles.
    finds: Vec<String>,
    #[serde(default)]
    voters: Vec<String>,
}

fn command(value: Value) -> Command {
    serde_json::from_value(value.clone()).unwrap_or_else(|error| panic!("{error}: {value}"))
}

fn event(case: &Case) -> Event {
    let mut announced = serde_json::Map::new();
    if let Some(appeals) = &case.appeals {
        announced.insert("appeals".to_owned(), Value::String(appeals.clone()));
    }
    let settings =
        json!({ "name": "Open", "rounds": 5, "rules": case.rules, "announced": announced });
    let mut commands = vec![
        command(
            json!({ "command": "edit_event", "details": { "name": "Cup", "starts": "2026-05-01" } }),
        ),
        command(json!({ "command": "add_section", "section": "open", "settings": settings })),
    ];
    for [name, federation, club] in &case.players {
        let player = json!({ "name": name, "federation": federation, "club": club });
        commands.push(command(
            json!({ "command": "register", "section": "open", "player": player }),
        ));
    }
    for text in &case.commands {
        let mut value: Value =
            serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"));
        value["section"] = json!("open");
        commands.push(command(value));
    }
    // Records that are only foreseen cannot be refused aloud: whoever is missing below was refused.
    foresee(&Event::default(), &commands, Some("as decided"))
}

/// A fact by its name, with its article.
fn found(says: &Value, article: Option<&str>) -> String {
    let name = match says {
        Value::Object(fields) => fields.keys().next().cloned().unwrap_or_default(),
        other => other.as_str().unwrap_or_default().to_owned(),
    };
    format!("{name} {}", article.unwrap_or("-"))
}

fn examined(event: &Event, section: &Section) -> (Vec<String>, Vec<String>) {
    let today = "2026-05-01".parse().unwrap();
    let edition = rules::edition(event, section, today).unwrap();
    let mut finds = Vec::new();
    let mut voters = Vec::new();
    for appeal in &section.appeals {
        let result = examine(event, section, appeal, edition);
        let said = |one: &adoube_casefile::appeals::AppealRemark| {
            found(&serde_json::to_value(&one.says).unwrap(), one.article)
        };
        finds.extend(result.remarks.iter().map(said));
        voters.extend(result.voters);
    }
    let inspections = section.inspections.iter();
    let inspections = inspections.flat_map(|one| fairplay::of_inspection(section, one, edition));
    let complaints = section.complaints.iter();
    let complaints = complaints.flat_map(|one| fairplay::of_complaint(event, one, edition));
    for one in inspections.chain(complaints) {
        finds.push(found(&serde_json::to_value(one.says).unwrap(), one.article));
    }
    for one in section.needs.values() {
        let duties = needs::duties(one, edition).into_iter();
        finds.extend(duties.map(|article| article.number.clone()));
    }
    (finds, voters)
}

fn cases(case: Case) {
    let event = event(&case);
    let section = &event.sections[0];
    let written = section.appeals.len()
        + section.inspections.len()
        + section.complaints.len()
        + section.needs.len();
    assert!(written > 0, "{}: nothing was written", case.name);
    let (finds, voters) = examined(&event, section);
    assert_eq!((finds, voters), (case.finds, case.voters), "{}", case.name);
}
