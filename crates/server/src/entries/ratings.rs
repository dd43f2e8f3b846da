//! The ratings of entries held against the lists.

use adoube_bodies::rating_lists::RatingCheckBody;
use adoube_conduct::rating_lists::RatingLists;
use adoube_conduct::rating_lists::{
    ListName, RatingCheck, check, lists_of, offer, picked, typed_over, updates, valid_month,
};
use adoube_journal::{Command, PlayerEdited};
use adoube_tournament::{EntrantId, Player, RatingSource};
use jiff::{Timestamp, Zoned};
use serde::Deserialize;

use super::views::ratings::RatingsPage;
use super::{entrant, with_remarks, write_vetted};
use crate::error::PageError;
use crate::flash::{RedirectWithMessage, redirect_with};
use crate::form::FormFields;
use crate::params::{DeskSection, Fields, Params};
use crate::paths;
use crate::texts::{count, t};
use crate::ui::Page;
use crate::ui::place::Place;

/// A player as typed, with where the ratings come from: the rating of the main list is entered by itself,
/// and whatever differs from it was typed.
pub(super) fn sourced(of: &DeskSection, before: Option<&Player>, mut typed: Player) -> Player {
    let (details, section) = (&of.shown.event.details, of.section());
    typed.later_ratings = before.map_or_else(Vec::new, |before| before.later_ratings.clone());
    let shelf = &of.at.app.rating_list.shelf;
    let today = Zoned::now().date();
    if before.is_none() && typed.fide_rating.is_none() && typed.national_rating.is_none() {
        typed = offer(details, section, shelf, today, &typed).player;
        return typed;
    }
    let main = lists_of(details, section)
        .into_iter()
        .find(ListName::is_of_fide);
    let listed = main.and_then(|list| {
        let listing = shelf.listing(&list, valid_month(details, section, today), &typed)?;
        (Some(listing.rating) == typed.fide_rating)
            .then(|| RatingSource::list(&list.to_string(), listing.month))
    });
    let unknown = before.is_none_or(|before| before.fide_rating != typed.fide_rating);
    typed.rating_sources.fide = listed.filter(|_| unknown);
    typed_over(before, typed)
}

/// What the lists say of the entries of a section today.
pub(crate) fn checked(of: &DeskSection) -> RatingCheck {
    let shelf = &of.at.app.rating_list.shelf;
    let details = &of.shown.event.details;
    check(details, of.section(), shelf, Zoned::now().date())
}

/// The same as a body.
pub(crate) fn checked_body(of: &DeskSection) -> RatingCheckBody {
    let stale = of.at.app.rating_list.shelf.is_stale(Timestamp::now());
    let (event, section) = (&of.shown.event, of.section());
    RatingCheckBody::of(of.at.event.as_str(), event, section, &checked(of), stale)
}

/// `GET …/entries/ratings`: what differs, to be looked at before anything is changed. Lists that have a
/// source and are older than a day are brought up to date first.
pub(super) async fn show(of: DeskSection) -> Result<Page<RatingsPage>, PageError> {
    of.at.app.refresh_lists().await;
    Ok(Page(RatingsPage::of(Place::of(&of), &checked_body(&of))))
}

/// `POST …/entries/ratings`: takes the ratings of the list for those who are ticked.
pub(super) async fn update(
    of: DeskSection,
    Fields(form): Fields<FormFields>,
) -> Result<RedirectWithMessage, PageError> {
    let ticked = form.every("player").filter_map(|id| id.parse().ok());
    let ticked: Vec<EntrantId> = ticked.map(EntrantId).collect();
    let (details, section) = (&of.shown.event.details, of.section());
    let commands = updates(details, section, &checked(&of), |id| ticked.contains(&id));
    let number = commands.len();
    if number == 0 {
        return Err(PageError::BadRequest(t("ratings-nobody-ticked").to_owned()));
    }
    let reason = form.line("reason").to_owned();
    let submission = of.at.member.submission(commands).because(Some(reason));
    let (_, found) = write_vetted(&of.at, &of.shown.event, submission).await?;
    let said = with_remarks(count("ratings-updated", number), &found);
    let url = paths::desk::Ratings::of(&of.at.event, &section.id);
    Ok(redirect_with(url.to_string(), said))
}

/// The list whose rating is taken.
#[derive(Deserialize)]
pub(super) struct Pick {
    list: String,
}

/// `POST …/entries/{entrant}/pick`: takes the rating of a list that is not the main one.
pub(super) async fn pick(
    of: DeskSection,
    params: Params,
    Fields(wanted): Fields<Pick>,
) -> Result<RedirectWithMessage, PageError> {
    let entrant = entrant(&params, of.section())?;
    let others = offers(&of, &entrant.player);
    let other = others
        .iter()
        .find(|(list, _)| list.to_string() == wanted.list);
    let (list, listing) = other.ok_or(PageError::NotFound)?;
    let command = Command::EditPlayer(PlayerEdited {
        section: of.section().id.clone(),
        entrant: entrant.id,
        player: picked(entrant.player.clone(), list, listing),
    });
    let submission = of.at.member.submission(vec![command]);
    let reason = wanted.list.clone();
    let submission = submission.because(Some(reason));
    let (_, found) = write_vetted(&of.at, &of.shown.event, submission).await?;
    let said = with_remarks(count("ratings-updated", 1), &found);
    Ok(redirect_with(Place::of(&of).entrant_url(entrant.id), said))
}

/// What the lists beside the main one say of a player whom that has not.
pub(super) fn offers(
    of: &DeskSection,
    player: &Player,
) -> Vec<(ListName, adoube_conduct::rating_lists::Listing)> {
    let shelf = &of.at.app.rating_list.shelf;
    let details = &of.shown.event.details;
    offer(details, of.section(), shelf, Zoned::now().date(), player).others
}
