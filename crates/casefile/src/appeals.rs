//! An appeal as a case: whether it comes in time, who may decide it, and whether the decision is in order.
//!
//! Who may not vote by the text is who is involved in the dispute. We count as involved whoever says so, a party
//! itself, and whoever has the club or team of a party, or the federation of one party and not of all in a
//! section with several federations. The General Regulations do not say how near is too near.

use std::collections::BTreeSet;

use adoube_clock::Span;
use adoube_conduct::announcement::{Appeals, stored};
use adoube_journal::{
    Appeal, AppealDecision, AppealOutcome, AppellantRole, CommitteeMember, CommitteeSeat, Event,
    FeeOutcome, Section,
};
use adoube_rulebook::{Edition, Topic};
use adoube_rulings::appeals::{AppealRules, CommitteeFault, CommitteeNeeds, Timeliness};
use adoube_rulings::topics::{APPEAL, APPEAL_HOW, COMMITTEE};
use adoube_tournament::Federation;
use adoube_types::facts::Series;
use jiff::Timestamp;
use serde::Serialize;

use crate::cite;

/// From which age one sits in a committee (General Regulations).
const LEAST_AGE: u16 = 21;

/// What is found of an appeal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Examined {
    /// Who votes: those without a conflict, and reserves in place of the others.
    pub voters: Vec<String>,
    /// What the deadline, the fee, the committee and the decision are like.
    pub remarks: Vec<AppealRemark>,
}

/// Something to be said of an appeal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct AppealRemark {
    pub says: AppealCase,
    /// It is not as it should be.
    pub wrong: bool,
    /// The article it rests on.
    pub article: Option<&'static str>,
}

/// What is to be said of an appeal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum AppealCase {
    /// The event excludes appeals.
    Excluded,
    InTime {
        /// So long after the decision.
        minutes: i64,
        limit: i64,
    },
    TooLate {
        minutes: i64,
        limit: i64,
    },
    PlayedOn,
    /// Neither the announcement nor the rules fix a deadline.
    NoDeadline,
    RulingTimeUnknown,
    PlayedOnUnknown,
    /// The rules know only the player.
    OfficialAppeals,
    FeeNotAnnounced,
    FeeUnpaid {
        fee: String,
    },
    Concerned {
        name: String,
    },
    IsParty {
        name: String,
    },
    SameClub {
        name: String,
        club: String,
    },
    SameTeam {
        name: String,
    },
    SameFederation {
        name: String,
        federation: Federation,
    },
    Replaced {
        name: String,
        by: String,
    },
    TooYoung {
        name: String,
    },
    AgeUnknown {
        name: String,
    },
    NoChair,
    /// Two who vote are from one federation.
    FederationTwice {
        federation: Federation,
    },
    NotInOrder {
        faults: Series<CommitteeFault>,
        needed: CommitteeNeeds,
    },
    InOrder {
        voters: u32,
    },
    VotesTooMany {
        votes: u32,
        voters: u32,
    },
    VotesDisagree,
    TieUpholds,
    FeeMustBeReturned,
    FeeUndecided,
    /// What it changes is still to be entered.
    ChangeResult,
}

/// What is found of an appeal of a section.
pub fn examine(
    event: &Event,
    section: &Section,
    appeal: &Appeal,
    edition: &'static Edition,
) -> Examined {
    let announced = stored::read(&section.settings.announced).appeals;
    let mut examiner = Examiner {
        event,
        section,
        appeal,
        edition,
        rules: AppealRules::of(edition),
        announced: announced.unwrap_or_default(),
        remarks: Vec::new(),
    };
    examiner.deadline();
    examiner.appellant_and_fee();
    let voters = examiner.committee();
    if let Some((decision, _)) = &appeal.decided {
        examiner.decision(decision, voters.len());
    }
    Examined {
        voters: voters.iter().map(|member| member.name.clone()).collect(),
        remarks: examiner.remarks,
    }
}

struct Examiner<'a> {
    event: &'a Event,
    section: &'a Section,
    appeal: &'a Appeal,
    edition: &'static Edition,
    rules: AppealRules,
    announced: Appeals,
    remarks: Vec<AppealRemark>,
}

impl<'a> Examiner<'a> {
    fn fine(&mut self, says: AppealCase, topic: Topic) {
        self.say(says, false, topic);
    }

    fn wrong(&mut self, says: AppealCase, topic: Topic) {
        self.say(says, true, topic);
    }

    fn say(&mut self, says: AppealCase, wrong: bool, topic: Topic) {
        let article = cite(self.edition, topic);
        self.remarks.push(AppealRemark {
            says,
            wrong,
            article,
        });
    }

    /// When the decision was told: as said, or when the incident was written down.
    fn ruled_at(&self) -> Option<Timestamp> {
        let report = &self.appeal.report;
        let incident = report.incident.and_then(|id| {
            let found = self.section.incidents.iter().find(|one| one.id == id)?;
            Some(found.amended.last().unwrap_or(&found.written).at)
        });
        report.ruled_at.or(incident)
    }

