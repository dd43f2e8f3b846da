//! Claims of a draw: 9.2 to 9.5 of the FIDE Laws, rules 14C and 14F of US Chess.

use adoube_clock::{Colour, Span};
use adoube_laws::colour::turn;
use adoube_laws::game::Game;
use adoube_laws::notation::{Language, Style, read, write};
use adoube_laws::shakmaty::{Move, Position};
use adoube_rulebook::{ClaimUntil, Topic};

use super::{DrawClaim, Form, Ground};
use crate::ask::known;
use crate::incident::Decided;
use crate::ruling::Draft;
use crate::scene::{Pace, Scene};
use crate::{Counter, GameResult, Measure, MeasureKind, Question, Ruling, penalties, topics};

/// A claim with what must be known of it.
struct Claim<'a> {
    facts: &'a DrawClaim,
    by: Colour,
    ground: Ground,
    form: Form,
}

impl DrawClaim {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = known(self.by, || {
            Question::side("incident.by", "Who claims the draw?")
        })?;
        let ground = known(self.ground, ground_question)?;
        let form = known(self.form, form_question)?;
        let claim = Claim {
            facts: self,
            by,
            ground,
            form,
        };
        claim.decide(scene)
    }
}

fn ground_question() -> Question {
    let choices = [
        ("repetition", "the same position for the third time"),
        ("fifty-moves", "fifty moves without pawn move or capture"),
    ];
    Question::one_of("incident.ground", "On what ground?", &choices)
}

fn form_question() -> Question {
    let choices = [
        ("appeared", "it has happened with the opponent's last move"),
        ("intended", "it will happen with a move not played yet"),
        (
            "own-move",
            "it has happened with the claimant's own move, clock not pressed",
        ),
    ];
    Question::one_of("incident.form", "How is it claimed?", &choices)
}

