//! Line-ups: who may sit where, and what a wrong line-up costs.

use adoube_tournament::Outcome;

use super::BoardOutcomes;
use serde::Serialize;

/// Which orders of the boards the rules of an event allow (General Regulations 7; US 31B). The
/// order is filed before the event and holds throughout.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardOrder {
    /// By rating, unrated players below the rated (US 31B).
    Rating,
    /// By rating, unrated players anywhere (US 31B2).
    RatingUnratedAnywhere,
    /// As the captain likes.
    CaptainsChoice,
    /// No one above a team-mate who is rated this much higher: usually 100.
    NoneAbove {
        /// The least difference that is too much.
        margin: u32,
    },
}

/// Two players of a team in an order that is not allowed, by their numbers on the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OutOfOrder {
    /// Who sits too high.
    pub above: u32,
    /// Who should be above.
    pub below: u32,
}

impl BoardOrder {
    /// Every two players of a list, from number 1 down, who stand in the wrong order. The reserves
    /// come last. Where it matters how unrated players stand, only [`BoardOrder::Rating`] says.
    pub fn check(self, ratings: &[Option<u32>]) -> Vec<OutOfOrder> {
        let numbered: Vec<(u32, Option<u32>)> = (1..).zip(ratings.iter().copied()).collect();
        let pairs = numbered.iter().enumerate().flat_map(|(place, above)| {
            numbered[place + 1..]
                .iter()
                .map(move |below| (above, below))
        });
        pairs
            .filter(|(above, below)| !self.allows(above.1, below.1))
            .map(|(above, below)| OutOfOrder {
                above: above.0,
                below: below.0,
            })
            .collect()
    }

    fn allows(self, above: Option<u32>, below: Option<u32>) -> bool {
        match (self, above, below) {
            (BoardOrder::CaptainsChoice, ..) => true,
            (BoardOrder::Rating, None, Some(_)) => false,
            (BoardOrder::NoneAbove { margin }, Some(above), Some(below)) => {
                below.saturating_sub(above) < margin
            }
            (_, Some(above), Some(below)) => below <= above,
            _ => true,
        }
    }
}

/// Whether the numbers on the list come in the order of the boards, with no number missing from
/// the list: strictly increasing.
pub fn is_legal(line_up: &[u32], listed: u32) -> bool {
    line_up.is_sorted_by(|above, below| above < below)
        && line_up.iter().all(|number| (1..=listed).contains(number))
}

/// Every legal line-up of a list, in the order of a dictionary: with four boards and one reserve
/// 1234, 1235, 1245, 1345, 2345.
pub fn legal_line_ups(boards: u32, listed: u32) -> impl Iterator<Item = Vec<u32>> {
    let first = (boards <= listed).then(|| captain_filed_none(boards));
    std::iter::successors(first, move |line_up| next_line_up(line_up, listed))
}

/// The next in the order of a dictionary: the lowest board that can take a higher number does, and
/// those below it follow on.
fn next_line_up(line_up: &[u32], listed: u32) -> Option<Vec<u32>> {
    let highest = |board: usize| listed - (line_up.len() - 1 - board) as u32;
    let board = (0..line_up.len()).rfind(|&board| line_up[board] < highest(board))?;
    let follow_on = (line_up[board] + 1..).take(line_up.len() - board);
    Some(line_up[..board].iter().copied().chain(follow_on).collect())
}

/// The line-up of a team whose captain filed none in time: the first of its list.
pub fn captain_filed_none(boards: u32) -> Vec<u32> {
    (1..=boards).collect()
}

/// More than half of a team must be present for its players to start (General Regulations 7.2).
pub fn has_quorum(present: u32, boards: u32) -> bool {
    u64::from(present) * 2 > u64::from(boards)
}

/// What a missing player does to the boards below (US 31B).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Absence {
    /// Those below move up, so that the last boards are forfeited: the rule.
    MoveUp,
    /// Found out too late in round 1: that board and all below are forfeited. The games that were
    /// played are rated.
    ThatBoardAndBelow,
    /// Found out too late in round 1: only that board is forfeited, and the team moves up from the
    /// next round on.
    ThatBoardOnly,
}

