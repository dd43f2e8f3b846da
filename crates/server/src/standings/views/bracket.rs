//! The bracket of a knockout as a picture.

use adoube_conduct::bracket::{BracketColumn, BracketSide, BracketTie, bracket};
use adoube_journal::Format;
use adoube_tournament::{EntrantId, RoundNumber, TeamId};
use askama::Template;

use super::standings::open;
use crate::events::{Progress, PublicEvent, PublicSection};
use crate::texts::{fill, t, tell};
use crate::ui::head::{Head, Tab};
use crate::ui::outcomes::mark;
use crate::ui::player_line::PlayerLine;
use crate::ui::round_nav::RoundNav;

/// The measures of the picture: how wide a match is, how far the columns are apart, how high a match and the
/// room for one in the first round are, and what stands above.
const WIDTH: u32 = 230;
const STEP: u32 = 270;
const HEIGHT: u32 = 46;
const ROOM: u32 = 58;
const ABOVE: u32 = 34;

/// A letter is about so wide; a longer name is cut short in the picture.
const LETTERS: usize = 26;

/// Who met whom on the way to the final.
#[derive(Template)]
#[template(path = "standings/bracket.html", blocks = ["main"])]
pub(crate) struct BracketPage {
    head: Head,
    nav: RoundNav,
    title: String,
    open: Option<Progress>,
    width: u32,
    height: u32,
    columns: Vec<ColumnView>,
    ties: Vec<TieView>,
    /// The lines from a match to the one that its winner plays.
    lines: Vec<String>,
}

struct ColumnView {
    name: String,
    x: u32,
}

struct TieView {
    x: u32,
    y: u32,
    sides: [SideView; 2],
    /// The match in a sentence.
    words: String,
}

struct SideView {
    name: String,
    full: String,
    mark: String,
    won: bool,
    known: bool,
    y: u32,
}

impl BracketPage {
    /// The bracket after a round; `None` if the round is not paired.
    pub(crate) fn of(
        event: &PublicEvent,
        section: &PublicSection,
        after: RoundNumber,
    ) -> Option<BracketPage> {
        if after > section.latest_round() {
            return None;
        }
        let head = Head::of(event, section, Tab::Crosstable);
        let nav = RoundNav::of(section, t("bracket-by-round"), after, |round| {
            head.urls.crosstable_after(round)
        });
        let columns = bracket(&section.settings, &section.tournament, after).unwrap_or_default();
        let rounds = u32::try_from(columns.len()).unwrap_or(0);
        let slots = 1 << rounds.saturating_sub(1).min(16);
        let own = BracketPicture {
            section,
            head: &head,
        };
        let ties = columns.iter().flat_map(|column| &column.ties);
        let ties: Vec<TieView> = ties.map(|tie| own.tie(tie)).collect();
        let names = columns.iter().zip(0..).map(|(column, place)| ColumnView {
            name: stage(column, place + 1),
            x: place * STEP,
        });
        Some(BracketPage {
            title: t("bracket-tab").to_owned(),
            open: open(section, after),
            width: (rounds * STEP).max(STEP) - (STEP - WIDTH) + 2,
            height: ABOVE + slots * ROOM + ROOM,
            columns: names.collect(),
            lines: lines(&columns),
            ties,
            nav,
            head,
        })
    }
}

fn stage(column: &BracketColumn, round: u32) -> String {
    match &column.stage {
        Some(stage) => tell(stage),
        None => fill("rounds-round", &[&round]),
    }
}

/// The upper edge of a match, by its round and its place from the top. What comes after the final stands
/// below it.
fn top(tie: &BracketTie) -> u32 {
    let room = ROOM << tie.id.round.saturating_sub(1).min(16);
    let middle = (tie.id.number.saturating_sub(1)) * room + room / 2;
    ABOVE + middle.saturating_sub(HEIGHT / 2)
}

fn left(tie: &BracketTie) -> u32 {
    tie.id.round.saturating_sub(1) * STEP
}

fn lines(columns: &[BracketColumn]) -> Vec<String> {
    let pairs = columns.iter().zip(columns.iter().skip(1));
    let lines = pairs.flat_map(|(column, next)| {
        column.ties.iter().filter_map(|tie| {
            let number = tie.id.number.div_ceil(2);
            let to = next.ties.iter().find(|other| other.id.number == number)?;
            let (x, y) = (left(tie) + WIDTH, top(tie) + HEIGHT / 2);
            let (to_x, to_y) = (left(to), top(to) + HEIGHT / 2);
            let middle = (x + to_x) / 2;
            Some(format!("M{x} {y}H{middle}V{to_y}H{to_x}"))
        })
    });
    lines.collect()
}

struct BracketPicture<'d> {
    section: &'d PublicSection,
    head: &'d Head,
}

impl BracketPicture<'_> {
    fn tie(&self, tie: &BracketTie) -> TieView {
        let y = top(tie);
        let [one, other] = &tie.sides;
        let sides = [self.side(one, y + 18), self.side(other, y + 39)];
        let score = |side: &SideView| match side.mark.is_empty() {
            true => side.full.clone(),
            false => format!("{} {}", side.full, side.mark),
        };
        TieView {
            x: left(tie),
            y,
            words: format!("{} – {}", score(&sides[0]), score(&sides[1])),
            sides,
        }
    }

    fn side(&self, side: &BracketSide, y: u32) -> SideView {
        let full = match (side.who, side.from) {
            (Some(who), _) => self.name(who),
            (None, Some(_)) => t("bracket-open").to_owned(),
            (None, None) => t("bracket-nobody").to_owned(),
        };
        let points = self.section.tournament.point_system();
        SideView {
            name: match side.who {
                Some(_) => cut(&full),
                None => "…".to_owned(),
            },
            mark: side
                .outcome
                .map_or_else(String::new, |outcome| mark(outcome, points)),
            won: side.won,
            known: side.who.is_some(),
            full,
            y,
        }
    }

    fn name(&self, who: EntrantId) -> String {
        if self.section.settings.format == Format::TeamKnockout {
            let teams = self.section.tournament.teams().iter();
            let team = teams.into_iter().find(|team| TeamId(who.0) == team.id);
            return team.map_or_else(String::new, |team| team.details.name.clone());
        }
        let line = PlayerLine::with_id(self.section, &self.head.urls, who);
        match line.title.is_empty() {
            true => line.name,
            false => format!("{} {}", line.title, line.name),
        }
    }
}

fn cut(name: &str) -> String {
    match name.chars().count() > LETTERS {
        true => name.chars().take(LETTERS - 1).chain(['…']).collect(),
        false => name.to_owned(),
    }
}
