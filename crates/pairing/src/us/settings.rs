//! What a director chooses before the event, and what the pairing has to know about players.

use adoube_tournament::{EntrantId, RatingUsed, RoundNumber};
use serde::{Deserialize, Serialize};

/// How a section is paired. The default is the main rule everywhere; what is a variation is said
/// by [`variations`](super::variations::in_use).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Settings {
    /// Which rating ranks a player (28C). An assigned rating goes before it
    /// (28E); who has no other is unrated for the bye and the odd player.
    pub rating: RatingUsed,
    /// A rating for everybody who has none, for pairing only (28A). Such players may drop and
    /// may get the bye like rated ones.
    pub unrated_as: Option<u16>,
    /// Upper half against lower half, or neighbours (29L1).
    pub opponents: Opponents,
    /// How colours are improved (29E6).
    pub method: ColourMethod,
    /// What happens to the players between two boards that swap (29E7, examples 2 and 3).
    pub transposition: Transposition,
    /// How far the limits of 29E5 may be exceeded; 0 observes them strictly (29E5c).
    pub tolerance: u16,
    /// No limits for switches (29E5h).
    pub no_limits: bool,
    /// The 200-point rule is for players who get Black too often only (29E5b1).
    pub wide_limit_for_black_only: bool,
    /// The limit for switches that only avoid a third game running with one colour (29E5f).
    pub third_colour_limit: ThirdColourLimit,
    /// Nobody has one colour three times running, except in the last round (29E5f1).
    pub third_colour_ban: bool,
    /// Who gets the due colour where both had the same colours (29E4, rule 5).
    pub rule_five: RuleFive,
    /// In the last round these lots decide where rule 5 would (29E4c).
    pub last_round_lots: Option<u64>,
    /// Rule 4 looks back no further than two rounds (29E4d).
    pub short_memory: bool,
    /// What another odd player costs (29D1b, or 29E7 example 5).
    pub odd_player_cost: OddPlayerCost,
    /// Who of a team may meet (28N).
    pub teammates: Teammates,
    /// The bye may go to a higher rated player of the lowest group for the sake of colours (28L2a).
    pub bye_for_colours: bool,
    /// In four rounds the bye goes to the group above before it goes to a new player (28L5).
    pub spare_new_players: bool,
    /// Unrated players with plus scores meet each other (29J).
    pub unrated_together: bool,
    /// How the first two rounds are accelerated (28R).
    pub acceleration: Acceleration,
    /// A round robin table guides a small Swiss (29L).
    pub round_robin_table: bool,
    /// The classes that are paired for themselves in the last round (29I).
    pub class_pairings: Vec<ClassPairing>,
    /// What opponents of an expelled player get (28I).
    pub expulsion: Expulsion,
    /// A player who enters again leaves the earlier entries behind (28S5).
    pub latest_entry_counts: bool,
    /// Regulars without a rating have an estimate in the average of their team (31C1).
    pub estimates_for_teams: bool,
    /// Every pairing is a match of two games, the second with the colours changed, each in a round of its own:
    /// a double-round event. The rules do not speak of it; a pairing is by the total of the games, and the
    /// colour of a match is that of its first game.
    pub double_games: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            rating: RatingUsed::NationalThenFide,
            unrated_as: None,
            opponents: Opponents::default(),
            method: ColourMethod::default(),
            transposition: Transposition::default(),
            tolerance: 0,
            no_limits: false,
            wide_limit_for_black_only: false,
            third_colour_limit: ThirdColourLimit::default(),
            third_colour_ban: false,
            rule_five: RuleFive::default(),
            last_round_lots: None,
            short_memory: false,
            odd_player_cost: OddPlayerCost::default(),
            teammates: Teammates::default(),
            bye_for_colours: false,
            spare_new_players: true,
            unrated_together: false,
            acceleration: Acceleration::default(),
            round_robin_table: false,
            class_pairings: Vec::new(),
            expulsion: Expulsion::default(),
            latest_entry_counts: false,
            estimates_for_teams: false,
            double_games: false,
        }
    }
}

/// Who is whose natural opponent in a score group.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Opponents {
    /// The upper half against the lower half (27A3).
    #[default]
    Halves,
    /// First against second, third against fourth (29L1).
    Neighbours,
}

/// How colours are improved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ColourMethod {
    /// As many players as possible get their colours with the smallest switches (29E6a).
    #[default]
    LookAhead,
    /// Board by board from the top (29E6b).
    TopDown,
}

/// What happens to the players between two boards that swap.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Transposition {
    /// Nothing: as few boards as possible change (29E7 example 2).
    #[default]
    Swap,
    /// They move by one board: as small differences as possible (29E7 example 3).
    Shift,
}

/// The limit for switches that only avoid a third game running with one colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ThirdColourLimit {
    /// Up to the 200 points of 29E5b.
    #[default]
    Wide,
    /// Up to the 80 points of 29E5a.
    Narrow,
}

/// Who gets the due colour where both had the same colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RuleFive {
    /// The higher ranked player.
    #[default]
    HigherRanked,
    /// The lower ranked player in minus score groups (29E4a).
    LowerRankedInMinusGroups,
    /// In a score group the higher rated, then the lower rated, in turn (29E4b).
    Alternating,
}

