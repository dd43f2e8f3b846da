//! A ruling: what happens now, by which articles, and with what force.

mod draft;

use adoube_clock::{ByColour, Colour, Span};
use adoube_rulebook::{Article, Saying};
use serde::Serialize;

pub(crate) use draft::Draft;

use crate::statement::{ChessMove, CommonSays};
use crate::{Answers, Counter, GameResult, Measure, Question, Statement};

/// What happens now.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Ruling {
    /// The edition it is by.
    pub edition: String,
    /// What happened, in one line.
    pub incident: Statement,
    /// The ruling, in one line.
    pub decision: Statement,
    /// Whether it must be so.
    pub force: Force,
    /// Set if the edition has no rule for this: what is then decided by.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub no_rule: Option<Statement>,
    /// The result, if the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<GameResult>,
    /// What happens to the times.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub clocks: Vec<ClockChange>,
    /// Both times after these changes, if the times before are known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub times_after: Option<ByColour<Span>>,
    /// What happens to the position.
    pub position: PositionAction,
    /// What must be counted.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub counters: Vec<CounterChange>,
    /// What the next move must be.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub must_play: Option<MustPlay>,
    /// Who moves next.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub to_move: Option<Colour>,
    /// What the arbiter does, in order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub steps: Vec<Statement>,
    /// What is worth knowing.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<Statement>,
    /// The articles of the edition.
    pub articles: Vec<Citation>,
    /// What to write in the incident log.
    pub log: Statement,
    /// What was not told and is taken as not so: the ruling holds if this is true.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub assumes: Vec<Condition>,
    /// What can still be asked, because the ruling depends on it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub depends_on: Vec<Question>,
    /// The other answers, if what is taken or not known is otherwise.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub otherwise: Vec<Alternative>,
}

/// Something a ruling holds under.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Condition {
    /// The fact's place in a case.
    pub fact: String,
    /// Its value; of a count the least.
    pub value: toml::Value,
    pub text: Statement,
}

/// Another answer, and when it holds.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Alternative {
    /// When: all of these.
    pub when: Vec<Condition>,
    /// What happens then.
    pub ruling: Box<Ruling>,
}

/// Whether a ruling must be so.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Force {
    /// The rules say so.
    Mandatory,
    /// The rules leave it to the arbiter.
    Discretionary {
        /// What is permitted, mildest first.
        range: Vec<Measure>,
        /// What arbiters usually do.
        usual: Statement,
    },
    /// A fact is missing.
    NeedsFact(Question),
}

/// A change of a player's time.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ClockChange {
    pub side: Colour,
    /// What is done.
    #[serde(flatten)]
    pub action: TimeAction,
    pub why: Statement,
}

/// What is done to a player's time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum TimeAction {
    /// So much is added; less than nothing is taken away.
    Add(Span),
    /// It is set to this.
    Set(Span),
}

/// What happens to the position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PositionAction {
    /// It stays as it is.
    Stays,
    /// The position before the irregularity is set up again; if it cannot be found, the last one that can.
    RestoreBefore,
    /// The last position that can be found is set up again.
    RestoreLastKnown,
    /// The pawn on the last rank becomes a queen.
    PawnBecomesQueen,
    /// The displaced pieces go back to their squares.
    ReplacePieces,
    /// The position is moved to a board that stands right.
    Transfer,
    /// The game is cancelled and a new one is played.
    NewGame,
    /// The adjourned position is set up.
    Adjourned,
    /// The moves are reconstructed on a second board.
    Reconstruct,
    /// There is no position to speak of.
    None,
}

/// Something that is counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct CounterChange {
    pub side: Colour,
    pub counter: Counter,
    /// How many more.
    pub by: u32,
    /// How many it is now: in this game, or in the event where that is what counts (US Chess 20N).
    pub now: u32,
    /// It was not told how many there were before, so it can be more.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub or_more: bool,
}

/// What the next move must be.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct MustPlay {
    /// Who is bound.
    pub side: Colour,
    /// To what, in words.
    pub duty: Statement,
    /// The moves that are allowed, if the position is known.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub moves: Vec<String>,
}

/// An article, cited.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Citation {
    /// Its number, as the edition prints it.
    pub article: String,
    /// What it says, in our words.
    pub says: Saying,
}

impl ClockChange {
    /// What is done to whose time, and why.
    pub fn statement(&self) -> Statement {
        let (side, why) = (self.side, self.why.clone());
        match self.action {
            TimeAction::Add(time) if time.is_negative() => {
                CommonSays::ClockTake { side, time, why }
            }
            TimeAction::Add(time) => CommonSays::ClockAdd { side, time, why },
            TimeAction::Set(time) => CommonSays::ClockSet { side, time, why },
        }
        .into()
    }
}

