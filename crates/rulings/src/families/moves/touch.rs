//! Touched pieces: 4.2 to 4.8 of the FIDE Laws, rule 10 of US Chess.

use adoube_clock::Colour;
use adoube_laws::notation::{Language, Style, write};
use adoube_laws::shakmaty::{Chess, Position};
use adoube_laws::touch::{self, Answer, Reply, Resolution, resolve_with};
use adoube_rulebook::{RookFirst, Topic};

use super::{Adjusting, Evidence, TouchClaim, Touched, TouchedPieces};
use crate::ask::{Answers, Choice, known};
use crate::incident::Decided;
use crate::scene::Scene;
use crate::{Measure, MeasureKind, Question, Ruling, penalties, topics};

impl TouchedPieces {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = known(self.by, || {
            Question::side("incident.by", "Who touched pieces?")
        })?;
        let acts_unasked = self.seen_by_arbiter && !scene.is_us();
        if self.opponent_touched_since && !acts_unasked {
            return Ok(lapsed(scene, by.opposite()));
        }
        if self.accidental {
            return Ok(scene
                .draft(format!("{by} touched a piece by accident"))
                .decision("An accident binds to nothing: any legal move may be made.")
                .cite(topics::TOUCH_INTENDED)
                .mandatory());
        }
        match (&scene.game, self.acts.is_empty()) {
            (Some(game), false) => self.on_the_board(scene, by, game.position()),
            _ => self.in_words(scene, by),
        }
    }

    /// The exact answer.
    fn on_the_board(&self, scene: &Scene, by: Colour, position: &Chess) -> Decided {
        let found = resolve_with(position, &self.acts, &scene.parameters, &self.answers);
        if let Some(question) = self.open_question(&found) {
            return Err(question);
        }
        let moves = found.allowed.iter();
        let moves = moves.map(|&m| write(position, m, Style::San, Language::English));
        let breaches: Vec<Topic> = found.breaches.iter().map(|breach| breach.topic).collect();
        let because: Vec<Topic> = found.because.iter().map(|step| step.topic).collect();
        let mut why: Vec<&str> = found
            .because
            .iter()
            .map(|step| step.text.as_str())
            .collect();
        why.dedup();
        let duty = match found.made {
            Some(_) => "has made this move, and it stands",
            None => "must play one of these moves",
        };
        let moves = match found.made {
            Some(made) => vec![write(position, made, Style::San, Language::English)],
            None => moves.collect(),
        };
        // Where every legal move may be made there is no duty and nothing to list.
        let bound = found.made.is_some() || found.allowed.len() < position.legal_moves().len();
        let decision = match (why.is_empty(), bound) {
            (true, _) => "Nothing binds: any legal move may be made.".to_owned(),
            (false, true) => sentence(&why.join("; ")),
            (false, false) => format!("{} Any legal move may be made.", sentence(&why.join("; "))),
        };
        let draft = scene
            .draft(format!("{by} touched pieces"))
            .decision(decision)
            .cite_all(&because)
            .cite_all(&breaches)
            .to_move(by);
        let mut draft = match bound {
            true => draft.must_play(by, duty, moves).cite_all(in_blitz(scene)),
            false => draft,
        };
        for breach in &found.breaches {
            draft = draft.note(format!("breach: {}", breach.text));
        }
        Ok(draft.cite(topics::TOUCH_MOVE).mandatory())
    }

    /// What only a person can decide, as a question about the case.
    fn open_question(&self, found: &Resolution) -> Option<Question> {
        let open = found.questions.first()?;
        let choice = |option: &touch::Choice| {
            let mut answers = self.answers.clone();
            answers.push(Answer {
                event: open.event,
                reply: option.reply,
            });
            let value = toml::Value::try_from(answers).ok()?;
            Some(Choice {
                value,
                text: reply_words(option.reply).into(),
            })
        };
        Some(Question {
            counts_with: Vec::new(),
            fact: "incident.answers".to_owned(),
            text: sentence(&open.text).into(),
            answers: Answers::OneOf(open.options.iter().filter_map(choice).collect()),
        })
    }

    /// The answer in words, without a board.
    fn in_words(&self, scene: &Scene, by: Colour) -> Decided {
        let what = known(self.what, || {
            let choices = [
                ("own", "own pieces only"),
                ("opponents", "the opponent's pieces only"),
                ("both", "pieces of both colours"),
                ("king-then-rook", "king and then rook, or both at once"),
                ("rook-then-king", "rook and then king"),
            ];
            Question::one_of("incident.what", "What was touched, with intent?", &choices)
        })?;
        let possible = known(self.possible, || {
            let text = match what {
                Touched::KingThenRook | Touched::RookThenKing => "Is castling on that side legal?",
                Touched::Own => "Can a touched piece be moved?",
                Touched::Opponents => "Can a touched piece be captured?",
                Touched::Both => "Can the first own piece capture the opponent's first?",
            };
            Question::yes_no("incident.possible", text)
        })?;
        let (duty, cited) = duty(scene, what, possible);
        Ok(scene
            .draft(format!("{by} touched pieces"))
            .decision(sentence(&format!("{by} {duty}")))
            .must_play(by, duty, Vec::new())
            .to_move(by)
            .cite_all(cited)
            .cite_all(in_blitz(scene))
            .cite(topics::TOUCH_MOVE)
            .mandatory())
    }
}

