//! Appeals: 11.10 of the FIDE Laws with the General Regulations, 21H to 21L of US Chess.

use crate::appeals::{AppealRules, CommitteeFault, CommitteeNeeds, Timeliness};
use crate::families::prelude::*;

/// The variation by which an event excludes appeals.
const EXCLUDED: &str = "no-appeals";

family! {
    /// Something about an appeal.
    Appeals: "appeals" {
        /// Somebody appeals against a decision.
        Appeal: "appeal" {
            by: One(Appellant),
            /// How long after the ruling.
            after: Time,
            /// The deadline that the regulations fix, where the rules leave it to them.
            deadline: Time,
            /// The player has played on since the ruling.
            played_on: Flag,
            /// The director gave more time.
            extended: Flag,
        }
        /// The committee is put together.
        AppealCommittee: "appeal-committee" {
            voters: Told(Option<u32>),
            /// How many of them are directors of Senior level or higher.
            seniors: Number(50),
            /// How many of them are concerned in the dispute.
            concerned: Number(50),
        }
        /// The committee has voted.
        AppealVote: "appeal-vote" {
            for_appeal: Number(50),
            against: Number(50),
        }
        /// Somebody appeals to the federation.
        NationalAppeal: "national-appeal" {
            days_after_event: Number(1000),
            /// Whether there is an acceptable reason for coming late.
            good_reason: Told(Option<bool>),
        }
    }
}

choices! {
    /// Who appeals: a player concerned, a captain, head of delegation or other official of the player,
    /// or somebody else.
    Appellant { Player, Official, Other, }
}

says! {
    /// What rulings on appeals say.
    pub enum Says: "appeals" {
        Filed, Excluded, FiledInBlitz, ChiefIsFinal, ChiefDirector, NotConcerned, OnlyConcerned,
        FiledAfter(after: Span), Extended, TooLate(limit: Span), PlayedOn, Refused, HeardIfAnnounced,
        UnderProtest, InTime, GoesOnAsRuled, EvenSigned,
        // To the federation.
        ToFederation, FinalForEvent, SentInTime(days: u32), LateWithReason(days: u32), Refuse, Hear,
        HearForReason, SentLate(days: u32),
        // The committee and its vote.
        CommitteeNeeds(needed: CommitteeNeeds), HowManyVote(needed: CommitteeNeeds),
        Committee(voters: u32), CanHear(voters: u32, needed: CommitteeNeeds),
        ShouldBeOdd(needed: CommitteeNeeds), AddOrDrop, GoOn, AddReserve,
        NotInOrder(faults: Vec<CommitteeFault>, needed: CommitteeNeeds), AddReserves, ReplaceThem,
        Voted(yes: u32, no: u32), Tie, NoRuleForTie, RulingStands, VoteRepeated, Upheld, WrittenDown,
        Stands(who: Official),
    }
}

impl Appeal {
    fn decide(&self, scene: &Scene) -> Decided {
        let rules = AppealRules::of(scene.edition);
        let by = self.by()?;
        if scene.case.variations.iter().any(|id| id == EXCLUDED) {
            return Ok(scene.must(Says::Filed, Says::Excluded, &[APPEAL]));
        }
        if scene.is_us_blitz() {
            let topics = &[US_BLITZ_FINAL, APPEAL_NATIONAL];
            let draft = scene.ruled(Says::FiledInBlitz, Says::ChiefIsFinal, topics);
            return Ok(draft.note(Says::ChiefDirector).mandatory());
        }
        if by == Appellant::Other || (by == Appellant::Official && !rules.officials_may_appeal) {
            let topics = &[APPEAL, APPEAL_WHO];
            return Ok(scene.must(Says::NotConcerned, Says::OnlyConcerned, topics));
        }
        let limit = match rules.within {
            Some(within) => within,
            None => self.deadline()?,
        };
        let after = self.after()?;
        let draft = scene.citing(Says::FiledAfter { after }, &[APPEAL, APPEAL_HOW]);
        Ok(match rules.timeliness(after, limit, self.played_on) {
            Timeliness::InTime => in_time(scene, draft, rules.committee_needs()),
            _ if self.extended => draft.decision(Says::Extended).mandatory(),
            Timeliness::TooLate => draft.decision(Says::TooLate { limit }).mandatory(),
            Timeliness::PlayedOn => {
                let range = range![Other: Says::Refused, Other: Says::HeardIfAnnounced];
                let draft = draft.decision(Says::PlayedOn);
                draft.discretionary(range, Says::UnderProtest)
            }
        })
    }
}

