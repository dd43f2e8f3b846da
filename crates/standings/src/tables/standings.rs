//! The standings: final, after a round, live, and by category.

use std::fmt;

use adoube_tournament::{Points, RoundNumber};
use serde::{Serialize, Serializer};

use super::text::{Align, NAME, TextTable};
use super::{
    AgeDates, Category, NamedParticipant, Ranked, score_heading, value_text, who_cells, who_columns,
};
use super::{Column, Heading, Say, TableLine, TableText, nobody, when};
use crate::field::Score;
use crate::{Settled, TieBreak, Value};

/// The standings of an event or of a category.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct StandingsTable {
    pub after: RoundNumber,
    /// Of which part of the field; nothing for everybody.
    pub category: Option<Category>,
    /// How many games have no result yet: with any the order is provisional.
    pub unfinished: usize,
    /// The tie-breaks, in the order of the values.
    pub tie_breaks: Vec<TieBreak>,
    /// One row for everybody, the best first.
    pub rows: Vec<StandingsRow>,
    /// Of whom is not known whether they belong to the category.
    pub undecided: Vec<NamedParticipant>,
    /// The score that ranks teams, as a heading; nothing for players.
    #[serde(skip)]
    team_scores: Option<[Score; 2]>,
}

/// A line of the standings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct StandingsRow {
    /// The rank in this table; those who are level share it.
    pub rank: usize,
    /// The last place that is shared; the rank itself if nobody shares it.
    pub shared_to: usize,
    /// The rank among all.
    pub overall: usize,
    #[serde(flatten)]
    pub who: NamedParticipant,
    /// The points that rank.
    pub points: Points,
    /// Both scores of a team.
    #[serde(flatten)]
    pub team: Option<TeamScores>,
    /// Has a game, or a match, without a result.
    pub playing: bool,
    /// A player's points if all those games are won.
    pub possible: Option<Points>,
    /// The values of the tie-breaks; nothing where one is not defined.
    pub values: Vec<Option<Value>>,
    /// What puts this line below the one above; nothing in the first line.
    pub separated_by: Option<Separation>,
}

/// The scores of a team.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct TeamScores {
    pub match_points: Points,
    pub game_points: Points,
}

impl TeamScores {
    fn get(&self, score: Score) -> Points {
        match score {
            Score::Match => self.match_points,
            Score::Game => self.game_points,
        }
    }
}

/// What puts one line below another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Separation {
    Points,
    /// The tie-break with this code.
    TieBreak(String),
    /// The drawing of lots.
    Lots,
    /// A decision, with its reason.
    Decision(String),
    /// A play-off was played.
    PlayOff,
    /// Nothing: they share the place.
    Level,
}

impl fmt::Display for Separation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Separation::Points => "points",
            Separation::TieBreak(code) => code,
            Separation::Lots => "lots",
            Separation::PlayOff => "play-off",
            Separation::Decision(reason) => reason,
            Separation::Level => "level",
        })
    }
}

impl Serialize for Separation {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl StandingsTable {
    /// The standings of everybody.
    pub fn of(ranked: &Ranked) -> StandingsTable {
        StandingsTable::chosen(ranked, None, |_| Some(true))
    }

    /// The standings of a category, by the order of everybody: no tie-break is worked out anew.
    pub fn in_category(ranked: &Ranked, category: &Category, dates: AgeDates) -> StandingsTable {
        let admits = |place: usize| {
            let rating = ranked.field.participants()[place].rating;
            let entrant = ranked.entrant(place);
            entrant.map_or(Some(false), |entrant| {
                category.admits(&entrant.player, rating, dates)
            })
        };
        StandingsTable::chosen(ranked, Some(category.clone()), admits)
    }

    fn chosen(
        ranked: &Ranked,
        category: Option<Category>,
        admits: impl Fn(usize) -> Option<bool>,
    ) -> StandingsTable {
        let mut table = StandingsTable {
            after: ranked.after(),
            category,
            unfinished: ranked.unfinished(),
            tie_breaks: ranked.tie_breaks.clone(),
            rows: Vec::new(),
            undecided: Vec::new(),
            team_scores: ranked.field.is_for_teams().then(|| ranked.team_scores()),
        };
        let mut split = Split::Level;
        for (number, line) in ranked.standings.lines().iter().enumerate() {
            split = split.min(Split::above(ranked, number));
            match admits(line.place) {
                Some(true) => {
                    table.push(ranked, number, split);
                    split = Split::Level;
                }
                Some(false) => {}
                None => table.undecided.push(ranked.who(line.place)),
            }
        }
        table.share();
        table
    }

    fn push(&mut self, ranked: &Ranked, number: usize, split: Split) {
        let line = &ranked.standings.lines()[number];
        let field = &ranked.field;
        let place = self.rows.len() + 1;
        let rank = match self.rows.last() {
            Some(above) if split == Split::Level => above.rank,
            _ => place,
        };
        let open = field.card(line.place).iter();
        let open = open.filter(|cell| !cell.outcome.is_final()).count();
        let win = field.worth(Score::Match).win;
        let possible = line.points + (0..open).map(|_| win).sum();
        self.rows.push(StandingsRow {
            rank,
            shared_to: place,
            overall: line.rank,
            who: ranked.who(line.place),
            points: line.points,
            team: field.is_for_teams().then(|| TeamScores {
                match_points: field.score(line.place, Score::Match),
                game_points: field.score(line.place, Score::Game),
            }),
            playing: open > 0,
            possible: (!field.is_for_teams()).then_some(possible),
            values: line.values.clone(),
            separated_by: (place > 1).then(|| split.named(ranked)),
        });
    }

