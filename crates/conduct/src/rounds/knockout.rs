//! Knockouts: the next round from the bracket and the results so far.

use adoube_journal::{
    Command, EnterResult, Format, PairRound, Pairing, Provenance, RoundPairings, Section,
};
use adoube_pairing::dutch::Pair;
use adoube_pairing::schedule::knockout::{Bracket, BracketMatch, KnockoutRound};
use adoube_pairing::schedule::{ScheduledGame, Seat};
use adoube_pairing::system::PairedRound;
use adoube_standings::{Stage, stages};
use adoube_tournament::{BoardNumber, Colour, EntrantId, GameResult, PairingNumber, Tournament};

use super::knockout_matches::{self, Contest};
use super::table::nobody_left_out;
use super::{CannotPair, HowToPair, NextRound, teams};

/// What a round of the bracket pairs.
pub(super) struct BracketRound {
    /// Final, semi-final …
    pub stage: Option<KnockoutRound>,
    /// The boards in the order of the bracket; of teams, their tables and stand-ins.
    pub boards: Vec<Pairing>,
    /// Beside the final: who may play for third place.
    pub for_third_place: Option<[EntrantId; 2]>,
}

/// The round after those of a snapshot. A later round may lie behind it: the section is only asked
/// for what is announced and the initial colour.
pub(super) fn round_after(
    section: &Section,
    tournament: &Tournament,
) -> Result<BracketRound, CannotPair> {
    let (played, going_on) = knockout_matches::finished(&section.settings, tournament)?;
    let bracket = Bracket::of(&played).map_err(CannotPair::Bracket)?;
    let round = bracket.current_round().ok_or(CannotPair::FinalPlayed)?;
    let initial = section.settings.initial_colour.unwrap_or(Colour::White);
    let boards = match going_on {
        Some(contests) => next_games(&contests),
        None => {
            let boards = bracket.matches_of(round).into_iter().zip(1..);
            let boards = boards.map(|(contest, board)| pairing(&played, contest, board, initial));
            boards.collect::<Result<_, CannotPair>>()?
        }
    };
    let losers = bracket.losing_semi_finalists();
    let losers = losers.filter(|_| round == bracket.rounds());
    let for_third_place = match losers {
        Some([one, other]) => Some([seated(&played, one)?, seated(&played, other)?]),
        None => None,
    };
    Ok(BracketRound {
        for_third_place,
        stage: bracket.name_of(round),
        boards,
    })
}

/// The next games of matches that go on, with the colours reversed.
fn next_games(contests: &[Contest]) -> Vec<Pairing> {
    let open = contests.iter().filter(|contest| contest.goes_on());
    open.map(|contest| Pairing {
        board: contest.board,
        white: contest.black,
        black: contest.white,
    })
    .collect()
}

/// Who of a knockout is not knocked out: players, or the stand-ins of teams.
pub fn still_in(section: &Section) -> Vec<EntrantId> {
    let Ok(tournament) = section.snapshot() else {
        return Vec::new();
    };
    let Ok(matches) = knockout_matches::as_games(&section.settings, &tournament) else {
        return Vec::new();
    };
    let reached = reached(&matches).into_iter();
    let still_in = reached.filter(|(_, stage)| stage.still_in);
    still_in.map(|(id, _)| id).collect()
}

/// Who has come through to the round after those of a snapshot.
pub(super) fn came_through(section: &Section, tournament: &Tournament) -> Vec<EntrantId> {
    let Ok((matches, _)) = knockout_matches::finished(&section.settings, tournament) else {
        return Vec::new();
    };
    let paired = u32::from(matches.paired_rounds().0);
    let reached = reached(&matches).into_iter();
    let through = reached.filter(|(_, stage)| stage.still_in && stage.round > paired);
    through.map(|(id, _)| id).collect()
}

fn reached(matches: &Tournament) -> Vec<(EntrantId, Stage)> {
    let ids = || matches.entrants().iter().map(|entrant| entrant.id);
    let stages = stages(matches, ids(), matches.paired_rounds());
    ids().zip(stages).collect()
}

/// The next round of the bracket.
pub(super) fn next_round(section: &Section, how: &HowToPair) -> Result<NextRound, CannotPair> {
    let BracketRound { stage, boards, .. } = round_after(section, &section.snapshot()?)?;
    let (pairings, walkovers) = match section.settings.format {
        Format::TeamKnockout => (teams_meet(section, how, &boards)?, Vec::new()),
        _ => {
            nobody_left_out(section, how)?;
            let walkovers = boards.iter().filter_map(|board| walkover(section, board));
            let walkovers: Vec<Command> = walkovers.collect();
            let pairings = RoundPairings {
                boards,
                ..RoundPairings::default()
            };
            (pairings, walkovers)
        }
    };
    let pair = Command::PairRound(PairRound {
        section: section.id.clone(),
        round: section.next_round(),
        pairings,
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

/// The matches of teams with their line-ups.
fn teams_meet(
    section: &Section,
    how: &HowToPair,
    boards: &[Pairing],
) -> Result<RoundPairings, CannotPair> {
    let pairs = boards.iter().map(|board| Pair {
        white: board.white,
        black: board.black,
    });
    let paired = PairedRound {
        pairs: pairs.collect(),
        bye: None,
    };
    teams::pairings(section, section.next_round(), how, &paired, &[])
}

/// Who has withdrawn forfeits the game.
pub(super) fn walkover(section: &Section, pairing: &Pairing) -> Option<Command> {
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
    played: &Tournament,
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
        white: seated(played, game.white)?,
        black: seated(played, game.black)?,
    })
}

/// Who has a seat in the bracket.
fn seated(played: &Tournament, seat: Seat) -> Result<EntrantId, CannotPair> {
    let number = PairingNumber::new(seat);
    let mut entrants = played.entrants().iter();
    let found = entrants.find(|entrant| entrant.pairing_number == number);
    found
        .map(|entrant| entrant.id)
        .ok_or(CannotPair::EmptySeat { seat })
}
