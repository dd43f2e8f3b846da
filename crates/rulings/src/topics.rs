//! The topics this crate cites beside those of the laws and of the clock. An edition's index gives each
//! topic its article.

use adoube_rulebook::Topic;

pub use adoube_clock::topics::{
    BOTH_ABSENT, BOTH_FLAGS_DOWN, CLOCK_DEFECT, CLOCK_SETTING, DEFAULT_TIME, DELAY_NOT_SET,
    FLAG_CALLERS, FLAG_CHECK, FLAG_FALLEN, RECORDING_EXEMPT, RESUMPTION, RESUMPTION_BOTH_ABSENT,
    RESUMPTION_LATE, SEALING, SEALING_EARLY, TIME_PRESSURE,
};
pub use adoube_laws::topics::*;

macro_rules! topics {
    ($($name:ident = $slug:literal;)*) => {
        $(
            #[doc = concat!("The topic `", $slug, "`.")]
            pub const $name: Topic = Topic($slug);
        )*

        /// The topics that only this crate cites.
        pub const OF_RULINGS: &[Topic] = &[$($name),*];
    };
}

topics! {
    SCOPE = "scope";
    // Illegal moves and irregularities.
    ILLEGAL_MOVE_PENALTY = "illegal-move-penalty";
    RAPID_PENALTY = "rapid-penalty";
    BLITZ_PENALTY = "blitz-penalty";
    RAPID_SUPERVISED = "rapid-supervised";
    BLITZ_SUPERVISED = "blitz-supervised";
    RAPID_UNSUPERVISED = "rapid-unsupervised";
    BLITZ_UNSUPERVISED = "blitz-unsupervised";
    RAPID_MODE = "rapid-mode";
    BLITZ_MODE = "blitz-mode";
    RAPID_ILLEGAL_MOVE = "rapid-illegal-move";
    RAPID_ILLEGAL_POSITION = "rapid-illegal-position";
    RAPID_AFTER_TEN_MOVES = "rapid-after-ten-moves";
    TIMES_RESTORED = "times-restored";
    REVERSED_COLOURS = "reversed-colours";
    DISPLACED_PIECES = "displaced-pieces";
    DISPLACED_HELP = "displaced-help";
    DISPLACED_PENALTY = "displaced-penalty";
    PIECE_OFF_ITS_SQUARE = "piece-off-its-square";
    ILLEGAL_MOVE_RECENT = "illegal-move-recent";
    ILLEGAL_MOVE_OLD = "illegal-move-old";
    ILLEGAL_MOVE_DELIBERATE = "illegal-move-deliberate";
    DIRECTOR_CORRECTS = "director-corrects";
    DIRECTOR_WITNESS_ONLY = "director-witness-only";
    INTERVENTION = "intervention";
    THIRD_PARTIES = "third-parties";
    SPECTATORS = "spectators";
    // Penalties and the arbiter.
    PENALTIES = "penalties";
    STANDARD_PENALTY = "standard-penalty";
    DIRECTOR_DISCRETION = "director-discretion";
    PENALTIES_OTHER = "penalties-other";
    ARBITER_DUTY = "arbiter-duty";
    ARBITER_SILENCE = "arbiter-silence";
    DISTRACTION = "distraction";
    EVIDENCE = "evidence";
    RULING_FACTS_DISPUTED = "ruling-facts-disputed";
    EXTRA_TIME = "extra-time";
    // The clock.
    RIGHT_TO_PRESS = "right-to-press";
    SAME_HAND = "same-hand";
    CLOCK_HANDLING = "clock-handling";
    CLOCK_ASSISTANT = "clock-assistant";
    RECORDING = "recording";
    RECORDING_ASSISTANT = "recording-assistant";
    SCORESHEET_LOAN = "scoresheet-loan";
    INTERRUPTION = "interruption";
    PLAYER_STOPS_CLOCK = "player-stops-clock";
    RESTART = "restart";
    STOPPING_WITHOUT_REASON = "stopping-without-reason";
    DISPLAYS = "displays";
    DISPLAY_CLAIMS = "display-claims";
    // Flags.
    RAPID_TIME_CLAIM = "rapid-time-claim";
    RAPID_FLAG_CALL = "rapid-flag-call";
    FLAG_BEFORE_MATE = "flag-before-mate";
    MATE_OR_FLAG_UNCLEAR = "mate-or-flag-unclear";
    FLAG_BEFORE_STALEMATE = "flag-before-stalemate";
    STALEMATE_OR_FLAG_UNCLEAR = "stalemate-or-flag-unclear";
    MATE_AND_BOTH_FLAGS = "mate-and-both-flags";
    BOTH_FLAGS_DIRECTOR = "both-flags-director";
    BOTH_EXCEED = "both-exceed";
    FLAG_OWN = "flag-own";
    FLAG_OWN_DOWN = "flag-own-down";
    FLAG_CLAIM = "flag-claim";
    FLAG_CLAIMANTS_CLOCK = "flag-claimants-clock";
    FLAG_CLAIM_DENIED = "flag-claim-denied";
    FLAG_BOTH_SHEETS_POOR = "flag-both-sheets-poor";
    FLAG_MOVES_SHOWN = "flag-moves-shown";
    FLAG_SHEET_FROZEN = "flag-sheet-frozen";
    FLAG_PREMATURE = "flag-premature";
    FLAG_APPARENT = "flag-apparent";
    FLAG_EVIDENCE = "flag-evidence";
    FLAG_VARIATION = "flag-variation";
    AGREED_RESULT_STANDS = "agreed-result-stands";
    LAST_MOVE_OF_CONTROL = "last-move-of-control";
    MATE_COMPLETES = "mate-completes";
    QUICKPLAY_ANNOUNCED = "quickplay-announced";
    // Draws.
    DRAW_OFFERS = "draw-offers";
    DRAW_OFFER_BEFORE_MOVING = "draw-offer-before-moving";
    DRAW_OFFER_OPPONENTS_TIME = "draw-offer-opponents-time";
    DRAW_OFFER_REPEATED = "draw-offer-repeated";
    DRAW_OFFER_AND_FLAG = "draw-offer-and-flag";
    CLAIM_ON_MOVE = "claim-on-move";
    CLAIM_AFTER_MOVING = "claim-after-moving";
    CLAIM_FINAL = "claim-final";
    CLAIM_CLOCK_RUNS = "claim-clock-runs";
    CLAIM_SCORESHEET = "claim-scoresheet";
    CLAIM_IN_TIME_PRESSURE = "claim-in-time-pressure";
    CLAIMS_BEFORE_PRESSING = "claims-before-pressing";
    QUIET_MOVES = "quiet-moves";
    QUIET_MOVES_RESOLVED = "quiet-moves-resolved";
    QUIET_MOVES_ANY_POSITION = "quiet-moves-any-position";
    PLAYERS_CHECK_CLAIMS = "players-check-claims";
    DRAW_WITHOUT_CLAIM = "draw-without-claim";
    POINTS = "points";
    NO_MATE_DRAW = "no-mate-draw";
    RAPID_RECORDING = "rapid-recording";
    QUICK_RECORDING = "quick-recording";
    EQUIPMENT_LATE = "equipment-late";
    EQUITY_DRAW = "equity-draw";
    // Moving.
    TOUCH_MOVE = "touch-move";
    ADJUSTING_OWN_TIME = "adjusting-own-time";
    ADJUSTMENT_EVIDENT = "adjustment-evident";
    TOUCHED_ROOK_FIRST_VARIATION = "touched-rook-first-variation";
    TOUCHED_OFF_BOARD = "touched-off-board";
    ACCIDENTAL_RELEASE = "accidental-release";
    MOVING_ASSISTANT = "moving-assistant";
    // US Chess blitz (Chapter 11); see `regulations/` of the rulebook.
    US_BLITZ_AFTER_FIRST_MOVE = "us-blitz-after-first-move";
    US_BLITZ_KING_AND_QUEEN = "us-blitz-king-and-queen";
    US_BLITZ_ILLEGAL_STANDS = "us-blitz-illegal-stands";
    US_BLITZ_ONE_HAND = "us-blitz-one-hand";
    US_BLITZ_CLOCK = "us-blitz-clock";
    US_BLITZ_FLAG = "us-blitz-flag";
    US_BLITZ_ILLEGAL_WINS = "us-blitz-illegal-wins";
    US_BLITZ_TIME_FIRST = "us-blitz-time-first";
    US_BLITZ_BOTH_FLAGS = "us-blitz-both-flags";
    US_BLITZ_NO_MATERIAL = "us-blitz-no-material";
    US_BLITZ_DISPLACED = "us-blitz-displaced";
    US_BLITZ_TOUCH = "us-blitz-touch";
    US_BLITZ_SPECTATORS = "us-blitz-spectators";
    US_BLITZ_RETRACT = "us-blitz-retract";
    US_BLITZ_PROMOTION = "us-blitz-promotion";
    US_BLITZ_FINAL = "us-blitz-final";
    US_BLITZ_PENALTY = "us-blitz-penalty";
    // Conduct, devices, leaving, spectators, refusal.
    DISREPUTE = "disrepute";
    CONDUCT_PENALTY = "conduct-penalty";
    DISTRACTION_INVOLUNTARY = "distraction-involuntary";
    DISCUSSING_GAMES = "discussing-games";
    OUTSIDE_HELP = "outside-help";
    NOTES = "notes";
    RECORDED_MATTER = "recorded-matter";
    SECOND_BOARD = "second-board";
    ANALYSIS_IN_ROOM = "analysis-in-room";
    MANIPULATION = "manipulation";
    PREARRANGED_DRAWS = "prearranged-draws";
    SMOKING = "smoking";
    EXPLANATION = "explanation";
    DEVICES = "devices";
    DEVICE_BAG = "device-bag";
    DEVICE_PENALTY = "device-penalty";
    PHONES_FOR_ALL = "phones-for-all";
    INSPECTION = "inspection";
    LEAVING = "leaving";
    LEAVING_REPORT = "leaving-report";
    QUITTING = "quitting";
    ADJUDICATION = "adjudication";
    FINISHED_PLAYERS = "finished-players";
    PERSISTENT_REFUSAL = "persistent-refusal";
    BOTH_GUILTY = "both-guilty";
    HELP_RECONSTRUCT = "help-reconstruct";
    PENALTY_ROUNDS = "penalty-rounds";
    ARBITER_TASKS = "arbiter-tasks";
    ARBITER_FAIR_PLAY = "arbiter-fair-play";
    ARBITER_OBSERVES = "arbiter-observes";
    // Coming late.
    CLOCK_START = "clock-start";
    BOTH_LATE = "both-late";
    ABSENCE_NOTICE = "absence-notice";
    DEFAULT_EQUIPMENT = "default-equipment";
    FORFEIT_SCORE = "forfeit-score";
    DELAYED_START = "delayed-start";
    // Recording.
    SCORESHEET_VISIBLE = "scoresheet-visible";
    SCORESHEET_READ = "scoresheet-read";
    RECONSTRUCTION = "reconstruction";
    RECONSTRUCTION_WAIVED = "reconstruction-waived";
    MOVE_NUMBER_UNPROVEN = "move-number-unproven";
    RAPID_SHEET_REQUESTS = "rapid-scoresheet-requests";
    BLITZ_SHEET_REQUESTS = "blitz-scoresheet-requests";
    RECORDING_BEFORE_MOVING = "recording-before-moving";
    RESULT_REPORTED = "result-reported";
    RESULT_WRONG = "result-wrong";
    SCORE_LIMITS = "score-limits";
    // Adjournment.
    SEALED_MOVE_INVALID = "sealed-move-invalid";
    SEALED_MOVE_AMBIGUOUS = "sealed-move-ambiguous";
    SEALED_MOVE_NO_MEANING = "sealed-move-no-meaning";
    ENVELOPE_MISSING = "envelope-missing";
    ADJOURNED_POSITION_LOST = "adjourned-position-lost";
    ENVELOPE_OPENED = "envelope-opened";
    OFFER_AFTER_SEALING = "offer-after-sealing";
    ENDED_WHILE_ADJOURNED = "ended-while-adjourned";
    RESUMPTION_SETUP = "resumption-setup";
    RESUMPTION_WRONG_TIMES = "resumption-wrong-times";
    RESUMPTION_WRONG_POSITION = "resumption-wrong-position";
    // Blind and disabled players; see `regulations/` of the rulebook.
    BLIND_BOARDS = "blind-boards";
    BLIND_PLAY = "blind-play";
    BLIND_TOUCHED = "blind-touched";
    BLIND_MOVE_MADE = "blind-move-made";
    BLIND_CLOCK_START = "blind-clock-start";
    BLIND_SIGHTED_PLAYER = "blind-sighted-player";
    BLIND_RECORDING = "blind-recording";
    BLIND_RECORDING_RELEASE = "blind-recording-release";
    BLIND_SLIP = "blind-slip";
    BLIND_BOARDS_DIFFER = "blind-boards-differ";
    BLIND_ASSISTANT = "blind-assistant";
    BLIND_ASSISTANT_SIGHTED = "blind-assistant-sighted";
    BLIND_ANNOUNCED_WRONGLY = "blind-announced-wrongly";
    DISABLED_OPPONENT = "disabled-opponent";
    // Teams and appeals; see `regulations/` of the rulebook.
    TEAM_LINE_UP = "team-line-up";
    TEAM_QUORUM = "team-quorum";
    CAPTAIN_ADVICE = "captain-advice";
    CAPTAIN_PLACE = "captain-place";
    CAPTAIN_SPEAKS = "captain-speaks";
    CAPTAIN_ORDERS = "captain-orders";
    APPEAL = "appeal";
    APPEAL_HOW = "appeal-how";
    APPEAL_WHO = "appeal-who";
    APPEAL_CONCILIATION = "appeal-conciliation";
    APPEAL_RESERVED = "appeal-reserved";
    APPEAL_CHIEF = "appeal-chief";
    APPEAL_BODY = "appeal-body";
    APPEAL_NATIONAL = "appeal-national";
    COMMITTEE = "committee";
    RULING_TIMING = "ruling-timing";
}

#[cfg(test)]
mod tests {
    use adoube_rulebook::{Authority, Rulebook, further_articles_about};

    use super::OF_RULINGS;

    #[test]
    fn every_topic_has_an_article_somewhere() {
        for topic in OF_RULINGS {
            let mut editions = Rulebook::embedded().editions().iter();
            let indexed = editions.any(|edition| edition.cite(*topic).is_some());
            let authorities = [Authority::Fide, Authority::UsChess];
            let mut found = authorities
                .iter()
                .flat_map(|authority| further_articles_about(*authority, *topic));
            assert!(indexed || found.next().is_some(), "{topic:?}");
        }
    }
}
