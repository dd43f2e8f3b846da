//! Creating events and sections, and showing them.

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::path::PathBuf;

use adoube_bodies::event::{WholeEvent, by_number, finished_boards};
use adoube_conduct::announcement::stored;
use adoube_conduct::rounds;
use adoube_conduct::template::{details_like, sections_like};
use adoube_journal::{
    Command, EventDetails, EventId, Format, InvalidId, Journal, Section, SectionAdded,
    SectionEdited, SectionId, SectionSettings,
};
use adoube_pairing::fide::Reading;
use adoube_tournament::{
    Colour, Entrant, Federation, PointSystem, Points, PrimaryScore, RatingUsed, TeamScoring,
};
use clap::{Args, ValueEnum};
use jiff::Timestamp;
use jiff::civil::Date;

use super::choices;
use super::consent::not_refused;
use super::cycles::CyclesArgs;
use super::desk::{Desk, event_id};
use super::eligibility::EligibilityArgs;
use super::presets::PresetArgs;
use super::report_file::new_from_report;
use super::rules;
use super::team_rules::TeamRulesArgs;
use super::title_facts::TitleFactsArgs;
use crate::args::{expected, value};
use crate::failure::Failure;
use crate::output;
use crate::texts::{Quoted, fail, say, t, tell};

#[derive(Args)]
pub(crate) struct NewArgs {
    /// The name of the event
    #[arg(required_unless_present = "from")]
    name: Option<String>,
    /// A tournament report file (TRF): what it says of the event, and its players, rounds and results
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// The short name; made from the name if not given
    #[arg(long)]
    id: Option<String>,
    /// Take over what was announced of this event: place, arbiters, sections with settings and prize funds; no days, no players
    #[arg(long, value_name = "EVENT", conflicts_with = "from")]
    like: Option<String>,
    /// Where it is held
    #[arg(long)]
    place: Option<String>,
    /// The federation that holds it, such as NOR
    #[arg(long, value_parser = value::<Federation>)]
    federation: Option<Federation>,
    /// The first day, such as 2026-11-15
    #[arg(long, value_parser = |text: &str| expected::<Date>("argument-no-day", text))]
    starts: Option<Date>,
    /// The last day
    #[arg(long, value_parser = |text: &str| expected::<Date>("argument-no-day", text))]
    ends: Option<Date>,
    /// The name of the organiser
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
    /// The event, by the name that `adoube event list` shows
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
    #[command(flatten)]
    preset: PresetArgs,
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
    #[arg(long, value_name = "POINTS", value_parser = value::<Points>)]
    bye_points: Option<Points>,
    /// Which rating ranks the players; by the rules of US Chess national-then-fide, else fide-then-national
    #[arg(long, value_enum)]
    rating: Option<RatingArg>,
    /// The pairing system, such as dutch-2026, us-2025 or us-team-2025
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
    /// The US system: a single setting, such as acceleration=sixths; `event us-settings` shows all
    #[arg(long, value_name = "KEY=VALUE", value_parser = rules::us_setting)]
    us: Vec<(String, String)>,
    /// Teams: match points for win, draw and loss; by the rules of US Chess 1-½-0, else 2-1-0
    #[arg(long, value_parser = point_system, value_name = "W-D-L")]
    match_points: Option<PointSystem>,
    /// Teams: ranked by game points, match points second
    #[arg(long)]
    game_points_first: bool,
    /// Teams: the boards of a match; with individual-teams, how many scores of a team count
    #[arg(long, value_name = "BOARDS", default_value_t = 0)]
    team_boards: u16,
    #[command(flatten)]
    teams: TeamRulesArgs,
    #[command(flatten)]
    cycles: CyclesArgs,
    #[command(flatten)]
    eligibility: EligibilityArgs,
    #[command(flatten)]
    titles: TitleFactsArgs,
}

