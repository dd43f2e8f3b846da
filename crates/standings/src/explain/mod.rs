//! Why a value is what it is: its parts.

mod articles;
mod facts;

use crate::calculation::Calculation;
use crate::direct::{Direct, Table};
use crate::field::{Field, Score};
use crate::method::Method;
use crate::ranking::{self, Standings};
use crate::term::Term;
use crate::{Rules, TieBreak, Value};

pub use articles::article;
pub use facts::{
    EncounterScore, NoValue, NotAllMet, Part, PartNote, PartOf, Reckoning, ReckoningWay, ScoreUnit,
};

/// The arithmetic of one tie-break for one participant.
pub struct Explanation<'f> {
    pub field: &'f Field,
    pub tie_break: TieBreak,
    pub rules: Rules,
    /// Whose, as a place in the field.
    pub place: usize,
    pub value: Option<Value>,
    /// The parts of a value that is a sum or an average; those cut are marked.
    pub terms: Vec<Term>,
    /// The table of those who were level, for a direct encounter.
    pub group: Option<Group>,
}

/// Those who were level when a direct encounter, or the boards of teams, had to decide.
pub struct Group {
    /// The members, in the order that came out of it.
    pub members: Vec<usize>,
    /// Their place inside the group.
    pub values: Vec<Option<Value>>,
    /// The tables of their encounters: by the score, and in an extended direct encounter by the
    /// other score; none where boards decide.
    pub tables: Vec<(Score, Table)>,
    /// How many tie-breaks had been tried before.
    pub tried: usize,
}

impl<'f> Explanation<'f> {
    /// Explains the tie-break with this number in the list for one participant.
    pub fn of(
        field: &'f Field,
        tie_breaks: &[TieBreak],
        rules: Rules,
        number: usize,
        place: usize,
    ) -> Option<Explanation<'f>> {
        let tie_break = tie_breaks.get(number)?;
        field.participants().get(place)?;
        // The list may rank by another score than the field does.
        let ranked = ranking::ranked_as_asked(field, tie_breaks);
        let before = Standings::rank(&ranked, &tie_breaks[..number], rules);
        let groups = ranking::level(before.lines());
        let calculation = Calculation::of(&ranked, tie_break, rules);
        let values = calculation.values(&groups);
        let mut group = groups.into_iter().find(|group| group.contains(&place))?;
        group.sort_by_key(|member| (values[*member], *member));
        let used = tie_break.rules.unwrap_or(rules).of_fide();
        let terms = calculation.terms_among(place, &group);
        let in_group = decides_in_group(tie_break.method);
        let tables = |group: &[usize]| {
            let scores = scores(tie_break.method, &calculation);
            let table = |score| Direct::of(&ranked, tie_break, used).table_by_score(group, score);
            scores.map(|score| (score, table(score))).collect()
        };
        let group = (in_group && group.len() > 1).then(|| Group {
            values: group.iter().map(|member| values[*member]).collect(),
            tables: tables(&group),
            tried: number,
            members: group,
        });
        Some(Explanation {
            field,
            tie_break: tie_break.clone(),
            rules: used,
            place,
            value: values[place],
            terms: if in_group { Vec::new() } else { terms },
            group,
        })
    }
}

/// The scores by which the encounters are counted.
fn scores(method: Method, calculation: &Calculation) -> impl Iterator<Item = Score> {
    let first = calculation.score().filter(|_| is_encounter(method));
    let second = first.filter(|_| method != Method::DirectEncounter);
    first.into_iter().chain(second.map(Score::other))
}

fn is_encounter(method: Method) -> bool {
    matches!(
        method,
        Method::DirectEncounter | Method::ExtendedDirectEncounter(_)
    )
}

fn decides_in_group(method: Method) -> bool {
    is_encounter(method) || matches!(method, Method::TopBoards | Method::BottomBoards)
}
