//! From parts of a paper to strips that stand below each other.

use std::rc::Rc;

use pdf_writer::types::StructRole;

use super::text::{Line, Shaper};
use super::tree::{NodeId, Tree};
use crate::document::{Align, Cards, Field, Form, Ink, Paragraph, Part, Picture, Shape};

/// Points of a millimetre.
pub(super) const MM: f32 = 72.0 / 25.4;

/// Lines are this much higher than letters.
const LEADING: f32 = 1.25;

/// How thin lines of boxes and tables are.
pub(super) const HAIR: f32 = 0.5;

/// Something drawn, with what it belongs to; nothing if it is decoration.
#[derive(Clone)]
pub(super) struct Mark {
    pub(super) node: Option<NodeId>,
    pub(super) draws: Draws,
}

/// What is drawn. Places are told from the left and from the top.
#[derive(Clone)]
pub(super) enum Draws {
    /// A text with its base line at `y`.
    Text {
        x: f32,
        y: f32,
        line: Rc<Line>,
        size: f32,
        ink: [f32; 3],
    },
    /// Lines from point to point.
    Path {
        points: Vec<(f32, f32)>,
        width: f32,
        ink: [f32; 3],
    },
    /// A filled rectangle.
    Fill {
        x: f32,
        y: f32,
        width: f32,
        height: f32,
        ink: [f32; 3],
    },
}

/// A piece that stays whole, as wide as the page.
#[derive(Clone, Default)]
pub(super) struct Strip {
    pub(super) height: f32,
    pub(super) marks: Vec<Mark>,
    /// Not the last of its page, if what follows is of the same part.
    pub(super) with_next: bool,
    /// The head that stands over it again on a new page, by its number.
    pub(super) head: Option<usize>,
    pub(super) new_page: bool,
}

impl Strip {
    /// Nothing, of a height.
    pub(super) fn room(height: f32) -> Strip {
        Strip {
            height,
            ..Strip::default()
        }
    }

    fn add(&mut self, node: Option<NodeId>, draws: Draws) {
        self.marks.push(Mark { node, draws });
    }

    /// A line that is decoration.
    pub(super) fn rule(&mut self, from: (f32, f32), to: (f32, f32), width: f32, ink: Ink) {
        let points = vec![from, to];
        self.add(
            None,
            Draws::Path {
                points,
                width,
                ink: ink.rgb(),
            },
        );
    }

    /// A rectangle that is decoration.
    fn frame(&mut self, x: f32, y: f32, width: f32, height: f32, ink: Ink) {
        let points = vec![
            (x, y),
            (x + width, y),
            (x + width, y + height),
            (x, y + height),
            (x, y),
        ];
        self.add(
            None,
            Draws::Path {
                points,
                width: HAIR,
                ink: ink.rgb(),
            },
        );
    }

    /// The border of a certificate: squares of two colours all around, between two lines.
    fn border(&mut self, x: f32, width: f32, height: f32) {
        const SQUARE: f32 = 6.0 * MM;
        // An odd number of squares on each side, so that all corners are alike.
        let along = |length: f32| ((length / SQUARE / 2.0).round() * 2.0).max(4.0) - 1.0;
        let (across, down) = (along(width), along(height));
        let (wide, high) = (width / across, height / down);
        for row in 0..down as usize {
            for column in 0..across as usize {
                let edge = row == 0
                    || column == 0
                    || row + 1 == down as usize
                    || column + 1 == across as usize;
                if edge && (row + column) % 2 == 0 {
                    let (left, top) = (x + wide * column as f32, high * row as f32);
                    self.fill(left, top, wide, high, Ink::Blue.rgb());
                }
            }
        }
        self.frame(x, 0.0, width, height, Ink::Blue);
        let (inner, tall) = (width - 2.0 * wide, height - 2.0 * high);
        self.frame(x + wide, high, inner, tall, Ink::Blue);
        self.frame(
            x + wide + 3.0,
            high + 3.0,
            inner - 6.0,
            tall - 6.0,
            Ink::Blue,
        );
    }

