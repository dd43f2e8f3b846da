//! Knockouts: the next round from the bracket and the results so far.

use adoube_journal::{
    Command, EnterResult, PairRound, Pairing, Provenance, RoundPairings, Section,
};
use adoube_pairing::schedule::ScheduledGame;
use adoube_pairing::schedule::knockout::{Bracket, BracketMatch, KnockoutRound};
use adoube_standings::{Stage, stages};
use adoube_tournament::{BoardNumber, Colour, EntrantId, GameResult, Tournament};

use super::table::{nobody_left_out, seated};
use super::{CannotPair, HowToPair, NextRound};

/// What a round of the bracket pairs.
pub(super) struct BracketRound {
    /// Final, semi-final …
    pub stage: Option<KnockoutRound>,
    /// The boards in the order of the bracket.
    pub boards: Vec<Pairing>,
    /// Beside the final: who may play for third place.
    pub for_third_place: Option<[EntrantId; 2]>,
}

/// The round after those of a snapshot. A later round may lie behind it: the section is only asked
/// for seats and the initial colour.
pub(super) fn round_after(
    section: &Section,
    tournament: &Tournament,
) -> Result<BracketRound, CannotPair> {
    let bracket = Bracket::of(tournament).map_err(CannotPair::Bracket)?;
    let round = bracket.current_round().ok_or(CannotPair::FinalPlayed)?;
    let initial = section.settings.initial_colour.unwrap_or(Colour::White);
    let boards = bracket.matches_of(round).into_iter().zip(1..);
    let boards = boards.map(|(contest, board)| pairing(section, contest, board, initial));
    let losers = bracket.losing_semi_finalists();
    let losers = losers.filter(|_| round == bracket.rounds());
    let for_third_place = match losers {
        Some([one, other]) => Some([seated(section, one)?, seated(section, other)?]),
        None => None,
    };
    Ok(BracketRound {
        for_third_place,
        stage: bracket.name_of(round),
        boards: boards.collect::<Result<_, CannotPair>>()?,
    })
}

/// Who of a knockout is not knocked out.
pub fn still_in(section: &Section) -> Vec<EntrantId> {
    let Ok(tournament) = section.snapshot() else {
        return Vec::new();
    };
    let ids = || section.draft.entrants.iter().map(|entrant| entrant.id);
    let stages = stages(&tournament, ids(), tournament.paired_rounds());
    let reached = ids().zip(stages).filter(|(_, stage)| stage.still_in);
    reached.map(|(id, _)| id).collect()
}

/// Who has come through to the round after those of a snapshot.
pub(super) fn came_through(tournament: &Tournament) -> Vec<EntrantId> {
    let ids = || tournament.entrants().iter().map(|entrant| entrant.id);
    let paired = tournament.paired_rounds();
    let stages = stages(tournament, ids(), paired);
    let through = |stage: &Stage| stage.still_in && stage.round > u32::from(paired.0);
    let reached = ids().zip(stages).filter(|(_, stage)| through(stage));
    reached.map(|(id, _)| id).collect()
}

/// The next round of the bracket.
pub(super) fn next_round(section: &Section, how: &HowToPair) -> Result<NextRound, CannotPair> {
    nobody_left_out(section, how)?;
    let BracketRound { stage, boards, .. } = round_after(section, &section.snapshot()?)?;
    let walkovers: Vec<Command> = boards
        .iter()
        .filter_map(|board| walkover(section, board))
        .collect();
    let pair = Command::PairRound(PairRound {
        section: section.id.clone(),
        round: section.next_round(),
        pairings: RoundPairings {
            boards,
            ..RoundPairings::default()
        },
        made_by: Provenance {
            engine: "knockout bracket".to_owned(),
            edition: Some(stage.map_or_else(String::new, KnockoutRound::name)),
            ..Provenance::default()
        },
    });
    Ok(NextRound {
        commands: std::iter::once(pair).chain(walkovers).collect(),
        ..NextRound::default()
    })
}

/// Who has withdrawn forfeits the game.
fn walkover(section: &Section, pairing: &Pairing) -> Option<Command> {
    let round = section.next_round();
    let plays = |id| {
        let entrant = section.entrant(id);
        entrant.is_some_and(|entrant| entrant.takes_part_in(round))
    };
    let result = match (plays(pairing.white), plays(pairing.black)) {
        (true, true) => return None,
        (true, false) => GameResult::WHITE_WINS_BY_FORFEIT,
        (false, true) => GameResult::BLACK_WINS_BY_FORFEIT,
        (false, false) => GameResult::DOUBLE_FORFEIT,
    };
    Some(Command::EnterResult(EnterResult {
        section: section.id.clone(),
        round,
        board: pairing.board,
        result,
    }))
}

/// The upper player of the bracket has the initial colour on the odd boards.
fn pairing(
    section: &Section,
    contest: BracketMatch,
    board: u32,
    initial: Colour,
) -> Result<Pairing, CannotPair> {
    let players = contest.players();
    let [upper, lower] = players.ok_or_else(|| CannotPair::NotKnownYet {
        contest: contest.contest(),
    })?;
    let game = ScheduledGame {
        white: upper,
        black: lower,
    };
    let upper_is_white = (board % 2 == 1) == (initial == Colour::White);
    let game = if upper_is_white {
        game
    } else {
        game.reversed()
    };
    Ok(Pairing {
        board: BoardNumber::single(board),
        white: seated(section, game.white)?,
        black: seated(section, game.black)?,
    })
}
