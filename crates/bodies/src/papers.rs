//! The papers that there are.

use serde::Serialize;
use utoipa::ToSchema;

/// A paper that can be made of a section.
#[derive(Serialize, ToSchema)]
pub struct PaperBody {
    /// Its name in commands and addresses.
    pub paper: String,
    /// What it is called, in the language of the request.
    pub title: String,
    /// It is of a round, or after one.
    pub of_a_round: bool,
    /// Only sections of teams have it.
    pub of_teams: bool,
    /// The chief arbiter signs it off.
    pub signed: bool,
    /// Of a paper that is signed off: nobody did, or it shows something else now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub draft: Option<bool>,
    /// Where it is, in every form it comes in.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub files: Vec<String>,
}

/// The papers that there is something to put on in a section.
#[derive(Serialize, ToSchema)]
pub struct PapersBody {
    pub section: String,
    pub papers: Vec<PaperBody>,
}
