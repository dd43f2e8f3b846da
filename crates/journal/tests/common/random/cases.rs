//! Appeals, fair play and needs.

use adoube_journal::*;
use adoube_tournament::Player;

use super::Action;
use super::chooser::Chooser;

impl Chooser<'_> {
    pub(super) fn case(&mut self, section: &Section, action: Action) -> Command {
        let id = section.id.clone();
        match action {
            Action::FileAppeal => Command::FileAppeal(AppealFiled {
                appeal: self.appeal(section),
                section: id,
            }),
            Action::DecideAppeal if self.dice.one_in(2) => {
                Command::SetAppealCommittee(AppealCommitteeSet {
                    appeal: self.one_of(section.appeals.iter().map(|one| one.id)),
                    members: self.members(),
                    section: id,
                })
            }
            Action::DecideAppeal => Command::DecideAppeal(AppealDecided {
                appeal: self.one_of(section.appeals.iter().map(|one| one.id)),
                decision: AppealDecision {
                    outcome: AppealOutcome::ALL[self.dice.below(4)],
                    text: self.dice.text(),
                    votes_for: None,
                    votes_against: Some(self.dice.below(4) as u32),
                    fee: Some(FeeOutcome::ALL[self.dice.below(3)]),
                },
                section: id,
            }),
            Action::FileComplaint => Command::FileComplaint(ComplaintFiled {
                complaint: self.complaint(section),
                section: id,
            }),
            Action::DecideComplaint => Command::DecideComplaint(ComplaintDecided {
                complaint: self.one_of(section.complaints.iter().map(|one| one.id)),
                decision: ComplaintDecision {
                    outcome: ComplaintOutcome::ALL[self.dice.below(4)],
                    text: self.dice.text(),
                    penalty: None,
                    accused_told: self.dice.one_in(2).then_some(true),
                },
                section: id,
            }),
            Action::RecordInspection => self.inspection(section),
            Action::SetNeeds if self.dice.one_in(2) => self.account(section),
            _ => Command::SetNeeds(NeedsSet {
                entrant: self.entrant(section),
                needs: Needs {
                    kinds: self.dice.some_of(&Need::ALL, 3).into_iter().collect(),
                    words: self.dice.one_in(3).then(|| self.dice.text()),
                },
                section: id,
            }),
        }
    }

    /// What the director knows of an entry, or a new entry of whom something is known.
    pub(super) fn marks(&mut self, section: &Section) -> Command {
        let marks = EntryMarks {
            is_new: self.dice.one_in(3),
            is_late: self.dice.one_in(4),
            house: self.dice.one_in(3).then(|| match self.dice.one_in(2) {
                true => HousePlayer::Permanent,
                false => HousePlayer::Temporary,
            }),
            bye_replaced: self.dice.one_in(6),
            prize_chance: self.dice.one_in(4).then(|| self.dice.one_in(2)),
            no_half_point_bye: self.dice.one_in(6),
            reentry_of: self.dice.one_in(3).then(|| self.entrant(section)),
            team: self.dice.one_in(4).then(|| self.dice.text()),
            wins_as_draws: match self.dice.one_in(6) {
                true => vec![section.next_round()],
                false => Vec::new(),
            },
            outside_fide: self.dice.one_in(9),
            computer: self.dice.one_in(9),
            adjudicated: (1..=3)
                .filter(|_| self.dice.one_in(9))
                .map(adoube_tournament::RoundNumber)
                .collect(),
            not_rated: (1..=3)
                .filter(|_| self.dice.one_in(9))
                .map(adoube_tournament::RoundNumber)
                .collect(),
            career: (section.next_round().0.is_multiple_of(2))
                .then(|| r#"{"highest_rating":2400}"#.to_owned()),
        };
        let id = section.id.clone();
        if self.dice.one_in(2) {
            return Command::SetMarks(MarksSet {
                entrant: self.entrant(section),
                section: id,
                marks,
            });
        }
        Command::Enter(Enter {
            section: id,
            player: Player::named("Newcomer"),
            first_round: self.dice.one_in(2).then(|| self.round(section, true)),
            missed: None,
            marks,
        })
    }

    pub(super) fn non_pairings(&mut self, section: &Section) -> Command {
        let requests = (0..self.dice.below(3)).map(|_| NonPairing {
            entrants: vec![self.entrant(section), self.entrant(section)],
            until: self.dice.one_in(2).then(|| self.round(section, true)),
        });
        Command::SetNonPairings(NonPairingsSet {
            requests: requests.collect(),
            section: section.id.clone(),
        })
    }

    /// A line of an account; now and then more is given back than was paid.
    fn account(&mut self, section: &Section) -> Command {
        let charge = Charge::ALL[self.dice.below(Charge::ALL.len())];
        let method = PayMethod::ALL[self.dice.below(PayMethod::ALL.len())];
        let items = [
            AccountItem::Charge(charge),
            AccountItem::Payment(method),
            AccountItem::Payment(method),
            AccountItem::Refund(method),
            AccountItem::DepositReturned(method),
            AccountItem::Waiver,
        ];
        Command::EnterAccount(AccountEntered {
            section: section.id.clone(),
            entrant: self.entrant(section),
            item: items[self.dice.below(items.len())],
            amount: Amount::hundredths(self.dice.below(5) as i64 * 1250),
            note: self.dice.one_in(3).then(|| self.dice.text()),
        })
    }

    /// One of the cases there are; now and then one that there is not.
    fn one_of(&mut self, cases: impl Iterator<Item = Seq>) -> Seq {
        let cases: Vec<Seq> = cases.collect();
        self.dice
            .pick(&cases)
            .unwrap_or(Seq(self.dice.below(9) as u64))
    }

    fn appeal(&mut self, section: &Section) -> AppealReport {
        let incidents: Vec<Seq> = section.incidents.iter().map(|one| one.id).collect();
        AppealReport {
            incident: self.dice.pick(&incidents),
            decision: self.dice.one_in(2).then(|| self.dice.text()),
            round: self.dice.one_in(2).then(|| self.round(section, false)),
            board: None,
            appellant: self.dice.text(),
            role: AppellantRole::ALL[self.dice.below(4)],
            parties: vec![self.entrant(section)],
            grounds: self.dice.text(),
            ruled_at: None,
            filed_at: None,
            played_on: self.dice.one_in(2).then_some(false),
            fee: None,
        }
    }

    fn members(&mut self) -> Vec<CommitteeMember> {
        let names = (0..self.dice.below(4)).map(|_| self.dice.text());
        let names: Vec<String> = names.collect();
        let member = |name| CommitteeMember {
            name,
            seat: CommitteeSeat::Member,
            federation: None,
            club: None,
            born: Some(1970),
            senior: false,
            concerned: false,
        };
        names.into_iter().map(member).collect()
    }

    fn complaint(&mut self, section: &Section) -> ComplaintReport {
        ComplaintReport {
            stage: ComplaintStage::InTournament,
            round: self.dice.one_in(2).then(|| self.round(section, false)),
            complainant: Complainant {
                entrant: self.dice.one_in(2).then(|| self.entrant(section)),
                name: self.dice.text(),
                fide_id: None,
            },
            accused: self.entrant(section),
            facts: self.dice.text(),
            evidence: None,
            comments: None,
            acknowledged: self.dice.one_in(2),
            signed: self.dice.one_in(2),
        }
    }

    fn inspection(&mut self, section: &Section) -> Command {
        let complaints: Vec<Seq> = section.complaints.iter().map(|one| one.id).collect();
        Command::RecordInspection(InspectionRecorded {
            section: section.id.clone(),
            round: self.round(section, false),
            entrant: self.entrant(section),
            inspection: InspectionReport {
                when: None,
                grounds: InspectionGrounds::ALL[self.dice.below(4)],
                complaint: self.dice.pick(&complaints),
                inspector: Attendant {
                    name: self.dice.text(),
                    same_gender: Some(true),
                },
                witness: None,
                players_witness: None,
                means: None,
                consent: InspectionConsent::ALL[self.dice.below(4)],
                found: self.dice.one_in(2).then(|| self.dice.text()),
                measures: None,
            },
        })
    }
}
