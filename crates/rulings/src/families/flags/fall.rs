//! One flag is down.

use adoube_laws::game::{FlagReason, Limits, flag_fall};
use adoube_laws::shakmaty::KnownOutcome;
use adoube_rulebook::WinOnTime;

use super::{BothFlagsDown, Caller, FirstFlag, FlagFall, Says, ended, us};
use crate::families::prelude::*;
use crate::over;
use crate::scene::CAN_MATE;
use crate::untold::Untold;

impl FlagFall {
    /// A flag that is called in the course of something else: an earlier claim is asked about only where a
    /// flag fall alone is told.
    pub(crate) fn called(of: Colour, caller: Caller) -> FlagFall {
        FlagFall {
            of: Some(of),
            called_by: Some(caller),
            denied_before: Some(false),
            ..FlagFall::default()
        }
    }

    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = self.of()?;
        let draft = scene.draft(Says::Down { by });
        if let Some(ended) = self.ended.filter(|&ended| ended::counts(scene, ended)) {
            rule_if!(ended::before(scene, draft, ended, self.ended_first()?));
        } else if scene.is_over() && self.ended.is_none() {
            let topics = [FLAG_FALLEN, FLAG_RESULT, AGREED_RESULT_STANDS];
            return Ok(draft.must(Says::TooLate, &topics));
        }
        if self.premature {
            return Ok(premature(scene, by).mandatory());
        }
        rule_if!(self.without_effect(scene, by)?);
        if self.claimant_flag_down {
            return self.both_down(scene, by);
        }
        if scene.is_us() {
            return us::claim(self, scene, by);
        }
        if !scene.is_last_period()? {
            if self.moves_unproven || self.both_sheets_poor {
                return Ok(unproven(scene, by).mandatory());
            }
            if self.only_counter && self.moves_completed.is_none() {
                return Ok(counted_on_sheets(scene, by));
            }
            if self.has_completed(scene, by)? {
                return Ok(next_period(scene, by).mandatory());
            }
        }
        self.lost(scene, by)
    }

    /// Whether the moves of the period were completed: told, or shown by the number of the position.
    fn has_completed(&self, scene: &Scene, by: Colour) -> Result<bool, Question> {
        let shown = || scene.completed_first_period(by);
        match self.moves_completed.or_else(shown) {
            Some(completed) => Ok(completed),
            None => self.moves_completed(),
        }
    }

    fn both_down(&self, scene: &Scene, by: Colour) -> Decided {
        if scene.is_us() && self.claimed_with_flag_up {
            return us::claimed_in_time(self, scene, by);
        }
        let claimed_first = self.claimed_with_flag_up.then(|| FirstFlag::from(by));
        let both = BothFlagsDown {
            called_by: Some(Caller::Opponent),
            first: self.first.or(claimed_first),
            mark: self.mark,
            ..BothFlagsDown::default()
        };
        both.decide(scene)
    }

    /// Lost on time, or drawn if the opponent cannot mate.
    fn lost(&self, scene: &Scene, by: Colour) -> Decided {
        let draft = scene.citing(Says::Fallen { by }, &[FLAG_FALLEN, FLAG_RESULT]);
        let draft = cite_reduced(scene, draft, self.called_by()?)?;
        let draft = draft.note_if(self.touched_piece, Says::TouchedPiece);
        on_time(scene, draft, by)
    }
}

fn cite_reduced<'a>(
    scene: &Scene,
    draft: Draft<'a>,
    caller: Caller,
) -> Result<Draft<'a>, Question> {
    if scene.is_us() || !scene.is_reduced()? {
        return Ok(draft);
    }
    let flags = &scene.parameters.flags;
    let blitz = scene.pace()? == Pace::Blitz;
    let draft = match caller {
        Caller::Arbiter => draft.cite(RAPID_FLAG_CALL),
        _ => draft
            .cite(RAPID_TIME_CLAIM)
            .note_if(flags.claimant_must_stop_clock, Says::ClaimantStopsClock)
            .note_if(flags.claimant_needs_time, Says::ClaimantNeedsTime),
    };
    Ok(draft.cite_if(blitz, &[BLITZ_UNSUPERVISED]))
}

/// The result of a flag that counts. The board knows more than material where it is given.
pub(super) fn on_time(scene: &Scene, draft: Draft, by: Colour) -> Decided {
    let opponent = by.opposite();
    let draft = match scene.ended_on_board() {
        Some(ended) => over::cite(draft, &ended),
        None => draft,
    };
    let told = scene.can_mate_as_told(opponent);
    let found = match told {
        None => from_board(scene, by),
        Some(_) => None,
    };
    let (result, decision) = match found {
        Some(BoardVerdict::Result(result, says)) => (result, says),
        Some(BoardVerdict::NoneWithin(plies)) => return Ok(none_within(scene, draft, by, plies)),
        None => match has_chances(scene, opponent, told)? {
            true => (GameResult::won_by(opponent), Says::LostCanMate { by }),
            false => (GameResult::DRAW, Says::DrawnCannotMate { by }),
        },
    };
    Ok(draft.decision(decision).result(result).mandatory())
}

