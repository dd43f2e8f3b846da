//! The articles of regulations that no engine has a table for, each spelled once. What the pairing
//! systems, tie-breaks and rating regulations say is cited through their own tables.

/// What every Swiss system of FIDE observes.
pub(crate) const BASIC_RULES: &str = "C.04.1";

/// One bye in a round with an odd number, and nobody else without a game.
pub(crate) const ONE_BYE: &str = "C.04.1.3";

/// The order of the boards.
pub(crate) const BOARD_ORDER: &str = "C.04.2.D.9";

/// Two teams that have met do not meet again.
pub(crate) const TEAMS_MET: &str = "C.04.6 C1";

/// Which teams cannot have the bye.
pub(crate) const TEAM_BYE: &str = "C.04.6 C2";

/// Byes that players ask for, by FIDE: once, if the regulations of the event permit it, and not in the
/// last round.
pub(crate) const FIDE_BYES: &str = "General Regulations 6.8";

/// The same by US Chess: in the second half only if that was announced.
pub(crate) const US_BYES: &str = "22C1";

/// The full-point byes of US Chess: one in a round with an odd number of players.
pub(crate) const US_FULL_POINT_BYES: &str = "22B, 28L1";

/// Play-offs for first place.
pub(crate) const PLAY_OFFS: &str = "play-off regulations 13.2";

/// The matches of a knockout and how a level one goes on.
pub(crate) const KNOCKOUT_MATCHES: &str = "match regulations 5.2";
