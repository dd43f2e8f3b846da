//! A random tournament while it is being played.

use std::cmp::Reverse;

use adoube_tournament::{
    BoardNumber, Bye, ByeKind, ByeRequest, Draft, Entrant, EntrantId, Game, GameResult,
    PairingNumber, Player, ProhibitedPairing, Results, Round, RoundNumber, RoundSpan, TeamId,
    TeamMatch, Tournament, Violations,
};

use super::chance::played_game;
use super::event::{self, PlayedMatch};
use super::happenings::{planned, stricken};
use super::model::modelled_game;
use super::{CannotGenerate, Field, GeneratorSettings, Happening, HappeningKind};
use crate::dutch::Pair;
use crate::schedule::lots::Lots;
use crate::system::{CannotPair, PairedRound};

/// The last round in which a late entry is taken.
const LAST_LATE_ENTRY: u32 = 4;

/// The largest group of players who may not meet.
const LARGEST_GROUP: u32 = 4;

/// Ratings that files can have.
const LEAST_RATING: i64 = 100;
const MOST_RATING: i64 = 3500;

/// A random tournament on its way: who is entered, what was played, and the lots that decide the
/// rest.
pub(super) struct RunningTournament<'s> {
    settings: &'s GeneratorSettings,
    lots: Lots,
    /// Those who are paired, and when they are there; the event itself where they are players whose
    /// rounds are single games.
    draft: Draft,
    /// The event of teams or of matches of two games.
    event: Option<Draft>,
    /// What happens in which round.
    plan: Vec<Happening>,
}

