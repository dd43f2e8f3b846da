//! Pairing the next round, by the rules or by hand.

use adoube_bodies::names::SectionNames;
use adoube_conduct::record_by_hand;
use adoube_conduct::rounds::{CannotPair, HowToPair, NextRound, check_change, next_round};
use adoube_journal::{Provenance, Section, Seq};
use adoube_tournament::{EntrantId, TeamId};

use super::typed::{read_round, there};
use super::views::by_hand::ByHandPage;
use super::{entrant, round_url};
use crate::error::PageError;
use crate::flash::{RedirectWithMessage, redirect_with};
use crate::params::{DeskSection, Fields, Params, decoded};
use crate::texts::{fill, t, tell, tell_with};
use crate::ui::Page;
use crate::ui::pick::picked;

type Form = Vec<(String, String)>;

/// `POST …/rounds/pair`: pairs the next round. `absent` names who is not there, `lineup-3-1` who
/// plays for team 3 on board 1.
pub(super) async fn pair(
    of: DeskSection,
    Fields(form): Fields<Form>,
) -> Result<RedirectWithMessage, PageError> {
    let section = of.section();
    let round = section.next_round();
    still_next(&form, section)?;
    let how = how_to_pair(section, &form)?;
    let (shown, id) = (of.shown.clone(), section.id.clone());
    // Pairing takes its time; other requests do not wait for it.
    let paired = tokio::task::spawn_blocking(move || {
        let section = shown.event.section(&id)?;
        Some(next_round(&shown.event.details, section, &how))
    });
    let paired = paired.await.ok().flatten().ok_or(PageError::NotFound)?;
    let next = paired.map_err(|reason| refused(section, &reason))?;
    let said = said(section, &next);
    let submission = of
        .at
        .member
        .submission(next.commands)
        .seen(Some(of.shown.seq))
        .because(next.reason.as_ref().map(tell));
    of.at.write_paired(submission).await?;
    Ok(redirect_with(round_url(&of.at, section, round), said))
}

/// Whoever presses twice, or after somebody else, does not pair one round more.
fn still_next(form: &Form, section: &Section) -> Result<(), PageError> {
    let wanted = form.iter().find(|(name, _)| name == "round");
    let next = section.next_round().to_string();
    match wanted {
        Some((_, wanted)) if *wanted == next => Ok(()),
        _ => Err(PageError::Conflict(fill("rounds-not-next", &[&next]))),
    }
}

fn how_to_pair(section: &Section, form: &Form) -> Result<HowToPair, PageError> {
    let mut seed = [0; 8];
    getrandom::fill(&mut seed).map_err(PageError::broken)?;
    let mut how = HowToPair::with_seed(u64::from_be_bytes(seed));
    for (name, value) in form {
        if name == "absent" {
            how.absent.extend(entrant(value));
        } else if name == "absent-numbers" {
            let numbers = value.split([' ', ',', ';']).filter(|word| !word.is_empty());
            for number in numbers {
                how.absent.push(picked(section, number)?);
            }
        } else if name == "boards" {
            let boards = value.trim().parse().ok().filter(|boards| *boards > 0);
            let boards =
                boards.ok_or_else(|| PageError::BadRequest(t("rounds-team-boards").to_owned()))?;
            how.team_boards = Some(boards);
        }
    }
    how.line_ups = line_ups(section, form);
    Ok(how)
}

/// The line-ups that differ from the first players of the team, board by board.
fn line_ups(section: &Section, form: &Form) -> std::collections::BTreeMap<TeamId, Vec<EntrantId>> {
    let teams = section.draft.teams.iter();
    let named = teams.filter_map(|team| {
        let start = format!("lineup-{}-", team.id.0);
        let fields = form.iter().filter(|(name, _)| name.starts_with(&start));
        let players: Vec<EntrantId> = fields.filter_map(|(_, value)| entrant(value)).collect();
        let usual = there(section, team, section.next_round());
        let differs = !usual.take(players.len()).eq(players.iter().copied());
        differs.then_some((team.id, players))
    });
    named.collect()
}

fn refused(section: &Section, reason: &CannotPair) -> PageError {
    let why = tell_with(reason, &SectionNames::in_section(section));
    PageError::Refused(match reason.help() {
        Some(help) => fill("rounds-refused-help", &[&why, &tell(&help)]),
        None => why,
    })
}

fn said(section: &Section, next: &NextRound) -> String {
    let mut said = fill("rounds-paired", &[&section.next_round()]);
    for remark in &next.seating {
        said.push(' ');
        said.push_str(&tell_with(remark, &SectionNames::in_section(section)));
    }
    said
}

/// `GET …/rounds/by-hand`: the next round as typed, and what it breaks.
pub(super) async fn by_hand(
    of: DeskSection,
    params: Params,
) -> Result<Page<ByHandPage>, PageError> {
    let typed = params.query("pairs").and_then(decoded).unwrap_or_default();
    let section = of.section();
    let checked = (!typed.trim().is_empty()).then(|| {
        read_round(section, &typed).map(|round| {
            let next = section.next_round();
            check_change(&of.shown.event.details, section, next, &round)
        })
    });
    Ok(Page(ByHandPage::of(
        &of.shown, &of.at, section, typed, checked,
    )))
}

/// `POST …/rounds/by-hand`: records the next round as typed.
pub(super) async fn record(
    of: DeskSection,
    Fields(form): Fields<Form>,
) -> Result<RedirectWithMessage, PageError> {
    let section = of.section();
    still_next(&form, section)?;
    let field = |wanted: &str| {
        let found = form.iter().find(|(name, _)| name == wanted);
        found.map_or("", |(_, value)| value.as_str())
    };
    let pairings = read_round(section, field("pairs")).map_err(PageError::BadRequest)?;
    let reason = field("reason").trim();
    if reason.is_empty() {
        return Err(PageError::BadRequest(t("rounds-reason-missing").to_owned()));
    }
    let round = section.next_round();
    let commands = record_by_hand(section, pairings, Provenance::by_hand());
    let submission = of
        .at
        .member
        .submission(commands)
        .seen(Some(Seq(of.shown.seq.0)))
        .because(Some(reason.to_owned()));
    of.at.write(submission).await?;
    let to = round_url(&of.at, section, round);
    Ok(redirect_with(to, fill("rounds-paired", &[&round])))
}
