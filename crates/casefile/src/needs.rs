//! What the arbiter of a board owes a player with needs, and the opponent.

use std::collections::BTreeSet;

use adoube_journal::{Need, Needs, Section};
use adoube_rulebook::{Article, Edition, Topic};
use adoube_rulings::topics::{
    BLIND_ASSISTANT, BLIND_ASSISTANT_SIGHTED, BLIND_BOARDS, BLIND_BOARDS_DIFFER, BLIND_CLOCK_START,
    BLIND_MOVE_MADE, BLIND_PLAY, BLIND_RECORDING, BLIND_RECORDING_RELEASE, BLIND_SLIP,
    BLIND_TOUCHED, DISABLED_OPPONENT,
};
use adoube_tournament::{BoardNumber, EntrantId, RoundNumber};

use crate::articles_about;

adoube_rulebook::topics! {
    /// What the standards say of disabled players, beside what rulings cite.
    OF_NEEDS:
    DISABLED_NO_DEDUCTION, DISABLED_SEAT, DISABLED_ASSISTANT, DISABLED_NOTICES, DISABLED_TABLE,
    WHEELCHAIR_SPACE, BLIND_SAME_PLACE, ASSISTANT_WRITES, MOVING_ASSISTANT, CLOCK_ASSISTANT,
    RECORDING_ASSISTANT,
}

/// The topics of a need, in the order of the work. What no edition at hand says of a need is not made up.
fn topics(need: Need) -> &'static [Topic] {
    match need {
        Need::Sight => &[
            DISABLED_OPPONENT,
            BLIND_SAME_PLACE,
            BLIND_BOARDS,
            BLIND_PLAY,
            BLIND_TOUCHED,
            BLIND_MOVE_MADE,
            BLIND_CLOCK_START,
            BLIND_SLIP,
            BLIND_BOARDS_DIFFER,
            BLIND_RECORDING,
            BLIND_RECORDING_RELEASE,
            BLIND_ASSISTANT,
            BLIND_ASSISTANT_SIGHTED,
            DISABLED_NOTICES,
        ],
        Need::Wheelchair => &[DISABLED_OPPONENT, DISABLED_SEAT, WHEELCHAIR_SPACE],
        Need::Hearing => &[DISABLED_OPPONENT, DISABLED_SEAT],
        Need::MovingAssistant => &[
            DISABLED_OPPONENT,
            MOVING_ASSISTANT,
            DISABLED_ASSISTANT,
            DISABLED_TABLE,
            ASSISTANT_WRITES,
        ],
        Need::ClockAssistant => &[
            DISABLED_OPPONENT,
            CLOCK_ASSISTANT,
            DISABLED_NO_DEDUCTION,
            DISABLED_ASSISTANT,
            DISABLED_TABLE,
        ],
        Need::RecordingAssistant => &[
            DISABLED_OPPONENT,
            RECORDING_ASSISTANT,
            DISABLED_NO_DEDUCTION,
            DISABLED_TABLE,
            ASSISTANT_WRITES,
        ],
        Need::FixedTable => &[DISABLED_SEAT],
    }
}

/// What an edition and the regulations beside it ask for a player with these needs, each article once. Needs in
/// the player's own words lead to what holds for every disabled player.
pub fn duties(needs: &Needs, edition: &'static Edition) -> Vec<&'static Article> {
    let own_words = needs
        .words
        .iter()
        .flat_map(|_| [DISABLED_OPPONENT, DISABLED_SEAT]);
    let topics = needs.kinds.iter().flat_map(|need| topics(*need)).copied();
    let mut seen = BTreeSet::new();
    topics
        .chain(own_words)
        .flat_map(|topic| articles_about(edition, topic))
        .filter(|article| seen.insert(&article.number))
        .collect()
}

/// A player with needs at a board of a round.
pub struct AtBoard<'s> {
    pub board: BoardNumber,
    pub entrant: EntrantId,
    pub needs: &'s Needs,
    /// A table of their own is asked for, and none is fixed.
    pub table_missing: bool,
}

/// The players with needs in a paired round, in the order of the boards.
pub fn in_round(section: &Section, round: RoundNumber) -> Vec<AtBoard<'_>> {
    let Some(paired) = section.draft.round(round) else {
        return Vec::new();
    };
    let players = paired.games.iter();
    let players = players.flat_map(|game| [(game.board, game.white), (game.board, game.black)]);
    let with_needs = players.filter_map(|(board, entrant)| {
        let needs = section.needs.get(&entrant)?;
        Some(AtBoard {
            board,
            entrant,
            needs,
            table_missing: needs.kinds.contains(&Need::FixedTable)
                && !section.fixed_boards.contains_key(&entrant),
        })
    });
    with_needs.collect()
}
