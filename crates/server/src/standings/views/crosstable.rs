//! The cross table: a line for each player, a column for each round, or for each opponent where
//! everybody meets everybody.

use adoube_conduct::ranking::is_of_us_chess;
use adoube_journal::Format;
use adoube_standings::Line;
use adoube_tournament::{CardRow, Colour, EntrantId, Outcome, RoundNumber};
use askama::Template;

use super::standings::{open, title};
use super::team_crosstable::kinds;
use super::wall::tables;
use crate::error::PageError;
use crate::events::{Progress, PublicEvent, PublicSection};
use crate::params::Params;
use crate::texts::{fill, t};
use crate::ui::dates;
use crate::ui::head::{Head, Tab};
use crate::ui::outcomes::{kind, mark, name};
use crate::ui::parts::Parts;
use crate::ui::player_line::PlayerLine;
use crate::ui::ranking::ranking_of_players;
use crate::ui::round_nav::RoundNav;
use crate::ui::score::Score;

/// Who met whom, and how it ended, in the order of the standings.
#[derive(Template)]
#[template(path = "standings/crosstable.html", blocks = ["main"])]
pub(crate) struct CrosstablePage {
    head: Head,
    nav: RoundNav,
    title: String,
    open: Option<Progress>,
    after: RoundNumber,
    /// The rounds and their pairings; none where everybody meets everybody.
    rounds: Vec<(RoundNumber, String)>,
    /// Everybody meets everybody: the columns are the lines.
    grid: bool,
    /// There is a wall chart too: US Chess rules are played.
    wall: bool,
    /// Some games do not count, because a player left before half of them.
    cancelled: bool,
    lines: Vec<CrosstableLine>,
    /// Where the table goes on, if it is long.
    parts: Option<Parts>,
}

struct CrosstableLine {
    id: EntrantId,
    rank: usize,
    shared: bool,
    player: PlayerLine,
    cells: Vec<CellView>,
    /// In a grid: what there was against each line, nothing against oneself.
    met: Vec<Option<Vec<Meeting>>>,
    score: Score,
}

/// A game against somebody, in a grid.
struct Meeting {
    mark: String,
    /// The letter of the colour.
    colour: &'static str,
    /// The round, its day and the colour in words.
    words: String,
    /// It does not count.
    cancelled: bool,
}

/// What a round was to a player, in a cell.
struct CellView {
    /// What it came to, so that a line adds up.
    mark: String,
    /// There is no result yet.
    open: bool,
    /// It does not count.
    cancelled: bool,
    opponent: Option<PlayerLine>,
    /// The letter of the colour.
    colour: &'static str,
    /// Where there is no opponent, what there was.
    without: &'static str,
    /// The cell in words.
    words: String,
}

