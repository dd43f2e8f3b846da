//! What the system looks at: the players to be paired, as they stand before the round.

use std::collections::HashMap;

use adoube_tournament::{
    Colour, ColourHistory, EntrantId, Float, Outcome, PointSystem, Points, Purpose, RoundNumber,
    Tournament, UnplayedFloat,
};

use super::Edition;

/// How much a player needs the colour of the preference (2017: A.6; 2026: 1.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) enum Strength {
    /// No game played yet.
    None,
    /// As many games with White as with Black.
    Mild,
    /// One game more with one colour.
    Strong,
    /// Two games more with one colour, or the same colour in the last two games.
    Absolute,
}

/// A player to be paired.
#[derive(Clone, Debug)]
pub(super) struct Contender {
    pub id: EntrantId,
    pub number: u32,
    /// The score for the pairing, virtual points included.
    pub score: Points,
    /// The colours of the games played.
    pub history: ColourHistory,
    /// The colour that is due.
    pub preference: Option<Colour>,
    /// How much it is due.
    pub strength: Strength,
    /// Games with White minus games with Black.
    pub colour_difference: i32,
    /// The colour of the last two games, if it was the same.
    pub repeated: Option<Colour>,
    /// The float in the last round and in the one before.
    pub floats: [Option<Float>; 2],
    /// Whether the exceptions for topscorers apply.
    pub is_topscorer: bool,
    /// Whether the pairing-allocated bye is allowed (C.2).
    pub may_have_bye: bool,
    /// How many games were played.
    pub games: u32,
    /// The place among all who have ever been paired, this round included; decides E.5.
    pub ordinal: u32,
}

impl Contender {
    /// Whether the player floated down so many rounds ago (0: last round).
    pub(super) fn floated_down(&self, ago: usize) -> bool {
        self.floats[ago] == Some(Float::Down)
    }

    /// Whether the player floated up so many rounds ago (0: last round).
    pub(super) fn floated_up(&self, ago: usize) -> bool {
        self.floats[ago] == Some(Float::Up)
    }

    /// Whether this player's preference is absolute and for the same colour as the other's.
    fn clashes(&self, other: &Contender) -> bool {
        self.strength == Strength::Absolute
            && other.strength == Strength::Absolute
            && self.preference == other.preference
    }
}

/// The players to be paired, the highest ranked first, and what is common to them.
#[derive(Clone, Debug)]
pub(super) struct Field {
    pub edition: Edition,
    /// The round to be paired.
    pub round: RoundNumber,
    /// The colour drawn before round 1.
    pub initial_colour: Colour,
    /// The players by score and pairing number.
    pub contenders: Vec<Contender>,
    /// For each player, those who may not be met by C.1 or a prohibition, in ascending order.
    barred: Vec<Vec<u32>>,
}

impl Field {
    /// The players present, as they stand before a round.
    pub(super) fn new(
        tournament: &Tournament,
        round: RoundNumber,
        present: &[EntrantId],
        edition: Edition,
    ) -> Field {
        let ordinals = ordinals(tournament, round, present);
        let mut contenders: Vec<Contender> = (present.iter())
            .filter_map(|id| contender(tournament, round, *id, edition, &ordinals))
            .collect();
        contenders.sort_by_key(|contender| (-contender.score, contender.number));
        let ids: Vec<EntrantId> = contenders.iter().map(|contender| contender.id).collect();
        Field {
            edition,
            round,
            initial_colour: tournament.draft().initial_colour.unwrap_or(Colour::White),
            barred: barred(tournament, round, &ids),
            contenders,
        }
    }

    /// Whether two players may meet under C.1 and C.3.
    pub(super) fn compatible(&self, one: usize, other: usize) -> bool {
        !self.is_barred(one, other) && self.colours_compatible(one, other)
    }

    /// Whether two players met already or may not meet by a decision (C.1).
    pub(super) fn is_barred(&self, one: usize, other: usize) -> bool {
        self.barred[one].binary_search(&(other as u32)).is_ok()
    }

    /// Those a player may not meet by C.1 or a prohibition.
    pub(super) fn barred(&self, player: usize) -> &[u32] {
        &self.barred[player]
    }

    /// Whether two players may meet under C.3.
    pub(super) fn colours_compatible(&self, one: usize, other: usize) -> bool {
        let (one, other) = (&self.contenders[one], &self.contenders[other]);
        !one.clashes(other) || one.is_topscorer || other.is_topscorer
    }

    /// The largest number of players that any one may not meet by C.1.
    pub(super) fn most_barred(&self) -> usize {
        self.barred.iter().map(Vec::len).max().unwrap_or(0)
    }
}

