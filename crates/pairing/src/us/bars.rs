//! Who should not meet, and how much that weighs.

use serde::Serialize;

/// Why two players should not meet. The later, the more it weighs (27A1; the order of the rest is
/// ours, since the rules only say that a second meeting comes last).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename = "us-bar")]
pub enum Bar {
    /// Teammates in a score group that nobody leaves to avoid a teammate (28N1c).
    TeammatesInGroup,
    /// They asked for it, or the director keeps them apart (28T, 28J).
    Requested,
    /// Of one team (28N).
    Teammates,
    /// One of them would have a colour for the third time running (29E5f1).
    ThirdColour,
    /// They have met (27A1).
    Met,
    /// They have met twice or more (27A1).
    MetTwice,
    /// A decision for this event: they do not meet at all.
    Prohibited,
}

impl Bar {
    /// The number of the rule that bars the pair.
    pub fn article(self) -> &'static str {
        match self {
            Bar::TeammatesInGroup => "28N1c",
            Bar::Requested => "28T",
            Bar::Teammates => "28N1",
            Bar::ThirdColour => "29E5f1",
            Bar::Met | Bar::MetTwice => "27A1",
            Bar::Prohibited => "28J",
        }
    }

    /// What it weighs in a sum over a round: any number of lighter bars weighs less than a
    /// heavier one. A bar inside a score group does not move anybody out of it and weighs nothing.
    fn weight(self) -> Option<i128> {
        // Sixteen bits for each: no round has 65,536 pairs.
        const FIELD: u32 = 16;
        match self {
            Bar::TeammatesInGroup => Some(0),
            Bar::Requested => Some(1),
            Bar::Teammates => Some(1 << FIELD),
            Bar::ThirdColour => Some(1 << (2 * FIELD)),
            Bar::Met => Some(1 << (3 * FIELD)),
            Bar::MetTwice => Some(1 << (4 * FIELD)),
            Bar::Prohibited => None,
        }
    }
}

/// The bars of a field.
#[derive(Clone, Debug)]
pub struct Bars {
    /// For each player the others with the heaviest bar, sorted.
    lists: Vec<Vec<(u32, Bar)>>,
    /// One row of bits for each player: with whom there is any bar.
    bits: Vec<u64>,
    row: usize,
    most: usize,
}

impl Bars {
    /// A field in which everybody may meet everybody.
    pub fn new(players: usize) -> Bars {
        let row = players.div_ceil(64);
        Bars {
            lists: vec![Vec::new(); players],
            bits: vec![0; players * row],
            row,
            most: 0,
        }
    }

    /// Bars two players from meeting.
    pub fn add(&mut self, one: usize, other: usize, bar: Bar) {
        self.lists[one].push((other as u32, bar));
        self.lists[other].push((one as u32, bar));
    }

    /// Bars some players from meeting each other.
    pub fn add_group(&mut self, group: &[usize], bar: Bar) {
        for (at, one) in group.iter().enumerate() {
            for other in group[at + 1..].iter().filter(|other| *other != one) {
                self.add(*one, *other, bar);
            }
        }
    }

    /// The first has met the other once more; the other's meeting is told apart.
    pub fn add_half_meeting(&mut self, one: usize, other: usize) {
        let list = &mut self.lists[one];
        let met = (list.iter_mut()).find(|(o, bar)| *o == other as u32 && *bar >= Bar::Met);
        match met {
            Some((_, bar)) => *bar = Bar::MetTwice,
            None => list.push((other as u32, Bar::Met)),
        }
    }

    /// Has to be called when all bars are known.
    pub fn sort(&mut self) {
        for (one, list) in self.lists.iter_mut().enumerate() {
            // The heaviest bar of each pair comes first and stays.
            list.sort_unstable_by_key(|(other, bar)| (*other, std::cmp::Reverse(*bar)));
            list.dedup_by_key(|(other, _)| *other);
            for (other, _) in list.iter() {
                self.bits[one * self.row + *other as usize / 64] |= 1 << (other % 64);
            }
        }
        self.most = self.lists.iter().map(Vec::len).max().unwrap_or(0);
    }

    /// What speaks against a pair.
    pub fn between(&self, one: usize, other: usize) -> Option<Bar> {
        if self.bits[one * self.row + other / 64] >> (other % 64) & 1 == 0 {
            return None;
        }
        let list = &self.lists[one];
        let at = list
            .binary_search_by_key(&(other as u32), |(o, _)| *o)
            .ok()?;
        Some(list[at].1)
    }

    /// What a pair weighs; `None` if it may not be made at all.
    pub fn weight(&self, one: usize, other: usize) -> Option<i128> {
        self.between(one, other).map_or(Some(0), Bar::weight)
    }

    /// Whether nothing speaks against a pair.
    pub fn is_free(&self, one: usize, other: usize) -> bool {
        self.between(one, other).is_none()
    }

    /// The largest number of others that anybody should not meet.
    pub fn most(&self) -> usize {
        self.most
    }
}
