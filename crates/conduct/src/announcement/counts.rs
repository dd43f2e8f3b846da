//! How many rounds so many players need and can have.

/// The fewest rounds of a Swiss after which only one player can have won everything.
pub(super) fn fewest_swiss_rounds(players: u32) -> u16 {
    let halvings = players.saturating_sub(1).checked_ilog2();
    halvings.map_or(0, |number| u16::try_from(number + 1).unwrap_or(u16::MAX))
}

/// The most rounds of a Swiss in which nobody meets twice and nobody has two byes.
pub(super) fn most_swiss_rounds(players: u32) -> u16 {
    round_robin_rounds(players)
}

/// The rounds in which everybody meets everybody once.
pub(super) fn round_robin_rounds(players: u32) -> u16 {
    let rounds = if players.is_multiple_of(2) {
        players.saturating_sub(1)
    } else {
        players
    };
    u16::try_from(rounds).unwrap_or(u16::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounds_for_players() {
        for (players, fewest, most) in [
            (0, 0, 0),
            (1, 0, 1),
            (2, 1, 1),
            (3, 2, 3),
            (8, 3, 7),
            (9, 4, 9),
            (50, 6, 49),
            (128, 7, 127),
            (u32::MAX, 32, u16::MAX),
        ] {
            assert_eq!(fewest_swiss_rounds(players), fewest, "{players}");
            assert_eq!(most_swiss_rounds(players), most, "{players}");
        }
    }
}