    /// A filled rectangle that is decoration.
    pub(super) fn fill(&mut self, x: f32, y: f32, width: f32, height: f32, ink: [f32; 3]) {
        self.add(
            None,
            Draws::Fill {
                x,
                y,
                width,
                height,
                ink,
            },
        );
    }

    /// Everything of another, moved.
    fn take(&mut self, other: Strip, x: f32, y: f32) {
        let moved = other.marks.into_iter().map(|mark| mark.moved(x, y));
        self.marks.extend(moved);
    }
}

impl Mark {
    /// The same somewhere else.
    pub(super) fn moved(self, dx: f32, dy: f32) -> Mark {
        let draws = match self.draws {
            Draws::Text {
                x,
                y,
                line,
                size,
                ink,
            } => Draws::Text {
                x: x + dx,
                y: y + dy,
                line,
                size,
                ink,
            },
            Draws::Path { points, width, ink } => {
                let points = points.into_iter().map(|(x, y)| (x + dx, y + dy)).collect();
                Draws::Path { points, width, ink }
            }
            Draws::Fill {
                x,
                y,
                width,
                height,
                ink,
            } => Draws::Fill {
                x: x + dx,
                y: y + dy,
                width,
                height,
                ink,
            },
        };
        Mark {
            node: self.node,
            draws,
        }
    }
}

/// How a text is written.
#[derive(Clone, Copy)]
pub(super) struct Style {
    pub(super) size: f32,
    pub(super) bold: bool,
    pub(super) align: Align,
    pub(super) ink: Ink,
}

impl Style {
    pub(super) const fn of(size: f32) -> Style {
        Style {
            size,
            bold: false,
            align: Align::Start,
            ink: Ink::Black,
        }
    }

    pub(super) const fn bold(size: f32) -> Style {
        Style {
            bold: true,
            ..Style::of(size)
        }
    }
}

/// A place for text: from where, how wide.
#[derive(Clone, Copy)]
pub(super) struct Place {
    pub(super) x: f32,
    pub(super) y: f32,
    pub(super) width: f32,
}

/// Sets the parts of a paper.
pub(super) struct Setter {
    pub(super) shaper: Shaper,
    pub(super) tree: Tree,
    /// The heads of tables.
    pub(super) heads: Vec<Vec<Strip>>,
}

impl Setter {
    pub(super) fn new() -> Setter {
        Setter {
            shaper: Shaper::default(),
            tree: Tree::new(),
            heads: Vec::new(),
        }
    }

    /// Parts below each other.
    pub(super) fn parts(&mut self, parts: &[Part], width: f32, parent: NodeId) -> Vec<Strip> {
        parts
            .iter()
            .flat_map(|part| self.part(part, width, parent))
            .collect()
    }

    fn part(&mut self, part: &Part, width: f32, parent: NodeId) -> Vec<Strip> {
        match part {
            Part::Heading { level, text } => self.heading(*level, text, width, parent),
            Part::Text(paragraph) => self.paragraph(paragraph, width, parent),
            Part::Table(table) => self.table(table, width, parent),
            Part::Form(form) => self.form(form, width, parent),
            Part::Cards(cards) => self.cards(cards, width, parent),
            Part::Signatures { labels } => vec![self.signatures(labels, width, parent)],
            Part::Picture(picture) => vec![self.picture(picture, width, parent)],
            Part::Space { height } => vec![Strip::room(height * MM)],
            Part::NewPage => vec![Strip {
                new_page: true,
                ..Strip::default()
            }],
        }
    }

