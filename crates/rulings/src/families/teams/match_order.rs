//! Incomplete teams, wrong boards and missing line-ups.

use adoube_rulebook::Lateness;

use super::{LineUpMissing, TeamIncomplete, WrongBoardOrder};
use crate::ask::known;
use crate::families::conduct::yes_no;
use crate::incident::Decided;
use crate::scene::Scene;
use crate::{Measure, MeasureKind, Question, Ruling, topics};

impl TeamIncomplete {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        if !scene.has(topics::TEAM_QUORUM) {
            return Ok(scene
                .draft("A team is not complete at the start")
                .decision("The games of those present are played; for a missing player those below move up, or the boards are forfeited.")
                .cite_all(&[topics::TEAM_LINE_UP, topics::DEFAULT_TIME])
                .discretionary(
                    vec![
                        Measure::other("those below move up; forfeits fall on the last boards"),
                        Measure::other("only the empty board is forfeited"),
                        Measure::other("the empty board and all below are forfeited"),
                    ],
                    "those below move up",
                ));
        }
        let number = |fact: Option<u32>, name: &str, text: &str| {
            known(fact, || {
                Question::number(&format!("incident.{name}"), text, 200)
            })
        };
        let boards = number(self.boards, "boards", "How many boards has the match?")?;
        let present = number(
            self.present,
            "present",
            "How many players of the team are there?",
        )?;
        let incident = format!("{present} of {boards} players of a team are there at the start");
        if u64::from(present) * 2 > u64::from(boards) {
            return Ok(scene
                .draft(incident)
                .decision("More than half are there: the games start; the default time decides for the absent.")
                .cite_all(&[topics::TEAM_QUORUM, topics::DEFAULT_TIME])
                .mandatory());
        }
        let text = "Is it an official FIDE event?";
        let official = yes_no(self.official_event, "official_event", text)?;
        Ok(below(scene, incident, official, self.zero(scene)?))
    }

    fn zero(&self, scene: &Scene) -> Result<bool, Question> {
        let rules = &scene.parameters.default_time;
        let told = rules.specified_minutes.map(|minutes| minutes == 0);
        let own = match rules.unless_specified {
            Lateness::Minutes(minutes) => Some(minutes == 0),
            Lateness::MustBeSpecified | Lateness::MinutesOrFirstControl(_) => None,
        };
        yes_no(
            self.default_zero.or(told).or(own),
            "default_zero",
            "Is the default time zero?",
        )
    }
}

fn below(scene: &Scene, incident: String, official: bool, zero: bool) -> Ruling {
    let draft = scene
        .draft(incident)
        .cite_all(&[topics::TEAM_QUORUM, topics::DEFAULT_TIME]);
    let draft = match zero {
        true => draft.decision("Half or fewer are there and the default time is zero: the team loses the match."),
        false => draft
            .decision("Half or fewer are there: they may not start. The clocks are started; opponents with White may write their move without playing it.")
            .step("The games begin once more than half of the team is there."),
    };
    match official {
        true => draft.mandatory(),
        false => draft
            .note("outside official events this is only recommended")
            .discretionary(
                vec![
                    Measure::other("those present play"),
                    Measure::other("as in official events"),
                ],
                "what the regulations of the event say",
            ),
    }
}

impl WrongBoardOrder {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let sat = self.sat.as_deref().ok_or_else(|| {
            let text = "In what order did the players sit?";
            Question::text(
                "incident.sat",
                text,
                "their numbers in the team list, by board, such as 2 4 3 5",
            )
        })?;
        let wrong = wrong_boards(sat);
        let draft = scene
            .draft(format!("A team sat in the order {sat}"))
            .cite(topics::TEAM_LINE_UP);
        if wrong.is_empty() {
            return Ok(draft
                .decision("The order is right: every game counts as played.")
                .mandatory());
        }
        let boards: Vec<String> = wrong.iter().map(ToString::to_string).collect();
        let list = boards.join(", ");
        Ok(draft
            .decision(format!("For the standings the team forfeits board {list}; the games are rated as they were played."))
            .step("Change the match result accordingly for standings and pairings.")
            .discretionary(
                vec![
                    Measure::new(MeasureKind::GameLost, format!("forfeit on board {list}")),
                    Measure::other("what the regulations of the event say otherwise"),
                ],
                "forfeit of the boards whose player was not the right one",
            ))
    }
}

/// The boards, from 1, whose player is not the one of the line-up in the order of the list.
fn wrong_boards(sat: &str) -> Vec<usize> {
    let numbers = sat
        .split(|c: char| !c.is_ascii_digit())
        .filter_map(|word| word.parse().ok());
    let numbers: Vec<u32> = numbers.collect();
    let mut sorted = numbers.clone();
    sorted.sort_unstable();
    let pairs = numbers.iter().zip(&sorted).enumerate();
    pairs
        .filter(|(_, (sat, right))| sat != right)
        .map(|(board, _)| board + 1)
        .collect()
}

impl LineUpMissing {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let draft = scene
            .draft("No line-up was handed in in time")
            .cite(topics::TEAM_LINE_UP);
        Ok(match scene.is_us() {
            true => draft
                .decision("The team plays in the order of the ratings, as always.")
                .mandatory(),
            false => draft
                .decision("The first-named players of the team list play, in that order.")
                .mandatory(),
        })
    }
}
