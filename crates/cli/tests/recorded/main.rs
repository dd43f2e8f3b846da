//! What every command prints, recorded: for people, and with `--json` for programs. The keys of
//! `--json` are promised in docs/cli.md; a difference here is a change of that promise, or of what
//! people read. `INSTA_UPDATE=always` writes what is printed now.
#![cfg(unix)]

#[path = "../common/mod.rs"]
mod common;
mod shape;

use common::clone::Clone;
use serde_json::Value;
use shape::{lines_of, shape};

/// What differs from run to run.
const VARIABLE: [(&str, &str); 7] = [
    (
        r"page of the account:\n! \S+|page of the account:\n\S+",
        "page of the account:\n[secret]",
    ),
    ("[0-9a-f]{64}", "[digest]"),
    (r"20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z", "[time]"),
    (r"  20\d\d-\d\d-\d\d \d\d:\d\d", "  [time]"),
    (r"  On 20\d\d-\d\d-\d\d", "  On [day]"),
    (r#""(password|token)": ?"[^"]*""#, r#""$1":"[secret]""#),
    (
        r#""((mean_|max_)?micros|seconds)": ?[0-9.e-]+"#,
        r#""$1":"[duration]""#,
    ),
];

/// Runs the commands of a session in a fresh folder, and compares what they print with what is
/// recorded. A line that starts with `keys` has too much to say: of its JSON only the keys are
/// recorded, of its text the beginning.
fn record(name: &str, session: &str, json: bool) {
    let kind = if json { "json" } else { "text" };
    let clone = Clone::new(&format!("recorded-{name}-{kind}"));
    let mut told = String::new();
    for line in session.lines().filter(|line| !line.is_empty()) {
        let (only_keys, command) = match line.strip_prefix("keys ") {
            Some(command) => (true, command),
            None => (false, line),
        };
        let asked = match json {
            true => command.replacen("adoube ", "adoube --json ", 1),
            false => command.to_owned(),
        };
        let (status, printed, complaint) =
            clone.shell(&format!("export ADOUBE_AUTHOR=Anna; {asked}"));
        told += &format!("$ {command}\n");
        if status != Some(0) {
            told += &format!("status {}\n", status.unwrap_or(-1));
        }
        told += &shown(&printed, json, only_keys);
        for line in shown(&complaint, json, false).lines() {
            told += &format!("! {line}\n");
        }
        told += "\n";
    }
    let mut settings = insta::Settings::new();
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    let folder = std::path::absolute(&clone.folder).unwrap();
    let told = told.replace(&folder.display().to_string(), "[folder]");
    for (pattern, replacement) in VARIABLE {
        settings.add_filter(pattern, replacement);
    }
    settings.bind(|| insta::assert_snapshot!(format!("{name}.{kind}"), told));
}

/// What was printed; JSON with its keys in order of the alphabet, as their order is not promised.
fn shown(printed: &str, json: bool, only_keys: bool) -> String {
    const BEGINNING: usize = 12;
    if !json {
        let lines = printed.lines().map(|line| format!("{line}\n"));
        return lines
            .take(if only_keys { BEGINNING } else { usize::MAX })
            .collect();
    }
    let lines = printed.lines().map(|line| {
        let Ok(value) = serde_json::from_str::<Value>(line) else {
            return format!("{line}\n");
        };
        match only_keys {
            true => shape(&value),
            false => lines_of(&value),
        }
    });
    lines.collect()
}

macro_rules! sessions {
    ($($name:ident),* $(,)?) => {
        $(mod $name {
            const SESSION: &str = include_str!(concat!(stringify!($name), ".session"));

            #[test]
            fn text() {
                super::record(stringify!($name), SESSION, false);
            }

            #[test]
            fn json() {
                super::record(stringify!($name), SESSION, true);
            }
        })*
    };
}

sessions!(
    event,
    event_formats,
    event_hall,
    event_us,
    swiss,
    swiss_us,
    convert,
    schedule,
    standings,
    ratings,
    prizes,
    us_rating,
    ruling,
    scoresheet,
    dialogue,
    clock,
    position,
    games,
    rulebook,
    people,
    failures,
);
