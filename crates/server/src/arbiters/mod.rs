//! The arbiters of an event: who they are, whether they are enough, and the norms they make.

mod career;
pub(crate) mod views;

use adoube_journal::{ArbiterPost, Command, EventArbiter, EventEdited, SectionId, Seq};
use adoube_tournament::{ArbiterRole, ArbiterTitle, BirthDate, RoundNumber};
use axum_extra::routing::TypedPath;
use jiff::civil::Date;

use crate::arbiters::views::ArbitersPage;
use crate::auth::Right;
use crate::error::PageError;
use crate::flash::{RedirectWithMessage, redirect_with};
use crate::form::{FormFields, unfit};
use crate::guard::AtDesk;
use crate::params::{Fields, OfEvent};
use crate::paths;
use crate::routes::{Routes, with};
use crate::texts::t;
use crate::ui::Page;
use crate::ui::choice::{chosen, yes_or_no};

/// The addresses of the arbiters.
pub(crate) fn routes(routes: Routes) -> Routes {
    let path = paths::desk::Arbiters::PATH;
    routes
        .get(path, with(Right::Settings), show)
        .post(path, with(Right::Settings), change)
}

/// `GET /desk/{event}/arbiters`
async fn show(at: AtDesk, OfEvent(shown): OfEvent) -> Result<Page<ArbitersPage>, PageError> {
    Ok(Page(ArbitersPage::of(&shown, &at)))
}

/// `POST /desk/{event}/arbiters`: enters an arbiter, changes what is known of one, or takes one away.
async fn change(
    at: AtDesk,
    OfEvent(shown): OfEvent,
    Fields(form): Fields<FormFields>,
) -> Result<RedirectWithMessage, PageError> {
    let details = shown.event.details.clone();
    let mut all = details.arbiters.clone();
    // Posts in sections that went over into others are no more.
    for arbiter in &mut all {
        let there = |id: &SectionId| shown.event.section(id).is_some();
        arbiter
            .posts
            .retain(|post| post.section.as_ref().is_none_or(there));
    }
    let was = form.line("was");
    let place = all.iter().position(|one| one.name == was);
    let said = match (form.line("do"), place) {
        ("remove", Some(place)) => {
            all.remove(place);
            t("arbiters-removed")
        }
        ("norm" | "norm-drop" | "career", Some(place)) => {
            all[place] = career::noted(&form, all[place].clone())?;
            t("arbiters-saved")
        }
        (_, place) => {
            let before = place.map(|place| all.remove(place)).unwrap_or_default();
            let changed = told(&at, &form, before)?;
            let place = place.unwrap_or(all.len());
            all.insert(place, changed);
            t("arbiters-saved")
        }
    };
    let details = details.with_arbiters(all);
    let submission = at
        .member
        .submission(vec![Command::EditEvent(EventEdited { details })])
        .seen(form.number("seen")?.map(Seq));
    at.write(submission).await?;
    let here = paths::desk::Arbiters::of(&at.event).to_string();
    Ok(redirect_with(here, said))
}

/// The form over what was known; what is left empty is looked up in the rating list by the FIDE id.
fn told(at: &AtDesk, form: &FormFields, before: EventArbiter) -> Result<EventArbiter, PageError> {
    let fide_id: Option<u32> = form.typed("fide_id")?;
    let index = at.app.rating_list.index();
    let listed = index
        .zip(fide_id)
        .and_then(|(index, id)| index.by_fide_id(id));
    let listed = listed.as_ref();
    let born: Option<BirthDate> = form.typed("born")?;
    let year = listed.and_then(|one| BirthDate::new(one.birth_year?, None, None));
    let name = match (form.line("name"), listed) {
        ("", Some(listed)) => listed.name.clone(),
        (name, _) => name.to_owned(),
    };
    let title = chosen::<ArbiterTitle>(form.line("title"));
    let until: Option<Date> = form.typed("licensed_until")?;
    Ok(EventArbiter {
        name,
        fide_id,
        title: title.or(listed.and_then(|one| ArbiterTitle::highest_of(&one.other_titles))),
        category: chosen(form.line("category")),
        federation: form
            .typed::<adoube_tournament::Federation>("federation")?
            .or(listed.and_then(|one| one.federation)),
        birth: born.or(year),
        licensed: yes_or_no(form.line("licensed")),
        licensed_until: until,
        posts: posts(form, before.posts)?,
        career: before.career,
    })
}

/// The post of the form in place of the one for the same section.
fn posts(form: &FormFields, mut posts: Vec<ArbiterPost>) -> Result<Vec<ArbiterPost>, PageError> {
    let section: Option<SectionId> = form.typed("section")?;
    let numbers = form.line("rounds").split([',', ' ']).map(str::trim);
    let rounds: Result<Vec<RoundNumber>, PageError> = numbers
        .filter(|text| !text.is_empty())
        .map(|text| text.parse().map(RoundNumber).map_err(|_| unfit(text)))
        .collect();
    let rounds = rounds?;
    posts.retain(|post| post.section != section);
    posts.push(ArbiterPost {
        section,
        role: chosen::<ArbiterRole>(form.line("role")).unwrap_or_default(),
        rounds,
    });
    posts.sort_by(|one, other| one.section.cmp(&other.section));
    Ok(posts)
}
