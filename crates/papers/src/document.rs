//! What stands on a paper, without saying how it is set.
//!
//! Every piece that a program may ask for has a `key`, the same in every language; what people read
//! is text in the language of the paper.

use serde::Serialize;
use utoipa::ToSchema;

/// Everything that stands on a sheet or on many, in one language.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct Document {
    /// Which paper it is, such as `standings`.
    pub paper: String,
    /// The code of the language it is written in.
    pub language: String,
    /// What it is called.
    pub title: String,
    /// What stands at the head of every page: the event, the section.
    pub head: Vec<String>,
    /// What stands at the foot of every page beside its number.
    pub foot: String,
    /// How pages are numbered: a text with `{page}` and `{pages}`.
    pub numbering: String,
    /// What is written across the pages of a paper that nobody has signed off.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mark: Option<String>,
    /// Wider than high.
    pub landscape: bool,
    /// Cut into pieces or hung on a wall: without head, foot and title.
    pub bare: bool,
    /// What stands on it, from the top down.
    pub parts: Vec<Part>,
}

/// A piece of a paper.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Part {
    /// A heading, of the second level or below.
    Heading {
        level: u8,
        text: String,
    },
    /// A paragraph.
    Text(Paragraph),
    Table(Table),
    /// Boxes with labels.
    Form(Form),
    /// Pieces beside and below each other, to be cut or laid out.
    Cards(Cards),
    /// Lines to sign on, beside each other.
    Signatures {
        labels: Vec<String>,
    },
    Picture(Picture),
    /// Room, in millimetres.
    Space {
        height: f32,
    },
    /// What follows begins on a new page.
    NewPage,
}

/// Text that is broken into lines where there is no more room.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct Paragraph {
    pub text: String,
    /// How large, in points.
    pub size: f32,
    pub bold: bool,
    pub align: Align,
}

/// Where a text stands in its place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Align {
    /// Where lines of the language begin.
    #[default]
    Start,
    Centre,
    End,
}

/// A table; its head is repeated on every page.
#[derive(Clone, Debug, Default, PartialEq, Serialize, ToSchema)]
pub struct Table {
    /// Which table it is.
    pub key: String,
    /// What it is called, if the paper does not say it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// Heads over several columns each, with how many; none if there are no such.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub groups: Vec<(String, usize)>,
    pub columns: Vec<Column>,
    pub rows: Vec<Row>,
    /// Every cell has its lines, as in forms that are filled in by hand.
    pub ruled: bool,
}

/// A column of a table.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct Column {
    pub key: String,
    pub head: String,
    pub align: Align,
    /// Takes the room that others leave, and is broken into lines if there is too little.
    pub wide: bool,
    /// At least this wide, in millimetres; for what is written by hand.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub room: Option<f32>,
}

/// A line of a table.
#[derive(Clone, Debug, Default, PartialEq, Serialize, ToSchema)]
pub struct Row {
    pub cells: Vec<String>,
    pub bold: bool,
    /// At least this high, in millimetres; for what is written by hand.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub room: Option<f32>,
}

/// What is filled in by hand or by the program, box by box.
#[derive(Clone, Debug, Default, PartialEq, Serialize, ToSchema)]
pub struct Form {
    /// Boxes beside each other, row by row.
    pub rows: Vec<Vec<Field>>,
}

/// A box with its label.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct Field {
    pub key: String,
    pub label: String,
    /// What is filled in; none if it is to be written by hand.
    pub value: Option<String>,
    /// How wide it is in comparison with the others of its row.
    pub share: u8,
    /// How many lines there is room for.
    pub lines: u8,
}

/// Pieces of the same size.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct Cards {
    /// How many beside each other.
    pub columns: usize,
    /// How high each is, in millimetres.
    pub height: f32,
    /// Lines between them, to cut along.
    pub framed: bool,
    /// With a border of squares and wide margins, to be hung on a wall.
    pub certificate: bool,
    pub cards: Vec<Card>,
}

/// A slip, a card for a table or a player, a certificate.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct Card {
    #[schema(no_recursion)]
    pub parts: Vec<Part>,
    /// In the middle of its height, as on a certificate.
    pub centred: bool,
}

/// A picture of lines.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct Picture {
    /// What it shows, for who cannot see it.
    pub alt: String,
    /// Its own measures; shapes are told in them.
    pub width: f32,
    pub height: f32,
    /// How wide it is on paper, in millimetres.
    pub on_paper: f32,
    pub align: Align,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub shapes: Vec<Shape>,
}

/// A shape of a picture.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(tag = "shape", rename_all = "snake_case")]
pub enum Shape {
    /// Lines from point to point.
    Line {
        points: Vec<(f32, f32)>,
        ink: Ink,
        width: f32,
    },
    /// A filled rectangle.
    Fill {
        x: f32,
        y: f32,
        width: f32,
        height: f32,
        ink: Ink,
    },
    /// A text; `y` is its base line.
    Label {
        x: f32,
        y: f32,
        text: String,
        size: f32,
        align: Align,
    },
}

/// What a shape is drawn with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Ink {
    Black,
    Grey,
    Pale,
    Blue,
    Red,
    Green,
}

