//! What is still to be done for a norm.

use adoube_tournament::{EntrantId, Federation, RoundNumber};
use serde::Serialize;

use super::card::{Card, CardRound, Opponent, RoundKind};
use super::check::Standing;
use super::count::{Prepared, federation};
use super::event::{NormEvent, opponent};
use super::title::NormTitle;
use super::verdict::{NormOutcome, judge};
use crate::facts::{Level, System};
use crate::{HalfPoints, TitleRules};

/// The highest rating an opponent is imagined with.
const HIGHEST: u16 = 2900;
/// A federation nobody comes from.
const NOWHERE: &str = "ZZZ";

/// How a norm stands before the rest of an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Forecast {
    pub entrant: EntrantId,
    pub name: String,
    pub title: NormTitle,
    /// How it stands now.
    pub now: NormOutcome,
    /// Rounds without a result.
    pub rounds_left: u16,
    /// What counting every game would need; none if a requirement can no longer be met that way.
    pub plan: Option<Plan>,
    /// With one round left: against the opponent, if the round is paired.
    pub against: Option<ResultsAgainst>,
    /// With one round left and no pairing: what the opponent must be.
    pub unknown: Vec<UnknownOpponent>,
    /// With two to five rounds left, all of them paired: what each score brings, highest first.
    pub known_rest: Vec<KnownRest>,
}

impl Forecast {
    /// Whether something that can still be scored makes the norm.
    pub fn has_a_way(&self) -> bool {
        let plan = self.plan.as_ref();
        self.rounds_left > 0
            && (plan.is_some_and(|plan| !plan.scores.is_empty())
                || self.against.is_some()
                || !self.unknown.is_empty())
    }
}

/// A score against the remaining opponents, who are known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct KnownRest {
    pub score: HalfPoints,
    /// In how many ways it can be made.
    pub ways: u32,
    /// How many of them are a norm.
    pub norms: u32,
    /// How many of them need a ruling.
    pub open: u32,
}

/// What the remaining games must bring if all games count. Whoever meets all of it has the norm. An
/// unrated opponent counts in the average with the rating the regulations give.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Plan {
    /// Games in the end.
    pub games: u32,
    /// More opponents with the title sought.
    pub more_main: u32,
    /// More title holders, those included.
    pub more_holders: u32,
    pub more_federations: u32,
    /// Unrated opponents at most.
    pub unrated_left: u32,
    /// Opponents from the own federation at most.
    pub own_left: u32,
    /// Opponents from a federation not met yet at most.
    pub one_left: u32,
    /// The same for federations already met.
    pub federations_left: Vec<(Federation, u32)>,
    /// For each score in the remaining games the least average of those opponents, as far as there
    /// is one.
    pub scores: Vec<PlanScore>,
}

/// A score in the remaining games and what it needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct PlanScore {
    pub score: HalfPoints,
    /// The least average of the remaining opponents.
    pub average: u16,
}

/// What each result against an opponent brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct ResultsAgainst {
    pub opponent: EntrantId,
    pub win: NormOutcome,
    pub draw: NormOutcome,
    pub loss: NormOutcome,
}

/// What an opponent must be for a result to make the norm.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct UnknownOpponent {
    pub score: HalfPoints,
    /// The least title that is enough.
    pub title: TitleNeeded,
    /// The lowest rating that is enough.
    pub rating: u16,
    /// The federations the opponent may not come from.
    pub avoid: Vec<Federation>,
    /// A norm, or one that needs a ruling.
    pub outcome: NormOutcome,
}

/// The title an opponent needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum TitleNeeded {
    None,
    /// A title other than CM and WCM.
    Holder,
    /// The title sought, or one that stands for it.
    Main,
}

