//! Pictures: rank and score through the rounds, what the ratings did.

use adoube_conduct::ranking::Ranking;
use adoube_ratings::{RatingRules, rate};
use adoube_standings::tables::{History, PlaceTable};
use adoube_tournament::{Entrant, EntrantId, Purpose, RoundNumber};

use super::{Desk, NoPaper, PaperKind, PaperRequest, halves, titled};
use crate::document::{Align, Document, Ink, Part, Picture, Shape};

/// How many lines a picture has room for.
const LINES: usize = 10;

/// The inks of the lines, one after the other.
const INKS: [Ink; 4] = [Ink::Blue, Ink::Red, Ink::Green, Ink::Black];

/// The measures of a picture, and of the room for names beside it.
const WIDTH: f32 = 180.0;
const NAMES: f32 = 48.0;
const LETTERS: f32 = 3.2;

/// A line of a picture: who, and what it was after each round.
struct Course {
    name: String,
    heights: Vec<f32>,
    last: String,
}

impl Desk<'_> {
    /// The first ten after a round, or the one who is asked for: rank and score through the rounds, ratings.
    pub(super) fn pictures(
        &self,
        after: RoundNumber,
        asked: &PaperRequest,
    ) -> Result<Document, NoPaper> {
        if after.0 == 0 {
            return Err(NoPaper::RoundNotPaired { round: after });
        }
        let chosen = |id: EntrantId| asked.player.is_none_or(|player| player == id);
        let history = History::players(&self.tournament, after, &self.ranking_of_players(after));
        let places = PlaceTable::of(&history);
        let rows = places.rows.iter().filter_map(|row| {
            let mut entrants = self.tournament.entrants().iter();
            let own = entrants.find(|one| {
                one.pairing_number
                    .is_some_and(|number| number.get() == row.who.number)
            })?;
            chosen(own.id).then_some((own, row))
        });
        let rows: Vec<_> = rows.take(LINES).collect();
        let ranks = rows.iter().map(|(own, row)| Course {
            name: titled(own),
            heights: row.ranks.iter().map(|rank| *rank as f32).collect(),
            last: row
                .ranks
                .last()
                .map_or_else(String::new, ToString::to_string),
        });
        let ranks: Vec<Course> = ranks.collect();
        let scores = rows.iter().map(|(own, _)| {
            let score = |round| {
                self.tournament
                    .score(own.id, RoundNumber(round), Purpose::Standings)
            };
            Course {
                name: titled(own),
                // The best are above.
                heights: (1..=after.0)
                    .map(|round| -(score(round).as_hundredths() as f32))
                    .collect(),
                last: halves(score(after.0)),
            }
        });
        let scores: Vec<Course> = scores.collect();
        let mut parts = Vec::new();
        parts.extend([
            Part::heading(self.t("paper-ranks-by-round")),
            Part::Picture(courses(&ranks, self.t("paper-ranks-by-round"))),
            Part::heading(self.t("paper-scores-by-round")),
            Part::Picture(courses(&scores, self.t("paper-scores-by-round"))),
        ]);
        let players: Vec<&Entrant> = match asked.player {
            Some(id) => self.entrant(id).into_iter().collect(),
            None => self.by_rank(after),
        };
        if let Some(picture) = self.histories_picture(after, &players) {
            parts.push(Part::heading(self.t("paper-colours-and-floats")));
            parts.push(Part::Picture(picture));
            parts.push(Part::sized(self.t("paper-colours-legend"), 7.5));
        }
        parts.extend(self.chances(after, asked.player));
        if let Some(picture) = self.changes_picture(after, &chosen) {
            parts.push(Part::heading(self.t("paper-rating-changes")));
            parts.push(Part::Picture(picture));
        }
        Ok(self.document(PaperKind::Pictures, self.t("paper-pictures"), parts))
    }

    /// Everybody who played, the best first.
    fn by_rank(&self, after: RoundNumber) -> Vec<&Entrant> {
        let (details, settings) = (&self.event.details, &self.section.settings);
        let ranking = Ranking::of_players(details, settings, &self.tournament, after);
        let lines = ranking.standings.lines().iter();
        lines
            .filter_map(|line| {
                let id = ranking.field.participants()[line.place].id;
                self.entrant(EntrantId(id))
            })
            .collect()
    }

    /// Who gained and who lost most, as bars.
    fn changes_picture(
        &self,
        after: RoundNumber,
        chosen: &dyn Fn(EntrantId) -> bool,
    ) -> Option<Picture> {
        let facts = self.facts().ok()?;
        let rated = rate(
            &self.tournament,
            &facts,
            RatingRules::on(facts.start)?,
            after,
        );
        let changes = rated
            .players
            .iter()
            .filter_map(|player| Some((player.entrant, player.change?.rounded)));
        let mut changes: Vec<(EntrantId, i32)> = changes.filter(|(id, _)| chosen(*id)).collect();
        changes.sort_by_key(|(id, change)| (-change.abs(), *id));
        changes.truncate(2 * LINES);
        changes.sort_by_key(|(id, change)| (-change, *id));
        let most = changes
            .iter()
            .map(|(_, change)| change.abs())
            .max()
            .filter(|most| *most > 0)?;
        let (middle, step) = (NAMES + (WIDTH - NAMES) / 2.0, 5.0);
        let mut shapes = Vec::new();
        for (place, (id, change)) in changes.iter().enumerate() {
            let y = step * place as f32;
            let wide = (WIDTH - NAMES - 24.0) / 2.0 * change.abs() as f32 / most as f32;
            let (x, ink) = match *change < 0 {
                true => (middle - wide, Ink::Red),
                false => (middle, Ink::Green),
            };
            shapes.push(Shape::Fill {
                x,
                y: y + 0.8,
                width: wide,
                height: step - 1.6,
                ink,
            });
            shapes.push(label(
                NAMES - 2.0,
                y + 3.6,
                beside(&self.name(*id)),
                Align::End,
            ));
            let (at, align) = match *change < 0 {
                true => (x - 1.0, Align::End),
                false => (x + wide + 1.0, Align::Start),
            };
            shapes.push(label(at, y + 3.6, format!("{change:+}"), align));
        }
        let alt = self.t("paper-rating-changes").to_owned();
        let height = step * changes.len() as f32 + 2.0;
        Some(Picture {
            alt,
            width: WIDTH,
            height,
            on_paper: WIDTH,
            align: Align::Start,
            shapes,
        })
    }
}

