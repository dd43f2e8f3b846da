//! The JSON interface, under `/api/v1`: what the pages do, for programs. Keys are stable; the
//! document at `/api/v1/openapi.json` describes them.

mod cases;
mod commands;
mod desk;
mod document;
mod entries;
mod events;
mod fees;
mod figures;
mod hall;
mod import;
pub(crate) mod page;
mod papers;
mod people;
mod rating_lists;
mod sections;
mod teams;
mod tools;
mod us;
mod visitors;

use adoube_bodies::failure::ErrorBody;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::http::StatusCode;
use axum_extra::routing::TypedPath;
use serde::de::DeserializeOwned;
use tokio::sync::Semaphore;

use crate::auth::Right;
use crate::cache::QueryParam;
use crate::error::{ApiError, PageError};
use crate::guard::Access;
use crate::paths::api as paths;
use crate::routes::{Routes, with};
use crate::ui::board_rules;

/// The largest list of players.
const LARGEST_LIST: usize = 4 << 20;

/// The addresses of the interface.
pub(crate) fn routes(routes: Routes) -> Routes {
    let routes = routes
        .get(paths::Description::PATH, Access::Public, document::page)
        .get(paths::OpenApiDocument::PATH, Access::Public, document::show)
        .get(paths::Events::PATH, Access::Public, events::list)
        .public(paths::Event::PATH, events::show)
        .public(paths::Calendar::PATH, visitors::calendar)
        .public(paths::Screens::PATH, visitors::screens);
    let routes = of_sections(routes);
    let routes = of_sections_at_the_desk(routes);
    let routes = of_entries_at_the_desk(routes);
    let routes = of_sections_on_record(routes);
    let routes = of_teams(routes);
    let routes = at_the_desk(routes);
    routes
        .get(paths::Rulebook::PATH, Access::Public, tools::rulebook)
        .post(paths::Rulings::PATH, Access::Public, tools::rule)
        .get(paths::Position::PATH, Access::Public, tools::position)
        .get(
            paths::TimeControl::PATH,
            Access::Public,
            tools::time_control,
        )
}

/// What everybody may see of a section.
fn of_sections(routes: Routes) -> Routes {
    routes
        .public(paths::Entrants::PATH, sections::entrants)
        .public(paths::Entrant::PATH, sections::entrant)
        .public(paths::Round::PATH, sections::round)
        .public_by(
            paths::Standings::PATH,
            &[QueryParam::Number("after")],
            sections::standings,
        )
        .public_by(
            paths::TieBreakExplanation::PATH,
            &[
                QueryParam::Number("entrant"),
                QueryParam::Text("tie_break"),
                QueryParam::Number("after"),
            ],
            sections::explanation,
        )
        .public_by(
            paths::Crosstable::PATH,
            &[QueryParam::Number("after")],
            sections::crosstable,
        )
        .public_by(
            paths::Bracket::PATH,
            &[QueryParam::Number("after")],
            visitors::knockout,
        )
        .public_by(
            paths::Statistics::PATH,
            &[QueryParam::Number("after")],
            visitors::statistics,
        )
}

/// What those with a role see of a section and do in it.
fn of_sections_at_the_desk(routes: Routes) -> Routes {
    routes
        .get(
            paths::PairingExplanation::PATH,
            with(Right::See),
            desk::explanation,
        )
        .get(
            paths::Announcement::PATH,
            with(Right::See),
            desk::announcement,
        )
        .get(paths::Report::PATH, with(Right::See), desk::report)
        .get(paths::UsReport::PATH, with(Right::See), desk::us_report)
        .get(
            paths::UsReportFiles::PATH,
            with(Right::See),
            desk::us_report_files,
        )
        .post(paths::NextPairings::PATH, with(Right::Pairings), desk::pair)
        .post(
            paths::CheckedPairings::PATH,
            with(Right::Pairings),
            desk::check,
        )
}

/// What is worked out from a section: prizes, ratings, norms, titles, arbiters.
fn of_figures(routes: Routes) -> Routes {
    routes
        .get(paths::Prizes::PATH, with(Right::See), figures::prizes)
        .get(paths::Ratings::PATH, with(Right::See), figures::ratings)
        .get(paths::Norms::PATH, with(Right::See), figures::norms)
        .get(paths::Titles::PATH, with(Right::See), figures::titles)
        .get(
            paths::TitleCard::PATH,
            with(Right::See),
            figures::title_card,
        )
        .get(
            paths::Arbiters::PATH,
            with(Right::Settings),
            figures::arbiters,
        )
}