    /// Writes a text into a strip; how high it is.
    pub(super) fn write(
        &mut self,
        strip: &mut Strip,
        node: Option<NodeId>,
        text: &str,
        place: Place,
        style: Style,
    ) -> f32 {
        let lines = self
            .shaper
            .lines(text, style.bold, place.width / style.size);
        let step = style.size * LEADING;
        let height = step * lines.len() as f32;
        for (number, line) in lines.into_iter().enumerate() {
            let left = place.width - line.width * style.size;
            let x = place.x
                + match style.align {
                    Align::Start => 0.0,
                    Align::Centre => left / 2.0,
                    Align::End => left,
                };
            let y = place.y + step * number as f32 + style.size;
            let (size, ink) = (style.size, style.ink.rgb());
            strip.add(
                node,
                Draws::Text {
                    x,
                    y,
                    line,
                    size,
                    ink,
                },
            );
        }
        height
    }

    fn heading(&mut self, level: u8, text: &str, width: f32, parent: NodeId) -> Vec<Strip> {
        let (role, size) = match level {
            0 | 1 => (StructRole::H1, 16.0),
            2 => (StructRole::H2, 11.5),
            _ => (StructRole::H3, 10.0),
        };
        let node = self.tree.add(parent, role);
        let mut strip = Strip {
            with_next: true,
            ..Strip::default()
        };
        let place = Place {
            x: 0.0,
            y: size * 0.7,
            width,
        };
        let height = self.write(&mut strip, Some(node), text, place, Style::bold(size));
        strip.height = place.y + height + 2.0;
        vec![strip]
    }

    /// A strip for each line, so that long texts go over pages.
    fn paragraph(&mut self, paragraph: &Paragraph, width: f32, parent: NodeId) -> Vec<Strip> {
        let node = self.tree.add(parent, StructRole::P);
        let Paragraph {
            size, bold, align, ..
        } = *paragraph;
        let lines = self.shaper.lines(&paragraph.text, bold, width / size);
        let last = lines.len().saturating_sub(1);
        let lines = lines.into_iter().enumerate().map(|(number, line)| {
            let left = width - line.width * size;
            let x = match align {
                Align::Start => 0.0,
                Align::Centre => left / 2.0,
                Align::End => left,
            };
            let after = if number == last { size * 0.3 } else { 0.0 };
            let mut strip = Strip::room(size * LEADING + after);
            strip.add(
                Some(node),
                Draws::Text {
                    x,
                    y: size,
                    line,
                    size,
                    ink: Ink::Black.rgb(),
                },
            );
            strip
        });
        lines.collect()
    }

    fn form(&mut self, form: &Form, width: f32, parent: NodeId) -> Vec<Strip> {
        let node = self.tree.add(parent, StructRole::Sect);
        let mut strips: Vec<Strip> = form
            .rows
            .iter()
            .map(|row| self.boxes(row, width, node))
            .collect();
        strips.push(Strip::room(5.0));
        strips
    }

    /// A row of boxes, each with its label above what is filled in.
    fn boxes(&mut self, row: &[Field], width: f32, parent: NodeId) -> Strip {
        const LABEL: Style = Style {
            ink: Ink::Grey,
            ..Style::of(6.5)
        };
        let shares: f32 = row.iter().map(|field| f32::from(field.share)).sum();
        let mut strip = Strip::default();
        let mut places = Vec::new();
        let (mut x, mut height) = (0.0, 0.0_f32);
        for field in row {
            let own = width * f32::from(field.share) / shares.max(1.0);
            let node = self.tree.add(parent, StructRole::P);
            let inside = Place {
                x: x + 3.0,
                y: 1.5,
                width: own - 6.0,
            };
            let label = self.write(&mut strip, Some(node), &field.label, inside, LABEL);
            let value = field.value.as_deref().unwrap_or("");
            let below = Place {
                y: inside.y + label,
                ..inside
            };
            let written = self.write(&mut strip, Some(node), value, below, Style::of(9.5));
            let lines = f32::from(field.lines.max(1));
            height = height.max(below.y + written.max(lines * 9.5 * LEADING) + 2.0);
            places.push((x, own));
            x += own;
        }
        for (x, own) in places {
            strip.frame(x, 0.0, own, height, Ink::Grey);
        }
        strip.height = height;
        strip
    }

