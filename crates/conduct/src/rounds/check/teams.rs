//! A round of a team Swiss made by hand: what may not be, whatever else the rules would pair.

use adoube_journal::{EventDetails, RoundPairings, Section};
use adoube_pairing::facts::{Article, Series};
use adoube_pairing::system::SwissSystem;
use adoube_pairing::us::Bar;
use adoube_tournament::{ByeKind, EntrantId, Round, RoundNumber, TeamId, TeamResult};

use super::{BarredByBye, Finding, Found, Severity, fide, us};
use crate::articles::{ONE_BYE, TEAM_BYE, TEAMS_MET, US_BYE_BARRED, US_ONE_BYE};
use crate::rounds::competitors::as_paired;
use crate::rounds::explain::system_of;
use crate::rounds::{CannotPair, swiss_system};

pub(super) fn check(
    event: &EventDetails,
    section: &Section,
    round: RoundNumber,
    proposal: &RoundPairings,
) -> Result<Vec<Finding>, CannotPair> {
    let before = RoundNumber(round.0.saturating_sub(1));
    let system = match section.draft.round(round) {
        Some(_) => system_of(event, section, round)?,
        None => swiss_system(event, section)?,
    };
    let proposed = Proposed {
        section,
        proposal,
        played: section.snapshot()?.team_results(before),
        articles: Articles::of(&system),
    };
    let mut findings = proposed.meetings();
    findings.extend(proposed.byes());
    findings.extend(proposed.left_out(round));
    findings.extend(proposed.by_the_rules(&system, round)?);
    Ok(findings)
}

struct Proposed<'c> {
    section: &'c Section,
    proposal: &'c RoundPairings,
    /// The rounds before, team by team.
    played: Vec<Vec<TeamResult>>,
    articles: Articles,
}

/// Where it stands what may not be.
struct Articles {
    met: &'static str,
    bye: &'static str,
    one_bye: &'static str,
}

impl Articles {
    fn of(system: &SwissSystem) -> Articles {
        match system.us_chess() {
            Some(_) => Articles {
                met: Bar::Met.article(),
                bye: US_BYE_BARRED,
                one_bye: US_ONE_BYE,
            },
            None => Articles {
                met: TEAMS_MET,
                bye: TEAM_BYE,
                one_bye: ONE_BYE,
            },
        }
    }
}

impl Proposed<'_> {
    fn breach(found: Found, article: &'static str) -> Finding {
        Finding::new(Severity::Breach, found, Article::Of(article), &[])
    }

    /// What the rounds before were to a team.
    fn card(&self, team: TeamId) -> impl Iterator<Item = (RoundNumber, &TeamResult)> {
        let rounds = self.played.iter().enumerate();
        rounds.flat_map(move |(place, results)| {
            let own = results.iter().filter(move |result| result.team == team);
            own.map(move |own| (RoundNumber::at_place(place), own))
        })
    }

    /// Two teams that have met. A forfeited match is no meeting.
    fn meetings(&self) -> Vec<Finding> {
        let matches = self.proposal.matches.iter();
        let again = matches.filter_map(|meeting| {
            let (one, other) = (meeting.first, meeting.second);
            let met = |(_, result): &(RoundNumber, &TeamResult)| {
                result.opponent == Some(other) && result.is_played
            };
            let (round, _) = self.card(one).find(met)?;
            Some(Self::breach(
                Found::TeamsMet { one, other, round },
                self.articles.met,
            ))
        });
        again.collect()
    }

    /// A bye for a team that had one or won a match without playing, and more than one bye.
    fn byes(&self) -> Vec<Finding> {
        let byes = self.proposal.team_byes.iter();
        let byes: Vec<TeamId> = byes
            .filter(|bye| bye.kind == ByeKind::PairingAllocated)
            .map(|bye| bye.team)
            .collect();
        let mut findings = Vec::new();
        for team in byes.iter().copied() {
            let bars = |(round, result): (RoundNumber, &TeamResult)| {
                Some((round, BarredByBye::of(result.outcome)?))
            };
            if let Some((round, was)) = self.card(team).find_map(bars) {
                let found = Found::TeamHadBye { team, round, was };
                findings.push(Self::breach(found, self.articles.bye));
            }
        }
        if byes.len() > 1 {
            let teams = Series(byes);
            let found = Found::SeveralTeamByes { teams };
            findings.push(Self::breach(found, self.articles.one_bye));
        }
        findings
    }

    /// What the system of the section has against the round.
    fn by_the_rules(
        &self,
        system: &SwissSystem,
        round: RoundNumber,
    ) -> Result<Vec<Finding>, CannotPair> {
        let tournament = self.section.snapshot()?;
        let proposal = Round {
            matches: self.proposal.matches.clone(),
            team_byes: self.proposal.team_byes.clone(),
            ..Round::default()
        };
        let paired = as_paired(system, round, &proposal);
        let pairs = paired
            .pairs
            .iter()
            .flat_map(|pair| [pair.white, pair.black]);
        let present: Vec<EntrantId> = pairs.chain(paired.bye).collect();
        let among = system.competitors(&tournament);
        if let Some(settings) = system.us_chess() {
            let proposed = super::Proposed {
                tournament: among.tournament(),
                round,
                pairs: paired.pairs.clone(),
                byes: paired.bye.into_iter().collect(),
            };
            return Ok(us::check_teams(&proposed, settings));
        }
        let compared = system.compare(&among, round, &present, &paired);
        Ok(fide::judge(compared, system, &[]))
    }

    /// Teams of which somebody is there that have neither a match nor a bye.
    fn left_out(&self, round: RoundNumber) -> Vec<Finding> {
        let there = |team: &&adoube_tournament::Team| {
            let mut members = team.details.members.iter();
            members.any(|member| {
                let entrant = self.section.entrant(*member);
                entrant.is_some_and(|entrant| entrant.takes_part_in(round))
            })
        };
        let teams = self.section.draft.teams.iter().filter(there);
        let left_out = teams.filter(|team| !self.proposal.teams().any(|id| id == team.id));
        let finding = |team: &adoube_tournament::Team| {
            Self::breach(Found::TeamLeftOut { team: team.id }, self.articles.one_bye)
        };
        left_out.map(finding).collect()
    }
}
