//! What the director knows of entries: new players, house players, re-entries, teams, requests.

use std::collections::BTreeSet;

use adoube_bodies::entries::MarksBody;
use adoube_conduct::us::{
    enter_again, meet_across_sections, permanent_house_player, seat_house_player, without_opponent,
};
use adoube_journal::{
    Command, EntryMarks, HousePlayer, MarksSet, NonPairing, NonPairingsSet, Section,
};
use adoube_tournament::{ByeKind, EntrantId, Player, RoundNumber};
use clap::{Args, ValueEnum};

use super::desk::{Desk, cannot, player, players};
use super::entries::{ByeArg, PlayerArgs};
use crate::failure::Failure;
use crate::output;
use crate::texts::{say, t};

#[derive(Clone, Copy, ValueEnum)]
pub(super) enum HouseArg {
    /// Plays in every round in which the number is odd otherwise
    Permanent,
    /// Plays in the round for which the player came
    Temporary,
    /// Plays like everybody
    None,
}

impl From<HouseArg> for Option<HousePlayer> {
    fn from(house: HouseArg) -> Option<HousePlayer> {
        match house {
            HouseArg::Permanent => Some(HousePlayer::Permanent),
            HouseArg::Temporary => Some(HousePlayer::Temporary),
            HouseArg::None => None,
        }
    }
}

#[derive(Clone, Copy, ValueEnum)]
enum ChanceArg {
    Yes,
    No,
    /// The standings are asked
    Unknown,
}

/// What can be known of an entry.
#[derive(Args, Clone)]
pub(super) struct MarkArgs {
    /// Has never played a rated event: NEW (US 28D6)
    #[arg(long, value_name = "BOOL", num_args = 0..=1, default_missing_value = "true")]
    new: Option<bool>,
    /// Entered after the registration was closed (US 28K)
    #[arg(long, value_name = "BOOL", num_args = 0..=1, default_missing_value = "true")]
    late: Option<bool>,
    /// Plays only so that nobody is left without an opponent (US 28M1)
    #[arg(long, value_enum)]
    house: Option<HouseArg>,
    /// Had a game in place of a bye, so that no other is due (US 28M3)
    #[arg(long, value_name = "BOOL", num_args = 0..=1, default_missing_value = "true")]
    bye_replaced: Option<bool>,
    /// Has a substantial chance for a prize (US 28L5)
    #[arg(long, value_enum)]
    prize_chance: Option<ChanceArg>,
    /// Has no right to a half-point bye
    #[arg(long, value_name = "BOOL", num_args = 0..=1, default_missing_value = "true")]
    no_half_point_bye: Option<bool>,
    /// The team or school for which the score counts (US 28N); an empty one for none
    #[arg(long, value_name = "NAME")]
    team: Option<String>,
    /// Belongs to no federation of FIDE (B.01, 1.4.2)
    #[arg(long, value_name = "BOOL", num_args = 0..=1, default_missing_value = "true")]
    outside_fide: Option<bool>,
    /// Is a program
    #[arg(long, value_name = "BOOL", num_args = 0..=1, default_missing_value = "true")]
    computer: Option<bool>,
    /// The rounds whose game was adjudicated or decided otherwise away from the board; 0 for none
    #[arg(long, value_name = "ROUNDS", value_delimiter = ',')]
    adjudicated: Option<Vec<u16>>,
    /// The rounds whose game is not rated by a decision (B.02, 5.1); 0 for none
    #[arg(long, value_name = "ROUNDS", value_delimiter = ',')]
    not_rated: Option<Vec<u16>>,
    /// Wins count as such for prizes, though an irrevocable bye was cancelled (US 22C5)
    #[arg(long)]
    full_wins: bool,
}

/// Rounds by their numbers, without 0.
fn rounds(numbers: &[u16]) -> BTreeSet<RoundNumber> {
    let numbers = numbers.iter().copied();
    numbers
        .filter(|number| *number > 0)
        .map(RoundNumber)
        .collect()
}

impl MarkArgs {
    /// Whether nothing is said.
    fn is_empty(&self) -> bool {
        let said = EntryMarks {
            is_new: true,
            outside_fide: true,
            computer: true,
            wins_as_draws: vec![RoundNumber::FIRST],
            ..EntryMarks::default()
        };
        self.over(said.clone()) == said
            && self.over(EntryMarks::default()).is_empty()
            && self.adjudicated.is_none()
            && self.not_rated.is_none()
    }

