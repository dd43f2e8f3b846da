//! Positions of events and of brackets: `positions.toml`, `standings.toml`, `colours.toml`.

use adoube_pairing::dutch::Edition;
use adoube_tournament::*;
use adoube_vectors::Vectors;
use serde::Deserialize;

use crate::event::{Standing, entrant, ids, with_cards, with_standings};
use crate::literal::{self, LiteralBracket, colours, state::Field};
use crate::solver::{Solver, expect_no_failures, written};

pub(crate) fn register(vectors: &mut Vectors) {
    vectors.file("dutch/positions", |file| {
        file.each("case", positions);
    });
    vectors.file("dutch/standings", |file| {
        file.each("case", standings);
    });
    vectors.file("dutch/colours", |file| {
        let lines: &Vec<String> = file.shared("preference");
        file.test("preferences", move || preferences(lines));
        file.each("case", colour_cases);
    });
}

/// A position and how it is paired.
#[derive(Deserialize, Default)]
#[serde(default, deny_unknown_fields)]
struct Case {
    name: String,
    article: String,
    planned_rounds: u16,
    players: Vec<String>,
    /// So many players before round 1.
    entrants: u32,
    /// So many of them with a virtual point.
    accelerated: u32,
    absent: String,
    initial_colour: Option<Colour>,
    bye_points: Option<Points>,
    engine_only: bool,
    brackets: Vec<String>,
    both: Option<String>,
    dutch_2017: Option<String>,
    dutch_2025: Option<String>,
    dutch_2026: Option<String>,
}

impl Case {
    fn empty_draft(&self) -> Draft {
        let mut point_system = PointSystem::one_half_zero();
        if let Some(points) = self.bye_points {
            point_system = point_system.with_pairing_allocated_bye(points);
        }
        Draft {
            planned_rounds: self.planned_rounds,
            point_system,
            initial_colour: Some(self.initial_colour.unwrap_or(Colour::White)),
            ..Draft::default()
        }
    }

    fn event(&self) -> Draft {
        let mut draft = with_cards(self.empty_draft(), &self.players);
        draft.entrants.extend((1..=self.entrants).map(entrant));
        if self.accelerated > 0 {
            draft.virtual_points.push(VirtualPoints {
                entrants: (1..=self.accelerated).map(EntrantId).collect(),
                rounds: RoundSpan::from(RoundNumber::FIRST),
                points: Points::ONE,
            });
        }
        draft
    }

    fn expected(&self, edition: Edition) -> Option<&String> {
        let own = match edition {
            Edition::Dutch2017 => &self.dutch_2017,
            Edition::Dutch2025 if self.dutch_2025.is_some() => &self.dutch_2025,
            Edition::Dutch2025 | Edition::Dutch2026 => &self.dutch_2026,
        };
        own.as_ref().or(self.both.as_ref())
    }

    /// What is wrong with a solver's answers.
    fn failures(&self, solver: Solver, draft: Draft, present: &[EntrantId]) -> Vec<String> {
        let round = draft.paired_rounds().next();
        let tournament = Tournament::new(draft).expect(&self.name);
        let mut failures = Vec::new();
        for edition in Edition::ALL {
            let Some(expected) = self.expected(edition) else {
                continue;
            };
            let found = written(solver.pair(&tournament, round, present, edition));
            if found != *expected {
                let (name, article) = (&self.name, &self.article);
                failures.push(format!(
                    "{name} ({article}), {edition}\n  expected {expected}\n  found    {found}"
                ));
            }
        }
        failures
    }

    /// Who pairs it.
    fn solvers(&self) -> impl Iterator<Item = Solver> {
        let literal = (!self.engine_only).then_some(Solver::Literal);
        literal.into_iter().chain([Solver::Engine])
    }
}

fn positions(case: Case) {
    for solver in case.solvers() {
        let draft = case.event();
        let absent = ids(&case.absent);
        let present: Vec<EntrantId> = (draft.entrants.iter().map(|entrant| entrant.id))
            .filter(|id| !absent.contains(id))
            .collect();
        expect_no_failures(case.failures(solver, draft, &present));
    }
}

fn numbers_of(standings: &[Standing]) -> Vec<EntrantId> {
    let numbers = standings.iter().map(|standing| standing.number);
    numbers.map(EntrantId).collect()
}

