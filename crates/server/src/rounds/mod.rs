//! The rounds of a section: pairing, explaining, changing by hand, publishing, closing.

mod actions;
mod change;
mod extra_game;
mod moment;
mod numbers;
mod pair;
mod play_off;
mod quads;
mod setup;
mod show;
pub(crate) mod steps;
mod typed;
pub(crate) mod views;

pub(crate) use moment::moment_of;

use adoube_journal::Section;
use adoube_tournament::{EntrantId, RoundNumber};

use crate::auth::Right;
use crate::error::PageError;
use crate::guard::AtDesk;
use crate::params::Params;
use crate::paths;
use crate::routes::{Routes, with};
use axum_extra::routing::TypedPath;

/// The addresses of the results.
pub(crate) fn routes(routes: Routes) -> Routes {
    let pairings = with(Right::Pairings);
    let see = with(Right::See);
    routes
        .get(paths::desk::Rounds::PATH, see, show::overview)
        .post(paths::desk::PairRound::PATH, pairings, pair::pair)
        .get(paths::desk::PairByHand::PATH, pairings, pair::by_hand)
        .post(paths::desk::PairByHand::PATH, pairings, pair::record)
        .post(paths::desk::Numbers::PATH, pairings, setup::numbers)
        .post(
            paths::desk::ExchangeNumbers::PATH,
            pairings,
            numbers::exchange,
        )
        .post(
            paths::desk::StartPosition::PATH,
            pairings,
            numbers::start_position,
        )
        .post(
            paths::desk::Acceleration::PATH,
            pairings,
            setup::acceleration,
        )
        .post(paths::desk::Prohibited::PATH, pairings, setup::prohibit)
        .post(paths::desk::Merge::PATH, pairings, setup::merge)
        .get(paths::desk::Quads::PATH, with(Right::Settings), quads::look)
        .post(paths::desk::Quads::PATH, with(Right::Settings), quads::make)
        .post(
            paths::desk::Finish::PATH,
            with(Right::Settings),
            setup::finish,
        )
        .post(paths::desk::ExtraGame::PATH, pairings, extra_game::record)
        .get(paths::desk::PlayOff::PATH, see, play_off::show)
        .post(paths::desk::PlayOff::PATH, pairings, play_off::record)
        .get(paths::desk::Round::PATH, see, show::round)
        .get(paths::desk::WhyRound::PATH, see, show::why)
        .get(paths::desk::ChangeRound::PATH, pairings, change::show)
        .post(paths::desk::ChangeRound::PATH, pairings, change::change)
        .post(paths::desk::PublishRound::PATH, pairings, actions::publish)
        .post(paths::desk::CloseRound::PATH, pairings, actions::close)
        .post(paths::desk::ReopenRound::PATH, pairings, actions::reopen)
        .post(paths::desk::SetBoards::PATH, pairings, actions::set_boards)
        .post(paths::desk::WalkOver::PATH, pairings, actions::walk_over)
        .post(paths::desk::UnpairRound::PATH, pairings, actions::unpair)
}

/// The round of the address, if it is paired.
fn paired(section: &Section, params: &Params) -> Result<RoundNumber, PageError> {
    let round = RoundNumber(params.number("round")?);
    section.draft.round(round).ok_or(PageError::NotFound)?;
    Ok(round)
}

/// Where the rounds of a section are.
fn url(at: &AtDesk, section: &Section) -> String {
    paths::desk::Rounds::of(&at.event, &section.id).to_string()
}

/// A player of a form.
fn entrant(text: &str) -> Option<EntrantId> {
    text.trim().parse().ok().map(EntrantId)
}

/// The address of a round.
fn round_url(at: &AtDesk, section: &Section, round: RoundNumber) -> String {
    paths::desk::Round::of(&at.event, &section.id, &round).to_string()
}
