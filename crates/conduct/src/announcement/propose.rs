//! Settings for a new section, each with its reason.

use adoube_journal::{Format, SectionSettings};
use adoube_rulebook::{Authority, Saying};
use adoube_standings::recommended;
use adoube_tournament::{Federation, PointSystem, TeamScoring};
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use super::announced::{
    Announced, Appeals, Byes, Devices, DrawOffers, LineUps, ListOrder, Pace, Supervision,
    TieForFirst,
};
use super::articles;
use super::books::{Article, Books, EditionName, Source};
use super::choices::tie_break_kind;
use super::counts::{fewest_swiss_rounds, most_swiss_rounds, round_robin_rounds};
use super::remark::Subject;
use crate::rounds::{usual_match_points, usual_rating};

/// What is known of a section that is being planned.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Plan {
    /// The name of the section.
    pub name: String,
    /// How the games are arranged.
    pub format: Format,
    /// How many players or teams are expected.
    pub players: Option<u32>,
    /// How many rounds, if that is fixed.
    pub rounds: Option<u16>,
    /// The federation that holds the event.
    pub federation: Option<Federation>,
    /// Whose rules apply; those of US Chess in the USA, else FIDE's.
    pub authority: Option<Authority>,
    /// The first day of the event.
    pub date: Option<Date>,
    /// How fast the games are.
    pub pace: Pace,
    /// Whether the event is rated.
    pub rated: Option<bool>,
    /// Whether norms are to be possible.
    pub title_event: Option<bool>,
    /// Whether players without a rating can enter.
    pub unrated_players: Option<bool>,
    /// How the boards of a team are ordered, in the words of the announcement.
    pub board_order: Option<String>,
}

/// Settings for a section, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Proposal {
    /// The settings the journal holds.
    pub settings: SectionSettings,
    /// What else is announced.
    pub announced: Announced,
    /// Why each is proposed.
    pub reasons: Vec<Reason>,
}

/// Why something is proposed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Reason {
    pub subject: Subject,
    pub why: ProposalReason,
    /// Where that stands.
    pub article: Article,
    /// In which edition.
    pub edition: EditionName,
}

/// What speaks for a proposal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename = "proposal-reason")]
pub enum ProposalReason {
    RulesInForce {
        rules: Saying,
    },
    OnlyUsEdition,
    SystemOfUsChess,
    DutchInForce,
    TeamSystemInForce,
    AsYouWish,
    /// So many rounds tell the best of so many players apart.
    PlayersNotKnown {
        rounds: u16,
        players: u32,
    },
    ForNorms {
        players: u32,
        rounds: u16,
    },
    ForOneWinner {
        players: u32,
        rounds: u16,
    },
    EverybodyMeetsOnce {
        players: u32,
    },
    TenMeetOnce,
    HalvedToOne {
        players: u32,
    },
    SixteenHalvedToOne,
    SameColours,
    RoundsOfTable,
    UsualScoring,
    BoardsAreYours,
    SlowEnough,
    UsualControl,
    LatenessIsYours,
    UsLateness,
    NeedsFewArbiters,
    UsualTieBreaks,
    ByeInFirstTwoRounds,
    ByeInFirstHalf,
    DrawsUnrestricted,
    AsTheRulesSay,
    UsualCommittee,
}

/// The boards of a match of teams that are proposed.
const USUAL_BOARDS: u16 = 4;

/// A norm needs nine games.
const TITLE_ROUNDS: u16 = 9;

/// Settings that follow the regulations in force. Where they leave a choice, a usual one is taken
/// and the reason says so.
///
/// ```
/// use adoube_conduct::announcement::{Plan, propose};
///
/// let wish = Plan { players: Some(50), date: "2026-11-16".parse().ok(), ..Plan::default() };
/// let proposal = propose(&wish);
/// assert_eq!(proposal.settings.rounds, 8);
/// assert_eq!(proposal.settings.pairing_system.as_deref(), Some("dutch-2026"));
/// ```
pub fn propose(of: &Plan) -> Proposal {
    let american = of
        .federation
        .is_some_and(|federation| federation.code() == "USA");
    let authority = of.authority.unwrap_or(match american {
        true => Authority::UsChess,
        false => Authority::Fide,
    });
    let mut draft = Drafting {
        wish: of,
        books: Books::on(authority, of.date),
        proposal: Proposal {
            settings: SectionSettings {
                format: of.format,
                ..SectionSettings::swiss(&of.name, 0)
            },
            announced: Announced {
                pace: Some(of.pace),
                rated: of.rated,
                title_event: of.title_event,
                expected_players: of.players,
                unrated_players: of.unrated_players,
                ..Announced::default()
            },
            reasons: Vec::new(),
        },
    };
    draft.rules();
    draft.pairing_system();
    draft.proposal.settings.rating_used = usual_rating(&draft.proposal.settings);
    draft.rounds();
    draft.points();
    draft.times();
    draft.tie_breaks();
    draft.byes();
    draft.conduct();
    draft.proposal
}

struct Drafting<'a> {
    wish: &'a Plan,
    books: Books,
    proposal: Proposal,
}

