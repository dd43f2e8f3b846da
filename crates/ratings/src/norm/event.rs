//! The event a norm is made in.

use std::collections::HashSet;

use adoube_tournament::{CardRow, Entrant, EntrantId, Outcome, Purpose, RoundNumber, Tournament};
use serde::Serialize;

use super::card::{Card, CardRound, Exclusion, Opponent, RoundKind};
use super::check::{Amount, Check, Standing};
use super::conditions;
use super::count::federation;
use super::title::NormTitle;
use super::verdict::{Verdict, judge};
use crate::facts::{Level, System};
use crate::{EventFacts, TitleRules};

/// An event as norms see it, after a round.
pub struct NormEvent<'t> {
    pub rules: TitleRules,
    /// What is known beside the snapshot.
    pub facts: &'t EventFacts,
    tournament: &'t Tournament,
    after: RoundNumber,
    planned: u16,
    finished: bool,
    /// Games ahead are asked about as if they were the last.
    as_if_finished: bool,
    /// Unrated players without a point against rated ones.
    nothing_scored: HashSet<EntrantId>,
    /// Whether the event is waived from the rules on federations as a strong Swiss.
    pub strong_swiss: StrongSwiss,
    /// What the event itself needs.
    pub conditions: Vec<Check>,
}

/// What is found of an event as a whole, once for the norms of all its players.
#[derive(Clone, Debug)]
pub struct EventFindings {
    rules: TitleRules,
    after: RoundNumber,
    planned: u16,
    finished: bool,
    nothing_scored: HashSet<EntrantId>,
    strong_swiss: StrongSwiss,
    conditions: Vec<Check>,
}

/// How far an event is from the waiver for Swiss events with many foreigners (1.43e; 1.4.3d).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct StrongSwiss {
    pub standing: Standing,
    /// The round with the smallest numbers, and those.
    pub weakest: Option<ForeignPlayers>,
    /// Why it is open or not met.
    #[serde(serialize_with = "adoube_types::facts::stated")]
    pub remark: Amount,
}

/// The rated foreign players of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct ForeignPlayers {
    pub round: RoundNumber,
    pub players: u32,
    pub federations: u32,
    /// Those with the title GM, IM, WGM or WIM.
    pub titled: u32,
}

impl ForeignPlayers {
    fn is_enough(&self) -> bool {
        self.players >= 20 && self.federations >= 3 && self.titled >= 10
    }
}

