//! IT3, the report of a tournament.

use adoube_tournament::{Entrant, Federation, Title, Tournament};

use super::{Form, FormText, FormValue, Section, event_section};
use crate::EventFacts;
use crate::facts::Role;

/// IT3, the report of a tournament. Host and other players add up to the number in every line.
pub fn tournament_report(tournament: &Tournament, facts: &EventFacts) -> Form {
    let control = facts.time_control.as_ref();
    let rate = control.and_then(|control| control.print(adoube_clock::Dialect::Fide).ok());
    let schedule: Vec<String> = facts
        .round_dates
        .iter()
        .map(|day| day.to_string())
        .collect();
    let event = event_section(facts)
        .maybe(FormText::Organiser, facts.organiser.as_ref())
        .maybe(FormText::Contact, facts.contact.as_ref())
        .with(FormText::Rounds, tournament.draft().planned_rounds)
        .maybe(
            FormText::Schedule,
            Some(schedule.join(", ")).filter(|s| !s.is_empty()),
        )
        .maybe(FormText::RateOfPlay, rate)
        .stating(FormText::TournamentType, FormValue::System(facts.system))
        .maybe(FormText::PairingProgram, facts.pairing_program.as_ref())
        .empty(FormText::PairedByHandBy)
        .empty(FormText::SpecialRemarks);
    let header = [
        FormText::Nothing,
        FormText::Number,
        FormText::Federations,
        FormText::HostFederation,
        FormText::OtherFederations,
    ];
    let statistics =
        Section::new(FormText::Players).table(&header, statistics(tournament, facts.host));
    let arbiters = |roles: &[Role]| {
        let named = facts.arbiters.iter();
        let named =
            named.filter(|arbiter| roles.contains(&arbiter.role) && !arbiter.name.is_empty());
        let names: Vec<String> = named
            .map(|arbiter| {
                let title = arbiter.title.map_or("", |title| title.abbreviation());
                let id = arbiter.fide_id.map(|id| format!(" ({id})"));
                let id = id.unwrap_or_default();
                format!("{title} {}{id}", arbiter.name).trim().to_owned()
            })
            .collect();
        Some(names.join("; ")).filter(|names| !names.is_empty())
    };
    let officials = Section::new(FormText::Arbiters)
        .maybe(FormText::ChiefArbiter, arbiters(&[Role::Chief]))
        .empty(FormText::ChiefArbitersContact)
        .maybe(FormText::DeputyChiefArbiter, arbiters(&[Role::Deputy]))
        .maybe(
            FormText::Arbiters,
            arbiters(&[Role::Sector, Role::Arbiter, Role::Assistant]),
        );
    Form {
        code: "IT3",
        title: FormText::TournamentReport,
        sections: vec![event, statistics, officials],
    }
}

fn statistics(tournament: &Tournament, host: Option<Federation>) -> Vec<Vec<FormValue>> {
    let rated = |entrant: &&Entrant| entrant.player.fide_rating.is_some_and(|rating| rating > 0);
    let entrants = || tournament.entrants().iter();
    let line = |label: FormText, players: Vec<&Entrant>| {
        let mut federations: Vec<Federation> =
            players.iter().filter_map(|e| e.player.federation).collect();
        federations.sort_unstable();
        federations.dedup();
        federations.retain(|federation| federation.code() != "FID");
        let at_home = players
            .iter()
            .filter(|entrant| host.is_some() && entrant.player.federation == host)
            .count();
        vec![
            FormValue::Words(label),
            FormValue::text(players.len()),
            FormValue::text(federations.len()),
            FormValue::text(at_home),
            FormValue::text(players.len() - at_home),
        ]
    };
    let titles = [
        Title::Gm,
        Title::Im,
        Title::Fm,
        Title::Wgm,
        Title::Wim,
        Title::Wfm,
    ];
    let mut rows = vec![
        line(FormText::All, entrants().collect()),
        line(FormText::Rated, entrants().filter(rated).collect()),
        line(
            FormText::Unrated,
            entrants().filter(|entrant| !rated(entrant)).collect(),
        ),
    ];
    rows.extend(titles.into_iter().map(|title| {
        let held = entrants().filter(|entrant| entrant.player.title == Some(title));
        line(FormText::Code(title.abbreviation()), held.collect())
    }));
    // With the others the titles add up to all.
    let others = entrants().filter(|entrant| {
        let title = entrant.player.title;
        title.is_none_or(|title| !titles.contains(&title))
    });
    rows.push(line(FormText::OtherPlayers, others.collect()));
    rows
}
