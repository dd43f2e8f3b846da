//! What a change concerns: the basis of histories and of conflicts.

use adoube_tournament::{BoardNumber, RoundNumber};

use crate::{Change, SectionId, Subject};

/// What a change needs to be alone with.
pub(crate) struct Footprint {
    /// What it changes.
    pub writes: Vec<Subject>,
    /// It was computed from the whole section, so anything that happened there in the meantime
    /// may have made it wrong.
    pub reads_section: Option<SectionId>,
}

impl Footprint {
    /// Whether something that was written in the meantime gets in the way.
    pub fn meets(&self, written: &[Subject]) -> bool {
        written.iter().any(|subject| {
            self.reads_section.is_some() && self.reads_section.as_ref() == subject.section()
                || self.writes.iter().any(|own| overlap(own, subject))
        })
    }
}

/// A round and its boards overlap; otherwise only a subject with itself.
fn overlap(one: &Subject, other: &Subject) -> bool {
    fn round(subject: &Subject) -> Option<(&SectionId, RoundNumber, Option<BoardNumber>)> {
        match subject {
            Subject::Round { section, round } => Some((section, *round, None)),
            Subject::Board {
                section,
                round,
                board,
            } => Some((section, *round, Some(*board))),
            _ => None,
        }
    }
    match (round(one), round(other)) {
        (Some((section, number, board)), Some((other_section, other_number, other_board))) => {
            section == other_section
                && number == other_number
                && (board.is_none() || other_board.is_none() || board == other_board)
        }
        _ => one == other,
    }
}

impl Change {
    /// What the change alters, and what it was computed from.
    pub(crate) fn footprint(&self) -> Footprint {
        let reads_section = match self {
            Change::RoundPaired { section, .. }
            | Change::PairingsChanged { section, .. }
            | Change::NumbersAssigned { section, .. }
            | Change::VirtualPointsSet { section, .. }
            | Change::SectionFinished { section } => Some(section.clone()),
            _ => None,
        };
        let mut writes = self.writes();
        if let Change::RoundPublished { section, round } = self {
            // What is made public must be what the writer saw.
            writes.push(Subject::Round {
                section: section.clone(),
                round: *round,
            });
        }
        Footprint {
            writes,
            reads_section,
        }
    }

    /// What the change alters. An undo alters what the undone record altered; the journal knows.
    pub(crate) fn writes(&self) -> Vec<Subject> {
        let subject = match self {
            Change::EventCreated { .. } | Change::EventEdited { .. } => Subject::Event {},
            Change::SectionAdded { section, .. }
            | Change::SectionEdited { section, .. }
            | Change::NumbersAssigned { section, .. }
            | Change::VirtualPointsSet { section, .. }
            | Change::PairingsProhibited { section, .. }
            // A result can be entered whether or not one knew that the round was public.
            | Change::RoundPublished { section, .. }
            | Change::SectorsSet { section, .. }
            | Change::PrizeFundSet { section, .. }
            | Change::SectionFinished { section } => Subject::Section {
                section: section.clone(),
            },
            Change::Registered {
                section, entrant, ..
            }
            | Change::PlayerEdited {
                section, entrant, ..
            }
            | Change::Scratched {
                section, entrant, ..
            }
            | Change::Withdrawn {
                section, entrant, ..
            }
            | Change::ReEntered {
                section, entrant, ..
            }
            | Change::ByeRequested {
                section, entrant, ..
            }
            | Change::ByeRequestCancelled {
                section, entrant, ..
            }
            | Change::BoardFixed {
                section, entrant, ..
            } => Subject::Entrant {
                section: section.clone(),
                entrant: *entrant,
            },
            Change::PointsAdjusted {
                section,
                adjustment,
            } => Subject::Entrant {
                section: section.clone(),
                entrant: adjustment.entrant,
            },
            Change::TeamAdded { section, team, .. } | Change::TeamEdited { section, team, .. } => {
                Subject::Team {
                    section: section.clone(),
                    team: *team,
                }
            }
            Change::RoundPaired { section, round, .. }
            | Change::PairingsChanged { section, round, .. }
            | Change::RoundClosed { section, round }
            | Change::RoundReopened { section, round } => Subject::Round {
                section: section.clone(),
                round: *round,
            },
            Change::ResultEntered {
                section,
                round,
                board,
                ..
            }
            | Change::ResultReported {
                section,
                round,
                board,
                ..
            }
            | Change::GameRecorded {
                section,
                round,
                board,
                ..
            }
            | Change::ResultCorrected {
                section,
                round,
                board,
                ..
            }
            | Change::ResultCleared {
                section,
                round,
                board,
                ..
            }
            | Change::ResultAdjusted {
                section,
                round,
                board,
                ..
            } => Subject::Board {
                section: section.clone(),
                round: *round,
                board: *board,
            },
            Change::CheckedIn { section, entrants } | Change::CheckedOut { section, entrants } => {
                let each = entrants.iter().map(|entrant| Subject::Entrant {
                    section: section.clone(),
                    entrant: *entrant,
                });
                return each.collect();
            }
            // Notes and incidents are only ever added; undo is looked at through its target.
            Change::Noted { .. }
            | Change::IncidentReported { .. }
            | Change::Undone { .. }
            | Change::Redone { .. } => return Vec::new(),
        };
        vec![subject]
    }

