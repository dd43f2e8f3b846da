//! The cross table of a Swiss system: a line for each player, a column for each round.

use adoube_tournament::{CardRow, Colour, EntrantId, Outcome, Purpose, RoundNumber};
use askama::Template;

use super::head::{Head, Tab};
use super::outcomes::{kind, mark, name};
use super::player_line::PlayerLine;
use super::rounds::RoundNav;
use super::score::Score;
use super::standings::{open, title};
use crate::events::{Progress, PublicEvent, PublicSection};
use crate::texts::t;

/// Who met whom, and how it ended, in the order of the standings.
#[derive(Template)]
#[template(path = "crosstable.html", blocks = ["main"])]
pub struct CrosstablePage {
    head: Head,
    nav: RoundNav,
    title: String,
    open: Option<Progress>,
    /// The rounds and their pairings.
    rounds: Vec<(RoundNumber, String)>,
    lines: Vec<CrosstableLine>,
}

struct CrosstableLine {
    rank: usize,
    shared: bool,
    player: PlayerLine,
    cells: Vec<CellView>,
    score: Score,
}

/// What a round was to a player, in a cell.
struct CellView {
    /// What it came to, so that a line adds up.
    mark: String,
    /// There is no result yet.
    open: bool,
    opponent: Option<PlayerLine>,
    /// The letter of the colour.
    colour: &'static str,
    /// Where there is no opponent, what there was.
    without: &'static str,
    /// The cell in words.
    words: String,
}

impl CrosstablePage {
    /// The cross table after a round; `None` if the round is not paired.
    pub fn of(
        event: &PublicEvent,
        section: &PublicSection,
        after: RoundNumber,
    ) -> Option<CrosstablePage> {
        if after > section.latest_round() {
            return None;
        }
        let head = Head::of(event, section, Tab::Crosstable);
        let nav = RoundNav::of(section, t("public-crosstable-by-round"), after, |round| {
            head.urls.crosstable_after(round)
        });
        let mut above = None;
        let table = section.tournament.score_table(after, Purpose::Standings);
        let lines = table.into_iter().map(|line| CrosstableLine {
            rank: line.rank,
            shared: above.replace(line.rank) == Some(line.rank),
            player: PlayerLine::with_id(section, &head.urls, line.entrant),
            cells: cells(section, &head, line.entrant, after),
            score: line.points.into(),
        });
        let lines = lines.collect();
        Some(CrosstablePage {
            nav,
            title: title(section, after, "crosstable"),
            open: open(section, after),
            rounds: (1..=after.0)
                .map(RoundNumber)
                .map(|round| (round, head.urls.pairings(round)))
                .collect(),
            lines,
            head,
        })
    }
}

fn cells(section: &PublicSection, head: &Head, id: EntrantId, after: RoundNumber) -> Vec<CellView> {
    let card = section.tournament.card(id, after);
    card.map(|row| cell(section, head, row)).collect()
}

fn cell(section: &PublicSection, head: &Head, row: CardRow) -> CellView {
    let outcome = row.counted_for(Purpose::Standings);
    let opponent = row
        .opponent
        .map(|id| PlayerLine::with_id(section, &head.urls, id));
    let what = kind(outcome).unwrap_or(name(outcome));
    let words = match &opponent {
        Some(opponent) => format!("{}, {}", opponent.name, name(outcome)),
        None => what.to_owned(),
    };
    CellView {
        mark: mark(outcome, section.tournament.point_system()),
        open: !outcome.is_final(),
        opponent,
        colour: match row.colour {
            Some(Colour::White) => t("public-w"),
            Some(Colour::Black) => t("public-b"),
            None => "",
        },
        without: match outcome {
            Outcome::NotPaired => "",
            _ => t("public-bye"),
        },
        words,
    }
}