impl RunningTournament<'_> {
    /// Everybody is entered; nothing is paired yet.
    pub(super) fn open(
        settings: &GeneratorSettings,
        mut lots: Lots,
    ) -> Result<RunningTournament<'_>, CannotGenerate> {
        let players = match &settings.field {
            Field::Random { .. } => invented_players(&settings.field, &mut lots),
            Field::Stepped { .. } => stepped_players(&settings.field, &mut lots),
            Field::Given(players) => players.clone(),
        };
        let entrants: Vec<Entrant> = (1..)
            .zip(players)
            .map(|(number, player)| entered(number, player, settings, &mut lots))
            .collect();
        let initial_colour = (settings.initial_colour).unwrap_or_else(|| lots.colour());
        let draft = Draft {
            planned_rounds: settings.rounds,
            point_system: settings.points(),
            initial_colour: Some(initial_colour),
            prohibited: prohibited(settings, &mut lots),
            entrants,
            ..Draft::default()
        };
        let plan = planned(&settings.happenings, settings.rounds, &mut lots);
        let mut running = RunningTournament {
            settings,
            lots,
            draft,
            event: None,
            plan,
        };
        // Who has a bye in round 1 decides on the groups of an acceleration.
        running.absences(RoundNumber::FIRST);
        if settings.baku {
            let (draft, points) = (&running.draft, settings.points());
            running.draft.virtual_points =
                (settings.system).baku(draft, settings.rounds, &points)?;
        }
        let (system, draft) = (&settings.system, &running.draft);
        running.event = match system.team_score() {
            Some(primary) => Some(event::of_teams(draft, primary, &mut running.lots)),
            None => (system.games_in_a_row() == 2).then(|| event::of_matches(draft)),
        };
        Ok(running)
    }

    /// Who withdraws, returns or has a bye in a round.
    fn absences(&mut self, round: RoundNumber) {
        for place in 0..self.draft.entrants.len() {
            self.comings_and_goings(place, round);
        }
        for kind in HappeningKind::OF_PLAYERS {
            let (present, _) = self.presence(round);
            let places = (0..present.len()).collect();
            let happening = HappeningKind::Bye(kind);
            let away = stricken(&self.plan, happening, round, places, &mut self.lots);
            let requests = away.into_iter().map(|place| ByeRequest {
                entrant: present[place],
                round,
                kind,
            });
            self.draft.bye_requests.extend(requests);
        }
    }

    /// Pairs and plays a round, unless it has no legal pairing.
    pub(super) fn round(
        &mut self,
        round: RoundNumber,
    ) -> Result<Result<(), CannotPair>, Violations> {
        if round > RoundNumber::FIRST {
            self.absences(round);
        }
        let settings = self.settings;
        let system = &settings.system;
        let Some(event) = &self.event else {
            let tournament = Tournament::new(self.draft.clone())?;
            let paired = system.pair_knowing(&tournament, round, &settings.us_facts);
            return Ok(paired.map(|pairing| self.play(round, &pairing)));
        };
        let tournament = Tournament::new(event.clone())?;
        let among = system.competitors(&tournament);
        let (present, absent) = self.presence(round);
        let paired = system.pair_competitors(&among, round, &present, &settings.us_facts);
        Ok(paired.map(|pairing| self.play_event(round, &pairing, &absent)))
    }

    /// Who is to be paired in a round, and who is out of the event in it.
    fn presence(&self, round: RoundNumber) -> (Vec<EntrantId>, Vec<EntrantId>) {
        let asked = |id: EntrantId| {
            let mut requests = self.draft.bye_requests.iter();
            requests.any(|request| request.entrant == id && request.round == round)
        };
        let entrants = self.draft.entrants.iter();
        let (there, away): (Vec<&Entrant>, Vec<&Entrant>) =
            entrants.partition(|entrant| entrant.takes_part_in(round));
        let present = there.into_iter().map(|entrant| entrant.id);
        (
            present.filter(|id| !asked(*id)).collect(),
            away.into_iter().map(|entrant| entrant.id).collect(),
        )
    }

    /// Plays a round of teams or of matches of two games.
    fn play_event(&mut self, round: RoundNumber, pairing: &PairedRound, absent: &[EntrantId]) {
        let away = absent.iter().map(|entrant| Bye {
            entrant: *entrant,
            kind: ByeKind::ZeroPoint,
        });
        let byes: Vec<Bye> = self.byes(round, pairing).into_iter().chain(away).collect();
        if self.settings.system.is_for_teams() {
            let pairs = (1..).zip(&pairing.pairs);
            let matches = pairs.map(|(table, pair)| self.team_match(table, *pair));
            let mut matches: Vec<PlayedMatch> = matches.collect();
            let boards = matches.iter_mut().flat_map(|played| &mut played.games);
            let results = boards.map(|game| &mut game.results.reported);
            strike(&self.plan, round, results.collect(), &mut self.lots);
            if let Some(event) = &mut self.event {
                event::push_matches(event, matches, &byes);
            }
            return;
        }
        let pairs = pairing.pairs.iter();
        let mut played: Vec<(Pair, [GameResult; 2])> =
            pairs.map(|pair| (*pair, self.two_games(*pair))).collect();
        let results = played.iter_mut().flat_map(|(_, games)| games);
        strike(&self.plan, round, results.collect(), &mut self.lots);
        if let Some(event) = &mut self.event {
            event::push_games(event, &played, &byes);
        }
    }

    /// The results of both games of a match; who forfeits one forfeits both.
    fn two_games(&mut self, pair: Pair) -> [GameResult; 2] {
        if self.settings.forfeits.happens(&mut self.lots) {
            let first = self.forfeit();
            let second = match first {
                GameResult::WHITE_WINS_BY_FORFEIT => GameResult::BLACK_WINS_BY_FORFEIT,
                GameResult::BLACK_WINS_BY_FORFEIT => GameResult::WHITE_WINS_BY_FORFEIT,
                both => both,
            };
            return [first, second];
        }
        let (one, other) = (self.strength(pair.white), self.strength(pair.black));
        [self.game_of(one, other), self.game_of(other, one)]
    }

    fn team_match(&mut self, table: u32, pair: Pair) -> PlayedMatch {
        let (first, second) = (TeamId(pair.white.0), TeamId(pair.black.0));
        let is_forfeited = self.settings.forfeits.happens(&mut self.lots);
        let forfeit = is_forfeited.then(|| event::forfeit(self.forfeit()));
        let mut games = Vec::new();
        if !is_forfeited {
            let [one, other] = [first, second].map(|id| self.line_up(id));
            for (board, pair) in event::boards(table, &one, &other) {
                let (white, black) = (self.strength(pair.white), self.strength(pair.black));
                let result = self.game_of(white, black);
                games.push(Game {
                    board,
                    white: pair.white,
                    black: pair.black,
                    results: Results::reported(result),
                });
            }
        }
        let table = TeamMatch {
            table,
            first,
            second,
            forfeit,
        };
        PlayedMatch { table, games }
    }

    fn line_up(&mut self, id: TeamId) -> Vec<EntrantId> {
        let teams = self.event.iter().flat_map(|event| &event.teams);
        let team = teams.into_iter().find(|team| team.id == id);
        team.map_or_else(Vec::new, |team| event::line_up(team, &mut self.lots))
    }

    /// Says of everybody who is out of the event in a round that they are absent from it, so that
    /// a file that ends before it tells who was to be paired.
    pub(super) fn note_absences(&mut self, round: RoundNumber) {
        let (_, absent) = self.presence(round);
        if let Some(event) = &mut self.event {
            let asked = self.draft.bye_requests.iter();
            let asked = asked.filter(|request| request.round == round);
            let away: Vec<EntrantId> = absent
                .into_iter()
                .chain(asked.map(|request| request.entrant))
                .collect();
            event::note_absences(event, self.settings, round, &away);
            return;
        }
        let requests = absent.into_iter().map(|entrant| ByeRequest {
            entrant,
            round,
            kind: ByeKind::ZeroPoint,
        });
        self.draft.bye_requests.extend(requests);
    }

    /// The tournament as far as it was played.
    pub(super) fn close(self) -> Result<Tournament, Violations> {
        Tournament::new(self.event.unwrap_or(self.draft))
    }

    /// Before a round some withdraw, return or ask for a bye.
    fn comings_and_goings(&mut self, place: usize, round: RoundNumber) {
        let (settings, lots) = (self.settings, &mut self.lots);
        let entrant = &mut self.draft.entrants[place];
        if round < entrant.first_round {
            return;
        }
        let withdrawn = (entrant.withdrawals.last_mut()).filter(|span| span.last.is_none());
        if let Some(span) = withdrawn {
            if settings.returns.happens(lots) {
                span.last = round.previous();
            }
        } else if settings.withdrawals.happens(lots) {
            entrant.withdrawals.push(RoundSpan::from(round));
        }
        if !entrant.takes_part_in(round) {
            return;
        }
        let byes = [
            (settings.half_point_byes, ByeKind::HalfPoint),
            (settings.zero_point_byes, ByeKind::ZeroPoint),
            (settings.full_point_byes, ByeKind::FullPoint),
        ];
        let asked = byes.into_iter().find(|(chance, _)| chance.happens(lots));
        self.draft
            .bye_requests
            .extend(asked.map(|(_, kind)| ByeRequest {
                entrant: entrant.id,
                round,
                kind,
            }));
    }

    /// The byes that were asked for, and the allocated one.
    fn byes(&self, round: RoundNumber, pairing: &PairedRound) -> Vec<Bye> {
        let requested = (self.draft.bye_requests.iter())
            .filter(|request| request.round == round)
            .map(|request| request.bye());
        let allocated = pairing.bye.map(|entrant| Bye {
            entrant,
            kind: ByeKind::PairingAllocated,
        });
        requested.chain(allocated).collect()
    }

    fn play(&mut self, round: RoundNumber, pairing: &PairedRound) {
        let byes = self.byes(round, pairing);
        let games = (1..).zip(&pairing.pairs);
        let games = games.map(|(board, pair)| self.game(board, *pair));
        let mut games: Vec<Game> = games.collect();
        let results = games.iter_mut().map(|game| &mut game.results.reported);
        strike(&self.plan, round, results.collect(), &mut self.lots);
        self.draft.rounds.push(Round {
            games,
            byes,
            ..Round::default()
        });
    }

    fn game(&mut self, board: u32, pair: Pair) -> Game {
        Game {
            board: BoardNumber::single(board),
            white: pair.white,
            black: pair.black,
            results: Results::reported(self.result(pair)),
        }
    }

    fn result(&mut self, pair: Pair) -> GameResult {
        if self.settings.forfeits.happens(&mut self.lots) {
            return self.forfeit();
        }
        let (white, black) = (self.strength(pair.white), self.strength(pair.black));
        self.game_of(white, black)
    }

    /// A game that is played by two of these strengths.
    fn game_of(&mut self, white: u16, black: u16) -> GameResult {
        match self.settings.draws {
            Some(draws) => played_game(white, black, draws, &mut self.lots),
            None => modelled_game(white, black, &mut self.lots),
        }
    }

    fn forfeit(&mut self) -> GameResult {
        if self.settings.double_forfeits.happens(&mut self.lots) {
            GameResult::DOUBLE_FORFEIT
        } else if self.lots.below(2) == 0 {
            GameResult::WHITE_WINS_BY_FORFEIT
        } else {
            GameResult::BLACK_WINS_BY_FORFEIT
        }
    }

    /// The rating; who has none plays like the weakest of those who have one.
    fn strength(&self, id: EntrantId) -> u16 {
        let register = match &self.event {
            Some(event) => event,
            None => &self.draft,
        };
        let rating = register
            .entrant(id)
            .and_then(|entrant| entrant.player.fide_rating);
        rating.unwrap_or_else(|| {
            let ratings = register
                .entrants
                .iter()
                .filter_map(|e| e.player.fide_rating);
            ratings.min().unwrap_or(0)
        })
    }
}

