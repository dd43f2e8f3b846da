//! Tie-breaks against the worked examples of the regulations: `*.toml`.

use std::collections::BTreeMap;

use adoube_standings::{Explanation, Field, Rules, Standings, System, TieBreak};
use adoube_tournament::{
    BoardNumber, ByeKind, CardEntry, Colour, Draft, Entrant, EntrantId, Game, GameResult,
    MatchForfeit, Outcome, PairingNumber, Player, PointSystem, Points, Results, Round, RoundNumber,
    Team, TeamBye, TeamDetails, TeamId, TeamMatch, TeamScoring, Tournament, rounds_from_cards,
};
use adoube_vectors::Vectors;
use serde::Deserialize;

pub(super) fn register(vectors: &mut Vectors) {
    for name in [
        "round_robins",
        "virtual_opponents",
        "dummies",
        "worked_swisses",
        "open",
    ] {
        vectors.file(name, |file| file.each("case", players));
    }
    vectors.file("us", |file| {
        file.each("case", players);
        file.each("team_case", teams);
    });
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    name: String,
    article: String,
    #[serde(default)]
    players: Vec<String>,
    #[serde(default)]
    table: Vec<String>,
    #[serde(default)]
    scores: Vec<String>,
    expect: Vec<Expected>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TeamCase {
    name: String,
    article: String,
    match_points: String,
    boards: u16,
    teams: String,
    rounds: Vec<Vec<String>>,
    expect: Vec<Expected>,
}

/// What comes out by an edition.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Expected {
    edition: String,
    codes: String,
    values: Vec<String>,
    #[serde(default)]
    terms: Vec<Terms>,
    #[serde(default)]
    order: Vec<Order>,
    #[serde(default)]
    level: Vec<Level>,
}

/// The parts of somebody's value, those cut included.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Terms {
    of: toml::Value,
    code: String,
    are: String,
}

/// The order of those named; `=` joins those who stay level.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Order {
    by: String,
    is: String,
}

/// Who is level with somebody when the last code has to decide.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Level {
    by: String,
    of: u32,
    are: String,
}

fn players(case: Case) {
    let place = format!("{}: {}", case.article, case.name);
    let field = field_of(&case);
    let label = |place: usize| field.participants()[place].number.to_string();
    assert!(check(&place, &field, &case.expect, &label) > 0, "{place}");
}

fn teams(case: TeamCase) {
    let place = format!("{}: {}", case.article, case.name);
    let field = field_of_teams(&case);
    let label = |place: usize| field.participants()[place].name.clone();
    assert!(check(&place, &field, &case.expect, &label) > 0, "{place}");
}

/// Compares everything that is expected; how many values, lists of terms and orders there are.
fn check(
    name: &str,
    field: &Field,
    expected: &[Expected],
    label: &dyn Fn(usize) -> String,
) -> usize {
    let labels = (0..field.participants().len()).map(|place| (label(place), place));
    let event = Event {
        name,
        field,
        places: labels.collect(),
    };
    expected.iter().map(|expected| event.check(expected)).sum()
}

struct Event<'f> {
    name: &'f str,
    field: &'f Field,
    places: BTreeMap<String, usize>,
}

