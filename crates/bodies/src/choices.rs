//! Tie-breaks and pairing systems to choose from, each explained.

use adoube_conduct::announcement::{MethodChoice, SystemChoice, TieBreakFit};
use adoube_words::Words;
use serde::Serialize;
use utoipa::ToSchema;

/// A tie-break that can be announced.
#[derive(Serialize, ToSchema)]
pub struct TieBreakChoiceBody {
    /// How it is written in lists.
    pub code: &'static str,
    pub name: String,
    /// What it counts, in a sentence.
    pub about: Option<String>,
    /// Where it stands: C.07 of FIDE, or the rules of US Chess.
    pub article: Option<String>,
    /// It fits the format.
    pub fits: bool,
    /// It belongs to the rules of another federation.
    pub of_other_rules: bool,
    /// Why it does not fit.
    pub problem: Option<String>,
}

/// A Swiss system that can be announced.
#[derive(Serialize, ToSchema)]
pub struct SystemChoiceBody {
    /// The name in settings and commands.
    pub system: &'static str,
    pub name: String,
    /// How it pairs, in a sentence.
    pub about: Option<String>,
    /// Where it stands.
    pub article: &'static str,
    pub for_teams: bool,
    /// It fits the format.
    pub fits: bool,
}

impl TieBreakChoiceBody {
    /// A tie-break in words of a language.
    pub fn of(choice: &MethodChoice, words: Words) -> TieBreakChoiceBody {
        let method = choice.method;
        let article = adoube_standings::article(method, adoube_standings::Rules::Fide2026);
        TieBreakChoiceBody {
            code: method.code(),
            name: words.tell(&method),
            about: words.about(&method),
            article,
            fits: !matches!(choice.fit, TieBreakFit::Unfit(_)),
            of_other_rules: choice.fit == TieBreakFit::OfOtherRules,
            problem: match choice.fit {
                TieBreakFit::Unfit(problem) => Some(words.tell(&problem)),
                TieBreakFit::Fits | TieBreakFit::OfOtherRules => None,
            },
        }
    }
}

impl SystemChoiceBody {
    /// A system in words of a language.
    pub fn of(choice: &SystemChoice, words: Words) -> SystemChoiceBody {
        SystemChoiceBody {
            system: choice.system.name(),
            name: words.tell(&choice.system),
            about: words.about(&choice.system),
            article: choice.system.regulation(),
            for_teams: choice.system.is_for_teams(),
            fits: choice.fits,
        }
    }
}
