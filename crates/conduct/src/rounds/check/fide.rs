//! A round made by hand against one of the other Swiss systems of FIDE.

use adoube_pairing::fide::{Reason, Verdict};
use adoube_pairing::system::{Judgement, PairedRound, SwissSystem};
use adoube_tournament::EntrantId;

use super::{Finding, Found, Proposed, Severity};
use crate::rounds::CannotPair;
use crate::rounds::competitors::{as_team, has_return_games, pairing_round};
use crate::rounds::swiss::no_pairing;

pub(super) fn check(proposed: &Proposed, system: &SwissSystem) -> Vec<Finding> {
    if has_return_games(system, proposed.round) {
        return Vec::new();
    }
    let round = PairedRound {
        pairs: proposed.pairs.clone(),
        bye: proposed.byes.first().copied(),
    };
    let among = system.competitors(proposed.tournament);
    let number = pairing_round(system, proposed.round);
    judge(
        system.compare(&among, number, &proposed.present(), &round),
        system,
        &proposed.present(),
    )
}

/// What a comparison with the pairing of the rules finds.
pub(super) fn judge(
    compared: Result<Option<Judgement>, adoube_pairing::system::CannotPair>,
    system: &SwissSystem,
    entrants: &[EntrantId],
) -> Vec<Finding> {
    match compared {
        Ok(Some(Judgement::Fide(judged))) => {
            let severity = match judged.verdict {
                // Two who have met, or may not meet, are told already, pair by pair.
                Verdict::Same
                | Verdict::Illegal {
                    reason: Reason::Met(_) | Reason::Prohibited,
                    ..
                } => return Vec::new(),
                Verdict::Illegal { .. } => Severity::Breach,
                _ => Severity::Weaker,
            };
            let verdict = match system.is_for_teams() {
                true => judged.verdict.renamed(as_team),
                false => judged.verdict,
            };
            let found = Found::FideOtherwise { verdict };
            let article = judged.article;
            vec![Finding {
                article,
                ..Finding::plain(severity, found, entrants)
            }]
        }
        Ok(_) => Vec::new(),
        Err(reason) => {
            let found = match no_pairing(system, reason) {
                CannotPair::NoPairing { why, .. } => Found::NoPairing(why),
                reason => Found::NotJudged { reason },
            };
            vec![Finding::plain(Severity::Remark, found, &[])]
        }
    }
}
