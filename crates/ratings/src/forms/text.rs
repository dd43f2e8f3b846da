//! What is printed on a form, and what is filled in.

use adoube_tournament::RoundNumber;
use serde::Serialize;

use crate::arbiters::{EventFormat, EventLevel};
use crate::facts::System;
use crate::norm::{Ignored, Waiver};

/// A title, a heading, a label or the head of a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum FormText {
    /// A column without a head.
    Nothing,
    /// What is the same in every language, such as `GM`.
    Code(&'static str),
    AddressTelephoneEMail,
    All,
    Applicant,
    Arbiter,
    ArbiterTitleApplication,
    Arbiters,
    AverageOfTheOpponents,
    CareForUndisturbedPlayers,
    CertificateOfTitleResult,
    ChiefArbiter,
    ChiefArbitersContact,
    ChiefArbitersSignature,
    ConfidentialReportOfTheChiefArbiterOrTheOrganiser,
    Contact,
    CountedRating,
    Date,
    DateOfBirth,
    DateTheRatingWasReached,
    DeputyChiefArbiter,
    End,
    Event,
    ExamPassed,
    ExceedingTheNormByWholePoints,
    FamilyName,
    Fed,
    Federation,
    FederationOfTheArbiter,
    FederationOfficial,
    FederationOfficialsSignature,
    FederationOfficialsSignatureAndDate,
    Federations,
    FewestRatedPlayersNotFromTheHostFederation,
    FideArbiterNormReport,
    FideId,
    FideLecturerNormReport,
    FideLecturerTitleApplication,
    FirstName,
    FirstSeminarDatesLocationLink,
    Games,
    GamesCountedIfNotAll,
    GamesTheNormCountsFor,
    HandlingOfIncidents,
    HighestRating,
    HostFederation,
    InternationalArbiterNormReport,
    KnowledgeAndPresentation,
    KnowledgeOfLawsPairingsAndRegulations,
    Languages,
    Name,
    NameAndSignature,
    NameOfTheOfficial,
    NamePositionAndFederationOfTheReporter,
    Normal,
    Norms,
    NotCounted,
    NotMet,
    Number,
    Objectivity,
    Olympiad,
    Opponent,
    Opponents,
    OpponentsFromTheHostFederation,
    OpponentsNotFromTheApplicantsFederation,
    Organiser,
    OtherFederations,
    OtherPlayers,
    PairedByHandBy,
    PairingProgram,
    ParticipantsAndFederations,
    Performance,
    Place,
    PlaceOfBirth,
    Players,
    RateOfPlay,
    Rated,
    RatedOpponents,
    RatedPlayers,
    Rating,
    RatingNeeded,
    Recommendation,
    RecommendedMoreExperience,
    RecommendedStandardReached,
    ReportersSignatureAndDate,
    Result,
    Round,
    Rounds,
    RoundsWorked,
    Schedule,
    Score,
    ScoreAchieved,
    ScoreAchievedInThese,
    ScoreRequired,
    ScoreRequiredInThese,
    SecondSeminarDatesLocationLink,
    Seminar,
    Seminars,
    Sex,
    Signature,
    Signatures,
    SpecialRemarks,
    Start,
    StatementOfKnowledgeAndObjectivity,
    TheirFederations,
    ThirdSeminarDatesLocationLink,
    ThoseWithGmImWgmOrWim,
    Title,
    TitleApplication,
    TitledOpponents,
    TotalNumberOfGames,
    TournamentReport,
    TournamentType,
    TypeOfEvent,
    Unrated,
}

/// What is filled in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum FormValue {
    /// A name, a number or a date.
    Text(String),
    Words(FormText),
    System(System),
    Waiver(Waiver),
    /// The event of an arbiter's norm.
    ArbiterEvent {
        format: EventFormat,
        level: EventLevel,
    },
    /// The title of an organisation of the disabled.
    TitleOf {
        organisation: String,
    },
    Remarks(Vec<FormRemark>),
    /// One of these is left, the others are struck out by hand.
    OneOf(&'static [FormText]),
}

/// A special remark on a norm.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum FormRemark {
    IgnoredRound {
        round: RoundNumber,
        reason: Ignored,
        article: &'static str,
    },
    /// The last round, forfeited by the opponent, is counted as lost.
    ForfeitAsLoss,
    FederationsWaived {
        waiver: Waiver,
    },
}

impl FormValue {
    pub(super) fn text(value: impl ToString) -> FormValue {
        FormValue::Text(value.to_string())
    }
}
