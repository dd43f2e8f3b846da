//! The answer: a norm or not, with every requirement.

use adoube_tournament::{EntrantId, RoundNumber};
use serde::Serialize;

use super::articles;
use super::card::{Card, Exclusion, RoundKind};
use super::check::{Amount, Check, Requirement, Standing};
use super::count::{Needs, Numbers};
use super::event::NormEvent;
use super::search::{Candidate, EightGames, Foreigners, Waiver, best};
use super::title::NormTitle;

/// How it stands with a norm.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum NormOutcome {
    /// There is none, and no round is left to make one.
    Failed,
    /// Not yet; rounds are left.
    NotYet,
    /// A norm if the open questions are answered so.
    Open,
    Norm,
}

/// The verdict on one title of one player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Verdict {
    pub entrant: EntrantId,
    pub name: String,
    pub title: NormTitle,
    /// Whether it is a norm.
    pub outcome: NormOutcome,
    /// The rounds that count.
    pub rounds: Vec<RoundNumber>,
    /// The rounds that do not, and why.
    pub ignored: Vec<IgnoredRound>,
    /// What the counted games amount to.
    pub numbers: Numbers,
    /// What a norm needs of the opponents.
    pub needs: Needs,
    /// How the rule on federations stands.
    pub foreigners: Foreigners,
    /// For a norm of eight games, why.
    pub eight: Option<EightGames>,
    /// The last round, which the opponent forfeited, counts as lost.
    pub forfeit_as_loss: bool,
    /// The games the norm counts for in an application; 0 without a norm.
    pub counted_games: u32,
    /// Every requirement of the player.
    pub checks: Vec<Check>,
    /// The requirements of the event that are not met.
    pub event_faults: Vec<Check>,
}

/// A round that does not count.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct IgnoredRound {
    pub round: RoundNumber,
    /// The article of the edition.
    pub article: &'static str,
    #[serde(serialize_with = "adoube_types::facts::stated")]
    pub reason: Ignored,
}

/// Why a round does not count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename = "ignored-round")]
pub enum Ignored {
    Excluded(Exclusion),
    AfterTitleResult,
    WinLeftOut,
    NoResultYet,
    NotPlayed,
}

impl Verdict {
    /// The requirements that are not met, those of the event first.
    pub fn reasons(&self) -> impl Iterator<Item = &Check> {
        let failed = |check: &&Check| check.standing == Standing::NotMet;
        self.event_faults
            .iter()
            .chain(self.checks.iter().filter(failed))
    }

    /// What somebody has to decide.
    pub fn questions(&self) -> impl Iterator<Item = &Check> {
        self.checks
            .iter()
            .filter(|check| check.standing == Standing::Open)
    }
}

/// The verdict on a card, which need not be that of the snapshot: a forecast asks with games that
/// are not played yet.
pub fn judge(event: &NormEvent<'_>, card: &Card, title: NormTitle) -> Verdict {
    let found = best(event, card, title);
    let event_faults: Vec<Check> = event.faults().cloned().collect();
    let left = card.rounds.len() < usize::from(event.planned())
        || card
            .rounds
            .iter()
            .any(|round| round.kind == RoundKind::Pending)
        || !event.opponents_to_come(card).is_empty();
    let for_sex = title.standing_for(card.sex);
    let outcome = match found.standing {
        _ if !event_faults.is_empty() || for_sex == Standing::NotMet => NormOutcome::Failed,
        Standing::NotMet if left => NormOutcome::NotYet,
        Standing::NotMet => NormOutcome::Failed,
        Standing::Open => NormOutcome::Open,
        Standing::Met | Standing::Waived if for_sex == Standing::Open => NormOutcome::Open,
        Standing::Met | Standing::Waived => NormOutcome::Norm,
    };
    let norm = matches!(outcome, NormOutcome::Norm | NormOutcome::Open);
    Verdict {
        entrant: card.entrant,
        name: card.name.clone(),
        title,
        outcome,
        ignored: ignored(event, card, &found),
        checks: checks(event, card, &found, title),
        numbers: found.numbers,
        needs: found.needs,
        foreigners: found.foreigners,
        eight: found.eight,
        forfeit_as_loss: found.forfeit_as_loss,
        counted_games: if norm { found.counted } else { 0 },
        rounds: found.rounds,
        event_faults,
    }
}

