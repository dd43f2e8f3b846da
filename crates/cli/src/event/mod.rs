//! `adoube event …`: an event over its journal.

mod announced_fees;
mod appeals;
mod apply;
mod arbiters;
mod boards;
mod bracket;
mod cases;
mod choices;
mod consent;
mod cycles;
mod deleting;
mod demo;
mod desk;
mod eligibility;
mod entries;
mod erasing;
mod extra_game;
mod fairplay;
mod fees;
mod fixed;
mod games;
mod hall;
mod line_ups;
mod list;
mod log;
mod marks;
mod moving;
mod needs;
mod paper;
mod play_off;
mod presets;
mod prizes;
mod proof;
mod quads;
mod rating_lists;
mod rating_rules;
mod ratings;
mod records;
mod report;
mod report_file;
mod results;
mod room_plan;
mod rounds;
mod rules;
mod screens;
mod setup;
mod slips;
mod swiss;
mod tables;
mod team_rules;
mod ties;
mod title_facts;
mod titles;
mod us_facts;
mod us_report;
mod visitors;

use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

use adoube_journal::{Store, open_store};
use clap::{Args, Subcommand};

use crate::args::DataArgs;
use crate::failure::Failure;
use crate::texts::fail;

pub(crate) use desk::event_id;
pub(crate) use line_ups::team_named;
pub(crate) use log::exported;
pub(crate) use paper::PaperArgs;
pub(crate) use rating_lists::text as rating_check_text;

/// The options that all commands over the journal share, and the command.
#[derive(Args)]
pub(crate) struct EventArgs {
    #[command(flatten)]
    pub data: DataArgs,
    /// Who writes; every change has an author
    #[arg(long, env = "ADOUBE_AUTHOR", global = true, value_name = "NAME")]
    pub author: Option<String>,
    /// Why; some changes need a reason
    #[arg(long, global = true, value_name = "TEXT")]
    pub reason: Option<String>,
    /// Which section, if the event has more than one
    #[arg(long, global = true, value_name = "SECTION")]
    pub section: Option<String>,
    /// Confirm a warning that was shown, by its code; may be repeated
    #[arg(long, global = true, value_name = "CODE")]
    pub confirm: Vec<String>,
    #[command(subcommand)]
    pub command: EventCommand,
}

