//! The topics of the rulebook that are about time, for whoever cites them. An edition's index gives
//! each topic its article.

adoube_rulebook::topics! {
    /// All of them.
    ALL:
    // Which rate of play a time control is.
    RAPID, BLITZ, RATING_CLASSES, US_ONLINE_RATING_CLASSES, SAME_CONTROL, RECOMMENDED_DELAY, DELAY_DEFAULT,
    // Clocks and their setting.
    STANDARD_TIMER, CLOCK_SET, CLOCK_RESET, CLOCK_DEFECT, CLOCK_SETTING, DELAY_NOT_SET,
    // Flags.
    FLAG_FALLEN, FLAG_CHECK, FLAG_CALLERS, BOTH_FLAGS_DOWN,
    // Coming late.
    DEFAULT_TIME, BOTH_ABSENT,
    // Adjourned games.
    SEALING, SEALING_EARLY, RESUMPTION, RESUMPTION_BOTH_ABSENT, RESUMPTION_LATE,
    // Time pressure.
    TIME_PRESSURE,
    // Recording.
    RECORDING_EXEMPT, RECORDING_EXEMPT_SUDDEN_DEATH,
}
