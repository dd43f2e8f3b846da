//! Touched pieces and the act of moving: Article 4 of the FIDE Laws, rules 9 and 10 of US Chess.
//!
//! [`resolve`] reads what the player on move did, in order, as [`Event`]s, and answers with a
//! [`Resolution`]: the moves still allowed and why, whether a move is made, what was a breach, and
//! what only a person can decide. What the editions differ in comes from their
//! [`Parameters`], with an event's variations applied. Questions are settled by giving an [`Answer`]
//! to [`resolve_with`].
//!
//! ```
//! use adoube_laws::touch::{Event, TouchStep, resolve};
//! use adoube_rulebook::Rulebook;
//! use shakmaty::{Chess, Square};
//!
//! let edition = Rulebook::embedded().edition("fide-2023-01").unwrap();
//! let events = [Event::Lift { square: Square::G1 }];
//! let resolution = resolve(&Chess::new(), &events, edition.parameters());
//! assert_eq!(resolution.allowed.len(), 2);
//! assert!(matches!(resolution.because[0].fact, TouchStep::MustMove { .. }));
//! ```
//!
//! Where the articles are silent this module decides so:
//!
//! - Duties add up in the order of the touches. King and rook oblige to castle only as far as the
//!   pieces touched before them leave the king free to move.
//! - A duty never leaves a player without any legal move.
//! - A rook whose king does not move in a Chess960 castling may castle though only it is touched.
//! - In Chess960 one release can be a move of its own or the first part of castling: that is asked,
//!   unless castling was announced or the move of its own was completed on the clock.
//! - A legal move against a duty is no illegal move. It is a breach, and stands if nobody acts.
//! - With several pieces of each colour, all editions go by the first piece of each colour.

mod event;
mod obligation;
mod off_move;
mod question;
mod resolver;
mod said;
mod table;
mod text;

use adoube_rulebook::{Parameters, Topic};
use shakmaty::{Chess, Move};

pub use event::{Event, Hand, Intent};
pub use question::{Answer, Choice, Question, Reply};
pub use said::{TouchBreach, TouchQuestion, TouchStep};

use crate::Step;
use crate::moves::{MovePhase, Reason};

/// What follows from a player's acts on move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Resolution {
    /// The moves the player may still make: all legal moves if nothing binds. While a question is
    /// open, every move that is allowed by one of its answers.
    pub allowed: Vec<Move>,
    /// How far the move has come; the least by any answer while a question is open.
    pub phase: MovePhase,
    /// The move that is made and cannot be changed, whatever the answers to open questions.
    pub made: Option<Move>,
    /// What broke an article, whatever the answers to open questions.
    pub breaches: Vec<Breach>,
    /// What a person must decide first.
    pub questions: Vec<Question>,
    /// How the answer came about, in the order of the events.
    pub because: Vec<Step<TouchStep>>,
    /// The numbers of events, from 0, that fit nothing on the board and were left out.
    pub ignored: Vec<usize>,
}

/// What follows under one answer to a question.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outcome {
    /// The moves the player may still make.
    pub allowed: Vec<Move>,
    /// How far the move has come.
    pub phase: MovePhase,
    /// The move that is made.
    pub made: Option<Move>,
    /// What broke an article.
    pub breaches: Vec<Breach>,
}

/// Something that broke an article. If the edition has no article on the topic, it is no breach
/// there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Breach {
    /// The number of the event, from 0.
    pub event: usize,
    /// What the article is about.
    pub topic: Topic,
    pub fact: TouchBreach,
    /// Why a move was illegal, if that was the breach and a single piece was moved.
    pub reasons: Vec<Reason>,
}

/// What follows from the acts of the player on move.
pub fn resolve(position: &Chess, events: &[Event], parameters: &Parameters) -> Resolution {
    resolve_with(position, events, parameters, &[])
}

/// The same, with the answers to questions asked before.
pub fn resolve_with(
    position: &Chess,
    events: &[Event],
    parameters: &Parameters,
    answers: &[Answer],
) -> Resolution {
    let run =
        |answers: &[Answer]| resolver::Resolver::new(position, parameters, answers).run(events);
    question::ask_all(run(answers), answers, run)
}
