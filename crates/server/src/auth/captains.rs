//! Which team a captain files line-ups for.

use std::fmt;
use std::str::FromStr;

use adoube_journal::{Command, SectionId};
use adoube_tournament::TeamId;

use super::{Member, Role};

/// The team of a captain. It is kept where the sectors of a sector arbiter are, as `league/3`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct CaptainOf {
    pub section: SectionId,
    pub team: TeamId,
}

impl fmt::Display for CaptainOf {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.section, self.team.0)
    }
}

impl FromStr for CaptainOf {
    type Err = ();

    fn from_str(text: &str) -> Result<CaptainOf, ()> {
        let (section, team) = text.split_once('/').ok_or(())?;
        Ok(CaptainOf {
            section: section.parse().map_err(drop)?,
            team: TeamId(team.parse().map_err(drop)?),
        })
    }
}

impl Member {
    /// The team of a captain; nobody else has one.
    pub(crate) fn captain_of(&self) -> Option<CaptainOf> {
        let team = self.sectors.first().filter(|_| self.role == Role::Captain);
        team.and_then(|team| team.parse().ok())
    }
}

/// Whether a command is one that its writer may give as a captain: the line-up of the own team, and
/// nothing else. Who is no captain is not bound.
pub(crate) fn may_touch(member: &Member, command: &Command) -> bool {
    if member.role != Role::Captain {
        return true;
    }
    let about = match command {
        Command::FileLineUp(filed) => Some((&filed.section, filed.team)),
        Command::WithdrawLineUp(withdrawn) => Some((&withdrawn.section, withdrawn.team)),
        _ => None,
    };
    let own = member.captain_of();
    own.is_some_and(|own| about == Some((&own.section, own.team)))
}
