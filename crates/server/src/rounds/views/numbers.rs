//! What can be done to numbers, and the start positions that are known.

use adoube_conduct::announcement::stored;
use adoube_conduct::rounds::lack_all_numbers;
use adoube_journal::{Format, Section};
use adoube_tournament::ROUNDS_BEFORE_NUMBERS_FREEZE;

use super::Need;
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
    /// Only some have a number, and the others do not get one with the pairing.
    pub lacks_some: bool,
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
            exchanges: paired == 0
                || (!section.draft.fixed_schedule && paired < ROUNDS_BEFORE_NUMBERS_FREEZE),
            chess960: announced == Some(true) || !section.start_positions.is_empty(),
            positions: positions.collect(),
            lacks_some: lacking(section).is_some_and(|need| need.state == "stop"),
            round: section.next_round().0.min(section.settings.rounds),
        }
    }
}

/// What is to be said of those without a number, if anybody has none.
pub(super) fn lacking(section: &Section) -> Option<Need> {
    let format = section.settings.format;
    // Teams have the numbers by which is paired.
    let is_team = format.is_of_team_matches() || format.has_table_of_players();
    let without = if is_team {
        let teams = section.draft.teams.iter();
        teams.filter(|team| team.pairing_number.is_none()).count()
    } else {
        let entrants = section.draft.entrants.iter();
        entrants
            .filter(|entrant| entrant.pairing_number.is_none())
            .count()
    };
    let assigned = format.is_swiss_of_players() || lack_all_numbers(section);
    (without > 0).then(|| match (assigned, format) {
        (true, Format::RoundRobin | Format::Match) => {
            Need::new("open", fill("rounds-numbers-by-lot", &[&without]))
        }
        (true, _) => Need::new("open", fill("rounds-numbers-with-pairing", &[&without])),
        (false, _) => Need::new("stop", fill("rounds-numbers-missing", &[&without])),
    })
}
