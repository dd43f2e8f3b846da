//! The conversion tables between results and rating differences.

/// The rating difference for 50 %, 51 % … 100 % of the points (8.1.1).
const DIFFERENCES: [i32; 51] = [
    0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158,
    166, 175, 184, 193, 202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366,
    383, 401, 422, 444, 470, 501, 538, 589, 677, 800,
];

/// The largest difference at which the higher-rated player is expected to score 50 %, 51 % … 99 %
/// (8.1.2). Beyond the last one it is 100 %.
const LAST_DIFFERENCES: [u32; 50] = [
    3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153, 162,
    170, 179, 188, 197, 206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344, 357, 374,
    391, 411, 432, 456, 484, 517, 559, 619, 735,
];

/// The rating difference that a percentage stands for; more than 100 counts as 100.
///
/// ```
/// assert_eq!(adoube_ratings::scale::difference(72), 166);
/// assert_eq!(adoube_ratings::scale::difference(0), -800);
/// ```
pub fn difference(percent: u32) -> i32 {
    let percent = percent.min(100) as usize;
    match percent.checked_sub(50) {
        Some(above) => DIFFERENCES[above],
        None => -DIFFERENCES[50 - percent],
    }
}

/// What a player is expected to score against one rated lower by `difference`, in hundredths of a
/// point; the difference is negative against a stronger one.
///
/// ```
/// assert_eq!(adoube_ratings::scale::expected(400), 92);
/// assert_eq!(adoube_ratings::scale::expected(-400), 8);
/// ```
pub fn expected(difference: i32) -> u32 {
    let higher = 50 + LAST_DIFFERENCES.partition_point(|last| *last < difference.unsigned_abs());
    let higher = u32::try_from(higher).unwrap_or(100);
    if difference < 0 { 100 - higher } else { higher }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_of_the_tables() {
        for (percent, row) in [
            (50, 0),
            (51, 7),
            (83, 273),
            (99, 677),
            (100, 800),
            (101, 800),
        ] {
            assert_eq!(difference(percent), row, "{percent}");
        }
        for (percent, row) in [(49, -7), (16, -284), (1, -677)] {
            assert_eq!(difference(percent), row, "{percent}");
        }
        for (apart, row) in [
            (3, 50),
            (4, 51),
            (344, 88),
            (345, 89),
            (735, 99),
            (736, 100),
        ] {
            assert_eq!(expected(apart), row, "{apart}");
            assert_eq!(expected(-apart), 100 - row, "-{apart}");
        }
    }
}
