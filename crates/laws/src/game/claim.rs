//! Claims of a draw by repetition or by the count of moves (Articles 9.2 to 9.5, rules 14C and 14F).

use std::time::Duration;

use adoube_rulebook::{ClaimUntil, Draws, Rate, Topic};
use serde::Serialize;
use shakmaty::{Move, Position};

use super::{DrawRestriction, Game};
use crate::{Step, topics};

/// What is claimed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ClaimKind {
    /// The same position for at least the third time.
    Repetition,
    /// Fifty moves by each player without a pawn move or capture.
    QuietMoves,
}

/// How it is claimed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ClaimForm {
    /// It has happened on the board with the opponent's last move.
    Appeared,
    /// It will happen with a move that is not played yet.
    Intended {
        /// The move; it may be illegal.
        intended: Move,
        /// Whether it was written down and told to the arbiter.
        written: bool,
    },
    /// It has happened with the claimant's own move, which stands on the board while the clock has
    /// not been pressed.
    OwnMove,
}

/// A claim, with what the arbiter found out about it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Claim {
    /// What is claimed.
    pub kind: ClaimKind,
    pub form: ClaimForm,
    /// Whether the claimant has the move.
    pub on_move: bool,
    /// Whether the claimant has touched a piece on this move to move or capture.
    pub touched: bool,
    /// Whether the claimant has pressed the clock with the claim.
    pub pressed: bool,
    /// Whether the opponent agrees.
    pub opponent_agrees: bool,
    /// What the event allows of agreed draws.
    pub restriction: DrawRestriction,
}

impl Claim {
    /// A claim made as it should be, which the opponent leaves to the arbiter.
    pub fn new(kind: ClaimKind, form: ClaimForm) -> Claim {
        Claim {
            kind,
            form,
            on_move: true,
            touched: false,
            pressed: false,
            opponent_agrees: false,
            restriction: DrawRestriction::None,
        }
    }
}

/// What a claim brings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Decision {
    /// The game is drawn.
    Draw,
    /// The claim is wrong; the game goes on.
    Wrong,
    /// It is no claim, only an offer of a draw; the game goes on.
    OfferOnly,
    /// There is no right to claim on this move.
    NoRight,
    /// The claimant must first write the move down; the arbiter says so.
    WriteFirst,
}

/// What the claimant must do when the game goes on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MustPlay {
    /// One of these moves must be played; all legal moves if nothing binds.
    pub moves: Vec<Move>,
}

/// What a claim brings, and why.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClaimRuling {
    /// What it brings.
    pub decision: Decision,
    /// The plies after which the position stood on the board, with the intended move played.
    pub appearances: Vec<usize>,
    /// Half-moves without a pawn move or capture, with the intended move played.
    pub quiet_plies: u32,
    /// What the opponent's clock is given.
    pub opponent_bonus: Duration,
    /// What the claimant must do when the game goes on; nothing if nothing binds.
    pub must_play: Option<MustPlay>,
    pub because: Vec<Step<ClaimStep>>,
}

/// A step of the argument about a claim.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum ClaimStep {
    Accepted,
    AgreementForbidden,
    NotOnMove,
    PieceTouched,
    ClockPressed,
    IntendedDoesNotCount,
    WriteFirst,
    IntendedIsIllegal,
    Right,
    Wrong {
        bonus_seconds: u64,
    },
    /// The plies after which the position stands on the board.
    Appearances {
        plies: Vec<usize>,
    },
    QuietPlies {
        plies: u32,
    },
}

impl ClaimRuling {
    /// Whether the game is drawn.
    pub fn is_draw(&self) -> bool {
        self.decision == Decision::Draw
    }
}

/// Judges a claim in the present position of a game.
pub fn judge_claim(game: &Game, claim: &Claim, draws: &Draws, rate: Rate) -> ClaimRuling {
    let mut ruling = ClaimRuling {
        decision: Decision::Draw,
        appearances: game.appearances(),
        quiet_plies: game.quiet_plies(),
        opponent_bonus: Duration::ZERO,
        must_play: None,
        because: Vec::new(),
    };
    if let Some((decision, step)) = not_a_claim(claim, draws) {
        ruling.decision = decision;
        ruling.because.push(step);
        return ruling;
    }
    if claim.opponent_agrees && !claim.restriction.forbids(game) {
        let accepted = Step::new(topics::CLAIM_IS_OFFER, ClaimStep::Accepted);
        ruling.because.push(accepted);
        return ruling;
    }
    if claim.opponent_agrees {
        let forbidden = Step::new(topics::DRAW_RESTRICTION, ClaimStep::AgreementForbidden);
        ruling.because.push(forbidden);
    }
    verify(game, claim, draws, rate, &mut ruling);
    ruling
}

