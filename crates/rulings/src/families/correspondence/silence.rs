//! An opponent who does not reply: 14 and 15 of Chapter 9.

use std::time::Duration;

use adoube_clock::correspondence::{SilentOpponent, complaint_until};

use super::{INQUIRY, Inquiry, MailSilence, PENALTIES, SILENCE, who};
use crate::ask::known;
use crate::incident::Decided;
use crate::ruling::Draft;
use crate::scene::Scene;
use crate::{GameResult, Measure, MeasureKind, Question, Ruling};

impl MailSilence {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = who(self.by, "Who does not reply?")?;
        let draft = scene.draft(format!("{by} does not reply")).cite(SILENCE);
        if let Some(inquiry) = self.inquiry {
            return Ok(inquired(draft, inquiry, GameResult::won_by(by.opposite())));
        }
        let repeated = known(self.repeated, || {
            let text = "Has the move been sent again?";
            Question::yes_no("incident.repeated", text)
        })?;
        let days = known(self.days, || {
            let text = "How many days have passed since the move was sent, or sent again?";
            Question::number("incident.days", text, 1000)
        })?;
        let sender = by.opposite();
        let text = match next(days, repeated) {
            (SilentOpponent::Wait(_), left) => format!(
                "Wait {left} {} more; fourteen days must pass without a reply.",
                if left == 1 { "day" } else { "days" }
            ),
            (SilentOpponent::Repeat, _) => format!("{sender} must send the move again."),
            (SilentOpponent::Complain, _) => format!(
                "{sender} files a complaint on time and sends no more; it cannot be taken back."
            ),
        };
        Ok(draft
            .decision(text)
            .note("the complaint names the player with address, the section, the dates of move and repeat, and the times used")
            .mandatory())
    }
}

/// What to do, and for how many days to wait. Only the number of days matters, so they are counted
/// from an arbitrary day.
fn next(days: u32, repeated: bool) -> (SilentOpponent, u64) {
    let sent = complaint_until(Default::default());
    let day = Duration::from_secs(24 * 60 * 60);
    let today = sent.saturating_add(day.saturating_mul(days));
    let found = SilentOpponent::on(today, sent, repeated.then_some(sent));
    let left = match found {
        SilentOpponent::Wait(due) => today.duration_until(due).as_hours() / 24,
        SilentOpponent::Repeat | SilentOpponent::Complain => 0,
    };
    (found, u64::try_from(left).unwrap_or(0))
}

fn inquired(draft: Draft, inquiry: Inquiry, lost: GameResult) -> Ruling {
    let draft = draft.cite(INQUIRY);
    let forfeit = || Measure::new(MeasureKind::GameLost, "the game is forfeited");
    match inquiry {
        Inquiry::Pending => draft
            .decision(
                "Wait for the answer to the director's inquiry: fourteen days from the complaint.",
            )
            .mandatory(),
        Inquiry::Explained => draft
            .decision("The explanation is valid: the game goes on, and nothing else is done.")
            .mandatory(),
        Inquiry::PoorlyExplained => draft
            .decision("The explanation does not satisfy: the director may impose a penalty.")
            .cite(PENALTIES)
            .discretionary(
                vec![
                    Measure::new(MeasureKind::Warning, "a reprimand or a warning"),
                    Measure::new(MeasureKind::OffenderLessTime, "less reflection time"),
                    forfeit(),
                    Measure::new(MeasureKind::Expulsion, "withdrawal from the event"),
                ],
                "a warning first",
            ),
        Inquiry::Unanswered => draft
            .decision("No answer in fourteen days: the game may be forfeited.")
            .result(lost)
            .discretionary(vec![Measure::nothing(), forfeit()], "the game is forfeited"),
    }
}
