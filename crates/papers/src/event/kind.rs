//! The papers that there are.

use std::str::FromStr;

use serde::Serialize;

macro_rules! papers {
    ($($(#[doc = $doc:literal])* $kind:ident = $name:literal, $title:literal, $about:ident;)*) => {
        /// A paper.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum PaperKind {
            $($(#[doc = $doc])* $kind,)*
        }

        impl PaperKind {
            /// All of them, those that are needed most first.
            pub const ALL: &[PaperKind] = &[$(PaperKind::$kind),*];

            /// The name in addresses and commands.
            pub fn name(self) -> &'static str {
                match self {
                    $(PaperKind::$kind => $name,)*
                }
            }

            /// The message that says what it is.
            pub fn title(self) -> &'static str {
                match self {
                    $(PaperKind::$kind => $title,)*
                }
            }

            fn about(self) -> About {
                match self {
                    $(PaperKind::$kind => About::$about,)*
                }
            }
        }
    };
}

/// What a paper is about.
#[derive(Clone, Copy, PartialEq, Eq)]
enum About {
    /// A round.
    Round,
    /// A round of teams.
    Teams,
    /// The section; working papers and forms to be filled in.
    Section,
    /// The section, a player or an arbiter; somebody answers for it.
    Signed,
}

papers! {
    Standings = "standings", "standings", Round;
    Pairings = "pairings", "papers-pairings", Round;
    PairingsByName = "pairings-by-name", "papers-pairings-by-name", Round;
    Crosstable = "crosstable", "standings-crosstable", Round;
    /// Of a knockout: who meets whom on the way to the final.
    Bracket = "bracket", "paper-bracket", Round;
    /// Everybody by number, with the score after each round (US 28O).
    WallChart = "wall-chart", "standings-wall", Round;
    Slips = "slips", "papers-slips", Round;
    /// IT1, a certificate for each norm.
    It1 = "it1", "paper-it1", Signed;
    /// IT3, the tournament report.
    It3 = "it3", "paper-it3", Signed;
    Fa1 = "fa1", "paper-fa1", Signed;
    Ia1 = "ia1", "paper-ia1", Signed;
    /// The chief arbiter's final report.
    Report = "report", "paper-report", Signed;
    /// What goes with the rating report: sums, deadlines, what FIDE would send back.
    RatingReport = "rating-report", "paper-rating-report", Round;
    /// For the first three.
    Diplomas = "diplomas", "paper-diplomas", Signed;
    /// For everybody.
    Participation = "participation", "paper-participation", Signed;
    It2 = "it2", "paper-it2", Signed;
    /// Titles that places in a championship bring.
    DirectTitles = "direct-titles", "paper-direct-titles", Signed;
    Fa2 = "fa2", "paper-fa2", Signed;
    Ia2 = "ia2", "paper-ia2", Signed;
    Fl1 = "fl1", "paper-fl1", Signed;
    Fl2 = "fl2", "paper-fl2", Signed;
    /// Rank and score through the rounds, rating changes.
    Pictures = "pictures", "paper-pictures", Round;
    PrizeReceipts = "prize-receipts", "paper-prize-receipts", Section;
    Entries = "entries", "papers-entries-by-number", Section;
    EntriesByName = "entries-by-name", "papers-entries-by-name", Section;
    ScoreSheets = "score-sheets", "paper-score-sheets", Round;
    Cards = "cards", "papers-cards", Round;
    Names = "names", "papers-names", Section;
    Times = "times", "papers-times", Round;
    Duties = "duties", "papers-duties", Round;
    LineUps = "line-ups", "papers-line-ups", Teams;
    Protocols = "protocols", "papers-matches", Teams;
    AppealForm = "appeal-form", "papers-appeal-form", Section;
    ComplaintForm = "complaint-form", "papers-complaint-form", Section;
    /// For sealed moves.
    Envelopes = "envelopes", "paper-envelopes", Round;
    /// Programme and regulations, as they are announced.
    Programme = "programme", "paper-programme", Section;
}

impl PaperKind {
    /// It is of a round, or after one.
    pub fn is_of_a_round(self) -> bool {
        matches!(self.about(), About::Round | About::Teams)
    }

    /// Only sections of teams have it.
    pub fn is_of_teams(self) -> bool {
        self.about() == About::Teams
    }

    /// The chief arbiter signs it off; until then it is a draft.
    pub fn is_signed(self) -> bool {
        self.about() == About::Signed
    }
}

/// There is no such paper.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct UnknownPaper {
    pub name: String,
}

impl FromStr for PaperKind {
    type Err = UnknownPaper;

    fn from_str(name: &str) -> Result<PaperKind, UnknownPaper> {
        let found = PaperKind::ALL.iter().find(|kind| kind.name() == name);
        found.copied().ok_or_else(|| UnknownPaper {
            name: name.to_owned(),
        })
    }
}
