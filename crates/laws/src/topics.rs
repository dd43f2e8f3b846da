//! What the engines of this crate cite. An edition's index gives each topic its article.

use adoube_rulebook::Topic;

macro_rules! topics {
    ($($name:ident = $slug:literal;)*) => {
        $(
            #[doc = concat!("The topic `", $slug, "`.")]
            pub const $name: Topic = Topic($slug);
        )*

        /// Every topic this crate cites.
        pub const ALL: &[Topic] = &[$($name),*];
    };
}

topics! {
    // Articles 1 to 3: board, pieces and moves.
    TURN = "turn";
    KING_CAPTURE = "king-capture";
    BOARD_ORIENTATION = "board-orientation";
    START_POSITION = "start-position";
    OWN_PIECE_ON_SQUARE = "own-piece-on-square";
    ATTACK = "attack";
    BISHOP = "bishop";
    ROOK = "rook";
    QUEEN = "queen";
    NO_JUMPING = "no-jumping";
    KNIGHT = "knight";
    PAWN_STEP = "pawn-step";
    PAWN_DOUBLE_STEP = "pawn-double-step";
    PAWN_CAPTURE = "pawn-capture";
    EN_PASSANT = "en-passant";
    PROMOTION = "promotion";
    KING = "king";
    CASTLING = "castling";
    CASTLING_LOST = "castling-lost";
    CASTLING_PREVENTED = "castling-prevented";
    CHECK = "check";
    KING_EXPOSED = "king-exposed";
    ILLEGAL_MOVE_DEFINED = "illegal-move-defined";
    ILLEGAL_POSITION = "illegal-position";
    // Article 4: the act of moving.
    ONE_HAND = "one-hand";
    ADJUSTING = "adjusting";
    TOUCH_INTENDED = "touch-intended";
    TOUCHED_OWN = "touched-own";
    TOUCHED_OPPONENT = "touched-opponent";
    TOUCHED_BOTH = "touched-both";
    TOUCHED_KING_AND_ROOK = "touched-king-and-rook";
    TOUCHED_ROOK_FIRST = "touched-rook-first";
    TOUCHED_CASTLING_ILLEGAL = "touched-castling-illegal";
    PROMOTION_CHOICE = "promotion-choice";
    TOUCHED_NONE_POSSIBLE = "touched-none-possible";
    PROMOTION_ACT = "promotion-act";
    PIECE_RELEASED = "piece-released";
    CAPTURE_MADE = "capture-made";
    CASTLING_MADE = "castling-made";
    PROMOTION_MADE = "promotion-made";
    TOUCH_CLAIM_LAPSES = "touch-claim-lapses";
    // Article 5: the end of the game.
    CHECKMATE = "checkmate";
    RESIGNATION = "resignation";
    STALEMATE = "stalemate";
    DEAD_POSITION = "dead-position";
    DRAW_AGREED = "draw-agreed";
    // Articles 6 and 7.
    MOVE_COMPLETED = "move-completed";
    FLAG_RESULT = "flag-result";
    WRONG_START_POSITION = "wrong-start-position";
    BOARD_TURNED = "board-turned";
    ILLEGAL_MOVE = "illegal-move";
    PAWN_NOT_REPLACED = "pawn-not-replaced";
    CLOCK_WITHOUT_MOVE = "clock-without-move";
    TWO_HANDS = "two-hands";
    // Article 8: recording.
    RECORDING_AHEAD = "recording-ahead";
    RECORDING_LAG = "recording-lag";
    SCORESHEET_CONTENT = "scoresheet-content";
    SCORESHEET_UPDATED_ONE = "scoresheet-updated-one";
    RECONSTRUCTION_WAIVED = "reconstruction-waived";
    RESULT_SIGNED = "result-signed";
    DRAW_OFFER_RECORDED = "draw-offer-recorded";
    SCORESHEETS_UPDATED = "scoresheets-updated";
    RECONSTRUCTION = "reconstruction";
    MOVE_NUMBER_UNPROVEN = "move-number-unproven";
    // Article 9: the drawn game.
    DRAW_RESTRICTION = "draw-restriction";
    DRAW_OFFER = "draw-offer";
    CLAIM_IS_OFFER = "claim-is-offer";
    REPETITION_CLAIM_INTENDED = "repetition-claim-intended";
    REPETITION_CLAIM = "repetition-claim";
    SAME_POSITION = "same-position";
    QUIET_MOVES_CLAIM_INTENDED = "quiet-moves-claim-intended";
    QUIET_MOVES_CLAIM = "quiet-moves-claim";
    CLAIM_LOST_BY_TOUCH = "claim-lost-by-touch";
    CLAIM_PROCEDURE = "claim-procedure";
    CLAIM_CORRECT = "claim-correct";
    CLAIM_WRONG = "claim-wrong";
    REPETITION_END = "repetition-end";
    QUIET_MOVES_END = "quiet-moves-end";
    // Appendices and the rest.
    NOTATION = "notation";
    ANNOUNCING_MOVES = "announcing-moves";
    CHESS960_START = "chess960-start";
    CHESS960_CASTLING = "chess960-castling";
    // US Chess only.
    INSUFFICIENT_MATERIAL = "insufficient-material";
    INSUFFICIENT_ON_TIME = "insufficient-on-time";
    SCORESHEET_COMPLETE = "scoresheet-complete";
}
