//! The Swiss systems of FIDE beside the Dutch one: Dubov, Burstein, Lim, Double-Swiss, Swiss Team
//! and the Olympiad Pairing Rules.
//!
//! What differs between them:
//!
//! | system | how | floats | colour in the pairing |
//! |---|---|---|---|
//! | Dubov | best bracket, with players fetched from below | how often somebody came up | absolute, then fewest unfulfilled |
//! | Burstein | best bracket, its rest moves down | none | absolute, then fewest unfulfilled |
//! | Lim | procedure from both ends to the median | previous round | part of who may meet |
//! | Double-Swiss | top scoregroup, again and again | previous round | none |
//! | Swiss Team | top scoregroup, again and again | previous round | fewest unfulfilled |
//! | Olympiad | procedure from both ends to the median | none | limits, dropped where a group would have to float |
//!
//! What they share: [`Competitors`] (who is paired), `field` (how they stand), `history` (colours had
//! and due), `completion` (whether everybody left can still be paired, and the bye), `optimum` (the
//! best bracket by one matching: Dubov and Burstein), the answers of `answer` and the roads of
//! `round`: pairing, explaining, comparing. Each system has a module of its own with its `System`,
//! which knows only what is its own.

mod answer;
pub mod burstein;
mod competitors;
mod completion;
pub mod double_swiss;
pub mod dubov;
mod field;
mod history;
pub mod lim;
mod median;
pub mod olympiad;
mod optimum;
mod readings;
mod round;
pub mod team;
mod topscoregroup;
mod trouble;

pub use answer::{
    ColourRule, Criterion, FloatExplanation, GroupExplanation, GroupPairing, Instead, Judgement,
    PairExplanation, Reason, RoundPairing, Unmet, Verdict,
};
pub use competitors::Competitors;
pub use readings::{Reading, Readings, UnknownReading};
pub use round::{PlayerNote, RoundExplanation};
pub(crate) use round::{compare, explain, pair_among};
pub use trouble::{Breach, CannotPair, Trouble};

use adoube_tournament::{Colour, Tournament};

use crate::facts::Article;
use answer::{Paired, PairedGroup};
use field::{ByeBar, Field};

/// A rule that is cited: a criterion or step, a reason, or what decided colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cited {
    Reason(Reason),
    Colours(ColourRule),
}

/// One of these systems, in an edition and with its settings.
pub(crate) trait System {
    /// Who is paired.
    fn competitors<'t>(&self, tournament: &'t Tournament) -> Competitors<'t> {
        Competitors::players(tournament)
    }

    /// What keeps from the bye.
    fn bye_bar(&self) -> ByeBar;

    /// What pairs a round. `among` has the rounds before it for what the field does not tell.
    fn engine<'e>(&'e self, among: &Competitors<'_>, field: &'e Field) -> Box<dyn Engine + 'e>;

    /// Where a rule stands.
    fn article(&self, cited: Cited) -> Article;
}

/// What pairs one round by one system.
pub(crate) trait Engine {
    /// What keeps two who have not met from meeting: their colours, for systems that look at them.
    fn colours_clash(&self, one: usize, other: usize) -> Option<Reason> {
        let _ = (one, other);
        None
    }

    /// Pairs everybody; `None` if there is no legal pairing.
    fn pair(&self) -> Option<Paired>;

    /// The colour of the first of two who are paired in a group, and the rule that gives it.
    fn colours(&self, group: &PairedGroup, one: usize, other: usize) -> (Colour, ColourRule);

    /// Why the bye does not go to somebody else.
    fn why_not_bye(&self, paired: &Paired, other: usize) -> Reason;

    /// What speaks against other pairs of a group: all pairs of the other pairing that have somebody
    /// of the group in them. They are legal, and not the same.
    fn why_not(&self, paired: &Paired, group: usize, others: &[(usize, usize)]) -> Reason;

    /// Opponents who would have come first for the first of a pair, and what stood in the way;
    /// nearest first, a handful. For those whom the first may not meet at all the reason is not
    /// looked at.
    fn instead_of_pair(&self, paired: &Paired, group: usize, pair: usize) -> Vec<(usize, Reason)>;

    /// Others who would have floated first instead of somebody who did.
    fn instead_of_floater(
        &self,
        paired: &Paired,
        group: usize,
        floater: usize,
    ) -> Vec<(usize, Reason)>;
}

/// The parts of an [`Engine`] that keeps its round step by step (`made`) and explains it group by group:
/// whoever is named by the field is paired by the functions of the module `explain` beside it.
macro_rules! explained_by_groups {
    ($who:ident) => {
        fn pair(&self) -> Option<Paired> {
            let made = self.made()?;
            Some(Paired {
                bye: made.bye,
                groups: made.groups.iter().map(Group::paired).collect(),
            })
        }

        fn why_not_bye(&self, paired: &Paired, other: usize) -> Reason {
            explain::why_not_bye(&self.$who, paired.bye, other)
        }

        fn why_not(&self, _paired: &Paired, group: usize, others: &[(usize, usize)]) -> Reason {
            let group = self.group(group);
            group.map_or(Reason::Order, |group| {
                explain::why_not(&self.$who, group, others)
            })
        }

        fn instead_of_pair(
            &self,
            _paired: &Paired,
            group: usize,
            pair: usize,
        ) -> Vec<(usize, Reason)> {
            let group = self.group(group);
            group.map_or_else(Vec::new, |group| {
                explain::instead_of_pair(&self.$who, group, pair)
            })
        }

        fn instead_of_floater(
            &self,
            _paired: &Paired,
            group: usize,
            floater: usize,
        ) -> Vec<(usize, Reason)> {
            let group = self.group(group);
            group.map_or_else(Vec::new, |group| {
                explain::instead_of_floater(&self.$who, group, floater)
            })
        }
    };
}

use explained_by_groups;
