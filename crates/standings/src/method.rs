//! The methods of tie-break: codes, articles.

use serde::{Serialize, Serializer};

use crate::Score;

/// What a tie-break counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Method {
    /// The score that ranks.
    Points,
    MatchPoints,
    GamePoints,
    /// The score that does not rank.
    OtherScore,
    DirectEncounter,
    /// Rounds with a win's points.
    Wins,
    /// Games won over the board.
    GamesWon,
    GamesWithBlack,
    /// Games won with Black.
    WinsWithBlack,
    Progressive,
    /// Rounds one elected to play.
    RoundsElectedToPlay,
    /// Points as if a win were worth 1 and a draw ½.
    StandardPoints,
    PairingNumber,
    Buchholz,
    /// Average of opponents' Buchholz.
    AverageOfBuchholz,
    /// Sum of the opponents' Buchholz, in the regulations until 2023.
    SumOfBuchholz,
    ForeBuchholz,
    SonnebornBerger,
    Koya,
    /// Average rating of opponents.
    AverageRating,
    Performance,
    PerfectPerformance,
    /// Average performance rating of opponents.
    AveragePerformance,
    /// Average perfect performance of opponents.
    AveragePerfectPerformance,
    /// The player's own rating.
    Rating,
    /// Extended Sonneborn-Berger; which scores, or nothing for the primary score of the opponent
    /// and the secondary score obtained.
    ExtendedSonnebornBerger(Option<Sonneborn>),
    /// Extended direct encounter, and what follows for two teams still level.
    ExtendedDirectEncounter(Boards),
    BoardCount,
    TopBoards,
    BottomBoards,
    ScoreStrength,
    /// What a participant's score is to the opponents' tie-breaks.
    AdjustedScore,
    /// The same with the last round drawn.
    ForeAdjustedScore,
    VoluntarilyUnplayed,
    /// Games played over the board.
    GamesPlayed,
    /// Values that were worked out elsewhere, by the name that follows the colon.
    Entered,
    /// US Chess: the opponents' scores without the least significant ones.
    ModifiedMedian,
    /// US Chess: the opponents' scores.
    Solkoff,
    /// US Chess: the running scores.
    Cumulative,
    /// US Chess: the opponents' scores without the highest and the lowest ones.
    Median,
    /// US Chess: plus or minus in the games of those still level.
    ResultBetweenTied,
    /// US Chess: games played with Black.
    MostBlacks,
    /// US Chess: 4 for a win, 2 for a draw, 1 for a loss.
    Kashdan,
    /// US Chess: the Sonneborn-Berger system, also called the method of partial scores.
    PartialScores,
    /// US Chess: the running scores of the opponents.
    CumulativeOfOpposition,
    /// US Chess: the average performance of the opponents.
    OppositionPerformance,
    /// US Chess: the average rating of the opponents.
    AverageOpposition,
    /// US Chess: the system of the U.S. Amateur Team.
    AmateurTeam,
}

/// Opponent's score and score obtained of an extended Sonneborn-Berger (C.07.13.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sonneborn {
    /// Which score of the opponent.
    pub opponent: Score,
    /// Which score obtained against it.
    pub obtained: Score,
}

impl Sonneborn {
    pub(crate) fn from_letters(letters: &str) -> Option<Sonneborn> {
        let score = |letter| match letter {
            'M' => Some(Score::Match),
            'G' => Some(Score::Game),
            _ => None,
        };
        let mut letters = letters.chars();
        let found = Sonneborn {
            opponent: score(letters.next()?)?,
            obtained: score(letters.next()?)?,
        };
        letters.next().is_none().then_some(found)
    }
}

/// How an extended direct encounter goes on for exactly two teams (C.07.13.3.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Boards {
    /// It ends without a decision.
    None,
    /// By board count.
    Count,
    /// By the top boards.
    Top,
    /// By eliminating the bottom boards.
    Bottom,
    /// By board count, then by the top boards.
    CountTop,
    /// By board count, then by eliminating the bottom boards.
    CountBottom,
}

/// What there is to say of a method.
struct Entry {
    method: Method,
    code: &'static str,
    /// The name of its message.
    key: &'static str,
    /// In the regulations of 2026, or in the rules of US Chess.
    article: Option<&'static str>,
    /// The letters of the modifiers that mean something.
    modifiers: &'static str,
}

const fn entry(
    method: Method,
    code: &'static str,
    key: &'static str,
    article: &'static str,
    modifiers: &'static str,
) -> Entry {
    Entry {
        method,
        code,
        key,
        article: if article.is_empty() {
            None
        } else {
            Some(article)
        },
        modifiers,
    }
}

