//! The bracket of a knockout as a picture: who meets whom on the way to the final, and who came through.

use adoube_conduct::bracket::{BracketColumn, BracketSide, BracketTie, bracket};
use adoube_tournament::{RoundNumber, TeamId};

use super::{Desk, NoPaper, PaperKind, halves};
use crate::document::{Align, Document, Ink, Part, Picture, Shape};

/// How wide a picture is on a page upright and across, the height of a line of a box, and the size of its letters,
/// in millimetres.
const UPRIGHT: f32 = 180.0;
const ACROSS: f32 = 266.0;
const LINE: f32 = 3.7;
const LETTERS: f32 = 2.7;

/// The room for a match in the first column of a picture.
const SLOT: f32 = 2.0 * LINE + 2.0;

/// More columns than these need a page that is wider than high.
const COLUMNS_UPRIGHT: usize = 3;

/// The room for what stands above the columns.
const ABOVE: f32 = 6.0;

/// How many matches the first column of a picture has, and how many columns there are: more would not fit on a
/// page. The last column of one picture is the first of those that follow.
const MATCHES: u32 = 16;
const COLUMNS: usize = 5;

/// A part of the bracket that fits on a page.
struct Window<'b> {
    columns: &'b [BracketColumn],
    /// The round of the first column.
    first: u32,
    /// How many of its matches stand above this part.
    above: u32,
    /// The last round of the whole bracket.
    last: u32,
    matches: u32,
}

impl Desk<'_> {
    /// The bracket after a round, to be pinned to the wall; before the first one everybody is still in it.
    pub(super) fn bracket_paper(&self, after: RoundNumber) -> Result<Document, NoPaper> {
        let pictures = self.bracket(after);
        let widest = pictures.iter().map(|picture| picture.width);
        let landscape = widest.fold(0.0, f32::max) > UPRIGHT;
        if pictures.is_empty() {
            return Err(NoPaper::NoBracket);
        }
        let mut parts = Vec::new();
        for picture in pictures {
            if !parts.is_empty() {
                parts.push(Part::NewPage);
            }
            parts.push(Part::Picture(picture));
        }
        let title = match after.0 {
            0 => self.t("paper-bracket").to_owned(),
            round => {
                let after = self.with("standings-after-n", &round);
                format!("{} {after}", self.t("paper-bracket"))
            }
        };
        let paper = self.document(PaperKind::Bracket, title, parts);
        Ok(Document { landscape, ..paper })
    }

    /// The bracket in pictures of the size of a page; none where nobody is knocked out.
    pub(super) fn bracket(&self, after: RoundNumber) -> Vec<Picture> {
        let settings = &self.section.settings;
        let columns = bracket(settings, &self.tournament, after).unwrap_or_default();
        let last = u32::try_from(columns.len()).unwrap_or(0);
        let mut pictures = Vec::new();
        let mut start = 0;
        loop {
            let shown = columns.iter().skip(start).count().min(COLUMNS);
            let Some(part) = columns.get(start..start + shown).filter(|_| shown > 0) else {
                break;
            };
            let first = start as u32 + 1;
            let matches = 1 << (last - first).min(16);
            let windows = (0..matches).step_by(MATCHES as usize);
            pictures.extend(windows.map(|above| {
                let window = Window {
                    columns: part,
                    first,
                    above,
                    last,
                    matches: matches.min(MATCHES),
                };
                self.window(&window)
            }));
            if start + shown >= columns.len() {
                break;
            }
            start += COLUMNS - 1;
        }
        pictures
    }

    fn window(&self, window: &Window<'_>) -> Picture {
        let whole = match window.columns.len() > COLUMNS_UPRIGHT {
            true => ACROSS,
            false => UPRIGHT,
        };
        let step = whole / window.columns.len() as f32;
        let wide = (step - 7.0).min(60.0);
        let mut shapes = Vec::new();
        for (column, place) in window.columns.iter().zip(0_u8..) {
            let left = step * f32::from(place);
            if let Some(stage) = &column.stage {
                shapes.push(Shape::Label {
                    x: left,
                    y: LETTERS,
                    text: self.words.tell(stage),
                    size: LETTERS,
                    align: Align::Start,
                });
            }
            for tie in column.ties.iter().filter(|tie| window.has(tie)) {
                let middle = window.middle(tie);
                self.tie(tie, (left, middle, wide), &mut shapes);
                let next = window.columns.get(usize::from(place) + 1);
                let next = next.and_then(|next| follows(tie, next));
                if let Some(to) = next.map(|next| window.middle(next)) {
                    let turn = left + step - 3.0;
                    shapes.push(Shape::Line {
                        points: vec![
                            (left + wide, middle),
                            (turn, middle),
                            (turn, to),
                            (left + step, to),
                        ],
                        ink: Ink::Pale,
                        width: 0.3,
                    });
                }
            }
        }
        Picture {
            alt: self.t("paper-bracket").to_owned(),
            width: whole,
            height: window.height(),
            on_paper: whole,
            align: Align::Start,
            shapes,
        }
    }

    /// A box with both names and what they scored.
    fn tie(&self, tie: &BracketTie, (x, middle, wide): (f32, f32, f32), shapes: &mut Vec<Shape>) {
        let top = middle - LINE;
        let corners = [
            (x, top),
            (x + wide, top),
            (x + wide, top + 2.0 * LINE),
            (x, top + 2.0 * LINE),
        ];
        shapes.push(Shape::Line {
            points: corners.into_iter().chain([corners[0]]).collect(),
            ink: Ink::Black,
            width: 0.25,
        });
        shapes.push(Shape::Line {
            points: vec![(x, middle), (x + wide, middle)],
            ink: Ink::Pale,
            width: 0.25,
        });
        // Letters are about half as wide as they are high.
        let room = ((wide - 7.0) / (LETTERS * 0.52)) as usize;
        for (side, line) in tie.sides.iter().zip(1_u8..) {
            let y = top + LINE * f32::from(line) - 1.2;
            let mut write = |x: f32, text: String, align: Align| {
                shapes.push(Shape::Label {
                    x,
                    y,
                    text,
                    size: LETTERS,
                    align,
                });
            };
            write(x + 1.2, cut(&self.side(side), room), Align::Start);
            if let Some(score) = side.score {
                write(x + wide - 1.8, halves(score), Align::End);
            }
            if side.won {
                // Who goes on is marked at the edge that leads on.
                shapes.push(Shape::Fill {
                    x: x + wide - 0.9,
                    y: y + 1.2 - LINE,
                    width: 0.9,
                    height: LINE,
                    ink: Ink::Black,
                });
            }
        }
    }

    fn side(&self, side: &BracketSide) -> String {
        match side.who {
            Some(who) if self.section.settings.format.ranks_teams() => self.team(TeamId(who.0)),
            Some(who) => self.name(who),
            None => String::new(),
        }
    }
}

