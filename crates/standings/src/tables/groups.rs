//! How many are on each score.

use adoube_tournament::{Points, RoundNumber};
use serde::Serialize;

use super::Ranked;
use super::text::{Align, TextTable};
use super::{Column, Heading, Say, TableText, nobody, when};

/// The score groups after a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ScoreGroups {
    pub after: RoundNumber,
    /// How many games have no result yet.
    pub unfinished: usize,
    /// The groups, the highest score first.
    pub groups: Vec<ScoreGroup>,
}

/// Those on one score.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct ScoreGroup {
    pub points: Points,
    /// How many have it.
    pub players: usize,
    /// How many of them have a game without a result.
    pub playing: usize,
    /// The first of their places.
    pub first: usize,
    /// The last of their places.
    pub last: usize,
}

impl ScoreGroups {
    /// The groups of a field.
    pub fn of(ranked: &Ranked) -> ScoreGroups {
        let mut groups: Vec<ScoreGroup> = Vec::new();
        for (line, place) in ranked.standings.lines().iter().zip(1..) {
            let card = ranked.field.card(line.place);
            let playing = usize::from(card.iter().any(|cell| !cell.outcome.is_final()));
            match groups.last_mut() {
                Some(group) if group.points == line.points => {
                    group.players += 1;
                    group.playing += playing;
                    group.last = place;
                }
                _ => groups.push(ScoreGroup {
                    points: line.points,
                    players: 1,
                    playing,
                    first: place,
                    last: place,
                }),
            }
        }
        ScoreGroups {
            after: ranked.after(),
            unfinished: ranked.unfinished(),
            groups,
        }
    }

    /// The groups for a terminal or a notice board.
    pub fn text(&self, say: Say<'_>) -> String {
        let when = when(self.after, self.unfinished);
        let heading = say(&TableText::Heading(Heading::ScoreGroups { when }));
        if self.groups.is_empty() {
            return nobody(&heading, say);
        }
        let mut table = TextTable::new(say)
            .labelled(Column::Points, Align::Decimal)
            .labelled(Column::Players, Align::Right)
            .labelled(Column::Playing, Align::Right)
            .optional()
            .labelled(Column::Places, Align::Right);
        for group in &self.groups {
            let playing = Some(group.playing).filter(|playing| *playing > 0);
            table.row(vec![
                group.points.to_string(),
                group.players.to_string(),
                super::text::or_blank(playing),
                match group.first == group.last {
                    true => group.first.to_string(),
                    false => format!("{}–{}", group.first, group.last),
                },
            ]);
        }
        format!("{heading}\n\n{}", table.render())
    }
}