impl SettingsArgs {
    /// The settings of a new section with the variations of the US system that it announces.
    fn announced(
        mut self,
        event: &EventDetails,
        section: &SectionId,
        name: String,
    ) -> Result<SectionSettings, Failure> {
        if let Some(settings) = self.preset.settings(event, &name) {
            return Ok(settings);
        }
        let us = std::mem::take(&mut self.us);
        let mut new = Section::new(section.clone(), self.settings(name));
        rules::announce_us(event, &mut new, &us)?;
        Ok(new.settings)
    }

    fn settings(self, name: String) -> SectionSettings {
        let point_system = match self.bye_points {
            Some(points) => self.points.with_pairing_allocated_bye(points),
            None => self.points,
        };
        let mut settings = SectionSettings {
            format: self.format.into(),
            pairing_system: self.pairing_system,
            rules: self.rules,
            point_system,
            initial_colour: self.initial_colour.map(Colour::from),
            time_control: self.time_control,
            tie_breaks: self.tie_breaks,
            team_scoring: TeamScoring {
                primary: if self.game_points_first {
                    PrimaryScore::GamePoints
                } else {
                    PrimaryScore::MatchPoints
                },
                boards: self.team_boards,
                ..TeamScoring::default()
            },
            announced: (self.titles)
                .over((self.eligibility).over(self.cycles.over(BTreeMap::new()))),
            ..SectionSettings::swiss(&name, self.rounds)
        };
        self.teams.over(&mut settings);
        settings.team_scoring.match_points =
            (self.match_points).unwrap_or_else(|| rounds::usual_match_points(&settings));
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
        return Err(t("argument-no-point-system").to_owned());
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

pub(super) use value_argument;

value_argument!(FormatArg => Format {
    Swiss, RoundRobin, Knockout, Match, TeamSwiss, TeamRoundRobin,
    Scheveningen, Skalitzka, Hutton, TeamKnockout, IndividualTeams, ExtraGames,
});
value_argument!(RatingArg => RatingUsed { FideThenNational, NationalThenFide, Fide, National, Higher, Other });
value_argument!(ColourArg => Colour { White, Black });

/// `--section` chooses a section that is there; it does not name a new one, as a message says.
fn names_a_new_one(desk: &Desk, id: &str) -> Result<(), Failure> {
    let wrong = desk.section.as_ref().map(|name| fail!(id, name = name));
    wrong.map_or(Ok(()), Err)
}

pub(super) async fn new(desk: Desk, args: NewArgs) -> Result<(), Failure> {
    if let Some(file) = &args.from {
        return new_from_report(desk, file, args.id.as_deref(), args.name).await;
    }
    names_a_new_one(&desk, "event-new-in-section")?;
    let name = args.name.unwrap_or_default();
    let id = match &args.id {
        Some(id) => event_id(id)?,
        None => EventId::from_title(&name),
    };
    let details = EventDetails {
        name,
        place: args.place,
        federation: args.federation,
        starts: args.starts,
        ends: args.ends,
        organiser: args.organiser,
        chief_arbiter: args.chief_arbiter,
        deputy_arbiters: Vec::new(),
        arbiters: Vec::new(),
    };
    let (details, commands) = match &args.like {
        Some(model) => {
            let model = desk.open(model).await?;
            let model = model.event();
            (details_like(&model.details, details), sections_like(model))
        }
        None => {
            let section = SectionId::from_title(&args.section_name);
            let settings = (args.settings).announced(&details, &section, args.section_name)?;
            rounds::check_new_names(&settings, None).map_err(|reason| Failure::of(&reason))?;
            let commands = vec![Command::AddSection(SectionAdded { section, settings })];
            (details, commands)
        }
    };
    not_refused(&details, &commands)?;
    let (author, now) = (desk.author()?, Timestamp::now());
    let mut journal = Journal::create(desk.store.clone(), id, details, author, now).await?;
    let mut receipt = desk.write(&mut journal, commands).await?;
    receipt.records.insert(0, journal.records()[0].clone());
    desk.tell(&journal, &receipt);
    for section in &journal.event().sections {
        choices::warn_of_unfit(&section.settings);
    }
    if !desk.json {
        let event = journal.id().as_str();
        output::print_line(&say!("event-short-name", event = event));
    }
    Ok(())
}

pub(super) async fn add_section(desk: Desk, args: AddSectionArgs) -> Result<(), Failure> {
    let section = match &args.id {
        Some(id) => (id.parse()).map_err(|error: InvalidId| Failure::of(&error))?,
        None => SectionId::from_title(&args.name),
    };
    names_a_new_one(&desk, "event-add-in-section")?;
    let mut journal = desk.open(&args.event).await?;
    let details = &journal.event().details;
    let settings = args.settings.announced(details, &section, args.name)?;
    let added = SectionAdded {
        section,
        settings: settings.clone(),
    };
    desk.submit(&mut journal, vec![Command::AddSection(added)])
        .await?;
    choices::warn_of_unfit(&settings);
    Ok(())
}

#[derive(Args)]
pub(crate) struct EditSectionArgs {
    /// The event, by the name that `adoube event list` shows
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
    #[arg(long, value_name = "POINTS", value_parser = value::<Points>)]
    bye_points: Option<Points>,
    /// Which rating ranks the players
    #[arg(long, value_enum)]
    rating: Option<RatingArg>,
    /// The pairing system, such as dutch-2026, us-2025 or us-team-2025
    #[arg(long, value_parser = kept_name)]
    pairing_system: Option<String>,
    /// Other readings of the text of the pairing system, such as maxi for the Lim system; none for the usual ones
    #[arg(long, value_delimiter = ',', value_parser = reading)]
    readings: Option<Vec<Option<Reading>>>,
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
    /// The US system: a single setting, such as acceleration=sixths; `event us-settings` shows all
    #[arg(long, value_name = "KEY=VALUE", value_parser = rules::us_setting)]
    us: Vec<(String, String)>,
    /// Teams: the boards of a match; with individual-teams, how many scores of a team count
    #[arg(long, value_name = "BOARDS")]
    team_boards: Option<u16>,
    /// Teams: match points for win, draw and loss
    #[arg(long, value_parser = point_system, value_name = "W-D-L")]
    match_points: Option<PointSystem>,
    #[command(flatten)]
    teams: TeamRulesArgs,
    #[command(flatten)]
    cycles: CyclesArgs,
    #[command(flatten)]
    eligibility: EligibilityArgs,
    #[command(flatten)]
    titles: TitleFactsArgs,
}

impl EditSectionArgs {
    /// What is said here, over what was announced before.
    fn over(self, mut known: SectionSettings) -> SectionSettings {
        if let Some(readings) = self.readings {
            let mut announced = stored::read(&known.announced);
            announced.pairing_readings = readings.into_iter().flatten().collect();
            stored::write(&announced, &mut known.announced);
        }
        known.announced = self.cycles.over(known.announced);
        known.announced = self.eligibility.over(known.announced);
        known.announced = self.titles.over(known.announced);
        if let Some(boards) = self.team_boards {
            known.team_scoring.boards = boards;
        }
        self.teams.over(&mut known);
        if let Some(points) = self.match_points {
            let before = &known.team_scoring.match_points;
            known.team_scoring.match_points = points.keeping_what_was_said(before);
        }
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

/// A reading by its key, or `none`.
fn reading(text: &str) -> Result<Option<Reading>, String> {
    match text {
        "none" => Ok(None),
        key => value::<Reading>(key).map(Some),
    }
}

pub(super) async fn edit_section(desk: Desk, args: EditSectionArgs) -> Result<(), Failure> {
    let mut journal = desk.open(&args.event).await?;
    let section = desk.section(&journal)?;
    let says_points = args.points.is_some() && args.bye_points.is_none();
    let says_rating = args.rating.is_some();
    let (us_settings, us) = (args.us_settings.clone(), args.us.clone());
    let mut edited = section.clone();
    edited.settings = args.over(section.settings.clone());
    let rating = match says_rating {
        true => None,
        false => rules::follow_the_rules(section, &mut edited.settings),
    };
    if let Some(path) = us_settings {
        rules::announce_us_settings(&journal.event().details, &mut edited, &path)?;
    }
    rules::announce_us(&journal.event().details, &mut edited, &us)?;
    let other_list = edited.settings.tie_breaks != section.settings.tie_breaks;
    let chosen = other_list.then(|| edited.settings.clone());
    let bye = edited.settings.point_system.pairing_allocated_bye;
    let is_told = says_points && edited.settings.format == Format::Swiss;
    let command = Command::EditSection(SectionEdited {
        section: edited.id,
        settings: edited.settings,
    });
    desk.submit(&mut journal, vec![command]).await?;
    if let Some(settings) = chosen {
        choices::warn_of_unfit(&settings);
    }
    if let Some(note) = rating {
        output::note(&note);
    }
    if is_told {
        output::note(&say!("event-bye-worth", points = bye));
    }
    Ok(())
}

#[derive(Args)]
pub(crate) struct ShowArgs {
    /// The event, by the name that `adoube event list` shows
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
        (Some(starts), Some(ends)) => {
            // As in every table, days are shown in figures.
            let [starts, ends] = [starts, ends].map(|day| Quoted(day.to_string()));
            Some(say!("event-days", starts = starts, ends = ends))
        }
        (Some(starts), None) => Some(starts.to_string()),
        _ => None,
    };
    let arbiter = details.chief_arbiter.as_ref();
    let facts = [
        details.place.clone(),
        dates,
        arbiter.map(|name| say!("event-chief-arbiter", name = name)),
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
    let title = say!(
        "event-section-line",
        name = settings.name,
        id = section.id.as_str(),
        format = settings.format,
        rounds = settings.rounds,
        players = section.draft.entrants.len(),
        finished = section.finished,
    );
    let mut text = format!("\n{title}\n");
    for ((status, round), number) in section.rounds.iter().zip(&section.draft.rounds).zip(1..) {
        let line = say!(
            "event-round-line",
            round = number,
            finished = finished_boards(round),
            games = round.games.len(),
            closed = status.closed,
        );
        text += &format!("  {line}\n");
    }
    if !section.draft.entrants.is_empty() {
        text += "\n";
        text += &players_table(section);
    }
    text
}

/// The headings above what [`who`] shows.
pub(super) const WHO: [&str; 5] = [
    "event-heading-number",
    "",
    "event-heading-name",
    "event-heading-federation",
    "event-heading-rating",
];

/// Number, title, name, federation and rating, as lists show them.
pub(super) fn who(section: &Section, entrant: &Entrant) -> [String; 5] {
    fn text(value: Option<impl ToString>) -> String {
        value.map(|value| value.to_string()).unwrap_or_default()
    }
    let player = &entrant.player;
    let rating = match section.settings.rating_used.of(player) {
        // Who has never played a rated event (US 28D6).
        None if section.marks_of(entrant.id).is_new => "NEW".to_owned(),
        rating => text(rating),
    };
    [
        text(entrant.pairing_number),
        text(player.title),
        player.name.clone(),
        text(player.federation),
        rating,
    ]
}

fn players_table(section: &Section) -> String {
    let next = section.next_round();
    let rows = by_number(section).into_iter().map(|entrant| {
        let player = &entrant.player;
        let status = if entrant.takes_part_in(next) || section.finished {
            String::new()
        } else if entrant.first_round > next {
            say!("event-from-round", round = entrant.first_round)
        } else {
            t("event-withdrawn").to_owned()
        };
        let mut row = who(section, entrant).to_vec();
        row.extend([
            player.club.clone().unwrap_or_default(),
            format!("#{}", entrant.id.0),
            status,
        ]);
        row
    });
    let mut headings = WHO.map(t).to_vec();
    headings.extend(["event-heading-club", "event-heading-entry", ""].map(t));
    output::table(&headings, &[0, 4], rows.collect())
}
