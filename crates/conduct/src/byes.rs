//! Byes that players ask for, held against what is announced.

use adoube_journal::Section;
use adoube_pairing::facts::Article;
use adoube_tournament::{ByeKind, EntrantId, RoundNumber};

use crate::announcement::{Byes, stored};
use crate::articles::{FIDE_BYES, US_BYES, US_FULL_POINT_BYES};
use crate::rounds::{Finding, Found, Severity, plays_by_us_chess};

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
            let player = self.entrant;
            let found = Found::MoreByes {
                player,
                asked,
                most,
            };
            self.finding(Severity::Weaker, found)
        });
        let last = announced.until_round.map(RoundNumber);
        let late = last.filter(|last| self.latest > *last).map(|last| {
            let (player, round) = (self.entrant, self.latest);
            let found = Found::LateBye {
                player,
                round,
                last,
            };
            self.finding(Severity::Weaker, found)
        });
        let last = self
            .last_round()
            .filter(|_| announced.until_round.is_none());
        [more, late, last].into_iter().flatten().collect()
    }

    fn unannounced(&self) -> Vec<Finding> {
        let (player, asked) = (self.entrant, self.rounds.len());
        if plays_by_us_chess(self.section) {
            let half = self.section.settings.rounds.div_ceil(2);
            let latest = self.rounds_of(|kind| kind == ByeKind::HalfPoint).pop();
            let late = latest.filter(|latest| latest.0 > half).map(|round| {
                let found = Found::HalfPointByeInSecondHalf { player, round };
                self.finding(Severity::Remark, found)
            });
            return late.into_iter().collect();
        }
        let several = (asked > 1).then(|| {
            let found = Found::ByesWithPoints { player, asked };
            self.finding(Severity::Remark, found)
        });
        several.into_iter().chain(self.last_round()).collect()
    }

    /// By the rules of US Chess nobody can ask for a full-point bye.
    fn full_points(&self) -> Option<Finding> {
        let round = self.rounds_of(|kind| kind == ByeKind::FullPoint).pop()?;
        plays_by_us_chess(self.section).then(|| {
            let player = self.entrant;
            let found = Found::FullPointBye { player, round };
            let article = Article::Of(US_FULL_POINT_BYES);
            Finding::new(Severity::Weaker, found, article, &[player])
        })
    }

    fn rounds_of(&self, counts: fn(ByeKind) -> bool) -> Vec<RoundNumber> {
        rounds_with_bye(self.section, self.entrant, counts)
    }

    /// A bye in the last round.
    fn last_round(&self) -> Option<Finding> {
        let is_last = self.latest.0 == self.section.settings.rounds;
        (is_last && !plays_by_us_chess(self.section)).then(|| {
            let player = self.entrant;
            self.finding(Severity::Remark, Found::ByeInLastRound { player })
        })
    }

    fn finding(&self, severity: Severity, found: Found) -> Finding {
        let article = if plays_by_us_chess(self.section) {
            US_BYES
        } else {
            FIDE_BYES
        };
        Finding::new(severity, found, Article::Of(article), &[self.entrant])
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
