//! Goes through events in order until one of them decides.

use adoube_clock::ByColour;
use adoube_rulebook::ClaimUntil;

use super::{Deed, EventOrder, Happening, Says, unclear};
use crate::families::draws::{
    ClaimForm, ClaimGround, DrawAgreed, DrawClaim, Draws, ResignGesture, Resignation,
};
use crate::families::flags::{BothFlagsDown, Caller, FirstFlag, FlagFall, Flags};
use crate::families::illegal_moves::{IllegalMove, IllegalMoves, Reply};
use crate::families::prelude::*;
use crate::incident::Family;

/// What has happened so far.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct State {
    /// Whose flags are down, called or not.
    flags: ByColour<bool>,
    /// Whose flag fell first.
    first_down: Option<Colour>,
    /// Who has made an offer that is open.
    offer: Option<Colour>,
    /// Whether an offer was refused, in words or by touching a piece.
    refused: bool,
    /// Who has touched a piece or moved, and not pressed.
    touched: Option<Colour>,
    /// Who has completed an illegal move, and what the opponent has done since.
    illegal: Option<(Colour, Reply)>,
}

impl EventOrder {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        if scene.case.stage == Stage::Signed {
            let topics = [RESULT_SIGNED, AGREED_RESULT_STANDS, FLAG_FALLEN];
            return Ok(scene.must(Says::Disputed, Says::ResultStands, &topics));
        }
        let events = self.list()?;
        match self.unclear {
            true => unclear::decide(self, scene, &events),
            false => self.walk(scene, &events),
        }
    }

    fn list(&self) -> Result<Vec<Happening>, Question> {
        if !self.events.is_empty() {
            return Ok(self.events.clone());
        }
        let ask = |fact: &str| Question::of("event-order", fact).with(Happening::answers());
        let first = self.first.ok_or_else(|| ask("first"))?;
        let second = self.second.ok_or_else(|| ask("second"))?;
        Ok(vec![first, second])
    }

    /// The ruling at the first event that decides; if none does, the game goes on.
    pub(super) fn walk(&self, scene: &Scene, events: &[Happening]) -> Decided {
        let mut state = State::default();
        for (index, &event) in events.iter().enumerate() {
            let later = events.get(index + 1..).unwrap_or_default();
            rule_if!(self.step(scene, &mut state, event, later)?);
        }
        goes_on(scene, &state)
    }

    fn step(
        &self,
        scene: &Scene,
        state: &mut State,
        event: Happening,
        later: &[Happening],
    ) -> Result<Option<Ruling>, Question> {
        let side = event.side;
        match event.deed {
            Deed::Moves | Deed::TouchesPiece => state.touch(side, event.deed),
            Deed::Presses => state.press(side),
            Deed::FlagFalls => state.fall(side),
            // Who answers an offer with an offer accepts it.
            Deed::OffersDraw | Deed::AcceptsDraw if state.offer == Some(side.opposite()) => {
                return ended(scene, Draws::DrawAgreed(DrawAgreed::default())).map(Some);
            }
            Deed::OffersDraw => state.offer = Some(side),
            Deed::RefusesDraw => state.refuse(side),
            Deed::CompletesIllegalMove => state.illegal = Some((side, Reply::None)),
            Deed::StopsClock => {}
            Deed::AcceptsDraw => {}
            Deed::Mates => return Ok(Some(mate(scene, side))),
            Deed::Stalemates => return Ok(Some(stalemate(scene))),
            Deed::KillsPosition => return Ok(Some(dead_position(scene))),
            Deed::Resigns => return ended(scene, resignation(side)).map(Some),
            Deed::FlagSeenByArbiter => {
                state.fall(side);
                return self.seen(scene, state, side, later);
            }
            Deed::CallsFlag => {
                state.fall(side.opposite());
                return self.called(scene, state, side, later).map(Some);
            }
            Deed::ClaimsDraw => return self.claimed(scene, state, side, later).map(Some),
            Deed::ClaimsIllegalMove => return illegal(scene, state, side).map(Some),
        }
        Ok(None)
    }

    /// The arbiter sees a flag; by US Chess that is nothing yet.
    fn seen(
        &self,
        scene: &Scene,
        state: &State,
        flagged: Colour,
        later: &[Happening],
    ) -> Result<Option<Ruling>, Question> {
        if state.flags[flagged.opposite()] {
            return self.both(scene, state, Caller::Arbiter, later).map(Some);
        }
        let fall = FlagFall {
            moves_completed: self.moves_completed,
            ..FlagFall::called(flagged, Caller::Arbiter)
        };
        let ruling = Flags::FlagFall(fall).decide(scene)?;
        // Where the call has no effect, what happens next may have one.
        Ok((ruling.result.is_some() || !scene.is_us()).then_some(ruling))
    }

    /// A player says that the opponent's flag is down.
    fn called(&self, scene: &Scene, state: &State, by: Colour, later: &[Happening]) -> Decided {
        if state.flags[by] {
            return self.both(scene, state, Caller::Opponent, later);
        }
        let fell_too = falls_before_stopping(by, later);
        let reduced = !scene.is_us() && fell_too && scene.is_reduced()?;
        if reduced && scene.parameters.flags.claimant_needs_time {
            return Ok(claimant_out_of_time(scene, by));
        }
        let both = fell_too && scene.is_us();
        let fall = FlagFall {
            moves_completed: self.moves_completed,
            claimant_flag_down: both,
            claimed_with_flag_up: both,
            witnessed: self.witnessed,
            ..FlagFall::called(by.opposite(), Caller::Opponent)
        };
        let mut ruling = Flags::FlagFall(fall).decide(scene)?;
        if state.offer == Some(by) {
            scene.also_cite(&mut ruling, DRAW_OFFER_AND_FLAG, 0);
        }
        let too_late = |deed: Deed| later.contains(&Happening::new(by.opposite(), deed));
        for (deed, topic) in [
            (Deed::Mates, FLAG_BEFORE_MATE),
            (Deed::Stalemates, FLAG_BEFORE_STALEMATE),
        ] {
            if too_late(deed) {
                scene.also_cite(&mut ruling, topic, 0);
            }
        }
        Ok(ruling)
    }

    fn both(&self, scene: &Scene, state: &State, caller: Caller, later: &[Happening]) -> Decided {
        let first = state.first_down.map_or(FirstFlag::Unknown, FirstFlag::from);
        let mut ruling = both_down(scene, first, caller)?;
        if later.iter().any(|event| event.deed == Deed::Mates) {
            scene.also_cite(&mut ruling, MATE_AND_BOTH_FLAGS, 0);
        }
        Ok(ruling)
    }

    /// A draw is claimed.
    fn claimed(&self, scene: &Scene, state: &State, by: Colour, later: &[Happening]) -> Decided {
        let then = |side: Colour, deed: Deed| later.contains(&Happening::new(side, deed));
        // By US Chess pressing makes it an offer; by FIDE a claim cannot be withdrawn by moving.
        let until_press = scene.parameters.draws.claim_until == ClaimUntil::ClockPressed;
        let claim = DrawClaim {
            by: Some(by),
            ground: Some(ClaimGround::Repetition),
            form: Some(ClaimForm::Appeared),
            touched: state.touched == Some(by),
            pressed: until_press && then(by, Deed::Presses),
            opponent_agrees: then(by.opposite(), Deed::AcceptsDraw),
            correct: self.correct,
            ..DrawClaim::default()
        };
        Draws::DrawClaim(claim).decide(scene)
    }
}

