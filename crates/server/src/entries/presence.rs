//! Who is there, who is not, who leaves.

use adoube_conduct::byes::cancel_bye;
use adoube_journal::{
    ByeRequestCancelled, ByeRequested, CheckedIn, CheckedOut, Command, Expel, ReEnter, Section,
    SectionId, Withdraw,
};
use adoube_tournament::{ByeKind, Entrant, EntrantId, RoundNumber};
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;

use super::entrant;
use super::views::bye_called;
use super::views::list::{ListQuery, is_awaited};
use super::views::player::{byes_announced, byes_beyond, requested};
use crate::auth::Right;
use crate::error::PageError;
use crate::flash::{RedirectWithMessage, redirect_with};
use crate::guard::AtDesk;
use crate::params::{DeskSection, Fields, Params};
use crate::texts::{count, fill, plural, t, tell_with};
use crate::ui::findings::with_findings;
use crate::ui::place::Place;

/// A tap on the list.
#[derive(Default, Deserialize)]
#[serde(default)]
pub(super) struct CheckInForm {
    here: Option<u32>,
    /// Is not there, or no longer.
    gone: Option<u32>,
    /// `all` or `none`.
    everybody: String,
    order: String,
    q: String,
    part: String,
    /// Back to the page of the player.
    player: String,
}

/// `POST …/entries/check-in`: checks somebody in or out, or everybody who is expected.
pub(super) async fn check_in(
    of: DeskSection,
    Fields(tap): Fields<CheckInForm>,
) -> Result<Response, PageError> {
    let section = of.section();
    let place = Place::of(&of);
    let back = match tap.here.or(tap.gone).filter(|_| !tap.player.is_empty()) {
        Some(id) => place.entrant_url(EntrantId(id)),
        None => {
            let (order, q, part) = (tap.order.clone(), tap.q.clone(), tap.part.clone());
            ListQuery { order, q, part }.url(&place.url())
        }
    };
    let (command, number) = tapped(section, &tap)?;
    let Some(command) = command else {
        return Ok(redirect_with(back, t("entries-nobody-to-check")).into_response());
    };
    of.at.write(of.at.member.submission(vec![command])).await?;
    // One tap shows on its line; a word above the list would push the lines away under the finger.
    Ok(match number {
        Some(said) => redirect_with(back, said).into_response(),
        None => Redirect::to(&back).into_response(),
    })
}

/// The command of a tap, and what to say if it is about many.
fn tapped(
    section: &Section,
    tap: &CheckInForm,
) -> Result<(Option<Command>, Option<String>), PageError> {
    let (is_here, entrants) = match (tap.here, tap.gone, tap.everybody.as_str()) {
        (Some(id), ..) => (true, vec![EntrantId(id)]),
        (None, Some(id), _) => (false, vec![EntrantId(id)]),
        (None, None, "all") => {
            let entrants = section.draft.entrants.iter();
            let awaited = entrants.filter(|entrant| is_awaited(section, entrant));
            (true, awaited.map(|entrant| entrant.id).collect())
        }
        (None, None, "none") => (false, section.checked_in.iter().copied().collect()),
        _ => {
            let why = t("entries-nobody-to-check").to_owned();
            return Err(PageError::BadRequest(why));
        }
    };
    if entrants.is_empty() {
        return Ok((None, None));
    }
    let (number, section) = (entrants.len(), section.id.clone());
    let many = tap.here.or(tap.gone).is_none();
    let (command, said) = match is_here {
        true => (
            Command::CheckIn(CheckedIn { section, entrants }),
            "entries-checked-in",
        ),
        false => (
            Command::CheckOut(CheckedOut { section, entrants }),
            "entries-checked-out",
        ),
    };
    Ok((Some(command), many.then(|| count(said, number))))
}

/// Since when, and why.
#[derive(Deserialize)]
pub(super) struct WithdrawalForm {
    #[serde(default)]
    from: String,
    #[serde(default)]
    reason: String,
}

impl WithdrawalForm {
    fn round(&self) -> Result<Option<RoundNumber>, PageError> {
        let text = self.from.trim();
        if text.is_empty() {
            return Ok(None);
        }
        let round = text.parse().ok().map(RoundNumber);
        let round =
            round.ok_or_else(|| PageError::BadRequest(fill("entries-no-such-round", &[&text])));
        round.map(Some)
    }
}

/// `POST …/entries/{entrant}/withdraw`
pub(super) async fn withdraw(
    of: DeskSection,
    params: Params,
    Fields(since): Fields<WithdrawalForm>,
) -> Result<RedirectWithMessage, PageError> {
    let withdraw = |section, entrant, from| {
        Command::Withdraw(Withdraw {
            section,
            entrant,
            from,
        })
    };
    leave_or_return(&of, params, since, withdraw, "entries-withdrawn").await
}

