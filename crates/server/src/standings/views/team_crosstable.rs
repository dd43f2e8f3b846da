//! The cross tables of teams: of their matches, and board by board. A column is a round, or an
//! opponent where everybody meets everybody.

use std::sync::Arc;

use adoube_conduct::ranking::Ranking;
use adoube_journal::Format;
use adoube_standings::Score as Count;
use adoube_tournament::{Outcome, Points, RoundNumber, TeamId};
use askama::Template;

use super::standings::{open, title};
use crate::events::{Progress, PublicEvent, PublicSection};
use crate::texts::{fill, t};
use crate::ui::head::{Head, Tab};
use crate::ui::matches::{MatchView, TeamLine, matches};
use crate::ui::outcomes::{mark, name};
use crate::ui::ranking::ranking;
use crate::ui::round_nav::RoundNav;
use crate::ui::score::Score;

/// What a cross table of a section of teams is of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TeamView {
    /// Rows are teams, and what stands in them are their matches.
    Matches,
    /// Each board by itself.
    Boards,
}

/// Which team met which, and how it ended, in the order of the standings.
#[derive(Template)]
#[template(path = "standings/team_crosstable.html", blocks = ["main"])]
pub(crate) struct TeamCrosstablePage {
    head: Head,
    nav: RoundNav,
    title: String,
    open: Option<Progress>,
    after: RoundNumber,
    view: TeamView,
    /// The columns are the lines.
    grid: bool,
    tables: Vec<TeamTable>,
}

struct TeamTable {
    /// Which board, if it is of one.
    heading: Option<String>,
    /// The columns: what stands there, what it means, where it leads.
    columns: Vec<Column>,
    /// The totals in the columns after them: the short heading and what it means.
    sums: Vec<(&'static str, &'static str)>,
    lines: Vec<TeamTableLine>,
}

struct Column {
    text: String,
    words: String,
    url: String,
}

struct TeamTableLine {
    rank: usize,
    shared: bool,
    team: TeamLine,
    /// What there was in each column; nothing against oneself.
    cells: Vec<Option<Vec<TeamCell>>>,
    sums: Vec<Score>,
}

struct TeamCell {
    /// Match points, or the mark of a board.
    mark: String,
    /// Game points beside match points.
    beside: String,
    /// The opponent's number, where columns are rounds.
    met: String,
    /// The match; empty for a bye.
    url: String,
    words: String,
    open: bool,
}

impl TeamCrosstablePage {
    /// The cross table after a round; `None` if the round is not paired or players compete for
    /// themselves.
    pub(crate) fn of(
        event: &PublicEvent,
        section: &PublicSection,
        after: RoundNumber,
        view: TeamView,
    ) -> Option<TeamCrosstablePage> {
        let head = Head::of(event, section, Tab::Crosstable);
        if after > section.latest_round() || !head.teams {
            return None;
        }
        let label = t("public-crosstable-by-round");
        let nav = RoundNav::of(section, label, after, |round| match view {
            TeamView::Matches => head.urls.crosstable_after(round),
            TeamView::Boards => head.urls.crosstable_by_board(round),
        });
        let grid = section.settings.format == Format::TeamRoundRobin;
        let rounds = (1..=after.0).map(RoundNumber);
        let reader = TableReader {
            section,
            head: &head,
            grid,
            ranking: ranking(event, section, after),
            rounds: rounds
                .map(|round| matches(section, &head.urls, round))
                .collect(),
        };
        let boards = 1..=u16::try_from(section.tournament.team_boards()).unwrap_or(u16::MAX);
        let tables = match view {
            TeamView::Matches => vec![reader.table(None)],
            TeamView::Boards => boards.map(|board| reader.table(Some(board))).collect(),
        };
        Some(TeamCrosstablePage {
            nav,
            title: title(section, after, "crosstable"),
            open: open(section, after),
            after,
            view,
            grid,
            tables,
            head,
        })
    }

    /// The cross tables there are: name, address, and whether it is this one.
    fn kinds(&self) -> [(&'static str, String, bool); 3] {
        kinds(&self.head, self.after, Some(self.view))
    }

    fn legend(&self) -> &'static str {
        match (self.view, self.grid) {
            (TeamView::Boards, _) => t("teams-crosstable-legend-boards"),
            (TeamView::Matches, true) => t("teams-crosstable-legend"),
            (TeamView::Matches, false) => t("teams-crosstable-legend-rounds"),
        }
    }
}

/// The cross tables of a section of teams; nothing stands for that of the players.
pub(super) fn kinds(
    head: &Head,
    after: RoundNumber,
    current: Option<TeamView>,
) -> [(&'static str, String, bool); 3] {
    let urls = &head.urls;
    [
        (
            t("teams-crosstable-teams"),
            urls.crosstable_after(after),
            current == Some(TeamView::Matches),
        ),
        (
            t("teams-crosstable-boards"),
            urls.crosstable_by_board(after),
            current == Some(TeamView::Boards),
        ),
        (
            t("teams-crosstable-players"),
            urls.crosstable_of_players(after),
            current.is_none(),
        ),
    ]
}

struct TableReader<'v> {
    section: &'v PublicSection,
    head: &'v Head,
    grid: bool,
    ranking: Arc<Ranking>,
    /// The matches of each round.
    rounds: Vec<Vec<MatchView>>,
}