fn in_time(scene: &Scene, draft: Draft, needed: CommitteeNeeds) -> Ruling {
    let topics = &[
        APPEAL_CONCILIATION,
        APPEAL_RESERVED,
        APPEAL_CHIEF,
        APPEAL_BODY,
    ];
    let draft = draft
        .rule(Says::InTime, topics)
        .cite_nth(COMMITTEE, 1)
        .note(Says::CommitteeNeeds { needed });
    match scene.case.stage {
        Stage::Playing => draft.step(Says::GoesOnAsRuled),
        Stage::Over | Stage::Signed => draft.note_if(scene.has(RESULT_SIGNED), Says::EvenSigned),
    }
    .mandatory()
}

impl NationalAppeal {
    fn decide(&self, scene: &Scene) -> Decided {
        let draft = scene.draft(Says::ToFederation);
        let Some(days) = AppealRules::of(scene.edition).federation_days else {
            return Ok(draft.must(Says::FinalForEvent, &[APPEAL_HOW, APPEAL]));
        };
        let in_time = self.days_after_event()? <= days;
        let draft = draft.cite(APPEAL_NATIONAL).cite_nth(APPEAL_NATIONAL, 1);
        let excused = || {
            let question = Question::of("national-appeal", "good_reason").yes_no();
            scene.whether(self.good_reason, question)
        };
        Ok(match (in_time, in_time || excused()) {
            (true, _) => draft.decision(Says::SentInTime { days }).mandatory(),
            (false, true) => draft.decision(Says::LateWithReason { days }).discretionary(
                [Says::Refuse, Says::Hear].map(Measure::other),
                Says::HearForReason,
            ),
            (false, false) => draft.decision(Says::SentLate { days }).mandatory(),
        })
    }
}

impl AppealCommittee {
    fn decide(&self, scene: &Scene) -> Decided {
        let rules = AppealRules::of(scene.edition);
        let needed = rules.committee_needs();
        let voters = self.voters.ok_or_else(|| {
            let text = Says::HowManyVote { needed };
            Question::saying("incident.voters", text).number(50)
        })?;
        let seniors = match rules.of_seniors_at_least {
            Some(_) => self.seniors()?,
            None => 0,
        };
        let faults = rules.committee_faults(voters, seniors, self.concerned()?);
        let draft = scene
            .citing(Says::Committee { voters }, &[COMMITTEE])
            .cite_nth(COMMITTEE, 1);
        Ok(match faults[..] {
            [] => draft.decision(Says::CanHear { voters, needed }).mandatory(),
            [CommitteeFault::Even] => draft.decision(Says::ShouldBeOdd { needed }).discretionary(
                [Says::AddOrDrop, Says::GoOn].map(Measure::other),
                Says::AddReserve,
            ),
            _ => {
                let step = match faults.contains(&CommitteeFault::TooFew) {
                    true => Says::AddReserves,
                    false => Says::ReplaceThem,
                };
                let draft = draft.decision(Says::NotInOrder { faults, needed });
                draft.step(step).mandatory()
            }
        })
    }
}

impl AppealVote {
    fn decide(&self, scene: &Scene) -> Decided {
        let rules = AppealRules::of(scene.edition);
        let (yes, no) = (self.for_appeal()?, self.against()?);
        let draft = scene.citing(Says::Voted { yes, no }, &[COMMITTEE, APPEAL_HOW]);
        if yes == no && !rules.tie_upholds {
            let range = range![Other: Says::RulingStands, Other: Says::VoteRepeated];
            let draft = draft.decision(Says::Tie).no_rule(Says::NoRuleForTie);
            return Ok(draft.discretionary(range, Says::RulingStands));
        }
        let draft = match rules.tie_upholds {
            true => draft.cite_nth(COMMITTEE, 6),
            false => draft,
        };
        let who = scene.official();
        let decision = match yes > no {
            true => Says::Upheld,
            false => Says::Stands { who },
        };
        Ok(draft.decision(decision).step(Says::WrittenDown).mandatory())
    }
}
