//! The round in the hall: its start, the duties of the arbiters, the clocks, and who leaves the playing
//! area. Everything that is noted here goes into the journal and changes nothing else.

mod views;

use adoube_bodies::hall::HallBody;
use adoube_conduct::hall::{Duty, RoundAtDesk, written_seconds};
use adoube_journal::{
    ClockRead, Command, DutyDone, PlayerLeft, PlayerReturned, RoundStarted, Section,
};
use adoube_tournament::{BoardNumber, EntrantId, RoundNumber};
use axum::Json;
use axum_extra::routing::TypedPath;
use jiff::Zoned;
use jiff::civil::{DateTime, Time};

use self::views::{HallPage, Tables};
use crate::auth::Right;
use crate::error::{ApiError, PageError};
use crate::flash::{RedirectWithMessage, redirect_with};
use crate::form::FormFields;
use crate::params::{DeskSection, Fields, Params, decoded};
use crate::paths;
use crate::routes::{Routes, with};
use crate::texts::{count, fill, t, tell, words};
use crate::ui::Page;
use crate::ui::pick::picked;

/// The addresses of the hall.
pub(crate) fn routes(routes: Routes) -> Routes {
    let (see, note) = (with(Right::See), with(Right::Results));
    routes
        .get(paths::desk::Hall::PATH, see, latest)
        .get(paths::desk::HallRound::PATH, see, of_round)
        .get(paths::desk::HallState::PATH, see, state)
        .post(paths::desk::HallStart::PATH, with(Right::Incidents), start)
        .post(paths::desk::HallDuty::PATH, note, duty)
        .post(paths::desk::HallTimes::PATH, note, times)
        .post(paths::desk::HallExit::PATH, note, exit)
}

/// `GET …/hall`: the round that was paired last, or the first one.
async fn latest(of: DeskSection, params: Params) -> Result<Page<HallPage>, PageError> {
    let round = of.section().draft.paired_rounds().max(RoundNumber::FIRST);
    Ok(Page(page(&of, &params, round)))
}

/// `GET …/hall/{round}`
async fn of_round(of: DeskSection, params: Params) -> Result<Page<HallPage>, PageError> {
    let round = announced(of.section(), &params)?;
    Ok(Page(page(&of, &params, round)))
}

fn page(of: &DeskSection, params: &Params, round: RoundNumber) -> HallPage {
    HallPage::of(of, round, now(), &tables(of, params))
}

fn tables(of: &DeskSection, params: &Params) -> Tables {
    let asked = params.query("sector").and_then(decoded);
    Tables::of(&of.at.member, of.section(), asked)
}

/// `GET …/hall/{round}/state`: the same for programs.
async fn state(of: DeskSection, params: Params) -> Result<Json<HallBody>, ApiError> {
    Ok(Json(body(&of, &params)?))
}

/// The round of the address as it stands, at the tables that are asked for.
pub(crate) fn body(of: &DeskSection, params: &Params) -> Result<HallBody, PageError> {
    let section = of.section();
    let round = announced(section, params)?;
    let tables = tables(of, params);
    let desk = RoundAtDesk::of(&of.shown.event.details, section, round);
    let is_own = |board: BoardNumber| tables.has(section, board);
    let now = now();
    Ok(HallBody::of(&desk, section, round, now, words(), &is_own))
}

/// `POST …/hall/{round}/start`: the round began.
async fn start(
    of: DeskSection,
    params: Params,
    Fields(typed): Fields<FormFields>,
) -> Result<RedirectWithMessage, PageError> {
    let round = announced(of.section(), &params)?;
    let at = time(&typed)?;
    let command = Command::StartRound(RoundStarted {
        section: of.section().id.clone(),
        round,
        at,
    });
    let reason = Some(typed.line("reason").to_owned());
    let submission = of.at.member.submission(vec![command]);
    of.at.write(submission.because(reason)).await?;
    let said = fill("hallpage-said-started", &[&at.strftime("%H:%M")]);
    Ok(redirect_with(back(&of, round, &typed), said))
}

/// `POST …/hall/{round}/duty`: somebody did it.
async fn duty(
    of: DeskSection,
    params: Params,
    Fields(typed): Fields<FormFields>,
) -> Result<RedirectWithMessage, PageError> {
    let round = announced(of.section(), &params)?;
    let duty = Duty::named(typed.line("duty")).ok_or(PageError::NotFound)?;
    let command = Command::TickDuty(DutyDone {
        section: of.section().id.clone(),
        round,
        duty: duty.name().to_owned(),
    });
    of.at.write(of.at.member.submission(vec![command])).await?;
    let said = fill("hallpage-said-done", &[&tell(&duty)]);
    Ok(redirect_with(back(&of, round, &typed), said))
}

