//! Play-offs: what is played where players are level, for first place or in a match of a knockout.
//!
//! A play-off is worked out anew from its seed and the results so far. What comes of it is kept: of a
//! match of players as what its last game counts for pairing, since the game itself is rated as it
//! ended; of teams, and for first place, as places in a record of its own.

use adoube_journal::{
    AdjustResult, Command, EventDetails, Format, PlayOffDecided, Section, TeamPlayOffDecided,
};
use adoube_pairing::dutch::Pair;
use adoube_pairing::facts::{Article, Series};
use adoube_pairing::schedule::individual_match::MatchStatus;
use adoube_pairing::schedule::knockout::{
    MiniMatch, Pace, Placing, RateOfPlay, Stage, usual_ladder,
};
use adoube_pairing::schedule::play_off::PlayOff;
use adoube_pairing::schedule::{ScheduleError, ScheduledGame, Seat};
use adoube_tournament::{
    BoardNumber, DecidedPlace, EntrantId, Game, GameResult, Purpose, RoundNumber, TeamId,
    Tournament,
};
use serde::Serialize;

use super::competitors::as_team;
use super::knockout_matches;
use crate::announcement::{TieForFirst, stored};
use crate::articles::{KNOCKOUT_MATCHES, PLAY_OFFS};
use crate::ranking::{Ranking, Reentries};

/// How many blitz games the ladder of a tied match has.
const BLITZ_GAMES: u32 = 2;

/// Players who are level and have to be separated, the first by the next tie-break first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Tie {
    ForFirstPlace {
        players: Series<EntrantId>,
    },
    /// In a match of a knockout.
    InMatch {
        board: BoardNumber,
        players: Series<EntrantId>,
    },
}

/// What a play-off has come to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayOffState {
    /// The games to be played next, in the order of their results; none when it is over.
    pub games: Vec<Pair>,
    /// How fast they are played.
    pub speed: Option<PlayOffSpeed>,
    /// Black needs only a draw.
    pub draw_odds: bool,
    /// Where everybody ended, once that is known: the player with the best and the worst place.
    pub places: Vec<(EntrantId, u32, u32)>,
    /// Where it stands.
    pub article: Article,
}

/// How fast a game of a play-off is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum PlayOffSpeed {
    Standard,
    Rapid,
    Blitz,
    /// The same for both.
    Even {
        minutes: u32,
        seconds: u32,
    },
    /// The increment begins later, and Black has less time.
    Armageddon {
        white: u32,
        black: u32,
        seconds: u32,
        from: u32,
    },
}

/// The ties of a section that call for a play-off: the level matches of the last round of a
/// knockout, or those who are first together after the last round. Where a play-off is announced
/// for a tie, points decide who plays it; else whom all tie-breaks leave level.
pub fn ties(event: &EventDetails, section: &Section) -> Vec<Tie> {
    let Ok(tournament) = section.snapshot() else {
        return Vec::new();
    };
    match section.settings.format {
        Format::Knockout | Format::TeamKnockout => level_matches(section, &tournament),
        _ => (first_place(event, section, &tournament).into_iter()).collect(),
    }
}

fn level_matches(section: &Section, tournament: &Tournament) -> Vec<Tie> {
    let Ok((played, None)) = knockout_matches::finished(&section.settings, tournament) else {
        return Vec::new();
    };
    let games = played.rounds().last().into_iter();
    let games = games.flat_map(|round| &round.games);
    let level = games.filter(|game| game.results.counted_for(Purpose::Pairing) == GameResult::DRAW);
    let side = |id: EntrantId| match section.settings.format {
        Format::TeamKnockout => as_team(id),
        _ => id,
    };
    level
        .map(|game| Tie::InMatch {
            board: game.board,
            players: Series(vec![side(game.white), side(game.black)]),
        })
        .collect()
}