    /// A strip for each row of cards.
    fn cards(&mut self, cards: &Cards, width: f32, parent: NodeId) -> Vec<Strip> {
        let inside = if cards.certificate { 64.0 } else { 9.0 };
        let columns = cards.columns.max(1);
        let gap = if cards.framed { 0.0 } else { 4.0 * MM };
        let own = (width - gap * (columns - 1) as f32) / columns as f32;
        let height = cards.height * MM;
        let rows = cards.cards.chunks(columns).map(|row| {
            let mut strip = Strip::room(height + gap);
            for (number, card) in row.iter().enumerate() {
                let x = (own + gap) * number as f32;
                let node = self.tree.add(parent, StructRole::Sect);
                let parts = self.parts(&card.parts, own - 2.0 * inside, node);
                let used: f32 = parts.iter().map(|part| part.height).sum();
                let mut y = match card.centred {
                    true => ((height - used) / 2.0).max(inside),
                    false => inside,
                };
                for part in parts {
                    let down = part.height;
                    strip.take(part, x + inside, y);
                    y += down;
                }
                if cards.certificate {
                    strip.border(x, own, height);
                } else if cards.framed {
                    strip.frame(x, 0.0, own, height, Ink::Grey);
                }
            }
            strip
        });
        rows.collect()
    }

    fn signatures(&mut self, labels: &[String], width: f32, parent: NodeId) -> Strip {
        const GAP: f32 = 14.0;
        const ABOVE: f32 = 34.0;
        let own =
            (width - GAP * labels.len().saturating_sub(1) as f32) / labels.len().max(1) as f32;
        let mut strip = Strip::default();
        let mut height = 0.0_f32;
        for (number, label) in labels.iter().enumerate() {
            let x = (own + GAP) * number as f32;
            strip.rule((x, ABOVE), (x + own, ABOVE), 0.7, Ink::Black);
            let node = self.tree.add(parent, StructRole::P);
            let place = Place {
                x,
                y: ABOVE + 2.0,
                width: own,
            };
            height = height.max(self.write(&mut strip, Some(node), label, place, Style::of(7.5)));
        }
        strip.height = ABOVE + 6.0 + height;
        strip
    }

    fn picture(&mut self, picture: &Picture, width: f32, parent: NodeId) -> Strip {
        let node = self.tree.add(parent, StructRole::Figure);
        self.tree.nodes[node].alt = Some(picture.alt.clone());
        let on_paper = (picture.on_paper * MM).min(width);
        let scale = on_paper / picture.width.max(1.0);
        let left = match picture.align {
            Align::Start => 0.0,
            Align::Centre => (width - on_paper) / 2.0,
            Align::End => width - on_paper,
        };
        let mut strip = Strip::room(picture.height * scale + 3.0);
        for shape in &picture.shapes {
            let draws = self.shape(shape, scale, left);
            strip.add(Some(node), draws);
        }
        strip
    }

    fn shape(&mut self, shape: &Shape, scale: f32, left: f32) -> Draws {
        match shape {
            Shape::Line { points, ink, width } => Draws::Path {
                points: points
                    .iter()
                    .map(|(x, y)| (left + x * scale, y * scale))
                    .collect(),
                width: width * scale,
                ink: ink.rgb(),
            },
            Shape::Fill {
                x,
                y,
                width,
                height,
                ink,
            } => Draws::Fill {
                x: left + x * scale,
                y: y * scale,
                width: width * scale,
                height: height * scale,
                ink: ink.rgb(),
            },
            Shape::Label {
                x,
                y,
                text,
                size,
                align,
            } => {
                let line = self.shaper.line(text, false);
                let size = size * scale;
                let back = match align {
                    Align::Start => 0.0,
                    Align::Centre => line.width * size / 2.0,
                    Align::End => line.width * size,
                };
                let (x, y, ink) = (left + x * scale - back, y * scale, Ink::Black.rgb());
                Draws::Text {
                    x,
                    y,
                    line,
                    size,
                    ink,
                }
            }
        }
    }
}
