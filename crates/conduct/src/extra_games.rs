//! Games that are rated and count for nothing else, in a section of their own (US 28M4): of players who
//! would have a bye, of house players who are too strong, of somebody who was removed.

use std::collections::BTreeSet;

use adoube_journal::{
    AssignNumbers, ChangePairings, Command, EnterResult, Event, Format, PairRound, Pairing,
    Provenance, Register, RoundClosed, RoundPairings, Section, SectionAdded, SectionEdited,
    SectionId, SectionSettings,
};
use adoube_tournament::{
    BoardNumber, Entrant, EntrantId, GameResult, PairingNumber, Player, RoundNumber,
};

use crate::announcement::stored;

/// The section of extra games, if the event has one that goes on.
pub fn section_of(event: &Event) -> Option<&Section> {
    let mut sections = event.sections.iter();
    sections.find(|section| section.settings.format == Format::ExtraGames && !section.finished)
}

/// A new section of extra games, by what another one announces of the play.
pub fn new_section(event: &Event, like: &Section, name: &str) -> SectionAdded {
    let wanted = SectionId::from_title(name);
    let numbered = (2..=u16::MAX).filter_map(|number| format!("{wanted}-{number}").parse().ok());
    let mut ids = std::iter::once(wanted.clone()).chain(numbered);
    let is_free = |id: &SectionId| event.section(id).is_none() && !event.merged.contains_key(id);
    let said = stored::read(&like.settings.announced);
    let mut settings = SectionSettings {
        format: Format::ExtraGames,
        rules: like.settings.rules.clone(),
        rating_used: like.settings.rating_used,
        time_control: like.settings.time_control.clone(),
        point_system: like.settings.point_system.clone(),
        ..SectionSettings::swiss(name, 1)
    };
    let announced = crate::announcement::Announced {
        pace: said.pace,
        rated: said.rated,
        ..Default::default()
    };
    stored::write(&announced, &mut settings.announced);
    SectionAdded {
        section: ids.find(is_free).unwrap_or(wanted),
        settings,
    }
}

/// Who a player is in the section of extra games, if entered there.
pub fn entered(section: &Section, player: &Player) -> Option<EntrantId> {
    let same = |entrant: &&Entrant| is_same(&entrant.player, player);
    let mut entrants = section.draft.entrants.iter();
    entrants.find(same).map(|entrant| entrant.id)
}

/// By an identity that both have, or else by the name.
fn is_same(one: &Player, other: &Player) -> bool {
    let ids = [
        one.fide_id
            .zip(other.fide_id)
            .map(|(one, other)| one == other),
        (one.national_id.as_ref().zip(other.national_id.as_ref())).map(|(one, other)| one == other),
    ];
    match ids.into_iter().flatten().next() {
        Some(is_same) => is_same,
        None => one.name == other.name && (one.birth == other.birth),
    }
}

/// Enters those of the two who are not there yet. Their ids are known once this is written.
pub fn entries(section: &Section, players: [&Player; 2]) -> Vec<Command> {
    let missing = (players.into_iter()).filter(|player| entered(section, player).is_none());
    let register = |player: &Player| {
        Command::Register(Register {
            section: section.id.clone(),
            player: player.clone(),
        })
    };
    missing.map(register).collect()
}

/// Records a game of two who are entered: at a new board of the last round, or in a new round if one of them
/// plays in that one already. The commands need a reason.
pub fn game(
    section: &Section,
    (white, black): (EntrantId, EntrantId),
    result: GameResult,
) -> Vec<Command> {
    let id = section.id.clone();
    let mut commands = vec![numbers(section)];
    let last = section.draft.paired_rounds();
    let open = section.draft.round(last);
    let open = open.filter(|_| !section.is_closed(last));
    let plays = |player: EntrantId| {
        let mut games = open.iter().flat_map(|round| &round.games);
        games.any(|game| [game.white, game.black].contains(&player))
    };
    let tables = open.iter().flat_map(|round| &round.games);
    let tables = tables.map(|game| game.board.table);
    let add = |table: u32| RoundPairings {
        boards: vec![Pairing {
            board: BoardNumber::single(table),
            white,
            black,
        }],
        ..RoundPairings::default()
    };
    let (round, table) = if open.is_some() && !plays(white) && !plays(black) {
        let table = tables.max().unwrap_or(0) + 1;
        commands.push(Command::ChangePairings(ChangePairings {
            section: id.clone(),
            round: last,
            remove_boards: Vec::new(),
            remove_byes: Vec::new(),
            remove_team_byes: Vec::new(),
            remove_tables: Vec::new(),
            add: add(table),
        }));
        (last, table)
    } else {
        let close = open.map(|_| {
            Command::CloseRound(RoundClosed {
                section: id.clone(),
                round: last,
            })
        });
        commands.extend(close);
        let round = last.next();
        commands.extend(longer(section, round));
        commands.push(Command::PairRound(PairRound {
            section: id.clone(),
            round,
            pairings: add(1),
            made_by: Provenance::by_hand(),
        }));
        (round, 1)
    };
    commands.push(Command::EnterResult(EnterResult {
        section: id,
        round,
        board: BoardNumber::single(table),
        result,
    }));
    commands
}

/// As many rounds as there are games of one player.
fn longer(section: &Section, round: RoundNumber) -> Option<Command> {
    (round.0 > section.settings.rounds).then(|| {
        Command::EditSection(SectionEdited {
            section: section.id.clone(),
            settings: SectionSettings {
                rounds: round.0,
                ..section.settings.clone()
            },
        })
    })
}

/// Numbers in the order of entering: who has one keeps it.
fn numbers(section: &Section) -> Command {
    let entrants = section.draft.entrants.iter();
    let order: BTreeSet<(u32, EntrantId)> = entrants
        .map(|entrant| {
            let number = entrant.pairing_number.map_or(u32::MAX, PairingNumber::get);
            (number, entrant.id)
        })
        .collect();
    Command::AssignNumbers(AssignNumbers {
        section: section.id.clone(),
        order: Some(order.into_iter().map(|(_, id)| id).collect()),
    })
}
