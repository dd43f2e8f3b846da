//! The standings for people and for programs.

use adoube_standings::{Line, Settled, Standings, TieBreak, Value, remarks};
use serde_json::{Map, json};

use super::file::StandingsFile;
use crate::output;

/// The name of the event and the rules.
pub fn heading(file: &StandingsFile) -> String {
    let name = match file.event.name.as_str() {
        "" => output::printable(&file.name),
        name => output::printable(name),
    };
    format!("{name}, tie-breaks by {}\n", file.rules)
}

/// What the codes mean.
pub fn legend(list: &[TieBreak]) -> String {
    let codes = list.iter().map(|tie_break| {
        let (code, name) = (tie_break.code(), tie_break.name());
        format!("\n{code}: {name}")
    });
    codes.chain(["\n".to_owned()]).collect()
}

fn settled(why: &Settled) -> String {
    match why {
        Settled::Lots => "by lot".to_owned(),
        Settled::Decision(reason) => reason.clone(),
    }
}

/// Each code, as it was asked for, with its value.
pub fn tie_breaks_json(list: &[TieBreak], line: &Line) -> Map<String, serde_json::Value> {
    let values = list.iter().zip(&line.values);
    values
        .map(|(tie_break, value)| (tie_break.code().to_owned(), json!(value)))
        .collect()
}

/// A value, or a dash where there is none.
pub fn shown(value: Option<Value>) -> String {
    value.map_or_else(|| "–".to_owned(), |value| value.to_string())
}

pub fn json(file: &StandingsFile, list: &[TieBreak], standings: &Standings) -> serde_json::Value {
    let field = &file.field;
    let players = standings.lines().iter().map(|line| {
        let one = &field.participants()[line.place];
        let separated_by = line.separated_by.map(|number| list[number].code());
        json!({
            "tpn": one.number,
            "name": one.name,
            "points": Value::points(line.points),
            "rank": line.rank,
            "rating": one.rating,
            "tiebreaks": tie_breaks_json(list, line),
            "separated_by": separated_by,
            "settled_by": line.settled_by.as_ref().map(settled),
        })
    });
    let remarks = remarks(list, file.kind(), field.rounds());
    let remarks: Vec<String> = remarks.iter().map(ToString::to_string).collect();
    json!({
        "file": file.name,
        "event": file.event.name,
        "rules": file.rules,
        "after": field.rounds(),
        "teams": field.is_for_teams(),
        "tiebreaks": list,
        "players": players.collect::<Vec<_>>(),
        "remarks": remarks,
    })
}
