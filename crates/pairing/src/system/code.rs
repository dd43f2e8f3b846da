//! What record 192 of a report file calls the systems.

use adoube_tournament::PrimaryScore;

use super::{Day, SwissSystem};
use crate::fide::team::{Preferences, SwissTeam};

/// The codes of systems whose edition is the one in force when the event starts, each with the
/// system's name. Other programs know only these, so that they are written wherever they are true.
const IN_FORCE: [(&str, &str); 6] = [
    ("FIDE_DUTCH", "dutch"),
    ("FIDE_DUBOV", "dubov"),
    ("FIDE_BURSTEIN", "burstein"),
    ("FIDE_LIM", "lim"),
    ("FIDE_DOUBLESWISS", "double"),
    ("FIDE_OLYMPIAD", "olympiad"),
];

/// The codes that name an edition, with the system's name. The first of two is the one we write.
const EDITIONS: [(&str, &str); 12] = [
    ("FIDE_DUTCH_2026", "dutch-2026"),
    ("FIDE_DUTCH_2025", "dutch-2025"),
    ("FIDE_DUTCH_2017", "dutch-2017"),
    ("US_CHESS_2025", "us-2025"),
    ("US_CHESS", "us-2025"),
    ("US_CHESS_TEAM_2025", "us-team-2025"),
    ("US_CHESS_TEAM", "us-team-2025"),
    ("FIDE_DUBOV_2026", "dubov-2026"),
    ("FIDE_DUBOV_2018", "dubov-2018"),
    ("FIDE_BURSTEIN_2026", "burstein-2026"),
    ("FIDE_BURSTEIN_2025", "burstein-2025"),
    ("FIDE_BURSTEIN_2017", "burstein-2017"),
];

/// What the codes of the Swiss Team system begin with; what follows names preferences and scores.
const TEAM: &str = "FIDE_TEAM";

/// What follows the code of a system with Baku acceleration.
const BAKU: &str = "_BAKU";

/// A Swiss system as record 192 of a report file names it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CodedSystem {
    pub system: SwissSystem,
    /// Whether the first rounds have Baku acceleration.
    pub is_baku: bool,
}

impl CodedSystem {
    /// The system that a code of record 192 means in an event that starts on a day (year, month,
    /// day); `None` if it is no Swiss system that is paired here.
    ///
    /// ```
    /// use adoube_pairing::system::CodedSystem;
    ///
    /// let coded = CodedSystem::from_code("FIDE_DUTCH_BAKU", Some((2025, 8, 1))).unwrap();
    /// assert_eq!(coded.system.name(), "dutch-2025");
    /// assert_eq!(coded.code(None), "FIDE_DUTCH_2025_BAKU");
    /// ```
    pub fn from_code(code: &str, starts: Option<Day>) -> Option<CodedSystem> {
        let code = code.trim().to_uppercase();
        let plain = code.strip_suffix(BAKU).unwrap_or(&code);
        let mut named = IN_FORCE.into_iter().chain(EDITIONS);
        let system = match named.find(|(known, _)| *known == plain) {
            Some((_, name)) => SwissSystem::named(name, starts)?,
            None => SwissSystem::Team(team_of_code(plain.strip_prefix(TEAM)?, starts)?),
        };
        Some(CodedSystem {
            system,
            is_baku: plain != code,
        })
    }

    /// Whether a code of record 192 leaves it to the day of the event which edition is meant.
    pub fn depends_on_day(code: &str) -> bool {
        let of = |starts| CodedSystem::from_code(code, Some(starts));
        of((2017, 9, 1)) != of((2026, 9, 1))
    }

    /// The code of record 192 for an event that starts on a day.
    pub fn code(&self, starts: Option<Day>) -> String {
        let code = match self.system {
            SwissSystem::Team(team) => team_code(team, starts),
            _ => self.plain_code(starts).to_owned(),
        };
        format!("{code}{}", if self.is_baku { BAKU } else { "" })
    }

    fn plain_code(&self, starts: Option<Day>) -> &'static str {
        let name = self.system.name();
        let is_in_force = |(_, family): &(&str, &str)| {
            SwissSystem::named(family, starts).is_some_and(|system| system.name() == name)
        };
        let mut editions = EDITIONS.into_iter().filter(|(_, known)| *known == name);
        let in_force = IN_FORCE.into_iter().find(is_in_force);
        in_force
            .or_else(|| editions.next())
            .map_or("", |(code, _)| code)
    }

    /// Every code that is understood, without the mark of the acceleration.
    pub fn codes() -> impl Iterator<Item = &'static str> {
        let named = IN_FORCE.into_iter().chain(EDITIONS).map(|(code, _)| code);
        named.chain([TEAM])
    }
}

/// The Swiss Team system by what follows `FIDE_TEAM`: an edition, the type of the preferences, the
/// primary and the secondary score. Bare, it is type A by match points with game points for colours;
/// with anything behind it, what is not named is not used.
fn team_of_code(rest: &str, starts: Option<Day>) -> Option<SwissTeam> {
    let mut parts = rest.split('_').peekable();
    if parts.next() != Some("") {
        return None;
    }
    let family = match parts.next_if(|part| part.parse::<u16>().is_ok()) {
        Some(year) => SwissSystem::named(&format!("team-{year}"), starts)?,
        None => SwissSystem::named("team", starts)?,
    };
    let SwissSystem::Team(usual) = family else {
        return None;
    };
    if parts.peek().is_none() {
        return Some(usual);
    }
    let preferences = match parts.next_if(|part| part.starts_with("TYPE")) {
        Some("TYPEA") => Preferences::TypeA,
        Some("TYPEB") => Preferences::TypeB,
        Some(_) => return None,
        None => Preferences::None,
    };
    let score = |part: Option<&str>| match part {
        None => Some(None),
        Some("MP") => Some(Some(PrimaryScore::MatchPoints)),
        Some("GP") => Some(Some(PrimaryScore::GamePoints)),
        Some(_) => None,
    };
    let (primary, secondary) = (score(parts.next())?, score(parts.next())?);
    let primary = primary.unwrap_or_default();
    if parts.next().is_some() || secondary == Some(primary) {
        return None;
    }
    Some(SwissTeam {
        preferences,
        primary,
        uses_secondary: secondary.is_some(),
        ..usual
    })
}

fn team_code(team: SwissTeam, starts: Option<Day>) -> String {
    let in_force = SwissSystem::named("team", starts);
    let is_in_force =
        matches!(in_force, Some(SwissSystem::Team(usual)) if usual.edition == team.edition);
    let year = match is_in_force {
        true => "",
        false => match team.edition {
            crate::fide::team::Edition::Team2024 => "_2024",
            crate::fide::team::Edition::Team2026 => "_2026",
        },
    };
    let preferences = match team.preferences {
        Preferences::TypeA => "_TYPEA",
        Preferences::TypeB => "_TYPEB",
        Preferences::None => "",
    };
    let scores = match (team.primary, team.uses_secondary) {
        (PrimaryScore::MatchPoints, true) => "_MP_GP",
        (PrimaryScore::MatchPoints, false) => "_MP",
        (PrimaryScore::GamePoints, true) => "_GP_MP",
        (PrimaryScore::GamePoints, false) => "_GP",
    };
    format!("{TEAM}{year}{preferences}{scores}")
}