/// The boards a team forfeits when players of a line-up are missing (`None`).
pub fn forfeited_boards<P>(line_up: &[Option<P>], absence: Absence) -> Vec<u32> {
    let boards = (1..).zip(line_up);
    let missing = || boards.clone().filter(|(_, player)| player.is_none());
    match absence {
        Absence::MoveUp => {
            let present = line_up.len() - missing().count();
            boards.skip(present).map(|(board, _)| board).collect()
        }
        Absence::ThatBoardOnly => missing().map(|(board, _)| board).collect(),
        Absence::ThatBoardAndBelow => boards
            .skip_while(|(_, player)| player.is_some())
            .map(|(board, _)| board)
            .collect(),
    }
}

/// The line-up after those below a missing player have moved up (US 31B).
pub fn moved_up<P>(line_up: Vec<Option<P>>) -> Vec<Option<P>> {
    let boards = line_up.len();
    let present = line_up.into_iter().flatten().map(Some);
    let empty = std::iter::repeat_with(|| None);
    present.chain(empty).take(boards).collect()
}

/// The boards, from 1, on which a player sits whose place is another one.
pub fn wrong_boards(line_up: &[u32]) -> Vec<u32> {
    let boards = (1..).zip(line_up.iter().zip(sorted(line_up)));
    boards
        .filter(|(_, (sits, belongs))| *sits != belongs)
        .map(|(board, _)| board)
        .collect()
}

fn sorted(line_up: &[u32]) -> Vec<u32> {
    let mut sorted = line_up.to_vec();
    sorted.sort_unstable();
    sorted
}

/// A match that was played with players on wrong boards, put right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Correction {
    /// The line-ups as they should have been; the first-named team first.
    pub line_ups: [Vec<u32>; 2],
    /// The boards each team forfeits.
    pub forfeited: [Vec<u32>; 2],
    /// What counts for rating: what was played.
    pub for_rating: Vec<BoardOutcomes>,
    /// What counts for standings and the next pairings.
    pub for_standings: Vec<BoardOutcomes>,
}

/// Why a match cannot be corrected by rule.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum CorrectionError {
    /// The line-ups or the results are not for the same number of boards.
    Lengths {
        /// The number of results.
        results: usize,
        /// The boards of the first-named team.
        first: usize,
        /// The boards of the other team.
        second: usize,
    },
    /// A number stands twice in a line-up.
    Twice(u32),
    /// The regulations do not say who forfeits a board on which both teams are wrong.
    BothWrong(u32),
}

adoube_types::errors!(CorrectionError);

/// Forfeits the boards on which a team had a player who does not belong there. The results that
/// were played still count for rating.
///
/// # Errors
///
/// [`CorrectionError`] if results and line-ups are not for the same boards, somebody sits on two of
/// them, or both teams are wrong on one.
pub fn correct(
    line_ups: [&[u32]; 2],
    played: &[BoardOutcomes],
) -> Result<Correction, CorrectionError> {
    let [first, second] = line_ups.map(<[u32]>::len);
    if first != played.len() || second != played.len() {
        return Err(CorrectionError::Lengths {
            results: played.len(),
            first,
            second,
        });
    }
    let sorted = line_ups.map(sorted);
    let mut neighbours = sorted.iter().flat_map(|line_up| line_up.windows(2));
    if let Some(twice) = neighbours.find(|two| two[0] == two[1]) {
        return Err(CorrectionError::Twice(twice[0]));
    }
    let forfeited = line_ups.map(wrong_boards);
    let [by_first, by_second] = &forfeited;
    if let Some(&board) = by_first.iter().find(|board| by_second.contains(board)) {
        return Err(CorrectionError::BothWrong(board));
    }
    let standing = |(board, played): (u32, &BoardOutcomes)| {
        if by_first.contains(&board) {
            [Outcome::ForfeitLoss, Outcome::ForfeitWin]
        } else if by_second.contains(&board) {
            [Outcome::ForfeitWin, Outcome::ForfeitLoss]
        } else {
            *played
        }
    };
    Ok(Correction {
        for_rating: played.to_vec(),
        for_standings: (1..).zip(played).map(standing).collect(),
        line_ups: sorted,
        forfeited,
    })
}
