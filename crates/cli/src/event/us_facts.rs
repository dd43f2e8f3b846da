//! What the rating report of US Chess tells beside the results.

use adoube_conduct::announcement::{Announced, UsChess, stored};
use adoube_journal::{Command, Section, SectionEdited};
use clap::Args;
use serde_json::{Map, Value};

use super::desk::Desk;
use crate::failure::Failure;
use crate::texts::{fail, t};

#[derive(Args)]
pub(crate) struct UsFactsArgs {
    /// The event, by the name that `adoube event list` shows
    event: String,
    /// What is said, such as affiliate=A6012345 chief_td=12345678 state=FL; nothing behind = takes it back
    #[arg(required = true, value_name = "NAME=VALUE")]
    facts: Vec<String>,
}

/// Writes the facts into the section that was named, or into all of them.
///
/// They are told when the event is over, which is reason enough to change the settings then.
pub(super) async fn say(mut desk: Desk, args: UsFactsArgs) -> Result<(), Failure> {
    desk.reason
        .get_or_insert_with(|| t("us-facts-reason").to_owned());
    let mut journal = desk.open(&args.event).await?;
    let sections = match &desk.section {
        Some(_) => vec![desk.section(&journal)?],
        None => journal.event().sections.iter().collect(),
    };
    let commands: Result<Vec<Command>, Failure> = sections
        .into_iter()
        .map(|section| edited(section, &args.facts))
        .collect();
    desk.submit(&mut journal, commands?).await
}

fn edited(section: &Section, facts: &[String]) -> Result<Command, Failure> {
    let mut settings = section.settings.clone();
    let mut announced = stored::read(&settings.announced);
    let mut said = announced.us_chess.unwrap_or_default();
    for fact in facts {
        said = with(&said, fact)?;
    }
    announced = Announced {
        us_chess: Some(said).filter(|said| *said != UsChess::default()),
        ..announced
    };
    stored::write(&announced, &mut settings.announced);
    Ok(Command::EditSection(SectionEdited {
        section: section.id.clone(),
        settings,
    }))
}

/// The facts with one more. A value is a text, or a number or yes and no where these are wanted.
fn with(said: &UsChess, fact: &str) -> Result<UsChess, Failure> {
    let unknown = || {
        let known = UsChess::NAMES.join(", ");
        fail!("us-facts-unknown", fact, known)
    };
    let (name, value) = fact.split_once('=').ok_or_else(unknown)?;
    let (name, value) = (name.trim().replace('-', "_"), value.trim());
    if !UsChess::NAMES.contains(&name.as_str()) {
        return Err(unknown());
    }
    let Ok(Value::Object(mut table)) = serde_json::to_value(said) else {
        return Err(unknown());
    };
    table.remove(&name);
    if value.is_empty() {
        return understood(table).ok_or_else(unknown);
    }
    let spelled = match value {
        "yes" => Value::Bool(true),
        "no" => Value::Bool(false),
        _ => serde_json::from_str(value).unwrap_or(Value::Null),
    };
    let mut forms = [Value::String(value.to_owned()), spelled].into_iter();
    let fitting = forms.find_map(|form| {
        let mut table = table.clone();
        table.insert(name.clone(), form);
        understood(table)
    });
    fitting.ok_or_else(|| fail!("us-facts-unfit", name, value))
}

fn understood(table: Map<String, Value>) -> Option<UsChess> {
    serde_json::from_value(Value::Object(table)).ok()
}
