//! What disabled players may have: rule 35 of US Chess, Appendix D of the FIDE Laws.

use super::{Accommodation, DisabledPlayer, Says};
use crate::families::prelude::*;

impl DisabledPlayer {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let (of, what) = (self.of()?, self.what()?);
        let draft = scene.draft(Says::Asks { of, what });
        if !scene.has(DISABLED_ELIGIBLE) {
            return Ok(without_rule(draft));
        }
        let (decision, topic) = match what {
            Accommodation::Prompted => (Says::NotEligible, DISABLED_ELIGIBLE),
            Accommodation::Interpreter => (Says::InterpreterAllowed, DISABLED_ELIGIBLE),
            Accommodation::SpecialClock => (Says::ClockAllowed, BLIND_CLOCK),
            Accommodation::SpecialScore => (Says::ScoreAllowed, BLIND_RECORDING),
            Accommodation::Certificate => match self.drivers_licence()? {
                true => (Says::CertificateNotEnough, BLIND_CERTIFIED),
                false => (Says::CertificateEnough, BLIND_CERTIFIED),
            },
            Accommodation::OpponentWantsSame => (Says::SameForOpponent, DISABLED_OPPONENT),
            Accommodation::Other => return Ok(by_analogy(draft)),
        };
        Ok(draft
            .rule(decision, &[topic])
            .step(Says::TellBoth)
            .mandatory())
    }
}

/// 35A and 35D: by analogy, at the director's discretion.
fn by_analogy(draft: Draft) -> Ruling {
    let topics = &[BLIND_PLAY, DISABLED_DISCRETION, DISABLED_OPPONENT];
    let range = range![Nothing, Other: Says::Grant];
    draft
        .rule(Says::ByAnalogy, topics)
        .step(Says::TellBoth)
        .discretionary(range, Says::GrantFairly)
}

/// The FIDE Laws have rules for blind players and their assistants, and none for the rest.
fn without_rule(draft: Draft) -> Ruling {
    let range = range![Nothing, Other: Says::Grant];
    draft
        .rule(Says::ByAnalogy, &[BLIND_PLAY])
        .no_rule(Says::NotProvided)
        .discretionary(range, Says::GrantFairly)
}
