//! Standings: worked out once, written for files, for sections, for the interface and as an export.

use adoube_conduct::ranking::Ranking;
use adoube_journal::{EventId, SectionId};
use adoube_standings::{
    Explanation, Field, Line, Remark, Rules, Settled, Standings, TieBreak, Value, article,
};
use adoube_tournament::{OpenGame, Points, RoundNumber};
use adoube_words::Words;
use serde::{Serialize, Serializer};
use utoipa::ToSchema;

use crate::arithmetic;

/// Standings with everything that any of the bodies below tells.
pub struct Ranked {
    of_teams: bool,
    rules: Rules,
    rounds: usize,
    codes: Vec<String>,
    lines: Vec<RankedLine>,
}

struct RankedLine {
    id: u32,
    number: u32,
    name: String,
    rating: Option<u16>,
    withdrawn: bool,
    rank: usize,
    points: Points,
    values: Vec<Option<Value>>,
    separated_by: Option<String>,
    settled_by: Option<Settled>,
}

impl Ranked {
    /// Standings of a field by these tie-breaks.
    pub fn of(field: &Field, list: &[TieBreak], rules: Rules, standings: &Standings) -> Ranked {
        let line = |line: &Line| {
            let one = &field.participants()[line.place];
            RankedLine {
                id: one.id,
                number: one.number,
                name: one.name.clone(),
                rating: one.rating,
                withdrawn: one.withdrawn,
                rank: line.rank,
                points: line.points,
                values: line.values.clone(),
                separated_by: line.separated_by.map(|place| list[place].code().to_owned()),
                settled_by: line.settled_by.clone(),
            }
        };
        Ranked {
            of_teams: field.is_for_teams(),
            rules,
            rounds: field.rounds(),
            codes: list.iter().map(|one| one.code().to_owned()).collect(),
            lines: standings.lines().iter().map(line).collect(),
        }
    }

    /// A tournament report file, as `adoube standings` prints it.
    pub fn of_file<'a>(
        &self,
        file: &'a str,
        event: &'a str,
        remarks: &[Remark],
        words: Words,
    ) -> FileStandings<'a> {
        FileStandings {
            file,
            event,
            rules: self.rules,
            after: self.rounds,
            teams: self.of_teams,
            tiebreaks: self.codes.clone(),
            players: self.players(words),
            remarks: remarks.iter().map(|remark| words.tell(remark)).collect(),
        }
    }

    /// A section of an event, as `adoube event standings` prints it.
    pub fn of_section<'a>(
        &self,
        event: &'a EventId,
        section: &'a SectionId,
        after: RoundNumber,
        open_games: Vec<OpenGame>,
        words: Words,
    ) -> SectionStandings<'a> {
        SectionStandings {
            event,
            section,
            rules: self.rules,
            after,
            teams: self.of_teams,
            players: self.players(words),
            open_games,
        }
    }

    /// A section of an event, as the interface answers.
    pub fn for_interface(&self, after: RoundNumber, open_games: Vec<OpenGame>) -> StandingsBody {
        let lines = self.lines.iter().map(|line| StandingsLine {
            rank: line.rank,
            entrant: line.id,
            points: line.points.to_string(),
            withdrawn: line.withdrawn,
            values: line.values.iter().map(|value| in_words(*value)).collect(),
        });
        StandingsBody {
            of: if self.of_teams { "teams" } else { "players" },
            after: after.0,
            tie_breaks: self.codes.clone(),
            lines: lines.collect(),
            open_games: open_games.into_iter().map(OpenGameBody::from).collect(),
        }
    }

    /// A section of an event, as a file to take away.
    pub fn for_export<'a>(
        &'a self,
        event: &'a EventId,
        section: &'a SectionId,
        after: RoundNumber,
    ) -> ExportedStandings<'a> {
        let lines = self.lines.iter().map(|line| ExportedLine {
            rank: line.rank,
            number: line.number,
            name: &line.name,
            rating: line.rating,
            points: line.points,
            tie_breaks: (self.codes.iter().zip(&line.values))
                .map(|(code, value)| ExportedValue {
                    code,
                    value: in_words(*value),
                })
                .collect(),
        });
        ExportedStandings {
            event,
            section,
            after,
            rules: self.rules,
            standings: lines.collect(),
        }
    }

    fn players(&self, words: Words) -> Vec<PlayerLine> {
        let line = |line: &RankedLine| PlayerLine {
            rank: line.rank,
            tpn: line.number,
            entrant: (!self.of_teams).then_some(line.id),
            team: self.of_teams.then_some(line.id),
            name: line.name.clone(),
            points: Value::points(line.points),
            rating: line.rating,
            withdrawn: line.withdrawn,
            tiebreaks: (self.codes.iter().cloned())
                .zip(line.values.iter().copied())
                .collect(),
            separated_by: line.separated_by.clone(),
            settled_by: line.settled_by.as_ref().map(|why| words.tell(why)),
        };
        self.lines.iter().map(line).collect()
    }
}