/// The forecast of one title for one player.
pub fn forecast(event: NormEvent<'_>, id: EntrantId, title: NormTitle) -> Option<Forecast> {
    let card = event.card(id)?;
    let now = judge(&event, &card, title).outcome;
    let left = event.planned().saturating_sub(played(&card));
    // Since 2024 a norm in a round robin takes the whole of it; a forecast asks what will be when
    // it is over.
    let event = event.taken_as_finished();
    let before = before(&card);
    let pairing = card
        .rounds
        .iter()
        .find(|round| round.kind == RoundKind::Pending);
    let last = left == 1;
    Some(Forecast {
        entrant: id,
        name: card.name.clone(),
        title,
        now,
        rounds_left: left,
        plan: plan(&event, &before, left, title),
        against: pairing
            .and_then(|round| round.opponent.map(|opponent| (round.round, opponent)))
            .filter(|_| last)
            .map(|(round, opponent)| against(&event, &before, round, opponent, title)),
        unknown: match last && pairing.is_none() {
            true => unknown(&event, &before, title),
            false => Vec::new(),
        },
        known_rest: known_rest(&event, &card, left, title),
    })
}

/// Every way to play the remaining games, by score.
fn known_rest(event: &NormEvent<'_>, card: &Card, left: u16, title: NormTitle) -> Vec<KnownRest> {
    let pending: Vec<usize> = (0..card.rounds.len())
        .filter(|place| card.rounds[*place].kind == RoundKind::Pending)
        .collect();
    let games = u32::from(left);
    if !(2..=5).contains(&left) || pending.len() != usize::from(left) {
        return Vec::new();
    }
    let mut rest: Vec<KnownRest> = (0..=2 * games)
        .rev()
        .map(|score| KnownRest {
            score: HalfPoints(score),
            ways: 0,
            norms: 0,
            open: 0,
        })
        .collect();
    let mut with = card.clone();
    // The digits of the number to the base three are the results: 243 ways for five games.
    for number in 0..3u32.pow(games) {
        let (mut score, mut digits) = (0, number);
        for place in &pending {
            with.rounds[*place].kind = RoundKind::Played(HalfPoints(digits % 3));
            score += digits % 3;
            digits /= 3;
        }
        let outcome = judge(event, &with, title).outcome;
        if let Some(line) = rest.iter_mut().find(|line| line.score.0 == score) {
            line.ways += 1;
            line.norms += u32::from(outcome == NormOutcome::Norm);
            line.open += u32::from(outcome == NormOutcome::Open);
        }
    }
    rest
}

/// What each result against every player not met yet would bring in the last round, strongest
/// first; none if more than one round is left.
pub fn last_round(
    event: NormEvent<'_>,
    id: EntrantId,
    title: NormTitle,
) -> Option<Vec<ResultsAgainst>> {
    let card = before(&event.card(id)?);
    if event.planned().saturating_sub(played(&card)) != 1 {
        return None;
    }
    let event = event.taken_as_finished();
    let round = RoundNumber(event.planned());
    let met = |other: EntrantId| {
        let mut opponents = card.rounds.iter().filter_map(|round| round.opponent);
        opponents.any(|opponent| opponent.entrant == other)
    };
    let mut others: Vec<Opponent> = (event.tournament().entrants().iter())
        .filter(|other| other.id != id && other.takes_part_in(round) && !met(other.id))
        .map(opponent)
        .collect();
    others.sort_by_key(|other| std::cmp::Reverse(other.rating));
    let lines = others.into_iter();
    Some(
        lines
            .map(|other| against(&event, &card, round, other, title))
            .collect(),
    )
}

/// Rounds with a result.
fn played(card: &Card) -> u16 {
    let done = card
        .rounds
        .iter()
        .filter(|round| round.kind != RoundKind::Pending);
    u16::try_from(done.count()).unwrap_or(u16::MAX)
}

/// The card without pairings that have no result.
fn before(card: &Card) -> Card {
    let mut before = card.clone();
    before
        .rounds
        .retain(|round| round.kind != RoundKind::Pending);
    before
}

fn with_game(card: &Card, round: RoundNumber, opponent: Opponent, score: HalfPoints) -> Card {
    let mut with = card.clone();
    with.rounds.push(CardRound::played(round, opponent, score));
    with
}

