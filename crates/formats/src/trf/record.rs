//! The records of a tournament report file, as the file tells them.

use adoube_tournament::{ByeKind, Colour, MatchForfeit, Points};

/// A record: one line of the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Record {
    /// A record of plain text: name, city, dates, arbiters, codes, and the informative 801 and 802.
    Text(TextRecord),
    /// 142, or XXR: the number of rounds announced.
    Rounds(RoundsRecord),
    /// 152: the initial colour.
    InitialColour(Colour),
    /// XXC: settings for a pairing program, one word each.
    Configuration(Vec<String>),
    /// 162 or 362: what results, or matches of teams, are worth.
    PointSystem(PointSystemRecord),
    /// BBW, BBD, BBL, BBZ, BBF or BBU: what one result is worth.
    PointsFor(PointsForRecord),
    /// XXS: what results are worth, as `CODE=VALUE`.
    Scoring(Vec<(String, Points)>),
    /// 001: a player.
    Player(PlayerRecord),
    /// A national rating record, under the code of the federation.
    National(NationalRecord),
    /// 013: a team of the older formats.
    OldTeam(OldTeamRecord),
    /// 310: a team.
    Team(TeamRecord),
    /// 240: byes asked for.
    Byes(ByesRecord),
    /// XXZ: the players who miss the round to be paired.
    Absent(Vec<u32>),
    /// 250: virtual points.
    VirtualPoints(VirtualPointsRecord),
    /// XXA: the virtual points of one player, round by round.
    PlayerVirtualPoints(PlayerVirtualPointsRecord),
    /// 260: prohibited pairings.
    Prohibited(ProhibitedRecord),
    /// XXP: players of whom no two may ever meet.
    NeverPaired(Vec<u32>),
    /// 299: points that differ from the point system.
    AbnormalPoints(AbnormalPointsRecord),
    /// 300: a team in another order than its list.
    LineUp(LineUpRecord),
    /// 320: the pairing-allocated byes of teams.
    TeamByes(TeamByesRecord),
    /// 330: a forfeited match of teams.
    ForfeitedMatch(ForfeitedMatchRecord),
    /// Anything else, letter for letter: comments, blank lines, records of other programs.
    Other(String),
}

/// A record of plain text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextRecord {
    /// The three characters that name the record.
    pub code: String,
    /// What follows, from column 5 on.
    pub text: String,
}

/// 142 (XXR in older files): how many rounds there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundsRecord {
    /// Whether it is spelled XXR.
    pub extension: bool,
    /// The number of rounds.
    pub rounds: u16,
}

/// 162 for players, 362 for teams.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PointSystemRecord {
    /// Whether it is 362: match points.
    pub teams: bool,
    /// What each symbol is worth: `W D L A P X`, or `TW TD TL`.
    pub values: Vec<(String, Points)>,
}

/// One of the BB records.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PointsForRecord {
    /// The last letter of the code: W, D, L, Z, F or U.
    pub letter: char,
    pub points: Points,
}

/// The fields that a 001 record and a national record share.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PersonFields {
    /// The starting-rank number, columns 5-8.
    pub number: u32,
    /// Sex, column 10.
    pub sex: Option<char>,
    /// The title, or the national class, columns 11-13.
    pub title: String,
    /// The name, columns 15-47.
    pub name: String,
    /// The rating, columns 49-52; an unrated player may have 0 or nothing.
    pub rating: Option<u16>,
    /// The federation, or the national origin, columns 54-56.
    pub federation: String,
    /// The FIDE number, or the national one, columns 58-68.
    pub identity: String,
    /// The date of birth, columns 70-79.
    pub birth: String,
}

/// 001: a player with a round entry for each round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayerRecord {
    /// Who it is.
    pub person: PersonFields,
    /// The points, columns 81-84.
    pub points: Option<Points>,
    /// The rank, columns 86-89.
    pub rank: Option<u32>,
    /// The rounds, from column 92, ten columns each. The last one is not blank.
    pub rounds: Vec<RoundEntry>,
}

/// What a 001 record says of one round. A blank one says nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RoundEntry {
    /// The scheduled opponent; none for `0000`.
    pub opponent: Option<u32>,
    /// The scheduled colour; none for `-`.
    pub colour: Option<Colour>,
    /// The result; none if it is not known, or if the entry is blank.
    pub result: Option<ResultCode>,
}

impl RoundEntry {
    /// An entry that says nothing.
    pub const BLANK: RoundEntry = RoundEntry {
        opponent: None,
        colour: None,
        result: None,
    };

    /// A round in which the player had no opponent: a bye or an absence.
    pub fn without_opponent(result: ResultCode) -> RoundEntry {
        RoundEntry {
            result: Some(result),
            ..RoundEntry::BLANK
        }
    }
}

/// The codes for results.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ResultCode {
    /// `1`
    Win,
    /// `=`
    Draw,
    /// `0`
    Loss,
    /// `W`: under one move, not rated.
    UnratedWin,
    /// `D`: under one move, not rated.
    UnratedDraw,
    /// `L`: under one move, not rated.
    UnratedLoss,
    /// `+`
    ForfeitWin,
    /// `-`
    ForfeitLoss,
    /// `H`
    HalfPointBye,
    /// `F`
    FullPointBye,
    /// `U`
    PairingAllocatedBye,
    /// `Z`
    ZeroPointBye,
    /// `?`: not known, as of an adjourned game.
    Unknown,
}

