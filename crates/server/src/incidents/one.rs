//! One incident: everything that is known of it, telling it anew, withdrawing it.

use adoube_journal::{
    AmendIncident, Command, Counted, Incident, IncidentReport, Seq, WithdrawIncident,
};
use adoube_rulings::Counter;
use adoube_tournament::{EntrantId, Game};

use super::one_view::IncidentPage;
use super::{back, game_at, seen, unfit};
use crate::error::PageError;
use crate::flash::{RedirectWithMessage, redirect_with};
use crate::params::{DeskSection, Fields, Params};
use crate::texts::t;
use crate::tools::ToolQuery;
use crate::ui::Page;

/// `GET /desk/{event}/{section}/incidents/{incident}`
pub(super) async fn show(of: DeskSection, params: Params) -> Result<Page<IncidentPage>, PageError> {
    let (incident, number) = asked(&of, &params)?;
    let appeal = params.query_number("appeal")?.map(Seq);
    Ok(Page(IncidentPage::of(&of, incident, number, appeal)))
}

/// The incident of the address, and its place in the list.
fn asked<'e>(of: &'e DeskSection, params: &Params) -> Result<(&'e Incident, usize), PageError> {
    let id = Seq(params.number("incident")?);
    let mut numbered = of.section().incidents.iter().zip(1..);
    let found = numbered.find(|(incident, _)| incident.id == id);
    found.ok_or(PageError::NotFound)
}

/// `POST /desk/{event}/{section}/incidents/{incident}/amend`
pub(super) async fn amend(
    of: DeskSection,
    params: Params,
    Fields(words): Fields<Vec<(String, String)>>,
) -> Result<RedirectWithMessage, PageError> {
    let words = ToolQuery::of(words);
    let (incident, _) = asked(&of, &params)?;
    let (section, before) = (of.section(), &incident.report);
    let game = before
        .board
        .and_then(|board| game_at(section, before.round, board));
    let text = |name: &str| words.get(name).map(str::to_owned);
    let report = IncidentReport {
        facts: text("facts").ok_or_else(|| unfit("incident-no-facts"))?,
        ruling: text("ruling"),
        counts: match game {
            Some(game) => Some(counts(&words, game)),
            None => before.counts.clone(),
        },
        ..before.clone()
    };
    let command = Command::AmendIncident(AmendIncident {
        section: section.id.clone(),
        incident: incident.id,
        report,
    });
    write(&of, &words, command, "incident-amended-now").await
}

/// `POST /desk/{event}/{section}/incidents/{incident}/withdraw`
pub(super) async fn withdraw(
    of: DeskSection,
    params: Params,
    Fields(words): Fields<Vec<(String, String)>>,
) -> Result<RedirectWithMessage, PageError> {
    let words = ToolQuery::of(words);
    let (incident, _) = asked(&of, &params)?;
    let command = Command::WithdrawIncident(WithdrawIncident {
        section: of.section().id.clone(),
        incident: incident.id,
    });
    write(&of, &words, command, "incident-withdrawn-now").await
}

async fn write(
    of: &DeskSection,
    words: &ToolQuery,
    command: Command,
    said: &'static str,
) -> Result<RedirectWithMessage, PageError> {
    let reason = words.get("reason").map(str::to_owned);
    let submission = of.at.member.submission(vec![command]);
    let submission = submission.seen(seen(words)?).because(reason);
    of.at.write(submission).await?;
    Ok(redirect_with(back(of, words), t(said)))
}

/// What an incident counts for the players of the board: `count.white.warning=1`.
pub(super) fn counts(words: &ToolQuery, game: &Game) -> Vec<Counted> {
    let of = |side: &str| match side {
        "white" => Some(game.white),
        "black" => Some(game.black),
        _ => None,
    };
    let counted = words.iter().filter_map(|(name, value)| {
        let (side, counter) = name.strip_prefix("count.")?.split_once('.')?;
        let entrant: EntrantId = of(side)?;
        let counter = Counter::named(counter)?.name();
        let by = value.parse().ok().filter(|by| *by > 0)?;
        Some(Counted {
            entrant,
            counter,
            by,
        })
    });
    let counted: Vec<Counted> = counted.collect();
    let chosen = ["white", "black"].into_iter().filter_map(|side| {
        let counter = Counter::named(words.get(&format!("counts_{side}"))?)?.name();
        let entrant = of(side)?;
        Some(Counted {
            entrant,
            counter,
            by: 1,
        })
    });
    counted.iter().cloned().chain(chosen).collect()
}