fn against(
    event: &NormEvent<'_>,
    card: &Card,
    round: RoundNumber,
    opponent: Opponent,
    title: NormTitle,
) -> ResultsAgainst {
    // The opponent of a game that would not count is asked for as the snapshot knows it.
    let excluded = event.exclusion(round, card.entrant, opponent.entrant);
    let with = |score| {
        let mut card = with_game(card, round, opponent, HalfPoints(score));
        if let Some(last) = card.rounds.last_mut() {
            last.excluded = excluded;
            last.undecided = event.is_undecided(opponent.entrant);
        }
        judge(event, &card, title).outcome
    };
    ResultsAgainst {
        opponent: opponent.entrant,
        win: with(2),
        draw: with(1),
        loss: with(0),
    }
}

fn unknown(event: &NormEvent<'_>, card: &Card, title: NormTitle) -> Vec<UnknownOpponent> {
    let scores = [2, 1, 0].map(HalfPoints);
    let titles = [TitleNeeded::None, TitleNeeded::Holder, TitleNeeded::Main];
    let mut found: Vec<UnknownOpponent> = Vec::new();
    for score in scores {
        for needed in titles {
            let Some(line) = unknown_opponent(event, card, title, score, needed) else {
                continue;
            };
            // A better title is worth a line only if it helps.
            let better = |other: &&UnknownOpponent| other.score == score;
            let last = found.iter().rev().find(better);
            let helps = last.is_none_or(|last| {
                line.rating < last.rating || line.outcome > last.outcome || line.avoid != last.avoid
            });
            if helps {
                found.push(line);
            }
        }
    }
    found
}

fn unknown_opponent(
    event: &NormEvent<'_>,
    card: &Card,
    title: NormTitle,
    score: HalfPoints,
    needed: TitleNeeded,
) -> Option<UnknownOpponent> {
    // From a federation that nobody else comes from, so that none of the limits is touched; those
    // that would be are told afterwards.
    let nowhere: Option<Federation> = NOWHERE.parse().ok();
    let round = RoundNumber(event.planned());
    let outcome = |rating: u16, federation: Option<Federation>| {
        let opponent = Opponent {
            entrant: EntrantId(u32::MAX),
            rating: Some(rating),
            title: needed.example(title),
            federation,
        };
        judge(event, &with_game(card, round, opponent, score), title).outcome
    };
    // The best opponent there can be. If that is not enough, no other one is.
    let best = outcome(HIGHEST, nowhere);
    if best < NormOutcome::Open {
        return None;
    }
    // A higher rating never hurts: it raises the average, and nothing else depends on it.
    let (mut too_low, mut enough) = (0, HIGHEST);
    while enough - too_low > 1 {
        let middle = too_low + (enough - too_low) / 2;
        if outcome(middle, nowhere) >= best {
            enough = middle;
        } else {
            too_low = middle;
        }
    }
    let opponents = card.rounds.iter().filter_map(|round| round.opponent);
    let mut federations: Vec<Federation> = opponents
        .map(|opponent| opponent.federation)
        .chain([card.federation])
        .filter_map(federation)
        .collect();
    federations.sort_unstable();
    federations.dedup();
    federations.retain(|from| outcome(enough, Some(*from)) < best);
    Some(UnknownOpponent {
        score,
        title: needed,
        rating: enough,
        avoid: federations,
        outcome: best,
    })
}

impl TitleNeeded {
    /// A title of the kind and no better.
    fn example(self, title: NormTitle) -> Option<adoube_tournament::Title> {
        match self {
            TitleNeeded::None => None,
            TitleNeeded::Holder => Some(adoube_tournament::Title::Wfm),
            TitleNeeded::Main => Some(title.title()),
        }
    }
}

