//! What an edge costs: whole numbers wide enough for every criterion, one behind the other.

use std::cmp::Ordering;
use std::fmt::Debug;
use std::ops::{Add, AddAssign, Sub, SubAssign};

/// An ordered number that can be added and taken away exactly.
///
/// The matcher halves differences of costs; costs are therefore even numbers.
pub(crate) trait Weight:
    Copy + Ord + Debug + Add<Output = Self> + Sub<Output = Self> + AddAssign + SubAssign
{
    /// The cost of a pair with which nothing is wrong.
    const ZERO: Self;
    /// How many bits a cost can have, so that sums and differences of a few still fit.
    const BITS: u32;
    /// Half of an even number.
    fn half(self) -> Self;
    /// A small number, shifted to the left.
    fn shifted(value: u32, shift: u32) -> Self;
}

impl Weight for i128 {
    const ZERO: i128 = 0;
    const BITS: u32 = 122;

    fn half(self) -> i128 {
        self >> 1
    }

    fn shifted(value: u32, shift: u32) -> i128 {
        i128::from(value) << shift
    }
}

/// A number of `64 * N` bits in two's complement, the lowest limb first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Wide<const N: usize>([u64; N]);

impl<const N: usize> Wide<N> {
    fn is_negative(&self) -> bool {
        self.0[N - 1] >> 63 == 1
    }
}

impl<const N: usize> Add for Wide<N> {
    type Output = Self;

    fn add(mut self, other: Self) -> Self {
        self += other;
        self
    }
}

impl<const N: usize> Sub for Wide<N> {
    type Output = Self;

    fn sub(mut self, other: Self) -> Self {
        self -= other;
        self
    }
}

impl<const N: usize> AddAssign for Wide<N> {
    #[inline(never)] // Long loops, unrolled wherever they are used, take minutes to compile.
    fn add_assign(&mut self, other: Self) {
        let mut carry = false;
        for (limb, addend) in self.0.iter_mut().zip(other.0) {
            let (sum, first) = limb.overflowing_add(addend);
            let (sum, second) = sum.overflowing_add(u64::from(carry));
            *limb = sum;
            carry = first || second;
        }
    }
}

impl<const N: usize> SubAssign for Wide<N> {
    #[inline(never)]
    fn sub_assign(&mut self, other: Self) {
        let mut borrow = false;
        for (limb, taken) in self.0.iter_mut().zip(other.0) {
            let (rest, first) = limb.overflowing_sub(taken);
            let (rest, second) = rest.overflowing_sub(u64::from(borrow));
            *limb = rest;
            borrow = first || second;
        }
    }
}

impl<const N: usize> Ord for Wide<N> {
    #[inline(never)]
    fn cmp(&self, other: &Self) -> Ordering {
        // With equal signs two numbers in two's complement compare like unsigned ones.
        (other.is_negative().cmp(&self.is_negative()))
            .then_with(|| self.0.iter().rev().cmp(other.0.iter().rev()))
    }
}

impl<const N: usize> PartialOrd for Wide<N> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<const N: usize> Weight for Wide<N> {
    const ZERO: Self = Wide([0; N]);
    const BITS: u32 = 64 * N as u32 - 6;

    fn half(self) -> Self {
        let mut halved = self;
        // An arithmetic shift: the sign comes in from above.
        let mut above = if self.is_negative() { 1 << 63 } else { 0 };
        for limb in halved.0.iter_mut().rev() {
            let lowest = *limb & 1;
            *limb = (*limb >> 1) | above;
            above = lowest << 63;
        }
        halved
    }

    fn shifted(value: u32, shift: u32) -> Self {
        let mut number = Self::ZERO;
        let place = (shift / 64) as usize;
        let spread = u128::from(value) << (shift % 64);
        number.0[place] = spread as u64;
        if place + 1 < N {
            number.0[place + 1] = (spread >> 64) as u64;
        }
        number
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn wide(value: i128) -> Wide<3> {
        let sign = if value < 0 { u64::MAX } else { 0 };
        Wide([value as u64, (value >> 64) as u64, sign])
    }

    proptest! {
        #[test]
        fn wide_numbers_reckon_like_narrow_ones(a in any::<i64>(), b in any::<i64>(), shift in 0u32..60) {
            let (a, b) = (i128::from(a) << shift, i128::from(b));
            prop_assert_eq!(wide(a) + wide(b), wide(a + b));
            prop_assert_eq!(wide(a) - wide(b), wide(a - b));
            prop_assert_eq!(wide(a).cmp(&wide(b)), a.cmp(&b));
            prop_assert_eq!(wide(2 * a).half(), wide(a));
        }

        #[test]
        fn shifts_cross_limbs(value in any::<u32>(), shift in 0u32..90) {
            prop_assert_eq!(Wide::<3>::shifted(value, shift), wide(i128::shifted(value, shift)));
        }
    }
}
