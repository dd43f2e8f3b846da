//! A round made by hand against the FIDE (Dutch) system.

use std::collections::HashMap;

use adoube_pairing::dutch::{
    self, Criterion, Edition, Pair, PlayerNote, Reason, RoundExplanation, RoundPairing, Verdict,
};
use adoube_pairing::system::Unpairable;
use adoube_tournament::{Colour, EntrantId};

use super::{Finding, Found, Proposed, Severity};

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
            let found = Found::NoPairing(Unpairable::Dutch(reason.lines(edition)));
            vec![Finding::plain(Severity::Remark, found, &[])]
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
        let is_free = white.is_topscorer || black.is_topscorer;
        // Topscorers may be denied a colour; where the rules themselves do so there is nothing to find.
        if is_free && self.rules.pairing.pairs.contains(&pair) {
            return Vec::new();
        }
        let [of_white, of_black] = [white, black].map(|note| note.preference.absolute());
        if let Some(colour) = of_white
            && of_white == of_black
            && !is_free
        {
            let Pair { white, black } = pair;
            let found = Found::BothMustHave {
                white,
                black,
                colour,
            };
            let both = [white, black];
            return vec![Finding::new(Severity::Breach, found, article, &both)];
        }
        let [due_white, due_black] = [white, black].map(|note| note.preference.due());
        if due_white == Some(Colour::Black)
            && due_black == Some(Colour::White)
            && of_white.is_none()
            && of_black.is_none()
        {
            let Pair { white, black } = pair;
            let found = Found::OppositeColours { white, black };
            let both = [white, black];
            return vec![Finding::new(Severity::Remark, found, article, &both)];
        }
        let severity = if is_free {
            Severity::Weaker
        } else {
            Severity::Breach
        };
        let sides = [
            (pair.white, of_white, Colour::Black),
            (pair.black, of_black, Colour::White),
        ];
        let denied = sides
            .into_iter()
            .filter(|(_, due, other)| *due == Some(*other));
        denied
            .map(|(player, _, colour)| {
                let found = Found::ColourDenied { player, colour };
                Finding::new(severity, found, article, &[player])
            })
            .collect()
    }

    fn bye(&self, bye: EntrantId) -> Option<Finding> {
        let note = self.notes.get(&bye)?;
        (!note.may_have_bye).then(|| {
            let article = Reason::ByeNotAllowed.article(self.edition);
            let found = Found::ByeNotAllowed { player: bye };
            Finding::new(Severity::Breach, found, article, &[bye])
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
        // What may not be paired has been told already, pair by pair.
        if matches!(verdict, Verdict::Illegal { .. }) {
            return None;
        }
        let article = verdict.article(self.edition)?;
        let found = match self.proposed.other_bye(self.rules.pairing.bye) {
            None => Found::Otherwise { verdict },
            Some((given, due)) => Found::OtherwiseWithBye {
                verdict,
                given,
                due,
            },
        };
        let entrants = self.otherwise();
        Some(Finding::new(Severity::Weaker, found, article, &entrants))
    }

    /// Who has another opponent or colour than by the rules.
    fn otherwise(&self) -> Vec<EntrantId> {
        let pairs = self.proposed.pairs.iter();
        let other = pairs.filter(|pair| !self.rules.pairing.pairs.contains(pair));
        other.flat_map(|pair| [pair.white, pair.black]).collect()
    }
}
