//! Who is to be paired, as they stand before the round.

use std::collections::HashMap;

use adoube_tournament::{
    Colour, EntrantId, Float, Outcome, PointSystem, Points, Purpose, RatingUsed, RoundNumber,
};

use super::competitors::Competitors;

/// What keeps from the pairing-allocated bye; the editions differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ByeBar {
    /// An earlier one, or a win's points in a round without a game (C.04.1.4, 2026).
    WinWithoutGame,
    /// An earlier one, or a win because the opponent was absent (until January 2026).
    ForfeitWin,
    /// An earlier one, a match won by forfeit, or a full-point bye (C.04.5 and C.04.6, C2).
    WonMatch,
    /// An earlier one, a match won by forfeit, or absence from round 1 (D.02.02, 4).
    LateEntry,
}

/// How somebody was paired in an earlier round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PastRound {
    /// The colour, if a game was played.
    pub colour: Option<Colour>,
    /// Paired with somebody of another score, whether or not they played.
    pub float: Option<Float>,
    /// Whether the game was played.
    pub is_played: bool,
}

/// A player or a team to be paired.
#[derive(Clone, Debug)]
pub(crate) struct Competitor {
    pub id: EntrantId,
    /// The tournament pairing number (TPN).
    pub number: u32,
    /// The place among all who have ever been paired, this round included: what "odd number" means
    /// where the initial colour is given.
    pub ordinal: u32,
    /// The score for the pairing, virtual points included.
    pub score: Points,
    /// The score without virtual points.
    pub real_score: Points,
    /// The other score of a team, where it has a say in the colours.
    pub secondary: Option<Points>,
    /// The rating; 0 without one.
    pub rating: u16,
    /// The earlier rounds, the first one first.
    pub past: Vec<PastRound>,
    /// How many games, or matches, were played.
    pub games: u32,
    /// Whether the pairing-allocated bye is allowed.
    pub may_have_bye: bool,
}

impl Competitor {
    /// The colours had, the oldest first; rounds without a game are left out (C.04.2, 3.4).
    pub(crate) fn colours(&self) -> impl DoubleEndedIterator<Item = Colour> + '_ {
        self.past.iter().filter_map(|round| round.colour)
    }

    /// Games with White minus games with Black.
    pub(crate) fn colour_difference(&self) -> i32 {
        let worth = |colour| match colour {
            Colour::White => 1,
            Colour::Black => -1,
        };
        self.colours().map(worth).sum()
    }

    /// How the last round was paired.
    pub(crate) fn last_round(&self) -> Option<&PastRound> {
        self.past.last()
    }
}

/// Those to be paired, the highest ranked first (score, then number), and what is common to them.
#[derive(Clone, Debug)]
pub(crate) struct Field {
    /// The round to be paired.
    pub round: RoundNumber,
    pub planned_rounds: u16,
    /// The colour drawn before round 1.
    pub initial_colour: Colour,
    /// What a win is worth.
    pub win: Points,
    pub competitors: Vec<Competitor>,
    /// For each of them, whom they may not meet again or by a decision, in ascending order.
    pub barred: Vec<Vec<u32>>,
}

impl Field {
    /// Those present, as they stand before a round.
    pub(crate) fn new(
        among: &Competitors<'_>,
        round: RoundNumber,
        present: &[EntrantId],
        bar: ByeBar,
    ) -> Field {
        let tournament = among.tournament();
        let ordinals = crate::dutch::ordinals(tournament, round, present);
        let mut competitors: Vec<Competitor> = (present.iter())
            .filter_map(|id| competitor(among, round, *id, bar, &ordinals))
            .collect();
        competitors.sort_by_key(|one| (-one.score, one.number));
        let ids: Vec<EntrantId> = competitors.iter().map(|one| one.id).collect();
        let draft = tournament.draft();
        Field {
            round,
            planned_rounds: draft.planned_rounds,
            initial_colour: draft.initial_colour.unwrap_or(Colour::White),
            win: tournament.point_system().win,
            barred: crate::dutch::barred(tournament, round, &ids),
            competitors,
        }
    }

