//! The wall chart of US Chess: everybody by number, and for each round result, opponent, colour and the score so far (28O).

use adoube_standings::tables::{CrossRow, CrossTable, Ranked, Ranking, RoundCell, RowOrder};
use adoube_tournament::{Colour, RoundNumber};
use askama::Template;

use super::standings::open;
use crate::error::PageError;
use crate::events::{Progress, PublicEvent, PublicSection};
use crate::params::Params;
use crate::texts::{fill, t};
use crate::ui::head::{Head, Tab};
use crate::ui::outcomes::{kind, name};
use crate::ui::parts::Parts;
use crate::ui::player_line::PlayerLine;
use crate::ui::ranking::ranking_of_players;
use crate::ui::round_nav::RoundNav;
use crate::ui::score::Score;

/// Everybody by number, as a director hangs it up.
#[derive(Template)]
#[template(path = "standings/wall.html", blocks = ["main"])]
pub(crate) struct WallChartPage {
    head: Head,
    nav: RoundNav,
    title: String,
    open: Option<Progress>,
    after: RoundNumber,
    rounds: Vec<(RoundNumber, String)>,
    lines: Vec<WallLine>,
    /// Where the chart goes on, if it is long.
    parts: Option<Parts>,
}

struct WallLine {
    player: PlayerLine,
    /// The id of the federation.
    id: String,
    cells: Vec<WallCell>,
    score: Score,
}

/// A round of a player.
struct WallCell {
    /// `W`, `D`, `L` and so on.
    letter: char,
    opponent: Option<PlayerLine>,
    /// The letter of the colour.
    colour: &'static str,
    /// The score after the round; nothing while it is played.
    total: Option<Score>,
    /// There was no game: its score stands in a circle (28P).
    unplayed: bool,
    /// The cell in words.
    words: String,
}

impl WallChartPage {
    /// The two tables of who met whom.
    fn kinds(&self) -> [(&'static str, String, bool); 2] {
        let urls = &self.head.urls;
        tables(
            urls.crosstable_after(self.after),
            urls.wall_chart(self.after),
            true,
        )
    }

    /// The part that is asked for, if the chart is long.
    ///
    /// # Errors
    ///
    /// [`PageError::NotFound`] if there is no such part.
    pub(crate) fn in_parts(mut self, params: &Params) -> Result<WallChartPage, PageError> {
        self.parts = Parts::cut(&mut self.lines, params, |line| line.player.searched())?;
        Ok(self)
    }

    /// The wall chart after a round; `None` if the round is not paired.
    pub(crate) fn of(
        event: &PublicEvent,
        section: &PublicSection,
        after: RoundNumber,
    ) -> Option<WallChartPage> {
        if after > section.latest_round() {
            return None;
        }
        let head = Head::of(event, section, Tab::Crosstable);
        let nav = RoundNav::of(section, t("wall-by-round"), after, |round| {
            head.urls.wall_chart(round)
        });
        let ranking = ranking_of_players(event, section, after);
        let ranking = Ranking {
            system: ranking.field.system(),
            tie_breaks: ranking.tie_breaks.clone(),
            rules: ranking.rules,
            rating: section.settings.rating_used,
        };
        let ranked = Ranked::players(&section.tournament, after, &ranking);
        let table = CrossTable::of(&ranked, RowOrder::Number);
        let rounds = (1..=after.0).map(RoundNumber);
        Some(WallChartPage {
            nav,
            title: title(section, after),
            open: open(section, after),
            after,
            rounds: rounds
                .map(|round| (round, head.urls.pairings(round)))
                .collect(),
            parts: None,
            lines: table
                .rows
                .iter()
                .map(|row| line(section, &head, row))
                .collect(),
            head,
        })
    }
}

/// The cross table and the wall chart, to choose from.
pub(super) fn tables(
    crosstable: String,
    wall: String,
    is_wall: bool,
) -> [(&'static str, String, bool); 2] {
    [
        (t("public-crosstable"), crosstable, !is_wall),
        (t("standings-wall"), wall, is_wall),
    ]
}

fn title(section: &PublicSection, after: RoundNumber) -> String {
    match section.progress(after) {
        None => t("wall-before").to_owned(),
        Some(_) if section.finished && after == section.latest_round() => {
            t("wall-final").to_owned()
        }
        Some(progress) if progress.closed => fill("wall-after", &[&after]),
        Some(_) => fill("wall-during", &[&after]),
    }
}

fn numbered(section: &PublicSection, head: &Head, number: u32) -> PlayerLine {
    let mut entrants = section.tournament.entrants().iter();
    let entrant = entrants.find(|one| one.pairing_number.is_some_and(|own| own.get() == number));
    entrant.map_or_else(PlayerLine::default, |one| {
        PlayerLine::of(section, &head.urls, one)
    })
}

fn line(section: &PublicSection, head: &Head, row: &CrossRow) -> WallLine {
    let mut player = numbered(section, head, row.who.number);
    if player.rating.is_empty() {
        t("wall-unrated").clone_into(&mut player.rating);
    }
    WallLine {
        player,
        id: row.national_id.clone().unwrap_or_default(),
        cells: row
            .rounds
            .iter()
            .map(|one| cell(section, head, one))
            .collect(),
        score: row.points.into(),
    }
}

fn cell(section: &PublicSection, head: &Head, cell: &RoundCell) -> WallCell {
    let outcome = cell.outcome;
    let opponent = cell.opponent.map(|one| numbered(section, head, one.number));
    WallCell {
        letter: cell.letter(),
        colour: match cell.colour {
            Some(Colour::White) => t("public-w"),
            Some(Colour::Black) => t("public-b"),
            None => "",
        },
        total: outcome.is_final().then(|| cell.total.into()),
        unplayed: outcome.is_final() && !outcome.is_played(),
        words: match &opponent {
            Some(opponent) => format!("{}, {}", opponent.name, name(outcome)),
            None => kind(outcome).unwrap_or(name(outcome)).to_owned(),
        },
        opponent,
    }
}