impl CrosstablePage {
    /// The wall chart beside it, where there is one.
    fn tables(&self) -> Option<[(&'static str, String, bool); 2]> {
        let urls = &self.head.urls;
        let links = || {
            tables(
                urls.crosstable_after(self.after),
                urls.wall_chart(self.after),
                false,
            )
        };
        (self.wall && !self.head.teams).then(links)
    }

    /// The other cross tables, where teams compete.
    fn kinds(&self) -> Option<[(&'static str, String, bool); 3]> {
        self.head.teams.then(|| kinds(&self.head, self.after, None))
    }

    /// The part of the cross table after a round that is asked for.
    ///
    /// # Errors
    ///
    /// [`PageError::NotFound`] if the round is not paired, or there is no such part.
    pub(crate) fn of(
        event: &PublicEvent,
        section: &PublicSection,
        after: RoundNumber,
        params: &Params,
    ) -> Result<CrosstablePage, PageError> {
        if after > section.latest_round() {
            return Err(PageError::NotFound);
        }
        let head = Head::of(event, section, Tab::Crosstable);
        let nav = RoundNav::of(section, t("public-crosstable-by-round"), after, |round| {
            head.urls.crosstable_after(round)
        });
        let grid = section.settings.format == Format::RoundRobin;
        let (mut lines, parts) = lines(event, section, &head, after, params)?;
        if grid {
            let order: Vec<EntrantId> = lines.iter().map(|line| line.id).collect();
            for line in &mut lines {
                line.met = met(section, line.id, &order, after);
            }
        }
        let rounds = (1..=after.0).map(RoundNumber).filter(|_| !grid);
        let mut cells = lines.iter().flat_map(|line| &line.cells);
        let cancelled = cells.any(|cell| cell.cancelled);
        Ok(CrosstablePage {
            cancelled,
            wall: is_of_us_chess(&section.settings),
            nav,
            title: title(section, after, "crosstable"),
            open: open(section, after),
            after,
            rounds: rounds
                .map(|round| (round, head.urls.pairings(round)))
                .collect(),
            grid,
            lines,
            parts,
            head,
        })
    }
}

/// A line for each player of a part, in the order of the standings.
fn lines(
    event: &PublicEvent,
    section: &PublicSection,
    head: &Head,
    after: RoundNumber,
    params: &Params,
) -> Result<(Vec<CrosstableLine>, Option<Parts>), PageError> {
    let ranking = ranking_of_players(event, section, after);
    let mut above = None;
    let level = |line: &Line| above.replace(line.rank) == Some(line.rank);
    let all = ranking.standings.lines();
    let shared: Vec<bool> = all.iter().map(level).collect();
    let mut all: Vec<(&Line, bool)> = all.iter().zip(shared).collect();
    let id_of = |line: &Line| EntrantId(ranking.field.participants()[line.place].id);
    let text = |(line, _): &(&Line, bool)| {
        PlayerLine::with_id(section, &head.urls, id_of(line)).searched()
    };
    let parts = Parts::cut(&mut all, params, text)?;
    let line = |(line, shared): (&Line, bool)| {
        let id = id_of(line);
        CrosstableLine {
            id,
            rank: line.rank,
            shared,
            player: PlayerLine::with_id(section, &head.urls, id),
            cells: cells(section, head, id, after),
            met: Vec::new(),
            score: line.points.into(),
        }
    };
    Ok((all.into_iter().map(line).collect(), parts))
}

/// The results of a player against each of these, in the order of the rounds.
fn met(
    section: &PublicSection,
    id: EntrantId,
    order: &[EntrantId],
    after: RoundNumber,
) -> Vec<Option<Vec<Meeting>>> {
    let points = section.tournament.point_system();
    let against = |other: &EntrantId| {
        let card = (1..)
            .map(RoundNumber)
            .zip(section.tournament.card(id, after));
        let games = card.filter(|(_, row)| row.opponent == Some(*other));
        let games = games.map(|(round, row)| Meeting {
            mark: mark(row.in_table(), points),
            cancelled: row.is_cancelled(),
            colour: letter(row.colour),
            words: meeting_words(section, round, row),
        });
        (*other != id).then(|| games.collect())
    };
    order.iter().map(against).collect()
}

/// When a game of the grid was, and who had which colour.
fn meeting_words(section: &PublicSection, round: RoundNumber, row: CardRow) -> String {
    let mut schedule = section.settings.schedule.iter();
    let day = schedule.find(|time| time.round == round);
    let colour = row.colour.map(|colour| match colour {
        Colour::White => t("results-white"),
        Colour::Black => t("results-black"),
    });
    let uncounted = row.is_cancelled().then(|| t("public-does-not-count"));
    let parts = [
        Some(fill("papers-round", &[&round])),
        day.map(|time| dates::moment(time.starts)),
        colour.map(str::to_owned),
        uncounted.map(str::to_owned),
    ];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    parts.join(", ")
}

fn letter(colour: Option<Colour>) -> &'static str {
    match colour {
        Some(Colour::White) => t("public-w"),
        Some(Colour::Black) => t("public-b"),
        None => "",
    }
}

fn cells(section: &PublicSection, head: &Head, id: EntrantId, after: RoundNumber) -> Vec<CellView> {
    let card = section.tournament.card(id, after);
    card.map(|row| cell(section, head, row)).collect()
}

fn cell(section: &PublicSection, head: &Head, row: CardRow) -> CellView {
    let outcome = row.in_table();
    let opponent = row
        .opponent
        .map(|id| PlayerLine::with_id(section, &head.urls, id));
    let what = kind(outcome).unwrap_or(name(outcome));
    let words = match &opponent {
        Some(opponent) if row.is_cancelled() => {
            let uncounted = t("public-does-not-count");
            format!("{}, {}, {uncounted}", opponent.name, name(outcome))
        }
        Some(opponent) => format!("{}, {}", opponent.name, name(outcome)),
        None => what.to_owned(),
    };
    CellView {
        mark: mark(outcome, section.tournament.point_system()),
        open: !outcome.is_final(),
        cancelled: row.is_cancelled(),
        opponent,
        colour: letter(row.colour),
        without: match outcome {
            Outcome::NotPaired => "",
            _ => t("public-bye"),
        },
        words,
    }
}
