//! Titles of players: what is earned, and what is missing.

use adoube_conduct::titles::{SectionTitles, TitleCard};
use adoube_ratings::TitleRules;
use adoube_ratings::titles::{Application, Award, Grant};
use adoube_tournament::Title;
use serde::Serialize;
use utoipa::ToSchema;

/// What a player has earned, and what is missing for the titles sought.
#[derive(Serialize)]
pub struct TitlesBody {
    /// By which edition applications are judged.
    pub rules: TitleRules,
    /// An application for each title of norms that is asked for.
    pub applications: Vec<ApplicationBody>,
    /// The titles that the rating alone gives.
    pub by_rating: Vec<Title>,
    /// What championships gave.
    pub direct: Vec<DirectBody>,
}

/// An application and whether anything is missing.
#[derive(Serialize)]
pub struct ApplicationBody {
    pub complete: bool,
    #[serde(flatten)]
    pub application: Application,
}

/// What a championship gave.
#[derive(Serialize)]
pub struct DirectBody {
    pub event: String,
    pub title: Title,
    /// The title itself or a norm.
    pub award: Award,
    /// Whether it is given at once.
    pub grant: Grant,
    /// Whether enough took part, if that is told.
    pub enough_participants: Option<bool>,
    /// The chapter with the table that was in force.
    pub chapter: String,
    /// Whether the text of that table is known; if not, the last one before it answered.
    pub confirmed: bool,
}

/// What the players of a section have earned.
#[derive(Serialize, ToSchema)]
pub struct SectionTitlesBody {
    pub section: String,
    #[serde(flatten)]
    #[schema(value_type = Object)]
    pub found: SectionTitles,
}

/// What a player of a section has earned, and what is missing.
#[derive(Serialize, ToSchema)]
pub struct TitleCardBody {
    pub section: String,
    #[serde(flatten)]
    #[schema(value_type = Object)]
    pub card: TitleCard,
}
