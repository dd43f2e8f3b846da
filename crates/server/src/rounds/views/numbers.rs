//! What can be done to numbers, and the start positions that are known.

use adoube_conduct::announcement::stored;
use adoube_journal::Section;
use adoube_tournament::ROUNDS_BEFORE_NUMBERS_FREEZE;

use crate::texts::fill;

/// Numbers that can be exchanged, and start positions.
pub(super) struct NumbersView {
    /// Numbers can still change.
    pub exchanges: bool,
    /// The games begin from drawn positions.
    pub chess960: bool,
    /// Those that are known, in words.
    pub positions: Vec<String>,
    /// The round for which one is wanted.
    pub round: u16,
}

impl NumbersView {
    pub(super) fn of(section: &Section) -> NumbersView {
        let paired = section.draft.rounds.len();
        let positions = section.start_positions.iter().map(|(round, position)| {
            let number = u16::from(*position);
            fill(
                "rounds-position-of",
                &[round, &number, &position.back_rank()],
            )
        });
        let announced = stored::read(&section.settings.announced).drawn_start_positions;
        NumbersView {
            exchanges: !section.draft.fixed_schedule && paired < ROUNDS_BEFORE_NUMBERS_FREEZE,
            chess960: announced == Some(true) || !section.start_positions.is_empty(),
            positions: positions.collect(),
            round: section.next_round().0.min(section.settings.rounds),
        }
    }
}