impl<'t> NormEvent<'t> {
    /// The event as it stands after a round.
    pub fn new(
        tournament: &'t Tournament,
        facts: &'t EventFacts,
        rules: TitleRules,
        after: RoundNumber,
    ) -> NormEvent<'t> {
        let after = after.min(tournament.paired_rounds());
        let planned = planned(tournament, facts.system);
        let mut event = NormEvent {
            rules,
            facts,
            tournament,
            after,
            planned,
            finished: is_finished(tournament, planned, after),
            as_if_finished: false,
            nothing_scored: HashSet::new(),
            strong_swiss: StrongSwiss {
                standing: Standing::NotMet,
                weakest: None,
                remark: Amount::NotASwiss,
            },
            conditions: conditions::conditions(tournament, facts, rules),
        };
        if facts.system.is_round_robin() {
            event.nothing_scored = event.without_a_point();
        }
        if facts.system.is_swiss() {
            event.strong_swiss = event.foreigners();
        }
        event
    }

    /// What was found of the event as a whole.
    pub fn findings(&self) -> EventFindings {
        EventFindings {
            rules: self.rules,
            after: self.after,
            planned: self.planned,
            finished: self.finished,
            nothing_scored: self.nothing_scored.clone(),
            strong_swiss: self.strong_swiss.clone(),
            conditions: self.conditions.clone(),
        }
    }

    /// The same event once more, of which that was found: nothing is worked out again.
    pub fn found_before(
        tournament: &'t Tournament,
        facts: &'t EventFacts,
        findings: EventFindings,
    ) -> NormEvent<'t> {
        NormEvent {
            rules: findings.rules,
            facts,
            tournament,
            after: findings.after,
            planned: findings.planned,
            finished: findings.finished,
            as_if_finished: false,
            nothing_scored: findings.nothing_scored,
            strong_swiss: findings.strong_swiss,
            conditions: findings.conditions,
        }
    }

    /// How many rounds are announced; in a round robin at least those of its schedule.
    pub fn planned(&self) -> u16 {
        self.planned
    }

    /// Whom the schedule of a round robin still brings, each as often as is left.
    pub(super) fn opponents_to_come(&self, card: &Card) -> Vec<Opponent> {
        // A forecast has put everybody on the card already.
        let cycles = self.facts.system.cycles();
        let Some(times) = cycles.filter(|_| !self.as_if_finished) else {
            return Vec::new();
        };
        let seats = seats(self.tournament).filter(|entrant| entrant.id != card.entrant);
        let left = |id: EntrantId| {
            let met = |round: &&CardRound| round.opponent.is_some_and(|other| other.entrant == id);
            times - card.rounds.iter().filter(met).count().min(times)
        };
        let counts = |id: EntrantId| {
            let round = RoundNumber(self.after.0 + 1);
            self.exclusion(round, card.entrant, id).is_none()
        };
        seats
            .filter(|entrant| counts(entrant.id))
            .flat_map(|entrant| std::iter::repeat_n(opponent(entrant), left(entrant.id)))
            .collect()
    }

    /// The round after which norms are looked at.
    pub fn after(&self) -> RoundNumber {
        self.after
    }

    /// Every round is played.
    pub fn is_finished(&self) -> bool {
        self.finished || self.as_if_finished
    }

    /// The same event taken for finished, to ask about cards with games that are still ahead. What
    /// depends on the rounds of others stays open.
    pub(super) fn taken_as_finished(self) -> NormEvent<'t> {
        NormEvent {
            as_if_finished: true,
            ..self
        }
    }

    /// The snapshot that cards are taken from.
    pub fn tournament(&self) -> &'t Tournament {
        self.tournament
    }

    /// The requirements of the event that are not met.
    pub fn faults(&self) -> impl Iterator<Item = &Check> {
        self.conditions
            .iter()
            .filter(|check| check.standing == Standing::NotMet)
    }

    /// The number of games a norm needs, and what fewer than nine count as (1.41; 1.4.1).
    pub fn least_games(&self) -> u32 {
        match self.facts.level {
            Level::TeamChampionship if (7..=9).contains(&self.planned()) => 7,
            Level::WorldCup => 8,
            _ => 9,
        }
    }

    /// The tables leave federations out of account for team championships and for the World Cup
    /// with fewer than nine games.
    pub(super) fn federations_matter(&self, games: u32) -> bool {
        !(games < 9 && matches!(self.facts.level, Level::TeamChampionship | Level::WorldCup))
    }

    /// A double round robin.
    pub(super) fn is_double(&self) -> bool {
        self.facts.system == System::DoubleRoundRobin
    }

    /// The games of a player with what a norm asks of each opponent.
    pub fn card(&self, id: EntrantId) -> Option<Card> {
        let entrant = self.tournament.entrant(id)?;
        let rows = self.tournament.card(id, self.after);
        Some(Card {
            entrant: id,
            name: entrant.player.name.clone(),
            federation: entrant.player.federation,
            sex: entrant.player.sex,
            title: entrant.player.title,
            rounds: rows.map(|row| self.round(id, &row)).collect(),
        })
    }

    fn round(&self, id: EntrantId, row: &CardRow) -> CardRound {
        let (kind, short) = RoundKind::of(row.counted_for(Purpose::Rating));
        let entrant = row
            .opponent
            .and_then(|other| self.tournament.entrant(other));
        let opponent = entrant.map(opponent);
        let excluded = match (kind, row.opponent) {
            (RoundKind::Played(_) | RoundKind::Pending, Some(other)) => {
                self.exclusion(row.round, id, other).or(short)
            }
            _ => None,
        };
        let nothing = row.opponent.is_some_and(|other| self.is_undecided(other));
        CardRound {
            round: row.round,
            opponent,
            kind,
            excluded,
            undecided: nothing && !self.finished,
        }
    }

    /// An unrated player of a round robin without a point against rated ones so far.
    pub(super) fn is_undecided(&self, id: EntrantId) -> bool {
        self.nothing_scored.contains(&id)
    }

    pub(super) fn exclusion(
        &self,
        round: RoundNumber,
        id: EntrantId,
        other: EntrantId,
    ) -> Option<Exclusion> {
        let facts = self.facts;
        let away = |id| facts.not_over_the_board.contains(&(round, id));
        if facts.outside_fide.contains(&other) {
            Some(Exclusion::OutsideFide)
        } else if facts.computers.contains(&other) {
            Some(Exclusion::Computer)
        } else if away(id) || away(other) {
            Some(Exclusion::NotOverTheBoard)
        } else if self.nothing_scored.contains(&other) && self.finished {
            Some(Exclusion::NothingScored)
        } else {
            None
        }
    }

    /// The verdicts on everybody's titles that are still to be won.
    pub fn verdicts(&self) -> impl Iterator<Item = Verdict> + '_ {
        let cards = (self.tournament.entrants().iter()).filter_map(|e| self.card(e.id));
        cards.flat_map(move |card| {
            let titles = NormTitle::open_to(card.sex, card.title);
            titles
                .map(|title| judge(self, &card, title))
                .collect::<Vec<_>>()
        })
    }

    /// The verdict on one title of one player.
    pub fn verdict(&self, id: EntrantId, title: NormTitle) -> Option<Verdict> {
        Some(judge(self, &self.card(id)?, title))
    }

    fn without_a_point(&self) -> HashSet<EntrantId> {
        let rated = |id: EntrantId| {
            let entrant = self.tournament.entrant(id);
            entrant.is_some_and(|entrant| entrant.player.fide_rating.is_some_and(|r| r > 0))
        };
        let unrated = (self.tournament.entrants().iter()).filter(|entrant| !rated(entrant.id));
        let scored = |id: EntrantId| {
            self.tournament.card(id, self.after).any(|row| {
                let outcome = row.counted_for(Purpose::Rating);
                matches!(outcome, Outcome::Win | Outcome::Draw) && row.opponent.is_some_and(rated)
            })
        };
        unrated
            .map(|entrant| entrant.id)
            .filter(|id| !scored(*id))
            .collect()
    }

    fn foreigners(&self) -> StrongSwiss {
        // Without a known host everybody may be a foreigner.
        let host = self.facts.host;
        let foreign = |entrant: &&Entrant| {
            let player = &entrant.player;
            // FID players are no federation; since 2024 they are not counted at all.
            let known = match self.rules {
                TitleRules::Fide2017 => player.federation,
                _ => federation(player.federation),
            };
            player.fide_rating.is_some_and(|rating| rating > 0)
                && known.is_some_and(|known| Some(known) != host)
        };
        let entrants: Vec<&Entrant> = (self.tournament.entrants().iter())
            .filter(foreign)
            .filter(|entrant| self.rules == TitleRules::Fide2017 || self.missed(entrant.id) <= 1)
            .collect();
        let rounds = (1..=self.after.0).map(RoundNumber);
        let strict: Vec<ForeignPlayers> = rounds
            .map(|round| self.foreign_players(round, &entrants, false))
            .collect();
        let weakest = strict
            .iter()
            .min_by_key(|round| (round.players, round.titled, round.federations))
            .copied();
        let every_round = !strict.is_empty() && strict.iter().all(ForeignPlayers::is_enough);
        let mild = self.rules != TitleRules::Fide2017
            && self
                .foreign_players(self.after, &entrants, true)
                .is_enough();
        // The strict reading asks for the foreigners in every round, the mild one over the whole
        // event.
        let (standing, remark) = if host.is_none() && (every_round || mild) {
            (Standing::Open, Amount::HostNotKnown)
        } else if every_round && self.is_finished() {
            (Standing::Met, Amount::InEveryRound)
        } else if every_round {
            (Standing::Open, Amount::SoFar)
        } else if mild {
            (Standing::Open, Amount::OnlyWithMissedRounds)
        } else {
            (Standing::NotMet, Amount::NotInEveryRound)
        };
        StrongSwiss {
            standing,
            weakest,
            remark,
        }
    }

    /// Whether the event is surely one of those of which an application needs one since 2022
    /// (1.5.6): an Olympiad, the final of a national championship, or an individual Swiss with 40
    /// players of an average of 2000 in every round. None if that cannot be seen from here.
    pub fn is_mandatory_event(&self) -> Option<bool> {
        match (self.facts.level, self.facts.system) {
            (Level::Olympiad | Level::NationalChampionship, _) => Some(true),
            (_, System::Swiss) if self.finished && self.is_large_swiss() => Some(true),
            _ => None,
        }
    }

    fn is_large_swiss(&self) -> bool {
        let players: Vec<(EntrantId, u16)> = (self.tournament.entrants().iter())
            .filter(|entrant| self.missed(entrant.id) <= 1)
            .filter_map(|entrant| Some((entrant.id, entrant.player.fide_rating?)))
            .collect();
        let here = |id: EntrantId, round: RoundNumber| {
            let row = self.tournament.row(id, round);
            row.is_some_and(|row| row.reported.is_played() || is_left_over(row.reported))
        };
        (1..=self.after.0).map(RoundNumber).all(|round| {
            let ratings = players.iter().filter(|(id, _)| here(*id, round));
            let (count, sum) = ratings.fold((0u32, 0u32), |(count, sum), (_, rating)| {
                (count + 1, sum + u32::from(*rating))
            });
            count >= 40 && sum >= 2000 * count
        })
    }

    /// Rounds without a game, the pairing-allocated bye not counted.
    fn missed(&self, id: EntrantId) -> usize {
        let rows = self.tournament.card(id, self.after);
        rows.filter(|row| !row.reported.is_played() && !is_left_over(row.reported))
            .count()
    }

    fn foreign_players(
        &self,
        round: RoundNumber,
        entrants: &[&Entrant],
        absent_too: bool,
    ) -> ForeignPlayers {
        let here = |id: EntrantId| {
            let row = self.tournament.row(id, round);
            row.is_some_and(|row| {
                let left_over = self.rules != TitleRules::Fide2017 && is_left_over(row.reported);
                row.reported.is_played() || left_over
            })
        };
        let mut found = ForeignPlayers {
            round,
            players: 0,
            federations: 0,
            titled: 0,
        };
        let mut federations = HashSet::new();
        for entrant in entrants.iter().filter(|e| absent_too || here(e.id)) {
            found.players += 1;
            let title = entrant.player.title;
            found.titled += u32::from(title.is_some_and(|title| NormTitle::Wim.counts(title)));
            federations.extend(federation(entrant.player.federation));
        }
        found.federations = u32::try_from(federations.len()).unwrap_or(u32::MAX);
        found
    }
}

