//! What results are worth: 162, 362, XXS, the BB records and 299.

use adoube_tournament::Points;

use super::Parsed;
use crate::trf::expected::{TrfExpected, TrfField};
use crate::trf::fields::{Fields, points};
use crate::trf::record::{
    AbnormalPointsRecord, PointSystemRecord, PointsForRecord, Record, ResultCode,
};
use crate::trf::source::SourceLine;

/// The symbols of 162. The last is not one, but bbpPairings reads it for `A`.
const SYMBOLS: [&str; 7] = ["W", "D", "L", "A", "P", "X", "Z"];
const TEAM_SYMBOLS: [&str; 3] = ["TW", "TD", "TL"];

/// The codes of XXS, as JaVaFo has them, and the shorter ones for both colours at once.
const SCORING_CODES: [&str; 15] = [
    "WW", "BW", "WD", "BD", "WL", "BL", "ZPB", "HPB", "FPB", "PAB", "FW", "FL", "W", "D", "L",
];

pub(super) fn point_system(line: &SourceLine, teams: bool) -> Parsed {
    let mut fields = Fields::of(line);
    let (known, expected): (&[&str], TrfExpected) = if teams {
        (&TEAM_SYMBOLS, TrfExpected::MatchResultCode)
    } else {
        (&SYMBOLS, TrfExpected::ResultCode)
    };
    let mut values = Vec::new();
    let mut tokens = fields.tokens(4).into_iter().peekable();
    while let Some((column, token)) = tokens.next() {
        let letters = token.find(|c: char| !c.is_ascii_alphabetic());
        let (symbol, value) = token.split_at(letters.unwrap_or(token.len()));
        let symbol = symbol.to_ascii_uppercase();
        if !known.contains(&symbol.as_str()) {
            fields.wrong(extent(column, token), TrfField::ResultCode, expected);
            // Its number goes with it.
            tokens.next_if(|(_, token)| points(token).is_some());
            continue;
        }
        // `W12.5` and `W 3.0` are both in use: the number has four columns of its own.
        let (at, value) = match value {
            "" => tokens.next().unwrap_or((column + symbol.len(), "")),
            value => (column + symbol.len(), value),
        };
        if let Some(points) = worth(&mut fields, at, value, &symbol) {
            values.push((symbol, points));
        }
    }
    if values.is_empty() && fields.errors.is_empty() {
        fields.wrong((6, 6), TrfField::ResultCode, expected);
    }
    fields.done(Record::PointSystem(PointSystemRecord { teams, values }))
}

fn extent(column: usize, token: &str) -> (usize, usize) {
    (column, column + token.chars().count().max(1) - 1)
}

fn worth(fields: &mut Fields<'_>, column: usize, text: &str, of: &str) -> Option<Points> {
    let value = points(text).filter(|points| (0..100_000).contains(&points.as_hundredths()));
    if value.is_none() {
        let field = TrfField::PointsFor {
            code: of.to_owned(),
        };
        fields.wrong(extent(column, text), field, TrfExpected::PointsOfResult);
    }
    value
}

pub(super) fn scoring(line: &SourceLine) -> Parsed {
    let mut fields = Fields::of(line);
    let mut values = Vec::new();
    for (column, token) in fields.tokens(4) {
        let (code, value) = token.split_once('=').unwrap_or((token, ""));
        let code = code.to_ascii_uppercase();
        if !SCORING_CODES.contains(&code.as_str()) {
            let expected = TrfExpected::ScoringCode;
            fields.wrong(extent(column, token), TrfField::Scoring, expected);
        } else if let Some(points) = worth(&mut fields, column + code.len() + 1, value, &code) {
            values.push((code, points));
        }
    }
    if values.is_empty() && fields.errors.is_empty() {
        fields.wrong((5, 5), TrfField::Scoring, TrfExpected::SomeScoring);
    }
    fields.done(Record::Scoring(values))
}

pub(super) fn points_for(line: &SourceLine) -> Parsed {
    let mut fields = Fields::of(line);
    let letter = line.columns(3, 3).chars().next().unwrap_or('W');
    let tokens = fields.tokens(4);
    let (column, text) = tokens.first().copied().unwrap_or((5, ""));
    let points = worth(&mut fields, column, text, &letter.to_string()).unwrap_or_default();
    if let Some((column, text)) = tokens.get(1) {
        fields.wrong(
            extent(*column, text),
            TrfField::Points,
            TrfExpected::OneNumber,
        );
    }
    fields.done(Record::PointsFor(PointsForRecord { letter, points }))
}

/// The columns of 299: match points, game points, round, and where the numbers start.
type AbnormalColumns = ((usize, usize), (usize, usize), (usize, usize), usize);

/// As the format has them.
const ABNORMAL: AbnormalColumns = ((7, 11), (13, 17), (20, 22), 23);

/// As a draft of the format had them, and files that follow it.
const ABNORMAL_OF_DRAFT: AbnormalColumns = ((7, 10), (12, 15), (17, 19), 21);

/// Whether a record 299 only makes sense in the columns of the draft.
pub(in crate::trf) fn has_draft_columns(line: &SourceLine) -> bool {
    abnormal_in(line, ABNORMAL).is_err() && abnormal_in(line, ABNORMAL_OF_DRAFT).is_ok()
}

pub(super) fn abnormal(line: &SourceLine) -> Parsed {
    let as_drafted = |faults| abnormal_in(line, ABNORMAL_OF_DRAFT).map_err(|_| faults);
    abnormal_in(line, ABNORMAL).or_else(as_drafted)
}

fn abnormal_in(line: &SourceLine, columns: AbnormalColumns) -> Parsed {
    let (of_match, of_game, of_round, first_number) = columns;
    let mut fields = Fields::of(line);
    let result = match fields.text(5, 5) {
        "" => None,
        code => {
            let result = abnormal_result(code);
            if result.is_none() {
                let expected = TrfExpected::AssignmentType;
                fields.wrong((5, 5), TrfField::AssignmentType, expected);
            }
            result
        }
    };
    let match_points = fields.points(of_match.0, of_match.1, TrfField::MatchPoints);
    let points = fields.points(of_game.0, of_game.1, TrfField::Points);
    let expected = TrfExpected::RoundOrZeros;
    let round = fields
        .number_up_to(of_round, TrfField::RoundNumber, 999, expected)
        .and_then(|round| u16::try_from(round).ok())
        .filter(|round| *round > 0);
    // Without a number it is for everybody.
    let numbers = fields.numbers(first_number, TrfField::PlayerOrTeam, 1);
    fields.done(Record::AbnormalPoints(AbnormalPointsRecord {
        result,
        match_points,
        points,
        round,
        numbers,
    }))
}

/// Here `W`, `D` and `L` are results over the board.
fn abnormal_result(code: &str) -> Option<ResultCode> {
    match code {
        "W" | "w" => Some(ResultCode::Win),
        "D" | "d" => Some(ResultCode::Draw),
        "L" | "l" => Some(ResultCode::Loss),
        "F" | "f" => Some(ResultCode::FullPointBye),
        "H" | "h" => Some(ResultCode::HalfPointBye),
        "Z" | "z" => Some(ResultCode::ZeroPointBye),
        "+" => Some(ResultCode::ForfeitWin),
        "-" => Some(ResultCode::ForfeitLoss),
        _ => None,
    }
}
