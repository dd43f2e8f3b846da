//! The articles on title norms (B.01), by what they are about.

use crate::TitleRules;

/// An article by its number until 2021, and by that since 2022.
pub(super) struct ByEdition(&'static str, &'static str);

impl ByEdition {
    /// The number in an edition.
    pub(super) fn of(&self, rules: TitleRules) -> &'static str {
        rules.pick(self.0, self.1)
    }
}

/// Opponents who belong to no federation.
pub(super) const OUTSIDE_FIDE: ByEdition = ByEdition("1.42a", "1.4.2a");

/// Games against programs.
pub(super) const PROGRAMS: ByEdition = ByEdition("1.42b", "1.1.1");

/// Unrated opponents who scored nothing in a round robin.
pub(super) const NOTHING_SCORED: ByEdition = ByEdition("1.42c", "1.4.2b");

/// Games that were not decided over the board.
pub(super) const NOT_PLAYED: ByEdition = ByEdition("1.42d", "1.4.2c");

/// A title result that is reached before the last round.
pub(super) const TITLE_RESULT_BEFORE_THE_END: ByEdition = ByEdition("1.42e", "1.4.1e");

/// Wins that may be left out.
pub(super) const WIN_LEFT_OUT: ByEdition = ByEdition("1.42f", "1.4.1f");

/// What the whole tournament must meet all the same.
pub(super) const WHOLE_TOURNAMENT: ByEdition = ByEdition("1.42e-f", "1.4.1e-f");

/// How many games a norm needs.
pub(super) const GAMES: ByEdition = ByEdition("1.41", "1.4.1");

/// When eight are enough.
pub(super) const EIGHT_GAMES: ByEdition = ByEdition("1.41c", "1.4.1c");

/// Opponents with a title that counts for the norm.
pub(super) const OPPONENTS_OF_TITLE: ByEdition = ByEdition("1.45b-e", "1.4.5b-e");

/// Opponents with any title.
pub(super) const TITLE_HOLDERS: ByEdition = ByEdition("1.45a", "1.4.5a");

/// How many opponents may be unrated.
pub(super) const UNRATED_OPPONENTS: ByEdition = ByEdition("1.46d", "Annex");

/// The average rating of the opponents.
pub(super) const AVERAGE: ByEdition = ByEdition("1.48a", "1.4.8a");

/// The points a norm needs.
pub(super) const SCORE: ByEdition = ByEdition("1.48, 1.72", "1.4.8");

/// Who can have a title for women.
pub(super) const WOMEN: ByEdition = ByEdition("0.31", "0.3.1");

/// How many opponents may be of one federation.
pub(super) const SHARES: ByEdition = ByEdition("1.44", "1.4.4");

/// How many federations the opponents come from.
pub(super) const OTHER_FEDERATIONS: ByEdition = ByEdition("1.43", "1.4.3");

/// No such need in a national championship.
pub(super) const NATIONAL_CHAMPIONSHIP: ByEdition = ByEdition("1.43a", "1.4.3a");

/// Nor in one of teams.
pub(super) const NATIONAL_TEAM_CHAMPIONSHIP: ByEdition = ByEdition("1.43b", "1.4.3b");

/// Nor in a zonal.
pub(super) const ZONAL: ByEdition = ByEdition("1.43c", "1.4.3c");

/// Nor in a Swiss with many foreign players.
pub(super) const STRONG_SWISS: ByEdition = ByEdition("1.43e", "1.4.3d");

/// Nor if the norm is made without what is missing.
pub(super) const IRRELEVANT: ByEdition = ByEdition("1.72", "Annex");

/// How many players a double round robin needs.
pub(super) const DOUBLE_ROUND_ROBIN: ByEdition = ByEdition("1.45f", "1.4.5f");

/// Which formats and rates of play norms are made in.
pub(super) const FORMAT: ByEdition = ByEdition("1.6", "1.4.2e");

/// The event was registered in time.
pub(super) const REGISTRATION: ByEdition = ByEdition("1.11", "1.1.1");

/// Nobody changed who plays in it.
pub(super) const COMPOSITION: ByEdition = ByEdition("1.11, 1.42g", "1.1.1, 1.4.2d");

/// How many rounds a day has.
pub(super) const ROUNDS_OF_A_DAY: ByEdition = ByEdition("1.13", "1.1.3");

/// How many hours a day are played.
pub(super) const HOURS_OF_A_DAY: ByEdition = ByEdition("1.12", "1.1.2");

/// The least time for thinking.
pub(super) const RATE_OF_PLAY: ByEdition = ByEdition("1.13, 1.13b", "1.1.3, 1.1.3b");

/// Which ratings and titles count in a long event.
pub(super) const RATINGS_OF_THE_DAY: ByEdition = ByEdition("1.15", "1.1.4");

/// The title of the chief arbiter.
pub(super) const CHIEF_ARBITER: ByEdition = ByEdition("1.16", "1.1.5");

/// No arbiter plays.
pub(super) const PLAYING_ARBITERS: ByEdition = ByEdition("1.17", "1.1.6");

/// Rounds of a schedule are all played.
pub(super) const SCHEDULED_ROUNDS: &str = "1.4.1e";

/// Nor if the commission approved it (until 2021).
pub(super) const APPROVED: &str = "1.43d";

/// Which edition is in force.
pub(super) const EDITION: &str = "0.2";

/// How long an event lasts (until 2021).
pub(super) const DURATION: &str = "1.14";
