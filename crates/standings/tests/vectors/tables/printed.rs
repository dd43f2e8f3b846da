//! Tables that the manuals print: `tables-events.toml`.

use adoube_standings::tables::{CrossTable, Grid, Ranked, RowOrder, StandingsTable, WallStyle};
use adoube_tournament::*;
use adoube_vectors::{Vectors, tests};
use serde::Deserialize;

use super::event::{Event, draft, ranking};
use super::say;

pub(super) fn register(vectors: &mut Vectors) {
    vectors.file("tables-events", |file| {
        file.each("case", tables_of_the_manuals);
    });
    vectors.tests(&tests![both_names_of_an_opponent_mean_the_same,]);
}

#[derive(Deserialize)]
struct File {
    case: Vec<Case>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    name: String,
    article: String,
    system: String,
    rules: String,
    tie_breaks: Vec<String>,
    rounds: u16,
    players: Vec<String>,
    #[serde(default)]
    standings: Vec<String>,
    #[serde(default)]
    cross: Vec<String>,
    #[serde(default)]
    grid: Vec<String>,
    #[serde(default)]
    board: Vec<String>,
    board_after: Option<u16>,
    #[serde(default)]
    wall: Vec<String>,
}

fn cases() -> Vec<Case> {
    let file: File = toml::from_str(include_str!("../tables-events.toml")).unwrap();
    file.case
}

/// A tournament of the file.
pub(crate) fn event(name: &str) -> Event {
    let case = cases().into_iter().find(|case| case.name == name).unwrap();
    case.event()
}

fn columns(line: &str) -> Vec<&str> {
    line.split('|').map(str::trim).collect()
}

impl Case {
    fn event(&self) -> Event {
        let lines: Vec<Vec<&str>> = self.players.iter().map(|line| columns(line)).collect();
        let people = lines.iter().map(|line| {
            let player = Player {
                title: line[1].parse().ok(),
                fide_rating: line[3].parse().ok().filter(|rating| *rating > 0),
                federation: line[4].parse().ok(),
                ..Player::named(line[2])
            };
            (line[0].parse().unwrap(), player)
        });
        let cards: Vec<&str> = lines.iter().map(|line| line[5]).collect();
        let mut draft = draft(people.collect(), &cards, self.rounds);
        for line in lines.iter().filter(|line| !line[6].is_empty()) {
            draft.adjustments.push(PointAdjustment {
                entrant: EntrantId(line[0].parse().unwrap()),
                round: first_game(line[5]),
                points: line[6].parse().unwrap(),
                purposes: vec![Purpose::Standings],
            });
        }
        let codes: Vec<&str> = self.tie_breaks.iter().map(String::as_str).collect();
        Event {
            tournament: Tournament::new(draft).unwrap(),
            ranking: ranking(&self.system, &self.rules, &codes),
        }
    }

    fn check_standings(&self, ranked: &Ranked) {
        let table = StandingsTable::of(ranked);
        for (line, row) in self.standings.iter().zip(&table.rows) {
            let values = row.values.iter().map(|value| value.unwrap().to_string());
            let values: Vec<String> = values.collect();
            let (rank, number, points) = (row.rank, row.who.number, row.points);
            let own = format!("{rank} | {number} | {points} | {}", values.join(" "));
            assert_eq!(&own, line, "{} ({})", self.name, self.article);
        }
    }

    /// Every line of an expectation stands in its line of the text.
    fn check_text(&self, expected: &[String], text: &str) {
        let lines: Vec<String> = text.lines().skip(3).map(plain).collect();
        for (wanted, line) in expected.iter().zip(&lines) {
            let wanted = plain(wanted);
            let what = format!("{}: {wanted} in {line}", self.name);
            assert!(contains(line, &wanted), "{what}");
        }
        assert!(lines.len() >= expected.len());
    }
}

/// The first round with a game over the board: points given there do not change what the others
/// without a game count.
fn first_game(card: &str) -> RoundNumber {
    let mut rounds = card.split_whitespace();
    let place = rounds.position(|round| round != "." && !round.ends_with(['+', '-']));
    RoundNumber::at_place(place.unwrap_or(0))
}

/// Whether parts stand in a line one after the other; `?` is any number.
fn contains(line: &str, wanted: &str) -> bool {
    let parts = |text: &str| text.split(' ').map(str::to_owned).collect::<Vec<String>>();
    let (line, wanted) = (parts(line), parts(wanted));
    let alike = |own: &String, wanted: &String| match wanted.strip_prefix('?') {
        Some(rest) => own.trim_start_matches(|c: char| c.is_ascii_digit()) == rest,
        None => own == wanted,
    };
    let mut windows = line.windows(wanted.len());
    windows.any(|window| {
        window
            .iter()
            .zip(&wanted)
            .all(|(own, wanted)| alike(own, wanted))
    })
}

/// A line with its parts one space apart.
fn plain(line: &str) -> String {
    let parts = line.split_whitespace().filter(|part| *part != "|");
    let parts: Vec<&str> = parts.collect();
    parts.join(" ")
}

fn tables_of_the_manuals(case: Case) {
    let event = case.event();
    let after = RoundNumber(case.rounds);
    let ranked = Ranked::players(&event.tournament, after, &event.ranking);
    case.check_standings(&ranked);
    let cross = CrossTable::of(&ranked, RowOrder::Rank);
    case.check_text(&case.cross, &cross.text(&say));
    if let Ok(grid) = Grid::of(&ranked, RowOrder::Rank) {
        case.check_text(&case.grid, &grid.text(&say));
    }
    let by_number = CrossTable::of(&ranked, RowOrder::Number);
    case.check_text(&case.wall, &by_number.wall_text(WallStyle::Figure, &say));
    if let Some(after) = case.board_after {
        let ranked = Ranked::players(&event.tournament, RoundNumber(after), &event.ranking);
        let table = CrossTable::of(&ranked, RowOrder::Number);
        let table = table.with_floats(&ranked, UnplayedFloat::Every);
        case.check_text(&case.board, &table.board_text(&say));
    }
    let tables = [
        &case.standings,
        &case.cross,
        &case.grid,
        &case.board,
        &case.wall,
    ];
    assert!(
        tables.iter().any(|table| !table.is_empty()),
        "{}",
        case.name
    );
}

/// Colour and number of opponents do not depend on how they are named.
fn both_names_of_an_opponent_mean_the_same() {
    let event = event("h");
    let ranked = Ranked::players(&event.tournament, RoundNumber(6), &event.ranking);
    let table = CrossTable::of(&ranked, RowOrder::Rank);
    for row in &table.rows {
        for opponent in row.rounds.iter().filter_map(|cell| cell.opponent) {
            assert_eq!(table.rows[opponent.line - 1].who.number, opponent.number);
        }
    }
}
