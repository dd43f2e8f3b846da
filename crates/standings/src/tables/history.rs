//! A player's way through the event.

use std::collections::HashMap;

use adoube_ratings::{performance, scale};
use adoube_tournament::{Colour, EntrantId, Outcome, Points, RoundNumber, Tournament};
use serde::Serialize;

use super::text::{Align, NAME, TextTable, or_blank};
use super::{Column, Say, TableLine, TableText};
use super::{
    NamedParticipant, Ranked, Ranking, all_lines, half_points, legend, outcome_mark, running,
};
use crate::{Field, Standings};

/// An event with the ranks after each of its rounds.
#[derive(Clone, Debug)]
pub struct History<'t> {
    pub(super) ranked: Ranked<'t>,
    /// By round, then by place in the field.
    pub(super) ranks: Vec<Vec<usize>>,
    places: HashMap<u32, usize>,
}

/// A player's rounds, and where they led.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Progress {
    #[serde(flatten)]
    pub who: NamedParticipant,
    pub rounds: Vec<ProgressRow>,
}

/// A round of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ProgressRow {
    pub round: RoundNumber,
    /// Whom they were paired with.
    pub opponent: Option<NamedParticipant>,
    /// The colour they were given.
    pub colour: Option<Colour>,
    pub outcome: Outcome,
    /// The points after the round.
    pub total: Points,
    /// The rank after the round.
    pub rank: usize,
    /// What the ratings let expect of this game (B.02.8.1.2), every difference in full; nothing
    /// where one of the two is unrated or no game was played.
    pub expected: Option<Points>,
    /// The same for all games so far.
    pub expected_so_far: Points,
    /// The performance in the games so far against rated opponents (C.07.10.2).
    pub performance: Option<i32>,
}

impl<'t> History<'t> {
    /// The players' ranks after each round up to one.
    pub fn players(
        tournament: &'t Tournament,
        after: RoundNumber,
        ranking: &Ranking,
    ) -> History<'t> {
        let ranked = Ranked::players(tournament, after, ranking);
        let last = ranked.after().0;
        let earlier = (1..last).map(|round| {
            let field = Field::of_players(tournament, RoundNumber(round), ranking.system);
            let field = field.rated_by(tournament, ranking.rating);
            ranks(&Standings::rank(&field, &ranking.tie_breaks, ranking.rules))
        });
        let mut by_round: Vec<Vec<usize>> = earlier.collect();
        if last > 0 {
            by_round.push(ranks(&ranked.standings));
        }
        let participants = ranked.field.participants().iter();
        History {
            places: participants.map(|one| one.id).zip(0..).collect(),
            ranked,
            ranks: by_round,
        }
    }

    /// A player's progress; nothing for a stranger.
    pub fn progress(&self, id: EntrantId) -> Option<Progress> {
        let place = *self.places.get(&id.0)?;
        let field = &self.ranked.field;
        let card = field.card(place);
        let mut so_far = SoFar::default();
        let own = rating(field, place);
        let mut rounds = Vec::with_capacity(card.len());
        for ((number, cell), total) in card.iter().enumerate().zip(running(card)) {
            let other = cell.opponent.and_then(|other| rating(field, other));
            let expected = so_far.take(own, other, cell.outcome);
            rounds.push(ProgressRow {
                round: RoundNumber::at_place(number),
                opponent: cell.opponent.map(|other| self.ranked.who(other)),
                colour: cell.colour,
                outcome: cell.outcome,
                total,
                rank: self.ranks[number][place],
                expected,
                expected_so_far: so_far.expected,
                performance: performance::tournament_performance(
                    &so_far.opponents,
                    so_far.half_points,
                ),
            });
        }
        let who = self.ranked.who(place);
        Some(Progress { who, rounds })
    }
}

fn ranks(standings: &Standings) -> Vec<usize> {
    let mut ranks = vec![0; all_lines(standings).count()];
    for line in all_lines(standings) {
        ranks[line.place] = line.rank;
    }
    ranks
}

fn rating(field: &Field, place: usize) -> Option<i32> {
    let rating = field.participants()[place].rating?;
    Some(i32::from(rating)).filter(|rating| *rating > 0)
}

/// What counts for expectation and performance.
#[derive(Default)]
struct SoFar {
    opponents: Vec<i32>,
    half_points: u32,
    expected: Points,
}

impl SoFar {
    /// Takes a round in; what was expected of it.
    fn take(&mut self, own: Option<i32>, other: Option<i32>, outcome: Outcome) -> Option<Points> {
        let (other, scored) = (other?, half_points(outcome)?);
        self.opponents.push(other);
        self.half_points += scored;
        let hundredths = i32::try_from(scale::expected(own? - other)).unwrap_or(0);
        let expected = Points::hundredths(hundredths);
        self.expected += expected;
        Some(expected)
    }
}

impl Progress {
    /// The progress for a terminal or a notice board.
    pub fn text(&self, say: Say<'_>) -> String {
        let who = &self.who;
        let parts = [
            format!("{}.", who.number),
            or_blank(who.title),
            super::text::fit(who.name.clone(), usize::MAX),
            or_blank(who.rating),
            or_blank(who.federation),
        ];
        let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
        let heading = parts.join(" ");
        if self.rounds.is_empty() {
            return format!(
                "{heading}\n\n{}\n",
                say(&TableText::Line(TableLine::NoRound))
            );
        }
        let mut table = TextTable::new(say)
            .labelled(Column::Round, Align::Right)
            .labelled(Column::Number, Align::Right)
            .optional()
            .labelled(Column::Opponent, Align::Left)
            .at_most(NAME)
            .labelled(Column::Rating, Align::Right)
            .optional()
            .labelled(Column::Colour, Align::Left)
            .labelled(Column::Result, Align::Left)
            .labelled(Column::Points, Align::Decimal)
            .labelled(Column::Rank, Align::Right)
            .labelled(Column::Expected, Align::Decimal)
            .optional()
            .labelled(Column::Sum, Align::Decimal)
            .optional()
            .labelled(Column::Performance, Align::Right)
            .optional();
        for row in &self.rounds {
            table.row(cells(row));
        }
        let legend = legend(self.rounds.iter().map(|row| row.outcome), say);
        format!("{heading}\n\n{}{legend}", table.render())
    }
}

fn cells(row: &ProgressRow) -> Vec<String> {
    let opponent = row.opponent.as_ref();
    let expected = row.expected.map(|_| row.expected_so_far);
    vec![
        row.round.to_string(),
        or_blank(opponent.map(|who| who.number)),
        or_blank(opponent.map(|who| &who.name)),
        or_blank(opponent.and_then(|who| who.rating)),
        or_blank(row.colour.map(Colour::letter)),
        outcome_mark(row.outcome),
        row.total.to_string(),
        row.rank.to_string(),
        or_blank(row.expected),
        or_blank(expected),
        or_blank(row.performance),
    ]
}
