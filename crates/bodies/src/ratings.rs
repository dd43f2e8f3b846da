//! Ratings and title norms.

use adoube_ratings::facts::System;
use adoube_ratings::norm::{Check, Forecast, ResultsAgainst, Verdict};
use adoube_ratings::us::Converted;
use adoube_ratings::{EventRating, RatingForecast, Reached, TitleRules};
use serde::Serialize;
use utoipa::ToSchema;

/// How the opponents were found, and what tells it.
#[derive(Serialize)]
pub struct SystemBody {
    pub system: System,
    pub told_by: String,
}

/// The ratings of an event.
#[derive(Serialize)]
pub struct RatedBody<'a> {
    pub file: &'a str,
    pub system: SystemBody,
    pub rating: &'a EventRating,
    /// Why FIDE would send the report back.
    pub checks: &'a [Check],
    /// What was asked of one player.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ahead: Option<AheadBody>,
}

/// Which title norms the players of an event made, and why others were not.
#[derive(Serialize, ToSchema)]
pub struct NormsBody {
    /// By which edition.
    #[schema(value_type = String)]
    pub rules: TitleRules,
    /// After which round.
    pub after: u16,
    /// What the event itself must be like.
    #[schema(value_type = Vec<Object>)]
    pub conditions: Vec<Check>,
    /// Norms that are made, or still within reach.
    #[schema(value_type = Vec<Object>)]
    pub verdicts: Vec<Verdict>,
}

/// Title norms of a file or a section.
#[derive(Serialize)]
pub struct NormsOfFile<'a> {
    pub file: &'a str,
    pub system: SystemBody,
    #[serde(flatten)]
    pub norms: NormsBody,
    /// What the next rounds must bring.
    pub forecasts: &'a [Forecast],
    /// With one round left, what each result against each possible opponent brings, if asked for.
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    pub last_round: &'a [ResultsAgainst],
}

/// What more games or a rating reached mean for a player.
#[derive(Serialize)]
pub struct AheadBody {
    pub player: u32,
    /// What each result of the next game makes of the rating.
    pub forecast: Option<RatingForecast>,
    /// When a rating was first reached during the event.
    pub reached: Option<Reached>,
}

/// Ratings on the scale of US Chess.
#[derive(Serialize)]
pub struct ConvertedRatings<'a> {
    pub ratings: Vec<ConvertedRating<'a>>,
    /// The highest of them.
    pub rating: Option<i32>,
}

/// A rating on the scale of US Chess, and where it is from.
#[derive(Serialize)]
pub struct ConvertedRating<'a> {
    pub from: &'a str,
    #[serde(flatten)]
    pub converted: Converted,
}

/// A rating that was put together of several.
#[derive(Serialize)]
pub struct MergedRating<'a, R: Serialize> {
    pub rating: R,
    pub rule: &'a str,
}

/// Whether a player must tell another rating.
#[derive(Serialize)]
pub struct Disclosure<'a> {
    pub must: bool,
    pub rule: &'a str,
}

/// Whether a rating may be assigned.
#[derive(Serialize)]
pub struct AssignedRating {
    pub rating: u16,
    /// What stands against it for prizes.
    pub fault: Option<String>,
}
