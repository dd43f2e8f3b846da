//! Reflection time: 5, 10 and 13 of Chapter 9.

use adoube_clock::correspondence::{
    OverstepPolicy, PENALTY_DAYS, ReflectionAccount, ReflectionCharge, ReflectionControl, Verdict,
};

use super::{
    COUNT, EXCUSED, MailOverstep, OVERSTEP, OVERSTEP_VARIATION, PENALTIES, RECORD, TIME, who,
};
use crate::ask::known;
use crate::incident::Decided;
use crate::scene::Scene;
use crate::{GameResult, Measure, MeasureKind, Question};

/// More moves than any game has.
const MOST: u32 = 500;

impl MailOverstep {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = who(self.by, "Whose reply took long?")?;
        let charge = self.charge(scene)?;
        let days = charge.days;
        let each = self.days_for_each.filter(|&each| each > 0);
        let short =
            each.is_some_and(|each| ReflectionControl::DaysForEach(each).allowed().is_err());
        let draft = scene
            .draft(format!("{by}'s reply took {}", days_of(days.into())))
            .cite_all(&[TIME, COUNT])
            .note_if(
                short,
                "fewer than three days for each move are not an allowed control",
            );
        if charge.verdict == Verdict::InTime {
            return Ok(draft
                .decision(format!(
                    "In time: {} charged, and the game goes on.",
                    days_of(days.into())
                ))
                .cite(EXCUSED)
                .note(format!(
                    "left of the period: {}",
                    days_of(charge.left.max(0))
                ))
                .mandatory());
        }
        let opponent = by.opposite();
        let recorded = known(self.times_recorded, || {
            let text =
                format!("Has {opponent} sent the time used and the totals of both with the moves?");
            Question::yes_no("incident.times_recorded", text)
        })?;
        if !recorded {
            return Ok(draft
                .decision(format!("{opponent} has not sent the times with the moves, so there is no claim on time: the game goes on."))
                .cite_all(&[RECORD, OVERSTEP])
                .mandatory());
        }
        let draft = draft.cite_all(&[OVERSTEP, RECORD]);
        Ok(match charge.verdict {
            Verdict::Penalty => draft
                .decision(format!("Overstepped for the first time: {PENALTY_DAYS} more days may be charged instead of the game."))
                .cite_all(&[OVERSTEP_VARIATION, PENALTIES])
                .discretionary(
                    vec![
                        Measure::new(MeasureKind::OffenderLessTime, format!("{PENALTY_DAYS} days charged; the second time loses")),
                        Measure::new(MeasureKind::GameLost, "the game is lost"),
                    ],
                    format!("{PENALTY_DAYS} days, where the event uses the variation"),
                ),
            Verdict::Lost | Verdict::InTime => draft
                .decision(format!("The time is overstepped: {by} loses."))
                .result(GameResult::won_by(opponent))
                .mandatory(),
        })
    }

    /// What the reply does to the player's time.
    fn charge(&self, scene: &Scene) -> Result<ReflectionCharge, Question> {
        let number = |fact: &str, text: &str| Question::number(fact, text, MOST);
        let days = known(self.days, || {
            number(
                "incident.days",
                "How many days did the reply take, excused days left out?",
            )
        })?;
        let each = known(self.days_for_each, || {
            number(
                "incident.days_for_each",
                "How many days are there for each move? 0 if there are thirty for ten.",
            )
        })?;
        let text = "Has the player overstepped before in this game?";
        let first_time = self.first_time_costs_days
            && !scene.whether(
                self.overstepped_before,
                Question::yes_no("incident.overstepped_before", text),
            );
        let policy = match first_time {
            true => OverstepPolicy::PenaltyFirst,
            false => OverstepPolicy::Forfeit,
        };
        if each > 0 {
            let account = ReflectionAccount::new(ReflectionControl::DaysForEach(each), policy);
            return Ok(book(account, 0, 0, days));
        }
        let moves = known(self.moves_before, || {
            number(
                "incident.moves_before",
                "How many moves had the player sent before?",
            )
        })?;
        let used = known(self.used_before, || {
            number(
                "incident.used_before",
                "How many days had the player used before?",
            )
        })?;
        let account = ReflectionAccount::new(ReflectionControl::STANDARD, policy);
        Ok(book(account, moves, used, days))
    }
}

/// Books the moves before, the days before, and then the reply. Excused days are left out already, so
/// every reply is booked on one and the same day.
fn book(mut account: ReflectionAccount, moves: u32, used: u32, days: u32) -> ReflectionCharge {
    for _ in 0..moves.min(MOST) {
        account.reply(Default::default(), Default::default(), 0);
    }
    account.charge(used);
    account.reply(Default::default(), Default::default(), days)
}

fn days_of(number: i64) -> String {
    match number {
        1 => "1 day".to_owned(),
        _ => format!("{number} days"),
    }
}
