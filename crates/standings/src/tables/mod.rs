//! The tables an arbiter prints and a page shows: plain data with a text for each.
//!
//! A [`Ranked`] is an event after a round with its standings. Every table is made from one (or,
//! where it looks back, from a [`History`]), can be serialized, and has a `text` for a terminal or
//! a notice board: columns that line up, long names cut, columns without anything left out.
//!
//! * [`StandingsTable`]: final, after any round, or live; whole or of a [`Category`].
//! * [`Grid`]: everybody against everybody, for round robins of players or teams.
//! * [`CrossTable`]: round by round, with four texts: by final rank or by number, as a wall chart
//!   (US Chess 28O), as the tournament board of the arbiters' manual.
//! * [`ScoreGroups`], [`Progress`], [`PlaceTable`], [`PairingCard`]; [`TeamCard`] and
//!   [`BoardTable`] for teams.
//!
//! ```
//! use adoube_standings::tables::{Ranked, Ranking, StandingsTable};
//! use adoube_standings::{Rules, System};
//! use adoube_tournament::{Draft, RoundNumber, Tournament};
//!
//! let tournament = Tournament::new(Draft::default()).unwrap();
//! let ranking = Ranking {
//!     system: System::Swiss,
//!     tie_breaks: vec!["BH/C1".parse().unwrap()],
//!     rules: Rules::Fide2026,
//!     rating: Rules::Fide2026.usual_rating(),
//! };
//! let ranked = Ranked::players(&tournament, RoundNumber(0), &ranking);
//! let table = StandingsTable::of(&ranked);
//! assert!(table.rows.is_empty());
//! ```

mod boards;
mod category;
mod cross;
mod grid;
mod groups;
mod history;
mod labels;
mod pairing_card;
mod places;
mod standings;
mod team_card;
mod text;
mod tournament_board;
mod wall;

use adoube_tournament::{
    Entrant, EntrantId, Federation, Outcome, Points, RatingUsed, RoundNumber, Title, Tournament,
};
use serde::Serialize;

use crate::field::{Field, Score, System};
use crate::{Line, OutcomeName, Rules, Standings, TieBreak, Value};

pub use boards::{
    BoardCredit, BoardOrder, BoardRow, BoardRules, BoardSection, BoardTable, BoardTies,
};
pub use category::{AgeDates, Category, Criterion, InvalidCategory};
pub use cross::{CrossRow, CrossTable, Opponent, RoundCell, RowOrder};
pub use grid::{Grid, GridResult, GridRow, TooManyForAGrid};
pub use groups::{ScoreGroup, ScoreGroups};
pub use history::{History, Progress, ProgressRow};
pub use labels::{
    Column, DecimalSeparator, Heading, Line as TableLine, Say, TableMoment, TableText,
};
pub use pairing_card::{CardLine, PairingCard};
pub use places::{PlaceRow, PlaceTable};
pub use standings::{Separation, StandingsRow, StandingsTable, TeamScores};
pub use team_card::{MemberResult, MemberRow, TeamCard, TeamRow};
pub use wall::WallStyle;

/// How an event is ranked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ranking {
    /// How the pairings are made.
    pub system: System,
    /// The tie-breaks, in order.
    pub tie_breaks: Vec<TieBreak>,
    /// The edition of the rules.
    pub rules: Rules,
    /// Which rating of the players is shown and looked at.
    pub rating: RatingUsed,
}

/// An event after a round, with its standings: what the tables are made from.
#[derive(Clone, Debug)]
pub struct Ranked<'t> {
    tournament: &'t Tournament,
    field: Field,
    standings: Standings,
    tie_breaks: Vec<TieBreak>,
    /// The line of everybody, by place in the field.
    lines: Vec<usize>,
}

/// The player or team of a row, with what every table shows of them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct NamedParticipant {
    #[serde(rename = "tpn")]
    pub number: u32,
    /// The title; a team has none.
    pub title: Option<Title>,
    pub name: String,
    /// The rating; a team has none.
    pub rating: Option<u16>,
    /// The federation; a team has none.
    pub federation: Option<Federation>,
}

