//! The result when a player's time has run out (Article 6.9, rules 14D and 14E of US Chess).

use adoube_rulebook::{Parameters, WinOnTime};
use adoube_types::Colour;
use shakmaty::{Chess, KnownOutcome, Position};

use super::defence::{POSITIONS, can_avoid_mate};
use super::{ForcedMate, Game, Limits, end_of_game, forced_mate};
use crate::colour::to_shakmaty;
use crate::mating::Mating;
use crate::unwinnable::lacks_material;
use crate::{Step, topics};

/// The result of a flag fall.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FlagResult {
    /// The result; nothing if it is not decided and a person must.
    pub outcome: Option<KnownOutcome>,
    pub because: Vec<Step>,
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
        return result(
            Some(end.outcome),
            Step::new(end.end.topic(), "the game was over before the flag fell"),
        );
    }
    match parameters.flags.win_needs {
        WinOnTime::PossibleMate => any_mate(game.position(), flagged, mating),
        WinOnTime::MatingMaterial => material_or_forced_win(game.position(), flagged, limits),
    }
}

fn result(outcome: Option<KnownOutcome>, step: Step) -> FlagResult {
    FlagResult {
        outcome,
        because: vec![step],
    }
}

fn won(flagged: Colour) -> Option<KnownOutcome> {
    Some(KnownOutcome::Decisive {
        winner: to_shakmaty(!flagged),
    })
}

fn any_mate(position: &Chess, flagged: Colour, mating: &dyn Mating) -> FlagResult {
    let step = |text: &str| Step::new(topics::FLAG_RESULT, text);
    match mating.can_mate(position, !flagged) {
        Some(true) => result(
            won(flagged),
            step("the opponent can still mate by a series of legal moves"),
        ),
        Some(false) => result(
            Some(KnownOutcome::Draw),
            step("the opponent cannot mate by any series of legal moves"),
        ),
        None => result(
            None,
            step("whether the opponent can still mate is not decided"),
        ),
    }
}

fn material_or_forced_win(position: &Chess, flagged: Colour, limits: Limits) -> FlagResult {
    let step = |text: String| Step::new(topics::INSUFFICIENT_ON_TIME, text);
    match material(position, flagged) {
        Material::Enough => result(
            won(flagged),
            step("the opponent has mating material".to_owned()),
        ),
        Material::BareKing => result(
            Some(KnownOutcome::Draw),
            step("the opponent has a king alone".to_owned()),
        ),
        Material::OnlyByForce if lacks_material(position, !flagged) => result(
            Some(KnownOutcome::Draw),
            step("with these pieces there is no mate".to_owned()),
        ),
        Material::OnlyByForce => by_force(position, flagged, limits),
    }
}

/// Half-moves that a search looks at before a defence is built: most mates by so little are short.
const AT_ONCE: u32 = 5;

/// Whether little material wins by force. A defence that holds for ever decides it as well as a mate does.
fn by_force(position: &Chess, flagged: Colour, limits: Limits) -> FlagResult {
    let step = |text: String| Step::new(topics::INSUFFICIENT_ON_TIME, text);
    let won_in = |line: usize| {
        let text = format!("the opponent has a forced win in {line} half-moves");
        result(won(flagged), step(text))
    };
    let drawn = || {
        let text = "the opponent has no forced win";
        result(Some(KnownOutcome::Draw), step(text.to_owned()))
    };
    let at_once = Limits {
        plies: limits.plies.min(AT_ONCE),
        ..limits
    };
    match forced_mate(position, !flagged, at_once) {
        ForcedMate::Found { line } => return won_in(line.len()),
        ForcedMate::None => return drawn(),
        // Two knights cannot drive a bare king into a mate.
        ForcedMate::NotWithin { plies } if plies == AT_ONCE && is_bare(position, flagged) => {
            return drawn();
        }
        ForcedMate::NotWithin { .. } => {}
    }
    let avoided = can_avoid_mate(position, to_shakmaty(!flagged), POSITIONS);
    if avoided == Some(true) {
        return drawn();
    }
    match (forced_mate(position, !flagged, limits), avoided) {
        (ForcedMate::Found { line }, _) => won_in(line.len()),
        (ForcedMate::None, _) => drawn(),
        (ForcedMate::NotWithin { .. }, Some(false)) => result(
            won(flagged),
            step("the opponent has a forced win".to_owned()),
        ),
        (ForcedMate::NotWithin { plies }, _) => result(
            None,
            step(format!(
                "no forced win within {plies} half-moves; a draw unless the director sees a longer one"
            )),
        ),
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