impl Claim<'_> {
    fn decide(&self, scene: &Scene) -> Decided {
        let agrees = self.facts.opponent_agrees;
        // Every claim is an offer, also one that is not in order.
        if agrees && is_restricted(scene) == Ok(false) {
            return Ok(self.accepted(scene));
        }
        if let Some(ruling) = self.no_claim(scene)? {
            return Ok(ruling);
        }
        if agrees && !is_restricted(scene)? {
            return Ok(self.accepted(scene));
        }
        if self.facts.unproven {
            return self.unproven(scene);
        }
        match self.is_right(scene)? {
            true => Ok(self.right(scene)),
            false => self.wrong(scene),
        }
    }

    fn draft<'a>(&self, scene: &'a Scene<'a>) -> Draft<'a> {
        let ground = match self.ground {
            Ground::Repetition => "repetition",
            Ground::FiftyMoves => "the fifty-move rule",
        };
        scene.draft(format!("{} claims a draw by {ground}", self.by))
    }

    fn topic(&self, scene: &Scene) -> Topic {
        let (intended, plain) = match self.ground {
            Ground::Repetition => (topics::REPETITION_CLAIM_INTENDED, topics::REPETITION_CLAIM),
            Ground::FiftyMoves => (
                topics::QUIET_MOVES_CLAIM_INTENDED,
                topics::QUIET_MOVES_CLAIM,
            ),
        };
        match self.form == Form::Intended && scene.has(intended) {
            true => intended,
            false => plain,
        }
    }

    /// The ruling if there is no claim that could be checked.
    fn no_claim(&self, scene: &Scene) -> Result<Option<Ruling>, Question> {
        let draws = &scene.parameters.draws;
        let goes_on = |text: &str, topic: Topic| {
            let draft = self.draft(scene).decision(text).cite(topic);
            Some(draft.cite(topics::CLAIM_IS_OFFER).mandatory())
        };
        if self.facts.not_on_move || self.opponent_has_the_move(scene) {
            let topic = match scene.has(topics::CLAIM_ON_MOVE) {
                true => topics::CLAIM_ON_MOVE,
                false => self.topic(scene),
            };
            return Ok(goes_on(
                match scene.has(topics::CLAIM_IS_OFFER) {
                    true => {
                        "Only the player who has the move can claim: no claim, but an offer of a draw that the opponent may accept or reject. The game goes on."
                    }
                    false => {
                        "Only the player who has the move can claim: no claim, the game goes on."
                    }
                },
                topic,
            ));
        }
        let own_move = self.form == Form::OwnMove;
        match draws.claim_until {
            ClaimUntil::PieceTouched if self.facts.touched || own_move || self.facts.pressed => {
                let text = "A piece has been touched: no right to claim on this move; it returns with the next one.";
                return Ok(goes_on(text, topics::CLAIM_LOST_BY_TOUCH));
            }
            ClaimUntil::ClockPressed if self.facts.pressed => {
                let text =
                    "The clock was pressed: it is only an offer of a draw, and the move stands.";
                return Ok(goes_on(text, topics::CLAIM_FINAL));
            }
            _ => {}
        }
        if self.form == Form::Intended && !may_intend(self.ground, scene) {
            let text =
                "The moves must have been made; an intended move does not count. No claim yet.";
            return Ok(goes_on(text, self.topic(scene)));
        }
        Ok(match self.form == Form::Intended && !self.is_written()? {
            true => Some(self.write_first(scene)),
            false => None,
        })
    }

    /// Whether the board shows that the other player has the move. A claim with a move that is on the
    /// board already is not told from it: the position may be the one before or after that move.
    fn opponent_has_the_move(&self, scene: &Scene) -> bool {
        let turn = scene.game.as_ref().map(|game| turn(game.position()));
        self.form != Form::OwnMove && turn.is_some_and(|turn| turn != self.by)
    }

    fn is_written(&self) -> Result<bool, Question> {
        known(self.facts.written, || {
            let text = "Has the claimant written the move down and told the arbiter?";
            Question::yes_no("incident.written", text)
        })
    }

    fn write_first(&self, scene: &Scene) -> Ruling {
        self.draft(scene)
            .decision(format!(
                "The claim is not in order: tell {} to write the move down first, then check it.",
                self.by
            ))
            .cite(self.topic(scene))
            .mandatory()
    }

    /// The opponent accepts, and nothing forbids agreements.
    fn accepted(&self, scene: &Scene) -> Ruling {
        self.draft(scene)
            .decision("A claim is an offer, and the opponent accepts: drawn, no check is needed.")
            .cite_all(&[topics::CLAIM_IS_OFFER, topics::DRAW_AGREED])
            .result(GameResult::DRAW)
            .mandatory()
    }

    /// Whether the claim is right: the moves tell, or the arbiter does.
    fn is_right(&self, scene: &Scene) -> Result<bool, Question> {
        if self.facts.intended_illegal {
            return Ok(false);
        }
        let told = self.facts.correct;
        let found = told.or_else(|| self.check(scene));
        known(found, || {
            let text = match self.ground {
                Ground::Repetition => {
                    "Play the game over with both players: does the position stand for at least the third time?"
                }
                Ground::FiftyMoves => {
                    "Play the game over with both players: have fifty moves been made by each without pawn move or capture?"
                }
            };
            Question::yes_no("incident.correct", text)
        })
    }

    fn check(&self, scene: &Scene) -> Option<bool> {
        let game = scene.game.as_ref()?;
        if self.ground == Ground::Repetition && scene.case.board.moves.is_none() {
            return None;
        }
        let mut claimed = game.clone();
        if self.form == Form::Intended {
            match self.intended_move(game)? {
                Some(intended) => claimed.play(intended).ok()?,
                None => return Some(false),
            }
        }
        let draws = &scene.parameters.draws;
        match self.ground {
            Ground::Repetition => {
                Some(claimed.appearances().len() >= draws.repetition_claim as usize)
            }
            Ground::FiftyMoves => match claimed.quiet_plies() >= 2 * draws.quiet_moves_claim {
                true => Some(true),
                // A count that starts at nothing in the middle of a game proves nothing.
                false => scene.knows_quiet_moves(&claimed).then_some(false),
            },
        }
    }

    /// The intended move; none if it is illegal, nothing at all if it is not given.
    fn intended_move(&self, game: &Game) -> Option<Option<Move>> {
        let text = self.facts.intended.as_deref()?;
        let found = read(game.position(), text, &[Language::English]);
        Some(found.ok().map(|reading| reading.mv))
    }

    /// Nothing on paper shows it. In rapid and blitz nobody must record, and claims are kept; US Chess
    /// takes a witness's word in sudden death under five minutes.
    fn unproven(&self, scene: &Scene) -> Decided {
        let draft = self.draft(scene).cite(self.topic(scene));
        if scene.is_us() && self.is_witnessed(scene)? {
            return Ok(draft
                .decision("A director or impartial witness confirms it: the game is drawn.")
                .cite_all(&[topics::CLAIM_IN_TIME_PRESSURE, topics::CLAIM_CORRECT])
                .result(GameResult::DRAW)
                .mandatory());
        }
        if scene.is_us() {
            return self.without_sheet(scene);
        }
        let usual = match scene.pace()? == Pace::Standard {
            true => "the claim is denied: the claimant's score sheet must show it",
            false => "accepted if the arbiter or an electronic board has seen it, otherwise denied",
        };
        Ok(draft
            .decision("The claim cannot be shown on a score sheet: decide on what you have seen.")
            .cite_all(&[topics::CLAIM_SCORESHEET, topics::CLAIM_WRONG])
            .cite(match scene.pace()? {
                Pace::Standard => topics::CLAIM_PROCEDURE,
                _ => topics::RAPID_RECORDING,
            })
            .discretionary(
                vec![
                    Measure::new(MeasureKind::Draw, "accept it: the game is drawn"),
                    Measure::new(MeasureKind::OpponentMoreTime, "deny it as a wrong claim"),
                ],
                usual,
            ))
    }

    /// US Chess 14C8: a witness helps in sudden death with little time left.
    fn is_witnessed(&self, scene: &Scene) -> Result<bool, Question> {
        let text = "Does a director or an impartial witness confirm the claim?";
        let confirmed = scene.whether(
            self.facts.witnessed,
            Question::yes_no("incident.witnessed", text),
        );
        Ok(confirmed && scene.is_last_period()? && is_short(scene, self.by)?)
    }

    /// US Chess 14C9 and 14F1: what the claimant's sheet cannot show is denied like a wrong claim.
    fn without_sheet(&self, scene: &Scene) -> Decided {
        let text = "The claimant's score sheet cannot show it, so the claim is denied";
        let mut ruling = self.denied(scene, text)?;
        scene.also_cite(&mut ruling, topics::CLAIM_SCORESHEET, 0);
        scene.also_cite(&mut ruling, topics::CLAIM_PROCEDURE, 0);
        Ok(ruling)
    }

    fn right(&self, scene: &Scene) -> Ruling {
        let draft = self
            .draft(scene)
            .decision("The claim is right: the game is drawn at once.")
            .cite(self.topic(scene));
        let draft = match (self.ground, scene.is_us()) {
            (Ground::FiftyMoves, true) => draft.cite_all(&[
                topics::QUIET_MOVES_RESOLVED,
                topics::QUIET_MOVES_ANY_POSITION,
            ]),
            _ => draft.cite_all(&[topics::CLAIM_CORRECT, topics::PLAYERS_CHECK_CLAIMS]),
        };
        let restricted = self.facts.opponent_agrees || is_restricted(scene) == Ok(true);
        let draft = match restricted {
            true => draft
                .cite(topics::DRAW_RESTRICTION)
                .note("a restriction on agreed draws does not touch claims"),
            false => draft,
        };
        draft.result(GameResult::DRAW).mandatory()
    }

    fn wrong(&self, scene: &Scene) -> Decided {
        self.denied(scene, "The claim is wrong")
    }

    /// Time for the opponent, and the game goes on; `why` is the start of the sentence.
    fn denied(&self, scene: &Scene, why: &str) -> Decided {
        let opponent = self.by.opposite();
        let pace = scene.pace()?;
        let bonus = scene.parameters.draws.wrong_claim_bonus.at(pace.rate());
        let bonus = Span::millis(i64::try_from(bonus.as_millis()).unwrap_or(i64::MAX));
        let draft = self
            .draft(scene)
            .decision(format!(
                "{why}: {opponent} gets {bonus} more, and the game goes on."
            ))
            .cite(self.topic(scene))
            .cite(match (self.ground, scene.is_us()) {
                (Ground::FiftyMoves, true) => topics::QUIET_MOVES_RESOLVED,
                _ => topics::CLAIM_WRONG,
            })
            .cite(topics::PLAYERS_CHECK_CLAIMS)
            .add_time(opponent, bonus, "wrong claim of a draw")
            .count(self.by, Counter::WrongClaim)
            .to_move(self.by)
            .note("a wrong claim is not an illegal move; it stays open as an offer of a draw");
        let draft = penalties::cite_minutes(scene, draft, pace);
        Ok(self.bound(scene, draft).mandatory())
    }

    /// An intended move must be played; if it is illegal, another one with that piece.
    fn bound<'a>(&self, scene: &Scene, draft: Draft<'a>) -> Draft<'a> {
        if self.form != Form::Intended {
            return draft;
        }
        let duty = match self.is_illegal(scene) {
            true => "must make another move with the piece of the intended move, if it has one",
            false => "must play the intended move",
        };
        draft.must_play(self.by, duty, self.moves(scene).unwrap_or_default())
    }

    fn is_illegal(&self, scene: &Scene) -> bool {
        let found = scene
            .game
            .as_ref()
            .and_then(|game| self.intended_move(game));
        self.facts.intended_illegal || found == Some(None)
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

/// Whether a claimant has so little time that a witness helps.
fn is_short(scene: &Scene, by: Colour) -> Result<bool, Question> {
    let Some(seconds) = scene.parameters.draws.witness_helps_below_seconds else {
        return Ok(false);
    };
    let left = known(scene.case.clock.left(by), || {
        let fact = match by {
            Colour::White => "clock.white",
            Colour::Black => "clock.black",
        };
        Question::time(fact, format!("How much time has {by} left?"))
    })?;
    Ok(left < Span::seconds(i64::from(seconds)))
}

fn may_intend(ground: Ground, scene: &Scene) -> bool {
    let draws = &scene.parameters.draws;
    match ground {
        Ground::Repetition => draws.repetition_by_intended_move,
        Ground::FiftyMoves => draws.quiet_moves_by_intended_move,
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
