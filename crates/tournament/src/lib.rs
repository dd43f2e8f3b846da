//! The snapshot in the middle of Adoube: a tournament as plain, checked data.
//!
//! Everything that computes (pairing, standings, ratings, prizes) is a pure function of a
//! [`Tournament`]. A [`Draft`] holds the same facts unchecked; [`Tournament::new`] checks the
//! invariants and answers with every [`Violation`], naming player, round and rule. A
//! [`Tournament`] is never changed: a new state is a new snapshot.
//!
//! * [`Entrant`]: a [`Player`] in the event, with pairing number and presence.
//! * [`Round`]: its [`Game`]s, [`Bye`]s and, in a team event, [`TeamMatch`]es.
//! * [`Outcome`]: every way a round can end for a player, kept apart; [`GameResult`] is one for
//!   each side, [`Results`] lets it differ by [`Purpose`] (pairing, standings, rating).
//! * [`PointSystem`] and [`Points`]: what outcomes are worth, in exact arithmetic.
//!
//! ```
//! use adoube_tournament::*;
//!
//! let entrants = ["Anderssen, Adolf", "Kieseritzky, Lionel"].iter().zip(1..).map(|(name, id)| {
//!     let mut entrant = Entrant::new(EntrantId(id), Player::named(name));
//!     entrant.pairing_number = PairingNumber::new(id);
//!     entrant
//! });
//! let mut game = Game::pending(BoardNumber::single(1), EntrantId(1), EntrantId(2));
//! game.results.reported = GameResult::WHITE_WINS;
//! let draft = Draft {
//!     planned_rounds: 1,
//!     entrants: entrants.collect(),
//!     rounds: vec![Round { games: vec![game], ..Round::default() }],
//!     ..Draft::default()
//! };
//!
//! let tournament = Tournament::new(draft).unwrap();
//! let after = RoundNumber(1);
//! assert_eq!(tournament.score(EntrantId(1), after, Purpose::Standings), Points::ONE);
//! assert!(tournament.have_played(EntrantId(1), EntrantId(2), after));
//! ```

#![warn(clippy::missing_errors_doc)]

mod arbiter;
mod cards;
mod colours;
mod draft;
mod entrant;
mod grade;
mod invariants;
mod membership;
mod numbering;
mod outcome;
mod play_off;
mod player;
mod point_system;
mod points;
mod rating_facts;
mod rating_source;
mod round;
mod snapshot;
mod start_position;
mod system;
mod team;
mod team_results;
mod text;
mod ties;
mod violation;

pub use adoube_types::Colour;

pub use arbiter::{ArbiterCategory, ArbiterRole, ArbiterTitle, UnknownArbiterTitle};
pub use cards::{CardEntry, rounds_from_cards};
pub use colours::ColourHistory;
pub use draft::{
    ByeRequest, Draft, OpenGame, PointAdjustment, ProhibitedPairing, ProhibitedTeams,
    TeamAdjustment, TeamByeRequest, TeamVirtualPoints, VirtualPoints,
};
pub use entrant::{Entrant, EntrantId, PairingNumber, RoundSpan};
pub use grade::{Grade, InvalidGrade};
pub use membership::{Expiry, InvalidExpiry, Membership};
pub use numbering::{
    EqualOrder, InvalidEqualOrder, Numbering, ROUNDS_BEFORE_NUMBERS_FREEZE, RatingUsed, Strength,
    assign_numbers, drawn_order, initial_ranking, team_ranking,
};
pub use outcome::{
    GameResult, ImpossibleResult, InvalidOutcome, InvalidResult, Outcome, Purpose, Results,
};
pub use play_off::{DecidedPlace, PlayOff};
pub use player::{
    BirthDate, Federation, InvalidBirthDate, InvalidFederation, InvalidPlayer, InvalidSex,
    InvalidTitle, Player, Sex, Title,
};
pub use point_system::{InvalidPointSystem, PointSystem};
pub use points::{InvalidPoints, Points};
pub use rating_facts::{InvalidListDate, ListDate, RatingFacts};
pub use rating_source::{InvalidRatingSource, LaterRating, RatingSource, RatingSources};
pub use round::{
    BoardNumber, Bye, ByeKind, EmptyBoard, Game, InvalidBoard, MatchForfeit, Round, RoundNumber,
    TeamBye, TeamMatch,
};
pub use snapshot::{CardRow, Float, ScoreLine, Tournament, UnplayedFloat};
pub use start_position::{NoStartPosition, StartPosition};
pub use system::{System, UnknownSystem};
pub use team::{MatchRule, PrimaryScore, Team, TeamDetails, TeamId, TeamScoring};
pub use team_results::TeamResult;
pub use ties::{EnteredValue, EnteredValues, SettledBy, SettledTie};
pub use violation::{CardLack, Mention, Place, Violation, Violations, Who};
