//! The result when a player's time has run out (Article 6.9, rules 14D and 14E of US Chess).

use adoube_rulebook::{Parameters, WinOnTime};
use adoube_types::Colour;
use shakmaty::{Chess, KnownOutcome, Position};

use super::defence::{POSITIONS, can_avoid_mate};
use super::{ForcedMate, Game, Limits, end_of_game, forced_mate};
use crate::colour::to_shakmaty;
use crate::mating::Mating;
use crate::unwinnable::lacks_material;

/// The result of a flag fall.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FlagResult {
    /// The result; nothing if it is not decided and a person must.
    pub outcome: Option<KnownOutcome>,
    pub why: FlagReason,
}

/// Why a flag fall has its result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FlagReason {
    /// The game was over before the flag fell.
    OverBefore,
    /// The opponent can still mate by a series of legal moves.
    PossibleMate,
    /// The opponent cannot mate by any series of legal moves.
    NoPossibleMate,
    /// Whether the opponent can still mate is not decided.
    Undecided,
    MatingMaterial,
    /// The opponent has a king alone.
    BareKing,
    /// With these pieces there is no mate.
    NoMateWithThese,
    /// The opponent mates by force in so many half-moves.
    ForcedWinIn(u32),
    /// The opponent has a forced win.
    ForcedWin,
    /// The opponent has no forced win.
    NoForcedWin,
    /// No forced win within so many half-moves: a draw unless the director sees a longer one.
    NoForcedWinWithin(u32),
}

/// The result when `flagged` has run out of time (Article 6.9). A game that was over before stays as it
/// was; a piece that was touched and not moved makes no difference.
pub fn flag_fall(
    game: &Game,
    flagged: Colour,
    parameters: &Parameters,
    mating: &dyn Mating,
    limits: Limits,
) -> FlagResult {
    let over = end_of_game(game, &parameters.draws, mating).filter(|end| !end.director_may);
    if let Some(end) = over {
        return result(Some(end.outcome), FlagReason::OverBefore);
    }
    match parameters.flags.win_needs {
        WinOnTime::PossibleMate => any_mate(game.position(), flagged, mating),
        WinOnTime::MatingMaterial => material_or_forced_win(game.position(), flagged, limits),
    }
}

fn result(outcome: Option<KnownOutcome>, why: FlagReason) -> FlagResult {
    FlagResult { outcome, why }
}

fn drawn(why: FlagReason) -> FlagResult {
    result(Some(KnownOutcome::Draw), why)
}

fn lost(flagged: Colour, why: FlagReason) -> FlagResult {
    let winner = to_shakmaty(!flagged);
    result(Some(KnownOutcome::Decisive { winner }), why)
}

fn any_mate(position: &Chess, flagged: Colour, mating: &dyn Mating) -> FlagResult {
    match mating.can_mate(position, !flagged) {
        Some(true) => lost(flagged, FlagReason::PossibleMate),
        Some(false) => drawn(FlagReason::NoPossibleMate),
        None => result(None, FlagReason::Undecided),
    }
}

fn material_or_forced_win(position: &Chess, flagged: Colour, limits: Limits) -> FlagResult {
    match material(position, flagged) {
        Material::Enough => lost(flagged, FlagReason::MatingMaterial),
        Material::BareKing => drawn(FlagReason::BareKing),
        Material::OnlyByForce if lacks_material(position, !flagged) => {
            drawn(FlagReason::NoMateWithThese)
        }
        Material::OnlyByForce => by_force(position, flagged, limits),
    }
}

/// Half-moves that a search looks at before a defence is built: most mates by so little are short.
const AT_ONCE: u32 = 5;

/// Whether little material wins by force. A defence that holds for ever decides it as well as a mate does.
fn by_force(position: &Chess, flagged: Colour, limits: Limits) -> FlagResult {
    let won_in = |line: usize| {
        let plies = u32::try_from(line).unwrap_or(u32::MAX);
        lost(flagged, FlagReason::ForcedWinIn(plies))
    };
    let none = || drawn(FlagReason::NoForcedWin);
    let at_once = Limits {
        plies: limits.plies.min(AT_ONCE),
        ..limits
    };
    match forced_mate(position, !flagged, at_once) {
        ForcedMate::Found { line } => return won_in(line.len()),
        ForcedMate::None => return none(),
        // Two knights cannot drive a bare king into a mate.
        ForcedMate::NotWithin { plies } if plies == AT_ONCE && is_bare(position, flagged) => {
            return none();
        }
        ForcedMate::NotWithin { .. } => {}
    }
    let avoided = can_avoid_mate(position, to_shakmaty(!flagged), POSITIONS);
    if avoided == Some(true) {
        return none();
    }
    match (forced_mate(position, !flagged, limits), avoided) {
        (ForcedMate::Found { line }, _) => won_in(line.len()),
        (ForcedMate::None, _) => none(),
        (ForcedMate::NotWithin { .. }, Some(false)) => lost(flagged, FlagReason::ForcedWin),
        (ForcedMate::NotWithin { plies }, _) => result(None, FlagReason::NoForcedWinWithin(plies)),
    }
}

fn is_bare(position: &Chess, side: Colour) -> bool {
    position.board().by_color(to_shakmaty(side)).count() == 1
}

/// What the opponent of the flagged player has, in the terms of rule 14E.
enum Material {
    Enough,
    BareKing,
    OnlyByForce,
}

fn material(position: &Chess, flagged: Colour) -> Material {
    let board = position.board();
    let own = board.by_color(to_shakmaty(!flagged));
    if (own & (board.pawns() | board.rooks_and_queens())).any() {
        return Material::Enough;
    }
    let knights = (own & board.knights()).count();
    let bishops = (own & board.bishops()).count();
    let flagged_pawns = (board.by_color(to_shakmaty(flagged)) & board.pawns()).any();
    match (knights, bishops) {
        (0, 0) => Material::BareKing,
        (1, 0) | (0, 1) => Material::OnlyByForce,
        (2, 0) if !flagged_pawns => Material::OnlyByForce,
        _ => Material::Enough,
    }
}
