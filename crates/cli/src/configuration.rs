//! The configuration file of the server: its options by their names, as TOML.
//!
//! What the command line or the environment says goes before what the file says. Which options there are,
//! what they mean and what they take is known to the command tree alone, so that every option can stand in the file.

use std::ffi::OsString;
use std::path::Path;

use adoube_bodies::people::{ConfigurationBody, OptionBody};
use clap::parser::ValueSource;
use clap::{Arg, ArgAction, ArgMatches, Command, CommandFactory, Parser};
use miette::LabeledSpan;
use toml::de::{DeTable, DeValue};

use crate::args::{Cli, ServeArgs};
use crate::failure::Failure;
use crate::texts::Values;
use crate::{files, output, usage};

/// What only makes sense when it is typed.
const TYPED_ONLY: [&str; 2] = ["config", "print-config"];

/// The arguments with what their configuration file adds, if they name one.
pub(crate) fn completed(serve: ServeArgs) -> Result<ServeArgs, Failure> {
    let Some(path) = serve.config.as_deref() else {
        return Ok(serve);
    };
    let typed = typed();
    let known = matches(&typed);
    let mut all = typed.clone();
    for (option, value) in read(path)? {
        if !is_said(known.as_ref(), &option) {
            all.push(written(&option, &value));
        }
    }
    match Cli::try_parse_from(all)
        .map_err(|error| usage::failure(&error))?
        .command
    {
        Some(crate::args::Command::Serve(serve)) => Ok(*serve),
        _ => Ok(serve),
    }
}

/// The arguments of this program, of which `serve` is one.
fn typed() -> Vec<OsString> {
    let mut typed: Vec<OsString> = std::env::args_os().collect();
    let names_command = matches(&typed).is_some();
    if !names_command {
        typed.push("serve".into());
    }
    typed
}

/// What the arguments say to `serve`.
fn matches(typed: &[OsString]) -> Option<ArgMatches> {
    let all = Cli::command().try_get_matches_from(typed).ok()?;
    all.subcommand_matches("serve").cloned()
}

/// Whether an option is on the command line or in the environment.
fn is_said(known: Option<&ArgMatches>, option: &Arg) -> bool {
    let source = known.and_then(|known| known.value_source(option.get_id().as_str()));
    source.is_some_and(|source| source != ValueSource::DefaultValue)
}

fn command() -> Command {
    let all = Cli::command();
    let serve = all.find_subcommand("serve").cloned();
    serve.unwrap_or(all)
}

/// The options that a file can have.
fn options() -> Vec<Arg> {
    let command = command();
    let options = command.get_arguments().filter(|option| {
        let name = option.get_long().unwrap_or_default();
        !name.is_empty() && !TYPED_ONLY.contains(&name)
    });
    options.cloned().collect()
}

/// `--name=value`, or `--name`.
fn written(option: &Arg, value: &str) -> OsString {
    let name = option.get_long().unwrap_or_default();
    match takes_value(option) {
        true => format!("--{name}={value}").into(),
        false => format!("--{name}").into(),
    }
}

fn takes_value(option: &Arg) -> bool {
    !matches!(option.get_action(), ArgAction::SetTrue)
}

/// A text with the places in it that something is said about.
struct File<'f> {
    name: &'f str,
    text: &'f str,
}

impl File<'_> {
    /// Something that is wrong at a place, with the line and the column of it.
    fn wrong(&self, id: &str, values: Values, place: std::ops::Range<usize>) -> Failure {
        let before = self.text.get(..place.start).unwrap_or(self.text);
        let line = before.matches('\n').count() + 1;
        let start = before.rfind('\n').map_or(0, |end| end + 1);
        let column = before[start..].chars().count() + 1;
        let values = values
            .and("name", &self.name)
            .and("line", &line)
            .and("column", &column);
        let label = LabeledSpan::new(None, place.start, place.len());
        Failure::told(id, &values).in_file(self.name, self.text.to_owned(), vec![label])
    }
}

/// The options of a file with their values; one that has several stands there several times.
fn read(path: &Path) -> Result<Vec<(Arg, String)>, Failure> {
    let (name, text) = files::read_text(path)?;
    let file = File {
        name: &name,
        text: &text,
    };
    let table = DeTable::parse(&text).map_err(|error| {
        let values = Values::default().and("problem", &error.message());
        file.wrong(
            "serve-config-unreadable",
            values,
            error.span().unwrap_or(0..0),
        )
    })?;
    let options = options();
    let mut found = Vec::new();
    for (key, value) in table.get_ref() {
        let named = options
            .iter()
            .find(|option| option.get_long() == Some(key.get_ref()));
        let Some(option) = named else {
            let mut known: Vec<&str> = options.iter().filter_map(Arg::get_long).collect();
            known.sort_unstable();
            let values = Values::default()
                .and("key", &key.get_ref().as_ref())
                .and("known", &known.join(", "));
            return Err(file.wrong("serve-config-unknown", values, key.span()));
        };
        let texts = texts(option, value.get_ref()).ok_or_else(|| {
            let values = Values::default()
                .and("key", &key.get_ref().as_ref())
                .and("expected", &expected(option))
                .and("found", &value.get_ref().type_str());
            file.wrong("serve-config-kind", values, value.span())
        })?;
        for text in texts {
            let alone = ["adoube".into(), "serve".into(), written(option, &text)];
            Cli::try_parse_from(alone).map_err(|error| {
                let problem = usage::failure(&error).to_string();
                let values = Values::default().and("problem", &problem);
                file.wrong("serve-config-value", values, value.span())
            })?;
            found.push((option.clone(), text));
        }
    }
    Ok(found)
}