fn ignored(event: &NormEvent<'_>, card: &Card, found: &Candidate) -> Vec<IgnoredRound> {
    let rules = event.rules;
    let last = found.rounds.last().copied();
    let rounds = card.rounds.iter();
    let left_out = rounds.filter(|round| !found.rounds.contains(&round.round));
    let ignored = left_out.map(|round| {
        let (article, reason) = match (round.excluded, round.kind) {
            (Some(exclusion), _) => (exclusion.article(rules), Ignored::Excluded(exclusion)),
            (None, RoundKind::Played(_)) if last.is_some_and(|last| round.round > last) => (
                articles::TITLE_RESULT_BEFORE_THE_END.of(rules),
                Ignored::AfterTitleResult,
            ),
            (None, RoundKind::Played(_)) => (articles::WIN_LEFT_OUT.of(rules), Ignored::WinLeftOut),
            (None, RoundKind::Pending) => ("", Ignored::NoResultYet),
            (None, _) => (articles::NOT_PLAYED.of(rules), Ignored::NotPlayed),
        };
        IgnoredRound {
            round: round.round,
            article,
            reason,
        }
    });
    ignored.collect()
}

fn checks(event: &NormEvent<'_>, card: &Card, found: &Candidate, title: NormTitle) -> Vec<Check> {
    let rules = event.rules;
    let (numbers, needs) = (&found.numbers, &found.needs);
    let least = if found.eight.is_some() {
        8
    } else {
        event.least_games()
    };
    let at_least = |least: u32| Amount::AtLeast(whole(least));
    let at_most = |most: u32| Amount::AtMost(whole(most));
    let mut checks = vec![
        Check::new(
            articles::GAMES.of(rules),
            Requirement::Games,
            at_least(least),
            numbers.games,
            Standing::of(found.enough_games),
        ),
        Check::new(
            articles::OPPONENTS_OF_TITLE.of(rules),
            Requirement::OpponentsOfTitle { title },
            at_least(needs.main),
            numbers.main,
            Standing::between(numbers.main >= needs.main, numbers.main >= needs.main_mild),
        ),
        Check::new(
            articles::TITLE_HOLDERS.of(rules),
            Requirement::TitleHolders,
            at_least(needs.holders),
            numbers.holders,
            Standing::of(numbers.holders >= needs.holders),
        ),
        Check::new(
            articles::UNRATED_OPPONENTS.of(rules),
            Requirement::UnratedOpponents,
            at_most(needs.unrated),
            numbers.unrated,
            Standing::between(
                numbers.unrated <= needs.unrated,
                numbers.unrated <= needs.unrated_mild,
            ),
        ),
    ];
    checks.extend(federation_checks(event, found));
    checks.extend(performance_checks(event, found, title));
    checks.extend(sex_check(event, card, title));
    checks.extend(special_checks(event, card, found));
    checks
}

/// Numbers of opponents are small.
fn whole(number: u32) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}

fn performance_checks(event: &NormEvent<'_>, found: &Candidate, title: NormTitle) -> [Check; 2] {
    let (rules, numbers) = (event.rules, &found.numbers);
    let needed = match numbers.required {
        Some(required) => Amount::AtLeastScore(required.to_string()),
        None => Amount::Performance(title.performance()),
    };
    [
        Check::new(
            articles::AVERAGE.of(rules),
            Requirement::AverageOfOpponents,
            Amount::AtLeast(title.least_average()),
            numbers.average,
            Standing::of(numbers.required.is_some()),
        ),
        Check::new(
            articles::SCORE.of(rules),
            Requirement::Score,
            needed,
            Amount::Scored {
                score: numbers.score.to_string(),
                performance: numbers.performance,
            },
            Standing::of(numbers.is_enough()),
        ),
    ]
}

/// Only where it is asked for: a title for women, and somebody who may not be one.
fn sex_check(event: &NormEvent<'_>, card: &Card, title: NormTitle) -> Option<Check> {
    let standing = title.standing_for(card.sex);
    let found = match standing {
        Standing::Met | Standing::Waived => return None,
        Standing::NotMet => Amount::AMan,
        Standing::Open => Amount::NotKnown,
    };
    let article = articles::WOMEN.of(event.rules);
    Some(Check::new(
        article,
        Requirement::Sex,
        Amount::AWoman,
        found,
        standing,
    ))
}