impl From<&Ranking> for Ranked {
    fn from(ranking: &Ranking) -> Ranked {
        Ranked::of(
            &ranking.field,
            &ranking.tie_breaks,
            ranking.rules,
            &ranking.standings,
        )
    }
}

/// An object in the order that was asked for.
fn by_code<S: Serializer>(
    values: &[(String, Option<Value>)],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    // A code that was asked for twice has one key.
    let is_new = |(place, (code, _)): &(usize, &(String, Option<Value>))| {
        !values[..*place].iter().any(|(other, _)| other == code)
    };
    let values = values.iter().enumerate().filter(is_new);
    serializer.collect_map(values.map(|(_, (code, value))| (code, value)))
}

fn in_words(value: Option<Value>) -> Option<String> {
    value.map(|value| value.to_string())
}

/// The standings of a tournament report file.
#[derive(Serialize)]
pub struct FileStandings<'a> {
    pub file: &'a str,
    /// The name of the event in it.
    pub event: &'a str,
    /// The edition of the tie-breaks.
    pub rules: Rules,
    pub after: usize,
    /// Whether the participants are teams.
    pub teams: bool,
    /// The codes, in order.
    pub tiebreaks: Vec<String>,
    pub players: Vec<PlayerLine>,
    /// What is doubtful about the list.
    pub remarks: Vec<String>,
}

/// The standings of a section.
#[derive(Serialize)]
pub struct SectionStandings<'a> {
    pub event: &'a EventId,
    pub section: &'a SectionId,
    /// The edition of the tie-breaks.
    pub rules: Rules,
    pub after: RoundNumber,
    /// Whether the participants are teams.
    pub teams: bool,
    pub players: Vec<PlayerLine>,
    /// The games the standings wait for.
    pub open_games: Vec<OpenGame>,
}

/// A player or a team in standings that `--json` prints.
#[derive(Serialize)]
pub struct PlayerLine {
    /// Shared by those level in everything.
    pub rank: usize,
    /// The pairing number.
    pub tpn: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub entrant: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub team: Option<u32>,
    pub name: String,
    pub points: Value,
    pub rating: Option<u16>,
    /// Withdrawn by then, and not back.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub withdrawn: bool,
    /// Each code, as it was asked for, with its value; null where it is not defined.
    #[serde(serialize_with = "by_code")]
    pub tiebreaks: Vec<(String, Option<Value>)>,
    /// The code that put the participant behind the line above.
    pub separated_by: Option<String>,
    /// Lots, or the reason of a decision.
    pub settled_by: Option<String>,
}

/// Who is where.
#[derive(Serialize, ToSchema)]
pub struct StandingsBody {
    /// Who is ranked: `players`, or `teams` where teams compete.
    pub of: &'static str,
    /// After which round.
    pub after: u16,
    /// The tie-breaks in order, by their codes.
    pub tie_breaks: Vec<String>,
    /// The players in order.
    pub lines: Vec<StandingsLine>,
    /// The games that the standings still wait for.
    pub open_games: Vec<OpenGameBody>,
}