    fn share(&mut self) {
        let mut below: Option<(usize, usize)> = None;
        for row in self.rows.iter_mut().rev() {
            match below {
                Some((rank, last)) if rank == row.rank => row.shared_to = last,
                _ => below = Some((row.rank, row.shared_to)),
            }
        }
    }

    /// The table for a terminal or a notice board. A shared place is printed once; `By` names the
    /// tie-break that puts a line below the one above.
    pub fn text(&self, say: Say<'_>) -> String {
        let (after, missing) = (self.after, self.unfinished);
        let heading = say(&TableText::Heading(match &self.category {
            None => Heading::Standings {
                when: when(after, missing),
            },
            Some(category) => Heading::Category {
                after,
                category,
                missing,
            },
        }));
        if self.rows.is_empty() {
            return nobody(&heading, say) + &self.remarks(say);
        }
        let mut table = self.headings(say);
        for row in &self.rows {
            table.row(self.cells(row, say));
        }
        format!("{heading}\n\n{}{}", table.render(), self.remarks(say))
    }

    fn headings<'a>(&self, say: Say<'a>) -> TextTable<'a> {
        let mut table = TextTable::new(say).labelled(Column::Rank, Align::Right);
        if self.category.is_some() {
            table = table.labelled(Column::Overall, Align::Right);
        }
        table = who_columns(table);
        table = match self.team_scores {
            None => table.labelled(Column::Points, Align::Decimal),
            Some(scores) => table.columns(scores.map(score_heading), Align::Decimal),
        };
        let codes = self.tie_breaks.iter().map(TieBreak::code);
        let table = table.columns(codes, Align::Decimal);
        let table = table.labelled(Column::By, Align::Left).at_most(NAME);
        table.optional()
    }

    fn cells(&self, row: &StandingsRow, say: Say<'_>) -> Vec<String> {
        let first = row.separated_by != Some(Separation::Level);
        let rank = match (first, row.rank == row.shared_to) {
            (false, _) => String::new(),
            (true, true) => row.rank.to_string(),
            (true, false) => format!("{}–{}", row.rank, row.shared_to),
        };
        let mut cells = vec![rank];
        if self.category.is_some() {
            cells.push(row.overall.to_string());
        }
        cells.extend(who_cells(&row.who));
        let playing = if row.playing { "*" } else { "" };
        match (self.team_scores, row.team) {
            (Some([first, second]), Some(team)) => {
                cells.push(format!("{}{playing}", team.get(first)));
                cells.push(team.get(second).to_string());
            }
            _ => cells.push(format!("{}{playing}", row.points)),
        }
        cells.extend(row.values.iter().map(|value| value_text(*value)));
        cells.push(match &row.separated_by {
            None | Some(Separation::Points | Separation::Level) => String::new(),
            Some(Separation::Lots) => say(&TableText::Line(TableLine::Lots)),
            Some(Separation::PlayOff) => say(&TableText::Line(TableLine::PlayOff)),
            Some(Separation::TieBreak(by) | Separation::Decision(by)) => by.clone(),
        });
        cells
    }

    fn remarks(&self, say: Say<'_>) -> String {
        let line = |line: TableLine<'_>| say(&TableText::Line(line));
        let mut remarks = String::new();
        if self.rows.iter().any(|row| row.playing) {
            remarks += &format!("\n{}\n", line(TableLine::StillPlaying));
        }
        if !self.undecided.is_empty() {
            let players = self.undecided.len();
            remarks += &format!("\n{}\n", line(TableLine::Undecided { players }));
        }
        remarks
    }
}

/// What separates two lines, the more important first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Split {
    Points,
    TieBreak(usize),
    /// What this line says.
    Settled(usize),
    Level,
}

impl Split {
    /// Between a line and the one above.
    fn above(ranked: &Ranked, number: usize) -> Split {
        let lines = ranked.standings.lines();
        let Some(before) = number.checked_sub(1) else {
            return Split::Level;
        };
        let (above, own) = (&lines[before], &lines[number]);
        if above.rank == own.rank {
            return Split::Level;
        }
        let play_off = Some(Settled::PlayOff);
        if above.settled_by == play_off && own.settled_by == play_off {
            return Split::Settled(before);
        }
        let were_level = above.settled_by.is_some()
            && above.separated_by == own.separated_by
            && above.points == own.points
            && above.values == own.values;
        match own.separated_by {
            // Whoever is below may have been settled once more among those left.
            _ if own.settled_by.is_some() && were_level => Split::Settled(before),
            Some(tie_break) => Split::TieBreak(tie_break),
            None => Split::Points,
        }
    }

    fn named(self, ranked: &Ranked) -> Separation {
        match self {
            Split::Points => Separation::Points,
            Split::TieBreak(number) => {
                Separation::TieBreak(ranked.tie_breaks[number].code().to_owned())
            }
            Split::Settled(number) => match &ranked.standings.lines()[number].settled_by {
                Some(Settled::Decision(reason)) => Separation::Decision(reason.clone()),
                Some(Settled::PlayOff) => Separation::PlayOff,
                _ => Separation::Lots,
            },
            Split::Level => Separation::Level,
        }
    }
}
