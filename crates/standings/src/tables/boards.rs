//! Individual results in team events, board by board: who gets the board prizes.

use std::cmp::Ordering;
use std::collections::{BTreeMap, HashMap};

use adoube_ratings::performance;
use adoube_tournament::{
    CardRow, Entrant, EntrantId, Outcome, Points, Purpose, RoundNumber, Team, Tournament,
};
use serde::Serialize;

use super::text::{Align, TextTable, or_blank};
use super::{Column, Heading, Say, TableLine, TableText, nobody, when};
use super::{NamedParticipant, half_points, value_text, who_cells, who_columns, who_of};
use crate::Value;

/// On which board a player's results count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum BoardCredit {
    /// All of them on the place in the team's list.
    Listed,
    /// All of them on the board played most often; of two, on the lower one.
    MostPlayed,
    /// All of them on the lowest board played, that with the highest number (US Chess 31B1).
    LowestPlayed,
    /// Each on its own board.
    Each,
}

/// What ranks the players of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum BoardOrder {
    /// By points, then by percentage.
    Points,
    /// By percentage, then by points.
    Percentage,
    /// Performance against rated opponents.
    Performance,
}

/// What decides between players of a board who are level in what ranks them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum BoardTies {
    /// Nothing: they share the rank.
    Shared,
    /// The better performance.
    Performance,
    /// More games over the board.
    Games,
}

/// How board prizes are decided. The regulations of each event say so; only US Chess has a rule
/// for all, [`BoardRules::US_CHESS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct BoardRules {
    /// On which board results count.
    pub credit: BoardCredit,
    pub order: BoardOrder,
    /// What decides between those who are level.
    pub ties: BoardTies,
    /// Who has played fewer games over the board has no rank.
    pub minimum: usize,
    /// Whether games won or lost by forfeit count.
    pub forfeits: bool,
}

impl BoardRules {
    /// Rule 31B1: all points on the lowest board played.
    pub const US_CHESS: BoardRules = BoardRules {
        credit: BoardCredit::LowestPlayed,
        order: BoardOrder::Points,
        ties: BoardTies::Shared,
        minimum: 1,
        forfeits: true,
    };

    /// What is usual where nothing is announced: a player's results count on the board played most
    /// often, and the percentage ranks.
    pub const USUAL: BoardRules = BoardRules {
        credit: BoardCredit::MostPlayed,
        order: BoardOrder::Percentage,
        ..BoardRules::US_CHESS
    };
}

/// The players of every board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct BoardTable {
    pub after: RoundNumber,
    /// How it was decided.
    pub rules: BoardRules,
    /// The boards, the first one first.
    pub boards: Vec<BoardSection>,
}

/// The players of a board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct BoardSection {
    pub board: usize,
    /// The players, best first, those with too few games last.
    pub rows: Vec<BoardRow>,
}

/// A player on a board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct BoardRow {
    /// The rank; nothing for too few games.
    pub rank: Option<usize>,
    /// Who it is.
    #[serde(skip)]
    pub entrant: EntrantId,
    #[serde(flatten)]
    pub who: NamedParticipant,
    pub team: String,
    /// Games over the board.
    pub played: usize,
    /// How many games of the player count on this board.
    pub games: usize,
    /// The points of these.
    pub points: Points,
    /// The points in percent of what a win in each of them brings.
    pub percent: Option<Value>,
    /// The performance in the games over the board against rated opponents.
    pub performance: Option<i32>,
}

impl BoardTable {
    /// The boards of a team event after a round.
    pub fn of(tournament: &Tournament, after: RoundNumber, rules: BoardRules) -> BoardTable {
        let after = after.min(tournament.paired_rounds());
        let mut boards: BTreeMap<usize, Vec<BoardRow>> = BTreeMap::new();
        for team in tournament.teams() {
            for (place, member) in team.details.members.iter().enumerate() {
                let Some(entrant) = tournament.entrant(*member) else {
                    continue;
                };
                let games = games(tournament, *member, after, rules);
                for (board, games) in credited(games, place + 1, rules.credit) {
                    let row = row(tournament, team, entrant, &games);
                    boards.entry(board).or_default().push(row);
                }
            }
        }
        let sections = boards.into_iter().map(|(board, rows)| BoardSection {
            board,
            rows: ranked(rows, rules),
        });
        BoardTable {
            after,
            rules,
            boards: sections.collect(),
        }
    }

    /// On which board everybody's results count; where each counts on its own board, the last one.
    pub fn boards_of_players(&self) -> BTreeMap<EntrantId, u16> {
        let rows = self.boards.iter().flat_map(|section| {
            let board = u16::try_from(section.board).unwrap_or(u16::MAX);
            section.rows.iter().map(move |row| (row.entrant, board))
        });
        rows.collect()
    }

    /// The boards for a terminal or a notice board.
    pub fn text(&self, say: Say<'_>) -> String {
        let when = when(self.after, 0);
        let heading = say(&TableText::Heading(Heading::Boards { when }));
        if self.boards.is_empty() {
            return nobody(&heading, say);
        }
        let mut text = heading + "\n";
        for section in &self.boards {
            let board = section.board;
            let line = say(&TableText::Line(TableLine::Board { board }));
            text += &format!("\n{line}\n\n{}", section.table(say).render());
        }
        text
    }
}

