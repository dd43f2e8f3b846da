//! What a round made by hand breaks.

mod dutch;
mod people;
mod table;
mod teams;
mod us;

use adoube_journal::{EventDetails, Format, RoundPairings, Section};
use adoube_pairing::dutch::Pair;
use adoube_pairing::system::SwissSystem;
use adoube_tournament::{ByeKind, EntrantId, Points, RoundNumber, Tournament};
use serde::Serialize;

use super::explain::system_of;
use super::words::label;
use super::{CannotPair, swiss_system};

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
    /// What it is, in words with names.
    pub text: String,
    /// The articles.
    pub articles: Vec<String>,
    /// Who is concerned.
    pub entrants: Vec<EntrantId>,
}

impl Finding {
    fn new(
        severity: Severity,
        text: impl Into<String>,
        article: impl Into<String>,
        entrants: &[EntrantId],
    ) -> Finding {
        let article = article.into();
        Finding {
            severity,
            text: text.into(),
            articles: if article.is_empty() {
                Vec::new()
            } else {
                vec![article]
            },
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
        Format::Swiss => swiss(event, section, round, proposal),
        Format::TeamSwiss => teams::check(section, round, proposal),
        _ => table::check(section, round, proposal),
    };
    findings.extend(judged.unwrap_or_else(|reason| {
        let text = format!("It cannot be held against the rules: {reason}");
        vec![Finding::new(Severity::Remark, text, "", &[])]
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
        system_of(event, section, round)?
    } else {
        swiss_system(event, section)?
    };
    let tournament = section.snapshot()?;
    let proposed = Proposed::of(&tournament, round, proposal);
    let mut findings = proposed.meetings(&system);
    findings.extend(match &system {
        SwissSystem::Dutch(edition) => dutch::check(&proposed, *edition),
        SwissSystem::UsChess(settings) => us::check(&proposed, settings),
    });
    Ok(findings)
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

    fn name(&self, id: EntrantId) -> String {
        label(self.tournament, id)
    }

    /// Pairs that have met, or that a decision for this event keeps apart.
    fn meetings(&self, system: &SwissSystem) -> Vec<Finding> {
        let (met, prohibited) = match system {
            SwissSystem::Dutch(adoube_pairing::dutch::Edition::Dutch2017) => {
                ("C.1", "regulations of the event")
            }
            SwissSystem::Dutch(_) => ("C1", "regulations of the event"),
            SwissSystem::UsChess(_) => ("27A1", "28J"),
        };
        let mut findings = Vec::new();
        for pair in &self.pairs {
            let both = [pair.white, pair.black];
            let [white, black] = both.map(|id| self.name(id));
            let mut breach = |text: String, article: &str| {
                findings.push(Finding::new(Severity::Breach, text, article, &both));
            };
            if let Some(round) = self.met(*pair) {
                breach(format!("{white} and {black} met in round {round}"), met);
            }
            if (self.tournament).is_prohibited(pair.white, pair.black, self.round) {
                let text = format!("{white} and {black} may not be paired in this event");
                breach(text, prohibited);
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
    fn farther_apart(&self, others: &[Pair], article: &str) -> Option<Finding> {
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
        let list = |points: &[Points]| match points {
            [] => "none".to_owned(),
            points => {
                let words: Vec<String> = points.iter().map(ToString::to_string).collect();
                words.join(", ")
            }
        };
        let widest = own.first().copied();
        let wide = self.pairs.iter();
        let wide = wide.filter(|pair| Some(self.difference(pair)) == widest);
        let entrants: Vec<EntrantId> = wide.flat_map(|pair| [pair.white, pair.black]).collect();
        let text = format!(
            "The score differences of pairs are {}; the rules' own pairing has {}",
            list(&own),
            list(&rules)
        );
        Some(Finding::new(Severity::Weaker, text, article, &entrants))
    }

    /// More than one pairing-allocated bye.
    fn second_bye(&self, article: &str) -> Option<Finding> {
        let byes = &self.byes[..];
        let names: Vec<String> = byes.iter().map(|id| self.name(*id)).collect();
        (byes.len() > 1).then(|| {
            let text = format!("More than one has the bye: {}", names.join("; "));
            Finding::new(Severity::Breach, text, article, byes)
        })
    }
}
