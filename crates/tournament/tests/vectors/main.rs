//! The cases of the files beside this one, each as a test. A new case is a new table there.

use std::collections::{BTreeMap, BTreeSet};

use adoube_tournament::*;
use adoube_vectors::{Vectors, tests};
use adoube_words::{Language, Words};
use draft::{Event, Person, all_points, card, pair};
use serde::Deserialize;
use serde::de::DeserializeOwned;

mod draft;

fn main() {
    let mut vectors = Vectors::of(env!("CARGO_MANIFEST_DIR"));
    vectors.file("invariants", |file| file.each("case", check::<Invariant>));
    vectors.file("numbering", |file| file.each("case", check::<Numbering>));
    vectors.file("points", |file| file.each("case", check::<Worth>));
    vectors.file("scores", |file| file.each("case", check::<Scores>));
    vectors.file("cards", |file| file.each("case", check::<Cards>));
    vectors.file("worked", |file| file.each("case", check::<Worked>));
    vectors.tests(&tests![every_violation_has_a_case]);
    vectors.run()
}

/// Every case of a file, whatever it is about.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File<C> {
    case: Vec<C>,
}

trait Case: DeserializeOwned {
    fn name(&self) -> String;
    fn check(&self);
}

fn check<C: Case>(case: C) {
    println!("{}", case.name());
    case.check();
}

