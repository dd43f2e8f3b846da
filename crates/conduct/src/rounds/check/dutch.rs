//! A round made by hand against the FIDE (Dutch) system.

use std::collections::HashMap;

use adoube_pairing::dutch::{
    self, Criterion, Edition, Pair, PlayerNote, Reason, RoundExplanation, RoundPairing, Verdict,
};
use adoube_pairing::system::{CannotPair, SwissSystem};
use adoube_tournament::EntrantId;

use super::{Finding, Proposed, Severity};
use crate::rounds::words::{no_pairing_text, verdict_article, verdict_reason};

pub(super) fn check(proposed: &Proposed, edition: Edition) -> Vec<Finding> {
    let tournament = proposed.tournament;
    let (round, present) = (proposed.round, proposed.present());
    // Nobody is asked about: only the players' notes and the pairing are wanted.
    match dutch::explain(tournament, round, &present, edition, Some(&[])) {
        Ok(rules) => Judge {
            proposed,
            edition,
            notes: (rules.players.iter())
                .map(|note| (note.player, note))
                .collect(),
            rules: &rules,
        }
        .findings(&present),
        Err(reason) => {
            let system = SwissSystem::Dutch(edition);
            let text = no_pairing_text(tournament, &system, &CannotPair::Dutch(reason));
            vec![Finding::new(Severity::Remark, text, "", &[])]
        }
    }
}

struct Judge<'j> {
    proposed: &'j Proposed<'j>,
    edition: Edition,
    rules: &'j RoundExplanation,
    notes: HashMap<EntrantId, &'j PlayerNote>,
}

impl Judge<'_> {
    fn findings(&self, present: &[EntrantId]) -> Vec<Finding> {
        let proposed = self.proposed;
        let mut findings: Vec<Finding> = (proposed.pairs.iter())
            .flat_map(|pair| self.colours(*pair))
            .collect();
        let bye_article = Reason::ByeNotAllowed.article(self.edition);
        findings.extend(proposed.second_bye(bye_article));
        findings.extend(proposed.byes.iter().filter_map(|bye| self.bye(*bye)));
        let scores = Criterion::DownfloaterScores.article(self.edition);
        let rules = &self.rules.pairing.pairs;
        findings.extend(proposed.farther_apart(rules, scores));
        findings.extend(self.quality(present));
        findings
    }

    /// Two who must have the same colour, or one who must have the other.
    fn colours(&self, pair: Pair) -> Vec<Finding> {
        let (Some(white), Some(black)) = (self.notes.get(&pair.white), self.notes.get(&pair.black))
        else {
            return Vec::new();
        };
        let article = Reason::SameAbsoluteColour.article(self.edition);
        let both = [pair.white, pair.black];
        let [white_name, black_name] = both.map(|id| self.proposed.name(id));
        let is_free = white.is_topscorer || black.is_topscorer;
        let is_absolute = |note: &PlayerNote| matches!(note.preference, "W" | "B");
        if is_absolute(white) && white.preference == black.preference && !is_free {
            let colour = if white.preference == "W" {
                "White"
            } else {
                "Black"
            };
            let text = format!("{white_name} and {black_name} must both have {colour}");
            return vec![Finding::new(Severity::Breach, text, article, &both)];
        }
        let denied = [
            (white.preference == "B", white_name, pair.white, "Black"),
            (black.preference == "W", black_name, pair.black, "White"),
        ];
        let denied = denied.into_iter().filter(|(denied, ..)| *denied);
        denied
            .map(|(_, name, id, colour)| {
                let text = format!("{name} must have {colour} and does not get it");
                let severity = if is_free {
                    Severity::Weaker
                } else {
                    Severity::Breach
                };
                Finding::new(severity, text, article, &[id])
            })
            .collect()
    }

    fn bye(&self, bye: EntrantId) -> Option<Finding> {
        let note = self.notes.get(&bye)?;
        (!note.may_have_bye).then(|| {
            let name = self.proposed.name(bye);
            let text = format!(
                "{name} may not have the bye: one was had before, or points without playing"
            );
            let article = Reason::ByeNotAllowed.article(self.edition);
            Finding::new(Severity::Breach, text, article, &[bye])
        })
    }

    /// By which criterion the round is weaker than that of the rules.
    fn quality(&self, present: &[EntrantId]) -> Option<Finding> {
        let tournament = self.proposed.tournament;
        let other = RoundPairing {
            round: self.proposed.round,
            pairs: self.proposed.pairs.clone(),
            bye: self.proposed.byes.first().copied(),
            brackets: Vec::new(),
        };
        let verdict = dutch::compare(tournament, self.edition, present, &other).ok()?;
        let severity = match verdict {
            // What may not be paired has been told already, pair by pair.
            Verdict::Same | Verdict::Illegal { .. } => return None,
            Verdict::Worse { .. } | Verdict::Colours { .. } => Severity::Weaker,
        };
        let bye = self.proposed.other_bye(self.rules.pairing.bye);
        let bye = bye.map_or_else(String::new, |(given, due)| {
            let [given, due] = [given, due].map(|id| self.proposed.name(id));
            format!("; {given} has the bye, which goes to {due}")
        });
        let text = format!(
            "The rules pair the round otherwise, {}{bye}",
            verdict_reason(tournament, &verdict)
        );
        let article = verdict_article(&verdict, self.edition).unwrap_or_default();
        let entrants = self.otherwise();
        Some(Finding::new(severity, text, article, &entrants))
    }

    /// Who has another opponent or colour than by the rules.
    fn otherwise(&self) -> Vec<EntrantId> {
        let pairs = self.proposed.pairs.iter();
        let other = pairs.filter(|pair| !self.rules.pairing.pairs.contains(pair));
        other.flat_map(|pair| [pair.white, pair.black]).collect()
    }
}
