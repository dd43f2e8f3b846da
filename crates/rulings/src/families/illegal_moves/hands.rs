//! Two hands for one move, and pressing the clock without a move.

use adoube_clock::Colour;
use adoube_rulebook::{Press, Treatment, TwoHandedMoves};

use super::fide::{cite_mode, without_board_if_over};
use super::ladder::{Offence, penalise};
use super::{ClockWithoutMove, TwoHandedMove, TwoHands, pressed, too_late, who};
use crate::ask::known;
use crate::incident::Decided;
use crate::ruling::Draft;
use crate::scene::Scene;
use crate::{Counter, Measure, MeasureKind, Question, Ruling, penalties, topics};

impl TwoHands {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = who(self.by, "used two hands for one move")?;
        let incident = format!("{by} used two hands for one move");
        if let Some(ruling) = too_late(scene, incident.clone()) {
            return Ok(ruling);
        }
        if self.ended_game {
            return Ok(ended(scene, incident));
        }
        if scene.parameters.illegal_moves.two_hands != Treatment::IllegalMove {
            return Ok(by_list(scene, by, incident, Counter::TwoHands));
        }
        if self.is_not_listed(scene)? {
            return Ok(by_list(scene, by, incident, Counter::TwoHands));
        }
        if !pressed(self.completed, by)? {
            return Ok(not_pressed(scene, by, incident));
        }
        let draft = scene.draft(incident).cite(topics::TWO_HANDS);
        let draft =
            draft.note("no article says that the move on the board is taken back; it is legal");
        counts_as_illegal(scene, draft, by, Counter::TwoHands)
    }

    /// The move is none of those for which the edition names two hands.
    fn is_not_listed(&self, scene: &Scene) -> Result<bool, Question> {
        if scene.parameters.illegal_moves.two_hands_moves == TwoHandedMoves::Any {
            return Ok(false);
        }
        let what = known(self.what, || {
            let choices = [
                ("castling", "castling"),
                ("capture", "a capture"),
                ("promotion", "a promotion"),
                ("other", "another move"),
            ];
            Question::one_of("incident.what", "Which move was it?", &choices)
        })?;
        Ok(what == TwoHandedMove::Other)
    }
}

/// 5.1 and 5.2 ask that a move was in accordance with 4.2 to 4.7; 4.1 is not among them.
fn ended(scene: &Scene, incident: String) -> Ruling {
    scene
        .draft(incident)
        .decision("The move ended the game: the result stands, two hands or not.")
        .cite_all(&[topics::CHECKMATE, topics::STALEMATE, topics::TWO_HANDS])
        .mandatory()
}

fn not_pressed(scene: &Scene, by: Colour, incident: String) -> Ruling {
    let draft = scene
        .draft(incident)
        .cite_all(&[topics::TWO_HANDS, topics::ONE_HAND]);
    if scene.parameters.illegal_moves.two_hands_press == Press::Needed {
        let text = format!(
            "Not an illegal move while the clock is not pressed; tell {by} to use one hand."
        );
        return draft.decision(text).mandatory();
    }
    draft
        .decision("The edition does not say whether the clock must be pressed for it to count as an illegal move.")
        .discretionary(
            vec![Measure::nothing(), Measure::other("treat it as an illegal move")],
            "no penalty before the press",
        )
}

impl ClockWithoutMove {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = who(self.by, "pressed the clock without a move")?;
        let incident = match self.then_moved {
            true => format!("{by} pressed the clock before moving"),
            false => format!("{by} pressed the clock without a move"),
        };
        if let Some(ruling) = too_late(scene, incident.clone()) {
            return Ok(ruling);
        }
        let treatment = scene.parameters.illegal_moves.clock_without_move;
        if self.then_moved || treatment != Treatment::IllegalMove {
            return Ok(by_list(scene, by, incident, Counter::ClockWithoutMove));
        }
        if self.meant_to_stop {
            return Ok(mistaken(scene, by, incident));
        }
        let draft = scene
            .draft(incident)
            .cite(topics::CLOCK_WITHOUT_MOVE)
            .to_move(by)
            .step(format!(
                "{by}'s clock runs again; correct the move counter."
            ));
        counts_as_illegal(scene, draft, by, Counter::ClockWithoutMove)
    }
}

/// A player who meant to stop the clocks started the opponent's.
fn mistaken(scene: &Scene, by: Colour, incident: String) -> Ruling {
    scene
        .draft(incident)
        .decision(format!("{by} meant to stop the clocks: weigh whether it was an error, an illegal move or a distraction."))
        .cite_all(&[topics::CLOCK_WITHOUT_MOVE, topics::DISTRACTION, topics::PENALTIES])
        .to_move(by)
        .discretionary(
            vec![
                Measure::nothing(),
                Measure::new(MeasureKind::Warning, "a warning or another penalty for distraction"),
                Measure::new(MeasureKind::OpponentMoreTime, "the penalty of an illegal move"),
            ],
            "no penalty if it was clearly an error; deal with the opponent's irregularity first",
        )
}

/// It counts as an illegal move, but the move on the board is legal.
fn counts_as_illegal(scene: &Scene, draft: Draft, by: Colour, counter: Counter) -> Decided {
    let reading = scene.edition.readings().iter();
    let mut doubtful = reading.filter(|reading| reading.id == "unsupervised-two-hands");
    let doubtful = doubtful.next().is_some() && scene.is_reduced()?;
    let draft = cite_mode(scene, draft)?;
    let offence = Offence {
        by,
        counter,
        then: "It counts as an illegal move",
    };
    let ruling = without_board_if_over(penalise(scene, draft, &offence)?);
    Ok(match doubtful {
        true => doubted(ruling),
        false => ruling,
    })
}

/// The text of 2017 can be read in two ways without supervision.
fn doubted(mut ruling: Ruling) -> Ruling {
    ruling.notes.push(
        "without supervision the edition can be read in two ways here: confirm the loss or give time".into(),
    );
    ruling.force = crate::Force::Discretionary {
        range: vec![
            Measure::new(
                MeasureKind::OpponentMoreTime,
                "time for the opponent, as with supervision",
            ),
            Measure::new(
                MeasureKind::GameLost,
                "loss of the game, as every illegal move there",
            ),
        ],
        usual: "the result above, once the arbiter has confirmed it".into(),
    };
    ruling
}

/// A breach without a penalty of its own: the list of penalties, or the director's discretion.
fn by_list(scene: &Scene, by: Colour, incident: String, counter: Counter) -> Ruling {
    let own: &[_] = match counter {
        Counter::TwoHands if scene.is_us_blitz() => {
            &[topics::US_BLITZ_ONE_HAND, topics::US_BLITZ_PENALTY]
        }
        Counter::TwoHands => &[topics::ONE_HAND, topics::SAME_HAND],
        _ if scene.is_us_blitz() => &[topics::US_BLITZ_CLOCK, topics::US_BLITZ_PENALTY],
        _ => &[topics::CLOCK_HANDLING],
    };
    scene
        .draft(incident)
        .decision(format!(
            "Not an illegal move by this edition; the {} may penalise {by}.",
            scene.arbiter()
        ))
        .cite_all(own)
        .cite_all(&[topics::STANDARD_PENALTY, topics::PENALTIES])
        .count(by, counter)
        .discretionary(
            penalties::ladder_up_to(scene, MeasureKind::GameLost),
            penalties::usual(scene, by),
        )
}
