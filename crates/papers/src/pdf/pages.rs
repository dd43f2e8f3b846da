//! From strips to pages, with their heads and feet.

use pdf_writer::types::StructRole;

use super::set::{Draws, MM, Mark, Place, Setter, Strip, Style};
use super::tree::Tree;
use crate::Document;
use crate::document::{Align, Ink};

/// The shorter and the longer side of a sheet of A4, in millimetres.
const A4: (f32, f32) = (210.0, 297.0);

/// Head and foot of a page, in points.
const HEAD: f32 = 20.0;
const FOOT: f32 = 20.0;

/// A page with what is drawn on it.
pub(super) struct Page {
    pub(super) width: f32,
    pub(super) height: f32,
    pub(super) marks: Vec<Mark>,
    /// What is written across it.
    pub(super) across: Option<Mark>,
}

/// The room on the pages of a paper.
struct Room {
    width: f32,
    height: f32,
    margin: f32,
    head: f32,
    foot: f32,
}

impl Room {
    fn of(paper: &Document) -> Room {
        let (width, height) = match paper.landscape {
            true => (A4.1, A4.0),
            false => A4,
        };
        let (margin, head, foot) = match paper.bare {
            true => (10.0 * MM, 0.0, 0.0),
            false => (15.0 * MM, HEAD, FOOT),
        };
        Room {
            width: width * MM,
            height: height * MM,
            margin,
            head,
            foot,
        }
    }

    fn inside(&self) -> f32 {
        self.width - 2.0 * self.margin
    }

    fn top(&self) -> f32 {
        self.margin + self.head
    }

    fn bottom(&self) -> f32 {
        self.height - self.margin - self.foot
    }
}

/// The pages of a paper.
pub(super) fn pages(paper: &Document, setter: &mut Setter) -> Vec<Page> {
    let room = Room::of(paper);
    let node = setter.tree.add(Tree::ROOT, StructRole::Sect);
    let mut strips = Vec::new();
    if !paper.bare {
        let title = setter.tree.add(node, StructRole::H1);
        let mut strip = Strip {
            with_next: true,
            ..Strip::default()
        };
        let place = Place {
            x: 0.0,
            y: 0.0,
            width: room.inside(),
        };
        let height = setter.write(
            &mut strip,
            Some(title),
            &paper.title,
            place,
            Style::bold(15.0),
        );
        strip.height = height + 5.0;
        strips.push(strip);
    }
    strips.extend(setter.parts(&paper.parts, room.inside(), node));
    let mut pages = flow(strips, &room, setter);
    let count = pages.len();
    for (number, page) in pages.iter_mut().enumerate() {
        if !paper.bare {
            frame(page, paper, &room, setter, (number + 1, count));
        }
        page.across = paper
            .mark
            .as_deref()
            .map(|mark| across(mark, &room, setter));
    }
    pages
}

/// Strips on as many pages as they take.
fn flow(strips: Vec<Strip>, room: &Room, setter: &Setter) -> Vec<Page> {
    let empty = || Page {
        width: room.width,
        height: room.height,
        marks: Vec::new(),
        across: None,
    };
    let mut pages = vec![empty()];
    let mut y = room.top();
    let heights: Vec<f32> = strips.iter().map(|strip| strip.height).collect();
    let kept: Vec<bool> = strips.iter().map(|strip| strip.with_next).collect();
    for (place, strip) in strips.into_iter().enumerate() {
        // What is kept with the next needs room for both.
        let mut needed = heights[place];
        let mut next = place;
        while kept[next] && next + 1 < heights.len() {
            next += 1;
            needed += heights[next];
        }
        let fresh = y <= room.top();
        if !fresh && (strip.new_page || y + needed > room.bottom() + 0.5) {
            pages.push(empty());
            y = room.top();
            let heads = strip.head.and_then(|number| setter.heads.get(number));
            for head in heads.into_iter().flatten() {
                y = put(&mut pages, head.clone(), room, y);
            }
        }
        y = put(&mut pages, strip, room, y);
    }
    pages
}

fn put(pages: &mut [Page], strip: Strip, room: &Room, y: f32) -> f32 {
    let height = strip.height;
    if let Some(page) = pages.last_mut() {
        let marks = strip
            .marks
            .into_iter()
            .map(|mark| mark.moved(room.margin, y));
        page.marks.extend(marks);
    }
    y + height
}

/// Head and foot of a page.
fn frame(
    page: &mut Page,
    paper: &Document,
    room: &Room,
    setter: &mut Setter,
    (number, count): (usize, usize),
) {
    const SMALL: Style = Style {
        ink: Ink::Grey,
        ..Style::of(8.0)
    };
    let mut strip = Strip::default();
    let width = room.inside();
    let right = Style {
        align: Align::End,
        ..SMALL
    };
    setter.write(
        &mut strip,
        None,
        &paper.head.join(" · "),
        Place {
            x: 0.0,
            y: 0.0,
            width: width * 0.75,
        },
        SMALL,
    );
    if number > 1 {
        let place = Place {
            x: width * 0.75,
            y: 0.0,
            width: width * 0.25,
        };
        setter.write(&mut strip, None, &paper.title, place, right);
    }
    strip.rule((0.0, 12.0), (width, 12.0), 0.5, Ink::Grey);
    let low = room.bottom() - room.margin + 8.0;
    let numbering = paper.numbering.replace("{page}", &number.to_string());
    let numbering = numbering.replace("{pages}", &count.to_string());
    setter.write(
        &mut strip,
        None,
        &paper.foot,
        Place {
            x: 0.0,
            y: low,
            width: width * 0.8,
        },
        SMALL,
    );
    setter.write(
        &mut strip,
        None,
        &numbering,
        Place {
            x: width * 0.8,
            y: low,
            width: width * 0.2,
        },
        right,
    );
    let marks = strip
        .marks
        .into_iter()
        .map(|mark| mark.moved(room.margin, room.margin));
    page.marks.extend(marks);
}

/// The mark across a page, in its middle; the page writer turns it.
fn across(mark: &str, room: &Room, setter: &mut Setter) -> Mark {
    let line = setter.shaper.line(mark, true);
    let size = (room.width * 0.75 / line.width.max(1.0)).min(120.0);
    let draws = Draws::Text {
        x: room.width / 2.0,
        y: room.height / 2.0,
        line,
        size,
        ink: [0.9, 0.87, 0.87],
    };
    Mark { node: None, draws }
}
