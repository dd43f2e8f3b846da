//! Byes that players ask for, held against what is announced.

use adoube_journal::{ByeRequestCancelled, ByeRequested, Command, MarksSet, Section};
use adoube_pairing::facts::Article;
use adoube_tournament::{ByeKind, EntrantId, GameResult, RoundNumber};
use jiff::ToSpan;
use jiff::civil::DateTime;

use crate::announcement::{Byes, stored};
use crate::articles::{
    FIDE_BYES, US_BYE_CANCELLED, US_BYE_COMMITMENT, US_BYE_DEADLINE, US_BYES, US_FULL_POINT_BYES,
};
use crate::rounds::{Finding, Found, Severity, plays_by_us_chess};

/// How many minutes before its round a half-point bye has to be asked for, unless something else is announced (22C2).
const MINUTES_BEFORE: u32 = 60;

/// Before which game players commit to a half-point bye in the last round, unless something else is announced (22C4).
const COMMITTED_BEFORE_GAME: u16 = 1;

/// What is to be said of the byes with points of a player: more than announced, or for a later round
/// than announced; where nothing is announced, what the regulations say. Rounds without points are
/// not counted, nor those a late entry missed.
pub fn remarks(section: &Section, entrant: EntrantId) -> Vec<Finding> {
    let with_points = |kind| matches!(kind, ByeKind::HalfPoint | ByeKind::FullPoint);
    let rounds = rounds_with_bye(section, entrant, with_points);
    let Some(latest) = rounds.last().copied() else {
        return Vec::new();
    };
    let own = OwnByes {
        section,
        entrant,
        rounds: &rounds,
        latest,
    };
    let full = own.full_points();
    let others = match stored::read(&section.settings.announced).byes {
        Some(announced) => own.beyond(&announced),
        None => own.unannounced(),
    };
    full.into_iter().chain(others).collect()
}

/// What is to be said of a request that was just made, at this time if it is known: besides what
/// [`remarks`] says, that it came too late for its round, or after the game before which players commit to
/// a half-point bye in the last round.
pub(crate) fn remarks_on_request(
    section: &Section,
    request: &ByeRequested,
    now: Option<DateTime>,
) -> Vec<Finding> {
    let is_half = request.bye == ByeKind::HalfPoint;
    let late = asked_late(section, request, now).filter(|_| request.bye != ByeKind::ZeroPoint);
    let uncommitted = commitment(section, request.entrant, request.round).filter(|_| is_half);
    let rest = remarks(section, request.entrant);
    let fide = fide_remarks(section, request.entrant, request.round, request.bye);
    let rest = rest.into_iter().chain(fide);
    rest.chain(late).chain(uncommitted).collect()
}

/// What FIDE says of a bye with points that a player gets in a round, besides what is announced: no second one
/// with half a point, none with a full one, and none for who has no right to it.
pub(crate) fn fide_remarks(
    section: &Section,
    player: EntrantId,
    round: RoundNumber,
    kind: ByeKind,
) -> Option<Finding> {
    if !section.is_in_fide_mode() {
        return None;
    }
    let may_have_none = (section.marks.get(&player)).is_some_and(|marks| marks.no_half_point_bye);
    let byes = rounds_with_bye(section, player, |kind| kind == ByeKind::HalfPoint).len();
    let found = match kind {
        ByeKind::HalfPoint if may_have_none => Found::NotEntitledToBye { player, round },
        ByeKind::HalfPoint if byes > 1 => Found::SecondHalfPointBye {
            player,
            round,
            byes,
        },
        ByeKind::FullPoint => Found::FullPointByeGiven { player, round },
        _ => return None,
    };
    let article = Article::Of(FIDE_BYES);
    Some(Finding::new(Severity::Weaker, found, article, &[player]))
}

