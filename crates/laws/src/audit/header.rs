//! What the tags of a game say about how to play it.

use adoube_formats::pgn::{GameResult, Scanner, Tag};
use shakmaty::{CastlingMode, Chess, Position};

use super::times::TimeControl;
use crate::position::{examine, read_fen};

/// The tags an audit needs.
#[derive(Debug, Default)]
pub(super) struct Header {
    pub(super) white: Option<String>,
    pub(super) black: Option<String>,
    pub(super) result_tag: Option<String>,
    pub(super) result: Option<GameResult>,
    pub(super) time_control: Option<TimeControl>,
    /// The day of the event, else of the game.
    pub(super) date: Option<jiff::civil::Date>,
    event_date: bool,
    /// The tags that say how the game begins, with their places.
    fen: Option<(String, usize)>,
    variant: Option<(String, usize)>,
}

/// A game that cannot be begun: what stands in which place, and why.
pub(super) struct BadStart {
    pub(super) place: usize,
    pub(super) found: String,
    pub(super) message: String,
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
                self.result = GameResult::read(tag.raw_value.trim_ascii());
                self.result_tag = Some(value());
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
    pub(super) fn start(&self, default: CastlingMode) -> Result<Chess, BadStart> {
        let mode = self.mode(default)?;
        let Some((fen, place)) = &self.fen else {
            return Ok(Chess::default());
        };
        let bad = |message: String| BadStart {
            place: *place,
            found: fen.clone(),
            message,
        };
        let setup = read_fen(fen).map_err(|error| bad(format!("the FEN tag: {error}")))?;
        // Castling rights with rooks elsewhere say that it is Chess960, tag or no tag.
        let mode = match CastlingMode::detect(&setup) {
            CastlingMode::Chess960 => CastlingMode::Chess960,
            CastlingMode::Standard => mode,
        };
        let examination = examine(&setup, mode);
        examination.position.ok_or_else(|| {
            let reasons: Vec<String> = examination
                .reasons
                .iter()
                .map(ToString::to_string)
                .collect();
            bad(format!("the FEN tag: {}", reasons.join(", ")))
        })
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
                message: "a variant of chess that the Laws do not know".to_owned(),
            }),
        }
    }
}

/// A day as tags write it; a day or month that is not known counts as the first.
fn read_date(text: &[u8]) -> Option<jiff::civil::Date> {
    let text = std::str::from_utf8(text).ok()?;
    let mut parts = text.trim().split(['.', '-', '/']);
    let year = parts.next()?.parse().ok()?;
    let mut next = || parts.next().and_then(|part| part.parse().ok()).unwrap_or(1);
    let (month, day) = (next(), next());
    jiff::civil::Date::new(year, month, day).ok()
}

/// Who moves first, as an index: White 0, Black 1.
pub(super) fn mover(position: &Chess) -> usize {
    position.turn().fold_wb(0, 1)
}
