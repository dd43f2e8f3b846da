//! Players of a section.

use adoube_journal::Section;
use adoube_tournament::{Entrant, PairingNumber, Player, RatingUsed};
use serde::Serialize;
use utoipa::ToSchema;

use crate::round::CardRound;

/// A player, as everybody may see them.
#[derive(Serialize, ToSchema)]
pub struct EntrantBody {
    /// Given once and for ever.
    pub id: u32,
    /// The pairing number, once there is one.
    pub number: Option<u32>,
    /// The name, as the family name, a comma and the given name.
    pub name: String,
    /// The title as a code, `GM` to `WCM`.
    pub title: Option<String>,
    /// The federation, as a code of three letters.
    pub federation: Option<String>,
    /// The rating by which players are ranked.
    pub rating: Option<u16>,
    /// The FIDE identity number.
    pub fide_id: Option<u32>,
    /// Club, school or town.
    pub club: Option<String>,
}

impl EntrantBody {
    /// A player with the rating that a section looks at.
    pub fn of(entrant: &Entrant, rating: RatingUsed) -> EntrantBody {
        let player = &entrant.player;
        EntrantBody {
            id: entrant.id.0,
            number: entrant.pairing_number.map(PairingNumber::get),
            name: player.name.clone(),
            title: player.title.map(|title| title.to_string()),
            federation: player.federation.map(|code| code.to_string()),
            rating: rating.of(player),
            fide_id: player.fide_id,
            club: player.club.clone(),
        }
    }
}

/// A player and the rounds so far.
#[derive(Serialize, ToSchema)]
pub struct CardBody {
    /// The player whose card it is.
    pub player: EntrantBody,
    /// The points after the latest round, as `4.5`.
    pub points: String,
    /// What each round was.
    pub rounds: Vec<CardRound>,
}

/// A player with what is not public.
#[derive(Serialize, ToSchema)]
pub struct EntryBody {
    /// Given once and for ever.
    pub id: u32,
    /// The pairing number, once there is one.
    pub number: Option<u32>,
    /// Everything that is known of the player, as in the command `register`.
    #[schema(value_type = Object)]
    pub player: Player,
    /// The first round in which the player can be paired.
    pub first_round: u16,
    /// Whether the player has checked in.
    pub checked_in: bool,
    /// Takes part no longer, or not for now.
    pub withdrawn: bool,
    /// The table at which the player sits in every round.
    pub fixed_board: Option<u32>,
    /// The byes asked for.
    pub byes: Vec<ByeRequestBody>,
}

/// A bye that was asked for.
#[derive(Serialize, ToSchema)]
pub struct ByeRequestBody {
    /// For which round.
    pub round: u16,
    /// Which kind, by its code: F full point, H half point, Z none.
    pub kind: String,
}

impl EntryBody {
    /// A player of a section.
    pub fn of(section: &Section, entrant: &Entrant) -> EntryBody {
        let requests = section.draft.bye_requests.iter();
        let byes = requests.filter(|request| request.entrant == entrant.id);
        let byes = byes.map(|request| ByeRequestBody {
            round: request.round.0,
            kind: request.kind.outcome().code().to_string(),
        });
        EntryBody {
            id: entrant.id.0,
            number: entrant.pairing_number.map(PairingNumber::get),
            player: entrant.player.clone(),
            first_round: entrant.first_round.0,
            checked_in: section.checked_in.contains(&entrant.id),
            withdrawn: entrant.withdrawals.iter().any(|span| span.last.is_none()),
            fixed_board: section.fixed_boards.get(&entrant.id).copied(),
            byes: byes.collect(),
        }
    }
}
