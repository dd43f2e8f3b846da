//! The topics of the rulebook that are about time, for whoever cites them. An edition's index gives
//! each topic its article.

use adoube_rulebook::Topic;

macro_rules! topics {
    ($($name:ident = $slug:literal;)*) => {
        $(
            #[doc = concat!("The topic `", $slug, "`.")]
            pub const $name: Topic = Topic($slug);
        )*

        /// All of them.
        pub const ALL: &[Topic] = &[$($name),*];
    };
}

topics! {
    // Which rate of play a time control is.
    RAPID = "rapid";
    BLITZ = "blitz";
    RATING_CLASSES = "rating-classes";
    SAME_CONTROL = "same-control";
    RECOMMENDED_DELAY = "recommended-delay";
    DELAY_DEFAULT = "delay-default";
    // Clocks and their setting.
    STANDARD_TIMER = "standard-timer";
    CLOCK_SET = "clock-set";
    CLOCK_RESET = "clock-reset";
    CLOCK_DEFECT = "clock-defect";
    CLOCK_SETTING = "clock-setting";
    DELAY_NOT_SET = "delay-not-set";
    // Flags.
    FLAG_FALLEN = "flag-fallen";
    FLAG_CHECK = "flag-check";
    FLAG_CALLERS = "flag-callers";
    BOTH_FLAGS_DOWN = "both-flags-down";
    // Coming late.
    DEFAULT_TIME = "default-time";
    BOTH_ABSENT = "both-absent";
    // Adjourned games.
    SEALING = "sealing";
    SEALING_EARLY = "sealing-early";
    RESUMPTION = "resumption";
    RESUMPTION_BOTH_ABSENT = "resumption-both-absent";
    RESUMPTION_LATE = "resumption-late";
    // Time pressure.
    TIME_PRESSURE = "time-pressure";
    // Recording.
    RECORDING_EXEMPT = "recording-exempt";
    RECORDING_EXEMPT_SUDDEN_DEATH = "recording-exempt-sudden-death";
}
