//! Tie-breaks from a participant's own results (C.07.7), and the Koya system (9.2).

use adoube_tournament::{Colour, Outcome, Points};

use crate::code::KoyaLimit;
use crate::field::{Cell, Field, Score, System};
use crate::method::Method;
use crate::term::{Cut, Source, Term};
use crate::{Rules, Value};

/// What each round adds to a tie-break of article 7.
pub(crate) fn terms(
    field: &Field,
    method: Method,
    rules: Rules,
    score: Score,
    place: usize,
    terms: &mut Vec<Term>,
) {
    terms.clear();
    let mut total = Points::ZERO;
    for (round, cell) in field.card(place).iter().enumerate() {
        total += cell.points(score);
        let value = match method {
            Method::Progressive => Value::points(total),
            Method::StandardPoints => standard(field, score, place, round),
            _ => Value::whole(counts(field, method, rules, score, cell).into()),
        };
        let source = match method {
            Method::Progressive => Source::Total,
            _ => Source::Scored,
        };
        terms.push(Term {
            round,
            opponent: cell.opponent,
            value,
            source,
            cut: None,
            // Progressive scores are cut from the first round on (7.5), so that the round is what
            // is significant.
            weight: Value::whole(i64::try_from(round).unwrap_or(i64::MAX / 10_000)),
            voluntary: false,
        });
    }
}

/// Whether a round is one that the method counts.
fn counts(field: &Field, method: Method, rules: Rules, score: Score, cell: &Cell) -> bool {
    // With pairings made before round 1 a forfeit win is a game (15.2).
    let forfeit_win = cell.outcome == Outcome::ForfeitWin;
    let played = cell.is_played() || (forfeit_win && field.system() == System::PreDetermined);
    let won = cell.points(score) == field.worth(score).win;
    let black = cell.colour == Some(Colour::Black);
    match method {
        Method::Wins if rules.has_virtual_opponent() => {
            matches!(cell.outcome, Outcome::Win | Outcome::UnratedWin) || forfeit_win
        }
        Method::Wins => won,
        Method::GamesWon => played && won,
        Method::GamesWithBlack => played && black,
        Method::WinsWithBlack => played && black && won,
        Method::RoundsElectedToPlay => !cell.is_voluntarily_unplayed(),
        Method::VoluntarilyUnplayed => cell.is_voluntarily_unplayed(),
        Method::GamesPlayed => cell.is_played(),
        _ => false,
    }
}

/// 1 for more than the opponent scored, ½ for as much; without an opponent 1 for more than a draw
/// is worth, ½ for as much (7.7). A double forfeit is as much, word for word.
fn standard(field: &Field, score: Score, place: usize, round: usize) -> Value {
    let cell = &field.card(place)[round];
    if !cell.outcome.is_final() {
        return Value::ZERO;
    }
    let against = match cell.opponent {
        Some(opponent) => field.card(opponent)[round].points(score),
        None => field.worth(score).draw,
    };
    match cell.points(score).cmp(&against) {
        std::cmp::Ordering::Greater => Value::whole(1),
        std::cmp::Ordering::Equal => Value::points(Points::HALF),
        std::cmp::Ordering::Less => Value::ZERO,
    }
}

/// What each round adds in the Koya system: the points against those who reached the limit.
pub(crate) fn koya(
    field: &Field,
    score: Score,
    limit: KoyaLimit,
    place: usize,
    terms: &mut Vec<Term>,
) {
    terms.clear();
    for (round, cell) in field.card(place).iter().enumerate() {
        let Some(opponent) = cell.opponent else {
            continue;
        };
        let below = !reaches(field, score, limit, field.score(opponent, score));
        let value = Value::points(cell.points(score));
        terms.push(Term {
            round,
            opponent: Some(opponent),
            value,
            source: Source::Scored,
            cut: below.then_some(Cut::BelowLimit),
            weight: value,
            voluntary: false,
        });
    }
}

fn reaches(field: &Field, score: Score, limit: KoyaLimit, points: Points) -> bool {
    let rounds = i64::try_from(rounds_to_play(field)).unwrap_or(0);
    let maximum = rounds * i64::from(field.worth(score).win.as_hundredths());
    let needed = maximum * i64::from(limit.percent) + i64::from(limit.shift.as_hundredths()) * 100;
    i64::from(points.as_hundredths()) * 100 >= needed
}

/// How many games a full schedule has: the free rounds of an odd number do not count.
fn rounds_to_play(field: &Field) -> usize {
    let (rounds, participants) = (field.rounds(), field.participants().len());
    if field.system() == System::PreDetermined
        && participants > 0
        && participants % 2 == 1
        && rounds % participants == 0
    {
        rounds - rounds / participants
    } else {
        rounds
    }
}
