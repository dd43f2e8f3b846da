//! Small sets of small numbers.

/// A set of numbers from 0 up.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub(super) struct Bits(Vec<u64>);

impl Bits {
    /// The places at which `true` stands.
    pub(super) fn of(flags: impl Iterator<Item = bool>) -> Bits {
        Bits::from_members(
            flags
                .enumerate()
                .filter_map(|(number, flag)| flag.then_some(number)),
        )
    }

    /// The set with these members.
    pub(super) fn from_members(members: impl Iterator<Item = usize>) -> Bits {
        let mut bits = Bits::default();
        for member in members {
            let word = member / 64;
            if bits.0.len() <= word {
                bits.0.resize(word + 1, 0);
            }
            bits.0[word] |= 1 << (member % 64);
        }
        bits
    }

    /// Whether a number is a member.
    pub(super) fn has(&self, member: usize) -> bool {
        let word = self.0.get(member / 64).copied().unwrap_or(0);
        word >> (member % 64) & 1 == 1
    }

    /// The members in ascending order.
    pub(super) fn members(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.0.len() * 64).filter(|&member| self.has(member))
    }

    /// Whether there are no members.
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether all members are members of the other set.
    pub(super) fn is_within(&self, other: &Bits) -> bool {
        let theirs = other.0.iter().copied().chain(std::iter::repeat(0));
        self.0
            .iter()
            .zip(theirs)
            .all(|(mine, theirs)| mine & !theirs == 0)
    }

    /// Whether the two sets have a member in common.
    pub(super) fn meets(&self, other: &Bits) -> bool {
        self.0
            .iter()
            .zip(&other.0)
            .any(|(mine, theirs)| mine & theirs != 0)
    }

    /// The members of either set.
    pub(super) fn union(&self, other: &Bits) -> Bits {
        let (long, short) = if self.0.len() < other.0.len() {
            (other, self)
        } else {
            (self, other)
        };
        let mut union = long.clone();
        for (word, more) in union.0.iter_mut().zip(&short.0) {
            *word |= more;
        }
        union
    }
}