#[derive(Subcommand)]
pub(crate) enum EventCommand {
    /// Create an event with its first section
    New(setup::NewArgs),
    /// Write the demonstration event, to try things with
    Demo,
    /// List the events
    List(list::ListArgs),
    /// Delete an event: it is gone from every page and list, and kept for 30 days
    Delete(deleting::DeleteArgs),
    /// Bring a deleted event back
    Recover(deleting::DeleteArgs),
    /// Erase personal data for good (dates of birth, notes, needs): of a player, or of everybody
    Erase(erasing::EraseArgs),
    /// Remove deleted events for good: all whose 30 days are over, or the one named
    Purge(deleting::PurgeArgs),
    /// Show an event: its sections, players and rounds
    Show(setup::ShowArgs),
    /// Add a section to an event
    AddSection(setup::AddSectionArgs),
    /// List the kinds of sections that `--preset` knows
    Presets,
    /// List the tie-breaks: what each counts, where it stands, whether it fits
    TieBreaks(choices::ChoicesArgs),
    /// List the pairing systems of a Swiss: how each pairs, where it stands, whether it fits
    Systems(choices::SystemsArgs),
    /// Change what is announced of a section
    EditSection(setup::EditSectionArgs),
    /// Leave FIDE mode, for good: what FIDE's rules do not know is only done outside
    LeaveFideMode(consent::LeaveArgs),
    /// Show every setting of a US section, and the variations in use with the notice they need
    UsSettings(rules::UsSettingsArgs),
    /// Enter a player
    Add(entries::AddArgs),
    /// Correct what is known of a player
    Edit(entries::EditArgs),
    /// Enter the players of a list, take in a whole tournament from a report file, or restore an exported event
    Import(entries::ImportArgs),
    /// Let a player who was in no round yet go over into another section
    Move(moving::MoveArgs),
    /// List entries that may be one person, or make one entry of two
    Join(moving::JoinArgs),
    /// Take a player out of the coming rounds
    Withdraw(entries::FromRoundArgs),
    /// Take a withdrawn player in again, or enter one anew (US 28S)
    ReEnter(entries::ReEnterArgs),
    /// Note what the director knows of an entry: new, late, house player, team; or show what is known of all
    Marks(marks::MarksArgs),
    /// Note that some players would rather not be paired with each other (US 28T)
    Apart(marks::ApartArgs),
    /// Enter a house player, who meets somebody without an opponent in the paired round (US 28M1)
    HousePlayer(marks::HousePlayerArgs),
    /// Let the full-point byes of two sections play each other (US 28M3)
    CrossSection(marks::AcrossArgs),
    /// Note that a player asks for a bye in a coming round
    Bye(entries::ByeArgs),
    /// Assign the pairing numbers (rating, title, name: C.04.2.B)
    Numbers(entries::NumbersArgs),
    /// Let two players of equal rating exchange their pairing numbers
    Exchange(ties::ExchangeArgs),
    /// Hold the ratings of the entries against the lists, or bring them up to date
    #[command(subcommand)]
    Ratings(rating_lists::RatingsCommand),
    /// Send a player out of the event: no more rounds, no place in the standings
    Expel(entries::FromRoundArgs),
    /// Show who is level after every tie-break, draw lots between them or rank them by hand
    Ties(ties::TiesArgs),
    /// Enter the values of a tie-break that was worked out elsewhere, to be used as EXT:NAME
    TieBreakValues(ties::ValuesArgs),
    /// Draw or give the start position of a round of Chess960
    StartPosition(ties::StartPositionArgs),
    /// Draw the numbers of a round robin by lot
    Draw(fixed::DrawArgs),
    /// Give the stronger half virtual points in the first rounds of a Swiss section
    Accelerate(swiss::AccelerateArgs),
    /// Note that some players may not be paired with each other
    Prohibit(swiss::ProhibitArgs),
    /// Pair the next round, or record pairings made by hand
    Pair(rounds::PairArgs),
    /// Change the pairings of a round by hand
    Repair(rounds::RepairArgs),
    /// File the line-up of a team for a round, or withdraw it
    LineUp(line_ups::LineUpArgs),
    /// Set the boards of a round of teams from the line-ups
    SetBoards(line_ups::BoardsArgs),
    /// Note that a team did not come to its match
    WalkOver(line_ups::WalkOverArgs),
    /// Enter, correct or clear results
    Result(results::ResultArgs),
    /// Pair the next round without a result that nobody reported (US 29H)
    Unreported(results::UnreportedArgs),
    /// Show the round in the hall: start, duties, clocks, who left the playing area
    Hall(hall::HallArgs),
    /// Note when a round really began; the default time counts from it
    Start(hall::StartArgs),
    /// Note that duties of a round are done
    Duty(hall::DutyArgs),
    /// Note what the clocks show, for the time-control sheet
    Times(hall::TimesArgs),
    /// Note that a player left the playing area
    Exit(hall::ExitArgs),
    /// Note that a player is back in the playing area
    Return(hall::ExitArgs),
    /// Hold results against the slips, read a second time; what agrees is noted, what differs is told
    Slips(slips::SlipsArgs),
    /// Declare a round complete
    Close(rounds::RoundArgs),
    /// Open a closed round for corrections
    Reopen(rounds::RoundArgs),
    /// Give or take points apart from any game
    Penalty(results::PenaltyArgs),
    /// Let players check themselves in on the server, or no longer
    SelfCheckIn(needs::SelfCheckInArgs),
    /// Plan the tables: rooms, accessible tables, who always sits at one; or show the plan
    Tables(room_plan::TablesArgs),
    /// Set up the screens of the hall, or show what they are set to
    Screens(screens::ScreensArgs),
    /// Tell everybody something on the screens of the hall, or take it away
    Message(screens::MessageArgs),
    /// Write a note
    Note(log::NoteArgs),
    /// Write an incident down, tell it anew or withdraw it
    Incident(cases::IncidentArgs),
    /// List the incidents and what was ruled
    Incidents(cases::IncidentsArgs),
    /// Rule on an incident at a board with what the event knows, and apply the ruling
    Rule(cases::RuleArgs),
    /// Keep the moves of a board
    Moves(games::MovesArgs),
    /// Note what a player needs to be able to play, or show what all need
    Needs(needs::NeedsArgs),
    #[command(flatten)]
    Money(fees::MoneyCommand),
    #[command(flatten)]
    Appeals(appeals::AppealCommand),
    #[command(flatten)]
    FairPlay(fairplay::FairPlayCommand),
    /// Let the players of another section join, with their rounds: two schedules that merge
    Merge(rounds::MergeArgs),
    /// Divide the players of a section into quads and a small Swiss, each a section of its own
    Quads(quads::QuadsArgs),
    /// Record a game that is rated and counts for nothing else
    ExtraGame(extra_game::ExtraGameArgs),
    /// Declare a section finished
    Finish(rounds::FinishArgs),
    /// Print the pairings and results of a round
    Pairings(tables::PairingsArgs),
    /// Print the bracket of a knockout
    Bracket(bracket::BracketArgs),
    /// Print the table of scores
    Standings(tables::StandingsArgs),
    /// Propose the play-off of a tie for first place or of a level match of a knockout
    PlayOff(play_off::PlayOffArgs),
    /// Show what the prizes are by the entries counted, and who wins them as things stand
    Prizes(prizes::PrizesArgs),
    /// What the games come to: results by colour, surprises, federations, performances
    Statistics(visitors::StatisticsArgs),
    /// Write when the rounds are, as a file for calendar programs (iCalendar)
    Calendar(visitors::CalendarArgs),
    /// Print the best players of each board, where teams compete
    Boards(boards::BoardsArgs),
    /// Rating changes, first ratings and performances of a section
    Rate(ratings::RateArgs),
    /// Title norms of a section, and what the next rounds must bring
    Norms(ratings::NormsArgs),
    /// What the players have earned for titles, and what is missing; notes norms of other events
    Titles(titles::TitlesArgs),
    /// The arbiters: enter them, see whether they are enough, the norms they make, when reports are due
    Arbiters(arbiters::ArbitersArgs),
    /// Write a section as a tournament report file
    Report(report::ReportArgs),
    /// Check the rating report of US Chess and write its three files
    UsReport(us_report::UsReportArgs),
    /// Say what the rating report of US Chess tells beside the results
    UsFacts(us_facts::UsFactsArgs),
    /// Write the games of a section as a PGN file, with the moves that are kept
    Games(games::GamesArgs),
    /// Print the journal, or the history of a player, a round or a board
    Log(log::LogArgs),
    /// Take a record back
    Undo(log::UndoArgs),
    /// Put a record that was taken back in force again
    Redo(log::UndoArgs),
    /// Write a whole event as JSON lines
    Export(log::ExportArgs),
    /// Say whether an event or an export is what was written, record by record, and who signed it
    Verify(proof::VerifyArgs),
    /// Carry out commands, one JSON object (or list, all or none) a line
    Apply(apply::ApplyArgs),
}

