//! The best players of each board, where teams compete.

use adoube_standings::tables::{BoardRow, BoardRules, BoardTable};
use adoube_tournament::RoundNumber;
use askama::Template;

use crate::events::{PublicEvent, PublicSection};
use crate::texts::{fill, t, tell};
use crate::ui::board_rules::{CREDITS, ORDERS, TIES};
use crate::ui::choice::Choice;
use crate::ui::head::{Head, Tab};
use crate::ui::player_line::PlayerLine;
use crate::ui::round_nav::RoundNav;
use crate::ui::score::Score;

/// The players of each board, best first.
#[derive(Template)]
#[template(path = "standings/boards.html", blocks = ["main"])]
pub(crate) struct BoardsPage {
    head: Head,
    nav: RoundNav,
    title: String,
    after: RoundNumber,
    minimum: usize,
    /// What can be chosen: the word in the address, its label, the choices.
    choices: Vec<(&'static str, &'static str, Vec<Choice>)>,
    /// What the files are asked for, where it is not the usual after the latest round.
    file_query: String,
    boards: Vec<BoardView>,
    /// Somebody has played too few games.
    too_few: bool,
}

struct BoardView {
    number: usize,
    lines: Vec<BoardLine>,
}

struct BoardLine {
    /// The place; empty for too few games.
    rank: String,
    /// The line above has the same place.
    shared: bool,
    player: PlayerLine,
    team: String,
    points: Score,
    games: usize,
    percent: String,
    performance: String,
}

impl BoardsPage {
    /// The boards after a round; `None` if it is not paired or players compete for themselves.
    pub(crate) fn of(
        event: &PublicEvent,
        section: &PublicSection,
        after: RoundNumber,
        rules: BoardRules,
    ) -> Option<BoardsPage> {
        let head = Head::of(event, section, Tab::Boards);
        if after > section.latest_round() || !head.teams {
            return None;
        }
        let query = query(rules);
        let nav = RoundNav::of(section, t("teams-boards-by-round"), after, |round| {
            format!("{}?after={round}{query}", head.urls.boards())
        });
        let table = BoardTable::of(&section.tournament, after, rules);
        let mut rows = table.boards.iter().flat_map(|board| &board.rows);
        let too_few = rows.any(|row| row.rank.is_none());
        let boards = table.boards.iter().map(|board| BoardView {
            number: board.board,
            lines: lines(section, &head, &board.rows),
        });
        Some(BoardsPage {
            nav,
            title: match after.0 {
                0 => t("teams-boards-before").to_owned(),
                _ => fill("teams-boards-after", &[&after]),
            },
            after,
            minimum: rules.minimum,
            choices: choices(rules),
            file_query: match query.is_empty() && after == section.latest_round() {
                true => String::new(),
                false => format!("?after={after}{query}"),
            },
            boards: boards.collect(),
            too_few,
            head,
        })
    }
}

fn lines(section: &PublicSection, head: &Head, rows: &[BoardRow]) -> Vec<BoardLine> {
    let mut above = None;
    let line = |row: &BoardRow| BoardLine {
        rank: row.rank.map_or(String::new(), |rank| rank.to_string()),
        shared: row.rank.is_some() && above.replace(row.rank) == Some(row.rank),
        player: PlayerLine::with_id(section, &head.urls, row.entrant),
        team: row.team.clone(),
        points: row.points.into(),
        games: row.games,
        percent: row.percent.map_or(String::new(), |value| tell(&value)),
        performance: (row.performance).map_or(String::new(), |value| value.to_string()),
    };
    rows.iter().map(line).collect()
}

/// What differs from the usual, as words of a query behind another one.
fn query(rules: BoardRules) -> String {
    let usual = BoardRules::USUAL;
    let mut query = String::new();
    if rules.minimum != usual.minimum {
        query += &format!("&minimum={}", rules.minimum);
    }
    let mut add = |name: &str, word: Option<&str>| {
        query.extend(word.map(|word| format!("&{name}={word}")));
    };
    add("order", other_than(&ORDERS, rules.order, usual.order));
    add("ties", other_than(&TIES, rules.ties, usual.ties));
    add("credit", other_than(&CREDITS, rules.credit, usual.credit));
    query
}

fn other_than<'k, T: Copy + PartialEq>(
    known: &[(&'k str, T)],
    chosen: T,
    usual: T,
) -> Option<&'k str> {
    let found = known.iter().find(|(_, value)| *value == chosen);
    found.filter(|_| chosen != usual).map(|(word, _)| *word)
}

fn choices(rules: BoardRules) -> Vec<(&'static str, &'static str, Vec<Choice>)> {
    vec![
        (
            "order",
            t("teams-order"),
            chosen("order", &ORDERS, rules.order),
        ),
        ("ties", t("teams-ties"), chosen("ties", &TIES, rules.ties)),
        (
            "credit",
            t("teams-credit"),
            chosen("credit", &CREDITS, rules.credit),
        ),
    ]
}

fn chosen<T: Copy + PartialEq>(name: &str, known: &[(&'static str, T)], value: T) -> Vec<Choice> {
    let choice = |(word, one): &(&'static str, T)| Choice {
        value: (*word).to_owned(),
        name: label(name, word).to_owned(),
        chosen: *one == value,
    };
    known.iter().map(choice).collect()
}

fn label(name: &str, word: &str) -> &'static str {
    match (name, word) {
        ("order", "points") => t("teams-order-points"),
        ("order", "performance") => t("teams-order-performance"),
        ("order", _) => t("teams-order-percentage"),
        ("ties", "performance") => t("teams-ties-performance"),
        ("ties", "games") => t("teams-ties-games"),
        ("ties", _) => t("teams-ties-shared"),
        (_, "lowest") => t("teams-credit-lowest"),
        (_, "listed") => t("teams-credit-listed"),
        (_, "each") => t("teams-credit-each"),
        _ => t("teams-credit-most"),
    }
}