/// What another odd player costs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OddPlayerCost {
    /// The smaller of the two differences, as in 29E7 example 5.
    #[default]
    SmallerOfTwo,
    /// The difference of the two players of one score group who change places (29D1b).
    PlayersSwitched,
}

/// Who of a team may meet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Teammates {
    /// Teams are of no concern.
    #[default]
    Ignored,
    /// Nobody leaves a score group with this many more wins than losses to avoid a teammate:
    /// 2 is the main rule (28N1), another number a variation (28N3).
    Plus(u16),
    /// They do not meet, unless a leader would have a lower opponent in the last round (28N2).
    Never,
}

impl Teammates {
    /// The main rule (28N1).
    pub const PLUS_TWO: Teammates = Teammates::Plus(2);
}

/// How the first two rounds are accelerated.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Acceleration {
    /// All rounds are paired by score alone.
    #[default]
    None,
    /// The upper half has a point more for pairing (28R1); the snapshot's virtual points, see
    /// [`acceleration::added_score`](super::acceleration::added_score).
    AddedScore,
    /// Quarters in round 1, four groups in round 2 (28R2).
    AdjustedRating,
    /// The field is paired in sixths (28R3).
    Sixths,
}

/// A class that is paired for itself in the last round (29I).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClassPairing {
    /// The players: all of the class (29I1), or those who can win its prizes (29I2).
    pub players: Vec<EntrantId>,
}

/// What opponents of an expelled player get.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Expulsion {
    /// A half-point bye for a loss, a win by forfeit for a draw (28I2).
    #[default]
    Standard,
    /// Before the last round is paired all, or the last opponent, win by forfeit (28I1a).
    EarlyForfeits,
    /// After the event the last opponent wins by forfeit (28I2c).
    LastOpponentForfeit,
    EarlyAndLast,
}

/// What the pairing has to know about players and the snapshot does not say.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Facts {
    /// Facts about single players.
    pub players: Vec<PlayerFacts>,
    /// Players who asked not to be paired with each other (28T), or whom the director keeps apart
    /// (28J). It is done as long as it is possible.
    pub requests: Vec<NonPairing>,
}

impl Facts {
    /// What is known about a player.
    pub fn of(&self, entrant: EntrantId) -> Option<&PlayerFacts> {
        self.players.iter().find(|facts| facts.entrant == entrant)
    }

    /// Looks for facts that contradict themselves or say nothing.
    ///
    /// # Errors
    ///
    /// [`FaultyFacts`] names the first of them.
    pub fn check(&self) -> Result<(), FaultyFacts> {
        for (place, facts) in self.players.iter().enumerate() {
            let entrant = facts.entrant;
            if facts.reentry_of == Some(entrant) {
                return Err(FaultyFacts::OwnReentry(entrant));
            }
            if self.players[..place]
                .iter()
                .any(|one| one.entrant == entrant)
            {
                return Err(FaultyFacts::Twice(entrant));
            }
        }
        let is_lonely = |request: &NonPairing| {
            let first = request.entrants.first();
            request.entrants.iter().all(|one| Some(one) == first)
        };
        match self.requests.iter().position(is_lonely) {
            Some(place) => Err(FaultyFacts::LonelyRequest(place + 1)),
            None => Ok(()),
        }
    }
}

/// What is wrong with facts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum FaultyFacts {
    /// Somebody is to have entered again after himself.
    OwnReentry(EntrantId),
    /// Two blocks speak of one entrant.
    Twice(EntrantId),
    /// A request that keeps nobody apart, by its place in the list.
    LonelyRequest(usize),
}

adoube_types::errors!(FaultyFacts);

/// Facts about a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerFacts {
    pub entrant: EntrantId,
    /// The team or school of an individual event with team prizes (28N).
    #[serde(default)]
    pub team: Option<String>,
    /// Has never played a rated event: shown as `NEW` (28D6, 28L2).
    #[serde(default)]
    pub is_new: bool,
    /// Entered after the registration was closed (28L2).
    #[serde(default)]
    pub is_late: bool,
    /// Plays only when the number is odd otherwise (28M1).
    #[serde(default)]
    pub is_house_player: bool,
    /// A bye was replaced by a game, so that no other is due (28M1, 28M3).
    #[serde(default)]
    pub bye_replaced: bool,
    /// Has a substantial chance for a prize, so that 28L5 gives no bye.
    #[serde(default)]
    pub prize_chance: bool,
    /// The entry that this one follows (28S).
    #[serde(default)]
    pub reentry_of: Option<EntrantId>,
}

impl PlayerFacts {
    /// A player about whom nothing is said.
    pub fn of(entrant: EntrantId) -> PlayerFacts {
        PlayerFacts {
            entrant,
            team: None,
            is_new: false,
            is_late: false,
            is_house_player: false,
            bye_replaced: false,
            prize_chance: false,
            reentry_of: None,
        }
    }
}

/// Players of whom no two should be paired.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NonPairing {
    pub entrants: Vec<EntrantId>,
    /// The last round in which it is honoured; many directors do so in the first half only.
    #[serde(default)]
    pub until: Option<RoundNumber>,
}