fn standings(case: Case) {
    let standings: Vec<Standing> = (case.players.iter())
        .map(|line| Standing::parse(line))
        .collect();
    let present = numbers_of(&standings);
    for solver in case.solvers() {
        let draft = with_standings(case.empty_draft(), &standings);
        expect_no_failures(case.failures(solver, draft, &present));
    }
    if !case.engine_only {
        literal_brackets(&case, &standings);
    }
}

/// What each bracket makes of it, in the edition of 2017.
fn literal_brackets(case: &Case, standings: &[Standing]) {
    let draft = with_standings(case.empty_draft(), standings);
    let round = draft.paired_rounds().next();
    let tournament = Tournament::new(draft).expect(&case.name);
    let present = numbers_of(standings);
    let paired = literal::pair(&tournament, round, &present, Edition::Dutch2017);
    let brackets = paired.expect(&case.name).brackets;
    let found: Vec<String> = brackets.iter().map(bracket_text).collect();
    assert_eq!(found, case.brackets, "{}", case.name);
}

/// `12-3 float 11`.
pub(crate) fn bracket_text(bracket: &LiteralBracket) -> String {
    let pairs = bracket.pairs.iter();
    let mut words: Vec<String> = pairs
        .map(|(one, other)| format!("{}-{}", one.0, other.0))
        .collect();
    if !bracket.downfloaters.is_empty() {
        words.push("float".to_owned());
    }
    words.extend(bracket.downfloaters.iter().map(|id| id.0.to_string()));
    words.join(" ")
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ColourCase {
    name: String,
    article: String,
    players: Vec<String>,
    #[serde(default)]
    last_round: bool,
    expected: String,
}

impl ColourCase {
    /// The two players alone in an event, so that they are paired with each other.
    fn position(&self) -> (Tournament, RoundNumber, Vec<EntrantId>) {
        let standings: Vec<Standing> = (self.players.iter())
            .map(|line| Standing::parse(line))
            .collect();
        let rounds = standings.iter().map(|one| one.rounds.len()).max();
        let planned = rounds.unwrap_or(0) as u16 + if self.last_round { 1 } else { 2 };
        let draft = Draft {
            planned_rounds: planned,
            initial_colour: Some(Colour::White),
            ..Draft::default()
        };
        let draft = with_standings(draft, &standings);
        let round = draft.paired_rounds().next();
        let tournament = Tournament::new(draft).expect(&self.name);
        (tournament, round, numbers_of(&standings))
    }
}

fn colour_cases(case: ColourCase) {
    let (tournament, round, present) = case.position();
    let (expected, _) = case.expected.split_once(' ').expect(&case.name);
    let mut failures = Vec::new();
    for solver in [Solver::Literal, Solver::Engine] {
        for edition in Edition::ALL {
            let found = written(solver.pair(&tournament, round, &present, edition));
            if found != expected {
                let (name, article) = (&case.name, &case.article);
                failures.push(format!("{name} ({article}), {edition}: {found}"));
            }
        }
    }
    expect_no_failures(failures);
    colour_article(&case);
}

/// The article that decides.
fn colour_article(case: &ColourCase) {
    let (tournament, round, present) = case.position();
    let field = Field::new(&tournament, round, &present, Edition::Dutch2017);
    let (white, article) = colours::allocation(&field, 0, 1);
    let found = field.players.iter().map(|player| player.id.0);
    let found: Vec<u32> = found.collect();
    let text = format!("{}-{} {article}", found[white], found[1 - white]);
    assert_eq!(text, case.expected, "{}", case.name);
}

fn preferences(lines: &[String]) {
    for line in lines {
        let (rounds, expected) = line.split_once(" -> ").expect(line);
        let played: Vec<Colour> = (rounds.chars())
            .filter_map(|letter| match letter {
                'W' => Some(Colour::White),
                'B' => Some(Colour::Black),
                _ => None,
            })
            .collect();
        let found = preference_tag(colours::preference(&played));
        assert_eq!(found, expected, "{line}");
    }
}

/// `w`, `Ww`, `W`, or `A` for none.
pub(crate) fn preference_tag(preference: Option<colours::Preference>) -> String {
    let Some(preference) = preference else {
        return "A".to_owned();
    };
    let small = preference.colour.letter();
    let capital = small.to_ascii_uppercase();
    match preference.strength {
        colours::Strength::Mild => small.to_string(),
        colours::Strength::Strong => format!("{capital}{small}"),
        colours::Strength::Absolute => capital.to_string(),
    }
}
