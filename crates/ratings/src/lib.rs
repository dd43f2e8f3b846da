//! Ratings: the scale, what results are worth on it, and the titles that follow.
//!
//! Everything is a pure function of a snapshot ([`adoube_tournament::Tournament`]) and of what the
//! snapshot does not know ([`EventFacts`]: dates, place, officials, histories). The edition of the
//! rules follows from the day the event starts ([`RatingRules::on`], [`TitleRules::on`]).
//!
//! * [`rate`] rates an event: each game with its arithmetic, K, the change, first ratings, totals.
//!   [`rating_forecast`] and [`projected`] look ahead.
//! * [`norm`] finds title norms and forecasts them; [`titles`] makes titles of norms, ratings and
//!   championships.
//! * [`arbiters`] has norms, licences and classes of arbiters.
//! * [`forms`] fills FIDE's forms, [`rejections`] lists why an event would be sent back, [`chart`]
//!   draws.
//! * [`us`] has what US Chess says about ratings from elsewhere.
//!
//! [`scale`] holds the two tables of the FIDE rating regulations (8.1.1 and 8.1.2 since 2022, 8.1a
//! and 8.1b before): they are data, because no formula reproduces them. [`performance`] has the
//! performances that standings, title norms and reports are made from. There are no floats: scores
//! are half points, expectations hundredths of a point, changes hundredths of a rating point.
//!
//! ```
//! use adoube_ratings::performance::{average, tournament_performance};
//!
//! let opponents = [2281, 2264, 2361, 2142, 2461, 2418, 2570, 2505, 2461];
//! assert_eq!(average(&opponents), Some(2385));
//! // 6½ points of nine games, in halves of a point.
//! assert_eq!(tournament_performance(&opponents, 13), Some(2551));
//! ```

pub mod arbiters;
mod change;
pub mod chart;
mod coefficient;
mod edition;
mod event;
pub mod facts;
pub mod first_rating;
pub mod forms;
mod half_points;
pub mod norm;
pub mod performance;
mod rating_forecast;
mod rejections;
pub mod scale;
pub mod titles;
pub mod us;

pub use change::{Change, Encounter, RatedGame, change, rate_games};
pub use coefficient::{Coefficient, CoefficientRule, History, coefficient};
pub use edition::{
    DifferenceLimit, FirstRating, HalfPoint, RatingList, RatingRules, TitleRules, UnknownEdition,
    UnknownList,
};
pub use event::{
    EventRating, NotCounted, NotCountedRound, PlayerRating, RateFault, RatingNote, Totals, rate,
};
pub use facts::EventFacts;
pub use half_points::{HalfPoints, percent};
pub use rating_forecast::{RatingForecast, Reached, projected, rating_forecast, rating_reached};
pub use rejections::rejections;

adoube_types::errors!(
    UnknownEdition,
    UnknownList,
    arbiters::LicenceFault,
    norm::UnknownNormTitle,
    titles::UnknownChampionship,
    us::AssignmentFault
);
