//! What the director of a US section knows of an entry, and new entries of players who have one.

use adoube_conduct::us::enter_again;
use adoube_journal::{Change, Command, EntryMarks, HousePlayer, MarksSet};
use adoube_tournament::{ByeKind, RoundNumber};

use super::entrant;
use crate::error::PageError;
use crate::flash::{RedirectWithMessage, redirect_with};
use crate::form::FormFields;
use crate::params::{DeskSection, Fields, Params};
use crate::texts::fill;
use crate::ui::choice::{chosen, yes_or_no};
use crate::ui::findings::with_findings;
use crate::ui::place::Place;

/// `POST …/entries/{entrant}/marks`: what is known, in place of what was noted before.
pub(super) async fn marks(
    of: DeskSection,
    params: Params,
    Fields(form): Fields<FormFields>,
) -> Result<RedirectWithMessage, PageError> {
    let section = of.section();
    let entrant = entrant(&params, section)?;
    let ticked = |name: &str| form.one(name).is_some();
    let team = form.line("team");
    let command = Command::SetMarks(MarksSet {
        section: section.id.clone(),
        entrant: entrant.id,
        marks: EntryMarks {
            is_new: ticked("new"),
            is_late: ticked("late"),
            house: chosen::<HousePlayer>(form.line("house")),
            bye_replaced: ticked("bye_replaced"),
            prize_chance: yes_or_no(form.line("prize_chance")),
            reentry_of: section.marks_of(entrant.id).reentry_of,
            team: (!team.is_empty()).then(|| team.to_owned()),
            wins_as_draws: match ticked("wins_as_draws") {
                true => section.marks_of(entrant.id).wins_as_draws,
                false => Vec::new(),
            },
        },
    });
    of.at.write(of.at.member.submission(vec![command])).await?;
    let said = fill("us-marks-noted", &[&entrant.player.name]);
    Ok(redirect_with(Place::of(&of).entrant_url(entrant.id), said))
}

/// `POST …/entries/{entrant}/new-entry`: enters somebody again (28S); the earlier entry ends.
pub(super) async fn new_entry(
    of: DeskSection,
    params: Params,
    Fields(form): Fields<FormFields>,
) -> Result<RedirectWithMessage, PageError> {
    let section = of.section();
    let entrant = entrant(&params, section)?;
    let first_round = form.number("from")?.map(RoundNumber);
    let missed = match form.line("missed") {
        "half" => Some(ByeKind::HalfPoint),
        _ => None,
    };
    let commands = enter_again(section, entrant.id, first_round, missed);
    let said = fill("us-entered-again", &[&entrant.player.name]);
    let said = with_findings(said, &of.shown.event, &commands);
    let receipt = of.at.write(of.at.member.submission(commands)).await?;
    let mut changes = receipt.records.iter().map(|record| &record.change);
    let entered = changes.find_map(|change| match change {
        Change::Registered(entry) => Some(entry.entrant),
        _ => None,
    });
    let place = Place::of(&of);
    let url = place.entrant_url(entered.unwrap_or(entrant.id));
    Ok(redirect_with(url, said))
}
