//! Who won which prize, for everybody.

use adoube_journal::{Event, Section};
use adoube_prizes::{Award, Division, Pool};
use adoube_tournament::EntrantId;
use askama::Template;

use super::{Prizes, priced};
use crate::events::{PublicEvent, PublicSection};
use crate::texts::{fill, tell};
use crate::ui::head::{Head, Tab};
use crate::ui::player_line::PlayerLine;

/// The prizes of a finished section: who, how much, for what. What the arbiters still ask themselves
/// is not here.
#[derive(Template)]
#[template(path = "prizes/public.html", blocks = ["main"])]
pub(crate) struct PrizesPage {
    head: Head,
    lines: Vec<WinnerLine>,
    /// Something is still to be decided.
    open: bool,
}

/// Somebody who won something.
struct WinnerLine {
    rank: String,
    player: PlayerLine,
    /// The money; empty if there is none.
    cash: String,
    /// The prizes by name, and the objects and titles.
    prizes: String,
    /// How it comes to that, as where prizes are shared.
    why: Vec<String>,
}

impl PrizesPage {
    /// The prizes of a section; `None` before it is finished, without a fund, and where it cannot be
    /// divided. Who can win what is worked out from the whole section.
    pub(crate) fn of(
        all: &Event,
        event: &PublicEvent,
        section: &PublicSection,
        whole: &Section,
    ) -> Option<PrizesPage> {
        section.prize_fund.as_ref()?;
        let prizes = Prizes::of(all, event, section, whole);
        let division = prizes.division()?;
        let head = Head::of(event, section, Tab::Prizes);
        let awards = division.awards.iter();
        let lines = awards.map(|award| WinnerLine {
            rank: prizes.rank(award.entrant),
            player: PlayerLine::with_id(section, &head.urls, award.entrant),
            cash: cash(division, award),
            prizes: won(division, award).join(", "),
            why: award.lines.iter().map(tell).collect(),
        });
        Some(PrizesPage {
            lines: lines.collect(),
            open: !division.questions.is_empty(),
            head,
        })
    }
}

fn cash(division: &Division, award: &Award) -> String {
    match award.cash.is_zero() {
        true => String::new(),
        false => priced(&division.currency, award.cash),
    }
}

/// What somebody won: the prizes that were put together, then objects, then titles.
fn won(division: &Division, award: &Award) -> Vec<String> {
    let mut won: Vec<String> = Vec::new();
    let pools = division.pools.iter();
    for pool in pools.filter(|pool| has_share(pool, award.entrant)) {
        won.extend(pool.prizes.iter().map(|prize| tell(&prize.label)));
    }
    won.dedup();
    for one in &award.objects {
        let prize = tell(&one.prize);
        won.push(match won.contains(&prize) {
            true => one.object.clone(),
            false => fill("prizes-object-of", &[&prize, &one.object]),
        });
    }
    won.extend(award.titles.iter().cloned());
    won
}

fn has_share(pool: &Pool, entrant: EntrantId) -> bool {
    pool.shares.iter().any(|share| share.entrant == entrant)
}
