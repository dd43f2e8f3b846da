//! The dialogue about an incident: what is known before, what happened, then the few facts that
//! matter, one after the other. The command line and the pages follow it in the same way.

mod known;
mod reply;

use adoube_rulings::{Alternative, Case, CaseError, Kind, Question, Ruling, decide};
use adoube_words::Words;
use serde::Serialize;

pub use known::{KNOWN_BEFORE, Known, with_fact};
pub use reply::{DialogueWord, Reply, choice_value};

/// How many further questions are left open after the one that nobody answers.
const MOST_LEFT_OPEN: usize = 2;

/// Whether a ruling, or some of its answers, can be acted on; the others say what to find out.
fn is_decided(ruling: &Ruling) -> bool {
    let decided = |one: &Alternative| one.ruling.question().is_none();
    ruling.question().is_none() || ruling.otherwise.iter().any(decided)
}

/// Why an answer does not do.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum AnswerRefused {
    /// No ruling can be given without the fact.
    Needed,
    /// It is none of those to choose from.
    NotAChoice,
    /// It is no whole number between these.
    NotANumber { at_least: u32, at_most: u32 },
    /// It is no time.
    NotATime,
    /// The question is still open with it.
    Unsettled { found: String },
    /// It does not fit the rest of the case.
    Case(CaseError),
}

/// A question that was answered.
#[derive(Debug, Clone)]
pub struct AnsweredQuestion {
    /// What was asked.
    pub question: Question,
    /// What was answered.
    pub reply: Reply,
    /// The case before.
    before: Case,
}

/// A dialogue as far as it has come.
#[derive(Debug, Clone)]
pub struct Dialogue {
    kind: &'static Kind,
    given: Vec<AnsweredQuestion>,
    case: Case,
    ruling: Ruling,
}

impl Dialogue {
    /// Begins: it is said what happened.
    ///
    /// # Errors
    ///
    /// If what is known before cannot be understood: a position, a time control, a variation.
    pub fn open(known: &Known, kind: &'static Kind) -> Result<Dialogue, CaseError> {
        let case = known.open(kind)?;
        Ok(Dialogue {
            kind,
            given: Vec::new(),
            ruling: decide(&case)?,
            case,
        })
    }

    /// The kind of incident that is talked about.
    pub fn kind(&self) -> &'static Kind {
        self.kind
    }

    /// What is asked next; nothing once there is a ruling.
    pub fn question(&self) -> Option<&Question> {
        self.ruling.next_question()
    }

    /// Whether "don't know" is an answer to what is asked: a ruling by each answer can be given.
    pub fn is_optional(&self) -> bool {
        let question = self.question();
        question.is_some_and(|question| self.ruling.can_do_without(question))
    }

    /// What was answered so far.
    pub fn given(&self) -> &[AnsweredQuestion] {
        &self.given
    }

    /// The case as it is known.
    pub fn case(&self) -> &Case {
        &self.case
    }

    /// The ruling on what is known; as long as there is a question it is none to act on.
    pub fn ruling(&self) -> &Ruling {
        &self.ruling
    }

    /// Takes an answer as it was typed.
    ///
    /// # Errors
    ///
    /// If it does not do; everything stays as it was.
    pub fn reply(&mut self, words: Words, text: &str) -> Result<(), AnswerRefused> {
        let Some(question) = self.question().cloned() else {
            return Ok(());
        };
        // An answer that does not settle its own question would be asked for ever.
        if self
            .given
            .iter()
            .any(|one| one.question.fact == question.fact)
        {
            let found = text.to_owned();
            return Err(AnswerRefused::Unsettled { found });
        }
        let reply = Reply::read(words, &question, text)?;
        let next = match &reply {
            Reply::DontKnow if !self.is_optional() => return Err(AnswerRefused::Needed),
            Reply::DontKnow => Ok(self.case.unanswered(&question)),
            Reply::Value(value) => self.case.answered(&question, value.clone()),
        };
        let next = next.map_err(AnswerRefused::Case)?;
        // A move or position that cannot be read is told where it was asked for.
        self.ruling = decide(&next).map_err(AnswerRefused::Case)?;
        let before = std::mem::replace(&mut self.case, next);
        self.given.push(AnsweredQuestion {
            question,
            reply,
            before,
        });
        Ok(())
    }

    /// Takes the last answer back; false if there is none.
    ///
    /// # Errors
    ///
    /// If the case before it cannot be understood, which it was.
    pub fn back(&mut self) -> Result<bool, CaseError> {
        let Some(last) = self.given.pop() else {
            return Ok(false);
        };
        self.ruling = decide(&last.before)?;
        self.case = last.before;
        Ok(true)
    }

    /// Nobody answers any more: the case with what is open left open, if each answer to it is a ruling; none
    /// if not. Who has said before that something is not known gets what can be said without the rest.
    ///
    /// # Errors
    ///
    /// If the case cannot be understood with the question left open.
    pub fn left_open(&self) -> Result<Option<Case>, CaseError> {
        let gave_up = |one: &AnsweredQuestion| one.reply == Reply::DontKnow;
        if !self.given.iter().any(gave_up) {
            return self.last_left_open();
        }
        let (mut case, mut ruling) = (self.case.clone(), self.ruling.clone());
        // What is left open can lead to a further question, but nobody reads an answer for each of many.
        for _ in 0..=MOST_LEFT_OPEN {
            let Some(question) = ruling.next_question().cloned() else {
                return Ok(is_decided(&ruling).then_some(case));
            };
            if !ruling.can_do_without(&question) || case.unknown.contains(&question.fact) {
                break;
            }
            case = case.unanswered(&question);
            ruling = decide(&case)?;
        }
        Ok(is_decided(&ruling).then_some(case))
    }

    /// The case with the question left open, if each answer to it is a ruling.
    fn last_left_open(&self) -> Result<Option<Case>, CaseError> {
        let Some(question) = self.question() else {
            return Ok(Some(self.case.clone()));
        };
        let open = self.case.unanswered(question);
        let both = decide(&open)?;
        let is_decided = |one: &Alternative| one.ruling.question().is_none();
        let decided = both.question().is_none() || both.otherwise.iter().all(is_decided);
        Ok((self.is_optional() && decided).then_some(open))
    }

    /// The articles that the answers lead to, each once: what the question rests on.
    pub fn leads_to(&self) -> Vec<String> {
        let Some(question) = self.question() else {
            return Vec::new();
        };
        let choices = question.choices().iter();
        let cases = choices.filter_map(|one| self.case.answered(question, one.value.clone()).ok());
        let open = std::iter::once(self.case.unanswered(question));
        let rulings = cases.chain(open).filter_map(|case| decide(&case).ok());
        let mut articles = Vec::new();
        for cited in rulings.flat_map(|ruling| ruling.articles) {
            if !articles.contains(&cited.article) {
                articles.push(cited.article);
            }
        }
        articles
    }
}
