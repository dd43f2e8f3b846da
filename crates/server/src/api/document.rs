//! The description of the interface.

use axum::Json;
use utoipa::openapi::path::{Operation, ParameterIn};
use utoipa::openapi::{ContentBuilder, Ref, RefOr, ResponseBuilder};
use utoipa::{Modify, OpenApi};

use super::page::ApiPage;
use crate::ui::Page;

#[derive(OpenApi)]
#[openapi(
    modifiers(&EveryAnswer),
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
        super::visitors::knockout,
        super::visitors::statistics,
        super::visitors::calendar,
        super::visitors::screens,
        super::desk::explanation,
        super::hall::show,
        super::hall::note,
        super::hall::tables,
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
        super::figures::titles,
        super::figures::title_card,
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

/// What the guard at the door, the reading of a request and the data behind it answer in place of the operation
/// itself, whichever it is.
struct EveryAnswer;

impl Modify for EveryAnswer {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        for item in document.paths.paths.values_mut() {
            let looking = [&mut item.get].into_iter().map(|one| (one, false));
            let doing = [&mut item.post, &mut item.delete].into_iter();
            for (operation, does) in looking.chain(doing.map(|one| (one, true))) {
                if let Some(operation) = operation {
                    complete(operation, does);
                }
            }
        }
    }
}

/// Adds what is not said of an operation already.
fn complete(operation: &mut Operation, does: bool) {
    let guarded = operation.responses.responses.contains_key("401");
    let parameters = operation.parameters.iter().flatten();
    let (mut in_path, mut asked) = (false, false);
    for parameter in parameters {
        in_path |= parameter.parameter_in == ParameterIn::Path;
        asked |= parameter.parameter_in == ParameterIn::Query;
    }
    let sent = operation.request_body.is_some();
    let answers = [
        ("400", asked || sent, "What was sent cannot be read."),
        ("403", guarded || does, "Whoever asks may not do this."),
        ("404", in_path, "There is nothing at this address."),
        ("413", sent, "What was sent is too large."),
        ("500", true, "The server failed, and has written down why."),
        (
            "503",
            true,
            "The data cannot be reached just now; `Retry-After` says when to ask again.",
        ),
    ];
    for (status, can_be, says) in answers {
        if can_be {
            let told = ContentBuilder::new().schema(Some(Ref::from_schema_name("ErrorBody")));
            let response = ResponseBuilder::new().description(says);
            let response = response.content("application/json", told.build());
            let described = &mut operation.responses.responses;
            described
                .entry(status.to_owned())
                .or_insert(RefOr::T(response.build()));
        }
    }
}

/// `GET /api/v1/openapi.json`
pub(super) async fn show() -> Json<utoipa::openapi::OpenApi> {
    Json(Document::openapi())
}

/// `GET /api/v1`: the same for people.
pub(super) async fn page() -> Page<ApiPage> {
    Page(ApiPage::of(&Document::openapi()))
}
