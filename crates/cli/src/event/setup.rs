//! Creating events and sections, and showing them.

use std::convert::Infallible;
use std::path::PathBuf;

use adoube_bodies::event::{EventLine, EventList, WholeEvent, by_number, finished_boards};
use adoube_conduct::rounds;
use adoube_journal::{
    Command, EventDetails, EventId, Format, Journal, Section, SectionAdded, SectionEdited,
    SectionId, SectionSettings,
};
use adoube_tournament::{
    Colour, Entrant, Federation, PointSystem, Points, PrimaryScore, RatingUsed, TeamScoring,
};
use clap::{Args, ValueEnum};
use jiff::Timestamp;
use jiff::civil::Date;

use super::desk::{Desk, event_id, section_id};
use super::rules;
use crate::failure::{Failure, argument};
use crate::output;
use crate::texts::tell;

#[derive(Args)]
pub(crate) struct NewArgs {
    /// The name of the event
    name: String,
    /// The short name; made from the name if not given
    #[arg(long)]
    id: Option<String>,
    /// Where it is held
    #[arg(long)]
    place: Option<String>,
    /// The federation that holds it, such as NOR
    #[arg(long, value_parser = argument::<Federation>)]
    federation: Option<Federation>,
    /// The first day, such as 2026-11-15
    #[arg(long)]
    starts: Option<Date>,
    /// The last day
    #[arg(long)]
    ends: Option<Date>,
    /// The organiser
    #[arg(long)]
    organiser: Option<String>,
    /// The chief arbiter
    #[arg(long)]
    chief_arbiter: Option<String>,
    /// The name of the first section
    #[arg(long, default_value = "Open")]
    section_name: String,
    #[command(flatten)]
    settings: SettingsArgs,
}

#[derive(Args)]
pub(crate) struct AddSectionArgs {
    /// The event
    event: String,
    /// The name of the section
    name: String,
    /// The short name; made from the name if not given
    #[arg(long)]
    id: Option<String>,
    #[command(flatten)]
    settings: SettingsArgs,
}

#[derive(Args)]
pub(super) struct SettingsArgs {
    /// How many rounds
    #[arg(long, default_value_t = 9)]
    rounds: u16,
    /// How the games are arranged
    #[arg(long, value_enum, default_value_t = FormatArg::Swiss)]
    format: FormatArg,
    /// Points for win, draw and loss
    #[arg(long, default_value = "1-½-0", value_parser = point_system, value_name = "W-D-L")]
    points: PointSystem,
    /// Points for the pairing-allocated bye, if not those of a win
    #[arg(long, value_name = "POINTS", value_parser = argument::<Points>)]
    bye_points: Option<Points>,
    /// Which rating ranks the players; by the rules of US Chess national-then-fide, else fide-then-national
    #[arg(long, value_enum)]
    rating: Option<RatingArg>,
    /// The pairing system, such as dutch-2026 or us-2025
    #[arg(long, value_parser = kept_name)]
    pairing_system: Option<String>,
    /// The edition of the rules of play, such as fide-laws-2023 or us
    #[arg(long, value_parser = kept_name)]
    rules: Option<String>,
    /// The colour drawn by lot before round 1
    #[arg(long, value_enum)]
    initial_colour: Option<ColourArg>,
    /// The time control, such as 90'+30"
    #[arg(long)]
    time_control: Option<String>,
    /// The tie-breaks in order, such as BH-C1,BH,SB
    #[arg(long, value_delimiter = ',')]
    tie_breaks: Vec<String>,
    /// Teams: match points for win, draw and loss
    #[arg(long, default_value = "2-1-0", value_parser = point_system, value_name = "W-D-L")]
    match_points: PointSystem,
    /// Teams: ranked by game points, match points second
    #[arg(long)]
    game_points_first: bool,
}