impl State {
    fn touch(&mut self, side: Colour, deed: Deed) {
        self.touched = Some(side);
        self.refuse(side);
        if let Some((by, reply)) = &mut self.illegal
            && *by == side.opposite()
            && deed == Deed::Moves
        {
            *reply = Reply::Made;
        }
    }

    fn refuse(&mut self, side: Colour) {
        if self.offer == Some(side.opposite()) {
            self.offer = None;
            self.refused = true;
        }
    }

    fn press(&mut self, side: Colour) {
        self.touched = None;
        if let Some((by, reply)) = &mut self.illegal
            && *by == side.opposite()
            && *reply == Reply::Made
        {
            *reply = Reply::Completed;
        }
    }

    fn fall(&mut self, side: Colour) {
        self.flags[side] = true;
        self.first_down = self.first_down.or(Some(side));
    }
}

fn both_down(scene: &Scene, first: FirstFlag, caller: Caller) -> Decided {
    let both = BothFlagsDown {
        first: Some(first),
        called_by: Some(caller),
        ..BothFlagsDown::default()
    };
    Flags::BothFlagsDown(both).decide(scene)
}

/// Whether the claimant's own flag falls before the claimant stops the clock.
fn falls_before_stopping(by: Colour, later: &[Happening]) -> bool {
    let stopped = Happening::new(by, Deed::StopsClock);
    let fallen = Happening::new(by, Deed::FlagFalls);
    let until = later.iter().take_while(|&&event| event != stopped);
    until.into_iter().any(|&event| event == fallen)
}

