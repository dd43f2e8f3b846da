//! Arbiters, their norms, and when reports are due.

use adoube_conduct::arbiters::SectionArbiters;
use adoube_ratings::arbiters::{ArbiterApplication, Category, LicenceFault};
use adoube_ratings::facts::{ArbiterTitle, Deadlines};
use jiff::civil::Date;
use serde::Serialize;
use utoipa::ToSchema;

/// The arbiters of a section: who they are, what stands against them, the norms they make.
#[derive(Serialize, ToSchema)]
pub struct ArbitersBody {
    pub section: String,
    #[serde(flatten)]
    #[schema(value_type = Object)]
    pub found: SectionArbiters,
    /// When the reports are due, if the event has a last day.
    pub due: Option<DueBody>,
}

/// When the reports of an event are due.
#[derive(Serialize, ToSchema)]
pub struct DueBody {
    /// From the chief arbiter to the federation.
    #[schema(value_type = Option<String>)]
    pub to_rating_officer: Option<Date>,
    /// From the federation to FIDE.
    #[schema(value_type = Option<String>)]
    pub upload: Option<Date>,
    /// The last list the event can be rated on.
    #[schema(value_type = Option<String>)]
    pub last_list: Option<Date>,
    /// Days from today to the first of them; less than nothing if it is past.
    pub days_left: Option<i32>,
}

impl DueBody {
    /// The deadlines, counted from a day; none if no edition names any.
    pub fn of(due: Deadlines, today: Date) -> Option<DueBody> {
        let days = [due.to_rating_officer, due.upload, due.last_list];
        let next = days.into_iter().flatten().min()?;
        Some(DueBody {
            to_rating_officer: due.to_rating_officer,
            upload: due.upload,
            last_list: due.last_list,
            days_left: today.until(next).ok().map(|span| span.get_days()),
        })
    }
}

/// What an arbiter has earned, and what is missing for a title.
#[derive(Serialize)]
pub struct ArbiterCareerBody {
    pub title: ArbiterTitle,
    /// Nothing is missing.
    pub complete: bool,
    pub application: ArbiterApplication,
    /// The class on the day, if the record is told.
    pub category: Option<Category>,
    /// The fee of the licence in euro.
    pub licence_fee: Option<u32>,
    /// What a higher class costs, by class.
    pub upgrades: Vec<(Category, u32)>,
    /// What stands against working now.
    pub licence_fault: Option<LicenceFault>,
}
