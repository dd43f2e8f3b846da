//! Adjourned games, as far as the clock is concerned (Guidelines I, US Chess 18 and 19).

use serde::Serialize;

use crate::machine::Clock;
use crate::{ByColour, Colour, Span};

/// What an envelope says of time. FIDE wants the time used (I.2.3), US Chess asks for the time used
/// (18D) and for the time left (18A): it has both.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Envelope {
    pub sealer: Colour,
    /// The number of the sealed move.
    pub move_number: u32,
    /// How long each player has thought.
    pub used: ByColour<Span>,
    /// The time left to each player.
    pub left: ByColour<Span>,
    /// What the sealer lost by sealing before the end of the session (I.1.2, 18B).
    pub charged_for_early_sealing: Span,
}

/// Why there is nothing to seal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum CannotSeal {
    /// The clock has never run.
    NotBegun,
    /// The flag of the player to seal is down.
    FlagDown(Colour),
    /// The rest of the session is more than the time left.
    NotEnoughTime {
        /// The player to seal.
        side: Colour,
        /// The time left.
        left: Span,
        /// The rest of the session.
        session: Span,
    },
}

/// What to do with the clock when an adjourned game goes on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Resumption {
    /// Open the envelope, make the sealed move, start the clock of the player to reply (I.9.1).
    OpenAndStart(Colour),
    /// Start the clock of the player to reply; the envelope stays closed (I.9.2, 19C). So also if
    /// nobody is there (I.11), unless the default time is zero.
    StartClosed(Colour),
    /// Open the envelope and start the clock of the player to reply, who may seal the reply and then
    /// start the clock of the absent player (I.9.3, 19D).
    OpenAndMaySealReply(Colour),
}

impl Clock {
    /// Seals: the player on move writes a move and stops the clock. `session_left` is what remains
    /// of the session if a player seals early; it is charged.
    pub fn seal(&self, at: Span, session_left: Span) -> Result<Envelope, CannotSeal> {
        let reading = self.at(at);
        let sealer = self.on_move().ok_or(CannotSeal::NotBegun)?;
        let side = &reading.sides[sealer];
        if side.is_flag_down {
            return Err(CannotSeal::FlagDown(sealer));
        }
        let charged = session_left.max(Span::ZERO);
        if charged >= side.left && !charged.is_zero() {
            return Err(CannotSeal::NotEnoughTime {
                side: sealer,
                left: side.left,
                session: charged,
            });
        }
        let mut left = reading.sides.map(|side| side.left);
        let mut used = reading.sides.map(|side| side.used());
        left[sealer] -= charged;
        used[sealer] += charged;
        Ok(Envelope {
            sealer,
            move_number: side.moves.saturating_add(1),
            used,
            left,
            charged_for_early_sealing: charged,
        })
    }
}

impl Envelope {
    /// What to do at the time of resumption, from who is there.
    pub fn resumption(&self, present: ByColour<bool>) -> Resumption {
        let replier = self.sealer.opposite();
        match (present[replier], present[self.sealer]) {
            (true, true) => Resumption::OpenAndStart(replier),
            (true, false) => Resumption::OpenAndMaySealReply(replier),
            (false, _) => Resumption::StartClosed(replier),
        }
    }
}
