//! The tie-breaks of US Chess (rule 34 of the Official Rules of Chess, seventh edition).
//!
//! An unplayed round is half a point to the opponents, whatever it brought, and an opponent without
//! any points to the player (34E1). Where the rule says nothing of unplayed games, they are no games.

use adoube_tournament::{Colour, Outcome, Points};

use crate::Value;
use crate::field::{Cell, Field, Score};
use crate::method::Method;
use crate::rated::Ratings;
use crate::term::{self, Source, Term};

/// From how many rounds on two scores go at each end that is cut (34E1).
const LONG_EVENT: usize = 9;

/// What a win or a loss moves a performance (34E10).
const PERFORMANCE_STEP: i64 = 400;

/// Whether a tie-break of rule 34 needs no more than the scores.
pub(crate) fn counts(method: Method) -> bool {
    use Method::*;
    matches!(
        method,
        ModifiedMedian
            | Solkoff
            | Cumulative
            | Median
            | MostBlacks
            | Kashdan
            | PartialScores
            | AmateurTeam
    )
}

/// What each round adds to such a tie-break.
pub(crate) fn terms(
    field: &Field,
    method: Method,
    score: Score,
    place: usize,
    terms: &mut Vec<Term>,
) {
    terms.clear();
    for (round, cell) in field.card(place).iter().enumerate() {
        match method {
            Method::Cumulative => cumulative(field, score, place, round, terms),
            Method::ModifiedMedian | Method::Solkoff | Method::Median => {
                terms.push(of_opponent(cell, round, |opponent| Source::Opponent {
                    adjusted: adjusted_score(field, score, opponent),
                    score: field.score(opponent, score),
                    obtained: None,
                }));
            }
            Method::PartialScores => {
                let obtained = Some(halves(cell.outcome));
                terms.push(final_score(field, score, cell, round, obtained));
            }
            Method::AmateurTeam => {
                let obtained = Some(cell.points(Score::Game));
                terms.push(final_score(field, score, cell, round, obtained));
            }
            Method::Kashdan => terms.push(scored(cell, round, kashdan(cell))),
            _ => {
                let black = cell.is_played() && cell.colour == Some(Colour::Black);
                terms.push(scored(cell, round, black.into()));
            }
        }
    }
    let (low, high) = cuts(field, method, score, place);
    term::cut(terms, low, high, false);
}

/// How many scores go at the bottom and at the top.
fn cuts(field: &Field, method: Method, score: Score, place: usize) -> (u8, u8) {
    let each = if field.rounds() >= LONG_EVENT { 2 } else { 1 };
    match method {
        Method::Median => (each, each),
        Method::ModifiedMedian => {
            let rounds = i64::try_from(field.rounds()).unwrap_or(0);
            let most = rounds * i64::from(field.worth(score).win.as_hundredths());
            let own = i64::from(field.score(place, score).as_hundredths());
            // More than half of the possible points: the lowest scores go; less: the highest;
            // exactly half: both (34E1).
            match (2 * own).cmp(&most) {
                std::cmp::Ordering::Greater => (each, 0),
                std::cmp::Ordering::Equal => (each, each),
                std::cmp::Ordering::Less => (0, each),
            }
        }
        _ => (0, 0),
    }
}

/// A score in which every unplayed round counts half a point (34E1).
fn adjusted_score(field: &Field, score: Score, place: usize) -> Points {
    let unplayed = field.card(place).iter().filter(|cell| !cell.is_played());
    let draw = field.worth(score).draw;
    // Takes back what the round brought and puts half a point in its place, so that a full-point bye and a
    // zero-point bye are the same to those who met the player.
    let change: Points = unplayed.map(|cell| draw - cell.points(score)).sum();
    field.score(place, score) + change
}

/// The opponent's final score, times what it is multiplied with (34F, 34G2).
fn final_score(
    field: &Field,
    score: Score,
    cell: &Cell,
    round: usize,
    obtained: Option<Points>,
) -> Term {
    of_opponent(cell, round, |opponent| {
        let score = field.score(opponent, score);
        Source::Opponent {
            adjusted: score,
            score,
            obtained,
        }
    })
}

/// The running score, and what an unplayed round takes off: a point for a win, half a point for a
/// draw, which is what it brought (34E3).
fn cumulative(field: &Field, score: Score, place: usize, round: usize, terms: &mut Vec<Term>) {
    let card = field.card(place);
    let cell = &card[round];
    let total = card[..=round].iter().map(|cell| cell.points(score)).sum();
    terms.push(term(round, cell, Value::points(total), Source::Total));
    let brought = cell.points(score);
    if !cell.is_played() && brought > Points::ZERO {
        terms.push(term(
            round,
            cell,
            -Value::points(brought),
            Source::Deduction,
        ));
    }
}