pub(crate) async fn run(args: Box<EventArgs>, json: bool) -> Result<ExitCode, Failure> {
    if let EventCommand::Verify(verify) = &args.command
        && verify.is_file()
    {
        return proof::verify_file(verify, json);
    }
    let store = open_data(&args.data).await?;
    let outcome = carry_out(store.clone(), args, json).await;
    store.close().await;
    outcome
}

/// Carries out a command about papers.
pub(crate) async fn run_paper(args: Box<PaperArgs>, json: bool) -> Result<ExitCode, Failure> {
    let store = open_data(&args.data).await?;
    let desk = desk::Desk {
        store: store.clone(),
        author: args.author,
        reason: None,
        section: args.section,
        folder: data_folder(&args.data).ok(),
        confirm: Vec::new(),
        json,
    };
    let outcome = paper::carry_out(desk, args.command).await;
    store.close().await;
    outcome
}

async fn carry_out(
    store: Arc<dyn Store>,
    args: Box<EventArgs>,
    json: bool,
) -> Result<ExitCode, Failure> {
    let desk = desk::Desk {
        store,
        author: args.author,
        reason: args.reason,
        section: args.section,
        folder: data_folder(&args.data).ok(),
        confirm: args.confirm,
        json,
    };
    match args.command {
        EventCommand::New(args) => setup::new(desk, args).await,
        EventCommand::Demo => demo::demo(desk).await,
        EventCommand::List(args) => list::list(desk, args).await,
        EventCommand::Delete(what) => deleting::delete(desk, what, &args.data).await,
        EventCommand::Recover(what) => deleting::recover(desk, what, &args.data).await,
        EventCommand::Erase(args) => erasing::erase(desk, args).await,
        EventCommand::Purge(what) => deleting::purge(desk, what, &args.data).await,
        EventCommand::Show(args) => setup::show(desk, args).await,
        EventCommand::AddSection(args) => setup::add_section(desk, args).await,
        EventCommand::Presets => {
            presets::list(desk.json);
            Ok(())
        }
        EventCommand::TieBreaks(args) => {
            choices::tie_breaks(&args, desk.json);
            Ok(())
        }
        EventCommand::Systems(args) => {
            choices::systems(&args, desk.json);
            Ok(())
        }
        EventCommand::EditSection(args) => setup::edit_section(desk, args).await,
        EventCommand::LeaveFideMode(args) => consent::leave_fide_mode(desk, args).await,
        EventCommand::UsSettings(args) => rules::show(desk, args).await,
        EventCommand::Add(args) => entries::add(desk, args).await,
        EventCommand::Edit(args) => entries::edit(desk, args).await,
        EventCommand::Import(args) => entries::import(desk, args).await,
        EventCommand::Move(args) => moving::go_over(desk, args).await,
        EventCommand::Join(args) => moving::join(desk, args).await,
        EventCommand::Slips(args) => return slips::slips(desk, args).await,
        EventCommand::Bracket(args) => bracket::show(desk, args).await,
        EventCommand::Withdraw(args) => entries::withdraw(desk, args).await,
        EventCommand::ReEnter(args) => entries::re_enter(desk, args).await,
        EventCommand::Marks(args) => marks::marks(desk, args).await,
        EventCommand::Apart(args) => marks::apart(desk, args).await,
        EventCommand::HousePlayer(args) => marks::house_player(desk, args).await,
        EventCommand::CrossSection(args) => marks::across(desk, args).await,
        EventCommand::Bye(args) => entries::bye(desk, args).await,
        EventCommand::Numbers(args) => entries::numbers(desk, args).await,
        EventCommand::Exchange(args) => ties::exchange(desk, args).await,
        EventCommand::Ratings(command) => return rating_lists::run(desk, command).await,
        EventCommand::Expel(args) => entries::expel(desk, args).await,
        EventCommand::Ties(args) => ties::ties(desk, args).await,
        EventCommand::TieBreakValues(args) => ties::values(desk, args).await,
        EventCommand::StartPosition(args) => ties::start_position(desk, args).await,
        EventCommand::Draw(args) => fixed::draw(desk, args).await,
        EventCommand::Accelerate(args) => swiss::accelerate(desk, args).await,
        EventCommand::Prohibit(args) => swiss::prohibit(desk, args).await,
        EventCommand::Pair(args) => rounds::pair(desk, args).await,
        EventCommand::Repair(args) => rounds::repair(desk, args).await,
        EventCommand::Unreported(args) => results::unreported(desk, args).await,
        EventCommand::LineUp(args) => line_ups::line_up(desk, args).await,
        EventCommand::SetBoards(args) => line_ups::boards(desk, args).await,
        EventCommand::WalkOver(args) => line_ups::did_not_come(desk, args).await,
        EventCommand::Result(args) => results::result(desk, args).await,
        EventCommand::Hall(args) => hall::hall(desk, args).await,
        EventCommand::Start(args) => hall::start(desk, args).await,
        EventCommand::Duty(args) => hall::duty(desk, args).await,
        EventCommand::Times(args) => hall::times(desk, args).await,
        EventCommand::Exit(args) => hall::exit(desk, args).await,
        EventCommand::Return(args) => hall::back(desk, args).await,
        EventCommand::Close(args) => rounds::close(desk, args).await,
        EventCommand::Reopen(args) => rounds::reopen(desk, args).await,
        EventCommand::Penalty(args) => results::penalty(desk, args).await,
        EventCommand::SelfCheckIn(args) => needs::self_check_in(desk, args).await,
        EventCommand::Tables(args) => room_plan::tables(desk, args).await,
        EventCommand::Screens(args) => screens::screens(desk, args).await,
        EventCommand::Message(args) => screens::message(desk, args).await,
        EventCommand::Note(args) => log::note(desk, args).await,
        EventCommand::Incident(args) => cases::incident(desk, args).await,
        EventCommand::Incidents(args) => cases::incidents(desk, args).await,
        EventCommand::Rule(args) => cases::rule(desk, args).await,
        EventCommand::Moves(args) => games::moves(desk, args).await,
        EventCommand::Needs(args) => needs::needs(desk, args).await,
        EventCommand::Money(command) => fees::carry_out(desk, command).await,
        EventCommand::Appeals(command) => appeals::carry_out(desk, command).await,
        EventCommand::FairPlay(command) => fairplay::carry_out(desk, command).await,
        EventCommand::Merge(args) => rounds::merge(desk, args).await,
        EventCommand::Quads(args) => quads::quads(desk, args).await,
        EventCommand::ExtraGame(args) => extra_game::extra_game(desk, args).await,
        EventCommand::Finish(args) => rounds::finish(desk, args).await,
        EventCommand::Pairings(args) => tables::pairings(desk, args).await,
        EventCommand::PlayOff(args) => play_off::play_off(desk, args).await,
        EventCommand::Standings(args) => tables::standings(desk, args).await,
        EventCommand::Prizes(args) => prizes::prizes(desk, args).await,
        EventCommand::Statistics(args) => visitors::statistics(desk, args).await,
        EventCommand::Calendar(args) => visitors::calendar(desk, args).await,
        EventCommand::Boards(args) => boards::boards(desk, args).await,
        EventCommand::Rate(args) => ratings::rate(desk, args).await,
        EventCommand::Norms(args) => ratings::norms(desk, args).await,
        EventCommand::Titles(args) => titles::titles(desk, args).await,
        EventCommand::Arbiters(args) => arbiters::arbiters(desk, args).await,
        EventCommand::Report(args) => report::report(desk, args).await,
        EventCommand::UsReport(args) => return us_report::report(desk, args).await,
        EventCommand::UsFacts(args) => us_facts::say(desk, args).await,
        EventCommand::Games(args) => games::write(desk, args).await,
        EventCommand::Log(args) => log::log(desk, args).await,
        EventCommand::Undo(args) => log::undo(desk, args).await,
        EventCommand::Redo(args) => log::redo(desk, args).await,
        EventCommand::Export(exported) => log::export(desk, exported, &args.data).await,
        EventCommand::Verify(args) => return proof::verify_event(desk, args).await,
        EventCommand::Apply(args) => apply::apply(desk, args).await,
    }?;
    Ok(ExitCode::SUCCESS)
}

/// The store at the place the user named, or in the user's data folder.
pub(crate) async fn open_data(args: &DataArgs) -> Result<Arc<dyn Store>, Failure> {
    let place = match &args.data {
        Some(place) => place.clone(),
        None => data_folder(args)?.to_string_lossy().into_owned(),
    };
    Ok(open_store(&place).await?)
}

/// The folder the user named, or the user's data folder.
pub(crate) fn data_folder(args: &DataArgs) -> Result<PathBuf, Failure> {
    match &args.data {
        Some(place) if !place.contains("://") => Ok(PathBuf::from(place)),
        _ => {
            let folders = directories::ProjectDirs::from("", "", "adoube");
            let folders = folders.ok_or_else(|| fail!("event-no-home"))?;
            Ok(folders.data_dir().to_owned())
        }
    }
}
