//! The entries of a section: who takes part, and how they come in.

mod import;
mod list;
mod lookup;
mod marks;
mod moving;
mod player;
mod presence;
pub(crate) mod ratings;
mod self_check_in;
mod sharing;
mod tournament;
mod uploading;
pub(crate) mod views;

use adoube_bodies::finding::FindingBody;
use adoube_bodies::names::SectionNames;
use adoube_conduct::vet;
use adoube_journal::{Event, Receipt, Section, Submission, foresee};
use adoube_tournament::{Entrant, EntrantId};
use jiff::Zoned;

use crate::auth::Right;
use crate::error::PageError;
use crate::guard::{Access, AtDesk};
use crate::params::Params;
use crate::paths;
use crate::routes::{Routes, with};
use crate::texts::{tell_with, words};
use axum_extra::routing::TypedPath;

/// The largest list of players.
const LARGEST_LIST: usize = 8 << 20;

/// The largest answer to a preview: a number for each line that is left out.
const LARGEST_ANSWER: usize = 1 << 20;

/// The largest rating list, zipped or not.
const LARGEST_RATING_LIST: usize = 200 << 20;

/// The addresses of the entries.
pub(crate) fn routes(routes: Routes) -> Routes {
    let entries = with(Right::Entries);
    let routes = routes
        .get(paths::desk::Entries::PATH, with(Right::See), list::show)
        .post(paths::desk::Entries::PATH, entries, list::add)
        .post(paths::desk::MoveEntry::PATH, entries, moving::go_over)
        .post(paths::desk::OneEntry::PATH, entries, moving::one_entry)
        .post(paths::desk::CheckIn::PATH, entries, presence::check_in)
        .get(paths::desk::SelfCheckIn::PATH, entries, self_check_in::desk)
        .post(paths::desk::SelfCheckIn::PATH, entries, self_check_in::set)
        .get(
            paths::public::SelfCheckIn::PATH,
            Access::Public,
            self_check_in::show,
        )
        .post(
            paths::public::SelfCheckIn::PATH,
            Access::Public,
            self_check_in::check_in,
        )
        .get(paths::desk::Import::PATH, entries, import::ask)
        .upload(
            paths::desk::Import::PATH,
            entries,
            LARGEST_LIST,
            import::send,
        )
        .get(paths::desk::ImportPreview::PATH, entries, import::look)
        .upload(
            paths::desk::ImportPreview::PATH,
            entries,
            LARGEST_ANSWER,
            import::enter,
        );
    let routes = of_tournaments(routes);
    let routes = routes
        .get(paths::desk::Entrant::PATH, with(Right::See), player::show)
        .post(paths::desk::Entrant::PATH, entries, player::edit)
        .get(paths::desk::Ratings::PATH, with(Right::See), ratings::show)
        .post(paths::desk::Ratings::PATH, entries, ratings::update)
        .post(paths::desk::PickRating::PATH, entries, ratings::pick)
        .post(paths::desk::Expel::PATH, entries, presence::expel)
        .post(paths::desk::Scratch::PATH, entries, player::scratch)
        .post(paths::desk::Withdraw::PATH, entries, presence::withdraw)
        .post(paths::desk::ReEnter::PATH, entries, presence::re_enter)
        .post(paths::desk::Byes::PATH, entries, presence::byes)
        .post(paths::desk::Needs::PATH, entries, player::needs)
        .post(paths::desk::Marks::PATH, entries, marks::marks)
        .post(paths::desk::NewEntry::PATH, entries, marks::new_entry)
        .post(
            paths::desk::FixedBoard::PATH,
            with(Right::Pairings),
            player::fix_board,
        );
    routes
        .get(paths::desk::RatingListLookup::PATH, entries, lookup::search)
        .get(
            paths::desk::RatingList::PATH,
            Access::Administrator,
            lookup::show,
        )
        .post(
            paths::desk::RatingListUpdate::PATH,
            Access::Administrator,
            lookup::update,
        )
        .post(
            paths::desk::RatingListSource::PATH,
            Access::Administrator,
            lookup::source,
        )
        .upload(
            paths::desk::RatingList::PATH,
            Access::Administrator,
            LARGEST_RATING_LIST,
            lookup::send,
        )
}

/// The addresses of whole tournaments that come from report files.
fn of_tournaments(routes: Routes) -> Routes {
    let settings = with(Right::Settings);
    routes
        .get(paths::desk::ImportReport::PATH, settings, tournament::ask)
        .upload(
            paths::desk::ImportReport::PATH,
            settings,
            LARGEST_LIST,
            tournament::send,
        )
        .get(
            paths::desk::ImportReportPreview::PATH,
            settings,
            tournament::look,
        )
        .post(
            paths::desk::ImportReportPreview::PATH,
            settings,
            tournament::import,
        )
}

/// The entrant of the address.
fn entrant<'s>(params: &Params, section: &'s Section) -> Result<&'s Entrant, PageError> {
    let id = EntrantId(params.number("entrant")?);
    section.entrant(id).ok_or(PageError::NotFound)
}

/// Writes entries or what is corrected of them. What is to be said of them beside; refused where the section is
/// closed to somebody and nobody says why.
async fn write_vetted(
    at: &AtDesk,
    event: &Event,
    submission: Submission,
) -> Result<(Receipt, Vec<String>), PageError> {
    let reason = submission.reason.as_deref();
    let after = foresee(event, &submission.commands, reason);
    let now = Zoned::now().datetime();
    let vetted = vet(event, &submission.commands, reason, Some(now)).map_err(|broken| {
        let names = SectionNames::of(&after, Some(&broken.section));
        PageError::Refused(tell_with(&broken, &names))
    })?;
    let found = FindingBody::all(&vetted, words(), &after).into_iter();
    let found = found.map(|finding| finding.cited).collect();
    Ok((at.write(submission).await?, found))
}

/// What was done, and below it what is to be said of it.
fn with_remarks(said: String, found: &[String]) -> String {
    let parts = std::iter::once(said.as_str()).chain(found.iter().map(String::as_str));
    parts.collect::<Vec<_>>().join(" · ")
}

/// What was wrong, if a page can say so beside what was typed; other errors have their own page.
fn told(error: PageError) -> Result<String, PageError> {
    match error {
        PageError::BadRequest(text) | PageError::Refused(text) => Ok(text),
        other => Err(other),
    }
}
