//! A ruling in the making: what families build.

use adoube_clock::{ByColour, Colour, Span};
use adoube_rulebook::{Edition, Rulebook, Saying, Topic, Variation};

use super::{
    Citation, ClockChange, CounterChange, Force, MustPlay, PositionAction, Ruling, TimeAction,
};
use crate::incident::Decided;
use crate::scene::Scene;
use crate::statement::{CommonSays, EventChoices, Series};
use crate::{
    Counter, GameResult, Measure, MeasureKind, Question, Scope, Statement, penalties, topics,
};

/// Choices of an event that rulings ask for, give both answers to or note themselves, and the worth of results.
const TOLD_OTHERWISE: [&str; 8] = [
    "default-time",
    "supervised",
    "unsupervised",
    "guidelines-iii",
    "appendix-g",
    "three-points",
    "two-points",
    "dress-code",
];

/// A ruling in the making.
pub(crate) struct Draft<'a> {
    scene: &'a Scene<'a>,
    ruling: Ruling,
    silent: bool,
}

impl<'a> Draft<'a> {
    /// A ruling on what happened.
    pub(crate) fn new(scene: &'a Scene<'a>, incident: impl Into<Statement>) -> Draft<'a> {
        let ruling = Ruling {
            edition: scene.edition.id().to_owned(),
            incident: incident.into(),
            decision: CommonSays::FactMissing.into(),
            force: Force::Mandatory,
            no_rule: None,
            result: None,
            clocks: Vec::new(),
            times_after: None,
            position: PositionAction::Stays,
            counters: Vec::new(),
            must_play: None,
            to_move: None,
            steps: Vec::new(),
            notes: Vec::new(),
            articles: Vec::new(),
            log: Statement::all(Vec::new()),
            assumes: Vec::new(),
            depends_on: Vec::new(),
            otherwise: Vec::new(),
        };
        Draft {
            scene,
            ruling,
            silent: false,
        }
    }

    /// The decision in one line.
    pub(crate) fn decision(mut self, text: impl Into<Statement>) -> Self {
        self.ruling.decision = text.into();
        self
    }

    /// Cites the main article about a topic, if the edition has one.
    pub(crate) fn cite(mut self, topic: Topic) -> Self {
        let found = self.scene.article(topic);
        self.push(found);
        self
    }

    /// Cites the main articles about some topics.
    pub(crate) fn cite_all(self, topics: &[Topic]) -> Self {
        topics.iter().fold(self, |draft, &topic| draft.cite(topic))
    }

    /// The same, if that matters.
    pub(crate) fn cite_if(self, condition: bool, topics: &[Topic]) -> Self {
        match condition {
            true => self.cite_all(topics),
            false => self,
        }
    }

    /// Cites one of several articles about a topic: 0 is the main one.
    pub(crate) fn cite_nth(mut self, topic: Topic, nth: usize) -> Self {
        let found = self.scene.articles(topic).into_iter().nth(nth);
        self.push(found);
        self
    }

    fn push(&mut self, found: Option<Citation>) {
        let cited = &mut self.ruling.articles;
        if let Some(citation) = found.filter(|citation| !cited.contains(citation)) {
            cited.push(citation);
        }
    }

    /// The decision with the main articles about some topics.
    pub(crate) fn rule(self, decision: impl Into<Statement>, topics: &[Topic]) -> Self {
        self.decision(decision).cite_all(topics)
    }

    /// The same where there is no more to say: the rules say so.
    pub(crate) fn must(self, decision: impl Into<Statement>, topics: &[Topic]) -> Ruling {
        self.rule(decision, topics).mandatory()
    }

    /// Something for the arbiter to do.
    pub(crate) fn step(mut self, text: impl Into<Statement>) -> Self {
        self.ruling.steps.push(text.into());
        self
    }

    /// Something for the arbiter to know.
    pub(crate) fn note(mut self, text: impl Into<Statement>) -> Self {
        self.ruling.notes.push(text.into());
        self
    }

    /// The same, if there is something.
    pub(crate) fn note_if(self, condition: bool, text: impl Into<Statement>) -> Self {
        match condition {
            true => self.note(text),
            false => self,
        }
    }

    /// Adds time to a player's clock.
    pub(crate) fn add_time(mut self, side: Colour, span: Span, why: impl Into<Statement>) -> Self {
        if !span.is_zero() {
            self.change(side, TimeAction::Add(span), why);
        }
        self
    }

    /// Sets a player's clock.
    pub(crate) fn set_time(mut self, side: Colour, span: Span, why: impl Into<Statement>) -> Self {
        self.change(side, TimeAction::Set(span), why);
        self
    }

    fn change(&mut self, side: Colour, action: TimeAction, why: impl Into<Statement>) {
        self.ruling.clocks.push(ClockChange {
            side,
            action,
            why: why.into(),
        });
    }

    /// Ends the game, if there is a result.
    pub(crate) fn result(mut self, result: impl Into<Option<GameResult>>) -> Self {
        self.ruling.result = result.into();
        self
    }

    /// Ends the game with a win.
    pub(crate) fn won_by(self, side: Colour) -> Self {
        self.result(GameResult::won_by(side))
    }

    /// Ends the game with a draw.
    pub(crate) fn drawn(self) -> Self {
        self.result(GameResult::DRAW)
    }

    /// Ends the game for who has won a blitz game by the rules of US Chess: with a draw for who has no
    /// mating material (Chapter 11, 8d).
    pub(crate) fn won_in_blitz(
        self,
        side: Colour,
        won: impl Into<Statement>,
        drawn: impl Into<Statement>,
    ) -> Decided {
        let draft = match self.scene.has_blitz_material(side)? {
            true => self.decision(won).won_by(side),
            false => self.rule(drawn, &[topics::US_BLITZ_NO_MATERIAL]).drawn(),
        };
        Ok(draft.mandatory())
    }

    /// What happens to the position.
    pub(crate) fn position(mut self, action: PositionAction) -> Self {
        self.ruling.position = action;
        self
    }

    /// Counts one more.
    pub(crate) fn count(self, side: Colour, counter: Counter) -> Self {
        self.count_in(Scope::Game, side, counter)
    }

    /// Counts one more where the number in the event matters.
    pub(crate) fn count_in(mut self, scope: Scope, side: Colour, counter: Counter) -> Self {
        let past = self.scene.case.history.of(side);
        let before = past.count(counter, scope);
        self.ruling.counters.push(CounterChange {
            side,
            counter,
            by: 1,
            now: before.saturating_add(1),
            or_more: !past.tells(counter, scope),
        });
        self
    }

    /// What the next move must be.
    pub(crate) fn must_play(
        mut self,
        side: Colour,
        duty: impl Into<Statement>,
        moves: Vec<String>,
    ) -> Self {
        self.ruling.must_play = Some(MustPlay {
            side,
            duty: duty.into(),
            moves,
        });
        self
    }

    /// Who moves next.
    #[expect(
        clippy::wrong_self_convention,
        reason = "it is \"to move\" as players say it"
    )]
    pub(crate) fn to_move(mut self, side: Colour) -> Self {
        self.ruling.to_move = Some(side);
        self
    }

    /// What can still be asked, because more could be said with it.
    pub(crate) fn still_asks(mut self, question: Question) -> Self {
        if !self.scene.case.unknown.contains(&question.fact) {
            self.ruling.depends_on.push(question);
        }
        self
    }

    /// The edition has no rule for this: it is decided by analogy, or by the article that leaves it to
    /// the arbiter.
    pub(crate) fn no_rule(mut self, what: impl Into<Statement>) -> Self {
        self.ruling.no_rule = Some(what.into());
        self.silent = true;
        self
    }

    /// The rules say so.
    pub(crate) fn mandatory(self) -> Ruling {
        self.finish(Force::Mandatory)
    }

    /// The rules leave it to the arbiter.
    pub(crate) fn discretionary(
        self,
        range: impl Into<Vec<Measure>>,
        usual: impl Into<Statement>,
    ) -> Ruling {
        let (range, usual) = (range.into(), usual.into());
        self.finish(Force::Discretionary { range, usual })
    }

    /// The rules leave it to the arbiter: the list of penalties is open, from nothing up to a kind.
    pub(crate) fn by_list(self, up_to: MeasureKind, usual: impl Into<Statement>) -> Ruling {
        let range = penalties::ladder_up_to(self.scene, up_to);
        self.discretionary(range, usual)
    }

    /// The same with what is usual for a breach without a penalty of its own.
    pub(crate) fn penalised(self, up_to: MeasureKind, by: Colour) -> Ruling {
        let range = penalties::ladder_up_to(self.scene, up_to);
        let usual = penalties::usual(self.scene, by);
        self.discretionary(range, usual)
    }

    /// A fact is missing.
    pub(crate) fn needs(self, question: Question) -> Ruling {
        self.decision(CommonSays::FactMissing)
            .finish(Force::NeedsFact(question))
    }

    fn finish(mut self, force: Force) -> Ruling {
        if self.silent || (self.ruling.articles.is_empty() && force_decides(&force)) {
            self = self.cite(topics::SCOPE);
        }
        if force_decides(&force) {
            self.note_event_choices();
        }
        let reasons = self.scene.faults.clone();
        if !reasons.is_empty() {
            self = self.note(CommonSays::NotLegal { reasons });
        }
        self.ruling.force = force;
        self.ruling.times_after = self.times_after();
        self.note_time_used_up();
        self.ruling.log = log(&self.ruling);
        self.ruling
    }

    /// What the ruling rests on and the event may have settled otherwise, if the case does not tell.
    fn note_event_choices(&mut self) {
        let scene = self.scene;
        if scene.is_us() {
            return;
        }
        let announced = |id: &str| {
            let mut told = scene.case.variations.iter();
            told.any(|one| one.split('=').next() == Some(id))
        };
        let open = scene.edition.variations().iter().filter(|variation| {
            let id = variation.id.as_str();
            !TOLD_OTHERWISE.contains(&id) && !announced(id) && self.ruling.cites(&variation.rule)
        });
        let parts: Vec<Saying> = open.map(Variation::saying).collect();
        if !parts.is_empty() {
            let choices = EventChoices { parts };
            let note = CommonSays::EventMayDiffer { choices };
            self.ruling.notes.push(note.into());
        }
    }

    fn times_after(&self) -> Option<ByColour<Span>> {
        let clock = &self.scene.case.clock;
        let mut times = ByColour {
            white: clock.white?,
            black: clock.black?,
        };
        if self.ruling.clocks.is_empty() {
            return None;
        }
        for change in &self.ruling.clocks {
            match change.action {
                TimeAction::Add(span) => times[change.side] += span,
                TimeAction::Set(span) => times[change.side] = span,
            }
        }
        Some(times)
    }

    /// No clock shows less than nothing.
    fn note_time_used_up(&mut self) {
        let Some(times) = &mut self.ruling.times_after else {
            return;
        };
        for side in Colour::BOTH {
            if times[side] < Span::ZERO {
                times[side] = Span::ZERO;
                self.ruling
                    .notes
                    .push(CommonSays::NothingLeft { side }.into());
            }
        }
    }
}