/// What is to be said of a request that is to be dropped: a half-point bye in the last round is
/// irrevocable once the player has begun the game before which it is asked for (22C4, 22C5).
pub(crate) fn remarks_on_cancelling(
    section: &Section,
    cancelled: &ByeRequestCancelled,
) -> Vec<Finding> {
    let (player, round) = (cancelled.entrant, cancelled.round);
    let mut requests = section.draft.bye_requests.iter();
    let was_half = requests.any(|request| {
        (request.entrant, request.round, request.kind) == (player, round, ByeKind::HalfPoint)
    });
    let binding = commitment(section, player, round).filter(|_| was_half);
    let found = Found::IrrevocableBye { player, round };
    let article = Article::Of(US_BYE_CANCELLED);
    binding
        .map(|_| Finding::new(Severity::Weaker, found, article, &[player]))
        .into_iter()
        .collect()
}

/// The commands that drop a request for a bye. If it was an irrevocable one, a win in its round counts as a draw
/// for prizes, and that is noted of the player (22C5).
pub fn cancel_bye(section: &Section, entrant: EntrantId, round: RoundNumber) -> Vec<Command> {
    let cancelled = ByeRequestCancelled {
        section: section.id.clone(),
        entrant,
        round,
    };
    let is_binding = !remarks_on_cancelling(section, &cancelled).is_empty();
    let mut marks = section.marks_of(entrant);
    let mut commands = vec![Command::CancelBye(cancelled)];
    if is_binding && !marks.wins_as_draws.contains(&round) {
        marks.wins_as_draws.push(round);
        commands.push(Command::SetMarks(MarksSet {
            section: section.id.clone(),
            entrant,
            marks,
        }));
    }
    commands
}

/// By the rules of US Chess the last round is too late for a half-point bye once the first game, or the
/// second if that is announced, has begun (22C4).
fn commitment(section: &Section, player: EntrantId, round: RoundNumber) -> Option<Finding> {
    let announced = stored::read(&section.settings.announced).byes;
    let usual = COMMITTED_BEFORE_GAME;
    let before_game = announced.and_then(|byes| byes.before_game).unwrap_or(usual);
    let is_last = round.0 == section.settings.rounds;
    let begun = games_begun(section, player);
    let found = Found::LateCommitment {
        player,
        round,
        before_game,
    };
    let article = Article::Of(US_BYE_COMMITMENT);
    (is_last && begun >= before_game && plays_by_us_chess(section))
        .then(|| Finding::new(Severity::Weaker, found, article, &[player]))
}

/// How many games a player has begun: those of rounds that were started or closed, or that have a result.
fn games_begun(section: &Section, player: EntrantId) -> u16 {
    let rounds = section.draft.rounds.iter().enumerate();
    let begun = rounds.filter(|(place, round)| {
        let number = RoundNumber::at_place(*place);
        let log = section.hall.get(&number);
        let started = log.is_some_and(|log| log.started.is_some()) || section.is_closed(number);
        let mut games = round.games.iter();
        games.any(|game| {
            (game.white == player || game.black == player)
                && (started || game.results.reported != GameResult::PENDING)
        })
    });
    u16::try_from(begun.count()).unwrap_or(u16::MAX)
}

/// Asked for later than announced before the round; by the rules of US Chess an hour if nothing is (22C2).
fn asked_late(section: &Section, request: &ByeRequested, now: Option<DateTime>) -> Option<Finding> {
    let (player, round) = (request.entrant, request.round);
    let is_us = plays_by_us_chess(section);
    let announced = stored::read(&section.settings.announced).byes;
    let announced = announced.and_then(|byes| byes.notice_minutes);
    let usual = is_us.then_some(MINUTES_BEFORE);
    let minutes = announced.or(usual)?;
    let mut times = section.settings.schedule.iter();
    let starts = times.find(|time| time.round == round)?.starts;
    let deadline = starts.checked_sub(i64::from(minutes).minutes()).ok()?;
    let found = Found::ByeAskedLate {
        player,
        round,
        minutes,
    };
    let article = Article::Of(if is_us { US_BYE_DEADLINE } else { FIDE_BYES });
    (now? > deadline).then(|| Finding::new(Severity::Weaker, found, article, &[player]))
}

