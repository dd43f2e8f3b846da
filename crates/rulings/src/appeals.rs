//! Appeals: who, by when, and who decides.

use adoube_clock::Span;
use adoube_rulebook::{Authority, Edition};
use serde::Serialize;

/// What an edition, with the regulations that go with it, says about appeals.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AppealRules {
    /// Whether captains and other officials may appeal for a player (General Regulations 10.3).
    pub officials_may_appeal: bool,
    /// How long after the ruling; none if the regulations of the event must fix it.
    pub within: Option<Span>,
    /// Whether it must also be before playing on.
    pub before_playing_on: bool,
    /// How many must vote at least.
    pub voters_at_least: u32,
    /// How many are enough if all are Senior directors or higher.
    pub of_seniors_at_least: Option<u32>,
    /// Whether the number of voters should be odd.
    pub should_be_odd: bool,
    /// Whether a tie means that the ruling stands.
    pub tie_upholds: bool,
    /// How many days after the event one may appeal to the federation.
    pub federation_days: Option<u32>,
}

/// Whether an appeal comes in time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Timeliness {
    InTime,
    /// The deadline is over.
    TooLate,
    /// The player has played on.
    PlayedOn,
}

/// What is wrong with a committee.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum CommitteeFault {
    /// It has too few voters.
    TooFew,
    /// The number of voters is even.
    Even,
    /// Somebody votes who is concerned.
    Concerned,
}

/// How many a committee needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum CommitteeNeeds {
    /// So many, or fewer if all are Senior directors or higher.
    Persons {
        least: u32,
        seniors: u32,
    },
    /// An odd number from this on.
    OddVoters {
        least: u32,
    },
    Voters {
        least: u32,
    },
}

impl AppealRules {
    /// The rules that go with an edition.
    pub fn of(edition: &Edition) -> AppealRules {
        let own = edition.parameters().appeals.as_ref();
        let fide = edition.authority() == Authority::Fide;
        AppealRules {
            officials_may_appeal: fide,
            within: own.map(|rules| Span::minutes(i64::from(rules.local_minutes))),
            before_playing_on: own.is_some(),
            voters_at_least: own.map_or(3, |rules| rules.committee_at_least),
            of_seniors_at_least: own.map(|rules| rules.committee_of_seniors_at_least),
            should_be_odd: fide,
            tie_upholds: !fide,
            federation_days: own.map(|rules| rules.federation_days),
        }
    }

    /// How many a committee needs.
    pub fn committee_needs(&self) -> CommitteeNeeds {
        let least = self.voters_at_least;
        match self.of_seniors_at_least {
            Some(seniors) => CommitteeNeeds::Persons { least, seniors },
            None if self.should_be_odd => CommitteeNeeds::OddVoters { least },
            None => CommitteeNeeds::Voters { least },
        }
    }

    /// Whether an appeal made so long after the ruling is in time.
    pub fn timeliness(&self, after: Span, limit: Span, played_on: bool) -> Timeliness {
        match (after > limit, played_on && self.before_playing_on) {
            (true, _) => Timeliness::TooLate,
            (false, true) => Timeliness::PlayedOn,
            (false, false) => Timeliness::InTime,
        }
    }

    /// What is wrong with a committee of so many voters.
    pub fn committee_faults(
        &self,
        voters: u32,
        seniors: u32,
        concerned: u32,
    ) -> Vec<CommitteeFault> {
        let all_seniors = seniors >= voters;
        let least = match self.of_seniors_at_least.filter(|_| all_seniors) {
            Some(least) => least,
            None => self.voters_at_least,
        };
        let mut faults = Vec::new();
        if voters < least {
            faults.push(CommitteeFault::TooFew);
        }
        if concerned > 0 {
            faults.push(CommitteeFault::Concerned);
        }
        if self.should_be_odd && voters.is_multiple_of(2) {
            faults.push(CommitteeFault::Even);
        }
        faults
    }
}
