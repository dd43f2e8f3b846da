//! 001 and the national records.

use adoube_tournament::{Colour, Title};

use super::Parsed;
use crate::trf::expected::{TrfExpected, TrfField};
use crate::trf::fields::{Fields, LAST_ROUND};
use crate::trf::record::{
    NationalRecord, PersonFields, PlayerRecord, Record, ResultCode, RoundEntry,
};
use crate::trf::source::SourceLine;

/// Where the entry of round 1 starts, and how wide an entry is.
pub(in crate::trf) const FIRST_ROUND: usize = 92;
pub(in crate::trf) const ROUND_WIDTH: usize = 10;

pub(super) fn player(line: &SourceLine) -> Parsed {
    let mut fields = Fields::of(line);
    let person = person(&mut fields);
    let points = fields.points(81, 84, TrfField::Points);
    let rank = fields.number_up_to(
        (86, 89),
        TrfField::Rank,
        9999,
        TrfExpected::Rank { last: 9999 },
    );
    let rounds = rounds(&mut fields);
    fields.done(Record::Player(PlayerRecord {
        person,
        points,
        rank,
        rounds,
    }))
}

/// A national record, if the line can be one: three capital letters and fields where they belong.
pub(super) fn national(line: &SourceLine, code: &str) -> Option<Record> {
    let letters = code.chars().all(|letter| letter.is_ascii_uppercase());
    if !letters || code.starts_with("XX") || code.starts_with("BB") {
        return None;
    }
    let mut fields = Fields::of(line);
    let person = person(&mut fields);
    let record = NationalRecord {
        rating_federation: code.to_owned(),
        person,
    };
    fields.done(Record::National(record)).ok()
}

fn person(fields: &mut Fields<'_>) -> PersonFields {
    let number = fields.starting_rank(5, TrfField::StartingRank);
    let sex = fields.text(10, 10).chars().next();
    // Some programs set the title one column too far to the right.
    let last = if has_late_title(fields.line) { 14 } else { 13 };
    PersonFields {
        number,
        sex,
        title: fields.text(11, last).to_owned(),
        name: fields.text(15, 47).to_owned(),
        rating: fields
            .number_up_to((49, 52), TrfField::Rating, 9999, TrfExpected::Rating)
            .and_then(|rating| u16::try_from(rating).ok()),
        federation: fields.text(54, 56).to_owned(),
        identity: fields.text(58, 68).to_owned(),
        birth: fields.text(70, 79).to_owned(),
    }
}

/// Whether a title ends in the column that should be blank before the name.
pub(in crate::trf) fn has_late_title(line: &SourceLine) -> bool {
    let is_blank = |column| line.columns(column, column) == " ";
    let title = line.columns(12, 14).trim();
    is_blank(11) && is_blank(15) && !is_blank(14) && title.parse::<Title>().is_ok()
}

fn rounds(fields: &mut Fields<'_>) -> Vec<RoundEntry> {
    let mut rounds = Vec::new();
    let mut first = FIRST_ROUND;
    while first <= fields.line.width() && rounds.len() < usize::from(LAST_ROUND) {
        let entry = round(fields, first, rounds.len() + 1);
        rounds.push(entry);
        first += ROUND_WIDTH;
    }
    while rounds.last() == Some(&RoundEntry::BLANK) {
        rounds.pop();
    }
    rounds
}

fn round(fields: &mut Fields<'_>, first: usize, round: usize) -> RoundEntry {
    let errors = fields.errors.len();
    let opponent_text = fields.text(first, first + 3);
    let opponent = {
        let field = TrfField::Opponent { round };
        let expected = TrfExpected::Opponent;
        fields.number_up_to((first, first + 3), field, 9999, expected)
    };
    let (colour, colour_text) = colour(fields, first + 5, round);
    let result = result(fields, first + 7, round);
    if fields.errors.len() > errors {
        return RoundEntry::BLANK;
    }
    let entry = RoundEntry {
        opponent: opponent.filter(|number| *number > 0),
        colour,
        result,
    };
    let said = !opponent_text.is_empty() || !colour_text.is_empty();
    settle(fields, first, round, entry, said)
}

fn colour<'l>(fields: &mut Fields<'l>, column: usize, round: usize) -> (Option<Colour>, &'l str) {
    let text = fields.text(column, column);
    let colour = match text {
        "w" | "W" => Some(Colour::White),
        "b" | "B" => Some(Colour::Black),
        "" | "-" => None,
        _ => {
            let field = TrfField::Colour { round };
            fields.wrong((column, column), field, TrfExpected::Colour);
            None
        }
    };
    (colour, text)
}

fn result(fields: &mut Fields<'_>, column: usize, round: usize) -> Option<ResultCode> {
    let code = fields.text(column, column).chars().next()?;
    // Whatever sign another program has for it, nobody knows the result. A number is an opponent who
    // missed the columns.
    let unknown = Some(ResultCode::Unknown).filter(|_| !code.is_ascii_digit());
    let result = ResultCode::from_code(code).or(unknown);
    if result.is_none() {
        let field = TrfField::Result { round };
        let expected = TrfExpected::Result;
        fields.wrong((column, column), field, expected);
    }
    result
}

/// What an entry means whose parts are readable each by itself: opponent, colour and result have
/// to go together.
fn settle(
    fields: &mut Fields<'_>,
    first: usize,
    round: usize,
    entry: RoundEntry,
    said: bool,
) -> RoundEntry {
    let last = first + 7;
    match (entry.opponent, entry.colour, entry.result) {
        (Some(_), _, Some(result)) if result.is_bye() => {
            let field = TrfField::Entry { round };
            let expected = TrfExpected::ZerosOrResult;
            fields.wrong((first, last), field, expected);
        }
        (None, Some(_), _) => {
            let field = TrfField::Entry { round };
            fields.wrong((first, last), field, TrfExpected::OpponentOrNoColour);
        }
        // Nobody is named, and what is said is no bye: the round is not paired yet.
        (None, None, Some(ResultCode::Unknown)) => return RoundEntry::BLANK,
        (None, None, Some(result)) if needs_opponent(result) => {
            let field = TrfField::Entry { round };
            let expected = TrfExpected::OpponentOrBye;
            fields.wrong((first, last), field, expected);
        }
        // Absent, as `0000 - Z`; only an entry that is blank altogether says nothing.
        (None, None, None) if said => {
            return RoundEntry::without_opponent(ResultCode::ZeroPointBye);
        }
        _ => {}
    }
    entry
}

/// Results that need an opponent. `+`, `=` and `-` do not: they were the byes of 2006.
fn needs_opponent(result: ResultCode) -> bool {
    use ResultCode::*;
    matches!(result, Win | Loss | UnratedWin | UnratedDraw | UnratedLoss)
}
