//! What is settled around the rounds: numbers, acceleration, who may not meet, the end.

use adoube_bodies::names::SectionNames;
use adoube_conduct::rounds::{Acceleration, accelerate, draw_numbers};
use adoube_journal::{
    AssignNumbers, Command, MergeSection, PairingsProhibited, RoundClosed, Section,
    SectionFinished, SectionId, Seq,
};
use adoube_tournament::{ProhibitedPairing, RoundNumber, RoundSpan};
use serde::Deserialize;

use super::url;
use crate::error::PageError;
use crate::flash::{RedirectWithMessage, redirect_with};
use crate::params::{DeskSection, Fields};
use crate::texts::{fill, t, tell, tell_with};
use crate::ui::pick::picked;

/// How numbers are given.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum NumberOrder {
    /// The initial ranking (C.04.2.B).
    Rating,
    Lots,
    /// By lot, so that compatriots meet early.
    Varma,
}

/// Numbers to be given.
#[derive(Deserialize)]
pub(super) struct NumbersForm {
    by: NumberOrder,
}

/// `POST …/rounds/numbers`
pub(super) async fn numbers(
    of: DeskSection,
    Fields(wanted): Fields<NumbersForm>,
) -> Result<RedirectWithMessage, PageError> {
    let section = of.section();
    let submission = match wanted.by {
        NumberOrder::Rating => {
            of.at
                .member
                .submission(vec![Command::AssignNumbers(AssignNumbers {
                    section: section.id.clone(),
                    order: None,
                })])
        }
        NumberOrder::Lots | NumberOrder::Varma => {
            let mut seed = [0; 8];
            getrandom::fill(&mut seed).map_err(PageError::broken)?;
            let varma = matches!(wanted.by, NumberOrder::Varma);
            let drawn = draw_numbers(section, varma, u64::from_be_bytes(seed));
            let drawn = drawn.map_err(|reason| {
                PageError::Refused(tell_with(&reason, &SectionNames::in_section(section)))
            })?;
            of.at
                .member
                .submission(vec![drawn.command])
                .because(Some(tell(&drawn.reason)))
        }
    };
    let submission = submission.seen(Some(of.shown.seq));
    of.at.write(submission).await?;
    Ok(redirect_with(
        url(&of.at, section),
        t("rounds-numbers-given"),
    ))
}

/// The acceleration of a section.
#[derive(Deserialize)]
pub(super) struct AccelerationForm {
    how: String,
}

/// `POST …/rounds/acceleration`
pub(super) async fn acceleration(
    of: DeskSection,
    Fields(wanted): Fields<AccelerationForm>,
) -> Result<RedirectWithMessage, PageError> {
    let section = of.section();
    let how = match wanted.how.as_str() {
        "none" => Acceleration::None,
        "baku" => Acceleration::Baku,
        "added" => Acceleration::AddedScore,
        other => return Err(PageError::BadRequest(other.to_owned())),
    };
    let command = accelerate(&of.shown.event.details, section, how).map_err(|reason| {
        PageError::Refused(tell_with(&reason, &SectionNames::in_section(section)))
    })?;
    let submission = of
        .at
        .member
        .submission(vec![command])
        .seen(Some(of.shown.seq));
    of.at.write(submission).await?;
    Ok(redirect_with(
        url(&of.at, section),
        t("rounds-acceleration-set"),
    ))
}

/// Who may not meet, one more pair or one less.
#[derive(Deserialize)]
pub(super) struct ProhibitionForm {
    seen: u64,
    /// The place in the list of what is to be dropped.
    #[serde(default)]
    drop: Option<usize>,
    #[serde(default)]
    one: String,
    #[serde(default)]
    other: String,
    #[serde(default)]
    first: String,
    #[serde(default)]
    last: String,
}

/// `POST …/rounds/prohibited`
pub(super) async fn prohibit(
    of: DeskSection,
    Fields(wanted): Fields<ProhibitionForm>,
) -> Result<RedirectWithMessage, PageError> {
    let section = of.section();
    let mut prohibited = section.draft.prohibited.clone();
    match wanted.drop {
        Some(place) if place < prohibited.len() => {
            prohibited.remove(place);
        }
        Some(_) => return Err(PageError::NotFound),
        None => prohibited.push(pair(section, &wanted)?),
    }
    let command = Command::ProhibitPairings(PairingsProhibited {
        section: section.id.clone(),
        prohibited,
    });
    let submission = of
        .at
        .member
        .submission(vec![command])
        .seen(Some(Seq(wanted.seen)));
    of.at.write(submission).await?;
    Ok(redirect_with(
        url(&of.at, section),
        t("rounds-prohibited-set"),
    ))
}

fn pair(section: &Section, wanted: &ProhibitionForm) -> Result<ProhibitedPairing, PageError> {
    let unclear = || PageError::BadRequest(t("rounds-step-unclear").to_owned());
    let (one, other) = (
        picked(section, &wanted.one)?,
        picked(section, &wanted.other)?,
    );
    if one == other {
        return Err(unclear());
    }
    let round = |text: &str| match text.trim() {
        "" => Ok(None),
        number => number
            .parse()
            .map(|number| Some(RoundNumber(number)))
            .map_err(|_| unclear()),
    };
    Ok(ProhibitedPairing {
        entrants: vec![one, other],
        rounds: RoundSpan {
            first: round(&wanted.first)?.unwrap_or(RoundNumber::FIRST),
            last: round(&wanted.last)?,
        },
    })
}

/// Which section joins.
#[derive(Deserialize)]
pub(super) struct MergeForm {
    from: String,
}

/// `POST …/rounds/merge`: the players of another section join this one.
pub(super) async fn merge(
    of: DeskSection,
    Fields(wanted): Fields<MergeForm>,
) -> Result<RedirectWithMessage, PageError> {
    let section = of.section();
    let from: SectionId = wanted.from.parse().map_err(|_| PageError::NotFound)?;
    let joining = of.shown.event.section(&from);
    let name = joining.map_or_else(|| from.to_string(), |one| one.settings.name.clone());
    let command = Command::MergeSection(MergeSection {
        section: section.id.clone(),
        from,
    });
    let submission = of
        .at
        .member
        .submission(vec![command])
        .seen(Some(of.shown.seq));
    of.at.write(submission).await?;
    let url = url(&of.at, section);
    Ok(redirect_with(url, fill("rounds-merged", &[&name])))
}

/// Why a section ends now.
#[derive(Deserialize)]
pub(super) struct FinishForm {
    #[serde(default)]
    reason: String,
}

/// `POST …/rounds/finish`: nothing more is to come.
pub(super) async fn finish(
    of: DeskSection,
    Fields(wanted): Fields<FinishForm>,
) -> Result<RedirectWithMessage, PageError> {
    let section = of.section();
    let round = section.draft.paired_rounds();
    let mut commands = Vec::new();
    if round.0 > 0 && !section.is_closed(round) {
        commands.push(Command::CloseRound(RoundClosed {
            section: section.id.clone(),
            round,
        }));
    }
    commands.push(Command::FinishSection(SectionFinished {
        section: section.id.clone(),
    }));
    let submission = of
        .at
        .member
        .submission(commands)
        .seen(Some(of.shown.seq))
        .because(Some(wanted.reason));
    of.at.write(submission).await?;
    Ok(redirect_with(url(&of.at, section), t("rounds-finished")))
}