/// What those with a role see of the entries of a section, and of what follows from them.
fn of_entries_at_the_desk(routes: Routes) -> Routes {
    of_figures(routes)
        .upload(
            paths::ImportedPlayers::PATH,
            with(Right::Entries),
            LARGEST_LIST,
            entries::import,
        )
        .get(
            paths::RatingLists::PATH,
            Access::SignedIn,
            rating_lists::lists,
        )
        .get(
            paths::RatingCheck::PATH,
            with(Right::See),
            rating_lists::check,
        )
        .post(
            paths::RatingCheck::PATH,
            with(Right::Entries),
            rating_lists::update,
        )
        .get(paths::Ties::PATH, with(Right::See), rating_lists::ties)
        .get(paths::Entries::PATH, with(Right::See), entries::list)
        .get(paths::Fees::PATH, with(Right::Entries), fees::list)
        .post(paths::Fees::PATH, with(Right::Entries), fees::enter)
        .get(paths::Papers::PATH, with(Right::See), papers::list)
        .get(paths::Paper::PATH, with(Right::See), papers::show)
}

/// What was written down of a section: incidents, cases, notes, the round in the hall.
fn of_sections_on_record(routes: Routes) -> Routes {
    routes
        .get(paths::RoundInHall::PATH, with(Right::See), hall::show)
        .post(paths::RoundInHall::PATH, with(Right::Results), hall::note)
        .get(paths::Incidents::PATH, with(Right::See), entries::incidents)
        .get(paths::Appeals::PATH, with(Right::See), cases::appeals)
        .get(
            paths::FairPlay::PATH,
            with(Right::Confidential),
            cases::fair_play,
        )
        .get(paths::Needs::PATH, with(Right::See), cases::needs)
        .get(paths::Tables::PATH, with(Right::See), hall::tables)
        .get(paths::UsSettings::PATH, with(Right::See), us::settings)
        .post(
            paths::UsSettings::PATH,
            with(Right::Settings),
            us::announce_settings,
        )
        .get(paths::Marks::PATH, with(Right::See), us::marks)
        .get(paths::Notes::PATH, with(Right::See), entries::notes)
}

/// Line-ups, boards and play-offs.
fn of_teams(routes: Routes) -> Routes {
    routes
        .get(paths::LineUps::PATH, with(Right::LineUps), teams::line_ups)
        .post(paths::LineUp::PATH, with(Right::LineUps), teams::file)
        .delete(paths::LineUp::PATH, with(Right::LineUps), teams::withdraw)
        .post(
            paths::RoundBoards::PATH,
            with(Right::Pairings),
            teams::boards,
        )
        .public_by(paths::BestByBoard::PATH, board_rules::QUERY, teams::best)
        .get(paths::PlayOff::PATH, with(Right::See), teams::play_off)
        .post(paths::PlayOff::PATH, with(Right::Pairings), teams::decide)
}

fn at_the_desk(routes: Routes) -> Routes {
    routes
        .post(paths::Commands::PATH, with(Right::See), commands::submit)
        .upload(
            paths::ImportedSection::PATH,
            with(Right::Settings),
            LARGEST_LIST,
            import::import,
        )
        .post(paths::Undo::PATH, with(Right::See), commands::undo)
        .get(paths::Log::PATH, with(Right::See), desk::log)
        .get(paths::Proof::PATH, with(Right::See), desk::proof)
        .get(paths::JournalExport::PATH, with(Right::See), desk::journal)
        .get(paths::People::PATH, with(Right::People), people::members)
        .post(paths::Member::PATH, with(Right::People), people::change)
        .delete(paths::Member::PATH, with(Right::People), people::remove)
        .get(
            paths::Invitations::PATH,
            with(Right::People),
            people::invitations,
        )
        .delete(
            paths::OpenInvitation::PATH,
            with(Right::People),
            people::withdraw,
        )
        .get(paths::Tokens::PATH, with(Right::See), people::tokens)
        .post(paths::Tokens::PATH, with(Right::See), people::make_token)
        .delete(paths::Token::PATH, with(Right::See), people::revoke_token)
        .post(
            paths::Invitations::PATH,
            with(Right::People),
            people::invite,
        )
}

/// The body of a request, if it is not too large.
fn whole(body: Result<Bytes, BytesRejection>) -> Result<Bytes, ApiError> {
    body.map_err(|rejection| {
        if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE {
            PageError::TooLarge.into()
        } else {
            PageError::BadRequest(rejection.body_text()).into()
        }
    })
}

/// The body of a request, as JSON of a given shape.
fn read<T: DeserializeOwned>(body: &Bytes) -> Result<T, ApiError> {
    serde_json::from_slice(body).map_err(|error| ApiError(PageError::BadRequest(error.to_string())))
}

/// How much is worked out at the same time. The rest of the computer is for everybody else.
static AT_ONCE: Semaphore = Semaphore::const_new(2);

/// Works something out that takes a while, beside the requests that do not.
async fn work_out<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, ApiError> {
    let _turn = AT_ONCE.acquire().await.map_err(PageError::broken)?;
    let done = tokio::task::spawn_blocking(work).await;
    Ok(done.map_err(PageError::broken)?)
}