impl ResultCode {
    /// Every code that a result can have.
    pub const ALL: [ResultCode; 13] = [
        ResultCode::Win,
        ResultCode::Draw,
        ResultCode::Loss,
        ResultCode::UnratedWin,
        ResultCode::UnratedDraw,
        ResultCode::UnratedLoss,
        ResultCode::ForfeitWin,
        ResultCode::ForfeitLoss,
        ResultCode::HalfPointBye,
        ResultCode::FullPointBye,
        ResultCode::PairingAllocatedBye,
        ResultCode::ZeroPointBye,
        ResultCode::Unknown,
    ];

    /// The character of the file.
    pub fn code(self) -> char {
        match self {
            ResultCode::Win => '1',
            ResultCode::Draw => '=',
            ResultCode::Loss => '0',
            ResultCode::UnratedWin => 'W',
            ResultCode::UnratedDraw => 'D',
            ResultCode::UnratedLoss => 'L',
            ResultCode::ForfeitWin => '+',
            ResultCode::ForfeitLoss => '-',
            ResultCode::HalfPointBye => 'H',
            ResultCode::FullPointBye => 'F',
            ResultCode::PairingAllocatedBye => 'U',
            ResultCode::ZeroPointBye => 'Z',
            ResultCode::Unknown => '?',
        }
    }

    /// The result with this character; small letters count as capitals.
    pub fn from_code(code: char) -> Option<ResultCode> {
        let code = code.to_ascii_uppercase();
        ResultCode::ALL
            .into_iter()
            .find(|result| result.code() == code)
    }

    /// A bye, by its own letter.
    pub fn is_bye(self) -> bool {
        matches!(
            self,
            ResultCode::HalfPointBye
                | ResultCode::FullPointBye
                | ResultCode::PairingAllocatedBye
                | ResultCode::ZeroPointBye
        )
    }
}

/// A national rating record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NationalRecord {
    /// The code of the federation whose rating it is.
    pub rating_federation: String,
    /// What that federation says.
    pub person: PersonFields,
}

/// 013: a team of the older versions, with its players.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OldTeamRecord {
    /// The name, columns 5-36.
    pub name: String,
    /// The players, from column 37.
    pub players: Vec<u32>,
}

/// 310: a team with its points, rank and players.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TeamRecord {
    /// The team pairing number, columns 5-7.
    pub number: u32,
    /// The name, columns 9-40.
    pub name: String,
    /// The short name, columns 42-46.
    pub nickname: String,
    /// The strength factor, columns 48-53.
    pub strength_factor: String,
    /// Match points, columns 55-60.
    pub match_points: Option<Points>,
    /// Game points, columns 62-67.
    pub game_points: Option<Points>,
    /// The rank, columns 69-71.
    pub rank: Option<u32>,
    /// The players in board order, from column 74.
    pub players: Vec<u32>,
}

/// 240: players who have the same kind of bye in a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ByesRecord {
    /// Full-, half- or zero-point.
    pub kind: ByeKind,
    pub round: u16,
    /// The players, or the teams in an event for teams.
    pub numbers: Vec<u32>,
}

/// 250: points that count for the pairing of some rounds only.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VirtualPointsRecord {
    /// Match points, for teams.
    pub match_points: Option<Points>,
    /// Points of players, or game points.
    pub points: Option<Points>,
    /// The first and the last round.
    pub rounds: (u16, u16),
    /// The first and the last player or team.
    pub numbers: (u32, u32),
}

/// XXA: the virtual points of one player, round by round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerVirtualPointsRecord {
    pub number: u32,
    /// The points, round by round.
    pub points: Vec<Points>,
}

/// 260: players of whom no two may meet in some rounds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProhibitedRecord {
    /// The first and the last round.
    pub rounds: (u16, u16),
    /// The players or teams of whom no two may meet.
    pub numbers: Vec<u32>,
}

/// 299: points given or taken apart from any result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AbnormalPointsRecord {
    /// For which result; none for a penalty or bonus.
    pub result: Option<ResultCode>,
    /// Match points, for teams.
    pub match_points: Option<Points>,
    /// Points of players, or game points.
    pub points: Option<Points>,
    /// The round; none for all.
    pub round: Option<u16>,
    /// The players or teams; everybody if there is none.
    pub numbers: Vec<u32>,
}

/// 300: the players of a team on the boards of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineUpRecord {
    pub round: u16,
    pub team: u32,
    /// The team it meets.
    pub opponent: u32,
    /// The players by board; 0 where nobody sits.
    pub players: Vec<u32>,
}

/// 320: teams that have a bye.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamByesRecord {
    /// Match points of the bye.
    pub match_points: Option<Points>,
    /// Game points of the bye.
    pub game_points: Option<Points>,
    /// The team with the bye, round by round; 0 where there is none.
    pub teams: Vec<u32>,
}

/// 330: a match of teams that was forfeited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ForfeitedMatchRecord {
    /// Who did not play; White is the first team.
    pub forfeit: MatchForfeit,
    pub round: u16,
    /// The team with White.
    pub white: u32,
    /// The team with Black.
    pub black: u32,
}