/// `POST …/entries/{entrant}/expel`
pub(super) async fn expel(
    of: DeskSection,
    params: Params,
    Fields(since): Fields<WithdrawalForm>,
) -> Result<RedirectWithMessage, PageError> {
    let expel = |section, entrant, from| {
        Command::Expel(Expel {
            section,
            entrant,
            from,
        })
    };
    leave_or_return(&of, params, since, expel, "entries-expelled").await
}

/// `POST …/entries/{entrant}/re-enter`
pub(super) async fn re_enter(
    of: DeskSection,
    params: Params,
    Fields(since): Fields<WithdrawalForm>,
) -> Result<RedirectWithMessage, PageError> {
    let re_enter = |section, entrant, from| {
        Command::ReEnter(ReEnter {
            section,
            entrant,
            from,
        })
    };
    leave_or_return(&of, params, since, re_enter, "entries-re-entered").await
}

async fn leave_or_return(
    of: &DeskSection,
    params: Params,
    since: WithdrawalForm,
    command: fn(SectionId, EntrantId, Option<RoundNumber>) -> Command,
    said: &str,
) -> Result<RedirectWithMessage, PageError> {
    let (at, section) = (&of.at, &of.section().id);
    let entrant = entrant(&params, of.section())?;
    let command = command(section.clone(), entrant.id, since.round()?);
    let submission = at.member.submission(vec![command]);
    at.write(submission.because(Some(since.reason))).await?;
    let settled = settle(at, section).await?;
    let said = fill(said, &[&entrant.player.name]);
    let url = Place::of(of).entrant_url(entrant.id);
    Ok(redirect_with(url, format!("{said} {settled}")))
}

/// Writes what a withdrawal or a return means for the games of a round robin, and says so.
async fn settle(at: &AtDesk, section: &SectionId) -> Result<String, PageError> {
    let shown = at.app.events.read(&at.event).await?;
    let section = shown.event.section(section).ok_or(PageError::NotFound)?;
    let commands = match adoube_conduct::rounds::settle(section) {
        Ok(commands) if commands.is_empty() => return Ok(String::new()),
        Ok(commands) => commands,
        // The player has left all the same.
        Err(why) => {
            return Ok(tell_with(
                &why,
                &adoube_bodies::names::SectionNames::in_section(section),
            ));
        }
    };
    let article = adoube_conduct::rounds::withdrawal_article(section);
    let games = commands.len();
    let said = plural("entries-settled", games, &[&games, &article]);
    let submission = at
        .member
        .submission(commands)
        .because(Some(article.to_owned()));
    at.write_as(Right::Entries, submission).await?;
    Ok(said)
}

/// `POST …/entries/{entrant}/byes`: what is asked for in each round, as `bye-3=half`. Rounds that
/// are not named stay as they are.
pub(super) async fn byes(
    of: DeskSection,
    params: Params,
    Fields(fields): Fields<Vec<(String, String)>>,
) -> Result<RedirectWithMessage, PageError> {
    let section = of.section();
    let entrant = entrant(&params, section)?;
    let mut commands = Vec::new();
    for (name, value) in &fields {
        let Some(round) = name.strip_prefix("bye-") else {
            continue;
        };
        let unfit = || PageError::BadRequest(fill("entries-no-such-round", &[&round]));
        let round = RoundNumber(round.parse().map_err(|_| unfit())?);
        let wanted = bye_called(value).map_err(PageError::BadRequest)?;
        commands.extend(changes(section, entrant, round, wanted));
    }
    let url = Place::of(&of).entrant_url(entrant.id);
    if commands.is_empty() {
        return Ok(redirect_with(url, t("entries-byes-unchanged")));
    }
    let mut said = fill("entries-byes-noted", &[&entrant.player.name]);
    said = with_findings(said, &of.shown.event, &commands);
    of.at.write(of.at.member.submission(commands)).await?;
    let shown = of.at.app.events.read(&of.at.event).await?;
    let now = shown
        .event
        .section(&section.id)
        .ok_or(PageError::NotFound)?;
    if let Some(announced) = byes_announced(now).filter(|_| byes_beyond(now, entrant.id)) {
        said = fill("entries-byes-beyond", &[&said, &announced]);
    }
    Ok(redirect_with(url, said))
}

/// From what was asked for in a round to what is wanted now.
fn changes(
    section: &Section,
    entrant: &Entrant,
    round: RoundNumber,
    wanted: Option<ByeKind>,
) -> Vec<Command> {
    let before = requested(section, entrant, round);
    if before == wanted {
        return Vec::new();
    }
    let (id, entrant) = (&section.id, entrant.id);
    let cancelled = before.map(|_| match wanted {
        None => cancel_bye(section, entrant, round),
        // Another kind of bye is none that was cancelled.
        Some(_) => vec![Command::CancelBye(ByeRequestCancelled {
            section: id.clone(),
            entrant,
            round,
        })],
    });
    let asked = wanted.map(|bye| {
        Command::RequestBye(ByeRequested {
            section: id.clone(),
            entrant,
            round,
            bye,
        })
    });
    cancelled.into_iter().flatten().chain(asked).collect()
}