struct OwnByes<'o> {
    section: &'o Section,
    entrant: EntrantId,
    rounds: &'o [RoundNumber],
    latest: RoundNumber,
}

impl OwnByes<'_> {
    fn beyond(&self, announced: &Byes) -> Vec<Finding> {
        let (asked, most) = (self.rounds.len(), announced.most);
        let more = (asked > usize::from(most)).then(|| {
            let player = self.entrant;
            let found = Found::MoreByes {
                player,
                asked,
                most,
            };
            self.finding(Severity::Weaker, found)
        });
        let last = announced.until_round.map(RoundNumber);
        let late = last.filter(|last| self.latest > *last).map(|last| {
            let (player, round) = (self.entrant, self.latest);
            let found = Found::LateBye {
                player,
                round,
                last,
            };
            self.finding(Severity::Weaker, found)
        });
        let last = self
            .last_round()
            .filter(|_| announced.until_round.is_none());
        [more, late, last].into_iter().flatten().collect()
    }

    fn unannounced(&self) -> Vec<Finding> {
        let (player, asked) = (self.entrant, self.rounds.len());
        if plays_by_us_chess(self.section) {
            let half = self.section.settings.rounds.div_ceil(2);
            let latest = self.rounds_of(|kind| kind == ByeKind::HalfPoint).pop();
            let late = latest.filter(|latest| latest.0 > half).map(|round| {
                let found = Found::HalfPointByeInSecondHalf { player, round };
                self.finding(Severity::Remark, found)
            });
            return late.into_iter().collect();
        }
        let several = (asked > 1).then(|| {
            let found = Found::ByesWithPoints { player, asked };
            self.finding(Severity::Remark, found)
        });
        several.into_iter().chain(self.last_round()).collect()
    }

    /// By the rules of US Chess nobody can ask for a full-point bye.
    fn full_points(&self) -> Option<Finding> {
        let round = self.rounds_of(|kind| kind == ByeKind::FullPoint).pop()?;
        plays_by_us_chess(self.section).then(|| {
            let player = self.entrant;
            let found = Found::FullPointBye { player, round };
            let article = Article::Of(US_FULL_POINT_BYES);
            Finding::new(Severity::Weaker, found, article, &[player])
        })
    }

    fn rounds_of(&self, counts: fn(ByeKind) -> bool) -> Vec<RoundNumber> {
        rounds_with_bye(self.section, self.entrant, counts)
    }

    /// A bye in the last round.
    fn last_round(&self) -> Option<Finding> {
        let is_last = self.latest.0 == self.section.settings.rounds;
        (is_last && !plays_by_us_chess(self.section)).then(|| {
            let player = self.entrant;
            self.finding(Severity::Remark, Found::ByeInLastRound { player })
        })
    }

    fn finding(&self, severity: Severity, found: Found) -> Finding {
        let article = if plays_by_us_chess(self.section) {
            US_BYES
        } else {
            FIDE_BYES
        };
        Finding::new(severity, found, Article::Of(article), &[self.entrant])
    }
}

/// The rounds for which a player asked for a bye of some kinds, or was given one, in order.
fn rounds_with_bye(
    section: &Section,
    entrant: EntrantId,
    counts: fn(ByeKind) -> bool,
) -> Vec<RoundNumber> {
    let first = section
        .entrant(entrant)
        .map_or(RoundNumber::FIRST, |entrant| entrant.first_round);
    let requests = section.draft.bye_requests.iter();
    let asked = requests
        .filter(|request| request.entrant == entrant && counts(request.kind))
        .map(|request| request.round);
    let rounds = section.draft.rounds.iter().enumerate();
    let given = rounds
        .filter(|(_, round)| {
            let mut byes = round.byes.iter();
            byes.any(|bye| bye.entrant == entrant && counts(bye.kind))
        })
        .map(|(place, _)| RoundNumber::at_place(place))
        .filter(|round| *round >= first);
    let mut rounds: Vec<RoundNumber> = asked.chain(given).collect();
    rounds.sort_unstable();
    rounds.dedup();
    rounds
}
