//! What the tags of a game say about how to play it.

use adoube_formats::pgn::{ResultMark, Scanner, Tag};
use shakmaty::{CastlingMode, Chess, Position};

use super::report::{GameFault, Reasons, Wrong};
use super::times::TimeControl;
use crate::position::{examine, read_fen};

/// The tags an audit needs.
#[derive(Debug, Default)]
pub(super) struct Header {
    pub(super) white: Option<String>,
    pub(super) black: Option<String>,
    pub(super) result_tag: Option<String>,
    pub(super) result: Option<ResultMark>,
    result_place: usize,
    pub(super) time_control: Option<TimeControl>,
    /// The day of the event, else of the game.
    pub(super) date: Option<jiff::civil::Date>,
    event_date: bool,
    /// The tags that say how the game begins, with their places.
    fen: Option<(String, usize)>,
    variant: Option<(String, usize)>,
}

/// How a game begins, and what is doubtful about the tags that say so.
pub(super) struct Start {
    pub(super) position: Chess,
    pub(super) doubts: Vec<(usize, Wrong)>,
}

/// A game that cannot be begun: what stands in which place, and why.
pub(super) struct BadStart {
    pub(super) place: usize,
    pub(super) found: String,
    pub(super) fault: GameFault,
}

impl Header {
    /// Reads the tags of the scanner's game.
    pub(super) fn read(scanner: &mut Scanner<'_>) -> Header {
        let mut header = Header::default();
        while let Some(tag) = scanner.next_tag() {
            header.note(tag, scanner.position());
        }
        header
    }

    fn note(&mut self, tag: Tag<'_>, place: usize) {
        let value = || tag.value().into_owned();
        match tag.name {
            b"White" => self.white = Some(value()),
            b"Black" => self.black = Some(value()),
            b"Result" => {
                let tag = value();
                self.result = ResultMark::read(tag.trim());
                self.result_tag = Some(tag);
                self.result_place = place;
            }
            b"TimeControl" => self.time_control = TimeControl::read(&tag.value()),
            b"EventDate" => {
                if let Some(date) = read_date(tag.raw_value) {
                    self.date = Some(date);
                    self.event_date = true;
                }
            }
            b"Date" if !self.event_date => self.date = read_date(tag.raw_value),
            b"FEN" => self.fen = Some((value(), place)),
            b"Variant" => self.variant = Some((value(), place)),
            _ => {}
        }
    }

    /// The position the game begins with.
    pub(super) fn start(&self, default: CastlingMode) -> Result<Start, BadStart> {
        let mode = self.mode(default)?;
        let mut doubts: Vec<(usize, Wrong)> = self.doubtful_result().into_iter().collect();
        let Some((fen, place)) = &self.fen else {
            return Ok(Start {
                position: Chess::default(),
                doubts,
            });
        };
        let bad = |fault| BadStart {
            place: *place,
            found: fen.clone(),
            fault,
        };
        let setup = read_fen(fen).map_err(|error| bad(GameFault::Fen { error }))?;
        // Castling rights with rooks elsewhere say that it is Chess960, tag or no tag.
        let mode = match CastlingMode::detect(&setup) {
            CastlingMode::Chess960 => CastlingMode::Chess960,
            CastlingMode::Standard => mode,
        };
        let examination = examine(&setup, mode);
        let reasons = || Reasons(examination.reasons.clone());
        let impossible = || bad(GameFault::Position { reasons: reasons() });
        let position = examination.position.clone().ok_or_else(impossible)?;
        if !examination.reasons.is_empty() {
            doubts.push((*place, Wrong::Position { reasons: reasons() }));
        }
        Ok(Start { position, doubts })
    }

    /// A result tag that is no result.
    fn doubtful_result(&self) -> Option<(usize, Wrong)> {
        let tag = self.result_tag.as_ref().filter(|_| self.result.is_none())?;
        Some((self.result_place, Wrong::ResultTag { tag: tag.clone() }))
    }

    fn mode(&self, default: CastlingMode) -> Result<CastlingMode, BadStart> {
        let Some((variant, place)) = &self.variant else {
            return Ok(default);
        };
        let name: String = variant.chars().filter(|c| c.is_alphanumeric()).collect();
        match name.to_ascii_lowercase().as_str() {
            "standard" | "chess" | "normal" | "fromposition" | "" => Ok(default),
            "chess960" | "fischerandom" | "fischerrandom" | "fischerrandomchess" | "freestyle"
            | "freestylechess" | "960" => Ok(CastlingMode::Chess960),
            _ => Err(BadStart {
                place: *place,
                found: variant.clone(),
                fault: GameFault::UnknownVariant,
            }),
        }
    }
}

/// No game is older.
const FIRST_YEAR: i16 = 1400;

/// A day as tags write it; a day or month that is not known counts as the first.
fn read_date(text: &[u8]) -> Option<jiff::civil::Date> {
    let text = std::str::from_utf8(text).ok()?;
    let mut parts = text.trim().split(['.', '-', '/']);
    let year = parts.next()?.parse().ok()?;
    let mut next = || parts.next().and_then(|part| part.parse().ok()).unwrap_or(1);
    let (month, day) = (next(), next());
    // What begins with the day of the month is no year.
    (year >= FIRST_YEAR).then(|| jiff::civil::Date::new(year, month, day).ok())?
}

/// Who moves first, as an index: White 0, Black 1.
pub(super) fn mover(position: &Chess) -> usize {
    position.turn().fold_wb(0, 1)
}
