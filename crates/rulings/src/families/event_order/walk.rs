//! Goes through events in order until one of them decides.

use adoube_clock::{ByColour, Colour};
use adoube_rulebook::ClaimUntil;

use super::{
    CHECKMATE_CLOCK, Deed, EventOrder, Happening, STALEMATE_CLOCK, STOPPING_IS_NOT_PRESSING,
    unclear,
};
use crate::ask::known;
use crate::families::draws::{
    ClaimForm, ClaimGround, DrawAgreed, DrawClaim, Draws, ResignGesture, Resignation,
};
use crate::families::flags::{BothFlagsDown, Caller, FirstFlag, FlagFall, Flags};
use crate::families::illegal_moves::{IllegalMove, IllegalMoves, Observer, Reply};
use crate::incident::{Decided, Family};
use crate::scene::Scene;
use crate::{GameResult, Question, Ruling, Stage, topics};

/// What has happened so far.
#[derive(Debug, Clone, Copy)]
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

impl State {
    const START: State = State {
        flags: ByColour {
            white: false,
            black: false,
        },
        first_down: None,
        offer: None,
        refused: false,
        touched: None,
        illegal: None,
    };
}

impl EventOrder {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        if scene.case.stage == Stage::Signed {
            return Ok(signed(scene));
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
        let ask = |fact: &str, text: &str| {
            let all = Happening::all();
            let choices: Vec<(&str, &str)> = all
                .iter()
                .map(|(value, text)| (value.as_str(), text.as_str()))
                .collect();
            Question::one_of(fact, text, &choices)
        };
        let first = known(self.first, || ask("incident.first", "What came first?"))?;
        let second = known(self.second, || ask("incident.second", "What came next?"))?;
        Ok(vec![first, second])
    }

