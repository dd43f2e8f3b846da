//! A knockout as a bracket.

use adoube_conduct::bracket::{BracketColumn, BracketSide};
use adoube_journal::SectionSettings;
use adoube_tournament::{BoardNumber, Entrant, EntrantId, Points, TeamId, Tournament};
use adoube_words::Words;
use serde::Serialize;
use utoipa::ToSchema;

/// A round of the bracket, from the first to the final.
#[derive(Serialize, ToSchema)]
#[schema(as = BracketRound)]
pub struct ColumnBody {
    pub round: usize,
    /// Final, semi-finals …, in words.
    pub stage: String,
    pub matches: Vec<TieBody>,
}

/// A match of the bracket.
#[derive(Serialize, ToSchema)]
#[schema(as = BracketMatch)]
pub struct TieBody {
    /// Its place from the top; the match for third place comes after the final.
    pub number: u32,
    /// The board of its last game.
    #[schema(value_type = Option<String>)]
    pub board: Option<BoardNumber>,
    pub sides: [SideBody; 2],
}

/// One side of a match.
#[derive(Serialize, ToSchema)]
#[schema(as = BracketSide)]
pub struct SideBody {
    /// The id of the player, or of the team; nothing while it is not known.
    pub entrant: Option<u32>,
    pub name: Option<String>,
    /// The match whose winner it will be: round and number.
    pub winner_of: Option<[u32; 2]>,
    /// What came of the match, by its code.
    pub outcome: Option<String>,
    /// What was scored in its games so far.
    #[schema(value_type = Option<f64>)]
    pub score: Option<Points>,
    /// Whether this side goes on to the next round.
    pub won: bool,
}

/// The rounds of a bracket, in words of a language.
pub fn columns(
    settings: &SectionSettings,
    tournament: &Tournament,
    columns: &[BracketColumn],
    words: Words,
) -> Vec<ColumnBody> {
    let rounds = columns.iter().zip(1..).map(|(column, round)| ColumnBody {
        round,
        stage: column
            .stage
            .as_ref()
            .map_or_else(String::new, |stage| words.tell(stage)),
        matches: (column.ties.iter())
            .map(|tie| TieBody {
                number: tie.id.number,
                board: tie.board,
                sides: tie
                    .sides
                    .each_ref()
                    .map(|side| of_side(settings, tournament, side)),
            })
            .collect(),
    });
    rounds.collect()
}

fn of_side(settings: &SectionSettings, tournament: &Tournament, side: &BracketSide) -> SideBody {
    let name = |id: EntrantId| match settings.format.ranks_teams() {
        true => {
            let mut teams = tournament.teams().iter();
            let team = teams.find(|team| team.id == TeamId(id.0));
            team.map_or_else(String::new, |team| team.details.name.clone())
        }
        false => (tournament.entrant(id)).map_or_else(|| id.to_string(), Entrant::label),
    };
    SideBody {
        entrant: side.who.map(|id| id.0),
        name: side.who.map(name),
        winner_of: side.from.map(|id| [id.round, id.number]),
        outcome: side.outcome.map(|outcome| outcome.code().to_string()),
        score: side.score,
        won: side.won,
    }
}