impl Event<'_> {
    fn check(&self, expected: &Expected) -> usize {
        let rules: Rules = expected.edition.parse().unwrap();
        let values: usize = list(&expected.codes)
            .into_iter()
            .enumerate()
            .map(|(column, code)| self.check_values(rules, &code, column, &expected.values))
            .sum();
        for terms in &expected.terms {
            let of = match &terms.of {
                toml::Value::String(name) => name.clone(),
                number => number.to_string(),
            };
            let explanation = self.explain(rules, &terms.code, &of);
            let found: Vec<String> = (explanation.terms.iter())
                .map(|term| term.value.to_string())
                .collect();
            let place = format!("{}, {}: {} of {of}", self.name, rules, terms.code);
            assert_eq!(found.join(" "), terms.are, "{place}");
        }
        for order in &expected.order {
            let place = format!("{}, {}: by {}", self.name, rules, order.by);
            assert_eq!(self.order(rules, order), order.is, "{place}");
        }
        for level in &expected.level {
            let group = self.explain(rules, &level.by, &level.of.to_string()).group;
            let mut members = group.unwrap().members;
            members.sort_unstable();
            let labels = members.iter().map(|member| self.label(*member));
            let found = labels.collect::<Vec<&str>>().join(" ");
            assert_eq!(found, level.are, "{}: by {}", self.name, level.by);
        }
        values + expected.terms.len() + expected.order.len() + expected.level.len()
    }

    /// One column of the values; how many there are.
    fn check_values(
        &self,
        rules: Rules,
        code: &TieBreak,
        column: usize,
        values: &[String],
    ) -> usize {
        let standings = Standings::rank(self.field, std::slice::from_ref(code), rules);
        for line in values {
            let (who, values) = line.split_once('|').unwrap();
            let wanted = values.split_whitespace().nth(column).unwrap();
            let place = self.places[who.trim()];
            let found = standings.lines().iter().find(|line| line.place == place);
            let found = found.unwrap().values[0];
            let found = found.map_or("-".to_owned(), |value| value.to_string());
            let what = format!("{}, {rules}: {code} of {who}", self.name);
            assert_eq!(found, wanted, "{what}");
        }
        values.len()
    }

    /// The explanation of the last code of a list.
    fn explain(&self, rules: Rules, codes: &str, of: &str) -> Explanation<'_> {
        let codes = list(codes);
        let place = self.places[of];
        Explanation::of(self.field, &codes, rules, codes.len() - 1, place).unwrap()
    }

    fn order(&self, rules: Rules, order: &Order) -> String {
        let named: Vec<&str> = order.is.split([' ', '=']).collect();
        let standings = Standings::rank(self.field, &list(&order.by), rules);
        let mut text = String::new();
        let mut last = 0;
        for line in standings.lines() {
            let label = self.label(line.place);
            if named.contains(&label) {
                match last {
                    0 => {}
                    rank if rank == line.rank => text.push('='),
                    _ => text.push(' '),
                }
                last = line.rank;
                text += label;
            }
        }
        text
    }

    fn label(&self, place: usize) -> &str {
        let found = self.places.iter().find(|(_, other)| **other == place);
        found.unwrap().0
    }
}

fn list(codes: &str) -> Vec<TieBreak> {
    let codes = codes.split_whitespace();
    codes.map(|code| code.parse().unwrap()).collect()
}

/// Somebody's name, rating and rounds.
#[derive(Default)]
struct Card {
    name: String,
    rating: Option<u16>,
    rounds: Vec<CardEntry>,
}

#[derive(Default)]
struct Cards {
    cards: BTreeMap<u32, Card>,
    rounds: usize,
}

fn field_of(case: &Case) -> Field {
    let mut cards = Cards::default();
    let system = if case.table.is_empty() {
        cards.read_players(&case.players);
        System::Swiss
    } else {
        cards.read_table(&case.table);
        System::PreDetermined
    };
    for line in &case.scores {
        let (numbers, points) = line.split_once(' ').unwrap();
        let (first, last) = numbers.split_once('-').unwrap_or((numbers, numbers));
        for number in first.parse().unwrap()..=last.parse().unwrap() {
            cards.finish(number, points.parse().unwrap());
        }
    }
    let tournament = cards.tournament();
    let rounds = tournament.paired_rounds();
    Field::of_players(&tournament, rounds, system)
}

impl Cards {
    /// Reads `number | name | rating | rounds`.
    fn read_players(&mut self, players: &[String]) {
        let rows = players.iter().map(|line| {
            let parts: Vec<&str> = line.split('|').map(str::trim).collect();
            let number: u32 = parts[0].parse().unwrap();
            (number, parts[1], parts[2].parse().ok(), parts[3])
        });
        let rows: Vec<(u32, &str, Option<u16>, &str)> = rows.collect();
        let lengths = rows.iter().map(|row| row.3.split_whitespace().count());
        self.rounds = lengths.max().unwrap_or(0);
        for (number, name, rating, cells) in rows {
            for (round, cell) in cells.split_whitespace().enumerate() {
                self.take(number, round, cell);
            }
            let card = self.card(number);
            card.name = name.to_owned();
            card.rating = rating;
        }
    }

