//! Whether a player may claim or ask at all.

use adoube_rulebook::{Quickplay as Rules, QuickplayUse};

use super::Says;
use crate::ask::place_of;
use crate::families::prelude::*;

/// Who asks for what.
pub(super) struct Asking {
    pub(super) by: Colour,
    pub(super) announced: Result<bool, Question>,
    pub(super) flag_down: bool,
    pub(super) incident: Says,
    /// What it is by.
    pub(super) topic: Topic,
    /// What is said if the flag is down.
    pub(super) after_flag: Says,
    pub(super) needs_move: bool,
}

impl Asking {
    pub(super) fn draft<'a>(&self, scene: &'a Scene<'a>) -> Draft<'a> {
        scene.draft(self.incident.clone())
    }

    pub(super) fn ruled(&self, scene: &Scene, decision: Says, topics: &[Topic]) -> Ruling {
        self.draft(scene).must(decision, topics)
    }

    /// The ruling if the game is over already.
    pub(super) fn too_late(&self, scene: &Scene) -> Option<Ruling> {
        let over = scene.is_over();
        over.then(|| self.ruled(scene, Says::Over, &[QUICKPLAY, RESULT_SIGNED]))
    }

    pub(super) fn no_rules(&self, scene: &Scene) -> Ruling {
        let draft = self.draft(scene).decision(Says::NoSuchClaim);
        draft.no_rule(Says::NoRules).mandatory()
    }

    /// The ruling if these rules do not help the player; nothing if they do. FIDE only.
    pub(super) fn refused(&self, scene: &Scene, rules: &Rules) -> Result<Option<Ruling>, Question> {
        let by = self.by;
        let no = |decision, topics: &[Topic]| Ok(Some(self.ruled(scene, decision, topics)));
        if scene.pace()? == Pace::Blitz {
            return no(Says::NotInBlitz, &[QUICKPLAY_SCOPE]);
        }
        if self.addition(scene)? > Span::ZERO {
            return no(Says::NotWithIncrement, &[QUICKPLAY_SCOPE]);
        }
        if !self.in_force(rules)? {
            return no(Says::NotAnnounced, &[QUICKPLAY_ANNOUNCED]);
        }
        // A player who asks by these rules is short of the time for all remaining moves, so nobody is asked
        // for it.
        if scene.is_earlier_period(by) {
            return no(Says::NotLastPeriod, &[QUICKPLAY]);
        }
        let topics = &[self.topic, QUICKPLAY];
        if self.flag_down {
            return no(self.after_flag.clone(), topics);
        }
        if !self.is_short(scene, rules)? {
            let limit = limit(rules);
            return no(Says::TooEarly { by, limit }, topics);
        }
        if self.needs_move && !self.on_move(scene)? {
            return no(Says::NotOnMove { by }, topics);
        }
        Ok(None)
    }

    fn in_force(&self, rules: &Rules) -> Result<bool, Question> {
        match rules.in_force {
            QuickplayUse::InForce => Ok(true),
            QuickplayUse::NotAllowed => Ok(self.announced == Ok(true)),
            QuickplayUse::IfAnnounced | QuickplayUse::MustBeAnnounced => self.announced.clone(),
        }
    }

    fn addition(&self, scene: &Scene) -> Result<Span, Question> {
        let asking = || Question::beside("clock.addition", "quickplay-addition").time();
        scene.addition_if_known().ok_or_else(asking)
    }

    /// Whether it is the player's move.
    pub(super) fn on_move(&self, scene: &Scene) -> Result<bool, Question> {
        let asking = || Question::beside("clock.running", "quickplay-running").side();
        let running = scene.case.clock.running.ok_or_else(asking)?;
        Ok(running == self.by)
    }

    pub(super) fn is_short(&self, scene: &Scene, rules: &Rules) -> Result<bool, Question> {
        let (limit, left) = (limit(rules), self.left(scene)?);
        Ok(left < limit || (rules.seconds_left_included && left == limit))
    }

    pub(super) fn left(&self, scene: &Scene) -> Result<Span, Question> {
        let fact = place_of(self.by, "clock.side");
        let asking = || Question::beside(&fact, "quickplay-time-left").time();
        scene.case.clock.left(self.by).ok_or_else(asking)
    }
}

/// How much time a player may have at most, to be short of it.
pub(super) fn limit(rules: &Rules) -> Span {
    Span::seconds(i64::from(rules.seconds_left))
}

/// What the opponent gains.
pub(super) fn bonus(rules: &Rules) -> Span {
    Span::seconds(i64::from(rules.opponent_gains_seconds.unwrap_or(0)))
}