impl SettingsArgs {
    fn settings(self, name: String) -> SectionSettings {
        let point_system = match self.bye_points {
            Some(points) => self.points.with_pairing_allocated_bye(points),
            None => self.points,
        };
        let settings = SectionSettings {
            format: self.format.into(),
            pairing_system: self.pairing_system,
            rules: self.rules,
            point_system,
            initial_colour: self.initial_colour.map(Colour::from),
            time_control: self.time_control,
            tie_breaks: self.tie_breaks,
            team_scoring: TeamScoring {
                match_points: self.match_points,
                primary: if self.game_points_first {
                    PrimaryScore::GamePoints
                } else {
                    PrimaryScore::MatchPoints
                },
                ..TeamScoring::default()
            },
            ..SectionSettings::swiss(&name, self.rounds)
        };
        SectionSettings {
            rating_used: (self.rating)
                .map_or_else(|| rounds::usual_rating(&settings), RatingUsed::from),
            ..settings
        }
    }
}

/// Reads the name of rules or of a pairing system, which is looked at when it is written.
fn kept_name(text: &str) -> Result<String, Infallible> {
    Ok(rounds::full_name(text))
}

/// Reads `3-1-0`, `1-½-0`.
fn point_system(text: &str) -> Result<PointSystem, String> {
    let points = text.split('-').map(str::parse::<Points>);
    let points: Vec<Points> = points
        .collect::<Result<_, _>>()
        .map_err(|error| tell(&error))?;
    let [win, draw, loss] = points[..] else {
        return Err("expected the points for win, draw and loss, such as 3-1-0".to_owned());
    };
    let system = PointSystem::of(win, draw, loss);
    system.check().map_err(|error| tell(&error))?;
    Ok(system)
}

/// An argument that names one of a few values of another crate.
macro_rules! value_argument {
    ($argument:ident => $target:ident { $($name:ident),* $(,)? }) => {
        #[derive(Clone, Copy, ValueEnum)]
        pub enum $argument { $($name),* }

        impl From<$argument> for $target {
            fn from(argument: $argument) -> $target {
                match argument { $($argument::$name => $target::$name),* }
            }
        }
    };
}

value_argument!(FormatArg => Format { Swiss, RoundRobin, Knockout, Match, TeamSwiss, TeamRoundRobin });
value_argument!(RatingArg => RatingUsed { FideThenNational, NationalThenFide, Fide, National, Higher });
value_argument!(ColourArg => Colour { White, Black });

/// `--section` chooses a section that is there; it does not name a new one.
fn names_a_new_one(desk: &Desk, option: &str) -> Result<(), Failure> {
    match &desk.section {
        None => Ok(()),
        Some(name) => Err(Failure::new(format!(
            "--section {name} chooses a section that is there already"
        ))
        .help(format!("a new one is named {option}"))),
    }
}

pub(super) async fn new(desk: Desk, args: NewArgs) -> Result<(), Failure> {
    names_a_new_one(&desk, "with --section-name")?;
    let id = match &args.id {
        Some(id) => event_id(id)?,
        None => EventId::from_title(&args.name),
    };
    let details = EventDetails {
        name: args.name,
        place: args.place,
        federation: args.federation,
        starts: args.starts,
        ends: args.ends,
        organiser: args.organiser,
        chief_arbiter: args.chief_arbiter,
        deputy_arbiters: Vec::new(),
    };
    let section = SectionId::from_title(&args.section_name);
    let settings = args.settings.settings(args.section_name);
    rounds::check_new_names(&settings, None).map_err(|reason| Failure::new(tell(&reason)))?;
    let (author, now) = (desk.author()?, Timestamp::now());
    let mut journal = Journal::create(desk.store.clone(), id, details, author, now).await?;
    let commands = vec![Command::AddSection(SectionAdded { section, settings })];
    let mut receipt = desk.write(&mut journal, commands).await?;
    receipt.records.insert(0, journal.records()[0].clone());
    desk.tell(&journal, &receipt);
    if !desk.json {
        let id = journal.id();
        output::print(&format!("The short name of the event is {id}.\n"));
    }
    Ok(())
}

pub(super) async fn add_section(desk: Desk, args: AddSectionArgs) -> Result<(), Failure> {
    let section = match &args.id {
        Some(id) => section_id(id)?,
        None => SectionId::from_title(&args.name),
    };
    names_a_new_one(&desk, "by the argument NAME, its short name with --id")?;
    let settings = args.settings.settings(args.name);
    let mut journal = desk.open(&args.event).await?;
    let commands = vec![Command::AddSection(SectionAdded { section, settings })];
    desk.submit(&mut journal, commands).await?;
    Ok(())
}