/// US Chess blitz has an article of its own for a touched piece that was not moved.
fn in_blitz(scene: &Scene) -> &'static [Topic] {
    match scene.is_us_blitz() {
        true => &[topics::US_BLITZ_TOUCH, topics::US_BLITZ_PENALTY],
        false => &[],
    }
}

/// What binds, and by which articles.
fn duty(scene: &Scene, what: Touched, possible: bool) -> (&'static str, &'static [Topic]) {
    let rules = &scene.parameters.touch;
    match (what, possible) {
        (Touched::Own, true) => (
            "must move the first piece touched that can be moved",
            &[topics::TOUCHED_OWN],
        ),
        (Touched::Opponents, true) => (
            "must capture the first piece touched that can be captured",
            &[topics::TOUCHED_OPPONENT],
        ),
        (Touched::Both, true) => (
            "must capture the opponent's first piece with the own first piece",
            &[topics::TOUCHED_BOTH],
        ),
        (Touched::Both, false) => (
            "must move or capture the first piece touched with which that is possible; in doubt the own piece was first",
            &[topics::TOUCHED_BOTH],
        ),
        (Touched::KingThenRook, true) if rules.king_and_rook_must_castle => {
            ("must castle on that side", &[topics::TOUCHED_KING_AND_ROOK])
        }
        (Touched::KingThenRook, true) => (
            "must castle or move the king",
            &[topics::TOUCHED_OWN, topics::TOUCHED_CASTLING_ILLEGAL],
        ),
        (Touched::KingThenRook, false) => (
            "must make another move with the king, castling on the other side included; without one any legal move",
            &[topics::TOUCHED_CASTLING_ILLEGAL],
        ),
        (Touched::RookThenKing, true) if rules.rook_first == RookFirst::Allowed => {
            ("may castle", &[topics::TOUCHED_ROOK_FIRST_VARIATION])
        }
        (Touched::RookThenKing, _) => (
            "may not castle on that side and must move the rook if it can move",
            &[topics::TOUCHED_ROOK_FIRST, topics::TOUCHED_OWN],
        ),
        (Touched::Own | Touched::Opponents, false) => {
            ("may make any legal move", &[topics::TOUCHED_NONE_POSSIBLE])
        }
    }
}

/// The right to complain is lost by touching a piece.
fn lapsed(scene: &Scene, claimant: Colour) -> Ruling {
    let draft = scene
        .draft(format!(
            "{claimant} complains about touched pieces after touching one"
        ))
        .decision(format!(
            "Too late: {claimant} has touched a piece since, so the right to claim is lost."
        ))
        .cite(topics::TOUCH_CLAIM_LAPSES);
    match scene.is_us() {
        true => draft,
        false => draft.note("an arbiter who saw the breach acts on it without a claim"),
    }
    .mandatory()
}