    pub(crate) fn len(&self) -> usize {
        self.competitors.len()
    }

    /// Whether two have met already or may not meet by a decision.
    pub(crate) fn is_barred(&self, one: usize, other: usize) -> bool {
        self.barred[one].binary_search(&(other as u32)).is_ok()
    }

    /// The largest number of others that anybody may not meet.
    pub(crate) fn most_barred(&self) -> usize {
        self.barred.iter().map(Vec::len).max().unwrap_or(0)
    }

    /// How many rounds there are after this one.
    pub(crate) fn rounds_left(&self) -> u16 {
        self.planned_rounds.saturating_sub(self.round.0)
    }

    /// Those of each score, the highest first. `players` are ranked.
    pub(crate) fn scoregroups(&self, players: &[usize]) -> Vec<Vec<usize>> {
        let score = |player: &usize| self.competitors[*player].score;
        let same = |one: &usize, other: &usize| score(one) == score(other);
        players.chunk_by(same).map(<[usize]>::to_vec).collect()
    }
}

fn competitor(
    among: &Competitors<'_>,
    round: RoundNumber,
    id: EntrantId,
    bar: ByeBar,
    ordinals: &HashMap<EntrantId, u32>,
) -> Option<Competitor> {
    let tournament = among.tournament();
    let entrant = tournament.entrant(id)?;
    let number = entrant.pairing_number?.get();
    let before = RoundNumber(round.0.saturating_sub(1));
    let past: Vec<PastRound> = (1..round.0)
        .map(|past| past_round(among, id, RoundNumber(past)))
        .collect();
    let system = tournament.point_system();
    let may_have_bye = tournament.card(id, before).all(|row| {
        let counted = row.counted_for(Purpose::Pairing);
        !bars_from_bye(bar, row.round, row.reported, counted, system)
    });
    Some(Competitor {
        id,
        number,
        ordinal: ordinals.get(&id).copied().unwrap_or(number),
        score: tournament.pairing_score(id, round),
        real_score: tournament.score(id, before, Purpose::Pairing),
        secondary: among.secondary(id, before),
        rating: RatingUsed::default().of(&entrant.player).unwrap_or(0),
        games: past.iter().filter(|past| past.is_played).count() as u32,
        past,
        may_have_bye,
    })
}

fn past_round(among: &Competitors<'_>, id: EntrantId, round: RoundNumber) -> PastRound {
    let tournament = among.tournament();
    let Some(row) = tournament.row(id, round) else {
        return PastRound {
            colour: None,
            float: None,
            is_played: false,
        };
    };
    let float = row.opponent.and_then(|opponent| {
        let own = tournament.pairing_score(id, round);
        match own.cmp(&tournament.pairing_score(opponent, round)) {
            std::cmp::Ordering::Greater => Some(Float::Down),
            std::cmp::Ordering::Less => Some(Float::Up),
            std::cmp::Ordering::Equal => None,
        }
    });
    PastRound {
        colour: row
            .played_colour()
            .filter(|_| !among.is_colourless(id, round)),
        float,
        is_played: row.reported.is_played(),
    }
}

fn bars_from_bye(
    bar: ByeBar,
    round: RoundNumber,
    reported: Outcome,
    counted: Outcome,
    system: &PointSystem,
) -> bool {
    let is_forfeit_win = reported == Outcome::ForfeitWin;
    reported == Outcome::PairingAllocatedBye
        || match bar {
            ByeBar::WinWithoutGame => !reported.is_played() && system.points(counted) >= system.win,
            ByeBar::ForfeitWin => is_forfeit_win,
            ByeBar::WonMatch => is_forfeit_win || reported == Outcome::FullPointBye,
            ByeBar::LateEntry => {
                let is_absent = matches!(reported, Outcome::ZeroPointBye | Outcome::NotPaired);
                is_forfeit_win || (round == RoundNumber::FIRST && is_absent)
            }
        }
}