impl Ruling {
    /// Tells what happened in other words, in the log too.
    pub(crate) fn retell(&mut self, incident: impl Into<Statement>) {
        self.incident = incident.into();
        self.write_log();
    }

    /// Writes the line of the incident log anew.
    pub(crate) fn write_log(&mut self) {
        self.log = log(self);
    }
}

fn force_decides(force: &Force) -> bool {
    !matches!(force, Force::NeedsFact(_))
}

/// The line of the incident log.
fn log(ruling: &Ruling) -> Statement {
    let incident = ruling.incident.clone();
    let mut log =
        Statement::from(CommonSays::LogIncident { incident }).and(ruling.decision.clone());
    let changes: Vec<Statement> = ruling.clocks.iter().map(ClockChange::statement).collect();
    if !changes.is_empty() {
        let changes = Series(changes);
        log = log.and(CommonSays::LogClocks { changes });
    }
    if let Some(ByColour { white, black }) = ruling.times_after {
        log = log.and(CommonSays::LogTimes { white, black });
    }
    if let Some(result) = ruling.result {
        log = log.and(CommonSays::LogResult { result });
    }
    if !ruling.articles.is_empty() {
        let known = Rulebook::embedded().edition(&ruling.edition);
        log = log.and(CommonSays::LogArticles {
            edition: ruling.edition.clone(),
            name: known.map(Edition::name_saying),
            articles: ruling.article_numbers(),
        });
    }
    for taken in &ruling.assumes {
        let taken = taken.text.clone();
        log = log.and(CommonSays::LogTaken { taken });
    }
    log
}
