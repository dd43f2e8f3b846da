//! Extra rated games.

use adoube_conduct::extra_games::{entered, entries, game, new_section, section_of};
use adoube_journal::{Command, Event, Format, Journal, Section, SectionId};
use adoube_tournament::{Entrant, EntrantId, GameResult, Player};
use clap::Args;

use super::desk::{Desk, player};
use crate::args::value;
use crate::failure::Failure;
use crate::texts::{fail, t};

#[derive(Args)]
pub(crate) struct ExtraGameArgs {
    /// The event, by the name that `adoube event list` shows
    event: String,
    /// White: a name of any section, SECTION/NUMBER, or a visitor
    white: String,
    /// The player of Black, in the same way
    black: String,
    /// The result, such as 1-0 or 1/2-1/2
    #[arg(value_parser = value::<GameResult>)]
    result: GameResult,
    /// Enter a name that nobody in the event has as a visitor
    #[arg(long)]
    visitor: bool,
    /// The national identity of the visitor
    #[arg(long, value_name = "ID", requires = "visitor")]
    visitor_id: Option<String>,
    /// The national rating of the visitor
    #[arg(long, value_name = "RATING", requires = "visitor")]
    visitor_rating: Option<u16>,
}

/// Records the game in the section of extra games, which is made if there is none.
pub(super) async fn extra_game(mut desk: Desk, args: ExtraGameArgs) -> Result<(), Failure> {
    let mut journal = desk.open(&args.event).await?;
    let players = [&args.white, &args.black].map(|text| args.player(journal.event(), text));
    let [white, black] = players;
    let (white, black) = (white?, black?);
    desk.reason
        .get_or_insert_with(|| t("event-extra-game").to_owned());
    let section = extra_section(&desk, &mut journal).await?;
    let found = journal.event().known(&section);
    let commands = entries(found.map_err(|why| Failure::of(&why))?, [&white, &black]);
    if !commands.is_empty() {
        desk.submit(&mut journal, commands).await?;
    }
    let found = journal.event().known(&section);
    let found = found.map_err(|why| Failure::of(&why))?;
    let id = |player: &Player| -> Result<EntrantId, Failure> {
        let name = player.name.clone();
        entered(found, player).ok_or_else(|| fail!("event-nobody-called", text = name))
    };
    let commands = game(found, (id(&white)?, id(&black)?), args.result);
    desk.submit(&mut journal, commands).await
}

/// The section that the user names, or the one there is, or a new one.
async fn extra_section(desk: &Desk, journal: &mut Journal) -> Result<SectionId, Failure> {
    if desk.section.is_some() {
        let section = desk.section(journal)?;
        return match section.settings.format {
            Format::ExtraGames => Ok(section.id.clone()),
            _ => Err(fail!(
                "event-not-extra-games",
                section = section.id.as_str()
            )),
        };
    }
    let event = journal.event();
    if let Some(section) = section_of(event) {
        return Ok(section.id.clone());
    }
    let like = event.sections.first();
    let like = like.ok_or_else(|| fail!("event-without-section"))?;
    let added = new_section(event, like, t("event-extra-games"));
    let id = added.section.clone();
    desk.submit(journal, vec![Command::AddSection(added)])
        .await?;
    Ok(id)
}

impl ExtraGameArgs {
    /// The player that a text names, in any section; `SECTION/NUMBER` says in which.
    fn player(&self, event: &Event, text: &str) -> Result<Player, Failure> {
        let of = |section: &Section, id: EntrantId| section.entrant(id).map(|it| it.player.clone());
        if let Some((section, number)) = text.split_once('/')
            && let Some(section) = section.parse().ok().and_then(|id| event.section(&id))
        {
            let id = player(section, number)?;
            return Ok(of(section, id).unwrap_or_default());
        }
        let wanted = text.to_lowercase();
        let fits = |entrant: &&Entrant| entrant.player.name.to_lowercase().contains(&wanted);
        let all = event
            .sections
            .iter()
            .flat_map(|section| &section.draft.entrants);
        let mut found: Vec<&Player> = all.filter(fits).map(|entrant| &entrant.player).collect();
        if found
            .iter()
            .any(|player| player.name.to_lowercase() == wanted)
        {
            found.retain(|player| player.name.to_lowercase() == wanted);
        }
        // One person may be entered in several sections.
        found.dedup_by(|one, other| one.name == other.name && one.national_id == other.national_id);
        match found[..] {
            [only] => Ok(only.clone()),
            [] if self.visitor => Ok(Player {
                national_id: self.visitor_id.clone(),
                national_rating: self.visitor_rating,
                ..Player::named(text)
            }),
            [] => {
                Err(fail!("event-nobody-called", text = text).help(t("event-extra-game-visitor")))
            }
            ref several => {
                let names: Vec<&str> = several.iter().map(|player| player.name.as_str()).collect();
                let players = names.join("; ");
                Err(fail!(
                    "event-several-called",
                    text = text,
                    players = players
                ))
            }
        }
    }
}
