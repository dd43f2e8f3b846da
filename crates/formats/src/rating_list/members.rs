//! Lists of members of US Chess with their ratings: the "golden" table and the monthly supplements of
//! dBASE, and the same as text with tabs or commas between.
//!
//! A text may also have columns of fixed width: what is blank in all of its first lines stands between two.
//!
//! What a column tells follows from its heading. A text without headings is told apart by what stands in its
//! first line: a number of eight digits, a name with a comma, two letters of a state, a day; the ratings follow
//! in the order regular, quick, blitz.

use std::io::BufRead;

use super::player::{ListDate, ListedPlayer, ListedRating, RatingKind};
use super::source::{ListingExpected, ListingProblem, NotAList, RatingListError};
use super::text;
use crate::dbf::{DbfError, Reader, begins_table};
use crate::decode;
use crate::fold::plain;
use crate::provisional::provisional;

/// What a column tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Column {
    MemberId,
    Name,
    State,
    Expires,
    Rating(RatingKind),
    FideId,
    Title,
    Sex,
    BirthYear,
    Federation,
}

/// Headings without case and anything but letters and digits.
#[rustfmt::skip]
const HEADINGS: &[(Column, &[&str])] = &[
    (Column::MemberId, &["memid", "rmemid", "uscfid", "uschessid", "memberid", "id", "idnumber"]),
    (Column::Name, &["memname", "rmemname", "name", "fullname", "membername", "playername"]),
    (Column::State, &["state", "rstate", "st"]),
    (Column::Expires, &[
        "expired", "rexpdate", "expires", "expiration", "expirationdate", "expdate", "membershipexpiration",
    ]),
    (Column::Rating(RatingKind::Standard), &[
        "rlpbrat", "rrating1", "regular", "regularrating", "ratingregular", "regrating", "rating", "reg",
    ]),
    (Column::Rating(RatingKind::Rapid), &["qlpbrat", "rrating2", "quick", "quickrating", "ratingquick"]),
    (Column::Rating(RatingKind::Blitz), &["blpbrat", "rrating3", "blitz", "blitzrating", "ratingblitz"]),
    (Column::FideId, &["fideid", "fideno", "fidenumber"]),
    (Column::Title, &["title", "fidetitle"]),
    (Column::Sex, &["gender", "sex"]),
    (Column::BirthYear, &["byear", "birthyear", "yearofbirth"]),
    (Column::Federation, &["federation", "fed"]),
];

/// How a list is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Form {
    Table,
    Text(Cells),
}

/// What parts the cells of a line of text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Cells {
    /// This sign between them.
    Parted(char),
    /// Where each begins, counted in characters.
    Fixed(Vec<usize>),
}

impl Cells {
    fn of(&self, line: &str) -> Vec<String> {
        match self {
            Cells::Parted(between) => cells_of(line, *between),
            Cells::Fixed(starts) => {
                let line: Vec<char> = line.trim_end_matches(['\r', '\n']).chars().collect();
                let ends = starts.iter().skip(1).copied().chain([line.len()]);
                let cells = starts.iter().zip(ends).map(|(start, end)| {
                    let end = end.min(line.len());
                    let cell: String = line[*start.min(&end)..end].iter().collect();
                    cell.trim().to_owned()
                });
                cells.collect()
            }
        }
    }
}

/// Of how many lines a column of one blank is taken for what parts two cells: fewer may have names of one length.
const MANY_LINES: usize = 8;

/// Where the cells of lines with columns of fixed width begin: after two or more characters that are blank in
/// all of these lines, or one if there are many lines.
fn starts_of(lines: &[Vec<char>]) -> Vec<usize> {
    let width = lines.iter().map(Vec::len).max().unwrap_or(0);
    let is_blank = |at: usize| {
        lines
            .iter()
            .all(|line| line.get(at).is_none_or(|c| *c == ' '))
    };
    let gap = if lines.len() >= MANY_LINES { 1 } else { 2 };
    let mut starts = Vec::new();
    let mut blanks = gap;
    for at in 0..width {
        if is_blank(at) {
            blanks += 1;
            continue;
        }
        if blanks >= gap {
            starts.push(at);
        }
        blanks = 0;
    }
    starts
}

