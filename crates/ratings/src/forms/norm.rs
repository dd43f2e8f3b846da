//! IT1, the certificate of a title result, and IT2, the application for a title.

use adoube_tournament::{Outcome, Purpose, Title};

use super::{Form, Section, event_section};
use crate::norm::{Foreigners, NormEvent, NormTitle, Opponent, RoundKind, Verdict};
use crate::titles::NormRecord;

/// IT1, the certificate of a title result, for a norm that was made.
pub fn title_result(event: &NormEvent<'_>, verdict: &Verdict) -> Form {
    let tournament = event.tournament();
    let player = tournament
        .entrant(verdict.entrant)
        .map(|entrant| &entrant.player);
    let names = verdict.name.split_once(',');
    let family = names.map_or(verdict.name.as_str(), |(family, _)| family.trim());
    let sex = player.and_then(|player| player.sex).map(|sex| match sex {
        adoube_tournament::Sex::Female => "F",
        adoube_tournament::Sex::Male => "M",
    });
    let applicant = Section::new("Applicant")
        .with("Title", verdict.title)
        .with("Family name", family)
        .maybe("First name", names.map(|(_, first)| first.trim()))
        .maybe("Sex", sex)
        .maybe("FIDE ID", player.and_then(|player| player.fide_id))
        .maybe("Federation", player.and_then(|player| player.federation))
        .maybe("Date of birth", player.and_then(|player| player.birth))
        .empty("Place of birth");
    let arbiter = event.facts.chief_arbiter().map(|arbiter| &arbiter.name);
    let control = event.facts.time_control.as_ref();
    let rate = control.and_then(|control| control.print(adoube_clock::Dialect::Fide).ok());
    let place = event_section(event.facts)
        .maybe("Chief arbiter", arbiter)
        .maybe("Rate of play", rate);
    Form {
        code: "IT1",
        title: "Certificate of Title Result".to_owned(),
        sections: vec![
            applicant,
            place,
            opponents(event, verdict),
            games(event, verdict),
            result(event, verdict),
            Section::new("Signatures")
                .empty("Chief arbiter's signature")
                .empty("Federation official")
                .empty("Federation official's signature")
                .empty("Date"),
        ],
    }
}

/// The opponents that count.
fn counted(event: &NormEvent<'_>, verdict: &Verdict) -> Vec<Opponent> {
    let card = event.card(verdict.entrant);
    let rounds = card.map(|card| card.rounds).unwrap_or_default();
    let mut opponents: Vec<Opponent> = rounds
        .iter()
        .filter(|round| verdict.rounds.contains(&round.round))
        .filter_map(|round| round.opponent)
        .collect();
    opponents.sort_by_key(|opponent| opponent.entrant);
    opponents.dedup_by_key(|opponent| opponent.entrant);
    opponents
}

fn opponents(event: &NormEvent<'_>, verdict: &Verdict) -> Section {
    let met = counted(event, verdict);
    let numbers = &verdict.numbers;
    let own = event.card(verdict.entrant).and_then(|card| card.federation);
    let host = event.facts.host;
    let hosts = met
        .iter()
        .filter(|o| host.is_some() && o.federation == host)
        .count();
    let others = met
        .iter()
        .filter(|opponent| opponent.federation != own)
        .count();
    let mut federations: Vec<_> = met
        .iter()
        .filter_map(|opponent| opponent.federation)
        .collect();
    federations.sort_unstable();
    federations.dedup();
    let section = Section::new("Opponents")
        .with("Games", numbers.games)
        .with("Federations", federations.len())
        .with("Opponents not from the applicant's federation", others)
        .with("Rated opponents", numbers.opponents - numbers.unrated)
        .with("Opponents from the host federation", hosts)
        .with("Titled opponents", numbers.holders);
    let titles = [
        Title::Gm,
        Title::Im,
        Title::Wgm,
        Title::Wim,
        Title::Fm,
        Title::Wfm,
    ];
    titles.into_iter().fold(section, |section, title| {
        let held = met.iter().filter(|o| o.title == Some(title)).count();
        section.with(title.abbreviation(), held)
    })
}