/// Who has been paired at all.
fn seats(tournament: &Tournament) -> impl Iterator<Item = &Entrant> {
    let last = tournament.paired_rounds();
    (tournament.entrants().iter()).filter(move |entrant| {
        (tournament.card(entrant.id, last)).any(|row| row.opponent.is_some())
    })
}

/// A file often tells no more rounds than are played, and then an unfinished round robin looks
/// like a finished one; but everybody meets everybody.
fn planned(tournament: &Tournament, system: System) -> u16 {
    let opponents = seats(tournament).count().saturating_sub(1);
    let games = system.cycles().map(|cycles| cycles * opponents);
    let games = games.and_then(|games| u16::try_from(games).ok());
    let announced = tournament.draft().planned_rounds;
    announced.max(games.unwrap_or(0))
}

fn is_finished(tournament: &Tournament, planned: u16, after: RoundNumber) -> bool {
    let mut games = tournament.rounds().iter().flat_map(|round| &round.games);
    after.0 >= planned && games.all(|game| game.results.counted_for(Purpose::Rating).is_final())
}

fn is_left_over(outcome: Outcome) -> bool {
    outcome == Outcome::PairingAllocatedBye
}

pub(super) fn opponent(entrant: &Entrant) -> Opponent {
    Opponent {
        entrant: entrant.id,
        rating: entrant.player.fide_rating.filter(|rating| *rating > 0),
        title: entrant.player.title,
        federation: entrant.player.federation,
    }
}
