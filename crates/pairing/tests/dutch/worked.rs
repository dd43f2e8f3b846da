//! The two worked tournaments, every round: `worked_h.toml`, `worked_e.toml`.

use adoube_pairing::dutch::Edition;
use adoube_tournament::*;
use adoube_vectors::{Vectors, tests};
use serde::Deserialize;

use crate::event::{ids, with_cards};
use crate::literal::colours::{Strength, allocation};
use crate::literal::criteria::{Judge, describe, in_order};
use crate::literal::edition_2017::{self, Bracket2017};
use crate::literal::generate::{Bracket, Candidate};
use crate::literal::state::{Field, Place, Set};
use crate::literal::{Method, Paired, Role};
use crate::positions::preference_tag;
use crate::solver::{Answer, Solver};

pub(crate) fn register(vectors: &mut Vectors) {
    vectors.tests(&tests![
        literal_worked_tournaments,
        engine_worked_tournaments,
        states,
        colour_articles,
        brackets,
    ]);
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    case: Vec<Worked>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Worked {
    pub name: String,
    #[serde(rename = "article")]
    _article: String,
    planned_rounds: u16,
    players: Vec<String>,
    round: Vec<WorkedRound>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct WorkedRound {
    before: Option<String>,
    #[serde(default)]
    barred: String,
    #[serde(default)]
    topscorers: String,
    boards: String,
    bye: Option<u32>,
    #[serde(default)]
    bracket: Vec<WorkedBracket>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WorkedBracket {
    #[serde(default)]
    role: WorkedRole,
    #[serde(default)]
    moved_down: String,
    residents: String,
    parameters: Option<String>,
    chosen: String,
    candidates: Option<Vec<String>>,
}

#[derive(Deserialize, Default)]
#[serde(rename_all = "lowercase")]
enum WorkedRole {
    #[default]
    Ordinary,
    Penultimate,
    #[serde(rename = "collapsed last")]
    CollapsedLast,
    Last,
}

impl WorkedRole {
    fn role(&self) -> Role {
        match self {
            WorkedRole::Ordinary => Role::Ordinary,
            WorkedRole::Penultimate => Role::Penultimate,
            WorkedRole::CollapsedLast => Role::CollapsedLast,
            WorkedRole::Last => Role::Last,
        }
    }
}

impl Worked {
    pub(crate) fn both() -> [Worked; 2] {
        [
            include_str!("../vectors/dutch/worked_h.toml"),
            include_str!("../vectors/dutch/worked_e.toml"),
        ]
        .map(|text| {
            let mut file: File = toml::from_str(text).unwrap();
            file.case.pop().expect("a tournament")
        })
    }

    pub(crate) fn tournament(&self) -> Tournament {
        let draft = Draft {
            planned_rounds: self.planned_rounds,
            initial_colour: Some(Colour::White),
            ..Draft::default()
        };
        Tournament::new(with_cards(draft, &self.players)).expect(&self.name)
    }

    /// Each round with those who were paired in it.
    pub(crate) fn rounds<'w>(
        &'w self,
        tournament: &'w Tournament,
    ) -> impl Iterator<Item = (RoundNumber, &'w WorkedRound, Vec<EntrantId>)> {
        (self.round.iter().enumerate()).map(|(place, round)| {
            let number = RoundNumber::at_place(place);
            let paired = |id: &EntrantId| {
                let row = tournament.row(*id, number);
                row.is_some_and(|row| {
                    row.opponent.is_some() || row.reported == Outcome::PairingAllocatedBye
                })
            };
            let everybody = tournament.entrants().iter().map(|entrant| entrant.id);
            (number, round, everybody.filter(paired).collect())
        })
    }
}

impl WorkedRound {
    fn answer(&self) -> Answer {
        let pairs = self.boards.split(", ").map(|board| {
            let (pair, _article) = board.split_once(' ').expect(board);
            let ids = ids(&pair.replace('-', " "));
            (ids[0], ids[1])
        });
        Answer {
            pairs: pairs.collect(),
            bye: self.bye.map(EntrantId),
        }
    }
}

fn check_rounds(solver: Solver) {
    for worked in Worked::both() {
        let tournament = worked.tournament();
        for (number, round, present) in worked.rounds(&tournament) {
            for edition in Edition::ALL {
                let found = solver.pair(&tournament, number, &present, edition);
                let what = format!("{}, round {number}, {edition}", worked.name);
                assert_eq!(found, Some(round.answer()), "{what}");
            }
        }
    }
}

fn literal_worked_tournaments() {
    check_rounds(Solver::Literal);
}

fn engine_worked_tournaments() {
    check_rounds(Solver::Engine);
}

fn id_numbers(field: &Field, players: impl Iterator<Item = Place>) -> String {
    let ids = players.map(|place| field.players[place].id.0.to_string());
    ids.collect::<Vec<String>>().join(" ")
}

/// Preferences, floats, who is barred from the bye, topscorers.
fn states() {
    for worked in Worked::both() {
        let tournament = worked.tournament();
        for (number, round, _) in worked.rounds(&tournament) {
            let Some(before) = &round.before else {
                continue;
            };
            let everybody: Vec<EntrantId> = (tournament.entrants().iter())
                .map(|entrant| entrant.id)
                .collect();
            let field = Field::new(&tournament, number, &everybody, Edition::Dutch2017);
            let what = format!("{}, round {number}", worked.name);
            let places = 0..field.players.len();
            let tags: Vec<String> = places.clone().map(|place| tag(&field, place)).collect();
            assert_eq!(tags.join(" "), *before, "{what}");
            let barred = places.clone().filter(|p| field.players[*p].barred_from_bye);
            assert_eq!(id_numbers(&field, barred), round.barred, "{what}");
            let top = places.filter(|p| field.players[*p].topscorer);
            assert_eq!(id_numbers(&field, top), round.topscorers, "{what}");
        }
    }
}

/// `6bv^`: number, preference, floats without trailing dashes.
fn tag(field: &Field, place: Place) -> String {
    let player = &field.players[place];
    let floats: String = (player.floats.iter())
        .map(|float| match float {
            Some(Float::Down) => 'v',
            Some(Float::Up) => '^',
            None => '-',
        })
        .collect();
    let preference = preference_tag(player.preference);
    format!(
        "{}{preference}{}",
        player.id.0,
        floats.trim_end_matches('-')
    )
}

/// The articles that give the colours.
fn colour_articles() {
    for worked in Worked::both() {
        let tournament = worked.tournament();
        for (number, round, present) in worked.rounds(&tournament) {
            let field = Field::new(&tournament, number, &present, Edition::Dutch2017);
            let place_of = |id: EntrantId| {
                let place = field.players.iter().position(|player| player.id == id);
                place.expect("somebody present")
            };
            let found = (round.answer().pairs.into_iter()).map(|(white, black)| {
                let (_, article) = allocation(&field, place_of(white), place_of(black));
                format!("{}-{} {article}", white.0, black.0)
            });
            let found: Vec<String> = found.collect();
            assert_eq!(found.join(", "), round.boards, "{} {number}", worked.name);
        }
    }
}

/// Every bracket with its parameters, its candidates in order and the one that is chosen.
fn brackets() {
    for worked in Worked::both() {
        let tournament = worked.tournament();
        for (number, round, present) in worked.rounds(&tournament) {
            if round.bracket.is_empty() {
                continue;
            }
            let field = Field::new(&tournament, number, &present, Edition::Dutch2017);
            let found = edition_2017::pair(&field, Method::Sieve).expect("a pairing");
            let what = format!("{}, round {number}", worked.name);
            assert_eq!(found.len(), round.bracket.len(), "{what}");
            for (paired, expected) in found.iter().zip(&round.bracket) {
                check_bracket(&field, paired, expected, &what);
            }
        }
    }
}

fn check_bracket(field: &Field, paired: &Paired, expected: &WorkedBracket, what: &str) {
    let Bracket {
        moved_down,
        residents,
    } = &paired.bracket;
    assert_eq!(paired.role, expected.role.role(), "{what}");
    let moved_down = id_numbers(field, moved_down.iter().copied());
    assert_eq!(moved_down, expected.moved_down, "{what}");
    let residents = id_numbers(field, residents.iter().copied());
    assert_eq!(residents, expected.residents, "{what}");
    let judge = Bracket2017::new(
        field,
        paired.bracket.clone(),
        lower(field, paired),
        paired.role,
    );
    assert_eq!(
        candidate_text(&judge, &paired.chosen),
        expected.chosen,
        "{what}, [{moved_down}][{residents}]"
    );
    if let Some(parameters) = &expected.parameters {
        let found = parameters_text(&judge, &paired.chosen, parameters.contains("x="));
        assert_eq!(found, *parameters, "{what}, [{moved_down}][{residents}]");
    }
    if let Some(candidates) = &expected.candidates {
        let found = in_order(&judge);
        let found: Vec<String> = found.iter().map(|c| candidate_text(&judge, c)).collect();
        assert_eq!(found, *candidates, "{what}, [{moved_down}][{residents}]");
    }
}

/// Who is below the bracket.
fn lower(field: &Field, paired: &Paired) -> Set {
    let lowest = paired.bracket.residents.last().copied();
    let below = (0..field.players.len())
        .filter(|place| lowest.is_some_and(|lowest| field.score(*place) < field.score(lowest)));
    Set::of(&below.collect::<Vec<Place>>())
}

/// `2-6 float 5 | C.5=1 C.6={1,0}`. The look-ahead (C.7) is told only where somebody floats.
fn candidate_text(judge: &Bracket2017<'_>, candidate: &Candidate) -> String {
    let id = |place: &Place| judge.field().players[*place].id.0;
    let pairs = candidate.pairs.iter();
    let mut words: Vec<String> = pairs
        .map(|(one, other)| format!("{}-{}", id(one), id(other)))
        .collect();
    let floating: Vec<Place> = candidate.downfloaters.places().collect();
    if !floating.is_empty() {
        words.push("float".to_owned());
    }
    words.extend(floating.iter().map(|place| id(place).to_string()));
    let failures = describe(judge, candidate);
    let failures: Vec<&str> = (failures.split(' '))
        .filter(|failure| !floating.is_empty() || !failure.starts_with("C.7="))
        .collect();
    format!("{} | {}", words.join(" "), failures.join(" "))
}

/// B.1, and the least possible number of denied preferences x, of denied strong ones z.
fn parameters_text(judge: &Bracket2017<'_>, chosen: &Candidate, with_bounds: bool) -> String {
    let field = judge.field();
    let m1 = chosen.paired_moved_down(judge.bracket());
    let max_pairs = chosen.pairs.len();
    let text = format!("M1={m1} MaxPairs={max_pairs}");
    if !with_bounds {
        return text;
    }
    let players = || judge.bracket().players().places();
    let seeking = |colour: Colour| {
        let wants = players().filter_map(|place| field.players[place].preference);
        wants.filter(move |wanted| wanted.colour == colour)
    };
    let (whites, blacks) = (
        seeking(Colour::White).count(),
        seeking(Colour::Black).count(),
    );
    let majority = if whites >= blacks {
        Colour::White
    } else {
        Colour::Black
    };
    let undecided = players().count() - whites - blacks;
    let x = max_pairs.saturating_sub(whites.min(blacks) + undecided);
    let mild = seeking(majority).filter(|wanted| wanted.strength == Strength::Mild);
    let z = x.saturating_sub(mild.count());
    format!("{text} x={x} z={z}")
}