/// Why something is no claim that can be judged.
fn not_a_claim(claim: &Claim, draws: &Draws) -> Option<(Decision, Step<ClaimStep>)> {
    let no_right = |topic, why| Some((Decision::NoRight, Step::new(topic, why)));
    let topic = topic_of(claim);
    if !claim.on_move {
        return no_right(topic, ClaimStep::NotOnMove);
    }
    match draws.claim_until {
        ClaimUntil::PieceTouched if claim.touched || claim.form == ClaimForm::OwnMove => {
            return no_right(topics::CLAIM_LOST_BY_TOUCH, ClaimStep::PieceTouched);
        }
        ClaimUntil::ClockPressed if claim.pressed => {
            let pressed = Step::new(topic, ClaimStep::ClockPressed);
            return Some((Decision::OfferOnly, pressed));
        }
        _ => {}
    }
    let ClaimForm::Intended { written, .. } = claim.form else {
        return None;
    };
    if !may_intend(claim.kind, draws) {
        return no_right(topic, ClaimStep::IntendedDoesNotCount);
    }
    let first = Step::new(topic, ClaimStep::WriteFirst);
    (!written).then_some((Decision::WriteFirst, first))
}

fn may_intend(kind: ClaimKind, draws: &Draws) -> bool {
    match kind {
        ClaimKind::Repetition => draws.repetition_by_intended_move,
        ClaimKind::QuietMoves => draws.quiet_moves_by_intended_move,
    }
}

fn topic_of(claim: &Claim) -> Topic {
    let intended = matches!(claim.form, ClaimForm::Intended { .. });
    match (claim.kind, intended) {
        (ClaimKind::Repetition, true) => topics::REPETITION_CLAIM_INTENDED,
        (ClaimKind::Repetition, false) => topics::REPETITION_CLAIM,
        (ClaimKind::QuietMoves, true) => topics::QUIET_MOVES_CLAIM_INTENDED,
        (ClaimKind::QuietMoves, false) => topics::QUIET_MOVES_CLAIM,
    }
}

/// Checks on the board whether the claim is right.
fn verify(game: &Game, claim: &Claim, draws: &Draws, rate: Rate, ruling: &mut ClaimRuling) {
    let claimed = match claim.form {
        ClaimForm::Intended { intended, .. } => game.with(intended),
        ClaimForm::Appeared | ClaimForm::OwnMove => Ok(game.clone()),
    };
    let right = match &claimed {
        Ok(claimed) => {
            ruling.appearances = claimed.appearances();
            ruling.quiet_plies = claimed.quiet_plies();
            ruling.because.push(evidence(claim, ruling));
            is_right(claim.kind, draws, ruling)
        }
        Err(_) => {
            let why = ClaimStep::IntendedIsIllegal;
            ruling
                .because
                .push(Step::new(topics::ILLEGAL_MOVE_DEFINED, why));
            false
        }
    };
    if right {
        let right = Step::new(topics::CLAIM_CORRECT, ClaimStep::Right);
        ruling.because.push(right);
        return;
    }
    ruling.decision = Decision::Wrong;
    ruling.opponent_bonus = draws.wrong_claim_bonus.at(rate);
    ruling.must_play = must_play(game, claim);
    let wrong = ClaimStep::Wrong {
        bonus_seconds: ruling.opponent_bonus.as_secs(),
    };
    ruling.because.push(Step::new(topics::CLAIM_WRONG, wrong));
}

fn evidence(claim: &Claim, ruling: &ClaimRuling) -> Step<ClaimStep> {
    let found = match claim.kind {
        ClaimKind::Repetition => ClaimStep::Appearances {
            plies: ruling.appearances.clone(),
        },
        ClaimKind::QuietMoves => ClaimStep::QuietPlies {
            plies: ruling.quiet_plies,
        },
    };
    Step::new(topic_of(claim), found)
}

fn is_right(kind: ClaimKind, draws: &Draws, ruling: &ClaimRuling) -> bool {
    match kind {
        ClaimKind::Repetition => ruling.appearances.len() >= draws.repetition_claim as usize,
        ClaimKind::QuietMoves => ruling.quiet_plies >= 2 * draws.quiet_moves_claim,
    }
}

/// The intended move must be played; if it is illegal, another move with that piece, if there is one.
fn must_play(game: &Game, claim: &Claim) -> Option<MustPlay> {
    let ClaimForm::Intended { intended, .. } = claim.form else {
        return None;
    };
    if game.position().is_legal(intended) {
        return Some(MustPlay {
            moves: vec![intended],
        });
    }
    let mut moves: Vec<Move> = game.position().legal_moves().into_iter().collect();
    let with_piece = |m: &Move| m.from() == intended.from();
    if moves.iter().any(with_piece) {
        moves.retain(with_piece);
    }
    Some(MustPlay { moves })
}
