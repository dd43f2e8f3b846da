//! A breach without a penalty of its own: the list of penalties decides.

use super::Says;
use crate::families::prelude::*;
use crate::penalties;
use crate::statement::CommonSays;

/// A breach that the list of penalties answers.
pub(crate) struct Breach<'t> {
    pub(crate) by: Colour,
    /// What happened, in one line.
    pub(crate) incident: Statement,
    /// What it is, as a sentence; the penalty follows in the range.
    pub(crate) decision: Statement,
    /// What was broken.
    pub(crate) topics: &'t [Topic],
    pub(crate) counter: Counter,
    /// Whether the article says that there is a penalty, so that nothing is too little.
    pub(crate) penalty_due: bool,
    /// What is usual, if something else than for any breach.
    pub(crate) usual: Option<Statement>,
}

impl<'t> Breach<'t> {
    /// A breach of what these topics say.
    pub(crate) fn new(
        by: Colour,
        incident: impl Into<Statement>,
        decision: impl Into<Statement>,
        topics: &'t [Topic],
    ) -> Breach<'t> {
        Breach {
            by,
            incident: incident.into(),
            decision: decision.into(),
            topics,
            counter: Counter::Breach,
            penalty_due: false,
            usual: None,
        }
    }

    /// It counts as something in particular.
    pub(crate) fn counted_as(self, counter: Counter) -> Breach<'t> {
        Breach { counter, ..self }
    }

    /// The article says that there is a penalty.
    pub(crate) fn due(self, penalty_due: bool) -> Breach<'t> {
        Breach {
            penalty_due,
            ..self
        }
    }

    /// Something else is usual than for any breach.
    pub(crate) fn usually(self, usual: impl Into<Statement>) -> Breach<'t> {
        let usual = Some(usual.into());
        Breach { usual, ..self }
    }

    /// The ruling: what was broken, and what the list permits.
    pub(crate) fn rule(self, scene: &Scene) -> Ruling {
        let usual = self.usual.unwrap_or_else(|| usual(scene, self.by));
        let draft = scene
            .ruled(self.incident, self.decision, self.topics)
            .cite_all(penalty_topics(scene))
            .count(self.by, self.counter);
        draft
            .note_if(scene.is_over(), Says::GameOver)
            .discretionary(range(scene, self.penalty_due), usual)
    }
}

/// What the list permits, mildest first. Time is no measure after the game.
pub(crate) fn range(scene: &Scene, penalty_due: bool) -> Vec<Measure> {
    let in_time = [MeasureKind::OpponentMoreTime, MeasureKind::OffenderLessTime];
    let over = scene.is_over();
    let mut range: Vec<Measure> = match penalty_due {
        true => Vec::new(),
        false => range![Nothing],
    };
    let list = penalties::ladder(scene).into_iter();
    range.extend(list.filter(|measure| !(over && in_time.contains(&measure.kind))));
    range
}

fn usual(scene: &Scene, by: Colour) -> Statement {
    match scene.is_over() {
        true => CommonSays::Warning.into(),
        false => penalties::usual(scene, by),
    }
}

/// The articles with the list of penalties.
pub(crate) fn penalty_topics(scene: &Scene) -> &'static [Topic] {
    match scene.is_us_blitz() {
        true => &[US_BLITZ_PENALTY, PENALTIES],
        false => &[STANDARD_PENALTY, PENALTIES],
    }
}