impl<'t> Ranked<'t> {
    /// The players after a round, as if that were the last one. A game without a result has
    /// brought nothing yet.
    pub fn players(
        tournament: &'t Tournament,
        after: RoundNumber,
        ranking: &Ranking,
    ) -> Ranked<'t> {
        let field = Field::of_players(tournament, after, ranking.system);
        let field = field.rated_by(tournament, ranking.rating);
        Ranked::of(tournament, field, ranking)
    }

    /// The teams after a round, as if that were the last one.
    pub fn teams(tournament: &'t Tournament, after: RoundNumber, ranking: &Ranking) -> Ranked<'t> {
        let field = Field::of_teams(tournament, after, ranking.system);
        Ranked::of(tournament, field, ranking)
    }

    fn of(tournament: &'t Tournament, field: Field, ranking: &Ranking) -> Ranked<'t> {
        let standings = Standings::rank(&field, &ranking.tie_breaks, ranking.rules);
        Ranked {
            tournament,
            field,
            lines: line_numbers(&standings),
            standings,
            tie_breaks: ranking.tie_breaks.clone(),
        }
    }

    /// The same after lots were drawn or decisions taken for places that were shared.
    ///
    /// # Errors
    ///
    /// Whatever `settle` answers.
    pub fn settled<E>(
        mut self,
        settle: impl FnOnce(&Field, &mut Standings) -> Result<(), E>,
    ) -> Result<Ranked<'t>, E> {
        settle(&self.field, &mut self.standings)?;
        self.lines = line_numbers(&self.standings);
        Ok(self)
    }

    /// The participants and their rounds.
    pub fn field(&self) -> &Field {
        &self.field
    }

    /// The ranking behind the tables.
    pub fn standings(&self) -> &Standings {
        &self.standings
    }

    /// The tie-breaks, in order.
    pub fn tie_breaks(&self) -> &[TieBreak] {
        &self.tie_breaks
    }

    /// The last round that counts; 0 before round 1.
    pub fn after(&self) -> RoundNumber {
        RoundNumber(u16::try_from(self.field.rounds()).unwrap_or(u16::MAX))
    }

    fn entrant(&self, place: usize) -> Option<&'t Entrant> {
        let id = EntrantId(self.field.participants()[place].id);
        let entrant = self.tournament.entrant(id);
        entrant.filter(|_| !self.field.is_for_teams())
    }

    fn who(&self, place: usize) -> NamedParticipant {
        let one = &self.field.participants()[place];
        let player = self.entrant(place).map(|entrant| &entrant.player);
        NamedParticipant {
            number: one.number,
            title: player.and_then(|player| player.title),
            name: one.name.clone(),
            rating: one.rating.filter(|rating| *rating > 0),
            federation: player.and_then(|player| player.federation),
        }
    }

    /// The number of somebody's line in the standings, from 1: unlike the rank, nobody shares it.
    fn line_number(&self, place: usize) -> usize {
        self.lines[place] + 1
    }

    fn line(&self, place: usize) -> &Line {
        let (lines, left_out) = (self.standings.lines(), self.standings.left_out());
        let number = self.lines[place];
        match number.checked_sub(lines.len()) {
            None => &lines[number],
            Some(number) => &left_out[number],
        }
    }

    /// Places in the order of a table.
    fn ordered(&self, order: RowOrder) -> Vec<usize> {
        match order {
            RowOrder::Rank => all_lines(&self.standings).map(|line| line.place).collect(),
            RowOrder::Number => (0..self.lines.len()).collect(),
        }
    }

    /// The score that ranks the teams, first of the two.
    fn team_scores(&self) -> [Score; 2] {
        let lines = self.standings.lines();
        let by_match_points = lines
            .iter()
            .all(|line| line.points == self.field.score(line.place, Score::Match));
        if by_match_points {
            [Score::Match, Score::Game]
        } else {
            [Score::Game, Score::Match]
        }
    }

    /// How many games, or matches, of the rounds that count have no result yet.
    fn unfinished(&self) -> usize {
        let places = 0..self.field.participants().len();
        let cells = places.flat_map(|place| self.field.card(place));
        cells.filter(|cell| !cell.outcome.is_final()).count() / 2
    }
}

/// Everybody's lines; entries that do not count are behind all others.
fn all_lines(standings: &Standings) -> impl Iterator<Item = &Line> {
    standings.lines().iter().chain(standings.left_out())
}

