//! Line-ups: who may sit where.

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

/// More than half of a team must be present for its players to start (General Regulations 7.2).
pub fn has_quorum(present: u32, boards: u32) -> bool {
    u64::from(present) * 2 > u64::from(boards)
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