const fn extended(opponent: Score, obtained: Score) -> Method {
    Method::ExtendedSonnebornBerger(Some(Sonneborn { opponent, obtained }))
}

use Method::*;

#[rustfmt::skip]
const ENTRIES: [Entry; 58] = [
    entry(Points, "PTS", "points", "", ""),
    entry(MatchPoints, "MPTS", "match-points", "11.1", ""),
    entry(GamePoints, "GPTS", "game-points", "11.1", ""),
    entry(OtherScore, "MPVGP", "match-points-v-game-points", "13.1", ""),
    entry(DirectEncounter, "DE", "direct-encounter", "6", "PSX"),
    entry(Wins, "WIN", "number-of-wins", "7.1", "X"),
    entry(GamesWon, "WON", "games-won-over-the-board", "7.2", "X"),
    entry(GamesWithBlack, "BPG", "games-with-black", "7.3", ""),
    entry(WinsWithBlack, "BWG", "games-won-with-black", "7.4", ""),
    entry(Progressive, "PS", "progressive-scores", "7.5", "CX"),
    entry(RoundsElectedToPlay, "REP", "rounds-one-elected-to-play", "7.6", "X"),
    entry(StandardPoints, "STD", "standard-points", "7.7", "X"),
    entry(PairingNumber, "TPN", "pairing-number", "7.8", ""),
    entry(Buchholz, "BH", "buchholz", "8.1", "CMPFXV"),
    entry(AverageOfBuchholz, "AOB", "average-of-opponents-buchholz", "8.2", "CFPXV"),
    entry(SumOfBuchholz, "SBH", "sum-of-buchholz", "", "PV"),
    entry(ForeBuchholz, "FB", "fore-buchholz", "8.3", "CMPFXV"),
    entry(SonnebornBerger, "SB", "sonneborn-berger", "9.1", "CPXV"),
    entry(Koya, "KS", "koya", "9.2", "LX"),
    entry(AverageRating, "ARO", "average-rating-of-opponents", "10.1", "CMU"),
    entry(Performance, "TPR", "tournament-performance-rating", "10.2", "CMU"),
    entry(PerfectPerformance, "PTP", "perfect-tournament-performance", "10.3", "CMU"),
    entry(AveragePerformance, "APRO", "average-performance-of-opponents", "10.4", "U"),
    entry(AveragePerfectPerformance, "APPO", "average-perfect-performance-of-opponents", "10.5", "U"),
    entry(Rating, "RTNG", "rating", "10.6", "U"),
    entry(ExtendedSonnebornBerger(None), "ESB", "extended-sonneborn-berger", "13.2", "CPXV"),
    entry(extended(Score::Match, Score::Match), "EMMSB", "extended-sonneborn-berger-match-points-by-match-points", "13.2.1", "CPV"),
    entry(extended(Score::Match, Score::Game), "EMGSB", "extended-sonneborn-berger-match-points-by-game-points", "13.2.2", "CPV"),
    entry(extended(Score::Game, Score::Match), "EGMSB", "extended-sonneborn-berger-game-points-by-match-points", "13.2.3", "CPV"),
    entry(extended(Score::Game, Score::Game), "EGGSB", "extended-sonneborn-berger-game-points-by-game-points", "13.2.4", "CPV"),
    entry(ExtendedDirectEncounter(Boards::None), "EDE", "extended-direct-encounter", "13.3", "PX"),
    entry(ExtendedDirectEncounter(Boards::Count), "EDEC", "extended-direct-encounter-board-count", "13.3.2", "PX"),
    entry(ExtendedDirectEncounter(Boards::Top), "EDET", "extended-direct-encounter-top-boards", "13.3.2", "PX"),
    entry(ExtendedDirectEncounter(Boards::Bottom), "EDEB", "extended-direct-encounter-bottom-boards", "13.3.2", "PX"),
    entry(ExtendedDirectEncounter(Boards::CountTop), "EDEBT", "extended-direct-encounter-board-count-top-boards", "13.3.2", "PX"),
    entry(ExtendedDirectEncounter(Boards::CountBottom), "EDEBB", "extended-direct-encounter-board-count-bottom-boards", "13.3.2", "PX"),
    entry(BoardCount, "BC", "board-count", "12.1", ""),
    entry(TopBoards, "TBR", "top-board-results", "12.2", ""),
    entry(BottomBoards, "BBE", "bottom-board-elimination", "12.3", ""),
    entry(ScoreStrength, "SSSC", "score-strength-combination", "13.4", "CPFKXV"),
    entry(AdjustedScore, "ABH", "adjusted-score", "16.3", "XV"),
    entry(ForeAdjustedScore, "AFB", "adjusted-score-last-round-drawn", "16.3", "XV"),
    entry(VoluntarilyUnplayed, "VUR", "voluntarily-unplayed-rounds", "16.1.2", ""),
    entry(GamesPlayed, "NUM", "games-played-over-the-board", "", ""),
    entry(Entered, "EXT", "worked-out-elsewhere", "", ""),
    entry(ModifiedMedian, "MMED", "modified-median", "US 34E1", "X"),
    entry(Solkoff, "SOLK", "solkoff", "US 34E2", "X"),
    entry(Cumulative, "CUM", "cumulative", "US 34E3", "X"),
    entry(Median, "MED", "median", "US 34E4", "X"),
    entry(ResultBetweenTied, "RBT", "result-between-tied-players", "US 34E5", "P"),
    entry(MostBlacks, "BLK", "most-blacks", "US 34E6", ""),
    entry(Kashdan, "KASH", "kashdan", "US 34E7", ""),
    entry(PartialScores, "USSB", "sonneborn-berger-us-chess", "US 34F", "X"),
    entry(CumulativeOfOpposition, "CUMO", "cumulative-of-opposition", "US 34E9", "X"),
    entry(OppositionPerformance, "OPRF", "oppositions-performance", "US 34E10", "U"),
    entry(AverageOpposition, "AOPP", "average-opposition", "US 34E11", "U"),
    entry(AmateurTeam, "USAT", "us-amateur-team", "US 34G2", "X"),
    entry(RoundsElectedToPlay, "GE", "rounds-one-elected-to-play", "7.6", "X"),
];

