//! Advice that nobody asked for: 12.7 and 11.3.1, US Chess 20E2.

use adoube_clock::Colour;

use super::remark::measures;
use super::{UnaskedAdvice, Worth};
use crate::ask::known;
use crate::incident::Decided;
use crate::scene::Scene;
use crate::{Measure, MeasureKind, Question, Ruling, topics};

impl UnaskedAdvice {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let to = known(self.to, || Question::side("incident.to", "Who was told?"))?;
        if !scene.is_us() {
            return Ok(self.fide(scene, to));
        }
        let worth = known(self.worth, || {
            let choices = [
                ("would-find", "the player would have found it"),
                ("would-not-find", "the player would not have found it"),
                (
                    "unclear-with-alternatives",
                    "unclear, and there are other good moves",
                ),
                ("only-winning-move", "the only winning move, and unclear"),
                ("weak-move", "a weak move"),
                ("clock-reminder", "a reminder of the clock"),
                (
                    "clock-reminder-late",
                    "a reminder of the clock in the last minute",
                ),
            ];
            Question::one_of("incident.worth", "What was the advice worth?", &choices)
        })?;
        Ok(self.american(scene, to, worth))
    }

    fn fide(&self, scene: &Scene, to: Colour) -> Ruling {
        let mut range = measures();
        if self.from_own_side {
            range.push(Measure::new(
                MeasureKind::OpponentMoreTime,
                "a penalty for the player, if the help was arranged",
            ));
        }
        scene
            .draft(format!("{to} was given advice without asking"))
            .decision(format!(
                "Remove whoever spoke; {to} did not ask and is not penalised for it."
            ))
            .cite_all(&[
                topics::THIRD_PARTIES,
                topics::OUTSIDE_HELP,
                topics::ARBITER_TASKS,
            ])
            .discretionary(range, "expel whoever spoke; the game goes on")
    }

    /// 20E2 wants nobody to profit, and nobody to suffer much.
    fn american(&self, scene: &Scene, to: Colour, worth: Worth) -> Ruling {
        let (decision, usual, mut range) = weighed(worth);
        if self.from_own_side {
            range.push(Measure::new(
                MeasureKind::GameLost,
                "as advice that was asked for",
            ));
        }
        if self.team_event {
            range.push(Measure::other(
                "lost for the team only; the game goes on for player and rating",
            ));
        }
        let equity = range
            .iter()
            .any(|measure| measure.kind == MeasureKind::Draw);
        let draft = scene
            .draft(format!("{to} was given advice without asking"))
            .decision(decision)
            .cite_nth(topics::OUTSIDE_HELP, 2)
            .cite_nth(topics::SPECTATORS, 4)
            .step("Eject whoever spoke.")
            .note_if(
                self.from_own_side,
                "advice from a relative, team-mate or coach is judged harder",
            );
        let draft = if equity {
            draft.cite(topics::EQUITY_DRAW)
        } else {
            draft
        };
        draft.discretionary(range, usual)
    }
}

/// What is decided about the advice under 20E2, what is usual, and the range.
fn weighed(worth: Worth) -> (&'static str, &'static str, Vec<Measure>) {
    match worth {
        Worth::WouldFind => (
            "No penalty: the player would have found the move.",
            "no penalty",
            vec![Measure::nothing()],
        ),
        Worth::WeakMove => (
            "No penalty: the move is weak.",
            "no penalty",
            vec![Measure::nothing()],
        ),
        Worth::WouldNotFind => (
            "The move may be forbidden: the player would not have found it.",
            "the move may not be played",
            vec![
                Measure::nothing(),
                Measure::other("the advised move is forbidden"),
            ],
        ),
        Worth::UnclearWithAlternatives => (
            "Another move must be played: it is unclear whether the player would have found this one.",
            "another move is required",
            vec![
                Measure::nothing(),
                Measure::other("another move is required"),
            ],
        ),
        Worth::OnlyWinningMove => (
            "The only winning move was told and nobody can say whether it would be found: a draw, or ask similar players.",
            "a draw",
            vec![
                Measure::other("players of similar strength are asked"),
                Measure::new(MeasureKind::Draw, "the game is drawn"),
            ],
        ),
        Worth::ClockReminder => (
            "The player was reminded of the clock: a few minutes off.",
            "a few minutes off the player's time",
            vec![
                Measure::nothing(),
                Measure::new(
                    MeasureKind::OffenderLessTime,
                    "some minutes off the player's time",
                ),
            ],
        ),
        Worth::ClockReminderLate => (
            "The player was reminded of the clock at the last moment: most of the last minute is taken away.",
            "most of the last minute off; with an easy win on the board a draw",
            vec![
                Measure::new(MeasureKind::OffenderLessTime, "most of the last minute off"),
                Measure::new(MeasureKind::Draw, "the game is drawn"),
            ],
        ),
    }
}