fn line_numbers(standings: &Standings) -> Vec<usize> {
    let mut lines = vec![0; all_lines(standings).count()];
    for (number, line) in all_lines(standings).enumerate() {
        lines[line.place] = number;
    }
    lines
}

/// A player who is not looked up in a field.
fn who_of(entrant: &Entrant) -> NamedParticipant {
    let player = &entrant.player;
    let rating = player.fide_rating.or(player.national_rating);
    NamedParticipant {
        number: entrant.pairing_number.map_or(0, |number| number.get()),
        title: player.title,
        name: player.name.clone(),
        rating: rating.filter(|rating| *rating > 0),
        federation: player.federation,
    }
}

/// When a table was as it is shown.
fn when(after: RoundNumber, missing: usize) -> TableMoment {
    TableMoment { after, missing }
}

/// The text of a table in which nobody is.
fn nobody(heading: &str, say: Say<'_>) -> String {
    format!(
        "{heading}\n\n{}\n",
        say(&TableText::Line(TableLine::Nobody))
    )
}

/// The cells of the columns that say who it is: number, title, name, rating, federation.
fn who_columns(table: text::TextTable<'_>) -> text::TextTable<'_> {
    use text::Align::{Left, Right};
    let table = table
        .labelled(Column::Number, Right)
        .column("", Left)
        .optional();
    let table = table.labelled(Column::Name, Left).at_most(text::NAME);
    let table = table.labelled(Column::Rating, Right).optional();
    table.labelled(Column::Federation, Left).optional()
}

fn who_cells(who: &NamedParticipant) -> impl Iterator<Item = String> {
    [
        who.number.to_string(),
        text::or_blank(who.title),
        who.name.clone(),
        text::or_blank(who.rating),
        text::or_blank(who.federation),
    ]
    .into_iter()
}

fn score_heading(score: Score) -> &'static str {
    match score {
        Score::Match => "MP",
        Score::Game => "GP",
    }
}

/// A tie-break's value; a dash where it is not defined.
fn value_text(value: Option<Value>) -> String {
    value.map_or_else(|| "–".to_owned(), |value| value.to_string())
}

/// The half points of a game over the board that is over.
fn half_points(outcome: Outcome) -> Option<u32> {
    use Outcome::{Draw, Loss, UnratedDraw, UnratedLoss, UnratedWin, Win};
    match outcome {
        Win | UnratedWin => Some(2),
        Draw | UnratedDraw => Some(1),
        Loss | UnratedLoss => Some(0),
        _ => None,
    }
}

/// The totals after each round.
fn running(cells: &[crate::Cell]) -> impl Iterator<Item = Points> + '_ {
    cells.iter().scan(Points::ZERO, |total, cell| {
        *total += cell.points(Score::Match);
        Some(*total)
    })
}

/// What the marks that occur mean, in one line; nothing if none does.
fn legend(outcomes: impl Iterator<Item = Outcome>, say: Say<'_>) -> String {
    let mut seen: Vec<Outcome> = Vec::new();
    for outcome in outcomes {
        if !seen.contains(&outcome) {
            seen.push(outcome);
        }
    }
    seen.sort();
    let explained = |outcome: &&Outcome| {
        !matches!(
            outcome,
            Outcome::Win | Outcome::Draw | Outcome::Loss | Outcome::NotPaired
        )
    };
    let marks = seen.iter().filter(explained).map(|outcome| {
        let mark = outcome_mark(*outcome);
        let name = say(&TableText::Outcome(OutcomeName(*outcome)));
        format!("{mark} {name}")
    });
    let marks: Vec<String> = marks.collect();
    match marks.is_empty() {
        true => String::new(),
        false => format!("\n{}\n", marks.join(", ")),
    }
}

/// The mark of an outcome in a cell: byes as in the tournament board of the arbiters' manual.
fn outcome_mark(outcome: Outcome) -> String {
    match outcome {
        Outcome::PairingAllocatedBye => "PAB".to_owned(),
        Outcome::FullPointBye => "FPB".to_owned(),
        Outcome::HalfPointBye => "HPB".to_owned(),
        Outcome::ZeroPointBye => "ZPB".to_owned(),
        Outcome::NotPaired => "–".to_owned(),
        other => other.code().to_string(),
    }
}