    /// The ruling at the first event that decides; if none does, the game goes on.
    pub(super) fn walk(&self, scene: &Scene, events: &[Happening]) -> Decided {
        let mut state = State::START;
        for (index, &event) in events.iter().enumerate() {
            let later = events.get(index + 1..).unwrap_or_default();
            if let Some(ruling) = self.step(scene, &mut state, event, later)? {
                return Ok(ruling);
            }
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
            Deed::OffersDraw => state.offer = Some(side),
            Deed::RefusesDraw => state.refuse(side),
            Deed::CompletesIllegalMove => state.illegal = Some((side, Reply::None)),
            Deed::StopsClock => {}
            Deed::AcceptsDraw if state.offer == Some(side.opposite()) => {
                return accepted(scene).map(Some);
            }
            Deed::AcceptsDraw => {}
            Deed::Mates => return Ok(Some(mate(scene, side))),
            Deed::Stalemates | Deed::KillsPosition => return Ok(Some(drawn(scene, event.deed))),
            Deed::Resigns => return resigned(scene, side).map(Some),
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
            of: Some(flagged),
            called_by: Some(Caller::Arbiter),
            moves_completed: self.moves_completed,
            // An earlier claim is asked about where a flag fall alone is told.
            denied_before: Some(false),
            ..FlagFall::default()
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
        let fall = FlagFall {
            of: Some(by.opposite()),
            called_by: Some(Caller::Opponent),
            moves_completed: self.moves_completed,
            claimant_flag_down: fell_too && scene.is_us(),
            claimed_with_flag_up: fell_too && scene.is_us(),
            witnessed: self.witnessed,
            // An earlier claim is asked about where a flag fall alone is told.
            denied_before: Some(false),
            ..FlagFall::default()
        };
        let mut ruling = Flags::FlagFall(fall).decide(scene)?;
        if state.offer == Some(by) {
            scene.also_cite(&mut ruling, topics::DRAW_OFFER_AND_FLAG, 0);
        }
        for event in later.iter().filter(|event| event.side == by.opposite()) {
            match event.deed {
                Deed::Mates => scene.also_cite(&mut ruling, topics::FLAG_BEFORE_MATE, 0),
                Deed::Stalemates => scene.also_cite(&mut ruling, topics::FLAG_BEFORE_STALEMATE, 0),
                _ => {}
            }
        }
        Ok(ruling)
    }

    fn both(&self, scene: &Scene, state: &State, caller: Caller, later: &[Happening]) -> Decided {
        let first = match state.first_down {
            Some(Colour::White) => FirstFlag::White,
            Some(Colour::Black) => FirstFlag::Black,
            None => FirstFlag::Unknown,
        };
        let both = BothFlagsDown {
            first: Some(first),
            called_by: Some(caller),
            ..BothFlagsDown::default()
        };
        let mut ruling = Flags::BothFlagsDown(both).decide(scene)?;
        if later.iter().any(|event| event.deed == Deed::Mates) {
            scene.also_cite(&mut ruling, topics::MATE_AND_BOTH_FLAGS, 0);
        }
        Ok(ruling)
    }

    /// A draw is claimed.
    fn claimed(&self, scene: &Scene, state: &State, by: Colour, later: &[Happening]) -> Decided {
        let next_by = |deed: Deed| later.iter().any(|e| e.side == by && e.deed == deed);
        // By US Chess pressing makes it an offer; by FIDE a claim cannot be withdrawn by moving.
        let until_press = scene.parameters.draws.claim_until == ClaimUntil::ClockPressed;
        let accepts = later
            .iter()
            .any(|e| e.side == by.opposite() && e.deed == Deed::AcceptsDraw);
        let claim = DrawClaim {
            by: Some(by),
            ground: Some(ClaimGround::Repetition),
            form: Some(ClaimForm::Appeared),
            touched: state.touched == Some(by),
            pressed: until_press && next_by(Deed::Presses),
            opponent_agrees: accepts,
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

/// Whether the claimant's own flag falls before the claimant stops the clock.
fn falls_before_stopping(by: Colour, later: &[Happening]) -> bool {
    let stopped = Happening::new(by, Deed::StopsClock);
    let fallen = Happening::new(by, Deed::FlagFalls);
    let until = later.iter().take_while(|&&event| event != stopped);
    until.into_iter().any(|&event| event == fallen)
}

fn mate(scene: &Scene, by: Colour) -> Ruling {
    scene
        .draft(format!("{by} mates"))
        .decision(format!("Mate came first: {by} wins. A flag called later does not matter, and the clock need not be pressed."))
        .result(GameResult::won_by(by))
        .cite_all(&[topics::CHECKMATE, topics::MATE_COMPLETES, CHECKMATE_CLOCK])
        .cite_all(&[topics::MOVE_COMPLETED, topics::FLAG_FALLEN])
        .note("the mating move must be legal")
        .mandatory()
}

fn drawn(scene: &Scene, deed: Deed) -> Ruling {
    let (what, topic) = match deed {
        Deed::Stalemates => ("Stalemate", topics::STALEMATE),
        _ => ("A position in which nobody can mate", topics::DEAD_POSITION),
    };
    let draft = scene
        .draft(format!("{what} on the board"))
        .decision(format!(
            "{what} came first: the game is drawn. A flag called later does not matter."
        ))
        .result(GameResult::DRAW)
        .cite(topic);
    match deed {
        Deed::Stalemates => draft.cite_all(&[topics::MATE_COMPLETES, STALEMATE_CLOCK]),
        _ => draft.cite(topics::INSUFFICIENT_MATERIAL),
    }
    .cite_all(&[topics::MOVE_COMPLETED, topics::FLAG_FALLEN])
    .mandatory()
}

fn accepted(scene: &Scene) -> Decided {
    let mut ruling = Draws::DrawAgreed(DrawAgreed::default()).decide(scene)?;
    scene.also_cite(&mut ruling, topics::AGREED_RESULT_STANDS, 0);
    Ok(ruling)
}

fn resigned(scene: &Scene, by: Colour) -> Decided {
    let resignation = Resignation {
        by: Some(by),
        how: Some(ResignGesture::Said),
        confirmed: Some(true),
    };
    let mut ruling = Draws::Resignation(resignation).decide(scene)?;
    scene.also_cite(&mut ruling, topics::AGREED_RESULT_STANDS, 0);
    Ok(ruling)
}

fn illegal(scene: &Scene, state: &State, by: Colour) -> Decided {
    let Some((offender, reply)) = state
        .illegal
        .filter(|(offender, _)| *offender == by.opposite())
    else {
        return Ok(scene
            .draft(format!("{by} claims an illegal move"))
            .decision("There was no illegal move: the game goes on.")
            .cite_all(&[topics::ILLEGAL_MOVE, topics::DISTRACTION])
            .mandatory());
    };
    let claim = IllegalMove {
        by: Some(offender),
        completed: Some(true),
        reply: Some(reply),
        moves_ago: Some(1),
        seen_by: Some(Observer::Opponent),
        ..IllegalMove::default()
    };
    IllegalMoves::IllegalMove(claim).decide(scene)
}

/// Without supervision, before 2018: a claimant needs time on the own clock.
fn claimant_out_of_time(scene: &Scene, by: Colour) -> Ruling {
    scene
        .draft(format!(
            "{by} claims on time, does not stop the clock, and runs out of time as well"
        ))
        .decision("Both are out of time before the claim was settled: the game is drawn.")
        .result(GameResult::DRAW)
        .cite_all(&[topics::RAPID_TIME_CLAIM, topics::BOTH_FLAGS_DOWN])
        .mandatory()
}

fn signed(scene: &Scene) -> Ruling {
    scene
        .draft("The order of events is disputed after the game")
        .decision("The result is signed or reported: it stands.")
        .cite_all(&[
            topics::RESULT_SIGNED,
            topics::AGREED_RESULT_STANDS,
            topics::FLAG_FALLEN,
        ])
        .mandatory()
}

/// Nothing has decided the game.
fn goes_on(scene: &Scene, state: &State) -> Decided {
    if scene.is_us() && state.flags.white && state.flags.black {
        let both = BothFlagsDown {
            first: Some(FirstFlag::Unknown),
            called_by: Some(Caller::Nobody),
            ..BothFlagsDown::default()
        };
        return Flags::BothFlagsDown(both).decide(scene);
    }
    let draft = scene
        .draft("Several things happened; none of them has ended the game")
        .decision("The game goes on.")
        .cite_all(&[
            topics::FLAG_FALLEN,
            topics::MOVE_COMPLETED,
            STOPPING_IS_NOT_PRESSING,
        ]);
    let down = Colour::BOTH.into_iter().filter(|&side| state.flags[side]);
    let draft = down.fold(draft, |draft, side| {
        draft.cite(topics::FLAG_CALLERS).note(format!(
            "{side}'s flag is down, but it counts only when it is called"
        ))
    });
    Ok(match (state.offer, state.refused) {
        (Some(by), _) => draft
            .cite(topics::DRAW_OFFER)
            .note(format!("{by}'s offer of a draw is open"))
            .mandatory(),
        (None, true) => draft
            .cite(topics::DRAW_OFFER)
            .note("the offer of a draw was refused, in words or by touching a piece")
            .mandatory(),
        (None, false) => draft.mandatory(),
    })
}
