//! What a ruling says, as facts: `adoube-words` has a sentence for each in every language.

use std::collections::BTreeMap;

use adoube_clock::{Colour, Span};
use adoube_laws::game::End;
use adoube_laws::position::IllegalReason;
use adoube_rulebook::Saying;
use serde::Serialize;

use crate::declare::says;
use crate::{Counter, GameResult, MeasureKind, Scope, families};

/// Something that a ruling says. It is told by `adoube_words::Words::tell`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Statement(Box<Says>);

/// A text of the catalogues that belongs to no family's list: a question, or an answer to choose.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename = "$message")]
pub struct Message {
    id: String,
    about: BTreeMap<&'static str, Colour>,
}

/// A move in English algebraic notation, told with the letters of the language.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ChessMove(pub(crate) String);

/// Several statements, told one after the other.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename = "$sentences")]
pub(crate) struct Sentences {
    parts: Vec<Statement>,
}

/// What the regulations of an event may choose, told one after the other.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename = "$sentences")]
pub struct EventChoices {
    pub(crate) parts: Vec<Saying>,
}

/// Answers to choose from, told as in "a / b / c".
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Alternatives<T>(pub Vec<T>);

pub(crate) use adoube_types::facts::{AnyOf, Series};

macro_rules! statements {
    ($($family:ident = $path:path;)*) => {
        /// A statement of a family.
        #[derive(Debug, Clone, PartialEq, Eq, Serialize)]
        #[serde(untagged)]
        enum Says {
            Message(Message),
            Sentences(Sentences),
            $($family($path),)*
        }

        $(impl From<$path> for Statement {
            fn from(says: $path) -> Statement {
                Statement(Box::new(Says::$family(says)))
            }
        })*

        impl Statement {
            /// Whether another one says the same with other numbers.
            pub(crate) fn says_like(&self, other: &Statement) -> bool {
                match (&*self.0, &*other.0) {
                    $((Says::$family(one), Says::$family(two)) => one.name() == two.name(),)*
                    (one, two) => one == two,
                }
            }
        }

        /// The names of all statements, family by family, as they stand in the code.
        pub fn statement_names() -> Vec<(&'static str, &'static [&'static str])> {
            vec![$((<$path>::FAMILY, <$path>::NAMES)),*]
        }
    };
}

statements! {
    Common = CommonSays;
    Told = crate::told::Says;
    Byes = families::byes::Says;
    Moves = families::moves::Says;
    Setup = families::setup::Says;
    Clocks = families::clocks::Says;
    Supervising = families::supervision::Says;
    Leaving = families::leaving::Says;
    Teams = families::teams::Says;
    IllegalMoves = families::illegal_moves::Says;
    Arrival = families::arrival::Says;
    Blind = families::blind::Says;
    Appeals = families::appeals::Says;
    Correspondence = families::correspondence::Says;
    Adjournment = families::adjournment::Says;
    Quickplay = families::quickplay::Says;
    Draws = families::draws::Says;
    EventOrder = families::event_order::Says;
    Flags = families::flags::Says;
    Online = families::online::Says;
    Conduct = families::conduct::Says;
    Devices = families::devices::Says;
    Recording = families::recording::Says;
    Refusal = families::refusal::Says;
    Spectators = families::spectators::Says;
    Directing = families::directing::Says;
}

says! {
    /// What rulings of all families say.
    pub enum CommonSays: "ruling" {
        FactMissing,
        NothingLeft(side),
        NotLegal(reasons: Vec<IllegalReason>),
        EventMayDiffer(choices: EventChoices),
        // The game had ended on the board that is told.
        EndedOnBoard(how: End), AfterTheEnd,
        // The line of the incident log, in parts.
        LogIncident(incident: Statement),
        LogClocks(changes: Series<Statement>),
        LogTimes(white: Span, black: Span),
        LogResult(result: GameResult),
        LogArticles(edition: String, name: Option<Saying>, articles: String),
        LogTaken(taken: Statement),
        ClockAdd(side, time: Span, why: Statement), ClockTake(side, time: Span, why: Statement),
        ClockSet(side, time: Span, why: Statement),
        // A ruling in a line.
        FindOut(question: Statement),
        ShortResult(result: GameResult), ShortClock(change: Statement), ShortUsual(usual: Statement),
        ShortArticles(articles: String),
        // A question with what can be answered.
        AskOneOf(question: Statement, answers: Alternatives<Statement>), AskNumber(question: Statement, least: u32, most: u32),
        AskTime(question: Statement), AskText(question: Statement, expected: Statement),
        // Parts of a ruling.
        MeasureBy(measure: Statement, article: String),
        Duty(side, duty: Statement), DutyMoves(side, duty: Statement, moves: Vec<ChessMove>),
        Count(side, counter: Counter, now: u32), CountIfNone(side, counter: Counter, now: u32),
        // What was not told.
        AskCount(side, counters: AnyOf<Counter>, scope: Scope),
        CountTaken(side, counters: AnyOf<Counter>, scope: Scope),
        CountIs(side, counters: AnyOf<Counter>, scope: Scope, least: u32),
        CountAtLeast(side, counters: AnyOf<Counter>, scope: Scope, least: u32),
        CountBetween(side, counters: AnyOf<Counter>, scope: Scope, least: u32, most: u32),
        // What an event could have announced.
        VariationMatters(id: String, effect: Saying),
        NoDefaultTime,
        DefaultTime(least: Span),
        Answered(question: Statement, answer: Statement),
        // The list of penalties.
        NoPenalty,
        Penalty(kind: MeasureKind),
        MoreTime(standard: Span),
        MinuteInBlitz,
        WarningOrStandard(time: Span),
        StandardOrMore(time: Span),
        Warning,
        TimePenaltyOrWarning,
        LastWarning,
    }
}

impl Message {
    pub(crate) fn new(id: impl Into<String>) -> Message {
        Message {
            id: id.into().replace('_', "-"),
            about: BTreeMap::new(),
        }
    }

    /// The words for an answer of a list, such as `claim-ground-fifty-moves`.
    pub(crate) fn of_choice(list: &str, choice: &str) -> Message {
        Message::new(format!("{}-{}", kebab(list), kebab(choice)))
    }
}

/// A name in lower case with hyphens.
pub(crate) fn kebab(name: &str) -> String {
    let mut text = String::new();
    for letter in name.chars() {
        if letter.is_ascii_uppercase() && !text.is_empty() {
            text.push('-');
        }
        text.push(letter.to_ascii_lowercase());
    }
    text
}

impl Message {
    /// The same about a player.
    pub(crate) fn about(mut self, name: &'static str, colour: Colour) -> Message {
        self.about.insert(name, colour);
        self
    }
}

impl Statement {
    /// Several, told one after the other.
    pub(crate) fn all(parts: Vec<Statement>) -> Statement {
        Statement(Box::new(Says::Sentences(Sentences { parts })))
    }

    /// The same with one more said at the end.
    pub(crate) fn and(self, more: impl Into<Statement>) -> Statement {
        let mut parts = match *self.0 {
            Says::Sentences(sentences) => sentences.parts,
            other => vec![Statement(Box::new(other))],
        };
        parts.push(more.into());
        Statement::all(parts)
    }

    /// The question of a message with the colours of those whom it is about.
    pub(crate) fn with_colours(mut self, colours: &[(&'static str, Colour)]) -> Statement {
        if let Says::Message(message) = &mut *self.0 {
            for &(name, colour) in colours {
                message.about.entry(name).or_insert(colour);
            }
        }
        self
    }
}

impl From<Message> for Statement {
    fn from(message: Message) -> Statement {
        Statement(Box::new(Says::Message(message)))
    }
}
