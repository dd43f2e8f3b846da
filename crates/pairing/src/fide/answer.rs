//! What these systems answer: the pairs of a round, why they are so, and what speaks against others.

use adoube_tournament::{EntrantId, Points, RoundNumber};
use serde::Serialize;

use crate::dutch::Pair;
use crate::facts::Article;

/// A criterion, or a step of a procedure, by what it asks for. Each system has its own articles for
/// those it knows; see `System::article`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename = "swiss-criterion")]
pub enum Criterion {
    /// Those not yet paired can still be paired.
    Completion,
    /// Who gets the bye has the lowest score.
    ByeScore,
    /// Of those, who played most games.
    ByeGames,
    /// Who gets the bye has the lowest rating.
    ByeRating,
    /// Of those, who is ranked last.
    ByeRank,
    /// As many pairs in the group as can be.
    Pairs,
    /// As few who come up from below as can be.
    Upfloaters,
    /// Their scores as high as can be.
    UpfloaterScores,
    /// As few who leave for the next group as can be.
    Floaters,
    /// Their scores as low as can be.
    FloaterScores,
    /// As many incoming floaters paired as can be, those with the highest scores first.
    IncomingFloaters,
    /// What the next group needs for a good pairing.
    NextGroup,
    /// As few without the colour they prefer as can be.
    Preferences,
    /// As few without a strong preference granted as can be.
    StrongPreferences,
    /// As few as can be who have come up the largest number of times.
    MaximumUpfloaters,
    /// As few times as can be that those have come up.
    TimesUpfloated,
    /// As few as can be who floated in the last round.
    FloatedLast,
    /// As few opponents of floaters as can be who floated in the last round.
    OpponentsFloatedLast,
    /// Who floats has an opponent next door, and has not floated already.
    FloaterKind,
    /// Who floats evens the numbers of those due White and due Black.
    FloaterColour,
    /// Who floats is ranked last, or first below the median.
    FloaterRank,
    /// The opponent due the other colour goes first.
    DueColour,
    /// Who comes in another's place for the sake of colours is rated within 100 points.
    RatingRange,
    /// Nobody has one colour three times running or three times more often than the other.
    ColourLimits,
    /// The groups are paired from both ends towards the median.
    Median,
}

/// Why something was not done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename = "swiss-reason")]
pub enum Reason {
    /// The two have played each other in this round.
    Met(RoundNumber),
    /// The two may not be paired by a decision for this event.
    Prohibited,
    /// Both need the same colour absolutely.
    SameAbsoluteColour,
    /// No colours keep both within the limits.
    ColourLimits,
    /// The bye may not go there.
    ByeNotAllowed,
    /// It would fail this criterion more than what was done.
    Criterion(Criterion),
    /// It would be as good, but comes later in the order in which pairings are tried.
    Order,
}

/// The rule that decided the colours of a pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename = "swiss-colours")]
pub enum ColourRule {
    /// Neither has played: the number of the higher ranked decides.
    InitialColour,
    /// The only preference there is, is granted.
    OnlyPreference,
    /// Both preferences are granted.
    Both,
    /// The stronger preference is granted.
    Stronger,
    /// The other way round would break the limits.
    Limits,
    /// White to the one who had it less often.
    Equalise,
    /// The colours are changed against the latest round in which they differed.
    Alternate,
    /// The preference of the higher ranked is granted.
    HigherRanked,
    /// The preference of the lower ranked is granted, below the median.
    LowerRanked,
    /// The colour of the higher ranked alternates.
    HigherAlternates,
    /// The colour of the lower ranked alternates.
    LowerAlternates,
}

/// Something that was not done, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Instead {
    /// Whom it would have concerned.
    pub player: EntrantId,
    /// Why it was not done.
    pub reason: Reason,
    pub article: Article,
}

/// What could not be avoided in a group.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename = "swiss-unmet")]
pub enum Unmet {
    /// So many come up from below.
    Upfloaters { count: u32 },
    /// So many leave for the next group.
    Floaters { count: u32 },
    /// So many have not the colour they prefer.
    Preferences { count: u32 },
    /// So many strong preferences are not granted.
    StrongPreferences { count: u32 },
    /// So many come up who did so as often as allowed.
    MaximumUpfloaters { count: u32 },
    /// So many float again after the last round.
    FloatedLast { count: u32 },
    /// So many who floated in the last round meet a floater.
    OpponentsFloatedLast { count: u32 },
}

impl Unmet {
    /// What failing a criterion so often means; nothing where only scores are compared.
    pub(crate) fn of(criterion: Criterion, count: u32) -> Option<Unmet> {
        Some(match criterion {
            Criterion::Upfloaters => Unmet::Upfloaters { count },
            Criterion::Pairs | Criterion::Floaters => Unmet::Floaters { count },
            Criterion::Preferences => Unmet::Preferences { count },
            Criterion::StrongPreferences => Unmet::StrongPreferences { count },
            Criterion::MaximumUpfloaters => Unmet::MaximumUpfloaters { count },
            Criterion::FloatedLast => Unmet::FloatedLast { count },
            Criterion::OpponentsFloatedLast => Unmet::OpponentsFloatedLast { count },
            _ => return None,
        })
    }