macro_rules! named {
    () => {
        fn name(&self) -> String {
            format!("{} ({})", self.name, self.article)
        }
    };
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Invariant {
    name: String,
    article: String,
    event: Event,
    violations: Vec<String>,
}

impl Case for Invariant {
    named!();

    fn check(&self) {
        assert_eq!(messages(&self.found()), self.violations);
    }
}

impl Invariant {
    fn found(&self) -> Vec<Violation> {
        violations(Tournament::new(self.event.draft()))
    }
}

fn violations<T>(answer: Result<T, Violations>) -> Vec<Violation> {
    answer
        .err()
        .map_or_else(Vec::new, |violations| violations.0)
}

fn messages(violations: &[Violation]) -> Vec<String> {
    let words = Words::of(Language::english());
    violations.iter().map(|one| words.tell(one)).collect()
}

/// Each kind of violation has a case that yields it and nothing else.
fn every_violation_has_a_case() {
    let invariants: File<Invariant> = toml::from_str(include_str!("invariants.toml")).unwrap();
    let cards: File<Cards> = toml::from_str(include_str!("cards.toml")).unwrap();
    let found = invariants.case.iter().map(Invariant::found);
    let found = found.chain(cards.case.iter().map(|case| violations(case.tournament())));
    let alone =
        found.filter(|violations| violations.iter().all(|v| kind(v) == kind(&violations[0])));
    let seen: BTreeSet<String> = alone.flatten().map(|violation| kind(&violation)).collect();
    let source = include_str!("../../src/violation.rs");
    let listed = source.split("pub enum Violation {").nth(1).unwrap();
    let listed = listed.split("\n}").next().unwrap().lines();
    let is_kind =
        |line: &&str| line.starts_with("    ") && line[4..].starts_with(char::is_uppercase);
    assert_eq!(seen.len(), listed.filter(is_kind).count(), "{seen:?}");
}

fn kind(violation: &Violation) -> String {
    let text = format!("{violation:?}");
    text.split([' ', '(']).next().unwrap_or_default().to_owned()
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Numbering {
    name: String,
    article: String,
    #[serde(default)]
    rating_used: RatingUsed,
    #[serde(default)]
    paired_rounds: usize,
    entrants: Vec<Person>,
    order: Vec<String>,
    ids: Option<Vec<EntrantId>>,
}

impl Case for Numbering {
    named!();

    fn check(&self) {
        let entrants = draft::entrants(&self.entrants);
        let mut numbers = assign_numbers(&entrants, self.rating_used, self.paired_rounds);
        numbers.sort_by_key(|(_, number)| *number);
        let ids: Vec<EntrantId> = numbers.iter().map(|(id, _)| *id).collect();
        let line = |(id, number): &(EntrantId, PairingNumber)| {
            let entrant = entrants.iter().find(|entrant| entrant.id == *id).unwrap();
            format!("{number} {}", entrant.player.name)
        };
        assert_eq!(numbers.iter().map(line).collect::<Vec<_>>(), self.order);
        if let Some(expected) = &self.ids {
            assert_eq!(&ids, expected);
        }
        if self.paired_rounds < ROUNDS_BEFORE_NUMBERS_FREEZE {
            assert_eq!(initial_ranking(&entrants, self.rating_used), ids);
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Worth {
    name: String,
    article: String,
    points: String,
    bye_points: Option<Points>,
    worth: String,
}

impl Case for Worth {
    named!();

    fn check(&self) {
        let system = draft::point_system(&self.points, self.bye_points);
        assert_eq!(system.check(), Ok(()));
        let worth = Outcome::ALL.map(|outcome| system.points(outcome));
        assert_eq!(worth.to_vec(), all_points(&self.worth));
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Scores {
    name: String,
    article: String,
    event: Event,
    expect: Vec<Expect>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Expect {
    after: u16,
    #[serde(default)]
    scores: BTreeMap<Purpose, String>,
    #[serde(default)]
    teams: BTreeMap<Purpose, String>,
    paired_on: Option<String>,
    floats_2017: Option<String>,
    floats_2026: Option<String>,
    opponents: Option<Vec<String>>,
    available: Option<Vec<EntrantId>>,
    prohibited: Option<Vec<String>>,
}

impl Case for Scores {
    named!();

    fn check(&self) {
        let tournament = Tournament::new(self.event.draft()).unwrap();
        for expect in &self.expect {
            expect.check(&tournament);
        }
    }
}

impl Expect {
    fn check(&self, tournament: &Tournament) {
        let after = RoundNumber(self.after);
        let ids: Vec<EntrantId> = tournament.entrants().iter().map(|e| e.id).collect();
        for (purpose, scores) in &self.scores {
            let found = ids.iter().map(|id| tournament.score(*id, after, *purpose));
            assert_eq!(
                found.collect::<Vec<_>>(),
                all_points(scores),
                "{purpose:?} after {after}"
            );
        }
        for (purpose, scores) in &self.teams {
            let score = |id: &EntrantId| tournament.score(*id, after, *purpose);
            let teams = tournament.teams().iter();
            let found = teams.map(|team| team.details.members.iter().map(score).sum::<Points>());
            assert_eq!(
                found.collect::<Vec<_>>(),
                all_points(scores),
                "{purpose:?} after {after}"
            );
        }
        if let Some(scores) = &self.paired_on {
            let found = ids
                .iter()
                .map(|id| tournament.pairing_score(*id, after.next()));
            assert_eq!(
                found.collect::<Vec<_>>(),
                all_points(scores),
                "after {after}"
            );
        }
        for (floats, unplayed) in [
            (&self.floats_2017, UnplayedFloat::Every),
            (&self.floats_2026, UnplayedFloat::AboveLoss),
        ] {
            if let Some(floats) = floats {
                let found = ids
                    .iter()
                    .map(|id| mark(tournament.float(*id, after, unplayed)));
                assert_eq!(
                    &found.collect::<String>(),
                    floats,
                    "round {after}, {unplayed:?}"
                );
            }
        }
        if let Some(opponents) = &self.opponents {
            let found = ids.iter().map(|id| opponents_of(tournament, *id, after));
            assert_eq!(&found.collect::<Vec<_>>(), opponents, "after {after}");
        }
        if let Some(available) = &self.available {
            let mut found = ids.clone();
            found.retain(|id| tournament.is_available(*id, after.next()));
            assert_eq!(&found, available, "after {after}");
        }
        if let Some(prohibited) = &self.prohibited {
            let pairs = ids
                .iter()
                .flat_map(|one| ids.iter().map(move |other| (*one, *other)));
            let banned = |(one, other): &(EntrantId, EntrantId)| {
                one < other && tournament.is_prohibited(*one, *other, after.next())
            };
            let found = pairs
                .filter(banned)
                .map(|(one, other)| format!("{}-{}", one.0, other.0));
            assert_eq!(&found.collect::<Vec<_>>(), prohibited, "after {after}");
        }
    }
}

fn mark(float: Option<Float>) -> char {
    match float {
        Some(Float::Down) => 'v',
        Some(Float::Up) => '^',
        None => '-',
    }
}

fn opponents_of(tournament: &Tournament, id: EntrantId, after: RoundNumber) -> String {
    let opponents = tournament.opponents(id, after).map(|id| id.0.to_string());
    opponents.collect::<Vec<_>>().join(" ")
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Cards {
    name: String,
    article: String,
    entrants: Vec<Person>,
    cards: Vec<String>,
    rounds: Option<Vec<Vec<String>>>,
    violations: Option<Vec<String>>,
    #[serde(default)]
    refused: bool,
}

impl Case for Cards {
    named!();

    fn check(&self) {
        let tournament = self.tournament();
        if let Some(rounds) = &self.rounds {
            let rounds: Vec<Round> = rounds.iter().map(|lines| draft::round(lines)).collect();
            assert_eq!(tournament.as_ref().unwrap().rounds(), rounds);
        }
        if let Some(expected) = &self.violations {
            assert_eq!(&messages(&violations(tournament.clone())), expected);
        }
        assert!(!self.refused || tournament.is_err(), "not refused");
    }
}

impl Cards {
    fn tournament(&self) -> Result<Tournament, Violations> {
        let cards: Vec<Vec<CardEntry>> = self.cards.iter().map(|line| card(line)).collect();
        from_cards(draft::entrants(&self.entrants), &cards, None)
    }
}

fn from_cards(
    entrants: Vec<Entrant>,
    cards: &[Vec<CardEntry>],
    planned_rounds: Option<u16>,
) -> Result<Tournament, Violations> {
    let rounds = rounds_from_cards(&entrants, cards)?;
    Tournament::new(Draft {
        planned_rounds: planned_rounds.unwrap_or(rounds.len() as u16),
        entrants,
        rounds,
        ..Draft::default()
    })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Worked {
    name: String,
    article: String,
    planned_rounds: u16,
    players: Vec<String>,
    #[serde(default)]
    no_float_in_2026: Vec<(EntrantId, RoundNumber)>,
    #[serde(default)]
    round: Vec<WorkedRound>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WorkedRound {
    #[serde(default)]
    before: Vec<String>,
    boards: Vec<String>,
}

impl Case for Worked {
    named!();

    fn check(&self) {
        let tournament = self.tournament();
        self.check_table(&tournament);
        self.check_editions(&tournament);
        for (place, round) in self.round.iter().enumerate() {
            let number = RoundNumber::at_place(place);
            for line in &round.before {
                check_state(&tournament, number, line);
            }
            for line in &round.boards {
                check_board(&tournament, number, line);
            }
        }
    }
}

impl Worked {
    fn tournament(&self) -> Tournament {
        let (mut entrants, mut cards) = (Vec::new(), Vec::new());
        for line in &self.players {
            let cells = cells(line);
            let id: u32 = cells[0].parse().unwrap();
            let player = Player {
                title: cells[1].parse().ok(),
                fide_rating: cells[3].parse().ok(),
                ..Player::named(cells[2])
            };
            entrants.push(Entrant::new(EntrantId(id), player));
            cards.push(card(cells[4]));
        }
        let numbers = assign_numbers(&entrants, RatingUsed::Fide, 0);
        for (entrant, (id, number)) in entrants.iter_mut().zip(numbers) {
            assert_eq!(
                (entrant.id, entrant.id.0),
                (id, number.get()),
                "ranked in this order"
            );
            entrant.pairing_number = Some(number);
        }
        from_cards(entrants, &cards, Some(self.planned_rounds)).unwrap()
    }

    /// The last two columns: points, and the place by points and number.
    fn check_table(&self, tournament: &Tournament) {
        let table = tournament.score_table(tournament.paired_rounds(), Purpose::Standings);
        assert_eq!(table.len(), self.players.len());
        for line in &self.players {
            let cells = cells(line);
            let place: usize = cells[6].parse().unwrap();
            let row = &table[place - 1];
            assert_eq!(row.entrant.0.to_string(), cells[0]);
            assert_eq!(Ok(row.points), cells[5].parse());
            let above = table
                .iter()
                .filter(|other| other.points > row.points)
                .count();
            assert_eq!(row.rank, above + 1, "{line}");
        }
    }

    /// Where the two editions' floats agree, and where they do not.
    fn check_editions(&self, tournament: &Tournament) {
        for entrant in tournament.entrants() {
            for row in tournament.card(entrant.id, tournament.paired_rounds()) {
                let float = |unplayed| tournament.float(entrant.id, row.round, unplayed);
                let old = float(UnplayedFloat::Every);
                let new = if self.no_float_in_2026.contains(&(entrant.id, row.round)) {
                    assert_eq!(old, Some(Float::Down));
                    None
                } else {
                    old
                };
                let label = entrant.label();
                assert_eq!(
                    float(UnplayedFloat::AboveLoss),
                    new,
                    "{label}, round {}",
                    row.round
                );
            }
        }
    }
}

/// `number | score | colours | difference | floats, last round first | opponents` before a round.
fn check_state(tournament: &Tournament, round: RoundNumber, line: &str) {
    let cells = cells(line);
    let id = EntrantId(cells[0].parse().unwrap());
    let after = round.previous().unwrap();
    for purpose in Purpose::ALL {
        assert_eq!(
            Ok(tournament.score(id, after, purpose)),
            cells[1].parse(),
            "{line}"
        );
    }
    let colours: String = tournament
        .card(id, after)
        .map(|row| {
            row.played_colour()
                .map_or('.', |c| c.letter().to_ascii_uppercase())
        })
        .collect();
    assert_eq!(colours, cells[2], "{line}");
    let history = tournament.colours(id, after);
    let played = colours.replace('.', "");
    let unplayed = "=".repeat(colours.len() - played.len());
    assert_eq!(history.to_string(), format!("{unplayed}{played}"), "{line}");
    assert_eq!(format!("{:+}", history.difference()), cells[3], "{line}");
    let floats = [Some(after), after.previous()].map(|round| {
        mark(round.and_then(|round| tournament.float(id, round, UnplayedFloat::Every)))
    });
    assert_eq!(floats.iter().collect::<String>(), cells[4], "{line}");
    assert_eq!(opponents_of(tournament, id, after), cells[5], "{line}");
}

/// `White-Black | their scores | result`, or `player | score | bye`.
fn check_board(tournament: &Tournament, round: RoundNumber, line: &str) {
    let cells = cells(line);
    let scores = all_points(cells[1]);
    let score = |id: u32| tournament.pairing_score(EntrantId(id), round);
    let row = |id: u32| tournament.row(EntrantId(id), round).unwrap();
    let Ok(result) = cells[2].parse::<GameResult>() else {
        let id = cells[0].parse().unwrap();
        assert_eq!(row(id).reported, cells[2].parse().unwrap(), "{line}");
        assert_eq!((row(id).opponent, row(id).colour), (None, None), "{line}");
        assert_eq!(score(id), scores[0], "{line}");
        return;
    };
    let (white, black) = pair(cells[0]);
    for (id, opponent, colour, own, other) in [
        (white, black, Colour::White, scores[0], scores[1]),
        (black, white, Colour::Black, scores[1], scores[0]),
    ] {
        let row = row(id);
        assert_eq!(row.opponent, Some(EntrantId(opponent)), "{line}");
        assert_eq!(row.colour, Some(colour), "{line}");
        assert_eq!(row.reported, result.side(colour), "{line}");
        assert_eq!(score(id), own, "{line}");
        let float = match own.cmp(&other) {
            _ if !row.reported.is_played() => 'v',
            std::cmp::Ordering::Greater => 'v',
            std::cmp::Ordering::Less => '^',
            std::cmp::Ordering::Equal => '-',
        };
        assert_eq!(
            mark(tournament.float(EntrantId(id), round, UnplayedFloat::Every)),
            float,
            "{line}"
        );
    }
}

fn cells(line: &str) -> Vec<&str> {
    line.split('|').map(str::trim).collect()
}