fn mate(scene: &Scene, by: Colour) -> Ruling {
    let topics = [
        CHECKMATE,
        MATE_COMPLETES,
        CHECKMATE_CLOCK,
        MOVE_COMPLETED,
        FLAG_FALLEN,
    ];
    scene
        .ruled(Says::Mates { by }, Says::MateFirst { by }, &topics)
        .won_by(by)
        .note(Says::MustBeLegal)
        .mandatory()
}

fn stalemate(scene: &Scene) -> Ruling {
    let topics = [STALEMATE, MATE_COMPLETES, STALEMATE_CLOCK];
    drawn(scene.ruled(Says::StalemateOnBoard, Says::StalemateFirst, &topics))
}

fn dead_position(scene: &Scene) -> Ruling {
    let topics = [DEAD_POSITION, INSUFFICIENT_MATERIAL];
    drawn(scene.ruled(Says::DeadPositionOnBoard, Says::DeadPositionFirst, &topics))
}

fn drawn(draft: Draft) -> Ruling {
    let draft = draft.cite_all(&[MOVE_COMPLETED, FLAG_FALLEN]);
    draft.drawn().mandatory()
}

/// The players have ended the game: by agreement, or one of them by resigning.
fn ended(scene: &Scene, by: Draws) -> Decided {
    let mut ruling = by.decide(scene)?;
    scene.also_cite(&mut ruling, AGREED_RESULT_STANDS, 0);
    Ok(ruling)
}

fn resignation(by: Colour) -> Draws {
    Draws::Resignation(Resignation {
        by: Some(by),
        how: Some(ResignGesture::Said),
        confirmed: Some(true),
    })
}

fn illegal(scene: &Scene, state: &State, by: Colour) -> Decided {
    let illegal = state.illegal.filter(|&(offender, _)| offender != by);
    let Some((offender, reply)) = illegal else {
        let topics = [ILLEGAL_MOVE, DISTRACTION];
        return Ok(scene.must(Says::ClaimsIllegalMove { by }, Says::NoIllegalMove, &topics));
    };
    let claim = IllegalMove {
        moves_ago: Some(1),
        ..IllegalMove::claimed(offender, reply)
    };
    IllegalMoves::IllegalMove(claim).decide(scene)
}

/// Without supervision, before 2018: a claimant needs time on the own clock.
fn claimant_out_of_time(scene: &Scene, by: Colour) -> Ruling {
    let topics = [RAPID_TIME_CLAIM, BOTH_FLAGS_DOWN];
    scene
        .ruled(Says::OutOfTimeToo { by }, Says::BothOutOfTime, &topics)
        .drawn()
        .mandatory()
}

/// Nothing has decided the game.
fn goes_on(scene: &Scene, state: &State) -> Decided {
    if scene.is_us() && state.flags.white && state.flags.black {
        return both_down(scene, FirstFlag::Unknown, Caller::Nobody);
    }
    let topics = [FLAG_FALLEN, MOVE_COMPLETED, STOPPING_IS_NOT_PRESSING];
    let draft = scene.ruled(Says::NothingEnded, Says::GoesOn, &topics);
    let down = Colour::BOTH.into_iter().filter(|&side| state.flags[side]);
    let draft = down.fold(draft, |draft, by| {
        draft.cite(FLAG_CALLERS).note(Says::DownNotCalled { by })
    });
    let offer = match (state.offer, state.refused) {
        (Some(by), _) => Says::OfferOpen { by },
        (None, true) => Says::OfferRefused,
        (None, false) => return Ok(draft.mandatory()),
    };
    Ok(draft.cite(DRAW_OFFER).note(offer).mandatory())
}