impl Ink {
    /// Red, green and blue, up to 1.
    pub(crate) fn rgb(self) -> [f32; 3] {
        match self {
            Ink::Black => [0.0, 0.0, 0.0],
            Ink::Grey => [0.45, 0.45, 0.45],
            Ink::Pale => [0.85, 0.85, 0.85],
            Ink::Blue => [0.12, 0.31, 0.55],
            Ink::Red => [0.70, 0.16, 0.16],
            Ink::Green => [0.15, 0.45, 0.25],
        }
    }
}

impl Part {
    /// A paragraph as most are.
    pub fn text(text: impl Into<String>) -> Part {
        Part::sized(text, 9.5)
    }

    /// A paragraph of letters of a size.
    pub fn sized(text: impl Into<String>, size: f32) -> Part {
        Part::Text(Paragraph {
            text: text.into(),
            size,
            bold: false,
            align: Align::Start,
        })
    }

    /// Bold letters of a size.
    pub fn bold(text: impl Into<String>, size: f32) -> Part {
        Part::Text(Paragraph {
            text: text.into(),
            size,
            bold: true,
            align: Align::Start,
        })
    }

    /// A heading over what follows.
    pub fn heading(text: impl Into<String>) -> Part {
        Part::Heading {
            level: 2,
            text: text.into(),
        }
    }

    /// The same paragraph in the middle.
    #[must_use]
    pub fn centred(self) -> Part {
        match self {
            Part::Text(paragraph) => Part::Text(Paragraph {
                align: Align::Centre,
                ..paragraph
            }),
            other => other,
        }
    }
}

impl Column {
    /// A column of words.
    pub fn of(key: &str, head: impl Into<String>) -> Column {
        Column {
            key: key.to_owned(),
            head: head.into(),
            align: Align::Start,
            wide: false,
            room: None,
        }
    }

    /// A column of names or longer texts.
    pub fn wide(key: &str, head: impl Into<String>) -> Column {
        Column {
            wide: true,
            ..Column::of(key, head)
        }
    }

    /// A column of numbers.
    pub fn number(key: &str, head: impl Into<String>) -> Column {
        Column {
            align: Align::End,
            ..Column::of(key, head)
        }
    }

    /// A column of results and other short things.
    pub fn short(key: &str, head: impl Into<String>) -> Column {
        Column {
            align: Align::Centre,
            ..Column::of(key, head)
        }
    }

    /// With room to write by hand, in millimetres.
    #[must_use]
    pub fn with_room(self, room: f32) -> Column {
        Column {
            room: Some(room),
            ..self
        }
    }
}

impl Row {
    /// A line of these cells.
    pub fn of(cells: Vec<String>) -> Row {
        Row {
            cells,
            bold: false,
            room: None,
        }
    }
}

impl Field {
    /// A box with its answer, if there is one.
    pub fn of(key: &str, label: impl Into<String>, value: Option<String>) -> Field {
        let value = value.filter(|value| !value.is_empty());
        Field {
            key: key.to_owned(),
            label: label.into(),
            value,
            share: 1,
            lines: 1,
        }
    }

    /// So much wider than others.
    #[must_use]
    pub fn share(self, share: u8) -> Field {
        Field { share, ..self }
    }

    /// With room for so many lines.
    #[must_use]
    pub fn lines(self, lines: u8) -> Field {
        Field { lines, ..self }
    }
}

impl Table {
    /// Without the columns that nobody has anything in.
    #[must_use]
    pub fn without_empty_columns(self) -> Table {
        let used = |place: usize| {
            let mut rows = self.rows.iter();
            rows.any(|row| row.cells.get(place).is_some_and(|cell| !cell.is_empty()))
        };
        let used: Vec<bool> = (0..self.columns.len()).map(used).collect();
        self.keeping(&used)
    }

    /// Without a column that nobody has anything in.
    #[must_use]
    pub fn without_column_if_empty(self, key: &str) -> Table {
        let place = self.columns.iter().position(|column| column.key == key);
        let empty = |place: usize| {
            let mut cells = self.rows.iter().filter_map(|row| row.cells.get(place));
            cells.all(String::is_empty)
        };
        match place.is_some_and(empty) {
            true => self.without_column(key),
            false => self,
        }
    }

    /// Without a column.
    #[must_use]
    pub fn without_column(self, key: &str) -> Table {
        let columns = self.columns.iter();
        let others: Vec<bool> = columns.map(|column| column.key != key).collect();
        self.keeping(&others)
    }

    fn keeping(mut self, columns: &[bool]) -> Table {
        let kept = |place: usize| columns.get(place).copied().unwrap_or(true);
        let mut place = 0..;
        self.columns.retain(|_| place.next().is_some_and(kept));
        for row in &mut self.rows {
            let mut place = 0..;
            row.cells.retain(|_| place.next().is_some_and(kept));
        }
        self
    }
}

impl Document {
    /// The tables on it, in their order.
    pub fn tables(&self) -> impl Iterator<Item = &Table> {
        self.parts.iter().filter_map(|part| match part {
            Part::Table(table) => Some(table),
            _ => None,
        })
    }
}