/// Gives games the results that are to happen in a round, none of them twice.
fn strike(
    plan: &[Happening],
    round: RoundNumber,
    mut games: Vec<&mut GameResult>,
    lots: &mut Lots,
) {
    for kind in HappeningKind::OF_GAMES {
        let Some(result) = kind.result() else {
            continue;
        };
        let usual = [
            GameResult::WHITE_WINS,
            GameResult::DRAW,
            GameResult::BLACK_WINS,
        ];
        let left = (0..games.len()).filter(|place| usual.contains(games[*place]));
        let left: Vec<usize> = left.collect();
        for place in stricken(plan, kind, round, left, lots) {
            *games[place] = result;
        }
    }
}

/// Players whose ratings go down step by step, each with a deviation of its own, the strongest first.
fn stepped_players(field: &Field, lots: &mut Lots) -> Vec<Player> {
    let Field::Stepped {
        players,
        highest_rating,
        step,
        deviation,
    } = field
    else {
        return Vec::new();
    };
    let mut ratings: Vec<i64> = (0..i64::try_from(*players).unwrap_or(0))
        .map(|place| {
            // The sum of twelve lots is normal enough, with a deviation of one.
            let sum: i64 = (0..12).map(|_| i64::from(lots.below(1001))).sum();
            let moved = (sum - 6_000) * i64::from(*deviation) / 1_000;
            i64::from(*highest_rating) - place * i64::from(*step) + moved
        })
        .collect();
    ratings.sort_by_key(|rating| Reverse(*rating));
    let rating = |rating: i64| u16::try_from(rating.clamp(LEAST_RATING, MOST_RATING)).ok();
    named(ratings.into_iter().map(rating).collect())
}