    fn deadline(&mut self) {
        if self.announced.allowed == Some(false) {
            return self.wrong(AppealCase::Excluded, APPEAL);
        }
        let minutes = self.announced.deadline_minutes;
        let announced = minutes.map(|minutes| Span::minutes(i64::from(minutes)));
        let Some(limit) = announced.or(self.rules.within) else {
            return self.wrong(AppealCase::NoDeadline, APPEAL_HOW);
        };
        let Some(ruled) = self.ruled_at() else {
            return self.wrong(AppealCase::RulingTimeUnknown, APPEAL_HOW);
        };
        let filed = self
            .appeal
            .report
            .filed_at
            .unwrap_or(self.appeal.written.at);
        let after = Span::millis(filed.as_millisecond() - ruled.as_millisecond());
        let (minutes, most) = (after.whole_minutes(), limit.whole_minutes());
        let played_on = self.appeal.report.played_on;
        match self.rules.timeliness(after, limit, played_on == Some(true)) {
            Timeliness::TooLate => {
                let says = AppealCase::TooLate {
                    minutes,
                    limit: most,
                };
                self.wrong(says, APPEAL_HOW);
            }
            Timeliness::PlayedOn => self.wrong(AppealCase::PlayedOn, APPEAL_HOW),
            Timeliness::InTime => {
                let says = AppealCase::InTime {
                    minutes,
                    limit: most,
                };
                self.fine(says, APPEAL_HOW);
                if played_on.is_none() && self.rules.before_playing_on {
                    self.wrong(AppealCase::PlayedOnUnknown, APPEAL_HOW);
                }
            }
        }
    }

    fn appellant_and_fee(&mut self) {
        let report = &self.appeal.report;
        if report.role != AppellantRole::Player && !self.rules.officials_may_appeal {
            self.wrong(AppealCase::OfficialAppeals, APPEAL);
        }
        // US Chess asks for a deposit only from those who go on to the federation.
        if !self.rules.officials_may_appeal && self.announced.fee.is_none() {
            return;
        }
        match (&self.announced.fee, &report.fee) {
            (None, _) => self.wrong(AppealCase::FeeNotAnnounced, APPEAL_HOW),
            (Some(fee), None) => {
                let fee = fee.clone();
                self.wrong(AppealCase::FeeUnpaid { fee }, APPEAL_HOW);
            }
            (Some(_), Some(_)) => {}
        }
    }

