//! From a line to a record.

mod player;
mod points;
mod teams;

use adoube_tournament::{ByeKind, Colour};

use super::errors::TrfError;
use super::expected::{TrfExpected, TrfField};
use super::fields::{Fields, LAST_ROUND, whole_number};
use super::record::{
    ByesRecord, PlayerVirtualPointsRecord, ProhibitedRecord, Record, RoundsRecord, TextRecord,
    VirtualPointsRecord,
};
use super::source::SourceLine;

pub(super) use player::{FIRST_ROUND, ROUND_WIDTH, has_late_title};
pub(super) use points::has_draft_columns;

type Parsed = Result<Record, Vec<TrfError>>;

/// The records that are plain text.
const TEXT_CODES: [&str; 22] = [
    "012", "022", "032", "042", "052", "062", "072", "082", "092", "102", "112", "122", "132",
    "172", "182", "192", "202", "212", "222", "352", "801", "802",
];

/// Reads the record of a line.
pub(super) fn record(line: &SourceLine) -> Parsed {
    match line.columns(1, 3) {
        "001" => player::player(line),
        "013" => teams::old_team(line),
        "142" => rounds(line, false),
        "XXR" => rounds(line, true),
        "152" => initial_colour(line),
        "XXC" => configuration(line),
        "162" => points::point_system(line, false),
        "362" => points::point_system(line, true),
        "XXS" => points::scoring(line),
        "BBW" | "BBD" | "BBL" | "BBZ" | "BBF" | "BBU" => points::points_for(line),
        "240" => byes(line),
        "XXZ" => Ok(numbers_after_code(line)?.map_or_else(|| other(line), Record::Absent)),
        "250" => virtual_points(line),
        "XXA" => player_virtual_points(line),
        "260" => prohibited(line),
        "XXP" => Ok(numbers_after_code(line)?.map_or_else(|| other(line), Record::NeverPaired)),
        "299" => points::abnormal(line),
        "300" => teams::line_up(line),
        "310" => teams::team(line),
        "320" => teams::team_byes(line),
        "330" => teams::forfeited_match(line),
        code if TEXT_CODES.contains(&code) => Ok(text(line, code)),
        code => Ok(player::national(line, code).unwrap_or_else(|| other(line))),
    }
}

fn other(line: &SourceLine) -> Record {
    Record::Other(line.text.clone())
}

/// The text starts in column 5; a program that forgot the blank before it is understood.
fn text(line: &SourceLine, code: &str) -> Record {
    let rest = line.columns(4, line.width().max(4));
    let text = rest.strip_prefix(' ').unwrap_or(rest);
    Record::Text(TextRecord {
        code: code.to_owned(),
        text: text.trim_end_matches(' ').to_owned(),
    })
}

fn rounds(line: &SourceLine, extension: bool) -> Parsed {
    let mut fields = Fields::of(line);
    let text = fields.text(4, line.width().max(4)).trim();
    let rounds = whole_number(text)
        .and_then(|rounds| u16::try_from(rounds).ok())
        .filter(|rounds| (1..=LAST_ROUND).contains(rounds));
    if rounds.is_none() {
        let expected = TrfExpected::NumberOfRounds;
        fields.wrong((5, line.width().max(5)), TrfField::NumberOfRounds, expected);
    }
    fields.done(Record::Rounds(RoundsRecord {
        extension,
        rounds: rounds.unwrap_or(1),
    }))
}

fn initial_colour(line: &SourceLine) -> Parsed {
    let mut fields = Fields::of(line);
    let colour = match fields.text(4, line.width().max(4)).trim() {
        "W" | "w" => Colour::White,
        "B" | "b" => Colour::Black,
        _ => {
            fields.wrong(
                (5, line.width().max(5)),
                TrfField::InitialColour,
                TrfExpected::InitialColour,
            );
            Colour::White
        }
    };
    fields.done(Record::InitialColour(colour))
}

fn configuration(line: &SourceLine) -> Parsed {
    let mut fields = Fields::of(line);
    let words = fields
        .tokens(4)
        .into_iter()
        .map(|(_, word)| word.to_owned());
    let words = words.collect();
    fields.done(Record::Configuration(words))
}

/// The numbers of an XXP or XXZ record; nothing if there are none, which says nothing.
fn numbers_after_code(line: &SourceLine) -> Result<Option<Vec<u32>>, Vec<TrfError>> {
    let mut fields = Fields::of(line);
    let numbers = fields.numbers(4, TrfField::Player, 1);
    let some = (!numbers.is_empty()).then_some(numbers);
    fields.done(some)
}

fn byes(line: &SourceLine) -> Parsed {
    let mut fields = Fields::of(line);
    let kind = match fields.text(5, 5) {
        "F" | "f" => ByeKind::FullPoint,
        "H" | "h" => ByeKind::HalfPoint,
        "Z" | "z" => ByeKind::ZeroPoint,
        _ => {
            fields.wrong((5, 5), TrfField::ByeType, TrfExpected::ByeType);
            ByeKind::ZeroPoint
        }
    };
    let round = fields.round(7, TrfField::RoundNumber);
    let numbers = fields.some_numbers(10, TrfField::PlayerOrTeam);
    fields.done(Record::Byes(ByesRecord {
        kind,
        round,
        numbers,
    }))
}

fn virtual_points(line: &SourceLine) -> Parsed {
    let mut fields = Fields::of(line);
    let match_points = fields.points(5, 8, TrfField::MatchPoints);
    let points = fields.points(10, 13, TrfField::Points);
    if match_points.is_none() && points.is_none() && fields.errors.is_empty() {
        fields.wrong((10, 13), TrfField::Points, TrfExpected::PointsOfResult);
    }
    let rounds = fields.rounds(15, 19);
    let first = fields.starting_rank(23, TrfField::FirstPlayerOrTeam);
    let last = fields.starting_rank(28, TrfField::LastPlayerOrTeam);
    if last < first && fields.errors.is_empty() {
        let expected = TrfExpected::NumberNotBelow { first };
        fields.wrong((28, 31), TrfField::LastPlayerOrTeam, expected);
    }
    fields.done(Record::VirtualPoints(VirtualPointsRecord {
        match_points,
        points,
        rounds,
        numbers: (first, last),
    }))
}

fn player_virtual_points(line: &SourceLine) -> Parsed {
    let mut fields = Fields::of(line);
    let number = fields.starting_rank(5, TrfField::Player);
    let mut points = Vec::new();
    let mut first = 10;
    while first <= line.filled_width() && points.len() < usize::from(LAST_ROUND) {
        let field = TrfField::PointsInRound {
            round: points.len() + 1,
        };
        let given = fields.points(first, first + 3, field);
        points.push(given.unwrap_or_default());
        first += 5;
    }
    fields.done(Record::PlayerVirtualPoints(PlayerVirtualPointsRecord {
        number,
        points,
    }))
}

fn prohibited(line: &SourceLine) -> Parsed {
    let mut fields = Fields::of(line);
    let rounds = fields.rounds(5, 9);
    let numbers = fields.some_numbers(12, TrfField::PlayerOrTeam);
    fields.done(Record::Prohibited(ProhibitedRecord { rounds, numbers }))
}
