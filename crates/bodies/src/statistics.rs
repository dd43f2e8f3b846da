//! The statistics of a section, with the names of the players.

use adoube_conduct::statistics::{
    ColourCount, FavouriteCount, FederationLine, PerformanceLine, RoundCount, Statistics, Upset,
};
use adoube_journal::SectionId;
use adoube_tournament::{BoardNumber, Colour, EntrantId, Points, RoundNumber, Tournament};
use serde::Serialize;
use utoipa::ToSchema;

/// What the games of a section come to after a round.
#[derive(Serialize, ToSchema)]
pub struct StatisticsBody {
    #[schema(value_type = String)]
    pub section: SectionId,
    /// Up to which round games are counted.
    #[schema(value_type = u16)]
    pub after: RoundNumber,
    pub players: usize,
    /// How many of them have a rating.
    pub rated: usize,
    pub average_rating: Option<i32>,
    /// `played`, `white`, `drawn`, `black`.
    #[schema(value_type = Object)]
    pub games: ColourCount,
    /// The same with `round`.
    #[schema(value_type = Vec<Object>)]
    pub rounds: Vec<RoundCount>,
    pub forfeits: usize,
    pub byes: usize,
    /// How the higher rated player did: `games`, `won`, `drawn`, `lost`.
    #[schema(value_type = Object)]
    pub favourites: FavouriteCount,
    /// Games that the lower rated player won, the greatest difference first.
    pub upsets: Vec<UpsetBody>,
    /// `federation`, `players`, `average_rating`, `points`.
    #[schema(value_type = Vec<Object>)]
    pub federations: Vec<FederationLine>,
    /// The best performances, the highest first.
    pub performances: Vec<PerformanceBody>,
}

/// A player in a line of statistics.
#[derive(Serialize, ToSchema)]
#[schema(as = StatisticsPlayer)]
pub struct PlayerBody {
    #[schema(value_type = u32)]
    pub entrant: EntrantId,
    pub number: Option<u32>,
    pub name: String,
    pub rating: Option<u16>,
}

/// A game that the lower rated player won.
#[derive(Serialize, ToSchema)]
#[schema(as = StatisticsUpset)]
pub struct UpsetBody {
    #[schema(value_type = u16)]
    pub round: RoundNumber,
    #[schema(value_type = String)]
    pub board: BoardNumber,
    pub winner: PlayerBody,
    /// What the winner had.
    #[schema(value_type = String)]
    pub colour: Colour,
    pub loser: PlayerBody,
    pub difference: u16,
}

/// What rating somebody has played like.
#[derive(Serialize, ToSchema)]
#[schema(as = StatisticsPerformance)]
pub struct PerformanceBody {
    #[serde(flatten)]
    pub player: PlayerBody,
    /// Games against rated opponents.
    pub games: usize,
    #[schema(value_type = String)]
    pub points: Points,
    /// The average of the opponents.
    pub average: i32,
    pub performance: i32,
}

impl StatisticsBody {
    /// The statistics of a section with the names of its players.
    pub fn of(
        section: &SectionId,
        tournament: &Tournament,
        after: RoundNumber,
        statistics: Statistics,
    ) -> StatisticsBody {
        let player = |id: EntrantId, rating: Option<u16>| {
            let entrant = tournament.entrant(id);
            PlayerBody {
                entrant: id,
                number: entrant.and_then(|entrant| Some(entrant.pairing_number?.get())),
                name: entrant.map_or_else(String::new, |entrant| entrant.player.name.clone()),
                rating,
            }
        };
        let upset = |upset: Upset| UpsetBody {
            round: upset.round,
            board: upset.board,
            winner: player(upset.winner, Some(upset.winner_rating)),
            colour: upset.colour,
            loser: player(upset.loser, Some(upset.loser_rating)),
            difference: upset.difference,
        };
        let performance = |line: PerformanceLine| PerformanceBody {
            player: player(line.entrant, line.rating),
            games: line.games,
            points: line.points,
            average: line.average,
            performance: line.performance,
        };
        StatisticsBody {
            section: section.clone(),
            after,
            players: statistics.players,
            rated: statistics.rated,
            average_rating: statistics.average_rating,
            games: statistics.games,
            rounds: statistics.rounds,
            forfeits: statistics.forfeits,
            byes: statistics.byes,
            favourites: statistics.favourites,
            upsets: statistics.upsets.into_iter().map(upset).collect(),
            federations: statistics.federations,
            performances: statistics
                .performances
                .into_iter()
                .map(performance)
                .collect(),
        }
    }
}
