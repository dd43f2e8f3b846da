//! What a round made by hand breaks.

mod dutch;
mod fide;
mod found;
mod level;
mod people;
mod table;
mod teams;
mod us;

pub use found::{BarredByBye, Found, Locked};
pub use level::Level;

use adoube_journal::{EventDetails, Format, RoundPairings, Section};
use adoube_pairing::dutch::{Pair, Reason, put_in_order};
use adoube_pairing::facts::{Article, Row, Series};
use adoube_pairing::system::SwissSystem;
use adoube_pairing::us::Bar;
use adoube_tournament::{BoardNumber, ByeKind, EntrantId, Points, RoundNumber, Tournament};
use serde::Serialize;

use super::competitors::has_return_games;
use super::explain::system_of;
use super::seating::may_sit_elsewhere;
use super::swiss::with_initial_colour;
use super::{CannotPair, swiss_system};
use crate::articles::{BASIC_RULES, BOARD_ORDER};
use crate::us::us_facts;

/// How much a finding weighs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Severity {
    /// Worth knowing; nothing is broken.
    Remark,
    /// A quality criterion is met less well than by the rules' own pairing.
    Weaker,
    /// Something that may not be, unless the chief arbiter permits it.
    Breach,
    /// It cannot be recorded so.
    Impossible,
}

/// Something that a round made by hand breaks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Finding {
    /// How much it weighs.
    pub severity: Severity,
    pub found: Found,
    pub article: Option<Article>,
    /// Who is concerned.
    pub entrants: Vec<EntrantId>,
}

impl Finding {
    pub(crate) fn new(
        severity: Severity,
        found: Found,
        article: Article,
        entrants: &[EntrantId],
    ) -> Finding {
        Finding {
            severity,
            found,
            article: Some(article),
            entrants: entrants.to_vec(),
        }
    }

    /// Something that stands in no article.
    pub(crate) fn plain(severity: Severity, found: Found, entrants: &[EntrantId]) -> Finding {
        Finding {
            severity,
            found,
            article: None,
            entrants: entrants.to_vec(),
        }
    }
}

/// What a whole round made by hand breaks, the gravest first: a paired round that is to be changed,
/// or the next one. A round in which nothing is found is the one of the rules.
pub fn check_change(
    event: &EventDetails,
    section: &Section,
    round: RoundNumber,
    proposal: &RoundPairings,
) -> Vec<Finding> {
    let mut findings = people::check(section, round, proposal);
    let judged = match section.settings.format {
        Format::Swiss | Format::IndividualTeams => swiss(event, section, round, proposal),
        Format::TeamSwiss => teams::check(event, section, round, proposal),
        // No rule says who meets whom.
        Format::ExtraGames => Ok(Vec::new()),
        _ => table::check(section, round, proposal),
    };
    findings.extend(judged.unwrap_or_else(|reason| {
        let remark = Finding::plain(Severity::Remark, Found::NotJudged { reason }, &[]);
        let left_out = table::left_out(section, round, proposal);
        [remark].into_iter().chain(left_out).collect()
    }));
    findings.sort_by_key(|finding| std::cmp::Reverse(finding.severity));
    findings
}

fn swiss(
    event: &EventDetails,
    section: &Section,
    round: RoundNumber,
    proposal: &RoundPairings,
) -> Result<Vec<Finding>, CannotPair> {
    let system = if section.draft.round(round).is_some() {
        system_of(event, section, round)
    } else {
        swiss_system(event, section)
    };
    let tournament = with_initial_colour(section, &first_round(section, proposal))?;
    let proposed = Proposed::of(&tournament, round, proposal);
    let mut findings = proposed.meetings(system.as_ref().ok());
    findings.extend(match system {
        Ok(system) => proposed.by_system(&system, section, proposal),
        // Whatever the system, these rules are common to all of them.
        Err(reason) => {
            let found = Found::SystemNotKnown { reason };
            let mut findings = vec![Finding::plain(Severity::Remark, found, &[])];
            findings.extend(proposed.second_bye(Article::Of(BASIC_RULES)));
            findings
        }
    });
    Ok(findings)
}

