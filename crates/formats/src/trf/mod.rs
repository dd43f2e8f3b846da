//! The tournament report file (TRF): FIDE's exchange format, of 2006, 2016 and 2026.
//!
//! A file is read in two steps. [`read_trf`] looks at one line at a time and makes the document, a
//! [`Trf`]: every [`Record`] in its place, unknown ones letter for letter, so that what is written
//! back reads as the same document. [`Trf::to_draft`] then puts the lines together into a
//! [`Draft`](adoube_tournament::Draft), and refuses what contradicts itself. Both tell *all* the
//! faults with line, column and field; what is strange but has only one meaning is a
//! [`TrfWarning`].
//!
//! The extensions in use are read as well: `XXR XXC XXS XXA XXP XXZ` of JaVaFo and
//! `BBW BBD BBL BBZ BBF BBU` of bbpPairings. [`Trf::convert_to`] changes between the versions,
//! and [`Trf::from_tournament`] writes a snapshot.
//!
//! ```
//! use adoube_formats::trf::TrfField;
//! use adoube_formats::{TrfVersion, read_trf, write_trf};
//! use adoube_tournament::Tournament;
//!
//! let file = "\
//! 012 A match
//! XXR 2
//! 001    1      Anderssen, Adolf                  2600                             1.0    1     2 w 1
//! 001    2      Kieseritzky, Lionel               2500                             0.0    2     1 b 0
//! ";
//! let trf = read_trf(file.as_bytes())?;
//! assert_eq!(trf.version(), TrfVersion::Trf16);
//! assert_eq!(read_trf(write_trf(&trf).as_bytes())?, trf);
//!
//! let found = trf.to_draft()?;
//! assert_eq!(found.event.name, "A match");
//! let tournament = Tournament::new(found.draft)?;
//! assert_eq!(tournament.paired_rounds().0, 1);
//!
//! let errors = read_trf(&file.replace("w 1", "w 2").into_bytes()).unwrap_err();
//! let fault = &errors.errors()[0];
//! assert_eq!((fault.line, fault.column, fault.found.as_str()), (3, 99, "2"));
//! assert_eq!(fault.field, TrfField::Result { round: 1 });
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod check;
mod convert;
mod dates;
mod draft;
mod errors;
mod event;
mod expected;
mod export;
mod facts;
mod fields;
mod for_teams;
mod kept;
mod parse;
mod rank_method;
mod record;
mod remarks;
mod settled;
mod source;
mod system;
mod write;

use adoube_tournament::BirthDate;
use encoding_rs::WINDOWS_1252;

use crate::decode;
use source::SourceLine;

pub use convert::{Conversion, TrfVersion};
pub use dates::EventDates;
pub use draft::{TeamDifference, TeamDifferenceKind, TrfTournament};
pub use errors::{Clauses, TrfError, TrfErrors, TrfProblem};
pub use event::EventData;
pub use expected::{TrfExpected, TrfField};
pub use record::{
    AbnormalPointsRecord, ByesRecord, ForfeitedMatchRecord, LineUpRecord, NationalRecord,
    OldTeamRecord, PersonFields, PlayerRecord, PlayerVirtualPointsRecord, PointSystemRecord,
    PointsForRecord, ProhibitedRecord, Record, ResultCode, RoundEntry, RoundsRecord,
    TeamByesRecord, TeamRecord, TextRecord, VirtualPointsRecord,
};
pub use remarks::{
    Counted, FirstFew, ListedTeam, PersonalFact, PlayersFact, ResultDetail, SpecialResult,
    TeamInRound, TeamWithPoints, TrfLeftOut, TrfOddity, TrfUnsaid, TrfWarning,
};
pub use system::{SystemTold, ToldBy, system_code, system_words};

/// A tournament report file: its records in order.
///
/// Two are equal if their records are, wherever these stand and however they were spelled.
#[derive(Clone, Debug)]
pub struct Trf {
    records: Vec<Record>,
    lines: Vec<SourceLine>,
    warnings: Vec<TrfWarning>,
    for_teams: bool,
}

impl PartialEq for Trf {
    fn eq(&self, other: &Trf) -> bool {
        self.records == other.records
    }
}

impl Eq for Trf {}

/// Reads a tournament report file.
///
/// The offsets in the errors are those of the text that [`decode`] makes of the same bytes.
///
/// # Errors
///
/// [`TrfErrors`] with all lines that are wrong; a file is read whole or not at all.
pub fn read_trf(bytes: &[u8]) -> Result<Trf, TrfErrors> {
    let text = decode(bytes);
    let (mut records, mut errors) = (Vec::new(), Vec::new());
    let mut lines = source::lines(&text);
    for line in &mut lines {
        match parsed(line) {
            Ok(record) => records.push(record),
            Err(faults) => errors.extend(faults),
        }
    }
    if errors.is_empty()
        && !records
            .iter()
            .any(|record| matches!(record, Record::Player(_)))
    {
        errors.push(no_player(lines.first()));
    }
    TrfErrors::unless_none(errors, ())?;
    Ok(Trf::of(records, lines))
}

/// The record of a line, which is filled up where its columns only make sense in bytes.
fn parsed(line: &mut SourceLine) -> Result<Record, Vec<TrfError>> {
    parse::record(line).or_else(|faults| {
        let filled = line.counted_in_bytes().ok_or_else(|| faults.clone())?;
        let record = parse::record(&filled).map_err(|_| faults)?;
        *line = filled;
        Ok(record)
    })
}