/// All games of the card. Those that do not count are marked, since the complete table is asked for.
fn games(event: &NormEvent<'_>, verdict: &Verdict) -> Section {
    let tournament = event.tournament();
    let rows = tournament.card(verdict.entrant, event.after()).map(|row| {
        let opponent = row.opponent.and_then(|id| tournament.entrant(id));
        let player = opponent.map(|opponent| &opponent.player);
        let text = |value: Option<String>| value.unwrap_or_default();
        let rating = player.and_then(|player| player.fide_rating);
        let raised = verdict.numbers.raised.map(|raised| raised.entrant) == row.opponent;
        let counts = verdict.rounds.contains(&row.round);
        let adjusted = match (counts, rating, player) {
            (true, _, Some(_)) if raised => verdict.title.floor().to_string(),
            (true, None, Some(_)) => event.rules.pick("1000", "1400").to_owned(),
            _ => text(rating.map(|rating| rating.to_string())),
        };
        vec![
            row.round.to_string(),
            text(player.map(|player| player.name.clone())),
            text(
                player
                    .and_then(|player| player.fide_id)
                    .map(|id| id.to_string()),
            ),
            text(
                player
                    .and_then(|player| player.federation)
                    .map(|f| f.to_string()),
            ),
            text(rating.map(|rating| rating.to_string())),
            adjusted,
            text(
                player
                    .and_then(|player| player.title)
                    .map(|title| title.to_string()),
            ),
            score(row.counted_for(Purpose::Rating)).to_owned(),
            if counts { "" } else { "not counted" }.to_owned(),
        ]
    });
    let header = [
        "Round",
        "Opponent",
        "FIDE ID",
        "Fed",
        "Rating",
        "Counted rating",
        "Title",
        "Score",
        "",
    ];
    Section::new("Games").table(&header, rows.collect())
}

/// 1, ½ and 0 for played games, +, = and − for the others.
fn score(outcome: Outcome) -> &'static str {
    match RoundKind::of(outcome).0 {
        RoundKind::Played(half) => ["0", "½", "1"].get(half.0 as usize).copied().unwrap_or(""),
        RoundKind::ForfeitWin | RoundKind::AllocatedBye => "+",
        RoundKind::ForfeitLoss => "-",
        RoundKind::Bye if outcome == Outcome::HalfPointBye => "=",
        RoundKind::Bye if outcome == Outcome::FullPointBye => "+",
        RoundKind::Bye | RoundKind::Absent => "-",
        RoundKind::Pending => "",
    }
}

fn result(event: &NormEvent<'_>, verdict: &Verdict) -> Section {
    let numbers = &verdict.numbers;
    let mut remarks: Vec<String> = verdict
        .ignored
        .iter()
        .map(|ignored| {
            format!(
                "round {}: {} ({})",
                ignored.round, ignored.reason, ignored.article
            )
        })
        .collect();
    if verdict.forfeit_as_loss {
        remarks.push("the last round, forfeited by the opponent, is counted as lost".to_owned());
    }
    if let Foreigners::Waived(waiver) = verdict.foreigners {
        remarks.push(format!("federations: {}", waiver.name()));
    }
    let section = Section::new("Result")
        .with("Average of the opponents", numbers.average)
        .maybe("Score required", numbers.required)
        .with("Score achieved", numbers.score)
        .with("Performance", numbers.performance)
        .with("Exceeding the norm by whole points", numbers.excess())
        .with("Games the norm counts for", verdict.counted_games);
    let section = match event.strong_swiss.weakest {
        Some(weakest) => section
            .with(
                "Fewest rated players not from the host federation",
                weakest.players,
            )
            .with("Their federations", weakest.federations)
            .with("Those with GM, IM, WGM or WIM", weakest.titled),
        None => section,
    };
    section.with("Special remarks", remarks.join("; "))
}

/// IT2, the application for a title.
pub fn application_form(
    title: NormTitle,
    name: &str,
    norms: &[NormRecord],
    rating: Option<u16>,
) -> Form {
    let player = Section::new("Applicant")
        .with("Title", title)
        .with("Name", name)
        .empty("Federation")
        .empty("FIDE ID")
        .empty("Date of birth")
        .empty("Place of birth")
        .with("Rating needed", title.rating())
        .maybe("Highest rating", rating)
        .empty("Date the rating was reached");
    let rows = norms.iter().map(|norm| {
        let federations = match norm.foreigners {
            Foreigners::Met => "normal".to_owned(),
            Foreigners::Waived(waiver) => waiver.name().to_owned(),
            Foreigners::NotMet => "not met".to_owned(),
        };
        vec![
            norm.event.clone(),
            norm.start.to_string(),
            norm.counted_games.to_string(),
            federations,
        ]
    });
    let total: u32 = norms.iter().map(|norm| norm.counted_games).sum();
    let events = Section::new("Norms")
        .with("Total number of games", total)
        .table(&["Event", "Start", "Games", "Federations"], rows.collect());
    Form {
        code: "IT2",
        title: "Title Application".to_owned(),
        sections: vec![
            player,
            events,
            Section::new("Federation")
                .empty("Name of the official")
                .empty("Date")
                .empty("Signature"),
        ],
    }
}
