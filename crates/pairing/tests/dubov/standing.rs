//! How players stand before a round, read off the tournament: what the literal implementations of
//! Dubov and Burstein look at.

use adoube_tournament::*;

/// A colour that is preferred, and how much: 1 mild, 2 strong, 3 absolute.
pub(crate) type Preference = Option<(Colour, u8)>;

#[derive(Clone, Debug)]
pub(crate) struct Player {
    pub id: EntrantId,
    pub number: u32,
    /// The place among all who have ever been paired.
    pub ordinal: usize,
    /// Virtual points included.
    pub score: Points,
    /// The colours of the games played, the oldest first.
    pub colours: Vec<Colour>,
    pub may_have_bye: bool,
}

/// Those to be paired, by score and number.
pub(crate) struct Standing<'t> {
    pub tournament: &'t Tournament,
    pub round: RoundNumber,
    pub before: RoundNumber,
    pub players: Vec<Player>,
}

impl<'t> Standing<'t> {
    /// `is_old`: the bye is barred by the rules before 2026.
    pub(crate) fn new(
        tournament: &'t Tournament,
        round: RoundNumber,
        present: &[EntrantId],
        is_old: bool,
    ) -> Standing<'t> {
        let mut standing = Standing {
            tournament,
            round,
            before: RoundNumber(round.0 - 1),
            players: Vec::new(),
        };
        let ordinals = standing.ever_paired(present);
        let players = present.iter().map(|id| Player {
            id: *id,
            number: number(tournament, *id),
            ordinal: 1 + ordinals.iter().position(|other| other == id).unwrap(),
            score: standing.score_in(*id, round),
            colours: (tournament.card(*id, standing.before))
                .filter(|row| row.reported.is_played())
                .filter_map(|row| row.colour)
                .collect(),
            may_have_bye: standing.may_have_bye(*id, is_old),
        });
        standing.players = players.collect();
        (standing.players).sort_by_key(|player| (-player.score, player.number));
        standing
    }

    fn ever_paired(&self, present: &[EntrantId]) -> Vec<EntrantId> {
        let entrants = self.tournament.entrants().iter();
        let mut paired: Vec<EntrantId> = (entrants.map(|entrant| entrant.id))
            .filter(|id| {
                let mut rows = self.tournament.card(*id, self.before);
                let was_paired = rows.any(|row| {
                    row.opponent.is_some() || row.reported == Outcome::PairingAllocatedBye
                });
                present.contains(id) || was_paired
            })
            .collect();
        paired.sort_by_key(|id| number(self.tournament, *id));
        paired
    }

    /// The score before a round without virtual points.
    pub(crate) fn real_score(&self, id: EntrantId, round: RoundNumber) -> Points {
        let system = self.tournament.point_system();
        let rows = self.tournament.card(id, RoundNumber(round.0 - 1));
        let mut score: Points = rows
            .map(|row| system.points(row.counted_for(Purpose::Pairing)))
            .sum();
        for given in &self.tournament.draft().adjustments {
            let counts = given.purposes.contains(&Purpose::Pairing);
            if given.entrant == id && given.round < round && counts {
                score += given.points;
            }
        }
        score
    }

    /// The score in the pairing of a round, virtual points included.
    pub(crate) fn score_in(&self, id: EntrantId, round: RoundNumber) -> Points {
        let mut score = self.real_score(id, round);
        for given in &self.tournament.draft().virtual_points {
            if given.entrants.contains(&id) && given.rounds.contains(round) {
                score += given.points;
            }
        }
        score
    }

    fn may_have_bye(&self, id: EntrantId, is_old: bool) -> bool {
        let system = self.tournament.point_system();
        self.tournament.card(id, self.before).all(|row| {
            let points = system.points(row.counted_for(Purpose::Pairing));
            let is_barred = match is_old {
                true => row.reported == Outcome::ForfeitWin,
                false => !row.reported.is_played() && points >= system.win,
            };
            row.reported != Outcome::PairingAllocatedBye && !is_barred
        })
    }

    /// Whether two may meet, given their preferences (C1, C3).
    pub(crate) fn is_legal(&self, preferences: &[Preference], one: usize, other: usize) -> bool {
        let [first, second] = [one, other].map(|player| self.players[player].id);
        let mut rows = self.tournament.card(first, self.before);
        let met = rows.any(|row| row.reported.is_played() && row.opponent == Some(second));
        let mut bans = self.tournament.draft().prohibited.iter();
        let banned = bans.any(|ban| {
            let both = ban.entrants.contains(&first) && ban.entrants.contains(&second);
            both && ban.rounds.contains(self.round)
        });
        let clash = preferences[one] == preferences[other]
            && preferences[one].is_some_and(|(_, strength)| strength == 3);
        !met && !banned && !clash
    }
}

fn number(tournament: &Tournament, id: EntrantId) -> u32 {
    let entrant = tournament.entrant(id).unwrap();
    entrant.pairing_number.unwrap().get()
}

/// The preference that colours had give; `None` without a game.
pub(crate) fn preference(colours: &[Colour]) -> Preference {
    let last = *colours.last()?;
    let whites = colours.iter().filter(|colour| **colour == Colour::White);
    let difference = 2 * whites.count() as i64 - colours.len() as i64;
    let due = match difference {
        0 => last.opposite(),
        1.. => Colour::Black,
        _ => Colour::White,
    };
    let is_repeated = colours.len() > 1 && colours[colours.len() - 2] == last;
    Some(match difference.abs() {
        2.. => (due, 3),
        _ if is_repeated => (last.opposite(), 3),
        1 => (due, 2),
        _ => (due, 1),
    })
}

/// Whether some can all be paired: everybody is tried.
pub(crate) fn completes(players: &[usize], is_legal: &dyn Fn(usize, usize) -> bool) -> bool {
    let Some((first, rest)) = players.split_first() else {
        return true;
    };
    rest.iter().any(|other| {
        let without: Vec<usize> = rest.iter().copied().filter(|one| one != other).collect();
        is_legal(*first, *other) && completes(&without, is_legal)
    })
}

/// Who gets White of two: the higher ranked comes first (5.2).
pub(crate) fn white(
    standing: &Standing<'_>,
    preferences: &[Preference],
    higher: usize,
    lower: usize,
) -> usize {
    let [one, other] = [higher, lower].map(|player| &standing.players[player]);
    let give = |colour: Colour| match colour {
        Colour::White => higher,
        Colour::Black => lower,
    };
    if one.colours.is_empty() && other.colours.is_empty() {
        let initial = standing.tournament.draft().initial_colour;
        let initial = initial.unwrap_or(Colour::White);
        return give(match one.ordinal % 2 {
            1 => initial,
            _ => initial.opposite(),
        });
    }
    match (preferences[higher], preferences[lower]) {
        (Some((colour, _)), None) => give(colour),
        (None, Some((colour, _))) => give(colour.opposite()),
        (Some((colour, _)), Some((wish, _))) if colour != wish => give(colour),
        (Some((colour, own)), Some((_, others))) if own != others => match own > others {
            true => give(colour),
            false => give(colour.opposite()),
        },
        (wish, _) => {
            for back in 1..=one.colours.len().min(other.colours.len()) {
                let latest = |player: &Player| player.colours[player.colours.len() - back];
                if latest(one) != latest(other) {
                    return give(latest(one).opposite());
                }
            }
            give(wish.unwrap().0)
        }
    }
}
