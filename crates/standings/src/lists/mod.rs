//! Lists of tie-breaks: those the regulations recommend, and what is wrong with others.

mod articles;

use serde::Serialize;

use crate::field::System;
use crate::method::Method;
use crate::{Rules, TieBreak};

/// What kind of event a list is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kind {
    /// How the pairings are made.
    pub system: System,
    pub teams: bool,
    /// Whether everybody has a rating that can be relied on.
    pub rated: bool,
}

/// The list to propose for an event.
///
/// ```
/// use adoube_standings::{Kind, Rules, System, recommended};
///
/// let open = Kind { system: System::Swiss, teams: false, rated: false };
/// assert_eq!(recommended(open, Rules::Fide2026)[0].code(), "BH/C1");
/// ```
pub fn recommended(kind: Kind, rules: Rules) -> Vec<TieBreak> {
    let codes = match (rules, kind.teams, kind.system) {
        (Rules::UsChess, false, System::Swiss) => "MMED SOLK CUM CUMO",
        (Rules::UsChess, false, System::PreDetermined) => "USSB RBT",
        (Rules::UsChess, true, _) => "MPVGP USAT",
        (_, false, System::PreDetermined) => "DE WIN SB KS",
        (_, true, System::PreDetermined) => "MPVGP DE EMGSB",
        (_, true, System::Swiss) => "MPVGP DE BH/C1 BH EMGSB",
        (_, false, System::Swiss) if kind.rated => "BH/C1 BH DE ARO/C1 WIN BPG SB",
        (_, false, System::Swiss) => "BH/C1 BH SB DE WIN BPG",
    };
    let codes = codes.split(' ');
    codes.filter_map(|code| code.parse().ok()).collect()
}

/// Something an arbiter should think about before announcing a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename = "tie-break-remark")]
pub struct Remark {
    /// The code it is about.
    pub code: String,
    /// What is wrong with it in the list.
    pub problem: ListProblem,
    /// The article that says so.
    pub article: &'static str,
}

/// What is wrong with a tie-break in a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum ListProblem {
    Twice,
    /// Where everybody meets everybody, those with equal points have equal values.
    SaysNothing,
    ForRoundRobins,
    TeamsOnly,
    /// Not everybody has a rating, and nobody said which one the others are given.
    NeedsRatings,
    /// More is left out than there is.
    LeavesOutAll {
        rounds: usize,
    },
    /// The games of those who are level leave many level, and nothing follows.
    LeavesTies,
    /// Teams have no ratings.
    NoTeamRatings,
    /// Of teams it has to be said which scores are meant.
    ForPlayers,
}

/// What is wrong with a method in an event of this kind whatever else is in the list, and where that stands.
pub fn unfit(method: Method, kind: Kind) -> Option<(ListProblem, &'static str)> {
    let of_players = method.is_for_players_only();
    let problem = if looks_at_opponents(method) && kind.system == System::PreDetermined {
        ListProblem::SaysNothing
    } else if method == Method::Koya && kind.system == System::Swiss {
        ListProblem::ForRoundRobins
    } else if method.is_for_teams_only() && !kind.teams {
        ListProblem::TeamsOnly
    } else if method == Method::SonnebornBerger && kind.teams {
        ListProblem::ForPlayers
    } else if of_players && kind.teams {
        ListProblem::NoTeamRatings
    } else if of_players && !kind.rated {
        ListProblem::NeedsRatings
    } else {
        return None;
    };
    Some((problem, problem.article(method)))
}

/// It looks at the games of those who are level and at nothing else.
fn is_of_the_tied(method: Method) -> bool {
    matches!(
        method,
        Method::DirectEncounter | Method::ExtendedDirectEncounter(_) | Method::ResultBetweenTied
    )
}

/// What is wrong with a list for an event of this kind and this many rounds.
pub fn remarks(list: &[TieBreak], kind: Kind, rounds: usize) -> Vec<Remark> {
    let mut remarks = Vec::new();
    for (number, tie_break) in list.iter().enumerate() {
        let mut remark = |problem: ListProblem| {
            remarks.push(Remark {
                code: tie_break.code().to_owned(),
                problem,
                article: problem.article(tie_break.method),
            });
        };
        let same = |other: &TieBreak| other.code().eq_ignore_ascii_case(tie_break.code());
        if list[..number].iter().any(same) {
            remark(ListProblem::Twice);
        }
        match unfit(tie_break.method, kind) {
            Some((ListProblem::NeedsRatings, _)) if tie_break.unrated.is_some() => {}
            Some((problem, _)) => remark(problem),
            None => {}
        }
        if list.len() == 1 && is_of_the_tied(tie_break.method) {
            remark(ListProblem::LeavesTies);
        }
        let cut = usize::from(tie_break.cut_low) + usize::from(tie_break.cut_high);
        if cut > 0 && rounds > 0 && cut >= rounds {
            remark(ListProblem::LeavesOutAll { rounds });
        }
    }
    remarks
}

fn looks_at_opponents(method: Method) -> bool {
    matches!(
        method,
        Method::Buchholz
            | Method::ForeBuchholz
            | Method::AverageOfBuchholz
            | Method::SumOfBuchholz
            | Method::ModifiedMedian
            | Method::Median
            | Method::Solkoff
    )
}
