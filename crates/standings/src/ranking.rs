//! The order of the table.

use adoube_tournament::Points;

use crate::calculation::Calculation;
use crate::field::{Field, Score};
use crate::method::Method;
use crate::{Rules, TieBreak, Value};

/// The standings: everybody in order, with the values that made it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standings {
    lines: Vec<Line>,
}

/// A line of the standings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Who, as a place in the field.
    pub place: usize,
    /// The rank; those who are level in everything share it.
    pub rank: usize,
    /// The score that ranks.
    pub points: Points,
    /// The value of each tie-break, nothing where it is not defined.
    pub values: Vec<Option<Value>>,
    /// Which tie-break separated this line from the one above; nothing if the points did, or if
    /// the two are level.
    pub separated_by: Option<usize>,
}

impl Standings {
    /// Ranks a field by points, then by each tie-break of the list among those still level.
    ///
    /// A list that starts with a score (`PTS`, `MPTS`, `GPTS`) is ranked by that one.
    pub fn rank(field: &Field, tie_breaks: &[TieBreak], rules: Rules) -> Standings {
        let field = ranked_as_asked(field, tie_breaks);
        let field = field.as_ref();
        let mut lines: Vec<Line> = (0..field.participants().len())
            .map(|place| Line {
                place,
                rank: 1,
                points: field.score(place, field.primary()),
                values: Vec::with_capacity(tie_breaks.len()),
                separated_by: None,
            })
            .collect();
        lines.sort_by_key(|line| (-line.points, line.place));
        share_ranks(&mut lines, |one, other| one.points == other.points, None);
        for (number, tie_break) in tie_breaks.iter().enumerate() {
            let values = Calculation::of(field, tie_break, rules).values(&level(&lines));
            for line in &mut lines {
                line.values.push(values[line.place]);
            }
            let lower = tie_break.lower_is_better();
            lines.sort_by_cached_key(|line| {
                let value = line.values[number];
                // Who has no value comes last.
                let value = value.map(|value| if lower { value } else { -value });
                (line.rank, value.is_none(), value, line.place)
            });
            let alike = |one: &Line, other: &Line| {
                one.rank == other.rank && one.values[number] == other.values[number]
            };
            share_ranks(&mut lines, alike, Some(number));
        }
        Standings { lines }
    }

    /// The lines, best first.
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }
}

fn ranked_as_asked<'f>(field: &'f Field, tie_breaks: &[TieBreak]) -> std::borrow::Cow<'f, Field> {
    let score = match tie_breaks.first() {
        Some(first) if field.is_for_teams() => match (first.method, first.score) {
            (Method::MatchPoints, _) => Score::Match,
            (Method::GamePoints, _) => Score::Game,
            (Method::Points, Some(score)) => score,
            _ => field.primary(),
        },
        _ => field.primary(),
    };
    if score == field.primary() {
        std::borrow::Cow::Borrowed(field)
    } else {
        std::borrow::Cow::Owned(field.clone().ranked_by(score))
    }
}

/// Gives equal ranks to neighbours that are alike. Ranks only ever grow.
fn share_ranks(
    lines: &mut [Line],
    alike: impl Fn(&Line, &Line) -> bool,
    separated_by: Option<usize>,
) {
    let mut ranks = Vec::with_capacity(lines.len());
    for (place, line) in lines.iter().enumerate() {
        let shared = place > 0 && alike(&lines[place - 1], line);
        ranks.push(if shared { ranks[place - 1] } else { place + 1 });
    }
    for (line, rank) in lines.iter_mut().zip(ranks) {
        if line.rank != rank && separated_by.is_some() {
            line.separated_by = separated_by;
        }
        line.rank = rank;
    }
}

/// Those who share a rank, best first.
pub(crate) fn level(lines: &[Line]) -> Vec<Vec<usize>> {
    let mut groups: Vec<Vec<usize>> = Vec::new();
    let mut rank = 0;
    for line in lines {
        if line.rank != rank || groups.is_empty() {
            groups.push(Vec::new());
            rank = line.rank;
        }
        if let Some(group) = groups.last_mut() {
            group.push(line.place);
        }
    }
    groups
}
