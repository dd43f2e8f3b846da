//! What is wrong in files beside their pairings.

use adoube_conduct::checker::{Checked, Fault, Whom};
use adoube_tournament::{EntrantId, RoundNumber, TeamId, Tournament};
use adoube_words::{Told, Words};
use serde::{Serialize, Serializer};

use crate::names::NamesIn;

/// Something that is wrong in a file: where, whom it concerns, its `code` and `values`, and the sentence as `text`.
///
/// The values stand apart: a rematch tells of two rounds, the one that is wrong and the one in which the two had met.
#[derive(Serialize)]
pub struct FaultBody<'a> {
    pub file: &'a str,
    pub round: Option<RoundNumber>,
    pub board: Option<usize>,
    /// Who is concerned: players, or teams.
    pub whom: Vec<ParticipantBody>,
    pub article: Option<String>,
    #[serde(flatten, serialize_with = "apart")]
    pub told: Told,
}

/// The parts of a [`FaultBody`] that its fact gives.
#[derive(Serialize)]
struct Apart<'a, V: Serialize> {
    code: &'a str,
    values: V,
    text: &'a str,
}

fn apart<S: Serializer>(told: &Told, serializer: S) -> Result<S::Ok, S::Error> {
    let parts = Apart {
        code: &told.code,
        values: told.values(),
        text: &told.text,
    };
    parts.serialize(serializer)
}

/// A player or a team by number and name.
#[derive(Serialize)]
pub struct ParticipantBody {
    pub tpn: u32,
    pub name: Option<String>,
}

impl<'a> FaultBody<'a> {
    /// A fault of a file that was checked.
    pub fn of(file: &'a str, checked: &Checked, fault: &Fault, words: Words) -> FaultBody<'a> {
        let tournament = tournament_of(checked, fault);
        let player = |id: &EntrantId| ParticipantBody {
            tpn: id.0,
            name: (tournament.entrant(*id)).map(|entrant| entrant.player.name.clone()),
        };
        let team = |id: &TeamId| {
            let mut teams = tournament.teams().iter();
            let team = teams.find(|team| team.id == *id);
            ParticipantBody {
                tpn: id.0,
                name: team.map(|team| team.details.name.clone()),
            }
        };
        FaultBody {
            file,
            round: fault.round,
            board: fault.board,
            whom: match &fault.whom {
                Whom::Paired(ids) | Whom::Players(ids) => ids.iter().map(player).collect(),
                Whom::Teams(ids) => ids.iter().map(team).collect(),
            },
            article: fault.article.as_ref().map(|article| words.tell(article)),
            told: words.told(&fault.what, &NamesIn(tournament)),
        }
    }
}

/// To whom the ids of a fault belong.
fn tournament_of<'c>(checked: &'c Checked, fault: &Fault) -> &'c Tournament {
    match fault.whom {
        Whom::Paired(_) => checked.among.tournament(),
        Whom::Players(_) | Whom::Teams(_) => &checked.tournament,
    }
}
