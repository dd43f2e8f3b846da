//! House players: who plays only so that nobody is left without an opponent (28M1).

use adoube_journal::{
    ChangePairings, Command, Enter, EntryMarks, HousePlayer, MarksSet, Pairing, RoundPairings,
    Section,
};
use adoube_tournament::{BoardNumber, ByeKind, Colour, EntrantId, Player, RoundNumber};
use serde::Serialize;

/// Who of those present is paired, and which house players are not needed: one of them plays if the
/// number is odd otherwise. Who came for one round only plays in no other.
pub(crate) fn house_players(
    section: &Section,
    round: RoundNumber,
    present: Vec<EntrantId>,
) -> (Vec<EntrantId>, Vec<EntrantId>) {
    let house = |id: &EntrantId| section.marks.get(id).and_then(|marks| marks.house);
    let (mut house_players, mut players): (Vec<_>, Vec<_>) =
        present.into_iter().partition(|id| house(id).is_some());
    let can_play = |id: &EntrantId| match house(id) {
        Some(HousePlayer::Temporary) => {
            let entrant = section.entrant(*id);
            entrant.is_some_and(|entrant| entrant.first_round == round)
        }
        _ => true,
    };
    if players.len() % 2 == 1
        && let Some(place) = house_players.iter().position(can_play)
    {
        players.push(house_players.remove(place));
    }
    (players, house_players)
}

/// Why nobody can be given a house player as opponent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum CannotSeat {
    /// No round is paired and open.
    NoOpenRound,
    /// Everybody has an opponent or asked for a bye.
    NobodyWaits { round: RoundNumber },
    /// This player has an opponent, or is not in the round.
    DoesNotWait {
        player: EntrantId,
        round: RoundNumber,
    },
    /// The byes of two sections were to meet, and only one is named.
    SameSection,
}

adoube_types::errors!(CannotSeat);

/// Who has no opponent in the round that is paired and open: somebody named who has a bye, or who has
/// the full-point bye. With that round.
///
/// # Errors
///
/// [`CannotSeat`] if no round is open, nobody waits in it, or whoever was named does not.
pub fn without_opponent(
    section: &Section,
    named: Option<EntrantId>,
) -> Result<(RoundNumber, EntrantId), CannotSeat> {
    let round = section.draft.paired_rounds();
    let is_open = round.0 > 0 && !section.is_closed(round);
    let paired = section.draft.round(round).filter(|_| is_open);
    let paired = paired.ok_or(CannotSeat::NoOpenRound)?;
    let mut byes = paired.byes.iter();
    match named {
        Some(player) => match byes.any(|bye| bye.entrant == player) {
            true => Ok((round, player)),
            false => Err(CannotSeat::DoesNotWait { player, round }),
        },
        None => byes
            .find(|bye| bye.kind == ByeKind::PairingAllocated)
            .map(|bye| (round, bye.entrant))
            .ok_or(CannotSeat::NobodyWaits { round }),
    }
}

/// The commands that enter a house player, who gets this id, and pair him with somebody who has no opponent in
/// the open round: somebody named who has a bye, or who has the full-point bye (28M1). The board is the next
/// one; the player of the event has the colour that is due, and White where none is.
///
/// # Errors
///
/// As for [`without_opponent`].
pub fn seat_house_player(
    section: &Section,
    player: Player,
    id: EntrantId,
    against: Option<EntrantId>,
) -> Result<Vec<Command>, CannotSeat> {
    let (round, opponent) = without_opponent(section, against)?;
    let enter = enter_house_player(section, player, HousePlayer::Temporary, Some(round));
    Ok(vec![enter, meet(section, round, id, opponent)])
}

/// The command that enters a house player for all rounds in which the number is odd otherwise, from the next
/// one (28M1).
pub fn permanent_house_player(section: &Section, player: Player) -> Command {
    enter_house_player(section, player, HousePlayer::Permanent, None)
}

/// The commands with which those who have the full-point byes of two sections meet (28M3): the one of the lower
/// section keeps the bye and comes into the higher one for a game that is rated; for the other it counts in
/// every respect, and no other bye is due. The visitor gets this id in the higher section.
///
/// # Errors
///
/// As for [`without_opponent`] in either section, and if both are the same.
pub fn meet_across_sections(
    higher: &Section,
    lower: &Section,
    id: EntrantId,
) -> Result<Vec<Command>, CannotSeat> {
    if higher.id == lower.id {
        return Err(CannotSeat::SameSection);
    }
    let (_, opponent) = without_opponent(higher, None)?;
    let (_, visitor) = without_opponent(lower, None)?;
    let entrant = lower.entrant(visitor);
    let player = entrant.map(|entrant| entrant.player.clone());
    let mut commands = seat_house_player(higher, player.unwrap_or_default(), id, Some(opponent))?;
    let known = higher.marks_of(opponent);
    if !known.bye_replaced {
        commands.push(Command::SetMarks(MarksSet {
            section: higher.id.clone(),
            entrant: opponent,
            marks: EntryMarks {
                bye_replaced: true,
                ..known
            },
        }));
    }
    Ok(commands)
}

fn enter_house_player(
    section: &Section,
    player: Player,
    house: HousePlayer,
    first_round: Option<RoundNumber>,
) -> Command {
    Command::Enter(Enter {
        section: section.id.clone(),
        player,
        first_round,
        missed: None,
        marks: EntryMarks {
            house: Some(house),
            ..EntryMarks::default()
        },
    })
}

fn meet(section: &Section, round: RoundNumber, house: EntrantId, opponent: EntrantId) -> Command {
    let boards = section.draft.round(round).into_iter();
    let tables = boards.flat_map(|round| round.games.iter().map(|game| game.board.table));
    let table = tables.max().unwrap_or(0) + 1;
    let (white, black) = match due_colour(section, opponent, round) {
        Colour::White => (opponent, house),
        Colour::Black => (house, opponent),
    };
    Command::ChangePairings(ChangePairings {
        section: section.id.clone(),
        round,
        remove_boards: Vec::new(),
        remove_byes: vec![opponent, house],
        remove_tables: Vec::new(),
        remove_team_byes: Vec::new(),
        add: RoundPairings {
            boards: vec![Pairing {
                board: BoardNumber::single(table),
                white,
                black,
            }],
            ..RoundPairings::default()
        },
    })
}

fn due_colour(section: &Section, player: EntrantId, round: RoundNumber) -> Colour {
    let before = RoundNumber(round.0.saturating_sub(1));
    let colours = section.snapshot().map(|it| it.colours(player, before));
    let colours = colours.unwrap_or_default();
    match (colours.difference(), colours.latest_run()) {
        (1.., _) | (0, Some((Colour::White, _))) => Colour::Black,
        _ => Colour::White,
    }
}
