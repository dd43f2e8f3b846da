//! Who is level after every tie-break.

use adoube_conduct::ties::LevelGroup;
use adoube_journal::Section;
use adoube_tournament::{EntrantId, RoundNumber};
use serde::Serialize;
use utoipa::ToSchema;

/// The shared places of a section.
#[derive(Serialize, ToSchema)]
pub struct TiesBody {
    /// After which round.
    pub after: u16,
    pub ties: Vec<LevelBody>,
}

/// Participants who share a place.
#[derive(Serialize, ToSchema)]
pub struct LevelBody {
    pub place: usize,
    /// By id: players, or teams where teams compete.
    pub who: Vec<u32>,
    pub names: Vec<String>,
}

impl TiesBody {
    /// The groups of a section after a round.
    pub fn of(section: &Section, after: RoundNumber, groups: &[LevelGroup]) -> TiesBody {
        let tie = |group: &LevelGroup| LevelBody {
            place: group.place,
            who: (group.who.iter())
                .map(|id| id.team().map_or(id.0, |team| team.0))
                .collect(),
            names: group.who.iter().map(|id| label(section, *id)).collect(),
        };
        TiesBody {
            after: after.0,
            ties: groups.iter().map(tie).collect(),
        }
    }
}

/// The name of a player or a team, with the number.
pub fn label(section: &Section, id: EntrantId) -> String {
    match id.team().and_then(|team| section.team(team)) {
        Some(team) => team.details.name.clone(),
        None => section.label(id),
    }
}