impl Drafting<'_> {
    fn because(&mut self, subject: Subject, source: Source, why: ProposalReason) {
        self.proposal.reasons.push(Reason {
            subject,
            why,
            article: source.article,
            edition: source.edition,
        });
    }

    fn is_swiss(&self) -> bool {
        self.wish.format.is_swiss()
    }

    fn is_team(&self) -> bool {
        self.wish.format.ranks_teams()
    }

    fn is_decided_by_play(&self) -> bool {
        self.wish.format.is_knockout() || self.wish.format == Format::Match
    }

    fn rules(&mut self) {
        let topic = if self.books.is_us() {
            "validity"
        } else {
            "scope"
        };
        let (edition, why) = match (self.books.laws, self.books.only_us_edition()) {
            (Some(laws), _) => {
                let rules = laws.name_saying();
                (laws, ProposalReason::RulesInForce { rules })
            }
            (None, Some(only)) => (only, ProposalReason::OnlyUsEdition),
            (None, None) => return,
        };
        self.proposal.settings.rules = Some(edition.id().to_owned());
        self.because(Subject::Rules, self.books.law(topic), why);
    }

    fn pairing_system(&mut self) {
        if !self.is_swiss() {
            return;
        }
        let of_teams = self.wish.format == Format::TeamSwiss;
        let (name, source, why) = if of_teams && self.books.is_us() {
            (
                "us-team-2025",
                self.books.us_teams(),
                ProposalReason::SystemOfUsChess,
            )
        } else if of_teams {
            let source = self.books.handling(2);
            (
                self.books.team_system(),
                source,
                ProposalReason::TeamSystemInForce,
            )
        } else if self.books.is_us() {
            (
                "us-2025",
                self.books.us(articles::US_PAIRING),
                ProposalReason::SystemOfUsChess,
            )
        } else {
            let dutch = self.books.dutch.name();
            (dutch, self.books.dutch(), ProposalReason::DutchInForce)
        };
        self.proposal.settings.pairing_system = Some(name.to_owned());
        self.because(Subject::PairingSystem, source, why);
    }

    fn rounds(&mut self) {
        let (rounds, source, why) = match (self.wish.rounds, self.wish.format) {
            (Some(rounds), _) => (rounds, self.books.swiss(1), ProposalReason::AsYouWish),
            (None, Format::Swiss | Format::TeamSwiss | Format::IndividualTeams) => {
                self.swiss_rounds()
            }
            (None, Format::RoundRobin | Format::TeamRoundRobin) => self.table_rounds(),
            (None, Format::Knockout | Format::TeamKnockout) => self.knockout_rounds(),
            (None, Format::Match) => {
                let source = self.books.general_or_us(articles::TABLES);
                (4, source, ProposalReason::SameColours)
            }
            (None, Format::Scheveningen) => self.rounds_of_table(USUAL_BOARDS),
            (None, Format::Skalitzka) => self.rounds_of_table(2),
            (None, Format::Hutton | Format::ExtraGames) => self.rounds_of_table(1),
        };
        self.proposal.settings.rounds = rounds;
        self.because(Subject::Rounds, source, why);
    }

    /// One or two rounds more than the fewest; nine for norms.
    fn swiss_rounds(&self) -> (u16, Source, ProposalReason) {
        let norms = self.wish.title_event == Some(true);
        let source = match self.books.is_us() {
            true => self.books.us(articles::US_PAIRING),
            false => self.books.manual(Article::ManualRounds),
        };
        let Some(players) = self.wish.players else {
            let rounds = if norms { TITLE_ROUNDS } else { 7 };
            let players = 1 << rounds;
            let why = ProposalReason::PlayersNotKnown { rounds, players };
            return (rounds, source, why);
        };
        let fewest = fewest_swiss_rounds(players);
        let wanted = if norms {
            TITLE_ROUNDS.max(fewest)
        } else {
            fewest + 2
        };
        let rounds = wanted.min(most_swiss_rounds(players)).max(1);
        let needs = |rounds| match norms {
            true => ProposalReason::ForNorms { players, rounds },
            false => ProposalReason::ForOneWinner { players, rounds },
        };
        (rounds, source, needs(fewest))
    }

    fn table_rounds(&self) -> (u16, Source, ProposalReason) {
        let players = self.wish.players.unwrap_or(10);
        let rounds = round_robin_rounds(players).max(1);
        let why = match self.wish.players {
            Some(_) => ProposalReason::EverybodyMeetsOnce { players },
            None => ProposalReason::TenMeetOnce,
        };
        (
            rounds,
            self.books.general_or_us(articles::ROUNDS_OF_TABLES),
            why,
        )
    }

    fn rounds_of_table(&self, rounds: u16) -> (u16, Source, ProposalReason) {
        let source = self.books.general_or_us(articles::TABLES_OF_TEAMS);
        (rounds, source, ProposalReason::RoundsOfTable)
    }

    fn knockout_rounds(&self) -> (u16, Source, ProposalReason) {
        let players = self.wish.players.unwrap_or(16);
        let rounds = fewest_swiss_rounds(players).max(1);
        let why = match self.wish.players {
            Some(_) => ProposalReason::HalvedToOne { players },
            None => ProposalReason::SixteenHalvedToOne,
        };
        (rounds, self.books.general_or_us(articles::TABLES), why)
    }

    fn points(&mut self) {
        self.proposal.settings.point_system = PointSystem::one_half_zero();
        let law = self.books.law("points");
        self.because(Subject::PointSystem, law, ProposalReason::UsualScoring);
        if !self.is_team() {
            return;
        }
        self.proposal.settings.team_scoring = TeamScoring {
            boards: USUAL_BOARDS,
            match_points: usual_match_points(&self.proposal.settings),
            ..TeamScoring::default()
        };
        self.proposal.announced.line_ups = Some(LineUps {
            board_order: self.wish.board_order.clone(),
            order: Some(ListOrder::ByRating),
            margin: None,
            deadline_minutes: Some(60),
        });
        let source = self.books.general_or_us(articles::TEAMS);
        self.because(Subject::LineUps, source, ProposalReason::BoardsAreYours);
    }

    fn times(&mut self) {
        let (control, late) = match (self.books.authority, self.wish.pace) {
            (Authority::Fide, Pace::Standard) => ("90'+30\"", 30),
            (Authority::Fide, Pace::Rapid) => ("15'+10\"", 10),
            (Authority::Fide, Pace::Blitz) => ("3'+2\"", 2),
            (Authority::UsChess, Pace::Standard) => ("G/90;inc30", 60),
            (Authority::UsChess, Pace::Rapid) => ("G/25;d3", 25),
            (Authority::UsChess, Pace::Blitz) => ("G/5;d0", 5),
        };
        self.proposal.settings.time_control = Some(control.to_owned());
        let source = self.books.law("time-control");
        let why = match self.wish.pace {
            Pace::Standard => ProposalReason::SlowEnough,
            Pace::Rapid | Pace::Blitz => ProposalReason::UsualControl,
        };
        self.because(Subject::TimeControl, source, why);
        self.proposal.announced.default_time_minutes = Some(late);
        let why = match self.books.authority {
            Authority::Fide => ProposalReason::LatenessIsYours,
            Authority::UsChess => ProposalReason::UsLateness,
        };
        let source = self.books.law("default-time");
        self.because(Subject::DefaultTime, source, why);
        self.supervision();
    }

    fn supervision(&mut self) {
        let topic = match self.wish.pace {
            Pace::Rapid => "rapid-mode",
            Pace::Blitz => "blitz-mode",
            Pace::Standard => return,
        };
        if self.books.is_us() {
            return;
        }
        self.proposal.announced.supervision = Some(Supervision::Reduced);
        let source = self.books.law(topic);
        self.because(
            Subject::Supervision,
            source,
            ProposalReason::NeedsFewArbiters,
        );
    }

    fn tie_breaks(&mut self) {
        if self.is_decided_by_play() {
            return;
        }
        let rated = self.wish.unrated_players == Some(false);
        let kind = tie_break_kind(self.wish.format, rated);
        let list = recommended(kind, self.books.tie_breaks);
        let codes = list.iter().map(|tie_break| tie_break.code().to_owned());
        self.proposal.settings.tie_breaks = codes.collect();
        self.proposal.announced.tie_for_first = Some(TieForFirst::TieBreaks);
        let source = self.books.tie_break_list();
        self.because(Subject::TieBreaks, source, ProposalReason::UsualTieBreaks);
    }

    fn byes(&mut self) {
        if !self.is_swiss() {
            return;
        }
        let rounds = self.proposal.settings.rounds;
        let (until, why) = match self.books.authority {
            Authority::Fide => {
                let until = 2.min(rounds.saturating_sub(1));
                (until, ProposalReason::ByeInFirstTwoRounds)
            }
            Authority::UsChess => (rounds.div_ceil(2), ProposalReason::ByeInFirstHalf),
        };
        self.proposal.announced.byes = Some(Byes {
            most: u16::from(until > 0),
            until_round: Some(until),
            worth: Some(self.proposal.settings.point_system.draw),
            notice_minutes: Some(60),
            before_game: None,
        });
        let source = self.books.general_or_us(articles::LAST_BYE);
        self.because(Subject::Byes, source, why);
    }

    fn conduct(&mut self) {
        let announced = &mut self.proposal.announced;
        announced.draw_offers = Some(DrawOffers::Free);
        announced.devices = Some(Devices::default());
        announced.appeals = Some(Appeals {
            allowed: Some(true),
            members: Some(3),
            reserves: Some(2),
            deadline_minutes: Some(30),
            fee: None,
        });
        if !self.books.is_us() {
            let source = self.books.law("draw-restriction");
            self.because(
                Subject::DrawOffers,
                source,
                ProposalReason::DrawsUnrestricted,
            );
            let source = self.books.law("device-bag");
            self.because(Subject::Devices, source, ProposalReason::AsTheRulesSay);
        }
        let source = self.books.general_or_us(articles::APPEALS_COMMITTEE);
        self.because(Subject::Appeals, source, ProposalReason::UsualCommittee);
    }
}
