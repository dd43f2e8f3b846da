//! Schedules that come out of a table.

use std::fmt::Display;
use std::path::PathBuf;

use adoube_bodies::schedule::{AnnouncementBody, CorrectionsBody, ScheduleBody};
use adoube_pairing::schedule::print::{self, Headings, Row};
use adoube_pairing::schedule::{
    Schedule, Seat, berger, crenshaw, hutton, scheveningen, skalitzka, team_match,
};
use clap::{Args, ValueEnum};
use serde::Serialize;

use super::drawing::names;
use crate::failure::Failure;
use crate::output;
use crate::texts::{fail, say, t, words};

/// How a schedule is written.
#[derive(Clone, Copy, ValueEnum)]
pub(super) enum Form {
    /// One round a line
    Text,
    /// Lines of round,board,white,black for a spreadsheet
    Csv,
    /// An empty cross table as a page
    Html,
    /// An empty cross table as a drawing
    Svg,
}

#[derive(Args)]
pub(super) struct FormArgs {
    /// How it is written
    #[arg(long, value_enum, default_value_t = Form::Text)]
    form: Form,
    /// A heading for the cross table, if not just "Round robin"
    #[arg(long)]
    title: Option<String>,
    /// A CSV list whose players have the numbers 1, 2, 3 … of the cross table
    #[arg(long, value_name = "FILE")]
    names: Option<PathBuf>,
}

impl FormArgs {
    fn write(&self, schedule: &Schedule<Seat>, seats: u32, json: bool) -> Result<(), Failure> {
        if json {
            output::print_json(&ScheduleBody::from(schedule));
            return Ok(());
        }
        let headings = Headings {
            language: words().language().code(),
            title: self.title.as_deref().unwrap_or(t("schedule-cross-table")),
            number: t("table-column-number"),
            name: t("table-column-name"),
            points: t("public-points"),
            place: t("public-place"),
        };
        let short = Headings {
            points: t("table-column-points"),
            place: t("schedule-column-place-short"),
            ..headings
        };
        let text = match self.form {
            Form::Text => rounds(schedule),
            Form::Csv => print::csv(schedule),
            Form::Html => print::cross_table_html(headings, schedule, &self.rows(seats)?),
            Form::Svg => print::cross_table_svg(short, schedule, &self.rows(seats)?),
        };
        output::print(&text);
        Ok(())
    }

    fn rows(&self, seats: u32) -> Result<Vec<Row<Seat>>, Failure> {
        let names = self.names.as_deref().map(names).transpose()?;
        let mut names = names.unwrap_or_default().into_iter();
        Ok((1..=seats)
            .map(|seat| Row {
                seat,
                name: names.next().unwrap_or_default(),
            })
            .collect())
    }
}

/// The rounds as text, one a line: `Round 1: 1-6 2-5 3-4`.
pub(super) fn rounds<S: Display>(schedule: &Schedule<S>) -> String {
    let width = schedule.rounds.len().to_string().len();
    let rounds = schedule.rounds.iter().zip(1..);
    rounds
        .map(|(round, number)| line(format!("{number:>width$}"), round))
        .collect()
}

/// What is played in a round.
fn line(round: impl Serialize, games: &impl Display) -> String {
    say!("schedule-round", round, games = games.to_string()) + "\n"
}

/// Writes a schedule of teams.
fn write_teams<S: Display>(schedule: &Schedule<S>, csv: bool, json: bool) {
    if json {
        output::print_json(&ScheduleBody::from(schedule));
    } else if csv {
        output::print(&print::csv(schedule));
    } else {
        output::print(&rounds(schedule));
    }
}

/// How the cycles of a round robin follow each other.
#[derive(Clone, Copy, ValueEnum)]
pub enum OrderArg {
    /// Each cycle repeats the first, colours reversed in turn
    Plain,
    /// The last two rounds of each cycle but the last interchanged
    Interchanged,
    /// Each game is followed at once by the return game
    Adjacent,
    /// Every other cycle backwards
    Mirrored,
}

impl From<OrderArg> for berger::Cycles {
    fn from(order: OrderArg) -> berger::Cycles {
        match order {
            OrderArg::Plain => berger::Cycles::Plain,
            OrderArg::Interchanged => berger::Cycles::LastTwoInterchanged,
            OrderArg::Adjacent => berger::Cycles::Adjacent,
            OrderArg::Mirrored => berger::Cycles::Mirrored,
        }
    }
}

#[derive(Args)]
pub(crate) struct BergerArgs {
    /// How many players
    players: u32,
    /// How often everybody meets everybody
    #[arg(long, default_value_t = 1)]
    cycles: u32,
    /// How the cycles follow each other
    #[arg(long, value_enum, default_value_t = OrderArg::Interchanged)]
    order: OrderArg,
    /// Play the rounds in the opposite order
    #[arg(long)]
    backwards: bool,
    /// Announce whom this number meets, round by round
    #[arg(long, value_name = "NUMBER")]
    announce: Option<Seat>,
    #[command(flatten)]
    form: FormArgs,
}

pub(super) fn berger(args: BergerArgs, json: bool) -> Result<(), Failure> {
    let schedule = berger::cycles(args.players, args.cycles, args.order.into())?;
    let schedule = if args.backwards {
        schedule.backwards()
    } else {
        schedule
    };
    match args.announce {
        Some(seat) => announce(&schedule, seat, args.players, json),
        None => args.form.write(&schedule, args.players, json),
    }
}

