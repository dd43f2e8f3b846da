//! What a section announces and no record tells, in lines of comment: written into reports, read back from them.
//!
//! `### Adoube section match_games 2` is something announced that decides pairings;
//! `### Adoube team 3 7,8,9 Rooks` a team that is ranked by what its players score.

use std::collections::BTreeMap;

use adoube_formats::Trf;
use adoube_formats::trf::Record;
use adoube_journal::{Format, Section, SectionSettings};
use adoube_tournament::{Draft, EntrantId, PairingNumber, Team, TeamDetails, TeamId, TeamScoring};
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::ids;

const SECTION: &str = "### Adoube section ";
const TEAM: &str = "### Adoube team ";

/// The announcements that decide how rounds are paired.
const ANNOUNCED: [&str; 5] = [
    "round_robin_table",
    "colour_toss",
    "match_games",
    "pairing_readings",
    "us_settings",
];

/// Lines that a report writes anew from what is known.
const WRITTEN_ANEW: [&str; 6] = [
    "### Adoube ",
    "### FPB @ Round ",
    "### Not reported @ Round ",
    "### Adjourned @ Round ",
    "### Play-off @ Round ",
    "### Play-off of teams @ Round ",
];

/// The lines for a section.
pub(crate) fn records(section: &Section) -> Vec<String> {
    let settings = &section.settings;
    let format = settings.format;
    let mut kept: Vec<(String, String)> = Vec::new();
    let mut keep = |name: &str, value: String| kept.push((name.to_owned(), value));
    // The words of 092 and the code of 192 tell the others.
    if format.ranks_by_players() || format == Format::ExtraGames {
        keep("format", word(&format));
    }
    if format.ranks_by_players() && settings.team_scoring != TeamScoring::default() {
        keep("team_scoring", word(&settings.team_scoring));
    }
    if let Some(rules) = &settings.rules {
        keep("rules", rules.clone());
    }
    for name in ANNOUNCED {
        if let Some(text) = settings.announced.get(name) {
            keep(name, text.clone());
        }
    }
    let lines = kept.into_iter();
    let lines = lines.map(|(name, value)| format!("{SECTION}{name} {value}"));
    lines.chain(teams_of(section)).collect()
}

/// A value as JSON; a bare word without its quotes.
fn word<T: Serialize>(value: &T) -> String {
    // Settings are plain data: they can be written.
    let text = serde_json::to_string(value).unwrap_or_default();
    text.trim_matches('"').to_owned()
}

fn teams_of(section: &Section) -> Vec<String> {
    if !section.settings.format.ranks_by_players() {
        return Vec::new();
    }
    let number = |id: &EntrantId| Some(section.entrant(*id)?.pairing_number?.to_string());
    let teams = section.draft.teams.iter().zip(1..);
    teams
        .map(|(team, place)| {
            let own = team.pairing_number.map(PairingNumber::get);
            let members = team.details.members.iter().filter_map(number);
            let members: Vec<String> = members.collect();
            format!(
                "{TEAM}{} {} {}",
                own.unwrap_or(place),
                members.join(","),
                team.details.name.trim()
            )
        })
        .collect()
}

fn lines<'t>(trf: &'t Trf, start: &'t str) -> impl Iterator<Item = &'t str> {
    trf.records().iter().filter_map(move |record| match record {
        Record::Other(line) => line.strip_prefix(start),
        _ => None,
    })
}

/// What a file keeps of the settings.
#[derive(Default)]
pub(super) struct KeptSettings {
    pub format: Option<Format>,
    pub team_scoring: Option<TeamScoring>,
    pub rules: Option<String>,
    pub announced: BTreeMap<String, String>,
}

impl KeptSettings {
    pub(super) fn of(trf: &Trf) -> KeptSettings {
        let mut kept = KeptSettings::default();
        for (name, value) in lines(trf, SECTION).filter_map(|line| line.split_once(' ')) {
            let value = value.trim();
            match name {
                "format" => kept.format = read(value),
                "team_scoring" => kept.team_scoring = read(value),
                "rules" => kept.rules = Some(value.to_owned()),
                name if ANNOUNCED.contains(&name) => {
                    kept.announced.insert(name.to_owned(), value.to_owned());
                }
                _ => {}
            }
        }
        kept
    }

    /// Puts them over what the records say.
    pub(super) fn put_into(self, settings: &mut SectionSettings) {
        settings.format = self.format.unwrap_or(settings.format);
        settings.rules = self.rules;
        settings.announced.extend(self.announced);
        if let Some(scoring) = self.team_scoring {
            settings.team_scoring = scoring;
        }
    }
}

/// JSON, or a bare word.
fn read<T: DeserializeOwned>(value: &str) -> Option<T> {
    let word = || serde_json::from_value(serde_json::Value::from(value)).ok();
    serde_json::from_str(value).ok().or_else(word)
}

/// The teams that are ranked by what their players score.
pub(super) fn teams(trf: &Trf) -> Vec<Team> {
    let team = |line: &str| {
        let mut parts = line.splitn(3, ' ');
        let number: u32 = parts.next()?.parse().ok()?;
        let members = parts.next()?.split(',');
        let members: Vec<u32> = members.filter_map(|member| member.parse().ok()).collect();
        Some(Team {
            id: TeamId(number),
            pairing_number: PairingNumber::new(number),
            details: TeamDetails {
                name: parts.next()?.trim().to_owned(),
                captain: None,
                members: ids(&members),
            },
        })
    };
    lines(trf, TEAM).filter_map(team).collect()
}

/// The lines of comment that later reports repeat: all but those that are written anew.
pub(super) fn remarks(trf: &Trf, draft: &Draft) -> Vec<String> {
    let mut games = draft.rounds.iter().flat_map(|round| &round.games);
    let has_counted = games.any(|game| !game.results.adjusted.is_empty());
    let is_anew = |line: &str| {
        let corrected = line.starts_with("### Rating correction @ Round ") && has_counted;
        corrected
            || WRITTEN_ANEW
                .into_iter()
                .any(|start| line.starts_with(start))
    };
    let remark = |record: &Record| match record {
        Record::Other(line) if line.starts_with("###") && !is_anew(line) => Some(line.clone()),
        _ => None,
    };
    let remarks = trf.records().iter().filter_map(remark);
    remarks.map(|line| line.trim_end().to_owned()).collect()
}