fn federation_checks(event: &NormEvent<'_>, found: &Candidate) -> [Check; 3] {
    let rules = event.rules;
    let (numbers, needs) = (&found.numbers, &found.needs);
    let standing = |met: bool| match (met, found.foreigners) {
        (true, _) => Standing::Met,
        (false, Foreigners::Waived(_)) => found.foreigners_standing,
        (false, _) => Standing::NotMet,
    };
    let most = match numbers.most_federation {
        Some(federation) => Amount::OfFederation {
            number: numbers.most,
            federation,
        },
        None => Amount::from(numbers.most),
    };
    let two = match found.foreigners {
        Foreigners::Met => found.foreigners_standing,
        _ => standing(numbers.foreign_federations >= needs.federations),
    };
    let shares = articles::SHARES.of(rules);
    [
        Check::new(
            articles::OTHER_FEDERATIONS.of(rules),
            Requirement::OtherFederations,
            Amount::AtLeast(whole(needs.federations)),
            numbers.foreign_federations,
            two,
        ),
        Check::new(
            shares,
            Requirement::OwnFederation,
            Amount::AtMost(whole(needs.own)),
            numbers.own,
            standing(numbers.own <= needs.own),
        ),
        Check::new(
            shares,
            Requirement::OneFederation,
            Amount::AtMost(whole(needs.one)),
            most,
            standing(numbers.most <= needs.one),
        ),
    ]
}

/// What comes up only now and then.
fn special_checks(event: &NormEvent<'_>, card: &Card, found: &Candidate) -> Vec<Check> {
    let rules = event.rules;
    let mut checks = Vec::new();
    if let Foreigners::Waived(waiver) = found.foreigners {
        checks.push(Check::new(
            waiver.article(event),
            Requirement::FederationsWaived,
            Amount::Waiver(waiver),
            waiver_remark(event, waiver),
            found.foreigners_standing,
        ));
    }
    if found.eight == Some(EightGames::Other) {
        checks.push(Check::new(
            articles::EIGHT_GAMES.of(rules),
            Requirement::EightGames,
            Amount::AForfeitOrABye,
            Amount::ThePlayerWasAbsent,
            Standing::Open,
        ));
    }
    if found.complete != Standing::Met {
        checks.push(Check::new(
            articles::WHOLE_TOURNAMENT.of(rules),
            Requirement::CompleteTournament,
            Amount::MeetsAllButTheScore,
            Amount::DoesNotSurely,
            found.complete,
        ));
    }
    if found.full_length != Standing::Met {
        checks.push(Check::new(
            articles::TITLE_RESULT_BEFORE_THE_END.of(rules),
            Requirement::DifferentOpponents,
            Amount::EnoughForTheFullLength,
            Amount::NotSurely,
            found.full_length,
        ));
    }
    let undecided = card
        .rounds
        .iter()
        .any(|r| r.undecided && found.rounds.contains(&r.round));
    if undecided {
        checks.push(Check::new(
            articles::NOTHING_SCORED.of(rules),
            Requirement::UnratedInRoundRobin,
            Amount::APointAgainstRatedPlayers,
            Amount::NoneYet,
            Standing::Open,
        ));
    }
    if found.cut_short && found.standing == Standing::NotMet {
        checks.push(Check::new(
            articles::WIN_LEFT_OUT.of(rules),
            Requirement::SetsWithoutWins,
            Amount::AllLookedAt,
            Amount::TooMany,
            Standing::Open,
        ));
    }
    let ahead = rules != crate::TitleRules::Fide2017
        && event.facts.system.is_predetermined()
        && (!event.is_finished() || !event.opponents_to_come(card).is_empty());
    if ahead {
        checks.push(Check::new(
            articles::SCHEDULED_ROUNDS,
            Requirement::RoundsOfSchedule,
            Amount::All,
            Amount::SomeAreLeft,
            Standing::NotMet,
        ));
    }
    checks
}

fn waiver_remark(event: &NormEvent<'_>, waiver: Waiver) -> Amount {
    match waiver {
        Waiver::StrongSwiss => event.strong_swiss.remark.clone(),
        Waiver::NationalChampionship | Waiver::NationalTeamChampionship
            if event.facts.registering_federation().is_none() =>
        {
            Amount::HostNotKnown
        }
        _ => Amount::Yes,
    }
}

impl Waiver {
    fn article(self, event: &NormEvent<'_>) -> &'static str {
        let rules = event.rules;
        match self {
            Waiver::NationalChampionship => articles::NATIONAL_CHAMPIONSHIP.of(rules),
            Waiver::NationalTeamChampionship => articles::NATIONAL_TEAM_CHAMPIONSHIP.of(rules),
            Waiver::Zonal => articles::ZONAL.of(rules),
            Waiver::Approved => articles::APPROVED,
            Waiver::StrongSwiss => articles::STRONG_SWISS.of(rules),
            Waiver::Irrelevant => articles::IRRELEVANT.of(rules),
        }
    }
}