#[derive(Args)]
pub(crate) struct EditSectionArgs {
    /// The event
    event: String,
    /// The name of the section
    #[arg(long)]
    name: Option<String>,
    /// How many rounds
    #[arg(long)]
    rounds: Option<u16>,
    /// How the games are arranged
    #[arg(long, value_enum)]
    format: Option<FormatArg>,
    /// Points for win, draw and loss
    #[arg(long, value_parser = point_system, value_name = "W-D-L")]
    points: Option<PointSystem>,
    /// Points for the pairing-allocated bye
    #[arg(long, value_name = "POINTS", value_parser = argument::<Points>)]
    bye_points: Option<Points>,
    /// Which rating ranks the players
    #[arg(long, value_enum)]
    rating: Option<RatingArg>,
    /// The pairing system, such as dutch-2026 or us-2025
    #[arg(long, value_parser = kept_name)]
    pairing_system: Option<String>,
    /// The edition of the rules of play, such as fide-laws-2023 or us
    #[arg(long, value_parser = kept_name)]
    rules: Option<String>,
    /// The colour drawn by lot before round 1
    #[arg(long, value_enum)]
    initial_colour: Option<ColourArg>,
    /// The time control, such as 90'+30"
    #[arg(long)]
    time_control: Option<String>,
    /// The tie-breaks in order, such as BH-C1,BH,SB
    #[arg(long, value_delimiter = ',')]
    tie_breaks: Option<Vec<String>>,
    /// The US system: the variations that the section announces, as a file; an empty one for the main rules
    #[arg(long, value_name = "FILE.toml")]
    us_settings: Option<PathBuf>,
}

impl EditSectionArgs {
    /// What is said here, over what was announced before.
    fn over(self, known: SectionSettings) -> SectionSettings {
        let mut point_system = match self.points {
            Some(points) => points.keeping_what_was_said(&known.point_system),
            None => known.point_system,
        };
        if let Some(points) = self.bye_points {
            point_system = point_system.with_pairing_allocated_bye(points);
        }
        SectionSettings {
            name: self.name.unwrap_or(known.name),
            rounds: self.rounds.unwrap_or(known.rounds),
            format: self.format.map_or(known.format, Format::from),
            point_system,
            rating_used: self.rating.map_or(known.rating_used, RatingUsed::from),
            pairing_system: self.pairing_system.or(known.pairing_system),
            rules: self.rules.or(known.rules),
            initial_colour: self
                .initial_colour
                .map(Colour::from)
                .or(known.initial_colour),
            time_control: self.time_control.or(known.time_control),
            tie_breaks: self.tie_breaks.unwrap_or(known.tie_breaks),
            ..known
        }
    }
}

pub(super) async fn edit_section(desk: Desk, args: EditSectionArgs) -> Result<(), Failure> {
    let mut journal = desk.open(&args.event).await?;
    let section = desk.section(&journal)?;
    let says_points = args.points.is_some() && args.bye_points.is_none();
    let says_rating = args.rating.is_some();
    let us_settings = args.us_settings.clone();
    let mut edited = section.clone();
    edited.settings = args.over(section.settings.clone());
    let rating = match says_rating {
        true => None,
        false => rules::follow_the_rules(section, &mut edited.settings),
    };
    if let Some(path) = us_settings {
        rules::announce_us_settings(&journal.event().details, &mut edited, &path)?;
    }
    let bye = edited.settings.point_system.pairing_allocated_bye;
    let is_told = says_points && edited.settings.format == Format::Swiss;
    let command = Command::EditSection(SectionEdited {
        section: edited.id,
        settings: edited.settings,
    });
    desk.submit(&mut journal, vec![command]).await?;
    if let Some(note) = rating {
        output::print_error(&format!("note: {note}\n"));
    }
    if is_told {
        let text = "the pairing-allocated bye is worth";
        output::print_error(&format!("note: {text} {bye}; --bye-points changes it\n"));
    }
    Ok(())
}

