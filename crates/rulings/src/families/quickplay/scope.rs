//! Whether a player may claim or ask at all.

use adoube_clock::{Colour, Span};
use adoube_rulebook::{Quickplay as Rules, QuickplayUse};

use super::{QUICKPLAY, SCOPE};
use crate::ask::known;
use crate::ruling::Draft;
use crate::scene::{Pace, Scene};
use crate::{Question, Ruling, Stage, topics};

/// Who asks, and what is said of it.
pub(super) struct Asking {
    pub(super) by: Colour,
    pub(super) announced: Option<bool>,
    pub(super) flag_down: bool,
    pub(super) incident: String,
}

impl Asking {
    pub(super) fn draft<'a>(&self, scene: &'a Scene<'a>) -> Draft<'a> {
        scene.draft(self.incident.as_str())
    }

    /// The ruling if the game is over already.
    pub(super) fn too_late(&self, scene: &Scene) -> Option<Ruling> {
        let over = scene.case.stage != Stage::Playing;
        over.then(|| {
            self.draft(scene)
                .decision("The game is over: the result stands.")
                .cite_all(&[QUICKPLAY, topics::RESULT_SIGNED])
                .mandatory()
        })
    }

    /// The ruling if these rules do not help the player; nothing if they do. FIDE only.
    pub(super) fn refused(&self, scene: &Scene, rules: &Rules) -> Result<Option<Ruling>, Question> {
        let no = |topic, text: &str| {
            let text = format!("{text} The game goes on.");
            Ok(Some(
                self.draft(scene).decision(text).cite(topic).mandatory(),
            ))
        };
        if scene.pace()? == Pace::Blitz {
            return no(SCOPE, "Refused: these rules never hold in blitz.");
        }
        if self.addition(scene)? > Span::ZERO {
            return no(SCOPE, "Refused: these rules hold only without increment.");
        }
        if !self.in_force(scene, rules)? {
            let text = "Refused: it was not announced that these rules hold.";
            return no(topics::QUICKPLAY_ANNOUNCED, text);
        }
        if is_earlier_period(scene) {
            let text =
                "Refused: it is not the last period, in which all remaining moves must be made.";
            return no(QUICKPLAY, text);
        }
        Ok(None)
    }

    fn in_force(&self, scene: &Scene, rules: &Rules) -> Result<bool, Question> {
        match rules.in_force {
            QuickplayUse::InForce => return Ok(true),
            QuickplayUse::NotAllowed => return Ok(self.announced == Some(true)),
            QuickplayUse::IfAnnounced | QuickplayUse::MustBeAnnounced => {}
        }
        known(self.announced, || {
            let part = scene
                .parameters
                .parts
                .quickplay
                .as_deref()
                .unwrap_or("these rules");
            let text = format!("Was it announced that {part} (games without increment) holds?");
            Question::yes_no("incident.announced", text)
        })
    }

    fn addition(&self, scene: &Scene) -> Result<Span, Question> {
        known(scene.addition_if_known(), || {
            let text = "What is added for each move? 0:00 if nothing.";
            Question::time("clock.addition", text)
        })
    }

    /// Whether it is the player's move.
    pub(super) fn on_move(&self, scene: &Scene) -> Result<bool, Question> {
        let running = known(scene.case.clock.running, || {
            Question::side("clock.running", "Whose clock is running?")
        })?;
        Ok(running == self.by)
    }

    /// The player's time, and whether it is short enough.
    pub(super) fn is_short(&self, scene: &Scene, rules: &Rules) -> Result<bool, Question> {
        let limit = Span::seconds(i64::from(rules.seconds_left));
        let left = self.left(scene)?;
        Ok(left < limit || (rules.seconds_left_included && left == limit))
    }

    pub(super) fn left(&self, scene: &Scene) -> Result<Span, Question> {
        known(scene.case.clock.left(self.by), || {
            let fact = match self.by {
                Colour::White => "clock.white",
                Colour::Black => "clock.black",
            };
            Question::time(fact, format!("How much time has {} left?", self.by))
        })
    }
}

/// Whether it is known not to be the last period. A player who asks by these rules is short of the time
/// for all remaining moves, so nobody is asked for it.
pub(super) fn is_earlier_period(scene: &Scene) -> bool {
    scene.case.clock.last_period == Some(false)
}