/// What the rest must bring if every game counts.
fn plan(event: &NormEvent<'_>, card: &Card, left: u16, title: NormTitle) -> Option<Plan> {
    let sure = card.rounds.iter().all(|round| !round.undecided)
        && card.federation.is_some()
        && event.faults().next().is_none();
    let counted: Vec<(Opponent, HalfPoints)> =
        card.rounds.iter().filter_map(CardRound::counts).collect();
    let left = u32::from(left);
    let games = u32::try_from(counted.len()).unwrap_or(u32::MAX) + left;
    // Where opponents are met twice, it matters which game is whose second.
    let once = !matches!(
        event.facts.system,
        System::DoubleRoundRobin | System::Knockout | System::Match
    );
    if !sure || left == 0 || !once || games < event.least_games() {
        return None;
    }
    let prepare = |games: &[(Opponent, HalfPoints)]| {
        Prepared::new(games, card.federation, title, event.rules, false)
    };
    let now = prepare(&counted);
    let numbers = now.count(0..counted.len());
    let needs = now.needs(games, numbers.opponents + left);
    let waived = event.federations_are_waived(card, games);
    let most = |limit: u32, has: u32| {
        if waived {
            Some(left)
        } else {
            limit.checked_sub(has)
        }
    };
    let federations: Option<Vec<(Federation, u32)>> = met(&counted, card.federation)
        .into_iter()
        .map(|(from, has)| Some((from, most(needs.one, has)?.min(left))))
        .collect();
    let more_federations = match waived {
        true => 0,
        false => needs
            .federations
            .saturating_sub(numbers.foreign_federations),
    };
    let plan = Plan {
        games,
        more_main: needs.main.saturating_sub(numbers.main),
        more_holders: needs.holders.saturating_sub(numbers.holders),
        more_federations,
        unrated_left: needs.unrated.checked_sub(numbers.unrated)?.min(left),
        own_left: most(needs.own, numbers.own)?.min(left),
        one_left: if waived { left } else { needs.one.min(left) },
        federations_left: federations?,
        scores: plan_scores(&counted, left, prepare),
    };
    let possible = plan.more_main <= left
        && plan.more_holders <= left
        && plan.more_federations <= left
        && numbers.unknown_federations == 0
        && !plan.scores.is_empty();
    possible.then_some(plan)
}

/// How many opponents of each federation were met, the player's own left out.
fn met(counted: &[(Opponent, HalfPoints)], own: Option<Federation>) -> Vec<(Federation, u32)> {
    let mut met: Vec<(Federation, u32)> = Vec::new();
    for (opponent, _) in counted {
        let Some(from) = federation(opponent.federation).filter(|from| Some(*from) != own) else {
            continue;
        };
        match met.iter_mut().find(|(known, _)| *known == from) {
            Some((_, players)) => *players += 1,
            None => met.push((from, 1)),
        }
    }
    met.sort_unstable();
    met
}

/// The least average for each score. Opponents of one rating stand for all with that average: the
/// floor can only raise what they add up to.
fn plan_scores(
    counted: &[(Opponent, HalfPoints)],
    left: u32,
    prepare: impl Fn(&[(Opponent, HalfPoints)]) -> Prepared,
) -> Vec<PlanScore> {
    let scored: u32 = counted.iter().map(|(_, score)| score.0).sum();
    let enough = |score: u32, rating: u16| {
        let mut games = counted.to_vec();
        games.extend((0..left).map(|number| {
            let opponent = Opponent {
                entrant: EntrantId(u32::MAX - number),
                rating: Some(rating),
                title: None,
                federation: None,
            };
            (opponent, HalfPoints(0))
        }));
        let numbers = prepare(&games).count(0..games.len());
        numbers
            .required
            .is_some_and(|required| scored + score >= required.0)
    };
    let least = |score: u32| {
        if !enough(score, HIGHEST) {
            return None;
        }
        let (mut too_low, mut found) = (0, HIGHEST);
        while found - too_low > 1 {
            let middle = too_low + (found - too_low) / 2;
            if enough(score, middle) {
                found = middle;
            } else {
                too_low = middle;
            }
        }
        Some(PlanScore {
            score: HalfPoints(score),
            average: found,
        })
    };
    (0..=2 * left).rev().filter_map(least).collect()
}

impl NormEvent<'_> {
    /// The rules on federations are surely waived for a player.
    fn federations_are_waived(&self, card: &Card, games: u32) -> bool {
        let facts = self.facts;
        let registered = facts.registering_federation();
        let at_home = registered.is_some() && card.federation == registered;
        let approved = facts.approvals.foreigners && self.rules == TitleRules::Fide2017;
        let by_level = match facts.level {
            Level::NationalChampionship => at_home && !facts.own_subzonal,
            Level::NationalTeamChampionship => at_home,
            Level::Zonal => true,
            _ => false,
        };
        by_level
            || approved
            || !self.federations_matter(games)
            || self.strong_swiss.standing == Standing::Met
    }
}