fn contender(
    tournament: &Tournament,
    round: RoundNumber,
    id: EntrantId,
    edition: Edition,
    ordinals: &HashMap<EntrantId, u32>,
) -> Option<Contender> {
    let number = tournament.entrant(id)?.pairing_number?.get();
    let system = tournament.point_system();
    let before = RoundNumber(round.0.saturating_sub(1));
    let score = tournament.pairing_score(id, round);
    let history = tournament.colours(id, before);
    let mut may_have_bye = true;
    for row in tournament.card(id, before) {
        let outcome = row.counted_for(Purpose::Pairing);
        may_have_bye &= !bars_from_bye(row.reported, outcome, system, edition);
    }
    let unplayed = match edition {
        Edition::Dutch2017 => UnplayedFloat::Every,
        Edition::Dutch2025 => UnplayedFloat::OnlyAboveLoss,
        Edition::Dutch2026 => UnplayedFloat::AboveLoss,
    };
    // Floats of the last two rounds are all that any criterion looks at (2017: C.12-C.19; 2026:
    // C14-C21).
    let float = |ago: u16| {
        let past = round.0.checked_sub(ago).filter(|past| *past > 0)?;
        tournament.float(id, RoundNumber(past), unplayed)
    };
    let colour_difference = history.difference();
    let repeated = (history.latest_run())
        .filter(|(_, length)| *length >= 2)
        .map(|(colour, _)| colour);
    let (preference, strength) = preference(&history, colour_difference, repeated);
    Some(Contender {
        id,
        number,
        score,
        preference,
        strength,
        colour_difference,
        repeated,
        floats: [float(1), float(2)],
        is_topscorer: is_topscorer(tournament, round, score),
        may_have_bye,
        games: history.played().len() as u32,
        ordinal: ordinals.get(&id).copied().unwrap_or(number),
        history,
    })
}

/// Whether a round keeps a player from the pairing-allocated bye (C.04.1.4, C.2).
fn bars_from_bye(
    reported: Outcome,
    counted: Outcome,
    system: &PointSystem,
    edition: Edition,
) -> bool {
    match edition {
        Edition::Dutch2017 => {
            matches!(reported, Outcome::PairingAllocatedBye | Outcome::ForfeitWin)
        }
        Edition::Dutch2025 | Edition::Dutch2026 => {
            reported == Outcome::PairingAllocatedBye
                || (!reported.is_played() && system.points(counted) >= system.win)
        }
    }
}

/// More than half of the points that could be scored so far, in the last round (A.7; 1.8).
fn is_topscorer(tournament: &Tournament, round: RoundNumber, score: Points) -> bool {
    let system = tournament.point_system();
    let possible = i32::from(round.0.saturating_sub(1)) * system.win.as_hundredths();
    round.0 >= tournament.draft().planned_rounds && 2 * score.as_hundredths() > possible
}

fn preference(
    history: &ColourHistory,
    difference: i32,
    repeated: Option<Colour>,
) -> (Option<Colour>, Strength) {
    let Some(last) = history.played().last() else {
        return (None, Strength::None);
    };
    let minority = match difference {
        1.. => Some(Colour::Black),
        ..=-1 => Some(Colour::White),
        0 => None,
    };
    if difference.abs() >= 2 {
        (minority, Strength::Absolute)
    } else if let Some(colour) = repeated {
        (Some(colour.opposite()), Strength::Absolute)
    } else if minority.is_some() {
        (minority, Strength::Strong)
    } else {
        (Some(last.opposite()), Strength::Mild)
    }
}

/// The place of everybody among those who have been paired up to and including this round.
pub(crate) fn ordinals(
    tournament: &Tournament,
    round: RoundNumber,
    present: &[EntrantId],
) -> HashMap<EntrantId, u32> {
    let before = RoundNumber(round.0.saturating_sub(1));
    let present: std::collections::HashSet<EntrantId> = present.iter().copied().collect();
    let was_paired = |id: EntrantId| {
        tournament
            .card(id, before)
            .any(|row| row.reported.is_paired() || row.reported == Outcome::PairingAllocatedBye)
    };
    let mut paired: Vec<_> = (tournament.entrants().iter())
        .filter(|entrant| present.contains(&entrant.id) || was_paired(entrant.id))
        .collect();
    paired.sort_by_key(|entrant| entrant.pairing_number);
    (1..)
        .zip(paired)
        .map(|(place, entrant)| (entrant.id, place))
        .collect()
}

/// For each of some players, by place, those who may not be met again or by a decision, in
/// ascending order.
pub(crate) fn barred(
    tournament: &Tournament,
    round: RoundNumber,
    players: &[EntrantId],
) -> Vec<Vec<u32>> {
    let before = RoundNumber(round.0.saturating_sub(1));
    let places: HashMap<EntrantId, u32> =
        (0..).zip(players).map(|(place, id)| (*id, place)).collect();
    let mut barred: Vec<Vec<u32>> = (players.iter())
        .map(|id| {
            let met = tournament.opponents(*id, before);
            met.filter_map(|id| places.get(&id).copied()).collect()
        })
        .collect();
    for ban in &tournament.draft().prohibited {
        if !ban.rounds.contains(round) {
            continue;
        }
        let group: Vec<u32> = (ban.entrants.iter())
            .filter_map(|id| places.get(id).copied())
            .collect();
        for one in &group {
            let others = group.iter().filter(|other| *other != one);
            barred[*one as usize].extend(others);
        }
    }
    for list in &mut barred {
        list.sort_unstable();
        list.dedup();
    }
    barred
}
