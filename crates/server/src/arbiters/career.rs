//! What an arbiter achieved elsewhere, as the form of the page tells it.

use adoube_conduct::careers::ArbiterCareer;
use adoube_journal::EventArbiter;
use adoube_ratings::arbiters::{ArbiterEvent, ArbiterNorm, EventFormat, EventLevel};
use adoube_tournament::ArbiterTitle;
use jiff::civil::Date;

use crate::error::PageError;
use crate::form::{FormFields, unfit};
use crate::ui::choice::chosen;

/// The arbiter with what the form says of other events.
pub(super) fn noted(form: &FormFields, arbiter: EventArbiter) -> Result<EventArbiter, PageError> {
    let mut career = ArbiterCareer::of(&arbiter);
    match form.line("do") {
        "norm-drop" => {
            let place: usize = form.typed("norm")?.ok_or(PageError::NotFound)?;
            if place >= career.norms.len() {
                return Err(PageError::NotFound);
            }
            career.norms.remove(place);
        }
        "norm" => career.norms.push(norm(form)?),
        _ => career.fa_since = form.typed("fa_since")?,
    }
    Ok(career.over(arbiter))
}

fn norm(form: &FormFields) -> Result<ArbiterNorm, PageError> {
    let name = form.line("norm_name").to_owned();
    let day = || -> Result<Date, PageError> {
        let text = form.line("norm_day");
        text.parse().map_err(|_| unfit(text))
    };
    Ok(match form.line("kind") {
        "seminar" => ArbiterNorm::Seminar { date: day()? },
        "olympiad-matches" => ArbiterNorm::OlympiadMatches { date: day()? },
        "disabled-title" => ArbiterNorm::DisabledTitle { organisation: name },
        _ => ArbiterNorm::Event {
            name,
            event: event(form, day()?)?,
            rounds_worked: form.typed("worked")?,
            chief_arbiter: form.line("chief").to_owned(),
            chief_title: chosen::<ArbiterTitle>(form.line("chief_title")),
        },
    })
}

fn event(form: &FormFields, start: Date) -> Result<ArbiterEvent, PageError> {
    let ticked = |name: &str| form.one(name).is_some();
    let number =
        |name: &str| -> Result<u32, PageError> { form.typed(name)?.ok_or_else(|| unfit("")) };
    let boards = form.typed::<u32>("boards")?;
    let teams = form.typed::<u32>("teams")?;
    Ok(ArbiterEvent {
        format: chosen::<EventFormat>(form.line("format")).unwrap_or(EventFormat::Swiss),
        level: chosen::<EventLevel>(form.line("level")).unwrap_or(EventLevel::International),
        players: number("players")?,
        rated: number("rated")?,
        federations: number("federations")?,
        rounds: number("norm_rounds")?,
        start,
        fast: ticked("fast"),
        player_norms: ticked("player_norms"),
        official: ticked("official"),
        national_final: ticked("national_final"),
        teams: boards.zip(teams),
        licensed: Some(ticked("all_licensed")),
    })
}