/// `POST …/hall/{round}/times`: what the clocks show, of every board that was filled in.
async fn times(
    of: DeskSection,
    params: Params,
    Fields(typed): Fields<FormFields>,
) -> Result<RedirectWithMessage, PageError> {
    let round = announced(of.section(), &params)?;
    let at = time(&typed)?;
    let boards = typed
        .iter()
        .filter_map(|(name, _)| name.strip_prefix("white-"));
    let boards: Vec<&str> = boards.collect();
    let mut commands = Vec::new();
    for board in boards {
        commands.extend(reading(of.section(), round, at, board, &typed)?);
    }
    if commands.is_empty() {
        return Err(PageError::BadRequest(t("hallpage-nothing-read").to_owned()));
    }
    let number = commands.len();
    of.at.write(of.at.member.submission(commands)).await?;
    let said = count("hallpage-said-read", number);
    Ok(redirect_with(back(&of, round, &typed), said))
}

/// What was typed for a board; nothing if its fields are empty.
fn reading(
    section: &Section,
    round: RoundNumber,
    at: DateTime,
    board: &str,
    typed: &FormFields,
) -> Result<Option<Command>, PageError> {
    let field = |name: &str| typed.line(&format!("{name}-{board}")).to_owned();
    let (white, black, last_move) = (field("white"), field("black"), field("move"));
    if white.is_empty() && black.is_empty() && last_move.is_empty() {
        return Ok(None);
    }
    let unfit = || PageError::BadRequest(fill("hallpage-unfit", &[&board]));
    let last_move = match last_move.as_str() {
        "" => None,
        text => Some(text.parse().map_err(|_| unfit())?),
    };
    Ok(Some(Command::ReadClock(ClockRead {
        section: section.id.clone(),
        round,
        board: board.parse().map_err(|_| unfit())?,
        at,
        white_seconds: written_seconds(&white).ok_or_else(unfit)?,
        black_seconds: written_seconds(&black).ok_or_else(unfit)?,
        last_move,
    })))
}

/// `POST …/hall/{round}/exit`: a player left the playing area, or came back.
async fn exit(
    of: DeskSection,
    params: Params,
    Fields(typed): Fields<FormFields>,
) -> Result<RedirectWithMessage, PageError> {
    let round = announced(of.section(), &params)?;
    let at = time(&typed)?;
    let left = typed.line("what") == "left";
    let who = typed.line("entrant");
    // Who comes back is in the list of those who are out.
    let entrant = match left {
        true => picked(of.section(), who)?,
        false => EntrantId(who.parse().map_err(|_| PageError::NotFound)?),
    };
    let section = of.section().id.clone();
    let command = match left {
        true => Command::NoteExit(PlayerLeft {
            section,
            round,
            entrant,
            at,
        }),
        false => Command::NoteReturn(PlayerReturned {
            section,
            round,
            entrant,
            at,
        }),
    };
    of.at.write(of.at.member.submission(vec![command])).await?;
    let who = of.section().label(entrant);
    let said = match left {
        true => fill("hallpage-said-left", &[&who]),
        false => fill("hallpage-said-back", &[&who]),
    };
    Ok(redirect_with(back(&of, round, &typed), said))
}

/// The time on the clocks of the hall.
pub(crate) fn now() -> DateTime {
    let now = Zoned::now().datetime();
    // Nobody notes fractions of a second.
    now.with().subsec_nanosecond(0).build().unwrap_or(now)
}

/// The time that was typed, of today; now if none was.
fn time(typed: &FormFields) -> Result<DateTime, PageError> {
    let now = now();
    match typed.line("at") {
        "" => Ok(now),
        text => {
            let time: Result<Time, _> = text.parse();
            let unfit = |_| PageError::BadRequest(fill("hallpage-no-time", &[&text]));
            time.map(|time| now.date().to_datetime(time)).map_err(unfit)
        }
    }
}

/// The page that a form came from.
fn back(of: &DeskSection, round: RoundNumber, typed: &FormFields) -> String {
    let own = paths::desk::HallRound::of(&of.at.event, &of.section().id, &round).to_string();
    let asked = typed.line("back");
    match asked.starts_with(&own) {
        true => asked.to_owned(),
        false => own,
    }
}

/// The round of the address, if it is announced.
pub(crate) fn announced(section: &Section, params: &Params) -> Result<RoundNumber, PageError> {
    let round = RoundNumber(params.number("round")?);
    let known = (1..=section.settings.rounds).contains(&round.0);
    known.then_some(round).ok_or(PageError::NotFound)
}