    /// What is said here, over what was known before.
    pub(super) fn over(&self, known: EntryMarks) -> EntryMarks {
        let chance = self.prize_chance.map(|chance| match chance {
            ChanceArg::Yes => Some(true),
            ChanceArg::No => Some(false),
            ChanceArg::Unknown => None,
        });
        let team = self.team.clone();
        let team = team.map(|team| Some(team).filter(|team| !team.trim().is_empty()));
        EntryMarks {
            is_new: self.new.unwrap_or(known.is_new),
            is_late: self.late.unwrap_or(known.is_late),
            house: self.house.map_or(known.house, Option::from),
            bye_replaced: self.bye_replaced.unwrap_or(known.bye_replaced),
            prize_chance: chance.unwrap_or(known.prize_chance),
            team: team.unwrap_or(known.team),
            no_half_point_bye: self.no_half_point_bye.unwrap_or(known.no_half_point_bye),
            reentry_of: known.reentry_of,
            outside_fide: self.outside_fide.unwrap_or(known.outside_fide),
            computer: self.computer.unwrap_or(known.computer),
            adjudicated: (self.adjudicated.as_deref()).map_or(known.adjudicated, rounds),
            not_rated: (self.not_rated.as_deref()).map_or(known.not_rated, rounds),
            wins_as_draws: match self.full_wins {
                true => Vec::new(),
                false => known.wins_as_draws,
            },
            career: known.career,
        }
    }
}

#[derive(Args)]
pub(crate) struct MarksArgs {
    /// The event, by the name that `adoube event list` shows
    event: String,
    /// Whose entry; without a player what is known of all is shown
    player: Option<String>,
    #[command(flatten)]
    marks: MarkArgs,
    /// The earlier entry of the same person (US 28S)
    #[arg(long, value_name = "PLAYER", requires = "player")]
    reentry_of: Option<String>,
}

pub(super) async fn marks(desk: Desk, args: MarksArgs) -> Result<(), Failure> {
    let Some(who) = args
        .player
        .filter(|_| !args.marks.is_empty() || args.reentry_of.is_some())
    else {
        return list(desk, &args.event).await;
    };
    let set = |section: &Section| {
        let entrant = player(section, &who)?;
        let earlier = args.reentry_of.as_deref();
        let earlier = earlier.map(|text| player(section, text)).transpose()?;
        let mut marks = args.marks.over(section.marks_of(entrant));
        marks.reentry_of = earlier.or(marks.reentry_of);
        Ok(Command::SetMarks(MarksSet {
            section: section.id.clone(),
            entrant,
            marks,
        }))
    };
    desk.submit_for(&args.event, set).await.map(drop)
}

async fn list(desk: Desk, event: &str) -> Result<(), Failure> {
    let journal = desk.open(event).await?;
    let section = desk.section(&journal)?;
    let body = MarksBody::of(section);
    if desk.json {
        output::print_json(&body);
        return Ok(());
    }
    for entry in &body.entries {
        let parts = parts(section, &section.marks_of(EntrantId(entry.entrant)));
        output::print_line(&format!("{}: {}", entry.name, parts.join("; ")));
    }
    for request in &body.non_pairings {
        let names = request.names.join(" / ");
        let line = match request.until {
            Some(round) => say!("event-apart-until", names = names, round = round),
            None => say!("event-apart", names = names),
        };
        output::print_line(&line);
    }
    Ok(())
}

fn parts(section: &Section, marks: &EntryMarks) -> Vec<String> {
    let house = marks.house.map(|house| match house {
        HousePlayer::Permanent => t("event-mark-house-permanent"),
        HousePlayer::Temporary => t("event-mark-house-temporary"),
    });
    let chance = marks.prize_chance.map(|chance| match chance {
        true => t("event-mark-chance"),
        false => t("event-mark-no-chance"),
    });
    let plain = [
        marks.is_new.then(|| t("event-mark-new")),
        marks.is_late.then(|| t("event-mark-late")),
        house,
        marks.bye_replaced.then(|| t("event-mark-bye-replaced")),
        (marks.no_half_point_bye).then(|| t("event-mark-no-half-point-bye")),
        chance,
        marks.outside_fide.then(|| t("event-mark-outside-fide")),
        marks.computer.then(|| t("event-mark-computer")),
        marks.career.is_some().then(|| t("titles-norms-elsewhere")),
    ];
    let earlier = marks.reentry_of.map(|id| section.label(id));
    let earlier = earlier.map(|who| say!("event-mark-reentry", who = who));
    let team = marks.team.as_ref();
    let team = team.map(|team| say!("event-mark-team", team = team));
    let plain = plain.into_iter().flatten().map(str::to_owned);
    let listed = |id: &str, rounds: &BTreeSet<RoundNumber>| {
        let rounds: Vec<RoundNumber> = rounds.iter().copied().collect();
        (!rounds.is_empty()).then(|| say!(id, rounds))
    };
    let games = [
        listed("event-mark-adjudicated", &marks.adjudicated),
        listed("event-mark-not-rated", &marks.not_rated),
    ];
    let games = games.into_iter().flatten();
    let draws = marks.wins_as_draws.iter();
    let draws = draws.map(|round| say!("event-mark-win-as-draw", round = round));
    plain
        .chain(earlier)
        .chain(team)
        .chain(games)
        .chain(draws)
        .collect()
}

