//! Claims of a draw: 9.2 to 9.5 of the FIDE Laws, rules 14C and 14F of US Chess.

use adoube_laws::colour::turn;
use adoube_laws::game::Game;
use adoube_laws::notation::{Language, Style, read, write};
use adoube_laws::shakmaty::{Move, Position};
use adoube_rulebook::ClaimUntil;

use super::{ClaimForm, ClaimGround, DrawClaim, Says};
use crate::families::prelude::*;
use crate::{penalties, told};

/// A claim with what must be known of it.
struct Claim<'a> {
    facts: &'a DrawClaim,
    by: Colour,
    ground: ClaimGround,
    form: ClaimForm,
}

impl DrawClaim {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let claim = Claim {
            facts: self,
            by: self.by()?,
            ground: self.ground()?,
            form: self.form()?,
        };
        claim.decide(scene)
    }
}

impl Claim<'_> {
    fn decide(&self, scene: &Scene) -> Decided {
        let agrees = self.facts.opponent_agrees;
        // Every claim is an offer, also one that is not in order.
        if agrees && is_restricted(scene) == Ok(false) {
            return Ok(self.accepted(scene));
        }
        if let Some((decision, topic)) = self.no_claim(scene) {
            let draft = self.draft(scene).rule(decision, &[topic]);
            return Ok(draft.cite(CLAIM_IS_OFFER).mandatory());
        }
        if self.form == ClaimForm::Intended && !self.facts.written()? {
            let decision = Says::WriteFirst { by: self.by };
            return Ok(self.draft(scene).must(decision, &[self.topic(scene)]));
        }
        if agrees && !is_restricted(scene)? {
            return Ok(self.accepted(scene));
        }
        let mut ruling = match (self.facts.unproven, self.facts.only_display) {
            (true, false) => self.unproven(scene)?,
            // Nothing but a display shows it, and no claim may rest on that alone.
            (true, true) => self.denied(scene, false)?,
            _ if self.is_right(scene)? => self.right(scene),
            _ => self.denied(scene, true)?,
        };
        if self.facts.only_display {
            self.note_display(scene, &mut ruling);
        }
        Ok(ruling)
    }

    /// 6.12.2: the display is no ground, the claim is checked on the sheets.
    fn note_display(&self, scene: &Scene, ruling: &mut Ruling) {
        ruling.notes.push(Says::NotOnDisplay.into());
        if self.ground == ClaimGround::FiftyMoves && !scene.is_us() {
            ruling.notes.push(Says::CounterMayConfirm.into());
        }
        ruling.steps.push(Says::CheckOnSheet.into());
        scene.also_cite(ruling, DISPLAY_CLAIMS, 0);
    }

    fn draft<'a>(&self, scene: &'a Scene<'a>) -> Draft<'a> {
        let by = self.by;
        let draft = scene.draft(match self.ground {
            ClaimGround::Repetition => Says::ClaimsRepetition { by },
            ClaimGround::FiftyMoves => Says::ClaimsFiftyMoves { by },
        });
        match self.facts.clock_runs {
            true => draft.cite(CLAIM_CLOCK_RUNS).step(Says::StopTheClocks),
            false => draft,
        }
    }

    fn topic(&self, scene: &Scene) -> Topic {
        let (intended, plain) = match self.ground {
            ClaimGround::Repetition => (REPETITION_CLAIM_INTENDED, REPETITION_CLAIM),
            ClaimGround::FiftyMoves => (QUIET_MOVES_CLAIM_INTENDED, QUIET_MOVES_CLAIM),
        };
        match self.form == ClaimForm::Intended && scene.has(intended) {
            true => intended,
            false => plain,
        }
    }

    /// Why there is no claim that could be checked, if so.
    fn no_claim(&self, scene: &Scene) -> Option<(Says, Topic)> {
        let facts = self.facts;
        if facts.not_on_move || self.opponent_has_the_move(scene) {
            let topic = match scene.has(CLAIM_ON_MOVE) {
                true => CLAIM_ON_MOVE,
                false => self.topic(scene),
            };
            return Some(match scene.has(CLAIM_IS_OFFER) {
                true => (Says::OnlyAnOffer, topic),
                false => (Says::NotOnMove, topic),
            });
        }
        if facts.deferred {
            let topic = match scene.parameters.draws.claim_until {
                ClaimUntil::PieceTouched => CLAIM_LOST_BY_TOUCH,
                ClaimUntil::ClockPressed => CLAIM_FINAL,
            };
            return Some((Says::NotRetroactive, topic));
        }
        let moved = facts.touched || self.form == ClaimForm::OwnMove || facts.pressed;
        match scene.parameters.draws.claim_until {
            ClaimUntil::PieceTouched if moved => {
                return Some((Says::LostByTouch, CLAIM_LOST_BY_TOUCH));
            }
            ClaimUntil::ClockPressed if facts.pressed => {
                return Some((Says::LostByPress, CLAIM_FINAL));
            }
            _ => {}
        }
        let too_soon = self.form == ClaimForm::Intended && !may_intend(self.ground, scene);
        too_soon.then(|| (Says::MustBeMade, self.topic(scene)))
    }

    /// Whether the board shows that the other player has the move. A claim with a move that is on the
    /// board already is not told from it: the position may be the one before or after that move.
    fn opponent_has_the_move(&self, scene: &Scene) -> bool {
        let turn = scene.game.as_ref().map(|game| turn(game.position()));
        self.form != ClaimForm::OwnMove && turn.is_some_and(|turn| turn != self.by)
    }

    /// The opponent accepts, and nothing forbids agreements.
    fn accepted(&self, scene: &Scene) -> Ruling {
        let draft = self
            .draft(scene)
            .rule(Says::ClaimAccepted, &[CLAIM_IS_OFFER, DRAW_AGREED]);
        draft.drawn().mandatory()
    }

    /// Whether the claim is right: the moves tell, or the arbiter does.
    fn is_right(&self, scene: &Scene) -> Result<bool, Question> {
        if self.is_illegal(scene) {
            return Ok(false);
        }
        let found = self.check(scene);
        if let (Some(told), Some(shown)) = (self.facts.correct, found)
            && told != shown
        {
            self.contradicted(scene, shown);
        }
        found.or(self.facts.correct).ok_or_else(|| {
            let name = match self.ground {
                ClaimGround::Repetition => "draw-claim-correct-repetition",
                ClaimGround::FiftyMoves => "draw-claim-correct-fifty-moves",
            };
            Question::beside("incident.correct", name).yes_no()
        })
    }

    /// What the board proves. A count that starts in the middle of a game proves nothing against a claim,
    /// and neither does a board that may be the one before the claimant's own move.
    fn check(&self, scene: &Scene) -> Option<bool> {
        let claimed = self.claimed(scene)?;
        let draws = &scene.parameters.draws;
        let (right, known) = match self.ground {
            ClaimGround::Repetition => (
                claimed.appearances().len() >= draws.repetition_claim as usize,
                scene.knows_appearances(&claimed),
            ),
            ClaimGround::FiftyMoves => (
                claimed.quiet_plies() >= 2 * self.quiet_moves(scene),
                scene.knows_quiet_moves(&claimed),
            ),
        };
        let proven = known && (self.form != ClaimForm::OwnMove || self.facts.correct.is_none());
        match right {
            true => Some(true),
            false => proven.then_some(false),
        }
    }

    /// The game with what the claim is about on the board.
    fn claimed(&self, scene: &Scene) -> Option<Game> {
        let game = scene.game.as_ref()?;
        let mut claimed = game.clone();
        if self.form == ClaimForm::Intended {
            claimed.play(self.intended_move(game)??).ok()?;
        }
        Some(claimed)
    }

    /// Says what the board shows against what is told.
    fn contradicted(&self, scene: &Scene, right: bool) {
        let Some(claimed) = self.claimed(scene) else {
            return;
        };
        let draws = &scene.parameters.draws;
        let appearances = u32::try_from(claimed.appearances().len()).unwrap_or(u32::MAX);
        let plies = claimed.quiet_plies();
        scene.contradiction(match (self.ground, right) {
            (ClaimGround::Repetition, true) => told::Says::AppearancesEnough { appearances },
            (ClaimGround::Repetition, false) => told::Says::AppearancesFewer {
                appearances,
                needed: draws.repetition_claim,
            },
            (ClaimGround::FiftyMoves, true) => told::Says::QuietMovesEnough { plies },
            (ClaimGround::FiftyMoves, false) => told::Says::QuietMovesFewer {
                plies,
                needed: 2 * self.quiet_moves(scene),
            },
        });
    }

    /// How many quiet moves by each a claim needs: more in positions that the event named (14F1).
    fn quiet_moves(&self, scene: &Scene) -> u32 {
        let draws = &scene.parameters.draws;
        match draws.quiet_moves_claim_in_named_positions {
            Some(more) if self.is_named(scene) => more,
            _ => draws.quiet_moves_claim,
        }
    }

    fn is_named(&self, scene: &Scene) -> bool {
        let question = Question::of("draw-claim", "named_position").yes_no();
        scene.whether(self.facts.named_position, question)
    }

    /// The intended move; none if it is illegal, nothing at all if it is not given.
    fn intended_move(&self, game: &Game) -> Option<Option<Move>> {
        let text = self.facts.intended.as_deref()?;
        let found = read(game.position(), text, &[Language::English]);
        Some(found.ok().map(|reading| reading.mv))
    }

    /// Nothing on paper shows it. In rapid and blitz nobody must record, and claims are kept; US Chess
    /// takes a witness's word in sudden death under five minutes, and else denies what the claimant's
    /// sheet cannot show like a wrong claim (14C9, 14F1).
    fn unproven(&self, scene: &Scene) -> Decided {
        let draft = self.draft(scene).cite(self.topic(scene));
        if scene.is_us() && self.is_witnessed(scene)? {
            let draft = draft.rule(Says::Confirmed, &[CLAIM_IN_TIME_PRESSURE, CLAIM_CORRECT]);
            return Ok(draft.drawn().mandatory());
        }
        if scene.is_us() {
            let mut ruling = self.denied(scene, false)?;
            scene.also_cite(&mut ruling, CLAIM_SCORESHEET, 0);
            scene.also_cite(&mut ruling, CLAIM_PROCEDURE, 0);
            return Ok(ruling);
        }
        let (usual, topic) = match scene.pace()? {
            Pace::Standard => (Says::UsualDenied, CLAIM_PROCEDURE),
            _ => (Says::UsualIfSeen, RAPID_RECORDING),
        };
        let topics = [CLAIM_SCORESHEET, CLAIM_WRONG, topic];
        let range = range![Draw: Says::AcceptClaim, OpponentMoreTime: Says::DenyClaim];
        Ok(draft
            .rule(Says::DecideOnWhatYouSaw, &topics)
            .discretionary(range, usual))
    }

    /// US Chess 14C8: a witness helps in sudden death with little time left.
    fn is_witnessed(&self, scene: &Scene) -> Result<bool, Question> {
        let question = Question::of("draw-claim", "witnessed").yes_no();
        let confirmed = scene.whether(self.facts.witnessed, question);
        let Some(seconds) = scene.parameters.draws.witness_helps_below_seconds else {
            return Ok(false);
        };
        let limit = Span::seconds(i64::from(seconds));
        Ok(confirmed && scene.is_last_period()? && scene.time_left(self.by)? < limit)
    }

    fn right(&self, scene: &Scene) -> Ruling {
        let own: &[_] = match (self.ground, scene.is_us()) {
            (ClaimGround::FiftyMoves, true) => &[QUIET_MOVES_RESOLVED, QUIET_MOVES_ANY_POSITION],
            _ => &[CLAIM_CORRECT, PLAYERS_CHECK_CLAIMS],
        };
        let after_moving = self.form == ClaimForm::OwnMove;
        let restricted = self.facts.opponent_agrees || is_restricted(scene) == Ok(true);
        self.draft(scene)
            .rule(Says::ClaimRight, &[self.topic(scene)])
            .cite_all(own)
            .cite_if(after_moving, &[CLAIM_AFTER_MOVING])
            .cite_if(restricted, &[DRAW_RESTRICTION])
            .note_if(restricted, Says::RestrictionNotForClaims)
            .drawn()
            .mandatory()
    }

    /// Time for the opponent, and the game goes on. The claim is wrong, or nothing shows it.
    fn denied(&self, scene: &Scene, wrong: bool) -> Decided {
        let by = self.by;
        let pace = scene.pace()?;
        let bonus = scene.parameters.draws.wrong_claim_bonus.at(pace.rate());
        let bonus = Span::millis(i64::try_from(bonus.as_millis()).unwrap_or(i64::MAX));
        let decision = match wrong {
            true => Says::ClaimWrong { by, bonus },
            false => Says::ClaimNotShown { by, bonus },
        };
        let denied = match (self.ground, scene.is_us()) {
            (ClaimGround::FiftyMoves, true) => QUIET_MOVES_RESOLVED,
            _ => CLAIM_WRONG,
        };
        let topics = [self.topic(scene), denied, PLAYERS_CHECK_CLAIMS];
        let draft = self
            .draft(scene)
            .rule(decision, &topics)
            .add_time(by.opposite(), bonus, Says::WrongClaim)
            .count(by, Counter::WrongClaim)
            .to_move(by)
            .note(Says::StaysAnOffer);
        let draft = self.bound(scene, penalties::cite_minutes(scene, draft, pace));
        Ok(match scene.is_us_blitz() {
            true => by_two_readings(scene, draft, by, bonus),
            false => draft.mandatory(),
        })
    }

    /// An intended move must be played; if it is illegal, another one with that piece.
    fn bound<'a>(&self, scene: &Scene, draft: Draft<'a>) -> Draft<'a> {
        if self.form != ClaimForm::Intended {
            return draft;
        }
        let duty = match self.is_illegal(scene) {
            true => Says::OtherMoveOfPiece,
            false => Says::IntendedMove,
        };
        draft.must_play(self.by, duty, self.moves(scene).unwrap_or_default())
    }

    fn is_illegal(&self, scene: &Scene) -> bool {
        let game = scene.game.as_ref();
        let found = game.and_then(|game| self.intended_move(game));
        if self.facts.intended_illegal && matches!(found, Some(Some(_))) {
            scene.contradiction(told::Says::IntendedIsLegal);
        }
        found.map_or(self.facts.intended_illegal, |found| found.is_none())
    }

    fn moves(&self, scene: &Scene) -> Option<Vec<String>> {
        let game = scene.game.as_ref()?;
        let position = game.position();
        let written = |m: Move| write(position, m, Style::San, Language::English);
        match self.intended_move(game)? {
            Some(intended) => Some(vec![written(intended)]),
            None => {
                let from = self.facts.intended.as_deref()?.get(0..2)?.parse().ok()?;
                let with_piece = |m: &Move| m.from() == Some(from);
                let legal = position.legal_moves().into_iter().filter(with_piece);
                Some(legal.map(written).collect())
            }
        }
    }
}