impl TouchClaim {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = known(self.by, || Question::side("incident.by", "Who complains?"))?;
        if self.claimant_touched {
            return Ok(lapsed(scene, by));
        }
        let evidence = known(self.evidence, || {
            let choices = [
                ("arbiter", "an arbiter or director saw it"),
                ("witness", "a neutral witness saw it"),
                ("admitted", "the opponent admits the touch"),
                ("none", "nothing but the players' words"),
            ];
            Question::one_of("incident.evidence", "What supports it?", &choices)
        })?;
        let draft = scene
            .draft(format!(
                "{by} claims that {} touched a piece",
                by.opposite()
            ))
            .cite_all(&[topics::TOUCH_MOVE, topics::TOUCHED_OWN]);
        Ok(match evidence {
            Evidence::Arbiter | Evidence::Admitted => draft
                .decision(format!("Upheld: {} is bound by the touch.", by.opposite()))
                .cite(topics::ARBITER_DUTY)
                .mandatory(),
            Evidence::Witness | Evidence::None => draft
                .decision("The facts are in dispute: establish them, then decide.")
                .cite_all(&[
                    topics::EVIDENCE,
                    topics::RULING_FACTS_DISPUTED,
                    topics::ARBITER_DUTY,
                ])
                .discretionary(
                    vec![
                        Measure::other("deny the claim"),
                        Measure::other("uphold the claim"),
                    ],
                    match evidence {
                        Evidence::Witness => "uphold it if the witness is neutral and sure",
                        _ => "deny it: nobody neutral saw the touch",
                    },
                ),
        })
    }
}

impl Adjusting {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = known(self.by, || {
            Question::side("incident.by", "Who adjusted pieces?")
        })?;
        let on_move = known(self.on_move, || {
            let text = format!("Did {by} have the move?");
            Question::yes_no("incident.on_move", text)
        })?;
        let draft = scene
            .draft(format!("{by} adjusted pieces"))
            .cite_all(&[topics::ADJUSTING, topics::ADJUSTING_OWN_TIME]);
        if !on_move {
            return Ok(draft
                .decision("Only the player who has the move may adjust; it binds to nothing, but may be penalised.")
                .cite_all(&[topics::DISTRACTION, topics::PENALTIES, topics::STANDARD_PENALTY])
                .discretionary(
                    penalties::ladder_up_to(scene, MeasureKind::OffenderLessTime),
                    penalties::usual(scene, by),
                ));
        }
        let announced = known(self.announced, || {
            Question::yes_no("incident.announced", "Was it announced before?")
        })?;
        if announced {
            return Ok(draft
                .decision("In order: announced and on the own move, it binds to nothing.")
                .mandatory());
        }
        if self.evident && scene.has(topics::ADJUSTMENT_EVIDENT) {
            return Ok(draft
                .decision("It plainly was adjusting, though it was not announced: the director may let it pass.")
                .cite(topics::ADJUSTMENT_EVIDENT)
                .discretionary(
                    vec![Measure::nothing(), Measure::other("the touched piece must be moved")],
                    "let it pass",
                ));
        }
        Ok(draft
            .decision(format!(
                "Not announced: the touch binds, and {by} must move the piece if it can be moved."
            ))
            .must_play(
                by,
                "must move the touched piece if it can be moved",
                Vec::new(),
            )
            .to_move(by)
            .cite_all(&[topics::TOUCH_INTENDED, topics::TOUCHED_OWN])
            .mandatory())
    }
}

/// With a capital letter and a full stop.
fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(|c| c.to_uppercase().to_string());
    let text = first.unwrap_or_default() + letters.as_str();
    match text.ends_with(['.', '?']) {
        true => text,
        false => text + ".",
    }
}

fn reply_words(reply: Reply) -> String {
    match reply {
        Reply::NotIntended => "it was not touched to be moved or captured".to_owned(),
        Reply::Intended => "it was touched to be moved or captured".to_owned(),
        Reply::TouchedFirst(square) => format!("the piece on {square} was touched first"),
        Reply::Castling => "the player meant to castle".to_owned(),
        Reply::NotCastling => "the player did not mean to castle".to_owned(),
        Reply::UnfinishedCastling => "castling was left unfinished".to_owned(),
        Reply::IllegalMove => "an illegal move was made".to_owned(),
    }
}