/// A name as far as there is room for it.
fn cut(name: &str, room: usize) -> String {
    match name.chars().count() > room {
        true => name
            .chars()
            .take(room.saturating_sub(1))
            .chain(['…'])
            .collect(),
        false => name.to_owned(),
    }
}

/// The match that the winner plays.
fn follows<'b>(tie: &BracketTie, next: &'b BracketColumn) -> Option<&'b BracketTie> {
    let number = tie.id.number.div_ceil(2);
    next.ties.iter().find(|next| next.id.number == number)
}

impl Window<'_> {
    /// How many matches of the first column are above and behind one of a later round.
    fn behind(&self, tie: &BracketTie) -> u32 {
        1 << (tie.id.round - self.first).min(16)
    }

    /// The match for third place comes after the final, and stands below it.
    fn is_beside_final(&self, tie: &BracketTie) -> bool {
        tie.id.round == self.last && tie.id.number > 1
    }

    fn has(&self, tie: &BracketTie) -> bool {
        let before = (tie.id.number - 1) * self.behind(tie);
        self.is_beside_final(tie) || (self.above..self.above + self.matches).contains(&before)
    }

    fn middle(&self, tie: &BracketTie) -> f32 {
        if self.is_beside_final(tie) {
            return ABOVE + SLOT * (self.matches as f32 / 2.0 + 1.5);
        }
        let behind = self.behind(tie) as f32;
        let before = (tie.id.number - 1) as f32 * behind - self.above as f32;
        ABOVE + SLOT * (before + behind / 2.0)
    }

    /// A bracket of two has room for the match beside its final too.
    fn height(&self) -> f32 {
        ABOVE + SLOT * (self.matches as f32).max(self.matches as f32 / 2.0 + 2.0)
    }
}
