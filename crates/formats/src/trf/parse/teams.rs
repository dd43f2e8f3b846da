//! 013, 300, 310, 320 and 330.

use super::Parsed;
use crate::trf::expected::{TrfExpected, TrfField};
use crate::trf::fields::{Fields, LAST_ROUND};
use adoube_tournament::MatchForfeit;

use crate::trf::record::{
    ForfeitedMatchRecord, LineUpRecord, OldTeamRecord, Record, TeamByesRecord, TeamRecord,
};
use crate::trf::source::SourceLine;

pub(super) fn old_team(line: &SourceLine) -> Parsed {
    let mut fields = Fields::of(line);
    let name = fields.text(5, 36).to_owned();
    let players = fields.numbers(37, TrfField::Player, 1);
    fields.done(Record::OldTeam(OldTeamRecord { name, players }))
}

pub(super) fn team(line: &SourceLine) -> Parsed {
    let mut fields = Fields::of(line);
    let record = TeamRecord {
        number: fields.team_number(5, TrfField::TeamNumber),
        name: fields.text(9, 40).to_owned(),
        nickname: fields.text(42, 46).to_owned(),
        strength_factor: fields.text(48, 53).to_owned(),
        match_points: fields.points(55, 60, TrfField::MatchPoints),
        game_points: fields.points(62, 67, TrfField::GamePoints),
        rank: fields.number_up_to(
            (69, 71),
            TrfField::TeamRank,
            999,
            TrfExpected::Rank { last: 999 },
        ),
        players: fields.numbers(73, TrfField::Player, 1),
    };
    fields.done(Record::Team(record))
}

pub(super) fn line_up(line: &SourceLine) -> Parsed {
    let mut fields = Fields::of(line);
    let record = LineUpRecord {
        round: fields.round(5, TrfField::RoundNumber),
        team: fields.team_number(9, TrfField::TeamNumber),
        opponent: fields.team_number(13, TrfField::OpposingTeam),
        players: fields.numbers(16, TrfField::Player, 0),
    };
    fields.done(Record::LineUp(record))
}

pub(super) fn team_byes(line: &SourceLine) -> Parsed {
    let mut fields = Fields::of(line);
    let match_points = fields.points(5, 8, TrfField::MatchPoints);
    let game_points = fields.points(10, 13, TrfField::GamePoints);
    let mut teams = Vec::new();
    let mut first = 15;
    while first <= line.filled_width() && teams.len() < usize::from(LAST_ROUND) {
        let field = TrfField::TeamWithBye {
            round: teams.len() + 1,
        };
        let expected = TrfExpected::TeamOrZeros;
        let team = fields.number_up_to((first, first + 2), field, 999, expected);
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
        fields.wrong((5, 6), TrfField::ForfeitType, TrfExpected::ForfeitType);
    }
    let record = ForfeitedMatchRecord {
        forfeit: forfeit.unwrap_or(MatchForfeit::Both),
        round: fields.round(8, TrfField::RoundNumber),
        white: fields.team_number(12, TrfField::WhiteTeam),
        black: fields.team_number(16, TrfField::BlackTeam),
    };
    fields.done(Record::ForfeitedMatch(record))
}