#[derive(Args)]
pub(crate) struct ApartArgs {
    /// The event, by the name that `adoube event list` shows
    event: String,
    /// The players who would rather not meet
    #[arg(value_name = "PLAYER", required_unless_present = "none")]
    players: Vec<String>,
    /// The last round in which it is looked at
    #[arg(long, value_name = "ROUND")]
    until: Option<u16>,
    /// Drop all requests
    #[arg(long, conflicts_with_all = ["players", "until"])]
    none: bool,
}

pub(super) async fn apart(desk: Desk, args: ApartArgs) -> Result<(), Failure> {
    let set = |section: &Section| {
        let mut requests = Vec::new();
        if !args.none {
            requests.extend(section.non_pairings.iter().cloned());
            requests.push(NonPairing {
                entrants: players(section, &args.players)?,
                until: args.until.map(RoundNumber),
            });
        }
        Ok(Command::SetNonPairings(NonPairingsSet {
            section: section.id.clone(),
            requests,
        }))
    };
    desk.submit_for(&args.event, set).await.map(drop)
}

/// A new entry of a player who has one (US 28S).
pub(super) async fn enter_anew(
    desk: Desk,
    event: &str,
    who: &str,
    from: Option<u16>,
    missed: Option<ByeArg>,
) -> Result<(), Failure> {
    let mut journal = desk.open(event).await?;
    let section = desk.section(&journal)?;
    let earlier = player(section, who)?;
    let (from, missed) = (from.map(RoundNumber), missed.map(ByeKind::from));
    let commands = enter_again(section, earlier, from, missed);
    desk.submit(&mut journal, commands).await
}

#[derive(Args)]
pub(crate) struct HousePlayerArgs {
    /// The event, by the name that `adoube event list` shows
    event: String,
    /// The name of who comes to play
    name: String,
    #[command(flatten)]
    player: Box<PlayerArgs>,
    /// Against whom; who has the full-point bye if not given
    #[arg(long, value_name = "PLAYER")]
    against: Option<String>,
    /// For all rounds in which the number is odd, from the next one
    #[arg(long, conflicts_with = "against")]
    permanent: bool,
}

pub(super) async fn house_player(mut desk: Desk, args: HousePlayerArgs) -> Result<(), Failure> {
    let mut journal = desk.open(&args.event).await?;
    let section = desk.section(&journal)?;
    let comes = args.player.over(Player::named(&args.name));
    if args.permanent {
        let enter = permanent_house_player(section, comes);
        return desk.submit(&mut journal, vec![enter]).await;
    }
    let against = args.against.as_deref().map(|text| player(section, text));
    let id = journal.next_entrant(&section.id);
    let commands = seat_house_player(section, comes, id, against.transpose()?)
        .map_err(|reason| cannot(section, &reason))?;
    desk.reason = (desk.reason).or_else(|| Some(t("event-house-reason").to_owned()));
    desk.submit_made(&mut journal, commands).await
}

#[derive(Args)]
pub(crate) struct AcrossArgs {
    /// The event; --section names the higher section
    event: String,
    /// The lower section, whose player keeps the bye
    lower: String,
}

pub(super) async fn across(mut desk: Desk, args: AcrossArgs) -> Result<(), Failure> {
    let mut journal = desk.open(&args.event).await?;
    let higher = desk.section(&journal)?;
    let lower = desk.section_named(&journal, &args.lower)?;
    let id = journal.next_entrant(&higher.id);
    let commands = meet_across_sections(higher, lower, id).map_err(|reason| {
        let names = match without_opponent(higher, None) {
            Ok(_) => lower,
            Err(_) => higher,
        };
        cannot(names, &reason)
    })?;
    desk.reason = (desk.reason).or_else(|| Some(t("event-across-reason").to_owned()));
    desk.submit_made(&mut journal, commands).await
}
