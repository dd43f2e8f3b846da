//! The standings for people and for programs.

use adoube_bodies::standings::Ranked;
use adoube_standings::{Standings, TieBreak, Value, remarks};

use super::file::StandingsFile;
use crate::output;
use crate::texts::{say, tell, words};

/// The name of the event and the rules.
pub(super) fn heading(file: &StandingsFile) -> String {
    let name = match file.event.name.as_str() {
        "" => output::printable(&file.name),
        name => output::printable(name),
    };
    say!("standings-heading", name, rules = file.rules) + "\n"
}

/// What the codes mean.
pub(super) fn legend(list: &[TieBreak]) -> String {
    let codes = list.iter().map(|tie_break| {
        let (code, name) = (tie_break.code(), tell(&tie_break.name()));
        format!("\n{code}: {name}")
    });
    codes.chain(["\n".to_owned()]).collect()
}

/// A value, or a dash where there is none.
pub(crate) fn shown(value: Option<Value>) -> String {
    value.map_or_else(|| "–".to_owned(), |value| tell(&value))
}

/// The standings as a line of JSON.
pub(super) fn json(file: &StandingsFile, list: &[TieBreak], standings: &Standings) -> String {
    let remarks = remarks(list, file.kind(), file.field.rounds());
    let ranked = Ranked::of(&file.field, list, file.rules, standings);
    output::json_line(&ranked.of_file(&file.name, &file.event.name, &remarks, words()))
}