impl TableReader<'_> {
    /// The table of the matches, or of one board.
    fn table(&self, board: Option<u16>) -> TeamTable {
        let lines = self.ranking.standings.lines().iter();
        let order: Vec<usize> = lines.clone().map(|line| line.place).collect();
        let mut above = None;
        let lines = lines.map(|line| {
            let round_cells = self.rounds_of(line.place, board);
            TeamTableLine {
                rank: line.rank,
                shared: above.replace(line.rank) == Some(line.rank),
                team: TeamLine::of(self.section, &self.head.urls, self.team(line.place)),
                sums: self.sums(line.place, board),
                cells: match self.grid {
                    true => self.against(line.place, &order, round_cells),
                    false => (round_cells.into_iter())
                        .map(|cell| Some(vec![cell]))
                        .collect(),
                },
            }
        });
        TeamTable {
            heading: board.map(|board| fill("teams-board-n", &[&board])),
            lines: lines.collect(),
            columns: self.columns(&order),
            sums: match board {
                Some(_) => vec![(t("public-points-short"), t("public-points"))],
                None => vec![
                    (t("teams-match-points-short"), t("teams-match-points")),
                    (t("teams-game-points-short"), t("teams-game-points")),
                ],
            },
        }
    }

    fn team(&self, place: usize) -> TeamId {
        TeamId(self.ranking.field.participants()[place].id)
    }

    fn columns(&self, order: &[usize]) -> Vec<Column> {
        if !self.grid {
            let rounds = (1..=self.rounds.len()).map(|number| Column {
                text: number.to_string(),
                words: String::new(),
                url: (self.head.urls).matches(RoundNumber::at_place(number - 1)),
            });
            return rounds.collect();
        }
        let teams = order
            .iter()
            .zip(1..)
            .map(|(place, number): (_, usize)| Column {
                text: number.to_string(),
                words: self.ranking.field.participants()[*place].name.clone(),
                url: self.head.urls.team(self.team(*place)),
            });
        teams.collect()
    }

    /// What each round was to a team.
    fn rounds_of(&self, place: usize, board: Option<u16>) -> Vec<TeamCell> {
        let cells = self.ranking.field.card(place).iter().zip(&self.rounds);
        let team = self.team(place);
        let cells = cells.map(|(cell, matches)| {
            let meeting = matches.iter().find(|one| one.teams.contains(&team));
            let met = cell
                .opponent
                .map(|place| &self.ranking.field.participants()[place]);
            // A bye and a forfeited match count on every board.
            let whole = |outcome| mark(outcome, self.section.tournament.point_system());
            let (mark, beside) = match (board, meeting) {
                (Some(board), meeting) => {
                    let played = meeting.and_then(|meeting| on_board(meeting, team, board));
                    (played.unwrap_or_else(|| whole(cell.outcome)), String::new())
                }
                (None, _) => (
                    points(cell.points(Count::Match), cell.outcome),
                    Score::from(cell.points(Count::Game)).text(),
                ),
            };
            TeamCell {
                mark,
                beside,
                met: met.map_or(String::new(), |team| team.number.to_string()),
                url: meeting.map_or(String::new(), |meeting| meeting.url.clone()),
                words: met.map_or(name(cell.outcome).to_owned(), |team| team.name.clone()),
                open: !cell.outcome.is_final(),
            }
        });
        cells.collect()
    }

    /// The same by opponent, in the order of the lines.
    fn against(
        &self,
        place: usize,
        order: &[usize],
        cells: Vec<TeamCell>,
    ) -> Vec<Option<Vec<TeamCell>>> {
        let opponents = self
            .ranking
            .field
            .card(place)
            .iter()
            .map(|cell| cell.opponent);
        let mut met: Vec<(Option<usize>, TeamCell)> = opponents.zip(cells).collect();
        let columns = order.iter().map(|other| {
            let own = met.extract_if(.., |(opponent, _)| *opponent == Some(*other));
            let own: Vec<TeamCell> = own.map(|(_, cell)| cell).collect();
            (*other != place).then_some(own)
        });
        columns.collect()
    }

    fn sums(&self, place: usize, board: Option<u16>) -> Vec<Score> {
        let field = &self.ranking.field;
        let Some(board) = board else {
            return [Count::Match, Count::Game]
                .map(|score| field.score(place, score).into())
                .to_vec();
        };
        let team = self.team(place);
        let after = RoundNumber(u16::try_from(self.rounds.len()).unwrap_or(u16::MAX));
        let results = self.section.tournament.team_results(after);
        let own = results
            .iter()
            .flatten()
            .filter(|result| result.team == team);
        let seat = usize::from(board).saturating_sub(1);
        let points: Points = own
            .filter_map(|result| result.boards.get(seat))
            .copied()
            .sum();
        vec![points.into()]
    }
}

/// Points of what is decided.
fn points(points: Points, outcome: Outcome) -> String {
    match outcome.is_final() {
        true => Score::from(points).text(),
        false => "…".to_owned(),
    }
}

/// What a board of a match brought a team; nothing where nobody sat down.
fn on_board(meeting: &MatchView, team: TeamId, number: u16) -> Option<String> {
    let first = meeting.teams[0] == team;
    let mut boards = meeting.boards.iter();
    let board = boards.find(|board| board.number == number && board.is_seated())?;
    Some(match (board.known, first) {
        (false, _) => "…".to_owned(),
        (true, true) => board.result.0.clone(),
        (true, false) => board.result.2.clone(),
    })
}