fn first_place(event: &EventDetails, section: &Section, tournament: &Tournament) -> Option<Tie> {
    let settings = &section.settings;
    let after = tournament.paired_rounds();
    let is_over = after.0 >= settings.rounds && section.draft.open_games(after).is_empty();
    if !is_over {
        return None;
    }
    let announced = stored::read(&settings.announced).tie_for_first;
    let by_points = announced == Some(TieForFirst::PlayOff);
    let entries = Reentries::of(section);
    let ranking = Ranking::of(event, settings, tournament, after)
        .with_one_entry_each(&entries, entries.latest_counts);
    let of_teams = ranking.field.is_for_teams();
    let lines = ranking.standings.lines();
    let first = lines.first()?;
    let level = lines.iter().filter(|line| match by_points {
        true => line.points == first.points,
        false => line.rank == first.rank,
    });
    let level = level.map(|line| EntrantId(ranking.field.participants()[line.place].id));
    let players: Vec<EntrantId> = level
        .map(|id| if of_teams { as_team(id) } else { id })
        .collect();
    (players.len() > 1 && !is_decided(tournament, after, &players)).then_some(Tie::ForFirstPlace {
        players: Series(players),
    })
}

/// Whether a play-off between them is on record. Places it left shared stay so.
fn is_decided(tournament: &Tournament, after: RoundNumber, players: &[EntrantId]) -> bool {
    let draft = tournament.draft();
    let teams: Option<Vec<TeamId>> = players.iter().map(|id| id.team()).collect();
    match teams {
        Some(teams) => {
            let mut all = draft.team_play_offs.iter();
            all.any(|one| one.round == after && one.is_between(&teams))
        }
        None => {
            let mut all = draft.play_offs.iter();
            all.any(|one| one.round == after && one.is_between(players))
        }
    }
}

impl Tie {
    /// The teams that are level, where teams are.
    fn teams(&self) -> Option<Vec<TeamId>> {
        self.players().iter().map(|id| id.team()).collect()
    }

    /// Everybody who is level, or the stand-ins of teams.
    pub fn level(&self) -> &[EntrantId] {
        self.players()
    }

    fn players(&self) -> &[EntrantId] {
        match self {
            Tie::ForFirstPlace { players } | Tie::InMatch { players, .. } => &players.0,
        }
    }

    /// How the play-off goes on after some results, in the order of the games that were proposed.
    /// Results beyond its end are left aside.
    ///
    /// # Errors
    ///
    /// A result is none that a game can end with.
    pub fn play_off(
        &self,
        seed: u64,
        results: &[GameResult],
    ) -> Result<PlayOffState, ScheduleError> {
        match self {
            Tie::ForFirstPlace { .. } => self.for_first_place(seed, results),
            Tie::InMatch { .. } => self.in_match(seed, results),
        }
    }

    fn for_first_place(
        &self,
        seed: u64,
        mut results: &[GameResult],
    ) -> Result<PlayOffState, ScheduleError> {
        let seats: Vec<Seat> = (1..).zip(self.players()).map(|(seat, _)| seat).collect();
        let mut play_off = PlayOff::new(&seats, seed)?;
        while let Some(task) = play_off.next_task()
            && let Some((now, later)) = results.split_at_checked(task.games.len())
        {
            play_off.record(now)?;
            results = later;
        }
        let task = play_off.next_task();
        let games = task.iter().flat_map(|task| &task.games);
        let placings = play_off.finished().unwrap_or(&[]);
        Ok(PlayOffState {
            games: games.map(|game| self.pair(*game)).collect(),
            speed: task.as_ref().map(|task| PlayOffSpeed::from(task.rate)),
            draw_odds: false,
            places: placings.iter().map(|one| self.place(*one)).collect(),
            article: Article::Of(PLAY_OFFS),
        })
    }

    fn in_match(&self, seed: u64, results: &[GameResult]) -> Result<PlayOffState, ScheduleError> {
        // The games at the standard rate have been played.
        let mut ladder: Vec<Stage> = usual_ladder(1, BLITZ_GAMES).into_iter().skip(1).collect();
        if self.teams().is_some() {
            // Every game is a match on all boards, of which half of a team has Black: there are no
            // draw odds, and what is level after blitz the regulations of the event decide.
            ladder.pop();
        }
        let mut play_off = MiniMatch::new([1, 2], ladder, seed)?;
        for result in results {
            if play_off.status() != MatchStatus::Open {
                break;
            }
            play_off.record(*result)?;
        }
        let next = play_off.next_game();
        let places = play_off.winner().into_iter().flat_map(|winner| {
            let loser = 3 - winner;
            [(winner, 1), (loser, 2)].map(|(player, place)| Placing {
                player,
                from: place,
                to: place,
            })
        });
        Ok(PlayOffState {
            games: next.iter().map(|next| self.pair(next.game)).collect(),
            speed: next.map(|next| PlayOffSpeed::from(next.pace)),
            draw_odds: next.is_some_and(|next| next.draw_odds),
            places: places.map(|one| self.place(one)).collect(),
            article: Article::Of(KNOCKOUT_MATCHES),
        })
    }

