//! From records to lines.

use std::fmt::Write;

use adoube_tournament::{ByeKind, Points};

use super::record::{
    AbnormalPointsRecord, ByesRecord, ForfeitedMatchRecord, LineUpRecord, OldTeamRecord,
    PersonFields, PlayerRecord, PlayerVirtualPointsRecord, PointSystemRecord, ProhibitedRecord,
    Record, ResultCode, RoundEntry, TeamByesRecord, TeamRecord, TextRecord, VirtualPointsRecord,
};

/// The line of a record, without its end and without blanks at the end, except where the record is
/// kept letter for letter.
pub(super) fn line(record: &Record) -> String {
    let line = match record {
        Record::Other(line) => return without_line_ends(line),
        Record::Text(TextRecord { code, text }) => format!("{code} {text}"),
        Record::Rounds(record) => {
            let code = if record.extension { "XXR" } else { "142" };
            format!("{code} {}", record.rounds)
        }
        Record::InitialColour(colour) => format!("152 {}", colour.letter().to_ascii_uppercase()),
        Record::Configuration(words) => format!("XXC {}", words.join(" ")),
        Record::PointSystem(record) => point_system(record),
        Record::PointsFor(record) => {
            format!("BB{} {}", record.letter, points(Some(record.points), 4))
        }
        Record::Scoring(values) => {
            let values: Vec<String> = values.iter().map(|(c, p)| format!("{c}={p}")).collect();
            format!("XXS {}", values.join(" "))
        }
        Record::Player(record) => player(record),
        Record::National(record) => person(&record.rating_federation, &record.person),
        Record::OldTeam(record) => old_team(record),
        Record::Team(record) => team(record),
        Record::Byes(record) => byes(record),
        Record::Absent(numbers) => format!("XXZ {}", plain_list(numbers)),
        Record::NeverPaired(numbers) => format!("XXP {}", plain_list(numbers)),
        Record::VirtualPoints(record) => virtual_points(record),
        Record::PlayerVirtualPoints(record) => player_virtual_points(record),
        Record::Prohibited(record) => prohibited(record),
        Record::AbnormalPoints(record) => abnormal(record),
        Record::LineUp(record) => line_up(record),
        Record::TeamByes(record) => team_byes(record),
        Record::ForfeitedMatch(record) => forfeited_match(record),
    };
    without_line_ends(line.trim_end_matches(' '))
}

/// Whatever a text holds, it stays on its line.
fn without_line_ends(line: &str) -> String {
    line.replace(['\r', '\n'], " ")
}

/// Points with one decimal where they fit, shorter or longer where they must be.
fn points(points: Option<Points>, width: usize) -> String {
    let Some(points) = points else {
        return " ".repeat(width);
    };
    let plain = points.to_string();
    let usual = if plain.contains('.') {
        plain.clone()
    } else {
        format!("{plain}.0")
    };
    let short = match plain.strip_prefix('-').unwrap_or(&plain).strip_prefix("0.") {
        Some(decimals) if plain.starts_with('-') => format!("-.{decimals}"),
        Some(decimals) => format!(".{decimals}"),
        None => plain.clone(),
    };
    let spellings = [usual, plain.clone(), short];
    let fitting = spellings.into_iter().find(|text| text.len() <= width);
    format!("{:>width$}", fitting.unwrap_or(plain))
}

fn plain_list(numbers: &[u32]) -> String {
    let numbers: Vec<String> = numbers.iter().map(u32::to_string).collect();
    numbers.join(" ")
}

/// ` 1234` for each number, ` 0000` for nobody.
fn columns(numbers: &[u32]) -> String {
    numbers.iter().fold(String::new(), |mut list, number| {
        // Writing to a string does not fail.
        let _ = match number {
            0 => write!(list, " 0000"),
            number => write!(list, " {number:>4}"),
        };
        list
    })
}

fn optional<T: ToString>(value: Option<T>) -> String {
    value.map_or(String::new(), |value| value.to_string())
}

fn point_system(record: &PointSystemRecord) -> String {
    let values: Vec<String> = (record.values.iter())
        .map(|(symbol, value)| format!("{symbol:>2}{}", points(Some(*value), 4)))
        .collect();
    let code = if record.teams { "362" } else { "162" };
    format!("{code} {}", values.join("   "))
}

