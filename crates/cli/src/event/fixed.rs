//! Round robins and matches: the drawing of lots, withdrawals.

use adoube_conduct::rounds::{draw_numbers, settle, withdrawal_article};
use adoube_journal::Journal;
use clap::Args;

use super::desk::{Desk, cannot};
use crate::failure::Failure;
use crate::output;
use crate::schedule::seed_or_new;
use crate::texts::{say, tell};

#[derive(Args)]
pub(crate) struct DrawArgs {
    /// The event, by the name that `adoube event list` shows
    event: String,
    /// Let compatriots meet early, by the Varma tables (9 to 24 players)
    #[arg(long)]
    varma: bool,
    /// The seed; the same seed gives the same draw
    #[arg(long)]
    seed: Option<u64>,
}

/// Draws the numbers of a round robin by lot. The seed goes into the journal as the reason.
pub(super) async fn draw(mut desk: Desk, args: DrawArgs) -> Result<(), Failure> {
    let mut journal = desk.open(&args.event).await?;
    let section = desk.section(&journal)?;
    let drawing = draw_numbers(section, args.varma, seed_or_new(args.seed))
        .map_err(|reason| cannot(section, &reason))?;
    if !desk.json {
        let steps = drawing.steps.iter().map(|step| tell(step) + "\n");
        output::print(&steps.collect::<String>());
    }
    for meeting in &drawing.late_meetings {
        output::warn(&tell(meeting));
    }
    desk.reason = Some(match desk.reason {
        Some(reason) => format!("{reason}; {}", tell(&drawing.reason)),
        None => tell(&drawing.reason),
    });
    desk.submit(&mut journal, vec![drawing.command]).await
}

/// Records what withdrawals and re-entries mean, with the article as the reason. What was asked for
/// is written by then: that nothing more can be recorded now is told, and no failure.
pub(super) async fn settle_and_tell(desk: &mut Desk, journal: &mut Journal) {
    if let Err(failure) = settle_section(desk, journal).await {
        let told = say!("event-withdrawal-open", problem = failure.to_string());
        output::warn(&told);
    }
}

async fn settle_section(desk: &mut Desk, journal: &mut Journal) -> Result<(), Failure> {
    let section = desk.section(journal)?;
    let commands = settle(section).map_err(|reason| cannot(section, &reason))?;
    if commands.is_empty() {
        return Ok(());
    }
    let article = withdrawal_article(section);
    desk.reason.get_or_insert_with(|| article.to_owned());
    desk.submit(journal, commands).await
}