/// What the board tells of a flag that counts.
enum BoardVerdict {
    Result(GameResult, Says),
    /// No forced win within so many half-moves.
    NoneWithin(u32),
}

fn from_board(scene: &Scene, by: Colour) -> Option<BoardVerdict> {
    let (game, mating) = (scene.game.as_ref()?, scene.mating());
    let found = flag_fall(game, by, &scene.parameters, &mating, Limits::default());
    if let FlagReason::NoForcedWinWithin(plies) = found.why {
        return Some(BoardVerdict::NoneWithin(plies));
    }
    let winner = match found.outcome? {
        KnownOutcome::Draw => None,
        KnownOutcome::Decisive { winner } => Some(Colour::white_if(winner.is_white())),
    };
    let says = match (found.why, winner) {
        (FlagReason::OverBefore, Some(winner)) => Says::WonBefore { winner },
        (FlagReason::OverBefore, None) => Says::DrawnBefore { by },
        (FlagReason::PossibleMate, _) => Says::LostPossibleMate { by },
        (FlagReason::NoPossibleMate, _) => Says::DrawnNoPossibleMate { by },
        (FlagReason::MatingMaterial, _) => Says::LostMaterial { by },
        (FlagReason::BareKing, _) => Says::DrawnBareKing { by },
        (FlagReason::NoMateWithThese, _) => Says::DrawnNoMate { by },
        (FlagReason::ForcedWin, _) => Says::LostForcedWin { by },
        (FlagReason::ForcedWinIn(plies), _) => {
            let moves = plies.div_ceil(2);
            Says::LostForcedWinIn { by, moves }
        }
        (FlagReason::NoForcedWin, _) => Says::DrawnNoForcedWin { by },
        (FlagReason::Undecided | FlagReason::NoForcedWinWithin(_), _) => return None,
    };
    let result = winner.map_or(GameResult::DRAW, GameResult::won_by);
    Some(BoardVerdict::Result(result, says))
}

/// A draw, as no forced win was found; whoever sees a longer one can tell, and the ruling says what
/// follows then.
fn none_within(scene: &Scene, draft: Draft, by: Colour, plies: u32) -> Ruling {
    let question = material_question(by.opposite());
    scene.note_untold(Untold::Choice { question, taken: 1 });
    draft
        .decision(Says::DrawnCannotMate { by })
        .note(Says::NoneWithin { plies })
        .drawn()
        .mandatory()
}

fn material_question(side: Colour) -> Question {
    Question::of_side(side, CAN_MATE, "material-on-time").yes_no()
}

/// Whether the opponent can win on time; asked if the board does not tell.
fn has_chances(scene: &Scene, side: Colour, told: Option<bool>) -> Result<bool, Question> {
    if told.is_some() || scene.parameters.flags.win_needs == WinOnTime::PossibleMate {
        return scene.can_mate(side);
    }
    Err(material_question(side))
}

/// No claim may rest on a display or a counter alone: the sheets tell.
fn counted_on_sheets(scene: &Scene, by: Colour) -> Ruling {
    let topics = [
        FLAG_CHECK,
        DISPLAY_CLAIMS,
        SCORESHEETS_UPDATED,
        RECONSTRUCTION,
    ];
    scene
        .ruled(Says::BeforeLastPeriod { by }, Says::NotOnCounter, &topics)
        .step(Says::CountOnSheets)
        .mandatory()
}

fn next_period<'a>(scene: &'a Scene<'a>, by: Colour) -> Draft<'a> {
    scene
        .draft(Says::BeforeLastPeriod { by })
        .rule(Says::NextPeriod, &[FLAG_CHECK, FLAG_RESULT])
        .note(Says::SheetsCompleted)
}

/// The time cannot be shown to have been overstepped.
fn unproven<'a>(scene: &'a Scene<'a>, by: Colour) -> Draft<'a> {
    let topics = [MOVE_NUMBER_UNPROVEN, RECONSTRUCTION, FLAG_CHECK];
    scene
        .ruled(Says::CountNotShown { by }, Says::Unproven, &topics)
        .note(Says::UnlessEvidence)
}

fn premature<'a>(scene: &'a Scene<'a>, by: Colour) -> Draft<'a> {
    let topics = [FLAG_PREMATURE, CLOCK_DEFECT, CLOCK_SETTING];
    scene
        .ruled(Says::Early { by }, Says::EarlyFails, &topics)
        .step(Says::WriteDown)
        .step(Says::SetTimes)
        .note_if(scene.is_us(), Says::LaterClaims)
}