fn no_player(first: Option<&SourceLine>) -> TrfError {
    let empty = SourceLine::new(1, 0, "");
    let line = first.unwrap_or(&empty);
    let columns = (1, line.width().clamp(1, 60));
    line.contradiction(columns, TrfField::PlayerSection, TrfProblem::NoPlayers)
}

/// Writes a tournament report file, with CR LF after each line.
///
/// The records are written as they are: what [`Trf::convert_to`] changes, this does not.
pub fn write_trf(trf: &Trf) -> String {
    let lines: Vec<String> = trf.records.iter().map(write::line).collect();
    // What looks like a byte order mark, but is the first character of the text, needs one.
    let mark = lines
        .first()
        .filter(|line| line.starts_with(BYTE_ORDER_MARK));
    let mut text = mark.map_or(String::new(), |_| BYTE_ORDER_MARK.to_string());
    for line in lines {
        text.push_str(&line);
        text.push_str("\r\n");
    }
    text
}

/// The same in Latin-1 (Windows-1252), for programs that know nothing else.
///
/// It fails if the text has other characters, or if its bytes would be taken for UTF-8.
///
/// # Errors
///
/// [`TrfErrors`] as said above.
///
/// ```
/// # use adoube_formats::trf::{read_trf, write_trf_latin1};
/// let line = "001    1      Müller                            2300                             0.0    1";
/// let trf = read_trf(line.as_bytes())?;
/// let bytes = write_trf_latin1(&trf)?;
/// assert!(bytes.windows(2).any(|pair| pair == b"M\xFC"));
/// assert_eq!(read_trf(&bytes)?, trf);
/// # Ok::<(), adoube_formats::TrfErrors>(())
/// ```
pub fn write_trf_latin1(trf: &Trf) -> Result<Vec<u8>, TrfErrors> {
    let text = write_trf(trf);
    let lines = source::lines(&text);
    let errors = lines.iter().filter_map(not_latin1).collect();
    TrfErrors::unless_none(errors, ())?;
    let (bytes, _, _) = WINDOWS_1252.encode(&text);
    let misread = || {
        let line = lines.iter().find(|line| !line.text.is_ascii());
        let expected = TrfExpected::NotUtf8;
        line.map(|line| line.fault((1, line.width()), TrfField::Text, expected))
    };
    let misread = (decode(&bytes) != text).then(misread).flatten();
    TrfErrors::unless_none(misread.into_iter().collect(), bytes.into_owned())
}

/// The first character of a line that Latin-1 does not have.
fn not_latin1(line: &SourceLine) -> Option<TrfError> {
    let foreign = |character: char| {
        let mut buffer = [0; 4];
        WINDOWS_1252.encode(character.encode_utf8(&mut buffer)).2
    };
    let column = line.text.chars().position(foreign)? + 1;
    Some(line.fault((column, column), TrfField::Text, TrfExpected::Latin1))
}

const BYTE_ORDER_MARK: char = '\u{FEFF}';

impl Trf {
    fn of(records: Vec<Record>, lines: Vec<SourceLine>) -> Trf {
        let mut trf = Trf {
            for_teams: for_teams::teams_play(&records),
            records,
            lines,
            warnings: Vec::new(),
        };
        trf.warnings = check::warnings(&trf);
        trf
    }

    /// The records, in the order of the file.
    pub fn records(&self) -> &[Record] {
        &self.records
    }

    /// What is strange in the file, in the order of its lines.
    pub fn warnings(&self) -> &[TrfWarning] {
        &self.warnings
    }

    /// What the file says of the event.
    pub fn event(&self) -> EventData {
        EventData::of(&self.records)
    }

    /// The days of the event.
    pub fn dates(&self) -> EventDates {
        EventDates::of(&self.event(), self.latest_birth())
    }

    /// The year in which the youngest player was born.
    fn latest_birth(&self) -> Option<u16> {
        let births = self.players();
        let years = births.filter_map(|(_, player)| player.person.birth.parse::<BirthDate>().ok());
        years.map(BirthDate::year).max()
    }

    /// The line of the first record with this code.
    fn line_of(&self, code: &str) -> Option<&SourceLine> {
        self.lines.iter().find(|line| line.columns(1, 3) == code)
    }

    /// The number of the first line with this code, from 1.
    pub fn first_line(&self, code: &str) -> Option<u64> {
        self.line_of(code).map(|line| line.number)
    }

    /// Whether teams play; 240, 250, 260 and 299 speak of them then.
    fn is_for_teams(&self) -> bool {
        self.for_teams
    }

    /// Whether there are records 310: records 013 beside them only repeat them.
    fn has_numbered_teams(&self) -> bool {
        let mut records = self.records.iter();
        records.any(|record| matches!(record, Record::Team(_)))
    }

    /// The records with their lines.
    fn located(&self) -> impl Iterator<Item = (&SourceLine, &Record)> {
        self.lines.iter().zip(&self.records)
    }

    /// The players with their lines.
    fn players(&self) -> impl Iterator<Item = (&SourceLine, &PlayerRecord)> {
        self.located().filter_map(|(line, record)| match record {
            Record::Player(player) => Some((line, player)),
            _ => None,
        })
    }
}
