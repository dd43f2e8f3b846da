//! What stands in a field of what is announced of a section.

use adoube_journal::SectionSettings;
use adoube_tournament::EqualOrder;
use serde_json::{Map, Value};

/// A value as it is stored.
pub(crate) fn code(value: &impl serde::Serialize) -> String {
    match serde_json::to_value(value) {
        Ok(Value::String(text)) => text,
        Ok(other) => other.to_string(),
        Err(_) => String::new(),
    }
}

/// A setting of a section, as its field shows it.
pub(super) fn setting(name: &str, settings: &SectionSettings) -> String {
    let points = &settings.point_system;
    let teams = &settings.team_scoring;
    match name {
        "name" => settings.name.clone(),
        "format" => code(&settings.format),
        "rounds" => settings.rounds.to_string(),
        "rules" => settings.rules.clone().unwrap_or_default(),
        "pairing_system" => settings.pairing_system.clone().unwrap_or_default(),
        "time_control" => settings.time_control.clone().unwrap_or_default(),
        "tie_breaks" => settings.tie_breaks.join(", "),
        "rating_used" => code(&settings.rating_used),
        "equal_ratings" => match settings.equal_ratings {
            EqualOrder::Lots(_) => "lots".to_owned(),
            other => other.to_string(),
        },
        "initial_colour" => settings
            .initial_colour
            .map_or(String::new(), |colour| code(&colour)),
        "schedule" => super::schedule::lines(&settings.schedule),
        "publication" => code(&settings.publication),
        "players_report" => (if settings.players_report { "yes" } else { "no" }).to_owned(),
        "win" => points.win.to_string(),
        "draw" => points.draw.to_string(),
        "loss" => points.loss.to_string(),
        "bye" => points.pairing_allocated_bye.to_string(),
        "team_boards" if teams.boards > 0 => teams.boards.to_string(),
        "team_primary" => code(&teams.primary),
        "match_points" => {
            let points = &teams.match_points;
            format!("{}-{}-{}", points.win, points.draw, points.loss)
        }
        "match_rule" => code(&teams.match_rule),
        "team_scores" if teams.by_places => "score_by_places".to_owned(),
        "team_scores" => "score_by_points".to_owned(),
        _ => String::new(),
    }
}

/// An announcement, as its field shows it.
pub(super) fn announced(path: &[&str], said: &Map<String, Value>) -> String {
    let value = match path {
        // A draw not before some move is one value of two fields.
        ["draw_offers"] if said.get("draw_offers").is_some_and(Value::is_object) => {
            return "from_move".to_owned();
        }
        ["draw_offers_move"] => said
            .get("draw_offers")
            .and_then(|value| value.get("from_move")),
        [name] => said.get(*name),
        [outer, inner] => said.get(*outer).and_then(|value| value.get(*inner)),
        _ => None,
    };
    match value {
        None => String::new(),
        Some(Value::Bool(yes)) => (if *yes { "yes" } else { "no" }).to_owned(),
        Some(Value::String(text)) => shortened(text),
        Some(Value::Array(items)) => {
            let items: Vec<&str> = items.iter().filter_map(Value::as_str).collect();
            items.join(",")
        }
        Some(other) => other.to_string(),
    }
}

/// A day and an hour without its seconds, as browsers want it.
fn shortened(text: &str) -> String {
    match text.parse::<jiff::civil::DateTime>() {
        Ok(at) if text.contains('T') => at.strftime("%Y-%m-%dT%H:%M").to_string(),
        _ => text.to_owned(),
    }
}