impl Citation {
    pub(crate) fn of(article: &Article) -> Citation {
        Citation {
            article: article.number.clone(),
            says: article.saying(),
        }
    }
}

impl CounterChange {
    /// Whose what is counted, and how many it is now.
    pub fn statement(&self) -> Statement {
        let (side, counter, now) = (self.side, self.counter, self.now);
        match self.or_more {
            true => CommonSays::CountIfNone { side, counter, now },
            false => CommonSays::Count { side, counter, now },
        }
        .into()
    }
}

impl MustPlay {
    /// Who is bound to what, and the moves that are allowed.
    pub fn statement(&self) -> Statement {
        let (side, duty) = (self.side, self.duty.clone());
        match self.moves.is_empty() {
            true => CommonSays::Duty { side, duty },
            false => CommonSays::DutyMoves {
                side,
                duty,
                moves: self.moves.iter().cloned().map(ChessMove).collect(),
            },
        }
        .into()
    }
}

impl PositionAction {
    /// Whether the arbiter does something with the position.
    pub fn is_done(self) -> bool {
        !matches!(self, PositionAction::Stays | PositionAction::None)
    }
}

impl Ruling {
    /// Whether it cites this article.
    pub fn cites(&self, article: &str) -> bool {
        self.articles.iter().any(|cited| cited.article == article)
    }

    /// The numbers of the articles, with commas.
    pub fn article_numbers(&self) -> String {
        let numbers: Vec<&str> = self.articles.iter().map(|c| c.article.as_str()).collect();
        numbers.join(", ")
    }

    /// What was not told and is taken to be so, if board, clocks or result depend on it.
    pub fn conditions(&self) -> &[Condition] {
        let differs = |other: &Alternative| self.other_outcome(&other.ruling);
        match self.otherwise.iter().any(differs) {
            true => &self.assumes,
            false => &[],
        }
    }

    /// What happens, in a line: decision, result, clocks, what is usual, articles.
    pub fn in_short(&self) -> Statement {
        let mut short = match self.question() {
            Some(question) => CommonSays::FindOut {
                question: question.in_full(),
            }
            .into(),
            None => self.decision.clone(),
        };
        if let Some(result) = self.result {
            short = short.and(CommonSays::ShortResult { result });
        }
        for change in &self.clocks {
            let change = change.statement();
            short = short.and(CommonSays::ShortClock { change });
        }
        if let Force::Discretionary { usual, .. } = &self.force {
            let usual = usual.clone();
            short = short.and(CommonSays::ShortUsual { usual });
        }
        if !self.articles.is_empty() {
            let articles = self.article_numbers();
            short = short.and(CommonSays::ShortArticles { articles });
        }
        short
    }

    /// What a player's time changes by; nothing if it is set to something.
    pub fn time_change(&self, side: Colour) -> Span {
        let of = |change: &&ClockChange| change.side == side;
        let amount = |change: &ClockChange| match change.action {
            TimeAction::Add(span) => span,
            TimeAction::Set(_) => Span::ZERO,
        };
        self.clocks.iter().filter(of).map(amount).sum()
    }

    /// The question, if a fact is missing.
    pub fn question(&self) -> Option<&Question> {
        match &self.force {
            Force::NeedsFact(question) => Some(question),
            _ => None,
        }
    }

    /// What to ask next: a fact that is missing, or one that the ruling depends on. There is none once
    /// everything is told, or the rest is known to stay unknown.
    pub fn next_question(&self) -> Option<&Question> {
        match &self.force {
            Force::NeedsFact(question) if self.otherwise.is_empty() => Some(question),
            Force::NeedsFact(_) => {
                let mut answers = self.otherwise.iter();
                answers.find_map(|answer| answer.ruling.next_question())
            }
            _ => self.depends_on.first(),
        }
    }

    /// Whether a ruling can be given without the answer: both answers, then.
    pub fn can_do_without(&self, question: &Question) -> bool {
        let mut others = self.otherwise.iter();
        matches!(question.answers, Answers::OneOf(_))
            || self.depends_on.contains(question)
            || others.any(|other| other.ruling.can_do_without(question))
    }

    /// Whether what happens is the same; only the number of times may differ in the words.
    pub(crate) fn same_effect(&self, other: &Ruling) -> bool {
        let says_like = self.decision.says_like(&other.decision);
        self.force == other.force && !self.other_outcome(other) && says_like
    }

    /// Whether board, clocks or result differ, or whether it must be so.
    pub(crate) fn other_outcome(&self, other: &Ruling) -> bool {
        let force = std::mem::discriminant(&self.force) != std::mem::discriminant(&other.force);
        force
            || self.result != other.result
            || self.clocks != other.clocks
            || self.position != other.position
            || self.no_rule != other.no_rule
    }
}