/// Whether a line only underlines the headings.
fn is_rule(line: &[u8]) -> bool {
    line.iter()
        .all(|byte| matches!(byte, b'-' | b'=' | b'_' | b' ' | b'\t' | b'\r' | b'\n'))
}

/// How the list that begins so is written, if it is one of members.
pub(super) fn form_of(start: &[u8]) -> Option<Form> {
    if start.first().is_some_and(|first| begins_table(*first)) {
        return Some(Form::Table);
    }
    let mut lines = start.split(|byte| *byte == b'\n');
    let line = lines.find(|line| !line.trim_ascii().is_empty())?;
    let first = decode(line);
    let tells = |cells: &Cells| {
        let cells = cells.of(&first);
        columns_by_headings(&cells)
            .or_else(|| columns_by_contents(&cells))
            .is_some()
    };
    let parted = ['\t', ';', ','].map(Cells::Parted);
    if let Some(cells) = parted.into_iter().find(tells) {
        return Some(Form::Text(cells));
    }
    // FIDE's list has fixed columns too, of federations and titles.
    if first.contains("Fed") && first.contains("Tit") {
        return None;
    }
    // The last line may be cut off in the middle.
    let mut lines: Vec<&[u8]> = lines.collect();
    lines.pop();
    let sample = lines.into_iter().filter(|line| !is_rule(line));
    let sample: Vec<Vec<char>> = std::iter::once(line)
        .chain(sample)
        .map(|line| decode(line).trim_end().chars().collect())
        .collect();
    let fixed = Cells::Fixed(starts_of(&sample));
    tells(&fixed).then_some(Form::Text(fixed))
}

/// The members of a list, one after the other.
pub(super) struct MemberList<'r> {
    rows: Rows<'r>,
    columns: Vec<Option<Column>>,
}

enum Rows<'r> {
    Table(Reader<Box<dyn BufRead + 'r>>),
    Text {
        source: Box<dyn BufRead + 'r>,
        cells: Cells,
        line: u64,
        /// A first line that has no headings is a member too.
        first: Option<Vec<String>>,
    },
}

impl<'r> MemberList<'r> {
    /// Reads the headings. A table also tells its month.
    pub(super) fn new(
        source: Box<dyn BufRead + 'r>,
        form: Form,
    ) -> Result<(MemberList<'r>, Option<ListDate>), RatingListError> {
        match form {
            Form::Table => of_table(source),
            Form::Text(cells) => of_text(source, cells).map(|list| (list, None)),
        }
    }

    fn row(&mut self) -> Option<Result<(u64, Vec<String>), RatingListError>> {
        match &mut self.rows {
            Rows::Table(reader) => {
                let row = reader.next()?;
                Some(
                    row.map(|(number, cells)| (u64::from(number), cells))
                        .map_err(of_fault),
                )
            }
            Rows::Text {
                source,
                cells,
                line,
                first,
            } => {
                if let Some(first) = first.take() {
                    return Some(Ok((*line, first)));
                }
                let mut buffer = Vec::new();
                loop {
                    *line += 1;
                    match text::read_line(source, &mut buffer) {
                        Err(error) => return Some(Err(error)),
                        Ok(false) => return None,
                        Ok(true) if is_rule(&buffer) => {}
                        Ok(true) => return Some(Ok((*line, cells.of(&decode(&buffer))))),
                    }
                }
            }
        }
    }
}

impl Iterator for MemberList<'_> {
    type Item = Result<ListedPlayer, RatingListError>;

    fn next(&mut self) -> Option<Self::Item> {
        let (line, cells) = match self.row()? {
            Ok(row) => row,
            Err(error) => return Some(Err(error)),
        };
        let read = member(&self.columns, &cells);
        Some(read.map_err(|problem| RatingListError::Line { line, problem }))
    }
}