/// Players with these ratings.
fn named(ratings: Vec<Option<u16>>) -> Vec<Player> {
    (1..)
        .zip(ratings)
        .map(|(number, fide_rating)| Player {
            fide_rating,
            ..Player::named(&format!("Player {number:04}"))
        })
        .collect()
}

/// Invented players, the strongest first.
fn invented_players(field: &Field, lots: &mut Lots) -> Vec<Player> {
    let Field::Random {
        players,
        lowest_rating,
        highest_rating,
        unrated,
    } = field
    else {
        return Vec::new();
    };
    let spread = u32::from(highest_rating - lowest_rating) + 1;
    let mut ratings: Vec<Option<u16>> = (0..*players)
        .map(|_| {
            // At most the spread, which came from a u16.
            let rating = lowest_rating + lots.below(spread) as u16;
            (!unrated.happens(lots)).then_some(rating)
        })
        .collect();
    ratings.sort_by_key(|rating| Reverse(*rating));
    named(ratings)
}

fn entered(number: u32, player: Player, settings: &GeneratorSettings, lots: &mut Lots) -> Entrant {
    let mut entrant = Entrant {
        pairing_number: PairingNumber::new(number),
        ..Entrant::new(EntrantId(number), player)
    };
    let latest = u32::from(settings.rounds).min(LAST_LATE_ENTRY);
    if settings.late_entries.happens(lots) && latest > 1 {
        // At most four.
        entrant.first_round = RoundNumber(2 + lots.below(latest - 1) as u16);
    }
    entrant
}

/// Groups of players who may not meet, such as relatives.
fn prohibited(settings: &GeneratorSettings, lots: &mut Lots) -> Vec<ProhibitedPairing> {
    let players = u32::try_from(settings.field.size()).unwrap_or(u32::MAX);
    (0..settings.prohibited_groups)
        .map(|_| {
            let size = (2 + lots.below(LARGEST_GROUP - 1)).min(players);
            let drawn = lots.draw(players).into_iter().take(size as usize);
            let mut entrants: Vec<EntrantId> = drawn.map(EntrantId).collect();
            entrants.sort();
            ProhibitedPairing {
                entrants,
                rounds: RoundSpan::from(RoundNumber::FIRST),
            }
        })
        .collect()
}
