//! The Swiss Team system (C.04.6).

mod colours;
mod preference;

use adoube_tournament::{PrimaryScore, Tournament};

use super::answer::{ColourRule, Criterion, Reason};
use super::competitors::Competitors;
use super::field::{ByeBar, Field};
use super::readings::{Reading, Readings};
use super::topscoregroup::{ColourPreference, Law, Procedure};
use super::{Cited, Engine, System};
use crate::facts::Article;

/// An edition of the Swiss Team system.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Edition {
    /// In force from 1 August 2024 to 31 January 2026.
    Team2024,
    /// In force from 1 February 2026.
    Team2026,
}

/// Which colour preferences the regulations of the competition have chosen (1.7).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Preferences {
    #[default]
    TypeA,
    TypeB,
    /// None at all.
    None,
}

/// The Swiss Team system as a competition has chosen it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SwissTeam {
    pub edition: Edition,
    pub preferences: Preferences,
    /// The score that makes the scoregroups (1.2).
    pub primary: PrimaryScore,
    /// Whether the other score has a say in the colours (4.2.2).
    pub uses_secondary: bool,
    pub readings: Readings,
}

impl Default for SwissTeam {
    fn default() -> SwissTeam {
        SwissTeam {
            edition: Edition::Team2026,
            preferences: Preferences::default(),
            primary: PrimaryScore::default(),
            uses_secondary: true,
            readings: Readings::USUAL,
        }
    }
}

impl SwissTeam {
    /// What pairs a round.
    pub(super) fn procedure<'e>(&self, field: &'e Field) -> Procedure<'e> {
        let wishes: Vec<Option<ColourPreference>> = (field.competitors.iter())
            .map(|team| preference::wish(self, team, field.rounds_left() == 0))
            .collect();
        let allocation = colours::Allocation {
            field,
            wishes: wishes.clone(),
            is_by_pairing_score: self.readings.has(Reading::FirstTeamByPairingScore),
        };
        Procedure {
            field,
            law: self.law(field),
            wishes,
            allocation: Box::new(move |one, other| allocation.of(one, other)),
        }
    }

    fn law(&self, field: &Field) -> Law {
        let is_new = self.edition == Edition::Team2026;
        // Floats are not minded in the last two rounds.
        let minds_floats = field.rounds_left() >= 2;
        Law {
            // Until 2026 sets of upfloaters were chosen by C6 alone, and that asked for as many
            // teams of the following scoregroup as can be paired in it.
            minds_upfloaters: is_new && minds_floats,
            minds_opponents: minds_floats,
            is_following_graded: !is_new || self.readings.has(Reading::FollowingGraded),
            is_following_occupied: self.readings.has(Reading::FollowingOccupied),
            is_forfeit_float: self.readings.has(Reading::ForfeitedMatchFloats),
        }
    }
}

impl System for SwissTeam {
    fn competitors<'t>(&self, tournament: &'t Tournament) -> Competitors<'t> {
        Competitors::teams(tournament, self.primary, self.uses_secondary)
    }

    fn bye_bar(&self) -> ByeBar {
        match self.edition {
            Edition::Team2024 => ByeBar::WinWithoutGame,
            Edition::Team2026 => ByeBar::WonMatch,
        }
    }

    fn engine<'e>(&'e self, _: &Competitors<'_>, field: &'e Field) -> Box<dyn Engine + 'e> {
        Box::new(self.procedure(field))
    }

    fn article(&self, cited: Cited) -> Article {
        let (old, new) = match cited {
            Cited::Reason(Reason::Prohibited) => return Article::OfTheEvent,
            Cited::Reason(Reason::Met(_)) => ("C1", "C1"),
            Cited::Reason(Reason::ByeNotAllowed) => ("C2", "C2"),
            Cited::Reason(Reason::Criterion(criterion)) => criterion_articles(criterion),
            Cited::Reason(_) => ("2.2, 2.3", "3.5, 3.6"),
            Cited::Colours(ColourRule::LowerAlternates) if self.edition == Edition::Team2024 => {
                // No rule was given for a first team that has had no colour.
                return Article::OfTheEvent;
            }
            Cited::Colours(rule) => return Article::Of(colour_article(rule)),
        };
        Article::Of(match self.edition {
            Edition::Team2024 => old,
            Edition::Team2026 => new,
        })
    }
}

/// Where a criterion stands in the editions of 2024 and 2026.
fn criterion_articles(criterion: Criterion) -> (&'static str, &'static str) {
    match criterion {
        Criterion::Completion => ("C3", "C3"),
        Criterion::ByeScore => ("2.1.2", "3.4.2"),
        Criterion::ByeGames => ("2.1.3", "3.4.3"),
        Criterion::ByeRank => ("2.1.4", "3.4.4"),
        Criterion::Upfloaters => ("C4", "C4"),
        Criterion::UpfloaterScores => ("C5", "C5"),
        Criterion::NextGroup => ("C6", "C6"),
        Criterion::FloatedLast => ("C9", "C7"),
        Criterion::Preferences => ("C7", "C8"),
        Criterion::StrongPreferences => ("C8", "C9"),
        _ => ("C9", "C10"),
    }
}

fn colour_article(rule: ColourRule) -> &'static str {
    match rule {
        ColourRule::InitialColour => "4.3.1",
        ColourRule::OnlyPreference => "4.3.2",
        ColourRule::Both => "4.3.3",
        ColourRule::Stronger => "4.3.4",
        ColourRule::Equalise => "4.3.5",
        ColourRule::Alternate => "4.3.6",
        ColourRule::HigherRanked => "4.3.7",
        ColourRule::HigherAlternates => "4.3.8",
        _ => "4.3.9",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn articles_of_both_editions() {
        let by = |edition| SwissTeam {
            edition,
            ..SwissTeam::default()
        };
        let both = |cited| {
            let of = |edition| by(edition).article(cited).code();
            (of(Edition::Team2024), of(Edition::Team2026))
        };
        let criterion = |criterion| both(Cited::Reason(Reason::Criterion(criterion)));
        assert_eq!(criterion(Criterion::Preferences), ("C7", "C8"));
        assert_eq!(criterion(Criterion::ByeGames), ("2.1.3", "3.4.3"));
        assert_eq!(both(Cited::Reason(Reason::Order)), ("2.2, 2.3", "3.5, 3.6"));
        assert_eq!(both(Cited::Reason(Reason::Prohibited)), ("event", "event"));
        let colours = |rule| both(Cited::Colours(rule));
        assert_eq!(colours(ColourRule::Equalise), ("4.3.5", "4.3.5"));
        assert_eq!(colours(ColourRule::LowerAlternates), ("event", "4.3.9"));
    }
}
