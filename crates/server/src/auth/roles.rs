//! What the people of an event may do.

use std::fmt;
use std::str::FromStr;

use adoube_journal::{Change, Command, Record, Task};
use serde::{Deserialize, Serialize};

/// What somebody is in an event.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    utoipa::ToSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// Files the line-ups of one team.
    Captain,
    /// Sees everything, changes nothing.
    Viewer,
    /// Somebody who enters results and does nothing else.
    ResultsOnly,
    /// Somebody at the desk where players are entered.
    EntryDesk,
    /// Looks after some of the boards.
    SectorArbiter,
    /// Does what the chief arbiter does, but for the rules of the event.
    DeputyArbiter,
    /// Is responsible for the tournament.
    ChiefArbiter,
    /// Holds the event.
    Owner,
}

/// What a role can permit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Right {
    /// To see what is not public.
    See,
    /// To enter players, check them in, note their byes and withdrawals.
    Entries,
    /// To enter and correct results of a round that is open.
    Results,
    /// To write down incidents, rulings, notes and games.
    Incidents,
    /// To read and write what is confidential: complaints about players, inspections of them.
    Confidential,
    /// To pair, change, publish, close and reopen rounds.
    Pairings,
    /// To change what is announced, points and prizes.
    Settings,
    /// To invite people and to change what they may do.
    People,
    /// To file line-ups; a captain only those of the own team.
    LineUps,
    /// To delete the event, to bring it back, and to erase personal data.
    Deletion,
}

impl Right {
    /// All rights, for the table of roles.
    const ALL: [Right; 10] = [
        Right::See,
        Right::Entries,
        Right::Results,
        Right::Incidents,
        Right::Confidential,
        Right::Pairings,
        Right::Settings,
        Right::People,
        Right::LineUps,
        Right::Deletion,
    ];
}

impl Role {
    /// Every role, the humblest first.
    pub const ALL: [Role; 8] = [
        Role::Captain,
        Role::Viewer,
        Role::ResultsOnly,
        Role::EntryDesk,
        Role::SectorArbiter,
        Role::DeputyArbiter,
        Role::ChiefArbiter,
        Role::Owner,
    ];

    /// Whether the role permits it.
    pub fn may(self, right: Right) -> bool {
        use Right::*;
        match self {
            Role::Owner => true,
            Role::ChiefArbiter => right != Deletion,
            Role::DeputyArbiter => !matches!(right, Confidential | Settings | People | Deletion),
            Role::SectorArbiter => matches!(right, See | Results | Incidents),
            Role::EntryDesk => matches!(right, See | Entries),
            Role::ResultsOnly => matches!(right, See | Results),
            Role::Viewer => right == See,
            Role::Captain => right == LineUps,
        }
    }

    /// Whether somebody in this role may give another one to somebody else: nobody gives more
    /// than they have.
    pub fn may_give(self, other: Role) -> bool {
        self.may(Right::People) && other <= self
    }

    /// Whether this role is a part of another one: everything it permits, the other permits too.
    /// Roles are in order, but the entry desk does not enter results, and somebody who enters
    /// results is not bound to sectors as a sector arbiter is.
    pub fn within(self, other: Role) -> bool {
        let mut rights = Right::ALL.into_iter();
        let unbound = other == Role::SectorArbiter && self != other && self.may(Right::Results);
        self <= other && !unbound && rights.all(|right| other.may(right) || !self.may(right))
    }

    /// What somebody in this role is through a token of another role: the lesser of the two, or
    /// only a viewer if neither is a part of the other; nothing if they have no right in common.
    pub fn through(self, token: Role) -> Option<Role> {
        match (token.within(self), self.within(token)) {
            (true, _) => Some(token),
            (false, true) => Some(self),
            (false, false) => {
                let both = self.may(Right::See) && token.may(Right::See);
                both.then_some(Role::Viewer)
            }
        }
    }

    /// The name as it is stored and written in requests.
    pub fn code(self) -> &'static str {
        match self {
            Role::Captain => "captain",
            Role::Viewer => "viewer",
            Role::ResultsOnly => "results_only",
            Role::EntryDesk => "entry_desk",
            Role::SectorArbiter => "sector_arbiter",
            Role::DeputyArbiter => "deputy_arbiter",
            Role::ChiefArbiter => "chief_arbiter",
            Role::Owner => "owner",
        }
    }
}

impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

/// The text names no role.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("\"{0}\" is not a role")]
pub struct UnknownRole(String);

impl FromStr for Role {
    type Err = UnknownRole;

    fn from_str(text: &str) -> Result<Role, UnknownRole> {
        let mut roles = Role::ALL.into_iter();
        let role = roles.find(|role| role.code() == text);
        role.ok_or_else(|| UnknownRole(text.to_owned()))
    }
}

impl From<Task> for Right {
    fn from(task: Task) -> Right {
        match task {
            Task::Entries => Right::Entries,
            Task::Results => Right::Results,
            Task::Incidents => Right::Incidents,
            Task::Confidential => Right::Confidential,
            Task::Pairings => Right::Pairings,
            Task::Settings => Right::Settings,
            Task::LineUps => Right::LineUps,
        }
    }
}

/// What it takes to carry out a command. Taking a record back takes what writing it took.
pub fn right_for(command: &Command, records: &[Record]) -> Right {
    let Some(undoing) = command.undoing() else {
        return command.task().into();
    };
    let mut records = records.iter();
    let record = records.find(|record| record.seq == undoing.seq());
    record.map_or(Right::Settings, |record| right_for_change(&record.change))
}

/// What it took to write a change.
pub fn right_for_change(change: &Change) -> Right {
    change.task().into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_role_has_one_name_and_gives_no_more_than_it_has() {
        for role in Role::ALL {
            assert_eq!(role.code().parse(), Ok(role));
            assert_eq!(serde_json::to_string(&role).unwrap(), format!("\"{role}\""));
            assert_eq!(role.may_give(Role::Owner), role == Role::Owner);
        }
        assert!(!Role::DeputyArbiter.may_give(Role::Viewer));
        assert!(Role::ChiefArbiter.may_give(Role::ChiefArbiter));
    }

    #[test]
    fn a_token_is_a_part_of_its_owner() {
        for own in Role::ALL {
            for token in Role::ALL {
                let Some(role) = own.through(token) else {
                    let mut rights = Right::ALL.into_iter();
                    assert!(!rights.any(|right| own.may(right) && token.may(right)));
                    continue;
                };
                for right in Right::ALL {
                    let both = own.may(right) && token.may(right);
                    assert!(both || !role.may(right), "{own} through {token}: {right:?}");
                }
                assert!(role <= own && role <= token);
            }
        }
        use Role::*;
        assert_eq!(Owner.through(EntryDesk), Some(EntryDesk));
        assert_eq!(EntryDesk.through(Owner), Some(EntryDesk));
        assert_eq!(EntryDesk.through(ResultsOnly), Some(Viewer));
        assert_eq!(SectorArbiter.through(ResultsOnly), Some(Viewer));
        assert_eq!(ChiefArbiter.through(Owner), Some(ChiefArbiter));
        assert_eq!(Captain.through(Viewer), None);
        assert_eq!(DeputyArbiter.through(Captain), Some(Captain));
    }
}
