//! Byes that players ask for, held against what is announced.

use adoube_journal::Section;
use adoube_tournament::{ByeKind, EntrantId, RoundNumber};

use crate::announcement::{Byes, stored};
use crate::articles::{FIDE_BYES, US_BYES, US_FULL_POINT_BYES};
use crate::rounds::{Finding, Severity, plays_by_us_chess};

/// What is to be said of the byes with points of a player: more than announced, or for a later round
/// than announced; where nothing is announced, what the regulations say. Rounds without points are
/// not counted, nor those a late entry missed.
pub fn remarks(section: &Section, entrant: EntrantId) -> Vec<Finding> {
    let with_points = |kind| matches!(kind, ByeKind::HalfPoint | ByeKind::FullPoint);
    let rounds = rounds_with_bye(section, entrant, with_points);
    let Some(latest) = rounds.last().copied() else {
        return Vec::new();
    };
    let own = Own {
        section,
        entrant,
        rounds: &rounds,
        latest,
    };
    let full = own.full_points();
    let others = match stored::read(&section.settings.announced).byes {
        Some(announced) => own.beyond(&announced),
        None => own.unannounced(),
    };
    full.into_iter().chain(others).collect()
}

struct Own<'o> {
    section: &'o Section,
    entrant: EntrantId,
    rounds: &'o [RoundNumber],
    latest: RoundNumber,
}

impl Own<'_> {
    fn beyond(&self, announced: &Byes) -> Vec<Finding> {
        let (asked, most) = (self.rounds.len(), announced.most);
        let more = (asked > usize::from(most)).then(|| {
            let text = format!("{asked} byes for {}, {most} announced", self.name());
            self.finding(Severity::Weaker, text)
        });
        let last = announced.until_round.map(RoundNumber);
        let late = last.filter(|last| self.latest > *last).map(|last| {
            let (who, round) = (self.name(), self.latest);
            let text = format!(
                "a bye for {who} in round {round}, but round {last} is the last one announced for them"
            );
            self.finding(Severity::Weaker, text)
        });
        let last = self
            .last_round()
            .filter(|_| announced.until_round.is_none());
        [more, late, last].into_iter().flatten().collect()
    }

    fn unannounced(&self) -> Vec<Finding> {
        let (who, asked) = (self.name(), self.rounds.len());
        if plays_by_us_chess(self.section) {
            let half = self.section.settings.rounds.div_ceil(2);
            let latest = self.rounds_of(|kind| kind == ByeKind::HalfPoint).pop();
            let late = latest.filter(|latest| latest.0 > half).map(|round| {
                let text = format!(
                    "a half-point bye for {who} in round {round}, in the second half: it must have been announced"
                );
                self.finding(Severity::Remark, text)
            });
            return late.into_iter().collect();
        }
        let several = (asked > 1).then(|| {
            let text = format!("{asked} byes with points for {who}: one, if the event permits it");
            self.finding(Severity::Remark, text)
        });
        several.into_iter().chain(self.last_round()).collect()
    }

    /// By the rules of US Chess nobody can ask for a full-point bye.
    fn full_points(&self) -> Option<Finding> {
        let round = self.rounds_of(|kind| kind == ByeKind::FullPoint).pop()?;
        plays_by_us_chess(self.section).then(|| {
            let text = format!(
                "a full-point bye for {} in round {round}: there is one only for the odd player of a round, and the pairing gives it",
                self.name()
            );
            Finding::new(Severity::Weaker, text, US_FULL_POINT_BYES, &[self.entrant])
        })
    }

    fn rounds_of(&self, counts: fn(ByeKind) -> bool) -> Vec<RoundNumber> {
        rounds_with_bye(self.section, self.entrant, counts)
    }

    /// A bye in the last round.
    fn last_round(&self) -> Option<Finding> {
        let is_last = self.latest.0 == self.section.settings.rounds;
        (is_last && !plays_by_us_chess(self.section)).then(|| {
            let text = format!("a bye with points for {} in the last round", self.name());
            self.finding(Severity::Remark, text)
        })
    }

    fn finding(&self, severity: Severity, text: String) -> Finding {
        let article = if plays_by_us_chess(self.section) {
            US_BYES
        } else {
            FIDE_BYES
        };
        Finding::new(severity, text, article, &[self.entrant])
    }

    fn name(&self) -> String {
        self.section.label(self.entrant)
    }
}

/// The rounds for which a player asked for a bye of some kinds, or was given one, in order.
fn rounds_with_bye(
    section: &Section,
    entrant: EntrantId,
    counts: fn(ByeKind) -> bool,
) -> Vec<RoundNumber> {
    let first = section
        .entrant(entrant)
        .map_or(RoundNumber::FIRST, |entrant| entrant.first_round);
    let requests = section.draft.bye_requests.iter();
    let asked = requests
        .filter(|request| request.entrant == entrant && counts(request.kind))
        .map(|request| request.round);
    let rounds = section.draft.rounds.iter().enumerate();
    let given = rounds
        .filter(|(_, round)| {
            let mut byes = round.byes.iter();
            byes.any(|bye| bye.entrant == entrant && counts(bye.kind))
        })
        .map(|(place, _)| RoundNumber::at_place(place))
        .filter(|round| *round >= first);
    let mut rounds: Vec<RoundNumber> = asked.chain(given).collect();
    rounds.sort_unstable();
    rounds.dedup();
    rounds
}