fn announce(
    schedule: &Schedule<Seat>,
    seat: Seat,
    players: u32,
    json: bool,
) -> Result<(), Failure> {
    if seat == 0 || seat > players {
        return Err(fail!("schedule-no-seat", seat, players));
    }
    let opponents = schedule.opponents(seat);
    if json {
        output::print_json(&AnnouncementBody::of(seat, &opponents));
        return Ok(());
    }
    for (meeting, round) in opponents.iter().zip(1_u32..) {
        let told = match meeting {
            Some((opponent, colour)) => say!("schedule-meets", round, seat, opponent, colour),
            None => say!("schedule-rests", round, seat),
        };
        output::print(&format!("{told}\n"));
    }
    Ok(())
}

#[derive(Args)]
pub(crate) struct DoubleArgs {
    /// How many players
    players: u32,
    #[command(flatten)]
    form: FormArgs,
}

pub(super) fn double(args: DoubleArgs, json: bool) -> Result<(), Failure> {
    let schedule = berger::cycles(args.players, 2, berger::Cycles::LastTwoInterchanged)?;
    args.form.write(&schedule, args.players, json)
}

#[derive(Args)]
pub(crate) struct UsArgs {
    /// How many players
    players: u32,
    /// A number that withdrew: print the games to turn; may be repeated
    #[arg(long, value_name = "NUMBER", requires = "played")]
    withdrawn: Vec<Seat>,
    /// How many rounds have been played
    #[arg(long, value_name = "ROUNDS")]
    played: Option<u32>,
    #[command(flatten)]
    form: FormArgs,
}

pub(super) fn us(args: UsArgs, json: bool) -> Result<(), Failure> {
    let schedule = crenshaw::us_round_robin(args.players)?;
    let Some(played) = args.played.filter(|_| !args.withdrawn.is_empty()) else {
        return args.form.write(&schedule, args.players, json);
    };
    let corrections = crenshaw::colour_corrections(&schedule, played, &args.withdrawn);
    if json {
        output::print_json(&CorrectionsBody { corrections });
        return Ok(());
    }
    let lines = corrections.iter().map(|turn| line(turn.round, &turn.game));
    let text: String = lines.collect();
    output::print(&match text.is_empty() {
        true => format!("{}\n", t("schedule-no-turns")),
        false => text,
    });
    Ok(())
}

#[derive(Args)]
pub(crate) struct ScheveningenArgs {
    /// How many players each team has
    boards: u32,
    /// Everybody meets every opponent twice
    #[arg(long, conflicts_with = "semi")]
    double: bool,
    /// The halves of the teams play side by side
    #[arg(long)]
    semi: bool,
    /// Write lines of round,board,white,black for a spreadsheet
    #[arg(long)]
    csv: bool,
}

pub(super) fn scheveningen(args: ScheveningenArgs, json: bool) -> Result<(), Failure> {
    let schedule = if args.double {
        scheveningen::double(args.boards, scheveningen::ReturnGames::Mirrored)?
    } else if args.semi {
        scheveningen::semi(args.boards)?
    } else {
        scheveningen::schedule(args.boards)?
    };
    write_teams(&schedule, args.csv, json);
    Ok(())
}

#[derive(Args)]
pub(crate) struct SkalitzkaArgs {
    /// How many players each team has; an even number
    players: u32,
    /// The balanced table, for a multiple of four players
    #[arg(long)]
    balanced: bool,
    /// Name the teams as the printed table does: capitals, small letters, figures
    #[arg(long)]
    printed: bool,
    /// Write lines of round,board,white,black for a spreadsheet
    #[arg(long)]
    csv: bool,
}

pub(super) fn skalitzka(args: SkalitzkaArgs, json: bool) -> Result<(), Failure> {
    let table = if args.balanced {
        skalitzka::Table::Balanced
    } else {
        skalitzka::Table::Basic
    };
    let schedule = skalitzka::schedule(args.players, table)?;
    if args.printed {
        write_teams(&skalitzka::printed(schedule), args.csv, json);
        return Ok(());
    }
    let splits = skalitzka::colour_splits(&schedule);
    write_teams(&schedule, args.csv, json);
    if !json && !args.csv {
        let splits: String = splits.iter().map(|split| format!("{split}\n")).collect();
        output::print(&splits);
    }
    Ok(())
}

#[derive(Args)]
pub(crate) struct HuttonArgs {
    /// How many teams
    teams: u32,
    /// How many players each team has
    boards: u32,
    /// With an odd number of teams, let the players left over on two boards meet
    #[arg(long)]
    between_boards: bool,
    /// Write lines of round,board,white,black for a spreadsheet
    #[arg(long)]
    csv: bool,
}

pub(super) fn hutton(args: HuttonArgs, json: bool) -> Result<(), Failure> {
    let left_over = if args.between_boards {
        hutton::LeftOver::MeetsNextBoard
    } else {
        hutton::LeftOver::Rests
    };
    let schedule = hutton::schedule(args.teams, args.boards, left_over)?;
    write_teams(&schedule, args.csv, json);
    Ok(())
}

#[derive(Args)]
pub(crate) struct TeamsArgs {
    /// How many teams
    teams: u32,
    /// How many boards a match has; without it only the matches are printed
    #[arg(long)]
    boards: Option<u32>,
    /// How often every team meets every team; 2 for home and away
    #[arg(long, default_value_t = 1)]
    cycles: u32,
    /// Write lines of round,board,white,black for a spreadsheet
    #[arg(long)]
    csv: bool,
}

pub(super) fn teams(args: TeamsArgs, json: bool) -> Result<(), Failure> {
    match args.boards {
        Some(boards) => {
            let schedule = team_match::round_robin_games(args.teams, args.cycles, boards)?;
            write_teams(&schedule, args.csv, json);
        }
        None => {
            let schedule = team_match::round_robin_of_teams(args.teams, args.cycles)?;
            write_teams(&schedule, args.csv, json);
        }
    }
    Ok(())
}
