//! What may be written on a sheet, and when (Article 8.1, US Chess 15A). Who is excused for want of
//! time is known to the clock (`adoube_clock::recording`).

use std::collections::BTreeSet;

use adoube_rulebook::{Recording, Topic};
use adoube_types::Colour;

use super::sheet::{Cell, ScoreSheet};
use crate::topics::{RECORDING_AHEAD, RECORDING_LAG, SCORESHEET_CONTENT};

/// Something that happened at the board, in order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RecordingEvent {
    /// The next move was made on the board, by whoever it was.
    Moved,
    /// The player wrote a move on the sheet. Plies count from 1.
    Wrote {
        ply: usize,
        /// Whether it is written for a claim of a draw or to be sealed.
        for_claim_or_sealing: bool,
    },
    /// From here on the player need not record, or must again.
    Excused(bool),
}

/// What is wrong with how a player records.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RecordingFault {
    /// The number of the event, from 0.
    pub event: usize,
    /// The ply that was written too soon, or not yet.
    pub ply: usize,
    /// What the article is about.
    pub topic: Topic,
}

/// Finds what is wrong with how a player records: moves written in advance (8.1.2), and moves made
/// before the own previous one was written (8.1.3). The opponent's last move may be written after the
/// reply; all earlier ones are written move after move (8.1.1).
pub fn check_recording(
    player: Colour,
    events: &[RecordingEvent],
    rules: &Recording,
) -> Vec<RecordingFault> {
    let mut faults = Vec::new();
    let (mut made, mut excused) = (0, false);
    let mut written = BTreeSet::new();
    let mut first_unwritten = 1;
    let is_own = |ply: usize| Colour::white_if(ply % 2 == 1) == player;
    for (event, what) in events.iter().enumerate() {
        match *what {
            RecordingEvent::Excused(now) => excused = now,
            RecordingEvent::Moved => {
                made += 1;
                while written.contains(&first_unwritten) {
                    first_unwritten += 1;
                }
                let ply = first_unwritten;
                if is_own(made) && !excused && ply + 2 <= made {
                    let topic = RECORDING_LAG;
                    faults.push(RecordingFault { event, ply, topic });
                }
            }
            RecordingEvent::Wrote {
                ply,
                for_claim_or_sealing,
            } => {
                let own_next = ply.checked_sub(1) == Some(made) && is_own(ply);
                let allowed = own_next && (for_claim_or_sealing || rules.write_before_moving);
                if ply > made && !allowed {
                    let topic = RECORDING_AHEAD;
                    faults.push(RecordingFault { event, ply, topic });
                }
                written.insert(ply);
            }
        }
    }
    faults
}

/// Something on a sheet that may not belong there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ContentQuestion {
    pub cell: Cell,
    pub text: String,
    /// What the article is about.
    pub topic: Topic,
}

/// What stands on a sheet and is no move, time or offer: remarks, and opinions on moves. Matters of a
/// claim and other relevant data are allowed (Article 8.1.4); whether it is that, the arbiter sees.
pub fn content_questions(sheet: &ScoreSheet) -> Vec<ContentQuestion> {
    let mut questions = Vec::new();
    for (place, entry) in sheet.entries.iter().enumerate() {
        let opinion = entry
            .written
            .text()
            .filter(|text| text.ends_with(['!', '?']));
        for text in opinion.into_iter().chain(entry.remark.as_deref()) {
            questions.push(ContentQuestion {
                cell: sheet.cell(place),
                text: text.to_owned(),
                topic: SCORESHEET_CONTENT,
            });
        }
    }
    questions
}
