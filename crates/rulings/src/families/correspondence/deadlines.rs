//! Withdrawals, time limits, disputes and help: 3, 16, 18, 19 and 20 of Chapter 9.

use std::time::Duration;

use adoube_clock::correspondence::{Withdrawal, complaint_until, withdrawal};

use super::{
    DISPUTE, END, HELP, Help, MailDispute, MailHelp, MailTimeLimit, MailWithdrawal, PENALTIES,
    WITHDRAWAL, who,
};
use crate::ask::known;
use crate::incident::Decided;
use crate::scene::Scene;
use crate::{GameResult, Measure, MeasureKind, Question};

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

impl MailWithdrawal {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = who(self.by, "Who leaves?")?;
        let moves = known(self.moves_by_both, || {
            let text = "How many moves have both completed in this game?";
            Question::number("incident.moves_by_both", text, 500)
        })?;
        let draft = scene
            .draft(format!("{by} leaves the event or is silent in all games"))
            .cite(WITHDRAWAL);
        let lost = GameResult::won_by(by.opposite());
        Ok(match self.scored(moves)? {
            Withdrawal::RatedLoss => draft
                .decision(format!("{by} loses the game, and it is rated."))
                .result(lost)
                .note("at least ten moves by both, or six months")
                .mandatory(),
            Withdrawal::UnratedForfeit => draft
                .decision(format!("{by} loses the game by forfeit, unrated."))
                .result(lost.unplayed())
                .cite(END)
                .note(format!(
                    "{} may ask for adjudication within 14 days of the notice, for a rated result",
                    by.opposite()
                ))
                .mandatory(),
        })
    }

    /// How old the game is, is asked only if the moves leave it open.
    fn scored(&self, moves: u32) -> Result<Withdrawal, Question> {
        let start = complaint_until(Default::default());
        let young = withdrawal(moves, start, start);
        if young == Withdrawal::RatedLoss {
            return Ok(young);
        }
        let old = known(self.six_months, || {
            Question::yes_no(
                "incident.six_months",
                "Has the game lasted six months or longer?",
            )
        })?;
        Ok(match old {
            true => withdrawal(moves, start, start.saturating_add(DAY.saturating_mul(365))),
            false => young,
        })
    }
}

impl MailTimeLimit {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let asked = known(self.adjudication_asked, || {
            let text =
                "Has a player asked for adjudication within a week, with score, diagram and claim?";
            Question::yes_no("incident.adjudication_asked", text)
        })?;
        let draft = scene
            .draft("The game has reached thirty months from the start of the event")
            .cite(END);
        Ok(match asked {
            true => draft
                .decision("The game is adjudicated; reasons need not be given.")
                .discretionary(
                    vec![Measure::other(
                        "a win or a draw, by best play of both sides",
                    )],
                    "the judge decides on the position and the analysis sent in",
                ),
            false => draft
                .decision("Nobody asked for adjudication in time: a rated draw.")
                .result(GameResult::DRAW)
                .mandatory(),
        })
    }
}

impl MailDispute {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let days = known(self.days, || {
            let text = "How many days has the sender known of it?";
            Question::number("incident.days", text, 1000)
        })?;
        let draft = scene
            .draft("A dispute is sent to the director")
            .cite(DISPUTE);
        let known_on = Default::default();
        let last = complaint_until(known_on);
        if known_on.saturating_add(DAY.saturating_mul(days)) > last {
            return Ok(draft
                .decision("Too late: a complaint must be sent within seven days of knowing. It is not heard.")
                .mandatory());
        }
        let complete = known(self.complete, || {
            let text = "Are section, names, score, times used and papers all there?";
            Question::yes_no("incident.complete", text)
        })?;
        Ok(match complete {
            true => draft
                .decision("The complaint is heard; play goes on meanwhile if that is possible.")
                .mandatory(),
            false => draft
                .decision("The complaint is incomplete and fails.")
                .mandatory(),
        })
    }
}

impl MailHelp {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = who(self.by, "Who had help?")?;
        let what = known(self.what, || {
            let choices = [
                ("books", "books, magazines or a database"),
                ("engine", "a program that judges moves"),
                ("person", "another person"),
            ];
            Question::one_of("incident.what", "What kind of help?", &choices)
        })?;
        let draft = scene.draft(format!("{by} had help")).cite(HELP);
        if what == Help::Books {
            return Ok(draft
                .decision("Books and databases are allowed: the game goes on.")
                .mandatory());
        }
        Ok(draft
            .decision("That help is forbidden: the director decides on the penalty.")
            .cite(PENALTIES)
            .discretionary(
                vec![
                    Measure::new(MeasureKind::Warning, "a reprimand or a warning"),
                    Measure::new(MeasureKind::OffenderLessTime, "less reflection time"),
                    Measure::new(MeasureKind::GameLost, "the game is forfeited"),
                    Measure::new(MeasureKind::Expulsion, "withdrawal from the event"),
                ],
                "forfeit if it is proved; the director may go straight to it",
            ))
    }
}
