//! The standings for people and for programs.

use adoube_standings::{Line, Settled, Standings, TieBreak, Value, remarks};
use serde_json::{Map, json};

use super::file::StandingsFile;
use crate::output;

pub fn text(file: &StandingsFile, list: &[TieBreak], standings: &Standings) -> String {
    let field = &file.field;
    let rounds = field.rounds();
    let mut text = match file.event.name.as_str() {
        "" => String::new(),
        name => format!("{}\n", output::printable(name)),
    };
    text += &format!("Standings after round {rounds}, {}\n\n", file.rules);
    let mut headings = vec!["Rank", "No.", "Name", "Rating", "Points"];
    headings.extend(list.iter().map(TieBreak::code));
    let right: Vec<usize> = (0..headings.len()).filter(|column| *column != 2).collect();
    let rows = standings.lines().iter().map(|line| {
        let one = &field.participants()[line.place];
        let mut row = vec![
            line.rank.to_string(),
            one.number.to_string(),
            output::printable(&one.name),
            one.rating
                .map_or_else(String::new, |rating| rating.to_string()),
            line.points.to_string(),
        ];
        row.extend(line.values.iter().map(|value| shown(*value)));
        row
    });
    text += &output::table(&headings, &right, rows.collect());
    for line in standings.lines() {
        if let Some(why) = &line.settled_by {
            let name = output::printable(&field.participants()[line.place].name);
            text += &format!("\nRank {}, {name}: {}", line.rank, settled(why));
        }
    }
    if standings
        .lines()
        .iter()
        .any(|line| line.settled_by.is_some())
    {
        text.push('\n');
    }
    for tie_break in list {
        text += &format!("\n{}: {}", tie_break.code(), tie_break.name());
    }
    text + "\n"
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
