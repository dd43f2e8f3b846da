//! What players earn for titles in a section, and what each still lacks.

mod views;

use adoube_conduct::careers::PlayerCareer;
use adoube_conduct::titles::{section_titles, title_card};
use adoube_journal::{Command, MarksSet};
use adoube_ratings::norm::{EightGames, Foreigners, NormTitle, Waiver};
use adoube_ratings::titles::NormRecord;
use adoube_tournament::{EntrantId, Tournament};
use axum_extra::routing::TypedPath;
use jiff::civil::Date;

use crate::auth::Right;
use crate::error::PageError;
use crate::flash::{RedirectWithMessage, redirect_with};
use crate::form::{FormFields, unfit};
use crate::params::{DeskSection, Fields, Params};
use crate::paths;
use crate::routes::{Routes, with};
use crate::texts::t;
use crate::titles::views::{CardPage, TitlesPage};
use crate::ui::Page;
use crate::ui::choice::{chosen, yes_or_no};
use crate::ui::place::Place;

/// The addresses of titles.
pub(crate) fn routes(routes: Routes) -> Routes {
    let see = with(Right::See);
    routes
        .get(paths::desk::Titles::PATH, see, show)
        .get(paths::desk::TitleCard::PATH, see, card)
        .post(paths::desk::TitleCard::PATH, with(Right::Entries), note)
}

/// `GET /desk/{event}/{section}/titles`
async fn show(of: DeskSection) -> Result<Page<TitlesPage>, PageError> {
    let tournament = Tournament::new(of.section().draft.clone())?;
    let event = &of.shown.event;
    let starts = event.details.starts;
    let found = starts.and_then(|starts| section_titles(event, of.section(), &tournament, starts));
    Ok(Page(TitlesPage::of(Place::of(&of), found.as_ref())))
}

/// `GET /desk/{event}/{section}/titles/{entrant}`
async fn card(of: DeskSection, params: Params) -> Result<Page<CardPage>, PageError> {
    let tournament = Tournament::new(of.section().draft.clone())?;
    let event = &of.shown.event;
    let id = EntrantId(params.number("entrant")?);
    let entrant = of.section().entrant(id).ok_or(PageError::NotFound)?;
    let starts = event.details.starts;
    let found = starts.and_then(|starts| title_card(event, of.section(), &tournament, starts, id));
    Ok(Page(CardPage::of(Place::of(&of), entrant, found.as_ref())))
}

/// `POST /desk/{event}/{section}/titles/{entrant}`: what is known of other events.
async fn note(
    of: DeskSection,
    params: Params,
    Fields(form): Fields<FormFields>,
) -> Result<RedirectWithMessage, PageError> {
    let section = of.section();
    let id = EntrantId(params.number("entrant")?);
    let entrant = section.entrant(id).ok_or(PageError::NotFound)?;
    let marks = section.marks_of(entrant.id);
    let known = PlayerCareer::of(&marks);
    let command = Command::SetMarks(MarksSet {
        section: section.id.clone(),
        entrant: id,
        marks: told(&form, known)?.over(marks),
    });
    of.at.write(of.at.member.submission(vec![command])).await?;
    let here = paths::desk::TitleCard::of(&of.at.event, &section.id, &id.0).to_string();
    Ok(redirect_with(here, t("titles-saved")))
}

/// What the form says, over what was known before.
fn told(form: &FormFields, mut known: PlayerCareer) -> Result<PlayerCareer, PageError> {
    match form.line("do") {
        "remove" => {
            let place: usize = form.typed("norm")?.ok_or(PageError::NotFound)?;
            if place >= known.norms.len() {
                return Err(PageError::NotFound);
            }
            known.norms.remove(place);
        }
        "add" => known.norms.push(norm(form)?),
        _ => {
            known.highest_rating = form.typed("highest_rating")?;
            known.rated_games = form.typed("rated_games")?;
        }
    }
    Ok(known)
}

/// A norm of another event, as the form tells it.
fn norm(form: &FormFields) -> Result<NormRecord, PageError> {
    let start: Option<Date> = form.typed("start")?;
    let games: Option<u32> = form.typed("games")?;
    Ok(NormRecord {
        title: chosen::<NormTitle>(form.line("title")),
        event: form.line("event").to_owned(),
        start: start.ok_or_else(|| unfit(""))?,
        counted_games: games.ok_or_else(|| unfit(""))?,
        foreigners: chosen::<Waiver>(form.line("federations"))
            .map_or(Foreigners::Met, Foreigners::Waived),
        eight: chosen::<EightGames>(form.line("eight")),
        single_round_days: form.typed("days")?,
        mandatory_event: yes_or_no(form.line("mandatory")),
    })
}