/// As one of several, whatever it holds: each of them has a name of its own.
impl Serialize for Method {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_unit_variant("TieBreakMethod", 0, self.entry().key)
    }
}

impl Method {
    /// Every method with its code.
    pub const ALL: [Method; 57] = {
        let mut all = [Points; 57];
        let mut place = 0;
        while place < all.len() {
            all[place] = ENTRIES[place].method;
            place += 1;
        }
        all
    };

    fn entry(self) -> &'static Entry {
        let found = ENTRIES.iter().find(|entry| entry.method == self);
        found.unwrap_or(&ENTRIES[0])
    }

    /// The method with this code, in capitals.
    pub fn from_code(code: &str) -> Option<Method> {
        let code = if code == "SNO" { "TPN" } else { code };
        let found = ENTRIES.iter().find(|entry| entry.code == code);
        found.map(|entry| entry.method)
    }

    /// The code, in capitals.
    pub fn code(self) -> &'static str {
        self.entry().code
    }

    /// The article of C.07 in the edition of 2026, or `US` and the rule of US Chess; nothing for what
    /// neither has.
    pub fn article(self) -> Option<&'static str> {
        self.entry().article
    }

    /// Whether it is a method of US Chess.
    pub fn is_of_us_chess(self) -> bool {
        let article = self.article();
        article.is_some_and(|article| article.starts_with("US "))
    }

    /// Whether a modifier with this letter means something.
    pub(crate) fn takes(self, letter: char) -> bool {
        letter == 'R' || self.entry().modifiers.contains(letter)
    }

    pub(crate) fn lower_is_better(self) -> bool {
        matches!(
            self,
            PairingNumber
                | BoardCount
                | DirectEncounter
                | ExtendedDirectEncounter(_)
                | TopBoards
                | BottomBoards
                | VoluntarilyUnplayed
        )
    }

    /// Whether it looks at ratings, which teams do not have.
    pub fn is_for_players_only(self) -> bool {
        self.looks_at_ratings()
    }

    /// Whether it looks at ratings.
    pub fn looks_at_ratings(self) -> bool {
        matches!(
            self,
            AverageRating
                | Performance
                | PerfectPerformance
                | AveragePerformance
                | AveragePerfectPerformance
                | Rating
                | OppositionPerformance
                | AverageOpposition
        )
    }

    /// Whether it looks at the boards of teams.
    pub fn is_for_teams_only(self) -> bool {
        matches!(
            self,
            MatchPoints
                | GamePoints
                | OtherScore
                | ExtendedSonnebornBerger(_)
                | ExtendedDirectEncounter(_)
                | BoardCount
                | TopBoards
                | BottomBoards
                | ScoreStrength
                | AmateurTeam
        )
    }
}