impl BoardSection {
    fn table<'a>(&self, say: Say<'a>) -> TextTable<'a> {
        let mut table = who_columns(TextTable::new(say).labelled(Column::Rank, Align::Right))
            .labelled(Column::Team, Align::Left)
            .at_most(24)
            .labelled(Column::Games, Align::Right)
            .labelled(Column::Points, Align::Decimal)
            .column("%", Align::Decimal)
            .labelled(Column::Performance, Align::Right)
            .optional();
        let mut above = None;
        for row in &self.rows {
            let rank = row.rank.filter(|rank| above != Some(*rank));
            above = row.rank;
            let mut cells = vec![or_blank(rank)];
            cells.extend(who_cells(&row.who));
            cells.extend([
                row.team.clone(),
                row.games.to_string(),
                row.points.to_string(),
                value_text(row.percent),
                or_blank(row.performance),
            ]);
            table.row(cells);
        }
        table
    }
}

/// The games of a player that count, with their boards.
fn games(
    tournament: &Tournament,
    id: EntrantId,
    after: RoundNumber,
    rules: BoardRules,
) -> Vec<(usize, CardRow)> {
    let rows = tournament.card(id, after).filter_map(|row| {
        let board = row.board?.board?;
        let outcome = row.counted_for(Purpose::Standings);
        let over = half_points(outcome).is_some();
        let forfeited = matches!(outcome, Outcome::ForfeitWin | Outcome::ForfeitLoss);
        (over || forfeited && rules.forfeits).then_some((usize::from(board), row))
    });
    rows.collect()
}

/// The games on the boards on which they count.
fn credited(
    games: Vec<(usize, CardRow)>,
    listed: usize,
    credit: BoardCredit,
) -> BTreeMap<usize, Vec<CardRow>> {
    let mut times: HashMap<usize, usize> = HashMap::new();
    for (board, _) in &games {
        *times.entry(*board).or_default() += 1;
    }
    let one = match credit {
        BoardCredit::Listed => Some(listed),
        BoardCredit::MostPlayed => times
            .iter()
            .max_by_key(|(board, times)| (**times, **board))
            .map(|(board, _)| *board),
        BoardCredit::LowestPlayed => times.keys().max().copied(),
        BoardCredit::Each => None,
    };
    let mut boards: BTreeMap<usize, Vec<CardRow>> = BTreeMap::new();
    for (board, row) in games {
        boards.entry(one.unwrap_or(board)).or_default().push(row);
    }
    boards
}

fn row(tournament: &Tournament, team: &Team, entrant: &Entrant, games: &[CardRow]) -> BoardRow {
    let system = tournament.point_system();
    let outcomes = || games.iter().map(|row| row.counted_for(Purpose::Standings));
    let points: Points = outcomes().map(|outcome| system.points(outcome)).sum();
    let most: Points = outcomes().map(|_| system.win).sum();
    let percent = Value::average(
        Value::product(points, Points::whole(10_000)),
        i64::from(most.as_hundredths()),
    );
    let rated = games.iter().filter_map(|row| {
        let opponent = tournament.entrant(row.opponent?)?;
        let rating = i32::from(who_of(opponent).rating?);
        Some((rating, half_points(row.counted_for(Purpose::Standings))?))
    });
    let (ratings, halves): (Vec<i32>, Vec<u32>) = rated.unzip();
    BoardRow {
        rank: None,
        entrant: entrant.id,
        who: who_of(entrant),
        team: team.details.name.clone(),
        played: outcomes().filter_map(half_points).count(),
        games: games.len(),
        points,
        percent,
        performance: performance::tournament_performance(&ratings, halves.iter().sum()),
    }
}

fn ranked(mut rows: Vec<BoardRow>, rules: BoardRules) -> Vec<BoardRow> {
    let enough = |row: &BoardRow| row.played >= rules.minimum;
    rows.sort_by(|one, other| {
        (enough(other).cmp(&enough(one)))
            .then_with(|| better(one, other, rules))
            .then_with(|| one.who.number.cmp(&other.who.number))
    });
    for place in 0..rows.len() {
        if !enough(&rows[place]) {
            continue;
        }
        let shared = place
            .checked_sub(1)
            .filter(|above| better(&rows[*above], &rows[place], rules) == Ordering::Equal);
        rows[place].rank = match shared {
            Some(above) => rows[above].rank,
            None => Some(place + 1),
        };
    }
    rows
}

/// The better one first.
fn better(one: &BoardRow, other: &BoardRow, rules: BoardRules) -> Ordering {
    let points = other.points.cmp(&one.points);
    let percent = other.percent.cmp(&one.percent);
    let performance = other.performance.cmp(&one.performance);
    let ranked = match rules.order {
        BoardOrder::Points => points.then(percent),
        BoardOrder::Percentage => percent.then(points),
        BoardOrder::Performance => performance,
    };
    ranked.then(match rules.ties {
        BoardTies::Shared => Ordering::Equal,
        BoardTies::Performance => performance,
        BoardTies::Games => other.played.cmp(&one.played),
    })
}
