//! Players who were looked for.

use adoube_journal::Section;
use adoube_tournament::{Colour, Entrant, Game, Round};
use askama::Template;

use crate::auth::Right;
use crate::events::EventView;
use crate::guard::AtDesk;
use crate::paths;
use crate::texts::t;
use crate::ui::collate::name_key;
use crate::ui::desk::DeskHead;
use crate::ui::result_kinds::printed;

/// More players than anybody will look through.
const MOST: usize = 30;

/// The players found, each with their games.
#[derive(Template)]
#[template(path = "desk/find.html")]
pub(crate) struct FindPage {
    head: DeskHead,
    words: String,
    found: Vec<FoundPlayer>,
    /// There are more than are shown.
    more: bool,
}

struct FoundPlayer {
    section: String,
    name: String,
    url: String,
    about: String,
    games: Vec<FoundGame>,
}

struct FoundGame {
    round: u16,
    board: String,
    colour: &'static str,
    opponent: String,
    result: String,
    url: String,
    /// What is done there.
    what: &'static str,
}

impl FindPage {
    /// Whoever the words can mean, by section and in the order of the entries.
    pub(crate) fn of(shown: &EventView, at: &AtDesk, words: &str) -> FindPage {
        let key = name_key(words);
        let parts: Vec<&str> = key
            .split([' ', ','])
            .filter(|part| !part.is_empty())
            .collect();
        let meant = |entrant: &Entrant| !parts.is_empty() && is_meant(entrant, words, &parts);
        let sections = shown.event.sections.iter();
        let all = sections.flat_map(|section| {
            let entrants = section.draft.entrants.iter();
            let entrants = entrants.filter(|entrant| meant(entrant));
            entrants.map(move |entrant| (section, entrant))
        });
        let mut found: Vec<(&Section, &Entrant)> = all.take(MOST + 1).collect();
        let more = found.len() > MOST;
        found.truncate(MOST);
        FindPage {
            head: DeskHead::of_event(shown, at, "find"),
            words: words.to_owned(),
            found: found
                .into_iter()
                .map(|(section, entrant)| FoundPlayer::of(at, section, entrant))
                .collect(),
            more,
        }
    }
}

/// By number where a number was typed; else every word is in the name.
fn is_meant(entrant: &Entrant, words: &str, parts: &[&str]) -> bool {
    if let Ok(number) = words.parse::<u32>() {
        let own = entrant.pairing_number.map(|own| own.get());
        return own == Some(number) || entrant.player.fide_id == Some(number);
    }
    let name = name_key(&entrant.player.name);
    parts.iter().all(|part| name.contains(part))
}

impl FoundPlayer {
    fn of(at: &AtDesk, section: &Section, entrant: &Entrant) -> FoundPlayer {
        let rounds = section.draft.rounds.iter().enumerate();
        let games = rounds.flat_map(|(place, round)| {
            let games = own_games(round, entrant);
            games.filter_map(move |game| FoundGame::of(at, section, entrant, place, game))
        });
        let federation = entrant.player.federation.map(|own| own.code().to_owned());
        let fide_id = entrant.player.fide_id.map(|id| id.to_string());
        let about = federation.into_iter().chain(fide_id);
        FoundPlayer {
            section: section.settings.name.clone(),
            name: section.label(entrant.id),
            url: paths::desk::Entrant::of(&at.event, &section.id, &entrant.id.0).to_string(),
            about: about.collect::<Vec<_>>().join(" · "),
            games: games.collect(),
        }
    }
}

fn own_games<'r>(round: &'r Round, entrant: &Entrant) -> impl Iterator<Item = &'r Game> + use<'r> {
    let id = entrant.id;
    let games = round.games.iter();
    games.filter(move |game| game.white == id || game.black == id)
}

impl FoundGame {
    fn of(
        at: &AtDesk,
        section: &Section,
        entrant: &Entrant,
        place: usize,
        game: &Game,
    ) -> Option<FoundGame> {
        let round = u16::try_from(place + 1).ok()?;
        let number = adoube_tournament::RoundNumber(round);
        let colour = match game.white == entrant.id {
            true => Colour::White,
            false => Colour::Black,
        };
        let opponent = match colour {
            Colour::White => game.black,
            Colour::Black => game.white,
        };
        let reported = game.results.reported;
        let right = match section.is_closed(number) {
            true => Right::Pairings,
            false => Right::Results,
        };
        Some(FoundGame {
            round,
            board: game.board.to_string(),
            colour: match colour {
                Colour::White => t("results-white"),
                Colour::Black => t("results-black"),
            },
            opponent: section.label(opponent),
            result: printed(reported),
            url: paths::desk::Board::of(&at.event, &section.id, &number, &game.board).to_string(),
            what: match (
                at.member.may(right) && !section.finished,
                reported.is_final(),
            ) {
                (false, _) => t("find-look"),
                (true, true) => t("results-correct"),
                (true, false) => t("results-enter"),
            },
        })
    }
}
