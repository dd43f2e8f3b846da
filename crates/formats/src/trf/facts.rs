//! What is asked of an event and the format has no record for: lines of comment, which other programs
//! skip.
//!
//! `### Adoube registered 2026/09/01` is the day the event was registered;
//! `### Adoube player 12 k=40 games=12 reached-2400=no list=2026-10` what the rating list says of number 12;
//! `### Adoube teams primary=GP boards=4 forfeit-loss=-1` how teams are scored, where no record tells it.
//! What the format cannot tell of entries and results is in [`kept`](super::kept).

use std::collections::HashMap;

use adoube_tournament::{MatchRule, PointSystem, Points, PrimaryScore, RatingFacts, TeamScoring};

use super::record::Record;

pub(super) const MARK: &str = "### Adoube ";
const REGISTERED: &str = "registered ";
const PLAYER: &str = "player ";
const TEAMS: &str = "teams ";

pub(super) fn remarks<'r>(records: &'r [Record], what: &'r str) -> impl Iterator<Item = &'r str> {
    records.iter().filter_map(move |record| match record {
        Record::Other(line) => line.strip_prefix(MARK)?.strip_prefix(what),
        _ => None,
    })
}

/// The day the event was registered.
pub(super) fn registered(records: &[Record]) -> String {
    let mut days = remarks(records, REGISTERED);
    days.next().unwrap_or_default().trim().to_owned()
}

pub(super) fn registered_record(day: &str) -> Record {
    Record::Other(format!("{MARK}{REGISTERED}{day}"))
}

/// What the rating list says of the players, by their numbers.
pub(super) fn of_players(records: &[Record]) -> HashMap<u32, RatingFacts> {
    let player = |line: &str| {
        let (number, facts) = line.split_once(' ')?;
        Some((number.parse().ok()?, read(facts)))
    };
    remarks(records, PLAYER).filter_map(player).collect()
}

fn read(text: &str) -> RatingFacts {
    let mut facts = RatingFacts::default();
    for (key, value) in text
        .split_whitespace()
        .filter_map(|part| part.split_once('='))
    {
        match key {
            "k" => facts.k = value.parse().ok(),
            "games" => facts.games = value.parse().ok(),
            "reached-2400" => facts.reached_2400 = Some(value == "yes"),
            "list" => facts.list = value.parse().ok(),
            "standard" => facts.standard = value.parse().ok(),
            _ => {}
        }
    }
    facts
}

pub(super) fn player_record(number: u32, facts: &RatingFacts) -> Record {
    let mut line = format!("{MARK}{PLAYER}{number}");
    let parts = [
        facts.k.map(|k| format!("k={k}")),
        facts.games.map(|games| format!("games={games}")),
        facts
            .reached_2400
            .map(|yes| format!("reached-2400={}", if yes { "yes" } else { "no" })),
        facts.list.map(|list| format!("list={list}")),
        facts.standard.map(|rating| format!("standard={rating}")),
    ];
    for part in parts.into_iter().flatten() {
        line = line + " " + &part;
    }
    Record::Other(line)
}

/// What matches can be worth and record 362 does not say, with the words for it.
fn special(points: &mut PointSystem) -> [(&'static str, &mut Points); 6] {
    [
        ("forfeit-win", &mut points.forfeit_win),
        ("forfeit-loss", &mut points.forfeit_loss),
        ("full-point-bye", &mut points.full_point_bye),
        ("half-point-bye", &mut points.half_point_bye),
        ("zero-point-bye", &mut points.zero_point_bye),
        ("absence", &mut points.not_paired),
    ]
}

/// Takes in how the teams are scored.
pub(super) fn take_team_scoring(records: &[Record], scoring: &mut TeamScoring) {
    let parts = remarks(records, TEAMS).flat_map(str::split_whitespace);
    for (key, value) in parts.filter_map(|part| part.split_once('=')) {
        match (key, value) {
            ("primary", "MP") => scoring.primary = PrimaryScore::MatchPoints,
            ("primary", "GP") => scoring.primary = PrimaryScore::GamePoints,
            ("match-rule", "more-than-half") => scoring.match_rule = MatchRule::MoreThanHalf,
            ("by-places", "yes") => scoring.by_places = true,
            ("boards", boards) => scoring.boards = boards.parse().unwrap_or(scoring.boards),
            (key, value) => {
                let mut known = special(&mut scoring.match_points).into_iter();
                let points = known.find(|(name, _)| *name == key);
                if let (Some((_, points)), Ok(value)) = (points, value.parse()) {
                    *points = value;
                }
            }
        }
    }
}

/// How the teams are scored where the records tell something else; nothing if they tell it.
pub(super) fn teams_record(scoring: &TeamScoring, told: &TeamScoring) -> Option<Record> {
    let mut parts = Vec::new();
    if scoring.primary != told.primary {
        parts.push(match scoring.primary {
            PrimaryScore::MatchPoints => "primary=MP".to_owned(),
            PrimaryScore::GamePoints => "primary=GP".to_owned(),
        });
    }
    if scoring.boards != told.boards {
        parts.push(format!("boards={}", scoring.boards));
    }
    if scoring.match_rule == MatchRule::MoreThanHalf {
        parts.push("match-rule=more-than-half".to_owned());
    }
    if scoring.by_places {
        parts.push("by-places=yes".to_owned());
    }
    let (mut own, mut follow) = (scoring.match_points.clone(), told.match_points.clone());
    for ((name, points), (_, follows)) in special(&mut own).into_iter().zip(special(&mut follow)) {
        if points != follows {
            parts.push(format!("{name}={points}"));
        }
    }
    let line = || Record::Other(format!("{MARK}{TEAMS}{}", parts.join(" ")));
    (!parts.is_empty()).then(line)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        let facts = RatingFacts {
            k: Some(40),
            games: Some(12),
            reached_2400: Some(false),
            list: "2026-10".parse().ok(),
            standard: Some(2105),
        };
        let records = [
            Record::Other("### a remark of somebody".to_owned()),
            registered_record("2026/09/01"),
            player_record(12, &facts),
        ];
        assert_eq!(registered(&records), "2026/09/01");
        assert_eq!(of_players(&records), HashMap::from([(12, facts)]));
        assert_eq!(registered(&records[..1]), "");
    }
}