/// US Chess blitz: the rule on claims names its time itself, and Chapter 11, 17 has a standard penalty of
/// its own for blitz. No text says which goes first.
fn by_two_readings(scene: &Scene, draft: Draft, by: Colour, bonus: Span) -> Ruling {
    let standard = penalties::standard_penalty(scene).unwrap_or(bonus);
    let range = range![
        OpponentMoreTime: Says::StandardInBlitz { by, standard },
        OpponentMoreTime: Says::AsTheRuleOnClaims { by, bonus }
    ];
    draft
        .cite(US_BLITZ_PENALTY)
        .note(Says::TwoReadings { bonus, standard })
        .discretionary(range, Says::AsTheRuleOnClaims { by, bonus })
}

fn may_intend(ground: ClaimGround, scene: &Scene) -> bool {
    let draws = &scene.parameters.draws;
    match ground {
        ClaimGround::Repetition => draws.repetition_by_intended_move,
        ClaimGround::FiftyMoves => draws.quiet_moves_by_intended_move,
    }
}

/// Whether the event forbids agreements now.
pub(super) fn is_restricted(scene: &Scene) -> Result<bool, Question> {
    let draws = &scene.parameters.draws;
    if draws.agreement_needs_consent {
        return Ok(true);
    }
    let Some(limit) = draws.restricted_before_move else {
        return Ok(false);
    };
    let white = scene.moves_made_or_ask(Colour::White)?;
    let black = scene.moves_made_or_ask(Colour::Black)?;
    Ok(white.min(black) < limit)
}
