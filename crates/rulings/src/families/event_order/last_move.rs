//! The last move of a time control: 6.2.1 and 6.4 of the FIDE Laws, 9F of US Chess.

use adoube_clock::Colour;

use super::{Deed, EventOrder, FlagMoment, Happening, LAST_MOVE_DETERMINED, LastMoveOfControl};
use crate::ask::known;
use crate::families::flags::{Caller, FlagFall, Flags};
use crate::incident::{Decided, Family};
use crate::scene::Scene;
use crate::{Measure, Question, Ruling, topics};

impl LastMoveOfControl {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = known(self.by, || {
            Question::side("incident.by", "Whose move was it?")
        })?;
        if self.mates || self.stalemates {
            return self.ends(scene, by);
        }
        let flag = known(self.flag, || {
            let text = format!("When was {by}'s flag down?");
            let choices = [
                ("before-press", "before the clock was pressed"),
                (
                    "seen-after-press",
                    "seen after the press, before the opponent touched the clock",
                ),
                ("up", "it was up until the opponent had touched the clock"),
            ];
            Question::one_of("incident.flag", text, &choices)
        })?;
        match flag {
            FlagMoment::Up => Ok(in_time(scene, by)),
            FlagMoment::BeforePress => missed(scene, by),
            FlagMoment::SeenAfterPress if scene.has(topics::LAST_MOVE_OF_CONTROL) => {
                missed(scene, by)
            }
            FlagMoment::SeenAfterPress => Ok(look(scene, by)),
        }
    }

    /// A move that ends the game needs no press.
    fn ends(&self, scene: &Scene, by: Colour) -> Decided {
        let deed = match self.mates {
            true => Deed::Mates,
            false => Deed::Stalemates,
        };
        let order = EventOrder {
            events: vec![Happening::new(by, deed)],
            ..EventOrder::default()
        };
        order.decide(scene)
    }
}

fn in_time(scene: &Scene, by: Colour) -> Ruling {
    scene
        .draft(format!("{by} completes the last move of the control"))
        .decision("The move was completed in time: the game goes on in the next period.")
        .cite_all(&[
            topics::LAST_MOVE_OF_CONTROL,
            topics::FLAG_CHECK,
            topics::MOVE_COMPLETED,
        ])
        .mandatory()
}

/// The move does not count: the flag decides.
fn missed(scene: &Scene, by: Colour) -> Decided {
    let fall = FlagFall {
        of: Some(by),
        called_by: Some(Caller::Opponent),
        moves_completed: Some(false),
        // An earlier claim is asked about where a flag fall alone is told.
        denied_before: Some(false),
        ..FlagFall::default()
    };
    let mut ruling = Flags::FlagFall(fall).decide(scene)?;
    for topic in [
        topics::LAST_MOVE_OF_CONTROL,
        LAST_MOVE_DETERMINED,
        topics::MOVE_COMPLETED,
    ] {
        scene.also_cite(&mut ruling, topic, 0);
    }
    ruling.notes.push(
        format!("{by}'s last move was made but not completed in time, so the control was missed")
            .into(),
    );
    Ok(ruling)
}

/// The FIDE Laws ask only whether the clock was pressed before the time was over.
fn look(scene: &Scene, by: Colour) -> Ruling {
    scene
        .draft(format!("{by}'s flag is seen down after the last move of the control was completed"))
        .decision("Find out from the clock whether the time ran out before the press or the press came first.")
        .cite_all(&[topics::FLAG_CHECK, topics::MOVE_COMPLETED, topics::CLOCK_DEFECT])
        .note("what the clock shows is conclusive unless it is evidently defective")
        .discretionary(
            vec![
                Measure::other("the press came first: the moves were completed, the game goes on"),
                Measure::other("the time ran out first: the control was missed, rule on the flag"),
            ],
            "a digital clock that stands at 0:00 with its mark on had run out before the press",
        )
}