    /// How many it concerns.
    pub fn count(self) -> u32 {
        match self {
            Unmet::Upfloaters { count }
            | Unmet::Floaters { count }
            | Unmet::Preferences { count }
            | Unmet::StrongPreferences { count }
            | Unmet::MaximumUpfloaters { count }
            | Unmet::FloatedLast { count }
            | Unmet::OpponentsFloatedLast { count } => count,
        }
    }
}

/// A group or bracket as it was paired, by places in the field.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct PairedGroup {
    /// Those whose score the group has.
    pub residents: Vec<usize>,
    /// Those who came from other groups.
    pub joined: Vec<usize>,
    /// The pairs, first who looked for an opponent, in the order in which they were found.
    pub pairs: Vec<(usize, usize)>,
    /// Those who leave as floaters.
    pub left: Vec<usize>,
    /// The criteria that are not wholly met, with how often they fail.
    pub failures: Vec<(Criterion, u32)>,
}

/// A round as it was paired, by places in the field.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Paired {
    pub bye: Option<usize>,
    /// The groups in the order in which they were paired.
    pub groups: Vec<PairedGroup>,
}

/// A group or bracket and how it was paired.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GroupPairing {
    /// The score of the residents.
    pub score: Points,
    pub residents: Vec<EntrantId>,
    /// Those who came from other groups.
    pub joined: Vec<EntrantId>,
    /// The pairs, first who looked for an opponent, in the order in which they were found.
    pub pairs: Vec<(EntrantId, EntrantId)>,
    /// Those who leave as floaters.
    pub left: Vec<EntrantId>,
    /// What could not be avoided, each with the article that would avoid it.
    pub unmet: Vec<(Unmet, Article)>,
}

/// A round paired by one of these systems.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundPairing {
    pub round: RoundNumber,
    /// The pairs in the order of publication (C.04.2, 3.6).
    pub pairs: Vec<Pair>,
    /// Who gets the pairing-allocated bye.
    pub bye: Option<EntrantId>,
    /// The groups in the order in which they were paired.
    pub groups: Vec<GroupPairing>,
}

/// Why a pair was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PairExplanation {
    pub pair: Pair,
    /// Who of the two looked for an opponent: the higher ranked, but below the median (Lim,
    /// Olympiad) the lower ranked, and floaters before those whom they join.
    pub seeker: EntrantId,
    /// What decided the colours.
    pub colours: ColourRule,
    pub colours_article: Article,
    /// Opponents who would have come first for that one, and what stood in the way.
    pub instead: Vec<Instead>,
}

/// Why somebody left a group or came from another one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FloatExplanation {
    pub player: EntrantId,
    /// Others who would have come first, and what spoke against them.
    pub instead: Vec<Instead>,
}

/// Why a group is paired as it is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GroupExplanation {
    pub pairs: Vec<PairExplanation>,
    /// Those who left it (Burstein, Lim, Olympiad), or who came up into it (the others).
    pub floaters: Vec<FloatExplanation>,
}

impl GroupExplanation {
    /// Whether nothing is said of the group.
    pub fn is_empty(&self) -> bool {
        self.pairs.is_empty() && self.floaters.is_empty()
    }
}

impl Verdict {
    /// The same with other ids for those who are paired.
    #[must_use]
    pub fn renamed(self, name: impl Fn(EntrantId) -> EntrantId) -> Verdict {
        let both = |pair: Pair| Pair {
            white: name(pair.white),
            black: name(pair.black),
        };
        match self {
            Verdict::Illegal { pair, reason } => Verdict::Illegal {
                pair: both(pair),
                reason,
            },
            Verdict::Bye { found, reason } => Verdict::Bye {
                found: found.map(&name),
                reason,
            },
            Verdict::Colours { pair, rule } => Verdict::Colours {
                pair: both(pair),
                rule,
            },
            Verdict::Same | Verdict::Worse { .. } => self,
        }
    }
}

/// What speaks against another pairing of a round, and where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judgement {
    pub verdict: Verdict,
    /// The article that decides; none if nothing speaks against it.
    pub article: Option<Article>,
}

/// What speaks against another pairing of a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename = "swiss-verdict")]
pub enum Verdict {
    /// Nothing: it is the same.
    Same,
    /// A pair may not be made.
    Illegal {
        /// The pair, as it was made.
        pair: Pair,
        reason: Reason,
    },
    /// The bye goes to somebody else.
    Bye {
        /// Who had it.
        found: Option<EntrantId>,
        reason: Reason,
    },
    /// In the first group that differs it is worse.
    Worse {
        /// The score of the group.
        group: Points,
        reason: Reason,
    },
    /// Two have the wrong colours.
    Colours {
        /// The pair with the right colours.
        pair: Pair,
        /// The rule that gives them.
        rule: ColourRule,
    },
}