    /// Whether the change belongs in the history of a subject.
    pub(crate) fn concerns(&self, subject: &Subject) -> bool {
        match subject {
            Subject::Event {} => true,
            Subject::Section { section } => self.section() == Some(section),
            _ if self.section() != subject.section() => false,
            Subject::Round { round, .. } => {
                self.round() == Some(*round) || self.gives_byes_before() > Some(*round)
            }
            Subject::Board { round, board, .. } => {
                self.round() == Some(*round) && self.concerns_board(*board)
            }
            Subject::Entrant { entrant, .. } => self.concerns_entrant(*entrant),
            Subject::Team { .. } => {
                let noted =
                    matches!(self, Change::Noted { subject: about, .. } if about == subject);
                noted || self.writes().contains(subject) || self.concerns_team(subject)
            }
        }
    }

    /// The section the change happened in.
    pub fn section(&self) -> Option<&SectionId> {
        match self {
            Change::EventCreated { .. }
            | Change::EventEdited { .. }
            | Change::Undone { .. }
            | Change::Redone { .. } => None,
            Change::Noted { subject, .. } => subject.section(),
            Change::SectionAdded { section, .. }
            | Change::SectionEdited { section, .. }
            | Change::Registered { section, .. }
            | Change::PlayerEdited { section, .. }
            | Change::Scratched { section, .. }
            | Change::Withdrawn { section, .. }
            | Change::ReEntered { section, .. }
            | Change::ByeRequested { section, .. }
            | Change::ByeRequestCancelled { section, .. }
            | Change::CheckedIn { section, .. }
            | Change::CheckedOut { section, .. }
            | Change::BoardFixed { section, .. }
            | Change::SectorsSet { section, .. }
            | Change::PrizeFundSet { section, .. }
            | Change::TeamAdded { section, .. }
            | Change::TeamEdited { section, .. }
            | Change::NumbersAssigned { section, .. }
            | Change::VirtualPointsSet { section, .. }
            | Change::PairingsProhibited { section, .. }
            | Change::RoundPaired { section, .. }
            | Change::RoundPublished { section, .. }
            | Change::PairingsChanged { section, .. }
            | Change::ResultEntered { section, .. }
            | Change::ResultReported { section, .. }
            | Change::GameRecorded { section, .. }
            | Change::ResultCorrected { section, .. }
            | Change::ResultCleared { section, .. }
            | Change::ResultAdjusted { section, .. }
            | Change::RoundClosed { section, .. }
            | Change::RoundReopened { section, .. }
            | Change::PointsAdjusted { section, .. }
            | Change::IncidentReported { section, .. }
            | Change::SectionFinished { section } => Some(section),
        }
    }

    fn round(&self) -> Option<RoundNumber> {
        match self {
            Change::RoundPaired { round, .. }
            | Change::RoundPublished { round, .. }
            | Change::PairingsChanged { round, .. }
            | Change::ResultEntered { round, .. }
            | Change::ResultReported { round, .. }
            | Change::GameRecorded { round, .. }
            | Change::ResultCorrected { round, .. }
            | Change::ResultCleared { round, .. }
            | Change::ResultAdjusted { round, .. }
            | Change::RoundClosed { round, .. }
            | Change::RoundReopened { round, .. }
            | Change::ByeRequested { round, .. }
            | Change::ByeRequestCancelled { round, .. }
            | Change::IncidentReported { round, .. } => Some(*round),
            Change::PointsAdjusted { adjustment, .. } => Some(adjustment.round),
            Change::Noted {
                subject: Subject::Round { round, .. } | Subject::Board { round, .. },
                ..
            } => Some(*round),
            _ => None,
        }
    }

    /// A late entry with byes is part of every round it missed.
    fn gives_byes_before(&self) -> Option<RoundNumber> {
        match self {
            Change::Registered {
                first_round,
                missed: Some(_),
                ..
            } => Some(*first_round),
            _ => None,
        }
    }

