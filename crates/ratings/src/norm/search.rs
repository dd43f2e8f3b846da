//! Which games to count: the search for the best norm.
//!
//! A player may leave out what came after a title result, and wins before it, as long as what is
//! left meets every requirement (1.42e-f; 1.4.1e-f). With nine to nineteen games that makes up to
//! half a million sets, of which [`best`] finds the one that stands best, then counts for most games.
//! Wins that are alike in all but the rating are dropped from the lowest rating up, and branches that
//! cannot beat the best set so far are not followed.

use std::cell::Cell;

use adoube_tournament::RoundNumber;
use serde::{Deserialize, Serialize};

use super::card::{Card, Exclusion, Opponent, RoundKind};
use super::check::Standing;
use super::count::{Needs, Numbers, Prepared};
use super::event::NormEvent;
use super::title::NormTitle;
use crate::facts::Level;
use crate::{HalfPoints, TitleRules};

/// How the rule on federations stands (1.43, 1.44).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Foreigners {
    /// It is not met and not waived.
    NotMet,
    /// It does not apply.
    Waived(Waiver),
    Met,
}

/// What waives the rule on federations.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Waiver {
    /// National championship (1.43a; 1.4.3a).
    NationalChampionship,
    /// National team championship (1.43b; 1.4.3b).
    NationalTeamChampionship,
    /// Zonal or subzonal (1.43c; 1.4.3c).
    Zonal,
    /// Agreed to by the Qualification Commission (1.43d).
    Approved,
    /// A Swiss with many foreigners (1.43e; 1.4.3d).
    StrongSwiss,
    /// The tables do not ask for it.
    Irrelevant,
}

/// Why a norm of eight games is one (1.41c; 1.4.1c).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EightGames {
    /// The ninth was won by forfeit.
    ForfeitWin,
    /// The ninth was a pairing-allocated bye.
    AllocatedBye,
    /// The ninth was another bye.
    Bye,
    /// The player did not come to the ninth.
    ForfeitLoss,
    /// The ninth is missing for another reason.
    Other,
}

/// A set of games that was looked at.
#[derive(Clone, Debug)]
pub(super) struct Candidate {
    /// The rounds that count.
    pub rounds: Vec<RoundNumber>,
    pub numbers: Numbers,
    pub needs: Needs,
    pub foreigners: Foreigners,
    pub foreigners_standing: Standing,
    /// The worst of all requirements.
    pub standing: Standing,
    /// For the norm of eight games.
    pub eight: Option<EightGames>,
    /// The last game counts as lost (1.42d; 1.4.2c).
    pub forfeit_as_loss: bool,
    /// The complete tournament meets what it must when games are left out.
    pub complete: Standing,
    /// Different opponents are enough for the full length of a double round robin.
    pub full_length: Standing,
    pub enough_games: bool,
    pub counted: u32,
    /// Not every set of games was looked at.
    pub cut_short: bool,
}

impl Candidate {
    // A norm before an open question, then what it counts for in an application, then more games,
    // then one that needs no waiver.
    fn rank(&self) -> (Standing, u32, u32, bool) {
        let normal = self.foreigners == Foreigners::Met;
        (self.standing, self.counted, self.numbers.games, normal)
    }
}

struct Line {
    round: RoundNumber,
    opponent: Opponent,
    score: HalfPoints,
    undecided: bool,
}

/// So many sets are looked at and no more: enough for every event of nineteen rounds, the longest
/// the tables know.
const MOST_SETS: u32 = 1_000_000;

/// The best set of games, or the whole card if none makes a norm.
pub(super) fn best(event: &NormEvent<'_>, card: &Card, title: NormTitle) -> Candidate {
    let search = Search::new(event, card, title, counted(card), false);
    let mut best = search.candidate(&search.all());
    let mut consider = |found: Option<Candidate>| {
        if let Some(found) = found.filter(|found| found.rank() > best.rank()) {
            best = found;
        }
    };
    consider(search.best());
    if let Some(lines) = with_forfeited_last_round(event, card) {
        let search = Search::new(event, card, title, lines, true);
        consider(search.best());
    }
    best.cut_short = search.sets_left.get() == 0;
    best
}

