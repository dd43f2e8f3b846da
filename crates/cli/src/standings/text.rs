//! The standings for people and for programs.

use adoube_standings::{Line, Rules, Settled, Standings, TieBreak, Value, remarks};
use serde::{Serialize, Serializer};
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

/// A line of the standings for programs.
#[derive(Serialize)]
struct PlayerJson<'f> {
    tpn: u32,
    name: &'f str,
    points: Value,
    rank: usize,
    rating: Option<u16>,
    tiebreaks: Values<'f>,
    separated_by: Option<&'f str>,
    settled_by: Option<String>,
}

/// The standings of a file for programs.
#[derive(Serialize)]
struct FileJson<'f> {
    file: &'f str,
    event: &'f str,
    rules: Rules,
    after: usize,
    teams: bool,
    tiebreaks: &'f [TieBreak],
    players: Vec<PlayerJson<'f>>,
    remarks: Vec<String>,
}

/// Each code, as it was asked for, with its value.
struct Values<'f> {
    list: &'f [TieBreak],
    line: &'f Line,
}

impl Serialize for Values<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let codes = self.list.iter().map(TieBreak::code).zip(&self.line.values);
        // A code that was asked for twice has one key.
        let is_new = |(place, (code, _)): &(usize, (&str, &Option<Value>))| {
            !self.list[..*place]
                .iter()
                .any(|other| other.code() == *code)
        };
        let codes = codes.enumerate().filter(is_new);
        serializer.collect_map(codes.map(|(_, entry)| entry))
    }
}

/// The standings as a line of JSON.
pub fn json(file: &StandingsFile, list: &[TieBreak], standings: &Standings) -> String {
    let field = &file.field;
    let players = standings.lines().iter().map(|line| {
        let one = &field.participants()[line.place];
        PlayerJson {
            tpn: one.number,
            name: &one.name,
            points: Value::points(line.points),
            rank: line.rank,
            rating: one.rating,
            tiebreaks: Values { list, line },
            separated_by: line.separated_by.map(|number| list[number].code()),
            settled_by: line.settled_by.as_ref().map(settled),
        }
    });
    let remarks = remarks(list, file.kind(), field.rounds());
    output::json_line(&FileJson {
        file: &file.name,
        event: &file.event.name,
        rules: file.rules,
        after: field.rounds(),
        teams: field.is_for_teams(),
        tiebreaks: list,
        players: players.collect(),
        remarks: remarks.iter().map(ToString::to_string).collect(),
    })
}