/// A value as it would be typed; nothing if it is of another kind.
fn texts(option: &Arg, value: &DeValue<'_>) -> Option<Vec<String>> {
    let is_list = matches!(option.get_action(), ArgAction::Append);
    match value {
        DeValue::Boolean(on) if !takes_value(option) => {
            Some(if *on { vec![String::new()] } else { Vec::new() })
        }
        DeValue::String(text) if takes_value(option) => Some(vec![text.to_string()]),
        DeValue::Integer(number) if takes_value(option) => Some(vec![number.to_string()]),
        DeValue::Array(values) if is_list => values
            .iter()
            .map(|value| Some(value.get_ref().as_str()?.to_owned()))
            .collect(),
        _ => None,
    }
}

fn expected(option: &Arg) -> &'static str {
    match (takes_value(option), option.get_action()) {
        (false, _) => "true, false",
        (true, ArgAction::Append) => "[\"…\"]",
        (true, _) => "\"…\"",
    }
}

/// Prints every option with what it means: as a file that can be used, what is set without a mark of comment.
pub(crate) fn print(serve: &ServeArgs, json: bool) -> Result<(), Failure> {
    let typed = typed();
    let known = matches(&typed);
    let of_file = serve.config.as_deref().map(read).transpose()?;
    let of_file = of_file.unwrap_or_default();
    let options: Vec<OptionBody> = options()
        .iter()
        .map(|option| {
            let said = known.as_ref().filter(|known| is_said(Some(known), option));
            let mut values: Vec<String> = match said {
                Some(known) => said_values(known, option),
                None => (of_file.iter())
                    .filter(|(other, _)| other.get_id() == option.get_id())
                    .map(|(_, value)| value.clone())
                    .collect(),
            };
            if !takes_value(option) {
                values
                    .iter_mut()
                    .for_each(|value| *value = "true".to_owned());
            }
            described(option, values)
        })
        .collect();
    if json {
        output::print_json(&ConfigurationBody { options });
        return Ok(());
    }
    for option in &options {
        output::print(&as_toml(option));
    }
    Ok(())
}

fn said_values(known: &ArgMatches, option: &Arg) -> Vec<String> {
    if !takes_value(option) {
        return vec![String::new()];
    }
    let raw = known.get_raw(option.get_id().as_str());
    let texts = raw.into_iter().flatten();
    texts
        .map(|text| text.to_string_lossy().into_owned())
        .collect()
}

fn described(option: &Arg, values: Vec<String>) -> OptionBody {
    let text = |text: Option<&clap::builder::StyledStr>| text.map(ToString::to_string);
    let default = option.get_default_values().first();
    OptionBody {
        name: option.get_long().unwrap_or_default().to_owned(),
        help: text(option.get_long_help().or(option.get_help())).unwrap_or_default(),
        default: match takes_value(option) {
            true => default.map(|value| value.to_string_lossy().into_owned()),
            false => Some("false".to_owned()),
        },
        environment: option
            .get_env()
            .map(|name| name.to_string_lossy().into_owned()),
        is_list: matches!(option.get_action(), ArgAction::Append),
        is_switch: !takes_value(option),
        values,
    }
}

fn as_toml(option: &OptionBody) -> String {
    let mut text = String::new();
    for line in option.help.lines() {
        text.push_str(format!("# {line}").trim_end());
        text.push('\n');
    }
    if let Some(environment) = &option.environment {
        text.push_str(&format!("# {environment}\n"));
    }
    let quoted = |text: &String| toml::Value::String(text.clone()).to_string();
    let value = match (option.is_switch, option.is_list) {
        (true, _) => (option.values.first().or(option.default.as_ref())).cloned(),
        (_, true) => {
            let all: Vec<String> = option.values.iter().map(quoted).collect();
            Some(format!("[{}]", all.join(", ")))
        }
        _ => (option.values.first().or(option.default.as_ref())).map(quoted),
    };
    let comment = if option.values.is_empty() { "#" } else { "" };
    let value = value.unwrap_or_else(|| "\"\"".to_owned());
    text.push_str(&format!("{comment}{} = {value}\n\n", option.name));
    text
}