fn person(code: &str, person: &PersonFields) -> String {
    format!(
        "{code} {:>4} {}{:>3} {:<33} {:>4} {:>3} {:>11} {:<10}",
        person.number,
        person.sex.unwrap_or(' '),
        person.title,
        person.name,
        optional(person.rating),
        person.federation,
        person.identity,
        person.birth,
    )
}

fn player(record: &PlayerRecord) -> String {
    let mut line = person("001", &record.person);
    line.push(' ');
    line.push_str(&points(record.points, 4));
    // Writing to a string does not fail.
    let _ = write!(line, " {:>4}", optional(record.rank));
    for entry in &record.rounds {
        line.push_str("  ");
        line.push_str(&round(entry));
    }
    line
}

fn round(entry: &RoundEntry) -> String {
    if *entry == RoundEntry::BLANK {
        return " ".repeat(8);
    }
    let opponent = match entry.opponent {
        Some(number) => format!("{number:>4}"),
        None => "0000".to_owned(),
    };
    let colour = entry.colour.map_or('-', |colour| colour.letter());
    let result = entry.result.map_or(' ', ResultCode::code);
    format!("{opponent} {colour} {result}")
}

fn old_team(record: &OldTeamRecord) -> String {
    let players = columns(&record.players);
    format!("013 {:<32}{}", record.name, players.get(1..).unwrap_or(""))
}

fn team(record: &TeamRecord) -> String {
    format!(
        "310 {:>3} {:<32} {:<5} {:>6} {} {} {:>3} {}",
        record.number,
        record.name,
        record.nickname,
        record.strength_factor,
        points(record.match_points, 6),
        points(record.game_points, 6),
        optional(record.rank),
        columns(&record.players),
    )
}

fn byes(record: &ByesRecord) -> String {
    let kind = match record.kind {
        ByeKind::FullPoint => 'F',
        ByeKind::HalfPoint => 'H',
        ByeKind::ZeroPoint | ByeKind::PairingAllocated => 'Z',
    };
    format!("240 {kind} {:03}{}", record.round, columns(&record.numbers))
}

fn virtual_points(record: &VirtualPointsRecord) -> String {
    format!(
        "250 {} {} {:03} {:03} {:>4} {:>4}",
        points(record.match_points, 4),
        points(record.points, 4),
        record.rounds.0,
        record.rounds.1,
        record.numbers.0,
        record.numbers.1,
    )
}

fn player_virtual_points(record: &PlayerVirtualPointsRecord) -> String {
    let mut line = format!("XXA {:>4}", record.number);
    for given in &record.points {
        line.push(' ');
        line.push_str(&points(Some(*given), 4));
    }
    line
}

fn prohibited(record: &ProhibitedRecord) -> String {
    let (first, last) = record.rounds;
    format!("260 {first:03} {last:03}{}", columns(&record.numbers))
}

fn abnormal(record: &AbnormalPointsRecord) -> String {
    let result = match record.result {
        Some(ResultCode::Win) => 'W',
        Some(ResultCode::Draw) => 'D',
        Some(ResultCode::Loss) => 'L',
        Some(result) => result.code(),
        None => ' ',
    };
    format!(
        "299 {result} {} {}  {:>3}{}",
        points(record.match_points, 5),
        points(record.points, 5),
        optional(record.round),
        columns(&record.numbers),
    )
}

fn line_up(record: &LineUpRecord) -> String {
    let players = columns(&record.players);
    format!(
        "300 {:03} {:>3} {:>3}{players}",
        record.round, record.team, record.opponent
    )
}

fn team_byes(record: &TeamByesRecord) -> String {
    let mut line = format!(
        "320 {} {}",
        points(record.match_points, 4),
        points(record.game_points, 4)
    );
    for team in &record.teams {
        // Writing to a string does not fail.
        let _ = write!(line, " {team:03}");
    }
    line
}

fn forfeited_match(record: &ForfeitedMatchRecord) -> String {
    format!(
        "330 {} {:03} {:>3} {:>3}",
        record.forfeit.code(),
        record.round,
        record.white,
        record.black
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_keep_their_value_in_every_width() {
        for (hundredths, width, text) in [
            (0, 4, " 0.0"),
            (1150, 4, "11.5"),
            (25, 4, "0.25"),
            (-25, 4, "-.25"),
            (1025, 4, "10.25"),
            (999_900, 4, "9999"),
            (-10_000, 4, "-100"),
            (2800, 6, "  28.0"),
        ] {
            assert_eq!(points(Some(Points::hundredths(hundredths)), width), text);
        }
        assert_eq!(points(None, 4), "    ");
    }
}