    /// Reads one round, and writes it on the opponent's card too.
    fn take(&mut self, number: u32, round: usize, cell: &str) {
        let code = cell.chars().next_back().unwrap();
        let outcome = Outcome::from_code(code).unwrap();
        if cell.len() == 1 {
            self.card(number).rounds[round].outcome = outcome;
            return;
        }
        let (opponent, colour) = cell[..cell.len() - 1].split_at(cell.len() - 2);
        let colour = match colour {
            "w" => Colour::White,
            "b" => Colour::Black,
            other => panic!("{other} is no colour"),
        };
        self.game(round, number, opponent.parse().unwrap(), colour, outcome);
    }

    fn game(&mut self, round: usize, one: u32, other: u32, colour: Colour, outcome: Outcome) {
        let sides = [
            (one, other, colour, outcome),
            (other, one, colour.opposite(), against(outcome)),
        ];
        for (who, opponent, colour, outcome) in sides {
            let entry = CardEntry {
                opponent: Some(EntrantId(opponent)),
                colour: Some(colour),
                outcome,
            };
            let cell = &mut self.card(who).rounds[round];
            assert!(
                *cell == CardEntry::NOT_PAIRED || *cell == entry,
                "round {round} of {who}"
            );
            *cell = entry;
        }
    }

    /// Reads a cross table; everybody meets everybody once in each cycle.
    fn read_table(&mut self, table: &[String]) {
        let number = table.len();
        let rows = table.iter().map(|line| line.split('|').collect());
        let rows: Vec<Vec<&str>> = rows.collect();
        let last = rows[0][2].split_whitespace().next_back();
        let cycles = last.unwrap().chars().count();
        self.rounds = cycles * (number - 1);
        for (one, row) in rows.iter().enumerate() {
            let results = row[2].split_whitespace().enumerate();
            for (other, cell) in results.filter(|(other, _)| *other != one) {
                for (cycle, code) in cell.chars().enumerate() {
                    let round = cycle * (number - 1) + meeting(number, one, other);
                    let white = (one < other) == (cycle % 2 == 0);
                    let colour = if white { Colour::White } else { Colour::Black };
                    let outcome = Outcome::from_code(code).unwrap();
                    let (one, other) = (one as u32 + 1, other as u32 + 1);
                    self.game(round, one, other, colour, outcome);
                }
            }
            let card = self.card(one as u32 + 1);
            card.name = row[0].trim().to_owned();
            card.rating = row[1].trim().parse().ok();
        }
    }

    /// Fills somebody's card with games against a partner so that it ends with a score.
    fn finish(&mut self, number: u32, points: Points) {
        let system = PointSystem::one_half_zero();
        let card = self.card(number);
        let scored: Points = (card.rounds.iter())
            .map(|entry| system.points(entry.outcome))
            .sum();
        let free: Vec<usize> = (0..card.rounds.len())
            .filter(|round| card.rounds[*round] == CardEntry::NOT_PAIRED)
            .collect();
        let mut left = points - scored;
        for round in free {
            let outcome = match left {
                points if points >= Points::ONE => Outcome::Win,
                points if points >= Points::HALF => Outcome::Draw,
                _ => Outcome::Loss,
            };
            left -= system.points(outcome);
            self.game(round, number, 1000 + number, Colour::White, outcome);
        }
        assert_eq!(left, Points::ZERO, "{number} cannot finish with {points}");
    }

    fn card(&mut self, number: u32) -> &mut Card {
        let rounds = self.rounds;
        self.cards.entry(number).or_insert_with(|| Card {
            name: format!("number {number}"),
            rating: None,
            rounds: vec![CardEntry::NOT_PAIRED; rounds],
        })
    }

    fn tournament(self) -> Tournament {
        let entrants = self.cards.iter().map(|(number, card)| Entrant {
            pairing_number: PairingNumber::new(*number),
            ..Entrant::new(
                EntrantId(*number),
                Player {
                    fide_rating: card.rating,
                    ..Player::named(&card.name)
                },
            )
        });
        let entrants: Vec<Entrant> = entrants.collect();
        let cards: Vec<Vec<CardEntry>> = self.cards.into_values().map(|c| c.rounds).collect();
        let rounds = rounds_from_cards(&entrants, &cards).unwrap();
        let draft = Draft {
            planned_rounds: self.rounds as u16,
            entrants,
            rounds,
            ..Draft::default()
        };
        Tournament::new(draft).unwrap()
    }
}