fn of_table<'r>(
    source: Box<dyn BufRead + 'r>,
) -> Result<(MemberList<'r>, Option<ListDate>), RatingListError> {
    let reader = Reader::new(source).map_err(of_fault)?;
    let names: Vec<String> = reader
        .fields()
        .iter()
        .map(|field| field.name.clone())
        .collect();
    let columns = columns_by_headings(&names).ok_or_else(|| NotAList::Begins {
        line: names.join(" ").as_str().into(),
    })?;
    let (year, month) = reader.changed();
    let rows = Rows::Table(reader);
    Ok((MemberList { rows, columns }, ListDate::new(year, month)))
}

fn of_text<'r>(
    mut source: Box<dyn BufRead + 'r>,
    form: Cells,
) -> Result<MemberList<'r>, RatingListError> {
    let (mut buffer, mut line) = (Vec::new(), 0);
    loop {
        line += 1;
        if !text::read_line(&mut source, &mut buffer)? {
            return Err(NotAList::Empty.into());
        }
        if !buffer.trim_ascii().is_empty() {
            break;
        }
    }
    let cells = form.of(&decode(&buffer));
    let (columns, first) = match columns_by_headings(&cells) {
        Some(columns) => (columns, None),
        None => {
            let columns = columns_by_contents(&cells).ok_or(NotAList::NoPlayer)?;
            (columns, Some(cells))
        }
    };
    let rows = Rows::Text {
        source,
        cells: form,
        line,
        first,
    };
    Ok(MemberList { rows, columns })
}

fn of_fault(fault: DbfError) -> RatingListError {
    match fault {
        DbfError::Read { error } => std::io::Error::other(error).into(),
        fault => RatingListError::Table { fault },
    }
}

/// What the columns tell; `None` unless they have a number and a name.
fn columns_by_headings(headings: &[String]) -> Option<Vec<Option<Column>>> {
    let mut known: Vec<Option<Column>> = Vec::new();
    for heading in headings {
        let folded = plain(heading);
        let folded: String = folded
            .chars()
            .filter(|c| c.is_ascii_alphanumeric())
            .collect();
        let mut all = HEADINGS.iter();
        let column = all.find(|(_, names)| names.contains(&folded.as_str()));
        let column = column.map(|(column, _)| *column);
        // The first of two is meant.
        known.push(column.filter(|column| !known.contains(&Some(*column))));
    }
    let has = |column| known.contains(&Some(column));
    (has(Column::MemberId) && has(Column::Name)).then_some(known)
}

/// The same by what stands in a line.
fn columns_by_contents(cells: &[String]) -> Option<Vec<Option<Column>>> {
    let mut kinds = RatingKind::ALL.into_iter();
    let mut known: Vec<Option<Column>> = Vec::new();
    for cell in cells {
        let has = |column| known.contains(&Some(column));
        let digits = !cell.is_empty() && cell.bytes().all(|byte| byte.is_ascii_digit());
        let column = if digits && cell.len() == 8 && !has(Column::MemberId) {
            Some(Column::MemberId)
        } else if !has(Column::Name) && cell.contains(',') {
            Some(Column::Name)
        } else if !has(Column::State)
            && cell.len() == 2
            && cell.bytes().all(|b| b.is_ascii_uppercase())
        {
            Some(Column::State)
        } else if !has(Column::Expires)
            && (cell.parse::<adoube_tournament::Expiry>().is_ok() || standing(cell).is_some())
        {
            Some(Column::Expires)
        } else if has(Column::MemberId) && has(Column::Name) && rating(cell).is_ok() {
            kinds.next().map(Column::Rating)
        } else {
            None
        };
        known.push(column);
    }
    let has = |column| known.contains(&Some(column));
    (has(Column::MemberId) && has(Column::Name)).then_some(known)
}

/// The cells of a line; those with quotes around them may have the sign in them.
fn cells_of(line: &str, between: char) -> Vec<String> {
    let mut cells = vec![String::new()];
    let mut quoted = false;
    for c in line.trim_end_matches(['\r', '\n']).chars() {
        let cell = cells.last_mut();
        match (c, cell) {
            ('"', _) => quoted = !quoted,
            (c, _) if c == between && !quoted => cells.push(String::new()),
            (c, Some(cell)) => cell.push(c),
            (_, None) => {}
        }
    }
    cells.iter().map(|cell| cell.trim().to_owned()).collect()
}

