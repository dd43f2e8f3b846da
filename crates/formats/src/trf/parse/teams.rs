//! 013, 300, 310, 320 and 330.

use super::Parsed;
use crate::trf::fields::{Fields, LAST_ROUND};
use adoube_tournament::MatchForfeit;

use crate::trf::record::{
    ForfeitedMatchRecord, LineUpRecord, OldTeamRecord, Record, TeamByesRecord, TeamRecord,
};
use crate::trf::source::SourceLine;

pub(super) fn old_team(line: &SourceLine) -> Parsed {
    let mut fields = Fields::of(line);
    let name = fields.text(5, 36).to_owned();
    let players = fields.numbers(37, "Player", 1);
    fields.done(Record::OldTeam(OldTeamRecord { name, players }))
}

pub(super) fn team(line: &SourceLine) -> Parsed {
    let mut fields = Fields::of(line);
    let record = TeamRecord {
        number: fields.team_number(5, "Team pairing number"),
        name: fields.text(9, 40).to_owned(),
        nickname: fields.text(42, 46).to_owned(),
        strength_factor: fields.text(48, 53).to_owned(),
        match_points: fields.points(55, 60, "Match points"),
        game_points: fields.points(62, 67, "Game points"),
        rank: fields.number_up_to((69, 71), "Team rank", 999, "a rank from 1 to 999"),
        players: fields.numbers(73, "Player", 1),
    };
    fields.done(Record::Team(record))
}

pub(super) fn line_up(line: &SourceLine) -> Parsed {
    let mut fields = Fields::of(line);
    let record = LineUpRecord {
        round: fields.round(5, "Round number"),
        team: fields.team_number(9, "Team pairing number"),
        opponent: fields.team_number(13, "Opponent"),
        players: fields.numbers(16, "Player", 0),
    };
    fields.done(Record::LineUp(record))
}

pub(super) fn team_byes(line: &SourceLine) -> Parsed {
    let mut fields = Fields::of(line);
    let match_points = fields.points(5, 8, "Match points");
    let game_points = fields.points(10, 13, "Game points");
    let mut teams = Vec::new();
    let mut first = 15;
    while first <= line.filled_width() && teams.len() < usize::from(LAST_ROUND) {
        let field = format!("Team with the bye in round {}", teams.len() + 1);
        let expected = "a team pairing number, or 000";
        let team = fields.number_up_to((first, first + 2), &field, 999, expected);
        teams.push(team.unwrap_or(0));
        first += 4;
    }
    fields.done(Record::TeamByes(TeamByesRecord {
        match_points,
        game_points,
        teams,
    }))
}

pub(super) fn forfeited_match(line: &SourceLine) -> Parsed {
    let mut fields = Fields::of(line);
    let forfeit = MatchForfeit::from_code(fields.text(5, 6));
    if forfeit.is_none() {
        fields.wrong((5, 6), "Type of forfeit", "+-, -+ or --");
    }
    let record = ForfeitedMatchRecord {
        forfeit: forfeit.unwrap_or(MatchForfeit::Both),
        round: fields.round(8, "Round number"),
        white: fields.team_number(12, "White team"),
        black: fields.team_number(16, "Black team"),
    };
    fields.done(Record::ForfeitedMatch(record))
}