/// A win is worth 4, a draw 2, a loss 1 (34E7).
fn kashdan(cell: &Cell) -> i64 {
    use Outcome::*;
    match cell.outcome {
        Win | UnratedWin => 4,
        Draw | UnratedDraw => 2,
        Loss | UnratedLoss => 1,
        _ => 0,
    }
}

/// The whole score of a beaten opponent, half of one drawn with (34F).
fn halves(outcome: Outcome) -> Points {
    match outcome {
        Outcome::Win | Outcome::UnratedWin => Points::ONE,
        Outcome::Draw | Outcome::UnratedDraw => Points::HALF,
        _ => Points::ZERO,
    }
}

/// 1 for a win, −1 for a loss; nothing for a game without a result.
fn plus_or_minus(outcome: Outcome) -> Option<i64> {
    use Outcome::*;
    match outcome {
        Win | UnratedWin | ForfeitWin => Some(1),
        Draw | UnratedDraw => Some(0),
        Loss | UnratedLoss | ForfeitLoss => Some(-1),
        _ => None,
    }
}

/// The results against the others of a group, by plus or minus (34E5).
pub(crate) fn between_tied(
    field: &Field,
    place: usize,
    group: &[usize],
    forfeits: bool,
) -> Vec<Term> {
    let rounds = field.card(place).iter().enumerate();
    let met = rounds.filter(|(_, cell)| {
        let tied = cell.opponent.is_some_and(|other| group.contains(&other));
        tied && (cell.is_played() || forfeits)
    });
    met.filter_map(|(round, cell)| Some(scored(cell, round, plus_or_minus(cell.outcome)?)))
        .collect()
}

/// The performances of the opponents met over the board, to be averaged (34E10).
pub(crate) fn performances(
    field: &Field,
    ratings: &Ratings,
    place: usize,
    terms: &mut Vec<Term>,
) -> Option<Value> {
    terms.clear();
    let points = |place: usize| field.score(place, field.primary());
    for (round, cell) in field.card(place).iter().enumerate() {
        let Some(opponent) = cell.opponent.filter(|_| cell.is_played()) else {
            continue;
        };
        // Results of the tied against each other do not count.
        let tied =
            |other: usize| points(opponent) == points(place) && points(other) == points(place);
        if let Some(value) = performance(field, ratings, opponent, tied) {
            terms.push(term(round, cell, value, Source::OfOpponent));
        }
    }
    Value::average(term::sum(terms), i64::try_from(terms.len()).ok()?)
}

/// The mean of the opponents' ratings, 400 more for a win and 400 less for a loss.
fn performance(
    field: &Field,
    ratings: &Ratings,
    place: usize,
    left_out: impl Fn(usize) -> bool,
) -> Option<Value> {
    let mut sum = Value::ZERO;
    let mut games = 0;
    for cell in field.card(place).iter().filter(|cell| cell.is_played()) {
        let Some(opponent) = cell.opponent.filter(|other| !left_out(*other)) else {
            continue;
        };
        // Each game adds its opponent's rating, raised or lowered, so that the mean is the performance.
        if let Some(sign) = plus_or_minus(cell.outcome) {
            sum += ratings.own(opponent)? + Value::whole(PERFORMANCE_STEP * sign);
            games += 1;
        }
    }
    Value::average(sum, games)
}

/// A term from an opponent met over the board; any other round is an opponent with nothing.
fn of_opponent(cell: &Cell, round: usize, source: impl Fn(usize) -> Source) -> Term {
    let source = match cell.opponent.filter(|_| cell.is_played()) {
        Some(opponent) => source(opponent),
        None => Source::NoOpponent,
    };
    let value = match source {
        Source::Opponent {
            adjusted,
            obtained: Some(obtained),
            ..
        } => Value::product(adjusted, obtained),
        Source::Opponent { adjusted, .. } => Value::points(adjusted),
        _ => Value::ZERO,
    };
    term(round, cell, value, source)
}

fn scored(cell: &Cell, round: usize, value: i64) -> Term {
    term(round, cell, Value::whole(value), Source::Scored)
}

fn term(round: usize, cell: &Cell, value: Value, source: Source) -> Term {
    Term {
        round,
        opponent: cell.opponent,
        value,
        source,
        cut: None,
        weight: value,
        voluntary: false,
    }
}