fn member(columns: &[Option<Column>], cells: &[String]) -> Result<ListedPlayer, ListingProblem> {
    let mut player = ListedPlayer::default();
    for (column, cell) in columns.iter().zip(cells) {
        if let Some(column) = column {
            enter(&mut player, *column, cell)?;
        }
    }
    match (player.member_id, player.name.is_empty()) {
        (0, _) => Err(ListingProblem::Without {
            expected: ListingExpected::MemberId,
        }),
        (_, true) => Err(ListingProblem::NoName),
        _ => Ok(player),
    }
}

fn enter(player: &mut ListedPlayer, column: Column, cell: &str) -> Result<(), ListingProblem> {
    let unexpected = |expected| text::unexpected(cell, expected);
    match column {
        Column::MemberId => {
            let id = cell.parse().ok().filter(|id| (1..=99_999_999).contains(id));
            player.member_id = id.ok_or_else(|| unexpected(ListingExpected::MemberId))?;
        }
        Column::Name => player.name = text::name(&spaced(cell))?,
        Column::State => player.state = cell.to_uppercase(),
        Column::Expires if cell.bytes().all(|byte| matches!(byte, b'0' | b'/' | b'-')) => {}
        Column::Expires if standing(cell).is_some() => {
            player.is_jtp = standing(cell) == Some(NoLastDay::Jtp);
            player.is_no_member = !player.is_jtp;
        }
        Column::Expires => {
            let life = cell.eq_ignore_ascii_case("life").then_some("9999-12-31");
            let day = life.unwrap_or(cell).parse();
            player.expires = Some(day.map_err(|_| unexpected(ListingExpected::Expiry))?);
        }
        Column::Rating(kind) => {
            let read = rating(cell).map_err(|()| unexpected(ListingExpected::Rating))?;
            *player.rating_mut(kind) = read;
        }
        // What is not known of FIDE is no fault of the list.
        Column::FideId => player.fide_id = cell.parse().unwrap_or_default(),
        Column::Title => player.title = cell.parse().ok(),
        Column::Sex => player.sex = cell.parse().ok(),
        Column::BirthYear => player.birth_year = text::birth_year(cell).unwrap_or_default(),
        Column::Federation => player.federation = cell.parse().ok(),
    }
    Ok(())
}

/// What a list has in place of a last day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum NoLastDay {
    /// Junior tournament player.
    Jtp,
    NoMember,
}

fn standing(cell: &str) -> Option<NoLastDay> {
    let letters = cell.chars().filter(|c| c.is_ascii_alphabetic());
    match letters.collect::<String>().to_ascii_lowercase().as_str() {
        "jtp" => Some(NoLastDay::Jtp),
        "nonmbr" | "nonmem" | "nonmember" | "notamember" => Some(NoLastDay::NoMember),
        _ => None,
    }
}

/// Lists write `CARLSEN,MAGNUS`.
fn spaced(name: &str) -> String {
    match name.split_once(',') {
        Some((family, given)) => format!("{}, {}", family.trim(), given.trim()),
        None => name.to_owned(),
    }
}

/// `1500`, `1500P12` or `1500/12` that rest on twelve games, `1500*`; nothing for who has none.
fn rating(cell: &str) -> Result<Option<ListedRating>, ()> {
    let (rating, games) = provisional(cell.trim_end_matches('*'));
    let none = ["", "0", "unr", "unr.", "unrated", "none", "new"];
    if none.iter().any(|word| rating.eq_ignore_ascii_case(word)) {
        return Ok(None);
    }
    let rating: u16 = rating.parse().map_err(|_| ())?;
    let listed = ListedRating {
        rating,
        games: games.unwrap_or_default(),
        k: 0,
    };
    (rating <= 9999)
        .then_some(Some(listed).filter(|_| rating > 0))
        .ok_or(())
}
