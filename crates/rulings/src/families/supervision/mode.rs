//! Whether the competition rules hold in full.

use adoube_rulebook::{RapidBlitz, SupervisionMode};

use super::WhichRulesHold;
use crate::ask::known;
use crate::incident::Decided;
use crate::ruling::Draft;
use crate::scene::{Pace, Scene};
use crate::{Measure, Question, Supervision, topics};

const INCIDENT: &str = "Which rules hold in this rapid or blitz event";

impl WhichRulesHold {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let pace = scene.pace()?;
        let Some(rules) = scene
            .parameters
            .rapid_blitz
            .as_ref()
            .filter(|_| !scene.is_us())
        else {
            return Ok(scene
                .draft(INCIDENT)
                .decision("There is one set of rules for each rate of play, however many directors there are.")
                .cite(topics::SCOPE)
                .mandatory());
        };
        if pace == Pace::Standard {
            return Ok(scene
                .draft(INCIDENT)
                .decision("It is standard play: the competition rules hold in full.")
                .cite(topics::SCOPE)
                .mandatory());
        }
        let draft = cite_mode(scene.draft(INCIDENT), pace);
        if self.only_a_part {
            return Ok(draft
                .decision(
                    "No change: the rules chosen hold for the whole event, every round of it.",
                )
                .mandatory());
        }
        match self.announced(scene, rules)? {
            Some(mode) => self.check(scene, draft, rules, pace, mode),
            None => Ok(not_specified(draft)),
        }
    }

    /// What the event has said.
    fn announced(
        &self,
        scene: &Scene,
        rules: &RapidBlitz,
    ) -> Result<Option<Supervision>, Question> {
        match rules.mode {
            SupervisionMode::Supervised => return Ok(Some(Supervision::Adequate)),
            SupervisionMode::Unsupervised => return Ok(Some(Supervision::Reduced)),
            SupervisionMode::MustBeSpecified => {}
        }
        let specified = known(
            self.specified.or(scene.case.supervision.map(|_| true)),
            || {
                let text = "Do the regulations of the event say whether the competition rules hold in full?";
                Question::yes_no("incident.specified", text)
            },
        )?;
        if !specified {
            return Ok(None);
        }
        let mode = known(scene.case.supervision, || {
            Question::one_of(
                "supervision",
                "What do they say?",
                &[
                    ("adequate", "the competition rules hold in full"),
                    ("reduced", "they do not"),
                ],
            )
        })?;
        Ok(Some(mode))
    }

    fn check(
        &self,
        scene: &Scene,
        draft: Draft,
        rules: &RapidBlitz,
        pace: Pace,
        mode: Supervision,
    ) -> Decided {
        if mode == Supervision::Reduced {
            let text = "The rules for play without adequate supervision hold: a player's claim must come before the next move.";
            let topic = match pace {
                Pace::Blitz => topics::BLITZ_UNSUPERVISED,
                _ => topics::RAPID_UNSUPERVISED,
            };
            return Ok(draft.decision(text).cite(topic).mandatory());
        }
        let number = |fact: &str, text: &str| Question::number(fact, text, 1000);
        let games = known(self.games, || {
            number(
                "incident.games",
                "How many games are played at the same time?",
            )
        })?;
        let arbiters = known(self.arbiters, || {
            number("incident.arbiters", "How many arbiters supervise them?")
        })?;
        let each = match pace {
            Pace::Blitz => rules.blitz_games_for_each_arbiter,
            _ => rules.rapid_games_for_each_arbiter,
        };
        let recorded = !rules.games_recorded
            || known(self.recorded, || {
                let text = "Is every game recorded by an arbiter or an assistant?";
                Question::yes_no("incident.recorded", text)
            })?;
        let enough = games <= arbiters.saturating_mul(each);
        Ok(match enough && recorded {
            true => draft
                .decision(format!("The competition rules hold in full: the arbiters are enough for {}, and all are recorded.", games_of(games)))
                .mandatory(),
            false => draft
                .decision(format!("The event has promised more than it has: one arbiter for at most {} and a record of every game are needed.", games_of(each)))
                .step("Find more arbiters or assistants, or ask the organiser to play by the other rules from the start of the event.")
                .note(format!("games so far were played by the rules announced; the {} rules on incidents by them", scene.arbiter()))
                .discretionary(
                    vec![
                        Measure::other("keep the rules announced and find the arbiters"),
                        Measure::other("before the first round: announce the other rules for the whole event"),
                    ],
                    "settle it before the first round; later keep what was announced",
                ),
        })
    }
}

fn cite_mode(draft: Draft<'_>, pace: Pace) -> Draft<'_> {
    match pace {
        Pace::Blitz => draft.cite_all(&[topics::BLITZ_MODE, topics::BLITZ_SUPERVISED]),
        _ => draft.cite_all(&[topics::RAPID_MODE, topics::RAPID_SUPERVISED]),
    }
}

fn not_specified(draft: Draft) -> crate::Ruling {
    draft
        .decision("The regulations must say which of the two holds, for the whole event; decide it now and announce it.")
        .discretionary(
            vec![
                Measure::other("the competition rules in full, if there are arbiters enough"),
                Measure::other("the rules for play without adequate supervision"),
            ],
            "without enough arbiters, the rules for play without adequate supervision",
        )
}

fn games_of(number: u32) -> String {
    match number {
        1 => "1 game".to_owned(),
        _ => format!("{number} games"),
    }
}