fn against(outcome: Outcome) -> Outcome {
    match outcome {
        Outcome::Win => Outcome::Loss,
        Outcome::Loss => Outcome::Win,
        Outcome::ForfeitWin => Outcome::ForfeitLoss,
        Outcome::ForfeitLoss => Outcome::ForfeitWin,
        same => same,
    }
}

/// The round of a cycle in which two places of an even table meet.
fn meeting(number: usize, one: usize, other: usize) -> usize {
    let last = number - 1;
    match (one == last, other == last) {
        (true, _) => 2 * other % last,
        (_, true) => 2 * one % last,
        _ => (one + other) % last,
    }
}

fn field_of_teams(case: &TeamCase) -> Field {
    let names: Vec<&str> = case.teams.split_whitespace().collect();
    let amounts: Vec<Points> = case
        .match_points
        .split_whitespace()
        .map(|points| points.parse().unwrap())
        .collect();
    let boards = u32::from(case.boards);
    let member = |team: u32, board: u32| EntrantId(team * 100 + board);
    let numbers = 1..=names.len() as u32;
    let entrants = numbers.clone().flat_map(|team| {
        (1..=boards).map(move |board| Entrant {
            pairing_number: PairingNumber::new(team * 100 + board),
            ..Entrant::new(member(team, board), Player::named("Somebody"))
        })
    });
    let teams = numbers.zip(&names).map(|(team, name)| Team {
        id: TeamId(team),
        pairing_number: PairingNumber::new(team),
        details: TeamDetails {
            name: (*name).to_owned(),
            captain: None,
            members: (1..=boards).map(|board| member(team, board)).collect(),
        },
    });
    let reader = TeamReader { names: &names };
    let draft = Draft {
        planned_rounds: case.rounds.len() as u16,
        entrants: entrants.collect(),
        teams: teams.collect(),
        team_scoring: TeamScoring {
            match_points: PointSystem::of(amounts[0], amounts[1], amounts[2]),
            boards: case.boards,
            ..TeamScoring::default()
        },
        rounds: case
            .rounds
            .iter()
            .map(|round| reader.round(round))
            .collect(),
        ..Draft::default()
    };
    let tournament = Tournament::new(draft).unwrap();
    let after = RoundNumber(case.rounds.len() as u16);
    Field::of_teams(&tournament, after, System::Swiss)
}

struct TeamReader<'n> {
    names: &'n [&'n str],
}

impl TeamReader<'_> {
    fn team(&self, name: &str) -> u32 {
        let place = self.names.iter().position(|other| *other == name);
        place.unwrap() as u32 + 1
    }

    /// Reads `A-B 1 ½ 0`, `A-B + +` and `A bye`.
    fn round(&self, lines: &[String]) -> Round {
        let mut round = Round::default();
        for (line, table) in lines.iter().zip(1..) {
            let (teams, boards) = line.split_once(' ').unwrap();
            let Some((first, second)) = teams.split_once('-') else {
                assert_eq!(boards, "bye");
                round.team_byes.push(TeamBye {
                    team: TeamId(self.team(teams)),
                    kind: ByeKind::PairingAllocated,
                });
                continue;
            };
            let (first, second) = (self.team(first), self.team(second));
            let forfeited = boards.contains('+');
            round.matches.push(TeamMatch {
                table,
                first: TeamId(first),
                second: TeamId(second),
                forfeit: forfeited.then_some(MatchForfeit::FirstWins),
            });
            let codes = boards.split_whitespace().filter(|_| !forfeited);
            for (code, board) in codes.zip(1..) {
                let outcome: Outcome = code.parse().unwrap();
                round.games.push(game(table, board, first, second, outcome));
            }
        }
        round
    }
}

/// A game of a match; the first team has White on the odd boards.
fn game(table: u32, board: u32, first: u32, second: u32, outcome: Outcome) -> Game {
    let players = [first * 100 + board, second * 100 + board].map(EntrantId);
    let outcomes = [outcome, against(outcome)];
    let white = usize::from(board.is_multiple_of(2));
    let result = GameResult::of(outcomes[white], outcomes[1 - white]);
    Game {
        board: BoardNumber::in_match(table, board as u16),
        white: players[white],
        black: players[1 - white],
        results: Results::reported(result),
    }
}
