//! A case, checked: what families look at.

mod board;
mod facts;
mod read;

use std::cell::RefCell;

use adoube_clock::{Colour, TimeControl};
use adoube_laws::game::Game;
use adoube_laws::position::{IllegalReason, examine};
use adoube_laws::shakmaty::Setup;
use adoube_rulebook::{Authority, Edition, Parameters, Rulebook, Topic, further_articles_about};
use serde::Serialize;

use crate::ruling::Draft;
use crate::told::Says;
use crate::topics::{STANDARD_PENALTY, US_BLITZ_PENALTY};
use crate::untold::{Count, Untold};
use crate::{Case, CaseError, Citation, Counter, Question, Ruling, Scope, Stage, Statement};

pub(crate) use board::BoardEnd;
pub(crate) use facts::{CAN_MATE, Pace};

/// Who rules: an arbiter by the FIDE Laws, a director by the rules of US Chess.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum Official {
    Arbiter,
    Director,
}

/// A case whose edition, variations, time control and moves are understood.
pub(crate) struct Scene<'a> {
    pub(crate) case: &'a Case,
    pub(crate) edition: &'static Edition,
    /// What the edition fixes, with the event's variations.
    pub(crate) parameters: Parameters,
    pub(crate) control: Option<TimeControl>,
    /// The game up to the incident, if the position is known.
    pub(crate) game: Option<Game>,
    /// The position of the FEN as it is written, legal or not.
    setup: Option<Setup>,
    /// Why no game can be played from it.
    pub(crate) faults: Vec<IllegalReason>,
    /// What was looked at and was not told.
    untold: RefCell<Vec<Untold>>,
    /// What was told against the board or against another fact.
    contradictions: RefCell<Vec<Says>>,
}

impl<'a> Scene<'a> {
    /// Checks a case.
    pub(crate) fn new(case: &'a Case) -> Result<Scene<'a>, CaseError> {
        let edition = find_edition(&case.edition)?;
        let parameters = edition
            .with_variations(&case.variations)
            .map_err(CaseError::Variation)?;
        let board = read::board(&case.board)?;
        Ok(Scene {
            case,
            edition,
            parameters,
            control: read::control(case, edition)?,
            game: board.game,
            setup: board.setup,
            faults: board.faults,
            untold: RefCell::default(),
            contradictions: RefCell::default(),
        })
    }

    /// A ruling on what happened.
    pub(crate) fn draft(&self, incident: impl Into<Statement>) -> Draft<'_> {
        Draft::new(self, incident)
    }

    /// A ruling on what happened, by the main articles about some topics.
    pub(crate) fn citing(&self, incident: impl Into<Statement>, topics: &[Topic]) -> Draft<'_> {
        self.draft(incident).cite_all(topics)
    }

    /// A ruling on what happened, with the decision and the main articles about some topics.
    pub(crate) fn ruled(
        &self,
        incident: impl Into<Statement>,
        decision: impl Into<Statement>,
        topics: &[Topic],
    ) -> Draft<'_> {
        self.draft(incident).rule(decision, topics)
    }

    /// The same where there is no more to say: the rules say so.
    pub(crate) fn must(
        &self,
        incident: impl Into<Statement>,
        decision: impl Into<Statement>,
        topics: &[Topic],
    ) -> Ruling {
        self.draft(incident).must(decision, topics)
    }

    /// Whether the rules are those of US Chess.
    pub(crate) fn is_us(&self) -> bool {
        self.edition.authority() == Authority::UsChess
    }

    /// Whether the game has ended.
    pub(crate) fn is_over(&self) -> bool {
        self.case.stage != Stage::Playing
    }

    /// The official who rules: an arbiter, or a director of US Chess.
    pub(crate) fn official(&self) -> Official {
        match self.is_us() {
            true => Official::Director,
            false => Official::Arbiter,
        }
    }

    /// Why the position of the FEN cannot come about by legal moves, as far as that can be shown.
    pub(crate) fn proofs_of_illegality(&self) -> Vec<IllegalReason> {
        let mode = read::castling_mode(self.case.board.chess960);
        let shown = |setup| examine(setup, mode).reasons;
        self.setup.as_ref().map(shown).unwrap_or_default()
    }

    /// The main article about a topic.
    pub(crate) fn article(&self, topic: Topic) -> Option<Citation> {
        self.articles(topic).into_iter().next()
    }

    /// The articles about a topic, the main one first.
    pub(crate) fn articles(&self, topic: Topic) -> Vec<Citation> {
        // Chapter 11, 17 has a standard penalty of its own for blitz.
        let blitz = self.is_us() && self.pace_if_known() == Some(Pace::Blitz);
        let topic = match topic {
            STANDARD_PENALTY if blitz => US_BLITZ_PENALTY,
            topic => topic,
        };
        let indexed = self.edition.articles_about(topic.0).into_iter();
        let further = further_articles_about(self.edition.authority(), topic);
        indexed.chain(further).map(Citation::of).collect()
    }

    /// Whether the edition has an article about a topic.
    pub(crate) fn has(&self, topic: Topic) -> bool {
        self.article(topic).is_some()
    }

    /// How often a player has done something before. If that was not told it is taken as never, and
    /// the ruling says what follows otherwise.
    pub(crate) fn count(
        &self,
        side: Colour,
        counters: &'static [Counter],
        scope: Scope,
    ) -> impl Iterator<Item = u32> {
        let past = self.case.history.of(side);
        let is_open = |counter: &Counter| !past.tells(*counter, scope);
        let open: Vec<Counter> = counters.iter().copied().filter(is_open).collect();
        if !open.is_empty() {
            let counters = open;
            self.note_untold(Untold::Count(Count {
                side,
                counters,
                scope,
            }));
        }
        counters
            .iter()
            .map(move |&counter| past.count(counter, scope))
    }

    /// Whether something was so. If that was not told it is taken as not so, and the ruling says what
    /// follows otherwise.
    pub(crate) fn whether(&self, told: Option<bool>, question: Question) -> bool {
        told.unwrap_or_else(|| {
            self.note_untold(Untold::Choice { question, taken: 1 });
            false
        })
    }

    pub(crate) fn note_untold(&self, untold: Untold) {
        let mut all = self.untold.borrow_mut();
        if !all.iter().any(|known| known.fact() == untold.fact()) {
            all.push(untold);
        }
    }

    /// Notes that facts contradict each other; the ruling says so.
    pub(crate) fn contradiction(&self, says: Says) {
        let mut all = self.contradictions.borrow_mut();
        if !all.contains(&says) {
            all.push(says);
        }
    }

    /// The facts that contradict each other.
    pub(crate) fn contradictions(&self) -> Vec<Says> {
        self.contradictions.borrow().clone()
    }

    /// What was looked at and was not told.
    pub(crate) fn into_untold(self) -> Vec<Untold> {
        self.untold.into_inner()
    }
}

pub(crate) fn find_edition(id: &str) -> Result<&'static Edition, CaseError> {
    let rulebook = Rulebook::embedded();
    rulebook.edition(id).ok_or_else(|| CaseError::Edition {
        found: id.to_owned(),
        known: rulebook
            .editions()
            .iter()
            .map(|edition| edition.id().to_owned())
            .collect(),
    })
}