/// The games of a card that count.
fn counted(card: &Card) -> Vec<Line> {
    let counted = card.rounds.iter().filter_map(|round| {
        let (opponent, score) = round.counts()?;
        Some(Line {
            round: round.round,
            opponent,
            score,
            undecided: round.undecided,
        })
    });
    counted.collect()
}

/// The games with the last round as a loss, if the opponent did not come to it and the game is
/// needed for the number of games (1.42d; 1.4.2c).
fn with_forfeited_last_round(event: &NormEvent<'_>, card: &Card) -> Option<Vec<Line>> {
    let last = card.rounds.last()?;
    let opponent = last.opponent?;
    let mut lines = counted(card);
    let missing = lines.len() + 1 == event.least_games() as usize;
    let came = last.round.0 != event.planned() || last.kind != RoundKind::ForfeitWin;
    if came || !missing {
        return None;
    }
    lines.push(Line {
        round: last.round,
        opponent,
        score: HalfPoints(0),
        undecided: last.undecided,
    });
    Some(lines)
}

struct Search<'e> {
    event: &'e NormEvent<'e>,
    card: &'e Card,
    lines: Vec<Line>,
    prepared: Prepared,
    forfeit_as_loss: bool,
    eight: Option<EightGames>,
    least: u32,
    /// What the whole schedule amounts to, where that matters.
    schedule: Option<(Numbers, Needs)>,
    /// Nobody was met twice.
    all_different: bool,
    /// The schedule of a round robin brings nobody else.
    all_met: bool,
    sets_left: Cell<u32>,
}