/// As much of a name as there is room for beside a picture.
pub(super) fn beside(name: &str) -> String {
    const MOST: usize = 27;
    match name.chars().count() > MOST {
        true => name.chars().take(MOST - 1).chain(['…']).collect(),
        false => name.to_owned(),
    }
}

pub(super) fn label(x: f32, y: f32, text: String, align: Align) -> Shape {
    Shape::Label {
        x,
        y,
        text,
        size: LETTERS,
        align,
    }
}

/// Lines from round to round; what is smaller is above. Names stand where their lines end, each on a line of its own.
fn courses(all: &[Course], alt: &str) -> Picture {
    let heights = || all.iter().flat_map(|one| &one.heights).copied();
    let (low, high) = (
        heights().fold(f32::MAX, f32::min),
        heights().fold(f32::MIN, f32::max),
    );
    let rounds = all.iter().map(|one| one.heights.len()).max().unwrap_or(1);
    let height = 8.0 + 6.0 * all.len().max(4) as f32;
    let wide = WIDTH - NAMES - 6.0;
    let x = |round: usize| 4.0 + wide * round as f32 / rounds.saturating_sub(1).max(1) as f32;
    let y = |value: f32| 4.0 + (height - 14.0) * (value - low) / (high - low).max(1.0);
    let mut shapes = Vec::new();
    for round in 0..rounds {
        let points = vec![(x(round), 2.0), (x(round), height - 6.0)];
        shapes.push(Shape::Line {
            points,
            ink: Ink::Pale,
            width: 0.25,
        });
        shapes.push(label(
            x(round),
            height - 1.5,
            (round + 1).to_string(),
            Align::Centre,
        ));
    }
    let mut ends: Vec<(f32, usize)> = Vec::new();
    for (place, one) in all.iter().enumerate() {
        let points = one
            .heights
            .iter()
            .enumerate()
            .map(|(round, value)| (x(round), y(*value)));
        let points: Vec<(f32, f32)> = points.collect();
        ends.extend(points.last().map(|(_, end)| (*end, place)));
        shapes.push(Shape::Line {
            points,
            ink: INKS[place % INKS.len()],
            width: 0.6,
        });
    }
    ends.sort_by(|one, other| one.0.total_cmp(&other.0));
    let mut lowest = 0.0_f32;
    for (end, place) in ends {
        let at = (end + 1.0).max(lowest + LETTERS + 0.4);
        lowest = at;
        let one = &all[place];
        shapes.push(label(
            x(rounds.saturating_sub(1)) + 2.0,
            at,
            format!("{} {}", one.last, beside(&one.name)),
            Align::Start,
        ));
    }
    Picture {
        alt: alt.to_owned(),
        width: WIDTH,
        height: height.max(lowest + 4.0),
        on_paper: WIDTH,
        align: Align::Start,
        shapes,
    }
}
