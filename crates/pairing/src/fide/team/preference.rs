//! The colour that a team prefers (1.7).

use adoube_tournament::Colour;

use super::{Preferences, SwissTeam};
use crate::fide::field::Competitor;
use crate::fide::readings::Reading;
use crate::fide::topscoregroup::ColourPreference;

/// What a team prefers before a round.
pub(super) fn wish(
    system: &SwissTeam,
    team: &Competitor,
    is_last_round: bool,
) -> Option<ColourPreference> {
    if system.preferences == Preferences::None {
        return None;
    }
    let difference = team.colour_difference();
    let mut latest = team.colours().rev();
    let last = latest.next()?;
    let is_repeated = latest.next() == Some(last);
    let has_type_b = system.preferences == Preferences::TypeB;
    // With as many Whites as Blacks, type B has no mild preference in the last round, and by another
    // reading none at all.
    let is_level_at_the_end = has_type_b && is_last_round && difference == 0;
    if is_level_at_the_end && system.readings.has(Reading::NoPreferenceInLastRound) {
        return None;
    }
    let minority = match difference {
        ..=-1 => Some(Colour::White),
        1.. => Some(Colour::Black),
        0 => None,
    };
    let change = last.opposite();
    let is_strong =
        difference.abs() >= 2 || (is_repeated && minority.is_none_or(|colour| colour == change));
    let is_mild = has_type_b && !is_level_at_the_end;
    (is_strong || is_mild).then_some(ColourPreference {
        colour: minority.unwrap_or(change),
        is_strong,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fide::field::PastRound;
    use crate::fide::readings::Readings;
    use adoube_tournament::{EntrantId, Points};

    fn team(colours: &str) -> Competitor {
        let past = colours.chars().map(|letter| PastRound {
            colour: match letter {
                'W' => Some(Colour::White),
                'B' => Some(Colour::Black),
                _ => None,
            },
            float: None,
            is_played: letter != '-',
        });
        Competitor {
            id: EntrantId(1),
            number: 1,
            ordinal: 1,
            score: Points::ZERO,
            real_score: Points::ZERO,
            secondary: None,
            rating: 0,
            past: past.collect(),
            games: 0,
            may_have_bye: true,
        }
    }

    /// `W` and `B` for a strong preference, small letters for a mild one.
    fn letter(wish: Option<ColourPreference>) -> char {
        match wish {
            None => '-',
            Some(wish) => {
                let letter = match wish.colour {
                    Colour::White => 'W',
                    Colour::Black => 'B',
                };
                match wish.is_strong {
                    true => letter,
                    false => letter.to_ascii_lowercase(),
                }
            }
        }
    }

    #[test]
    fn st_6_preferences() {
        let by = |preferences, readings: Readings| SwissTeam {
            preferences,
            readings,
            ..SwissTeam::default()
        };
        let none: Readings = [Reading::NoPreferenceInLastRound].into_iter().collect();
        let type_b = by(Preferences::TypeB, Readings::USUAL);
        // The colours had; then type A, type B, type B in the last round, and that by the other
        // reading.
        for (colours, expected) in [
            ("", "----"),
            ("--", "----"),
            ("W", "-bbb"),
            ("B", "-www"),
            ("WB", "-w--"),
            ("BW", "-b--"),
            ("WW", "BBBB"),
            ("B-B", "WWWW"),
            ("BBWW", "BBB-"),
            ("WWBB", "WWW-"),
            ("WBB", "WWWW"),
            ("WWWBB", "-bbb"),
            ("BBBWW", "-www"),
            ("WBWWBW", "BBBB"),
            ("BWBB-W", "-www"),
        ] {
            let team = team(colours);
            let found: String = [
                wish(&by(Preferences::TypeA, Readings::USUAL), &team, false),
                wish(&type_b, &team, false),
                wish(&type_b, &team, true),
                wish(&by(Preferences::TypeB, none), &team, true),
            ]
            .map(letter)
            .iter()
            .collect();
            assert_eq!(found, expected, "{colours}");
            assert_eq!(wish(&by(Preferences::None, none), &team, false), None);
        }
    }
}