impl<'e> Search<'e> {
    fn new(
        event: &'e NormEvent<'e>,
        card: &'e Card,
        title: NormTitle,
        lines: Vec<Line>,
        forfeit_as_loss: bool,
    ) -> Search<'e> {
        let prepare = |games: &[(Opponent, HalfPoints)]| {
            Prepared::new(
                games,
                card.federation,
                title,
                event.rules,
                event.is_double(),
            )
        };
        let games: Vec<_> = lines
            .iter()
            .map(|line| (line.opponent, line.score))
            .collect();
        let prepared = prepare(&games);
        let different = prepared.different_opponents();
        let eight = (!forfeit_as_loss)
            .then(|| eight_games(event, card, lines.len()))
            .flatten();
        let schedule = event.facts.system.is_predetermined().then(|| {
            // Whoever was scheduled belongs to the complete tournament, even if that game was not
            // decided over the board; opponents who never count do not.
            let scheduled = |excluded| matches!(excluded, None | Some(Exclusion::NotOverTheBoard));
            let met = card.rounds.iter().filter(|round| scheduled(round.excluded));
            let met = met.filter_map(|round| round.opponent);
            let games: Vec<_> = (met.chain(event.opponents_to_come(card)))
                .map(|opponent| (opponent, HalfPoints(0)))
                .collect();
            let all = prepare(&games);
            let numbers = all.count(0..games.len());
            (numbers, all.needs(numbers.games, numbers.opponents))
        });
        Search {
            event,
            card,
            prepared,
            forfeit_as_loss,
            least: if eight.is_some() {
                8
            } else {
                event.least_games()
            },
            eight,
            schedule,
            all_different: different == lines.len(),
            all_met: event.opponents_to_come(card).is_empty(),
            sets_left: Cell::new(MOST_SETS),
            lines,
        }
    }

    fn all(&self) -> Vec<usize> {
        (0..self.lines.len()).collect()
    }

    /// The best set by its rank; none if no set can be enough.
    fn best(&self) -> Option<Candidate> {
        let least = self.least as usize;
        let games = &self.prepared.games;
        let main = games.iter().filter(|game| game.main).count();
        let holders = games.iter().filter(|game| game.holder).count();
        // Requirements that no subset can meet if all games do not: three opponents with the title
        // sought, half of them title holders, and the least number of games.
        let too_few = self.all_different && 2 * holders < least;
        if main < 3 || too_few || games.len() < least {
            return None;
        }
        let shortest = match self.may_stop_early() {
            true => self.least as usize,
            false => self.lines.len(),
        };
        let mut best: Option<Candidate> = None;
        // Longest first: it counts for most games, and what it finds lets `is_beaten` cut short the
        // rest.
        for length in (shortest..=self.lines.len()).rev() {
            let places: Vec<usize> = (0..length).collect();
            self.without_wins(&places, &mut best);
        }
        best
    }

    /// A player may ignore what came after a title result: until 2021 in every system, since 2024
    /// not where the pairings are known beforehand (1.42e; 1.4.1e).
    fn may_stop_early(&self) -> bool {
        let predetermined = self.event.facts.system.is_predetermined();
        self.event.rules == TitleRules::Fide2017 || !predetermined
    }

    /// The sets that are left when wins are ignored (1.42f; 1.4.1f). Of wins that are alike but for
    /// the opponent's rating the lowest go first: what is left then has a higher average and is the
    /// same in everything else.
    fn without_wins(&self, places: &[usize], best: &mut Option<Candidate>) {
        let classes = self.classes(places);
        let most = places.len() - self.least as usize;
        self.drop_wins(&classes, most, places.to_vec(), best);
    }

    /// The wins by what they bring beside their rating, the lowest rating first.
    fn classes(&self, places: &[usize]) -> Vec<Vec<usize>> {
        let games = &self.prepared.games;
        let alike = |one: usize, other: usize| {
            let (a, b) = (&games[one], &games[other]);
            self.all_different
                && (a.main, a.holder, a.unrated) == (b.main, b.holder, b.unrated)
                && (a.federation, a.unknown) == (b.federation, b.unknown)
                && self.lines[one].undecided == self.lines[other].undecided
        };
        let mut wins: Vec<usize> = (places.iter().copied())
            .filter(|place| self.lines[*place].score.0 == 2)
            .collect();
        wins.sort_by_key(|place| games[*place].rating);
        let mut classes: Vec<Vec<usize>> = Vec::new();
        for win in wins {
            match classes.iter_mut().find(|class| alike(class[0], win)) {
                Some(class) => class.push(win),
                None => classes.push(vec![win]),
            }
        }
        classes
    }

    /// Drops at most so many wins, from each class any number.
    fn drop_wins(
        &self,
        classes: &[Vec<usize>],
        most: usize,
        kept: Vec<usize>,
        best: &mut Option<Candidate>,
    ) {
        if self.sets_left.get() == 0
            || best
                .as_ref()
                .is_some_and(|best| self.is_beaten(&kept, best))
        {
            return;
        }
        let Some((class, others)) = classes.split_first() else {
            self.consider(&kept, best);
            return;
        };
        for number in 0..=class.len().min(most) {
            let mut fewer = kept.clone();
            fewer.retain(|place| !class[..number].contains(place));
            self.drop_wins(others, most - number, fewer, best);
        }
    }

    /// Nothing that is left of these games by dropping wins counts for more than the best: at least
    /// 35 % are always needed, and a win less is a point less.
    fn is_beaten(&self, kept: &[usize], best: &Candidate) -> bool {
        let games = u32::try_from(kept.len()).unwrap_or(u32::MAX);
        let score: u32 = kept.iter().map(|place| self.lines[*place].score.0).sum();
        // Eight games may count as nine.
        let counted = games.clamp(9, 13) + score.saturating_sub((7 * games).div_ceil(10)) / 2;
        best.standing == Standing::Met && (counted, games) < (best.counted, best.numbers.games)
    }

    fn consider(&self, kept: &[usize], best: &mut Option<Candidate>) {
        self.sets_left.set(self.sets_left.get().saturating_sub(1));
        // Most sets fall at the score; the rest of the counting is for those that do not.
        let numbers = self.prepared.count(kept.iter().copied());
        if !numbers.is_enough() {
            return;
        }
        let found = self.judged(kept, numbers);
        let better = |best: &Candidate| found.rank() > best.rank();
        if found.standing != Standing::NotMet && best.as_ref().is_none_or(better) {
            *best = Some(found);
        }
    }

    fn candidate(&self, kept: &[usize]) -> Candidate {
        self.judged(kept, self.prepared.count(kept.iter().copied()))
    }

    fn judged(&self, kept: &[usize], numbers: Numbers) -> Candidate {
        let needs = self.prepared.needs(numbers.games, numbers.opponents);
        let (foreigners, foreigners_standing) = self.foreigners(&numbers, &needs);
        let planned = u32::from(self.event.planned());
        let scheduled = self.card.rounds.len() >= planned as usize;
        let whole = kept.len() == self.lines.len() && scheduled;
        let complete = match &self.schedule {
            Some((numbers, needs)) if !whole => {
                // In a round robin the opponents to come are known without a pairing.
                let known = match scheduled || self.event.facts.system.is_round_robin() {
                    true => Standing::Met,
                    false => Standing::Open,
                };
                self.complete(numbers, needs).min(known)
            }
            _ => Standing::Met,
        };
        let last = kept.last().map(|last| self.lines[*last].round);
        let stopped = !scheduled || last != self.lines.last().map(|line| line.round);
        let full_length = match self.event.is_double() && stopped {
            true => {
                let full = self
                    .prepared
                    .needs(planned.max(numbers.games), planned.div_ceil(2));
                let enough = |main| numbers.main >= main && numbers.holders >= full.holders;
                Standing::between(enough(full.main), enough(full.main_mild))
            }
            false => Standing::Met,
        };
        let mut candidate = Candidate {
            rounds: kept.iter().map(|place| self.lines[*place].round).collect(),
            needs,
            foreigners,
            foreigners_standing,
            standing: Standing::Met,
            eight: self.eight.filter(|_| numbers.games == 8),
            forfeit_as_loss: self.forfeit_as_loss,
            complete,
            full_length,
            enough_games: numbers.games >= self.least,
            counted: self.counted(&numbers),
            cut_short: false,
            numbers,
        };
        candidate.standing = self.standing(&candidate);
        candidate
    }

    /// The worst of all requirements.
    fn standing(&self, candidate: &Candidate) -> Standing {
        let (numbers, needs) = (&candidate.numbers, &candidate.needs);
        let undecided = self
            .card
            .rounds
            .iter()
            .any(|round| round.undecided && candidate.rounds.contains(&round.round));
        let eight = match (candidate.eight, self.event.rules) {
            (Some(EightGames::Other), TitleRules::Fide2017) => Standing::Open,
            _ => Standing::Met,
        };
        // Since 2024 a norm in a round robin takes the whole of it.
        let over = match self.event.facts.system.is_predetermined() {
            true if self.event.rules != TitleRules::Fide2017 => {
                self.event.is_finished() && self.all_met
            }
            _ => true,
        };
        let parts = [
            Standing::of(candidate.enough_games && over),
            Standing::of(numbers.is_enough()),
            Standing::of(numbers.holders >= needs.holders),
            Standing::between(numbers.main >= needs.main, numbers.main >= needs.main_mild),
            Standing::between(
                numbers.unrated <= needs.unrated,
                numbers.unrated <= needs.unrated_mild,
            ),
            candidate.foreigners_standing,
            candidate.complete,
            candidate.full_length,
            eight,
            if undecided {
                Standing::Open
            } else {
                Standing::Met
            },
        ];
        let worst = parts
            .into_iter()
            .filter(|part| *part != Standing::Waived)
            .min();
        worst.unwrap_or(Standing::Met)
    }

    /// The requirements other than the score for the complete tournament.
    fn complete(&self, numbers: &Numbers, needs: &Needs) -> Standing {
        let (_, foreigners) = self.foreigners(numbers, needs);
        let parts = [
            Standing::of(numbers.holders >= needs.holders && numbers.required.is_some()),
            Standing::between(numbers.main >= needs.main, numbers.main >= needs.main_mild),
            Standing::between(
                numbers.unrated <= needs.unrated,
                numbers.unrated <= needs.unrated_mild,
            ),
            foreigners,
        ];
        let worst = parts
            .into_iter()
            .filter(|part| *part != Standing::Waived)
            .min();
        worst.unwrap_or(Standing::Met)
    }

    fn foreigners(&self, numbers: &Numbers, needs: &Needs) -> (Foreigners, Standing) {
        let met = numbers.foreign_federations >= needs.federations
            && numbers.own <= needs.own
            && numbers.most <= needs.one;
        if met {
            let known = self.card.federation.is_some() && numbers.unknown_federations == 0;
            let standing = if known { Standing::Met } else { Standing::Open };
            return (Foreigners::Met, standing);
        }
        match self.waiver(numbers) {
            Some((waiver, standing)) => (Foreigners::Waived(waiver), standing),
            None => (Foreigners::NotMet, Standing::NotMet),
        }
    }

    fn waiver(&self, numbers: &Numbers) -> Option<(Waiver, Standing)> {
        let facts = self.event.facts;
        let registered = facts.registering_federation();
        let at_home = match registered {
            Some(_) if self.card.federation == registered => Some(Standing::Waived),
            Some(_) => None,
            None => Some(Standing::Open),
        };
        let waived = Standing::Waived;
        if !self.event.federations_matter(numbers.games) {
            return Some((Waiver::Irrelevant, waived));
        }
        if facts.level == Level::Zonal {
            return Some((Waiver::Zonal, waived));
        }
        if facts.approvals.foreigners && self.event.rules == TitleRules::Fide2017 {
            return Some((Waiver::Approved, waived));
        }
        let national = match facts.level {
            Level::NationalChampionship if !facts.own_subzonal => {
                Some(Waiver::NationalChampionship)
            }
            Level::NationalTeamChampionship => Some(Waiver::NationalTeamChampionship),
            _ => None,
        };
        if let (Some(waiver), Some(standing)) = (national, at_home) {
            return Some((waiver, standing));
        }
        match self.event.strong_swiss.standing {
            Standing::Met => Some((Waiver::StrongSwiss, waived)),
            Standing::Open => Some((Waiver::StrongSwiss, Standing::Open)),
            _ => None,
        }
    }

    /// The games a norm counts for (1.41b–d, 1.71; 1.4.1b–d, 1.7).
    fn counted(&self, numbers: &Numbers) -> u32 {
        let games = match (numbers.games, self.event.rules) {
            (8, _) if self.event.facts.level == Level::WorldCup => 9,
            (8, rules) if rules != TitleRules::Fide2017 && self.eight.is_some() => 9,
            (games, _) => games.min(13),
        };
        games + numbers.excess()
    }
}

/// Whether eight games of a nine-round event make a norm, and why.
fn eight_games(event: &NormEvent<'_>, card: &Card, games: usize) -> Option<EightGames> {
    if event.planned() != 9 || games != 8 || card.rounds.len() != 9 || event.least_games() != 9 {
        return None;
    }
    let missing = card.rounds.iter().find(|round| round.counts().is_none())?;
    let why = match missing.kind {
        RoundKind::ForfeitWin => EightGames::ForfeitWin,
        RoundKind::AllocatedBye => EightGames::AllocatedBye,
        RoundKind::Bye => EightGames::Bye,
        RoundKind::ForfeitLoss => EightGames::ForfeitLoss,
        RoundKind::Absent => EightGames::Other,
        RoundKind::Played(_) | RoundKind::Pending => return None,
    };
    // Until 2021 any forfeit and any bye; since 2024 only those that are nobody's choice.
    let blameless = matches!(why, EightGames::ForfeitWin | EightGames::AllocatedBye);
    (event.rules == TitleRules::Fide2017 || blameless).then_some(why)
}
