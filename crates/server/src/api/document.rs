//! The description of the interface.

use axum::Json;
use utoipa::OpenApi;

use super::page::ApiPage;
use crate::ui::Page;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Adoube",
        description = "Chess events: entries, rounds, results, standings, rulings. Reading what is \
                       public needs nothing; the rest needs a token (Authorization: Bearer …) or a \
                       session, and the rights of its role."
    ),
    paths(
        super::events::list,
        super::events::show,
        super::sections::entrants,
        super::sections::entrant,
        super::sections::round,
        super::sections::standings,
        super::sections::explanation,
        super::sections::crosstable,
        super::visitors::statistics,
        super::visitors::calendar,
        super::visitors::screens,
        super::desk::explanation,
        super::hall::show,
        super::hall::note,
        super::desk::announcement,
        super::desk::report,
        super::desk::us_report,
        super::desk::us_report_files,
        super::desk::pair,
        super::desk::check,
        super::desk::log,
        super::desk::journal,
        super::desk::proof,
        super::teams::line_ups,
        super::teams::file,
        super::teams::withdraw,
        super::teams::boards,
        super::teams::best,
        super::teams::play_off,
        super::teams::decide,
        super::fees::list,
        super::fees::enter,
        super::figures::prizes,
        super::figures::ratings,
        super::figures::norms,
        super::figures::arbiters,
        super::papers::list,
        super::papers::show,
        super::entries::list,
        super::rating_lists::lists,
        super::rating_lists::check,
        super::rating_lists::update,
        super::rating_lists::ties,
        super::entries::incidents,
        super::entries::notes,
        super::cases::appeals,
        super::cases::fair_play,
        super::cases::needs,
        super::us::settings,
        super::us::announce_settings,
        super::us::marks,
        super::entries::import,
        super::import::import,
        super::commands::submit,
        super::commands::undo,
        super::people::members,
        super::people::change,
        super::people::remove,
        super::people::invite,
        super::people::invitations,
        super::people::withdraw,
        super::people::tokens,
        super::people::make_token,
        super::people::revoke_token,
        super::tools::rule,
        super::tools::rulebook,
        super::tools::position,
        super::tools::time_control,
    )
)]
struct Document;

/// `GET /api/v1/openapi.json`
pub(super) async fn show() -> Json<utoipa::openapi::OpenApi> {
    Json(Document::openapi())
}

/// `GET /api/v1`: the same for people.
pub(super) async fn page() -> Page<ApiPage> {
    Page(ApiPage::of(&Document::openapi()))
}
