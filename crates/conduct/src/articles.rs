//! The articles of regulations that no engine has a table for, each spelled once. What the pairing
//! systems, tie-breaks and rating regulations say is cited through their own tables.

/// What every Swiss system of FIDE observes.
pub(crate) const BASIC_RULES: &str = "C.04.1";

/// Two participants meet once.
pub(crate) const BASIC_MET: &str = "C.04.1.2";

/// Nobody has the pairing-allocated bye after one, or after points without a game.
pub(crate) const BASIC_SECOND_BYE: &str = "C.04.1.4";

/// No colour more than two times more often than the other.
pub(crate) const COLOUR_DIFFERENCE: &str = "C.04.1.6";

/// No colour three times running.
pub(crate) const THIRD_COLOUR: &str = "C.04.1.7";

/// The second game of a match of two: the same players with the colours reversed.
pub(crate) const RETURN_GAMES: &str = "C.04.5.4.4";

/// How ties are broken.
pub(crate) const TIE_BREAKS: &str = "C.07";

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

/// Until when they are asked for, by US Chess.
pub(crate) const US_BYE_DEADLINE: &str = "22C2";

/// Before which game players commit to one in the last round, by US Chess.
pub(crate) const US_BYE_COMMITMENT: &str = "22C4";

/// What follows from cancelling one that is irrevocable, by US Chess.
pub(crate) const US_BYE_CANCELLED: &str = "22C5";

/// When players are told of variations, by US Chess.
pub(crate) const US_VARIATIONS: &str = "26A, 26B";

/// Ratings that the director assigns to rated players, by US Chess.
pub(crate) const US_ASSIGNED_RATINGS: &str = "28E";

/// The full-point byes of US Chess: one in a round with an odd number of players.
pub(crate) const US_FULL_POINT_BYES: &str = "22B, 28L1";

/// Who cannot have the full-point bye, by US Chess.
pub(crate) const US_BYE_BARRED: &str = "28L3";

/// Play-offs for first place.
pub(crate) const PLAY_OFFS: &str = "play-off regulations 13.2";

/// The matches of a knockout and how a level one goes on.
pub(crate) const KNOCKOUT_MATCHES: &str = "match regulations 5.2";

/// A rating that is corrected during the event and closes the section to a player.
pub(crate) const US_REVISED_RATING: &str = "28H";

/// What the opponents of somebody who is removed have for their games.
pub(crate) const US_EXPELLED: &str = "28I";

/// The games of somebody who is removed are rated apart.
pub(crate) const US_EXTRA_GAMES: &str = "28I3, 28M4";

/// When classes may be paired for themselves in the last round.
pub(crate) const US_CLASS_PAIRINGS: &str = "29I";

/// The tables of US Chess for round robins and quads.
pub(crate) const US_TABLES: &str = "30A, 30G";

/// Every arbiter of a rated event has a licence, by the regulations for arbiters.
pub(crate) const ARBITERS_LICENCE: &str = "6.6";

/// Which class of arbiters may be appointed to which post.
pub(crate) const ARBITERS_CLASS: &str = "5.2";

/// How many rounds an arbiter works for a norm, and who signs it.
pub(crate) const ARBITERS_NORM: &str = "5.2";

/// The chief arbiter of an event with norms.
pub(crate) const CHIEF_ARBITER: &str = "B.01, 1.1.5";

/// No arbiter of an event with norms plays in it.
pub(crate) const PLAYING_ARBITERS: &str = "B.01, 1.1.6";

/// One bye in a round, by US Chess.
pub(crate) const US_ONE_BYE: &str = "28L";

/// Players of equal scores meet, by US Chess.
pub(crate) const US_EQUAL_SCORES: &str = "27A2";

/// No colour three times running, by US Chess.
pub(crate) const US_THIRD_COLOUR: &str = "29E5f";

/// As many as possible have the colour that is due, by US Chess.
pub(crate) const US_DUE_COLOURS: &str = "29E5a";

/// How the Swiss system of US Chess pairs.
pub(crate) const US_SWISS: &str = "29";

/// Points added for the pairing only, by US Chess.
pub(crate) const US_VIRTUAL_POINTS: &str = "28R1";

/// Titles by places, by the regulations of 2017.
pub(crate) const DIRECT_TITLES_2017: &str = "1.24";

/// The same since 2022.
pub(crate) const DIRECT_TITLES: &str = "1.2.1";

/// The table that says which place gives which title.
pub(crate) const DIRECT_TITLE_TABLE: &str = "1.2.4";