/// A line of the standings.
#[derive(Serialize, ToSchema)]
pub struct StandingsLine {
    /// The place; those level in everything share it.
    pub rank: usize,
    /// Who, by id: a player, or a team where teams compete.
    pub entrant: u32,
    /// The points, as `4.5`.
    pub points: String,
    /// Withdrawn by then, and not back.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[schema(required = false)]
    pub withdrawn: bool,
    /// The values of the tie-breaks.
    pub values: Vec<Option<String>>,
}

/// A game without a result.
#[derive(Serialize, ToSchema)]
pub struct OpenGameBody {
    /// In which round.
    pub round: u16,
    /// On which board.
    pub board: String,
    /// It was adjourned; else nobody reported a result.
    pub adjourned: bool,
}

impl From<OpenGame> for OpenGameBody {
    fn from(game: OpenGame) -> OpenGameBody {
        OpenGameBody {
            round: game.round.0,
            board: game.board.to_string(),
            adjourned: game.adjourned,
        }
    }
}

/// The standings of a section as a file to take away.
#[derive(Serialize)]
pub struct ExportedStandings<'a> {
    pub event: &'a EventId,
    pub section: &'a SectionId,
    pub after: RoundNumber,
    /// The edition of the tie-breaks.
    pub rules: Rules,
    pub standings: Vec<ExportedLine<'a>>,
}

/// A line of standings to take away.
#[derive(Serialize)]
pub struct ExportedLine<'a> {
    pub rank: usize,
    pub number: u32,
    pub name: &'a str,
    pub rating: Option<u16>,
    pub points: Points,
    pub tie_breaks: Vec<ExportedValue<'a>>,
}

/// A tie-break with its value.
#[derive(Serialize)]
pub struct ExportedValue<'a> {
    pub code: &'a str,
    pub value: Option<String>,
}

/// The arithmetic of one participant's tie-breaks.
#[derive(Serialize)]
pub struct ExplainedBody<'a> {
    pub tpn: u32,
    pub name: &'a str,
    pub explanations: Vec<ExplanationBody>,
}

/// The arithmetic of a tie-break.
#[derive(Serialize)]
pub struct ExplanationBody {
    pub code: TieBreak,
    pub name: String,
    pub article: Option<String>,
    pub value: Option<Value>,
    pub terms: Vec<TermBody>,
    /// The same in words.
    pub text: String,
}

/// One term of a tie-break.
#[derive(Serialize)]
pub struct TermBody {
    pub round: usize,
    /// The number of the opponent.
    pub opponent: Option<u32>,
    pub value: Value,
    /// Whether it is left out.
    pub cut: bool,
}

impl ExplanationBody {
    /// What an explanation says, with the numbers that the participants have.
    pub fn of(explanation: &Explanation, words: Words) -> ExplanationBody {
        let tie_break = &explanation.tie_break;
        let terms = explanation.terms.iter().map(|term| TermBody {
            round: term.round + 1,
            opponent: term
                .opponent
                .map(|place| explanation.field.participants()[place].number),
            value: term.value,
            cut: term.cut.is_some(),
        });
        ExplanationBody {
            name: words.tell(&tie_break.name()),
            article: article(tie_break.method, explanation.rules),
            value: explanation.value,
            terms: terms.collect(),
            text: arithmetic::text(explanation, words),
            code: tie_break.clone(),
        }
    }
}

/// The arithmetic of one value of the standings.
#[derive(Serialize, ToSchema)]
pub struct ValueBody {
    /// Whose, by id.
    pub entrant: u32,
    /// Which tie-break, by its code.
    pub tie_break: String,
    /// After which round.
    pub after: u16,
    /// The value as it is written; none where it cannot be worked out.
    pub value: Option<String>,
    /// How it comes about, line by line.
    pub text: String,
}

impl ValueBody {
    /// What an explanation says of somebody after a round.
    pub fn of(
        entrant: u32,
        after: RoundNumber,
        explanation: &Explanation,
        words: Words,
    ) -> ValueBody {
        ValueBody {
            entrant,
            tie_break: explanation.tie_break.code().to_owned(),
            after: after.0,
            value: in_words(explanation.value),
            text: arithmetic::text(explanation, words),
        }
    }
}