    /// Whether this sets something anew that the other had set: who is no longer mentioned is
    /// concerned by that too.
    pub(crate) fn replaces(&self, other: &Change) -> bool {
        match (self, other) {
            (
                Change::TeamEdited { section, team, .. },
                Change::TeamAdded {
                    section: before,
                    team: own,
                    ..
                }
                | Change::TeamEdited {
                    section: before,
                    team: own,
                    ..
                },
            ) => (section, team) == (before, own),
            (
                Change::VirtualPointsSet { section, .. },
                Change::VirtualPointsSet {
                    section: before, ..
                },
            )
            | (
                Change::PairingsProhibited { section, .. },
                Change::PairingsProhibited {
                    section: before, ..
                },
            ) => section == before,
            _ => false,
        }
    }

    fn concerns_board(&self, board: BoardNumber) -> bool {
        match self {
            Change::RoundPaired { pairings, .. } => {
                pairings.boards.iter().any(|pairing| pairing.board == board)
            }
            Change::PairingsChanged { removed, added, .. } => {
                let mut boards = removed.boards.iter().chain(&added.boards);
                boards.any(|pairing| pairing.board == board)
            }
            Change::ResultEntered { board: own, .. }
            | Change::ResultReported { board: own, .. }
            | Change::GameRecorded { board: own, .. }
            | Change::ResultCorrected { board: own, .. }
            | Change::ResultCleared { board: own, .. }
            | Change::ResultAdjusted { board: own, .. } => *own == board,
            Change::IncidentReported { board: own, .. } => *own == Some(board),
            Change::Noted { subject, .. } => {
                matches!(subject, Subject::Board { board: own, .. } if *own == board)
            }
            _ => false,
        }
    }

    fn concerns_entrant(&self, entrant: adoube_tournament::EntrantId) -> bool {
        match self {
            Change::Registered { entrant: own, .. }
            | Change::PlayerEdited { entrant: own, .. }
            | Change::Scratched { entrant: own, .. }
            | Change::Withdrawn { entrant: own, .. }
            | Change::ReEntered { entrant: own, .. }
            | Change::ByeRequested { entrant: own, .. }
            | Change::ByeRequestCancelled { entrant: own, .. }
            | Change::BoardFixed { entrant: own, .. } => *own == entrant,
            Change::CheckedIn { entrants, .. } | Change::CheckedOut { entrants, .. } => {
                entrants.contains(&entrant)
            }
            Change::PointsAdjusted { adjustment, .. } => adjustment.entrant == entrant,
            Change::NumbersAssigned { numbers, .. } => numbers.iter().any(|(id, _)| *id == entrant),
            Change::TeamAdded { details, .. } | Change::TeamEdited { details, .. } => {
                details.members.contains(&entrant)
            }
            Change::VirtualPointsSet { virtual_points, .. } => virtual_points
                .iter()
                .any(|given| given.entrants.contains(&entrant)),
            Change::PairingsProhibited { prohibited, .. } => {
                prohibited.iter().any(|ban| ban.entrants.contains(&entrant))
            }
            Change::RoundPaired { pairings, .. } => pairings.entrants().any(|id| id == entrant),
            Change::PairingsChanged { removed, added, .. } => {
                let mut entrants = removed.entrants().chain(added.entrants());
                entrants.any(|id| id == entrant)
            }
            Change::ResultEntered { white, black, .. }
            | Change::ResultReported { white, black, .. }
            | Change::GameRecorded { white, black, .. }
            | Change::ResultCorrected { white, black, .. }
            | Change::ResultCleared { white, black, .. }
            | Change::ResultAdjusted { white, black, .. } => [white, black].contains(&&entrant),
            Change::IncidentReported { entrants, .. } => entrants.contains(&entrant),
            Change::Noted { subject, .. } => {
                matches!(subject, Subject::Entrant { entrant: own, .. } if *own == entrant)
            }
            _ => false,
        }
    }

    fn concerns_team(&self, subject: &Subject) -> bool {
        let Subject::Team { team, .. } = subject else {
            return false;
        };
        match self {
            Change::RoundPaired { pairings, .. } => pairings.teams().any(|id| id == *team),
            Change::PairingsChanged { removed, added, .. } => {
                removed.teams().chain(added.teams()).any(|id| id == *team)
            }
            Change::NumbersAssigned { team_numbers, .. } => {
                team_numbers.iter().any(|(id, _)| id == team)
            }
            _ => false,
        }
    }
}
