//! Who is level after every tie-break, and what settles it: lots, the arbiter, values from elsewhere.

mod views;

use adoube_bodies::names::SectionNames;
use adoube_conduct::ties::{draw_lots, rank_by_hand};
use adoube_journal::{Command, Section, TieBreakValuesEntered};
use adoube_tournament::{EnteredValue, EntrantId, PairingNumber, Points, RoundNumber};
use axum_extra::routing::TypedPath;

use crate::auth::Right;
use crate::error::PageError;
use crate::flash::{RedirectWithMessage, redirect_with};
use crate::form::FormFields;
use crate::params::{DeskSection, Fields};
use crate::paths;
use crate::routes::{Routes, with};
use crate::texts::{fill, t, tell, tell_with};
use crate::ui::Page;
use views::TiesPage;

/// The addresses of ties.
pub(crate) fn routes(routes: Routes) -> Routes {
    routes
        .get(paths::desk::Ties::PATH, with(Right::See), show)
        .post(paths::desk::Ties::PATH, with(Right::Pairings), settle)
        .post(
            paths::desk::TieBreakValues::PATH,
            with(Right::Settings),
            values,
        )
}

/// `GET …/ties`
async fn show(of: DeskSection) -> Page<TiesPage> {
    Page(TiesPage::of(&of))
}

fn back(of: &DeskSection, said: &str) -> RedirectWithMessage {
    let url = paths::desk::Ties::of(&of.at.event, &of.section().id).to_string();
    redirect_with(url, said)
}

/// The participant that a number means: a team where teams compete.
fn competitor(section: &Section, text: &str) -> Result<EntrantId, PageError> {
    let number = text.trim().parse().ok().and_then(PairingNumber::new);
    let known = number.is_some();
    let found = match section.settings.format.ranks_teams() {
        true => {
            let mut teams = section.draft.teams.iter();
            let team = teams.find(|team| known && team.pairing_number == number);
            team.map(|team| EntrantId::standing_for(team.id))
        }
        false => {
            let mut entrants = section.draft.entrants.iter();
            let found = entrants.find(|one| known && one.pairing_number == number);
            found.map(|entrant| entrant.id)
        }
    };
    found.ok_or_else(|| PageError::BadRequest(fill("rounds-no-number", &[&text.trim()])))
}

/// `POST …/ties`: draws lots for a shared place, or ranks by hand.
async fn settle(
    of: DeskSection,
    Fields(form): Fields<FormFields>,
) -> Result<RedirectWithMessage, PageError> {
    let (details, section) = (&of.shown.event.details, of.section());
    let after = RoundNumber(
        form.number("after")?
            .unwrap_or(section.draft.paired_rounds().0),
    );
    let cannot = |why| PageError::Refused(tell_with(&why, &SectionNames::in_section(section)));
    let commands = match form.line("order") {
        "" => {
            let mut seed = [0; 4];
            getrandom::fill(&mut seed).map_err(PageError::broken)?;
            let seed = u32::from_be_bytes(seed).into();
            draw_lots(details, section, after, form.number("place")?, seed).map_err(cannot)?
        }
        numbers => {
            let order = numbers
                .split([',', ' '])
                .filter(|part| !part.trim().is_empty());
            let order = order.map(|number| competitor(section, number));
            let order = order.collect::<Result<Vec<_>, _>>()?;
            vec![rank_by_hand(details, section, after, order).map_err(cannot)?]
        }
    };
    let reason = form.line("reason").to_owned();
    let submission = of.at.member.submission(commands).because(Some(reason));
    of.at.write(submission.seen(Some(of.shown.seq))).await?;
    Ok(back(&of, t("ties-settled")))
}

/// `POST …/ties/values`: values of a tie-break that was worked out elsewhere, `number = value` a line.
async fn values(
    of: DeskSection,
    Fields(form): Fields<FormFields>,
) -> Result<RedirectWithMessage, PageError> {
    let section = of.section();
    let lines = form
        .line("values")
        .lines()
        .filter(|line| !line.trim().is_empty());
    let read = |line: &str| {
        let wrong = || PageError::BadRequest(fill("ties-value-unfit", &[&line.trim()]));
        let (who, value) = line.split_once(['=', ':', '\t']).ok_or_else(wrong)?;
        let value: Result<Points, _> = value.trim().parse();
        Ok(EnteredValue {
            who: competitor(section, who)?,
            value: value.map_err(|why| PageError::BadRequest(tell(&why)))?,
        })
    };
    let command = Command::EnterTieBreakValues(TieBreakValuesEntered {
        section: section.id.clone(),
        name: form.line("name").to_uppercase(),
        round: RoundNumber(
            form.number("after")?
                .unwrap_or(section.draft.paired_rounds().0),
        ),
        values: lines.map(read).collect::<Result<_, PageError>>()?,
    });
    of.at.write(of.at.member.submission(vec![command])).await?;
    Ok(back(&of, t("ties-values-entered")))
}
