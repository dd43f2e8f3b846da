//! Quads and a small Swiss from one list: looked at first, then made.

use adoube_conduct::quads::{Division, GroupNames, HowToDivide, LeftoverPlay, divide};
use adoube_journal::Command;
use adoube_pairing::schedule::quads::Numbers;
use serde::Deserialize;

use super::views::quads::QuadsPage;
use crate::error::PageError;
use crate::flash::{RedirectWithMessage, redirect_with};
use crate::params::{DeskSection, Fields};
use crate::paths;
use crate::texts::{count, fill, t, tell};
use crate::ui::Page;

/// How the players are to be divided.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct QuadsForm {
    /// What was drawn, so that what was looked at is made.
    pub seed: Option<u64>,
    pub by_lot: String,
    /// `round_robin` for a round robin of five.
    pub rest: String,
}

impl QuadsForm {
    fn how(&self) -> Result<HowToDivide, PageError> {
        let mut drawn = [0; 4];
        getrandom::fill(&mut drawn).map_err(PageError::broken)?;
        Ok(HowToDivide {
            numbers: match self.by_lot.is_empty() {
                true => Numbers::ByRating,
                false => Numbers::ByLot,
            },
            rest: match self.rest.as_str() {
                "round_robin" => LeftoverPlay::RoundRobin,
                _ => LeftoverPlay::Swiss,
            },
            seed: (self.seed).unwrap_or_else(|| u32::from_be_bytes(drawn).into()),
        })
    }
}

fn divided(of: &DeskSection, how: HowToDivide) -> Result<Division, String> {
    let names = GroupNames {
        quad: &|number| fill("rounds-quad", &[&number]),
        rest: t("rounds-small-swiss").to_owned(),
    };
    divide(&of.shown.event, of.section(), &names, how).map_err(|why| tell(&why))
}

/// `GET …/rounds/quads`: what would be made.
pub(super) async fn look(
    of: DeskSection,
    Fields(form): Fields<QuadsForm>,
) -> Result<Page<QuadsPage>, PageError> {
    let how = form.how()?;
    let division = divided(&of, how);
    Ok(Page(QuadsPage::of(&of, how, &division)))
}

/// `POST …/rounds/quads`: makes the sections.
pub(super) async fn make(
    of: DeskSection,
    Fields(form): Fields<QuadsForm>,
) -> Result<RedirectWithMessage, PageError> {
    let how = form.how()?;
    let division = divided(&of, how).map_err(PageError::Refused)?;
    let made = division.divided.groups.len();
    let command = Command::DivideSection(division.divided);
    let submission = of.at.member.submission(vec![command]);
    let reason = fill("rounds-quads-reason", &[&how.seed]);
    let submission = submission.seen(Some(of.shown.seq)).because(Some(reason));
    of.at.write(submission).await?;
    let event = paths::desk::Overview::of(&of.at.event).to_string();
    Ok(redirect_with(event, count("rounds-quads-made", made)))
}