/// The pairs of round 1, as they stand or are proposed.
fn first_round(section: &Section, proposal: &RoundPairings) -> Vec<Pair> {
    let pair = |white, black| Pair { white, black };
    match section.draft.rounds.first() {
        Some(round) => {
            let games = round.games.iter();
            games.map(|game| pair(game.white, game.black)).collect()
        }
        None => {
            let boards = proposal.boards.iter();
            boards.map(|board| pair(board.white, board.black)).collect()
        }
    }
}

/// A Swiss round made by hand.
struct Proposed<'t> {
    tournament: &'t Tournament,
    round: RoundNumber,
    pairs: Vec<Pair>,
    /// Who has a pairing-allocated bye: nobody, or one.
    byes: Vec<EntrantId>,
}

impl<'t> Proposed<'t> {
    /// Without what names nobody or pairs somebody with themselves.
    fn of(
        tournament: &'t Tournament,
        round: RoundNumber,
        proposal: &RoundPairings,
    ) -> Proposed<'t> {
        let is_entered = |id: EntrantId| tournament.entrant(id).is_some();
        let boards = proposal.boards.iter();
        let byes = proposal.byes.iter();
        let byes = byes.filter(|bye| bye.kind == ByeKind::PairingAllocated);
        Proposed {
            tournament,
            round,
            pairs: boards
                .filter(|board| board.white != board.black)
                .map(|board| Pair {
                    white: board.white,
                    black: board.black,
                })
                .filter(|pair| is_entered(pair.white) && is_entered(pair.black))
                .collect(),
            byes: byes
                .map(|bye| bye.entrant)
                .filter(|id| is_entered(*id))
                .collect(),
        }
    }

    /// Everybody who is paired or has the pairing-allocated bye, once.
    fn present(&self) -> Vec<EntrantId> {
        let players = self.pairs.iter().flat_map(|pair| [pair.white, pair.black]);
        let mut present: Vec<EntrantId> = players.chain(self.byes.iter().copied()).collect();
        present.sort_unstable();
        present.dedup();
        present
    }

    /// What the system of the round has against it.
    fn by_system(
        &self,
        system: &SwissSystem,
        section: &Section,
        proposal: &RoundPairings,
    ) -> Vec<Finding> {
        if let Some(settings) = system.us_chess() {
            let facts = us_facts(section, self.tournament, self.round);
            return us::check(self, system, settings, &facts);
        }
        let planned = self.tournament.draft().planned_rounds;
        let of_round = system.of_round(planned, self.round);
        let mut findings = match of_round.dutch() {
            Some(edition) => dutch::check(self, edition),
            None => fide::check(self, system),
        };
        findings.extend(self.out_of_order(section, proposal));
        findings
    }

    /// Pairs that have met, or that a decision for this event keeps apart.
    fn meetings(&self, system: Option<&SwissSystem>) -> Vec<Finding> {
        let by_us_chess = system.is_some_and(|system| system.us_chess().is_some());
        let is_return = system.is_some_and(|system| has_return_games(system, self.round));
        let (met, prohibited) = match (by_us_chess, system.and_then(SwissSystem::dutch)) {
            (true, _) => (
                Article::Of(Bar::Met.article()),
                Article::Of(Bar::Prohibited.article()),
            ),
            (false, Some(edition)) => {
                let met = Reason::Met(self.round).article(edition);
                (met, Reason::Prohibited.article(edition))
            }
            (false, None) => (Article::Of(BASIC_RULES), Article::OfTheEvent),
        };
        let mut findings = Vec::new();
        for pair in &self.pairs {
            let Pair { white, black } = *pair;
            let mut breach = |found: Found, article: Article| {
                let both = [white, black];
                findings.push(Finding::new(Severity::Breach, found, article, &both));
            };
            if let Some(round) = self.met(*pair).filter(|_| !is_return) {
                let found = Found::Met {
                    white,
                    black,
                    round,
                };
                breach(found, met);
            }
            if (self.tournament).is_prohibited(white, black, self.round) {
                breach(Found::Prohibited { white, black }, prohibited);
            }
        }
        findings
    }

    fn met(&self, pair: Pair) -> Option<RoundNumber> {
        let before = RoundNumber(self.round.0.saturating_sub(1));
        let mut card = self.tournament.card(pair.white, before);
        card.find(|row| row.played_opponent() == Some(pair.black))
            .map(|row| row.round)
    }

    /// The first board that another pair has by the order of publication, leaving aside those with
    /// a player who always sits at the same table or needs an accessible one.
    fn out_of_order(&self, section: &Section, proposal: &RoundPairings) -> Option<Finding> {
        let is_free = |pair: &Pair| {
            let both = [pair.white, pair.black];
            !both.iter().any(|id| may_sit_elsewhere(section, *id))
        };
        let rank = |id: EntrantId| {
            let entrant = self.tournament.entrant(id);
            let number = entrant.and_then(|entrant| entrant.pairing_number);
            let number = number.map_or(u32::MAX, |number| number.get());
            (self.tournament.pairing_score(id, self.round), number)
        };
        let mut boards: Vec<(BoardNumber, Pair)> = (proposal.boards.iter())
            .map(|board| {
                let (white, black) = (board.white, board.black);
                (board.board, Pair { white, black })
            })
            .filter(|(_, pair)| is_free(pair) && self.pairs.contains(pair))
            .collect();
        boards.sort_by_key(|(board, _)| *board);
        let mut ordered: Vec<Pair> = boards.iter().map(|(_, pair)| *pair).collect();
        put_in_order(&mut ordered, rank);
        let mut boards = boards.iter().zip(&ordered);
        let ((board, stands), due) = boards.find(|((_, stands), due)| stands != *due)?;
        let (due, stands, board) = (*due, *stands, *board);
        let entrants = [due.white, due.black, stands.white, stands.black];
        let found = Found::OutOfOrder { due, stands, board };
        let article = Article::Of(BOARD_ORDER);
        Some(Finding::new(Severity::Remark, found, article, &entrants))
    }

    fn difference(&self, pair: &Pair) -> Points {
        let [one, other] =
            [pair.white, pair.black].map(|id| self.tournament.pairing_score(id, self.round));
        if one > other {
            one - other
        } else {
            other - one
        }
    }

    /// The pairs with different scores, if they are farther apart than those of another pairing.
    fn farther_apart(&self, others: &[Pair], article: Article) -> Option<Finding> {
        let differences = |pairs: &[Pair]| -> Vec<Points> {
            let apart = pairs.iter().map(|pair| self.difference(pair));
            let mut apart: Vec<Points> = apart.filter(|points| *points > Points::ZERO).collect();
            apart.sort_unstable_by(|one, other| other.cmp(one));
            apart
        };
        let (own, rules) = (differences(&self.pairs), differences(others));
        if own <= rules {
            return None;
        }
        let widest = own.first().copied();
        let wide = self.pairs.iter();
        let wide = wide.filter(|pair| Some(self.difference(pair)) == widest);
        let entrants: Vec<EntrantId> = wide.flat_map(|pair| [pair.white, pair.black]).collect();
        let (own, rules) = (Row(own), Row(rules));
        let found = Found::ScoreDifferences { own, rules };
        Some(Finding::new(Severity::Weaker, found, article, &entrants))
    }

    /// Who has the bye, and who has it by the rules, if that is somebody else.
    fn other_bye(&self, due: Option<EntrantId>) -> Option<(EntrantId, EntrantId)> {
        let [given] = self.byes[..] else {
            return None;
        };
        due.filter(|due| *due != given).map(|due| (given, due))
    }

    /// More than one pairing-allocated bye.
    fn second_bye(&self, article: Article) -> Option<Finding> {
        let byes = &self.byes[..];
        (byes.len() > 1).then(|| {
            let players = Series(byes.to_vec());
            Finding::new(
                Severity::Breach,
                Found::SeveralByes { players },
                article,
                byes,
            )
        })
    }
}