    fn seated(&self, seat: Seat) -> EntrantId {
        let place = usize::try_from(seat).unwrap_or(usize::MAX);
        let player = self.players().get(place.saturating_sub(1));
        player.copied().unwrap_or(EntrantId(0))
    }

    fn pair(&self, game: ScheduledGame<Seat>) -> Pair {
        Pair {
            white: self.seated(game.white),
            black: self.seated(game.black),
        }
    }

    fn place(&self, placing: Placing) -> (EntrantId, u32, u32) {
        (self.seated(placing.player), placing.from, placing.to)
    }

    /// The command that keeps what a play-off came to: each who was level with a place, the winner
    /// first. In a match of players it is what the last game counts for pairing. Nothing if somebody
    /// is left out, or nobody won.
    pub fn decided(&self, section: &Section, places: &[(EntrantId, u32, u32)]) -> Option<Command> {
        let all = self.players();
        let is_placed = |one: &EntrantId| places.iter().any(|(id, ..)| id == one);
        if places.len() != all.len() || !all.iter().all(is_placed) {
            return None;
        }
        let (section_id, round) = (section.id.clone(), section.draft.paired_rounds());
        match self {
            Tie::InMatch { .. } if self.teams().is_none() => {
                let winner = places.iter().find(|(_, _, to)| *to == 1)?.0;
                self.goes_on(section, winner)
            }
            _ if self.teams().is_some() => {
                let place = |(id, from, _): &(EntrantId, u32, u32)| {
                    let (place, who) = (*from, id.team()?);
                    Some(DecidedPlace { place, who })
                };
                Some(Command::DecideTeamPlayOff(TeamPlayOffDecided {
                    section: section_id,
                    round,
                    places: in_order(places.iter().map(place).collect::<Option<_>>()?),
                }))
            }
            _ => {
                let place = |(id, from, _): &(EntrantId, u32, u32)| DecidedPlace {
                    place: *from,
                    who: *id,
                };
                Some(Command::DecidePlayOff(PlayOffDecided {
                    section: section_id,
                    round,
                    places: in_order(places.iter().map(place).collect()),
                }))
            }
        }
    }

    /// What the last game of a match of players counts for pairing.
    fn goes_on(&self, section: &Section, winner: EntrantId) -> Option<Command> {
        let Tie::InMatch { players, .. } = self else {
            return None;
        };
        let is_theirs = |game: &&Game| {
            let both = [game.white, game.black];
            players.0.iter().all(|player| both.contains(player))
        };
        let rounds = section.draft.rounds.iter().enumerate().rev();
        let mut games = rounds.filter_map(|(place, round)| {
            let game = round.games.iter().find(is_theirs)?;
            Some((RoundNumber::at_place(place), game))
        });
        let (round, game) = games.next()?;
        Some(Command::AdjustResult(AdjustResult {
            section: section.id.clone(),
            round,
            board: game.board,
            purpose: Purpose::Pairing,
            result: Some(match winner == game.white {
                true => GameResult::WHITE_WINS,
                false => GameResult::BLACK_WINS,
            }),
        }))
    }
}

fn in_order<Who>(mut places: Vec<DecidedPlace<Who>>) -> Vec<DecidedPlace<Who>> {
    places.sort_by_key(|place| place.place);
    places
}

impl From<Pace> for PlayOffSpeed {
    fn from(pace: Pace) -> PlayOffSpeed {
        match pace {
            Pace::Standard => PlayOffSpeed::Standard,
            Pace::Rapid => PlayOffSpeed::Rapid,
            Pace::Blitz => PlayOffSpeed::Blitz,
            Pace::Exact(rate) => PlayOffSpeed::from(rate),
        }
    }
}

impl From<RateOfPlay> for PlayOffSpeed {
    fn from(rate: RateOfPlay) -> PlayOffSpeed {
        let seconds = rate.increment_seconds;
        let even = rate.white_minutes == rate.black_minutes && rate.increment_from_move <= 1;
        match even {
            true => PlayOffSpeed::Even {
                minutes: rate.white_minutes,
                seconds,
            },
            false => PlayOffSpeed::Armageddon {
                white: rate.white_minutes,
                black: rate.black_minutes,
                seconds,
                from: rate.increment_from_move,
            },
        }
    }
}
