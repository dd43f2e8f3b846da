//! What there is to choose from: tie-breaks and pairing systems, and which of them fit a section.

use adoube_journal::Format;
use adoube_pairing::system::SwissSystem;
use adoube_standings::{Kind, ListProblem, Method, System, unfit};

/// A tie-break that can be announced.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MethodChoice {
    pub method: Method,
    pub fit: TieBreakFit,
}

/// A Swiss system that can be announced.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SystemChoice {
    pub system: SwissSystem,
    /// It pairs what the section has, players or teams.
    pub fits: bool,
}

/// Whether a tie-break fits a section.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TieBreakFit {
    Fits,
    /// It belongs to the rules of US Chess in a section of FIDE, or the other way round.
    OfOtherRules,
    Unfit(ListProblem),
}

/// What tie-breaks have to fit: how a section of this format is paired, and who is ranked.
pub fn tie_break_kind(format: Format, rated: bool) -> Kind {
    Kind {
        system: match format.is_swiss() {
            true => System::Swiss,
            false => System::PreDetermined,
        },
        teams: format.is_of_team_matches(),
        rated,
    }
}

/// Every tie-break, those that fit first.
///
/// ```
/// use adoube_conduct::announcement::{TieBreakFit, tie_breaks_for};
/// use adoube_journal::Format;
///
/// let of_swiss = tie_breaks_for(Format::Swiss, false, false);
/// let koya = of_swiss.iter().find(|one| one.method.code() == "KS").unwrap();
/// assert!(matches!(koya.fit, TieBreakFit::Unfit(_)));
/// ```
pub fn tie_breaks_for(format: Format, rated: bool, us_chess: bool) -> Vec<MethodChoice> {
    let kind = tie_break_kind(format, rated);
    let fit = |method: Method| match unfit(method, kind) {
        Some((problem, _)) => TieBreakFit::Unfit(problem),
        None if method.is_of_us_chess() != us_chess && method.article().is_some() => {
            TieBreakFit::OfOtherRules
        }
        None => TieBreakFit::Fits,
    };
    let mut all: Vec<MethodChoice> = Method::ALL
        .into_iter()
        .map(|method| MethodChoice {
            method,
            fit: fit(method),
        })
        .collect();
    all.sort_by_key(|choice| match choice.fit {
        TieBreakFit::Fits => 0,
        TieBreakFit::OfOtherRules => 1,
        TieBreakFit::Unfit(_) => 2,
    });
    all
}

/// Every Swiss system, those that fit first.
pub fn systems_for(format: Format) -> Vec<SystemChoice> {
    let fits = |system: &SwissSystem| {
        let players = format.is_swiss_of_players() || format == Format::IndividualTeams;
        match system.is_for_teams() {
            true => format == Format::TeamSwiss,
            false => players,
        }
    };
    let mut all: Vec<SystemChoice> = SwissSystem::all()
        .into_iter()
        .map(|system| SystemChoice {
            fits: fits(&system),
            system,
        })
        .collect();
    all.sort_by_key(|choice| !choice.fits);
    all
}