pub(super) async fn list(desk: Desk) -> Result<(), Failure> {
    let events = desk.store.events().await?;
    if desk.json {
        let events = events.into_iter().map(EventLine::from).collect();
        output::print_json(&EventList { events });
        return Ok(());
    }
    if events.is_empty() {
        output::print("There are no events yet; `adoube event new NAME` creates one.\n");
        return Ok(());
    }
    let rows = events.into_iter().map(|event| {
        let changed = event.changed.map_or_else(String::new, short_time);
        vec![
            event.id.to_string(),
            event.name,
            event.records.to_string(),
            changed,
        ]
    });
    let headings = ["Event", "Name", "Records", "Last change"];
    output::print(&output::table(&headings, &[2], rows.collect()));
    Ok(())
}

/// A time as lists show it, in the time zone of the computer.
pub(super) fn short_time(at: Timestamp) -> String {
    let zoned = at.to_zoned(jiff::tz::TimeZone::system());
    zoned.strftime("%Y-%m-%d %H:%M").to_string()
}

#[derive(Args)]
pub(crate) struct ShowArgs {
    /// The event
    event: String,
}

pub(super) async fn show(desk: Desk, args: ShowArgs) -> Result<(), Failure> {
    let journal = desk.open(&args.event).await?;
    let sections = match &desk.section {
        Some(_) => std::slice::from_ref(desk.section(&journal)?),
        None => &journal.event().sections[..],
    };
    if desk.json {
        output::print_json(&WholeEvent::of(&journal, sections));
    } else {
        output::print(&show_text(&journal, sections));
    }
    Ok(())
}

fn show_text(journal: &Journal, sections: &[Section]) -> String {
    let details = &journal.event().details;
    let mut text = format!("{}\n", details.name);
    let dates = match (details.starts, details.ends) {
        (Some(starts), Some(ends)) => Some(format!("{starts} to {ends}")),
        (Some(starts), None) => Some(starts.to_string()),
        _ => None,
    };
    let arbiter = details.chief_arbiter.as_ref();
    let facts = [
        details.place.clone(),
        dates,
        arbiter.map(|name| format!("chief arbiter {name}")),
    ];
    let facts: Vec<String> = facts.into_iter().flatten().collect();
    if !facts.is_empty() {
        text += &format!("{}\n", facts.join(" · "));
    }
    for section in sections {
        text += &section_text(section);
    }
    text
}

fn section_text(section: &Section) -> String {
    let settings = &section.settings;
    let mut text = format!(
        "\n{} [{}]: {}, {}, {}{}\n",
        settings.name,
        section.id,
        tell(&settings.format),
        output::counted(settings.rounds, "round"),
        output::counted(section.draft.entrants.len(), "player"),
        if section.finished { ", finished" } else { "" },
    );
    for ((status, round), number) in section.rounds.iter().zip(&section.draft.rounds).zip(1..) {
        let state = if status.closed { "closed" } else { "open" };
        text += &format!(
            "  round {number}: {} of {}, {state}\n",
            finished_boards(round),
            output::counted(round.games.len(), "result"),
        );
    }
    if !section.draft.entrants.is_empty() {
        text += "\n";
        text += &players_table(section);
    }
    text
}

/// Number, title, name, federation and rating, as lists show them.
pub(super) fn who(entrant: &Entrant, rating_used: RatingUsed) -> [String; 5] {
    fn text(value: Option<impl ToString>) -> String {
        value.map(|value| value.to_string()).unwrap_or_default()
    }
    let player = &entrant.player;
    [
        text(entrant.pairing_number),
        text(player.title),
        player.name.clone(),
        text(player.federation),
        text(rating_used.of(player)),
    ]
}

fn players_table(section: &Section) -> String {
    let rating_used = section.settings.rating_used;
    let next = section.next_round();
    let rows = by_number(section).into_iter().map(|entrant| {
        let player = &entrant.player;
        let status = if entrant.takes_part_in(next) || section.finished {
            String::new()
        } else if entrant.first_round > next {
            format!("from round {}", entrant.first_round)
        } else {
            "withdrawn".to_owned()
        };
        let mut row = who(entrant, rating_used).to_vec();
        row.extend([
            player.club.clone().unwrap_or_default(),
            format!("#{}", entrant.id.0),
            status,
        ]);
        row
    });
    let headings = ["No.", "", "Name", "Fed", "Rating", "Club", "Entry", ""];
    output::table(&headings, &[0, 4], rows.collect())
}
