//! A ruling: what happens now, by which articles, and with what force.

mod draft;
mod text;

use adoube_clock::{BySide, Side, Span};
use serde::Serialize;

pub(crate) use draft::Draft;

use crate::{Counter, GameResult, Measure, Question};

/// What happens now.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Ruling {
    /// The edition it is by.
    pub edition: String,
    /// What happened, in one line.
    pub incident: String,
    /// The ruling, in one line.
    pub decision: String,
    /// Whether it must be so.
    pub force: Force,
    /// Set if the edition has no rule for this: what is then decided by.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub no_rule: Option<String>,
    /// The result, if the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<GameResult>,
    /// What happens to the times.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub clocks: Vec<ClockChange>,
    /// Both times after these changes, if the times before are known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub times_after: Option<BySide<Span>>,
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
    pub to_move: Option<Side>,
    /// What the arbiter does, in order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub steps: Vec<String>,
    /// What is worth knowing.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<String>,
    /// The articles of the edition.
    pub articles: Vec<Citation>,
    /// What to write in the incident log.
    pub log: String,
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
        usual: String,
    },
    /// A fact is missing.
    NeedsFact(Question),
}

/// A change of a player's time.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ClockChange {
    /// Whose.
    pub side: Side,
    /// What is done.
    #[serde(flatten)]
    pub action: TimeAction,
    /// Why.
    pub why: String,
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
    /// For whom.
    pub side: Side,
    /// What.
    pub counter: Counter,
    /// How many more.
    pub by: u32,
    /// How many it is now, in this game.
    pub now: u32,
}

/// What the next move must be.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct MustPlay {
    /// Who is bound.
    pub side: Side,
    /// To what, in words.
    pub duty: String,
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
    pub says: String,
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

    /// What a player's time changes by; nothing if it is set to something.
    pub fn time_change(&self, side: Side) -> Span {
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
}