    /// The members who vote on the appeal.
    fn committee(&mut self) -> Vec<&'a CommitteeMember> {
        let all = &self.appeal.committee;
        if all.is_empty() {
            return Vec::new();
        }
        let free: Vec<&CommitteeMember> = all
            .iter()
            .filter(|member| match self.conflict(member) {
                Some(says) => {
                    self.wrong(says, COMMITTEE);
                    false
                }
                None => true,
            })
            .collect();
        let is_reserve = |member: &CommitteeMember| member.seat == CommitteeSeat::Reserve;
        let mut reserves = free.iter().copied().filter(|one| is_reserve(one));
        let mut voters = Vec::new();
        for member in all.iter().filter(|member| !is_reserve(member)) {
            if free.contains(&member) {
                voters.push(member);
            } else if let Some(reserve) = reserves.next() {
                voters.push(reserve);
                let (name, by) = (member.name.clone(), reserve.name.clone());
                self.fine(AppealCase::Replaced { name, by }, COMMITTEE);
            }
        }
        self.ages(&voters);
        self.is_in_order(&voters);
        voters
    }

    fn is_in_order(&mut self, voters: &[&CommitteeMember]) {
        // US Chess asks for no chair.
        let chaired = voters.iter().any(|one| one.seat == CommitteeSeat::Chair);
        if !chaired && self.rules.should_be_odd {
            self.wrong(AppealCase::NoChair, COMMITTEE);
        }
        if self.is_international() && self.rules.should_be_odd {
            let mut seen = BTreeSet::new();
            let federations = voters.iter().filter_map(|one| self.federation(one));
            let twice: BTreeSet<Federation> =
                federations.filter(|code| !seen.insert(*code)).collect();
            for federation in twice {
                self.wrong(AppealCase::FederationTwice { federation }, COMMITTEE);
            }
        }
        let count = number(voters.len());
        let seniors = number(voters.iter().filter(|one| one.senior).count());
        let faults = self.rules.committee_faults(count, seniors, 0);
        if faults.is_empty() {
            return self.fine(AppealCase::InOrder { voters: count }, COMMITTEE);
        }
        let says = AppealCase::NotInOrder {
            faults: Series(faults),
            needed: self.rules.committee_needs(),
        };
        self.wrong(says, COMMITTEE);
    }

    /// Only FIDE has an age. Whoever is 21 in the year of the event may not be it yet.
    fn ages(&mut self, voters: &[&CommitteeMember]) {
        let year = self.event.details.starts.map(|day| day.year());
        let year = year.and_then(|year| u16::try_from(year).ok());
        if !self.rules.should_be_odd {
            return;
        }
        for member in voters {
            let name = member.name.clone();
            match year
                .zip(member.born)
                .map(|(year, born)| year.saturating_sub(born))
            {
                Some(age) if age > LEAST_AGE => {}
                Some(age) if age < LEAST_AGE => {
                    self.wrong(AppealCase::TooYoung { name }, COMMITTEE);
                }
                _ => self.wrong(AppealCase::AgeUnknown { name }, COMMITTEE),
            }
        }
    }

    /// Why somebody does not decide.
    fn conflict(&self, member: &CommitteeMember) -> Option<AppealCase> {
        let name = member.name.clone();
        if member.concerned {
            return Some(AppealCase::Concerned { name });
        }
        let parties = &self.appeal.report.parties;
        let parties = parties.iter().filter_map(|id| self.section.entrant(*id));
        let parties: Vec<_> = parties.collect();
        let appeals = same(&member.name, &self.appeal.report.appellant);
        if appeals || parties.iter().any(|one| same(&one.player.name, &name)) {
            return Some(AppealCase::IsParty { name });
        }
        let own = self.entered(member);
        let club = member.club.as_deref();
        let club = club.or_else(|| own.and_then(|one| one.player.club.as_deref()));
        let clubs = parties.iter().filter_map(|one| one.player.club.as_deref());
        let mut shared = clubs.filter(|other| club.is_some_and(|club| same(club, other)));
        if let Some(club) = shared.next() {
            let club = club.to_owned();
            return Some(AppealCase::SameClub { name, club });
        }
        let mut teams = self.section.draft.teams.iter();
        let with_a_party = teams.any(|team| {
            let members = &team.details.members;
            own.is_some_and(|own| members.contains(&own.id))
                && parties.iter().any(|one| members.contains(&one.id))
        });
        if with_a_party {
            return Some(AppealCase::SameTeam { name });
        }
        let federation = self.federation(member)?;
        let of_parties: Vec<_> = parties.iter().map(|one| one.player.federation).collect();
        let shared = of_parties.contains(&Some(federation));
        let by_all = of_parties.len() > 1 && of_parties.iter().all(|one| *one == Some(federation));
        (shared && !by_all && self.is_international())
            .then_some(AppealCase::SameFederation { name, federation })
    }

    /// The entry of a member who plays.
    fn entered(&self, member: &CommitteeMember) -> Option<&'a adoube_tournament::Entrant> {
        let mut entrants = self.section.draft.entrants.iter();
        entrants.find(|one| same(&one.player.name, &member.name))
    }

    fn federation(&self, member: &CommitteeMember) -> Option<Federation> {
        let own = || self.entered(member)?.player.federation;
        member.federation.or_else(own)
    }

    fn is_international(&self) -> bool {
        let entrants = self.section.draft.entrants.iter();
        let federations = entrants.filter_map(|one| one.player.federation);
        federations.collect::<BTreeSet<_>>().len() > 1
    }

    fn decision(&mut self, decision: &AppealDecision, voters: usize) {
        let changes = matches!(
            decision.outcome,
            AppealOutcome::Upheld | AppealOutcome::Changed
        );
        if let Some((yes, no)) = decision.votes_for.zip(decision.votes_against) {
            let (votes, voters) = (yes + no, number(voters));
            if voters > 0 && votes > voters {
                self.wrong(AppealCase::VotesTooMany { votes, voters }, COMMITTEE);
            }
            let upheld = decision.outcome == AppealOutcome::Upheld;
            if yes == no && upheld && self.rules.tie_upholds {
                self.wrong(AppealCase::TieUpholds, COMMITTEE);
            } else if upheld && yes < no || decision.outcome == AppealOutcome::Dismissed && yes > no
            {
                self.wrong(AppealCase::VotesDisagree, COMMITTEE);
            }
        }
        let paid = self.appeal.report.fee.is_some();
        match decision.fee {
            Some(FeeOutcome::Kept | FeeOutcome::PartlyReturned)
                if decision.outcome == AppealOutcome::Upheld =>
            {
                self.wrong(AppealCase::FeeMustBeReturned, APPEAL_HOW);
            }
            None if paid => self.wrong(AppealCase::FeeUndecided, APPEAL_HOW),
            _ => {}
        }
        if changes {
            self.fine(AppealCase::ChangeResult, APPEAL);
        }
    }
}

/// Whether two names are the same, however they are written.
fn same(one: &str, other: &str) -> bool {
    one.trim().to_lowercase() == other.trim().to_lowercase()
}

fn number(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}
