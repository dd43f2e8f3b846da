//! Swiss rounds over tournament report files: pairings, why they are so, and what differs.

mod checked;
mod explained;
mod failed;
mod fide;
mod simulated;
mod us;

pub use checked::{FaultBody, ParticipantBody};
pub use explained::{
    BracketWithReasons, ColoursBody, ExplainedRound, FloaterWithReasons, PairWithReasons,
    PassedOver,
};
pub use failed::FailedCriteria;
pub use fide::{FideExplained, FidePairing, FloatWithReasons, GroupOfFile, GroupWithReasons};
pub use simulated::{ColourDifference, GeneratedBody, RoundFiguresBody, SimulationBody, WinsBody};
pub use us::{UsBoard, UsCannotPair, UsColours, UsException, UsPairing};

use adoube_pairing::dutch::{Breach, CannotPair, Edition, Pair, Reason, RoundPairing};
use adoube_tournament::{Colour, EntrantId, Points, RoundNumber, Tournament};
use adoube_words::Words;
use serde::Serialize;

/// A player of a file.
#[derive(Clone, Serialize)]
pub struct PlayerBody<'a> {
    /// The number in the file.
    pub tpn: EntrantId,
    pub name: Option<&'a str>,
    /// What the pairing of the round looks at.
    pub score: Points,
}

impl<'a> PlayerBody<'a> {
    /// A player with the score that the pairing of a round looks at, virtual points included.
    pub fn of(tournament: &'a Tournament, id: EntrantId, round: RoundNumber) -> PlayerBody<'a> {
        PlayerBody {
            tpn: id,
            name: (tournament.entrant(id)).map(|entrant| entrant.player.name.as_str()),
            score: tournament.pairing_score(id, round),
        }
    }

    fn all(
        tournament: &'a Tournament,
        ids: &[EntrantId],
        round: RoundNumber,
    ) -> Vec<PlayerBody<'a>> {
        let ids = ids.iter();
        ids.map(|id| PlayerBody::of(tournament, *id, round))
            .collect()
    }
}

/// A board with both players.
#[derive(Serialize)]
pub struct BoardOfFile<'a> {
    pub board: usize,
    pub white: PlayerBody<'a>,
    pub black: PlayerBody<'a>,
}

impl<'a> BoardOfFile<'a> {
    /// A pair on a board of a round.
    pub fn of(
        tournament: &'a Tournament,
        round: RoundNumber,
        board: usize,
        pair: Pair,
    ) -> BoardOfFile<'a> {
        BoardOfFile {
            board,
            white: PlayerBody::of(tournament, pair.white, round),
            black: PlayerBody::of(tournament, pair.black, round),
        }
    }
}

/// A round paired by the Dutch system.
#[derive(Serialize)]
pub struct DutchPairing<'a> {
    pub round: RoundNumber,
    pub system: &'static str,
    pub initial_colour: Option<Colour>,
    /// Null unless the initial colour was drawn.
    pub seed: Option<u64>,
    pub boards: Vec<BoardOfFile<'a>>,
    pub bye: Option<PlayerBody<'a>>,
    pub brackets: Vec<BracketBody>,
}

/// A pairing bracket.
#[derive(Serialize)]
pub struct BracketBody {
    pub kind: &'static str,
    pub score: Points,
    pub moved_down: Vec<EntrantId>,
    pub residents: Vec<EntrantId>,
    pub downfloaters: Vec<EntrantId>,
    pub failed: FailedCriteria,
}

impl<'a> DutchPairing<'a> {
    /// A round of a tournament.
    pub fn of(
        tournament: &'a Tournament,
        pairing: &RoundPairing,
        edition: Edition,
        seed: Option<u64>,
    ) -> DutchPairing<'a> {
        let round = pairing.round;
        let boards = (1..).zip(&pairing.pairs);
        let boards = boards.map(|(board, pair)| BoardOfFile::of(tournament, round, board, *pair));
        let brackets = pairing.brackets.iter().map(|bracket| BracketBody {
            kind: bracket.kind.name(),
            score: bracket.score,
            moved_down: bracket.moved_down.clone(),
            residents: bracket.residents.clone(),
            downfloaters: bracket.downfloaters.clone(),
            failed: FailedCriteria::of(bracket, edition),
        });
        DutchPairing {
            round,
            system: edition.name(),
            initial_colour: tournament.draft().initial_colour,
            seed,
            boards: boards.collect(),
            bye: (pairing.bye).map(|id| PlayerBody::of(tournament, id, round)),
            brackets: brackets.collect(),
        }
    }
}

/// Why a round has no legal pairing.
#[derive(Serialize)]
pub struct CannotPairBody<'a> {
    pub round: RoundNumber,
    pub system: &'static str,
    pub reason: String,
    pub stuck: Vec<PlayerBody<'a>>,
    pub opponents: Vec<PlayerBody<'a>>,
    /// The fewest breaches with which everybody could be paired.
    pub least_breaches: Vec<BreachBody<'a>>,
    pub without_game: Vec<PlayerBody<'a>>,
}

/// A breach with which everybody could be paired.
#[derive(Serialize)]
pub struct BreachBody<'a> {
    pub players: Vec<PlayerBody<'a>>,
    pub article: String,
    pub reason: String,
}

impl<'a> CannotPairBody<'a> {
    /// Why a round of a tournament has no legal pairing.
    pub fn of(
        tournament: &'a Tournament,
        reason: &CannotPair,
        edition: Edition,
        words: Words,
    ) -> CannotPairBody<'a> {
        let players = |ids: &[EntrantId]| PlayerBody::all(tournament, ids, reason.round);
        let breaches = reason.least_breaches.iter().map(|breach| match breach {
            Breach::Pair {
                higher,
                lower,
                reason,
            } => BreachBody {
                players: players(&[*higher, *lower]),
                article: words.tell(&reason.article(edition)),
                reason: words.tell(reason),
            },
            Breach::Bye(player) => BreachBody {
                players: players(&[*player]),
                article: words.tell(&Reason::ByeNotAllowed.article(edition)),
                reason: words.tell(breach),
            },
        });
        CannotPairBody {
            round: reason.round,
            system: edition.name(),
            reason: words.tell(reason),
            stuck: players(&reason.stuck),
            opponents: players(&reason.opponents),
            least_breaches: breaches.collect(),
            without_game: players(&reason.without_game),
        }
    }
}

/// Files whose rounds were paired again.
#[derive(Serialize)]
pub struct CheckBody<'a> {
    pub files: usize,
    pub rounds: usize,
    /// Files that name no system, and the rules that were taken: those of their first day.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub assumed: Vec<AssumedBody<'a>>,
    pub differences: Vec<DifferenceBody<'a>>,
    /// What no pairing may have, and points, places and totals that are wrong.
    pub faults: Vec<FaultBody<'a>>,
}

/// The rules taken for a file that names none.
#[derive(Serialize)]
pub struct AssumedBody<'a> {
    pub file: &'a str,
    pub system: &'static str,
}

/// A round that is paired otherwise in a file than by the rules.
#[derive(Serialize)]
pub struct DifferenceBody<'a> {
    pub file: &'a str,
    pub round: RoundNumber,
    pub system: &'static str,
    pub found: RoundPart<'a>,
    pub expected: RoundPart<'a>,
    pub article: Option<String>,
    pub reason: Option<String>,
    /// The same in sentences, in the US system.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub differences: Option<Vec<String>>,
}

/// What differs of a round.
#[derive(Serialize)]
pub struct RoundPart<'a> {
    pub boards: Vec<BoardOfFile<'a>>,
    pub bye: Option<PlayerBody<'a>>,
}
