//! IT1, the certificate of a title result, and IT2, the application for a title.

use adoube_tournament::{Outcome, Purpose, Title};

use super::{Form, FormRemark, FormText, FormValue, Section, event_section};
use crate::HalfPoints;
use crate::norm::{Foreigners, NormEvent, NormTitle, Opponent, RoundKind, Verdict};
use crate::titles::NormRecord;

/// The titles that make title holders of opponents.
const TITLES_OF_OPPONENTS: [Title; 6] = [
    Title::Gm,
    Title::Im,
    Title::Wgm,
    Title::Wim,
    Title::Fm,
    Title::Wfm,
];

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
    let applicant = Section::new(FormText::Applicant)
        .with(FormText::Title, verdict.title)
        .with(FormText::FamilyName, family)
        .maybe(FormText::FirstName, names.map(|(_, first)| first.trim()))
        .maybe(FormText::Sex, sex)
        .maybe(FormText::FideId, player.and_then(|player| player.fide_id))
        .maybe(
            FormText::Federation,
            player.and_then(|player| player.federation),
        )
        .maybe(
            FormText::DateOfBirth,
            player.and_then(|player| player.birth),
        )
        .empty(FormText::PlaceOfBirth);
    let arbiter = event.facts.chief_arbiter().map(|arbiter| &arbiter.name);
    let control = event.facts.time_control.as_ref();
    let rate = control.and_then(|control| control.print(adoube_clock::Dialect::Fide).ok());
    let place = event_section(event.facts)
        .maybe(FormText::ChiefArbiter, arbiter)
        .maybe(FormText::RateOfPlay, rate);
    Form {
        code: "IT1",
        title: FormText::CertificateOfTitleResult,
        sections: vec![
            applicant,
            place,
            opponents(event, verdict),
            games(event, verdict),
            result(event, verdict),
            Section::new(FormText::Signatures)
                .empty(FormText::ChiefArbitersSignature)
                .empty(FormText::FederationOfficial)
                .empty(FormText::FederationOfficialsSignature)
                .empty(FormText::Date),
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
    // No federation, though its players count (1.42a; 1.4.2a).
    federations.retain(|federation| federation.code() != "FID");
    let section = Section::new(FormText::Opponents)
        .with(FormText::Games, numbers.games)
        .with(FormText::Federations, federations.len())
        .with(FormText::OpponentsNotFromTheApplicantsFederation, others)
        .with(
            FormText::RatedOpponents,
            numbers.opponents - numbers.unrated,
        )
        .with(FormText::OpponentsFromTheHostFederation, hosts)
        .with(FormText::TitledOpponents, numbers.holders);
    TITLES_OF_OPPONENTS
        .into_iter()
        .fold(section, |section, title| {
            let held = met.iter().filter(|o| o.title == Some(title)).count();
            section.with(FormText::Code(title.abbreviation()), held)
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
        let row = vec![
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
        ];
        let mut row: Vec<FormValue> = row.into_iter().map(FormValue::Text).collect();
        row.push(match counts {
            true => FormValue::Text(String::new()),
            false => FormValue::Words(FormText::NotCounted),
        });
        row
    });
    let header = [
        FormText::Round,
        FormText::Opponent,
        FormText::FideId,
        FormText::Fed,
        FormText::Rating,
        FormText::CountedRating,
        FormText::Title,
        FormText::Score,
        FormText::Nothing,
    ];
    Section::new(FormText::Games).table(&header, rows.collect())
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
    let mut remarks: Vec<FormRemark> = verdict
        .ignored
        .iter()
        .map(|ignored| FormRemark::IgnoredRound {
            round: ignored.round,
            reason: ignored.reason,
            article: ignored.article,
        })
        .collect();
    if verdict.forfeit_as_loss {
        remarks.push(FormRemark::ForfeitAsLoss);
    }
    if let Foreigners::Waived(waiver) = verdict.foreigners {
        remarks.push(FormRemark::FederationsWaived { waiver });
    }
    let section = Section::new(FormText::Result)
        .with(FormText::AverageOfTheOpponents, numbers.average)
        .maybe(FormText::ScoreRequired, numbers.required)
        .with(FormText::ScoreAchieved, numbers.score)
        .with(FormText::Performance, numbers.performance)
        .with(FormText::ExceedingTheNormByWholePoints, numbers.excess())
        .with(FormText::GamesTheNormCountsFor, verdict.counted_games);
    let section = match event.strong_swiss.weakest {
        Some(weakest) => section
            .with(
                FormText::FewestRatedPlayersNotFromTheHostFederation,
                weakest.players,
            )
            .with(FormText::TheirFederations, weakest.federations)
            .with(FormText::ThoseWithGmImWgmOrWim, weakest.titled),
        None => section,
    };
    section.stating(FormText::SpecialRemarks, FormValue::Remarks(remarks))
}

/// The block of an event on IT2, for a norm that was made.
pub fn application_event(event: &NormEvent<'_>, verdict: &Verdict) -> Section {
    let tournament = event.tournament();
    let card = tournament.card(verdict.entrant, event.after());
    let played = card.filter_map(
        |row| match RoundKind::of(row.counted_for(Purpose::Rating)).0 {
            RoundKind::Played(half) => Some(half),
            _ => None,
        },
    );
    let played: Vec<HalfPoints> = played.collect();
    let scored = HalfPoints(played.iter().map(|half| half.0).sum());
    let numbers = &verdict.numbers;
    let (met, own) = (
        counted(event, verdict),
        event.card(verdict.entrant).and_then(|card| card.federation),
    );
    let host = event.facts.host;
    let hosts = met.iter();
    let hosts = hosts.filter(|one| host.is_some() && one.federation == host);
    let others = met.iter().filter(|one| one.federation != own);
    let dropped = u32::try_from(played.len()).is_ok_and(|games| games > numbers.games);
    let all = |value: Option<String>| value.filter(|_| !dropped);
    let kept = |value: Option<String>| value.filter(|_| dropped);
    let required = numbers.required.map(|required| required.to_string());
    let place = event_section(event.facts).stating(
        FormText::TournamentType,
        FormValue::System(event.facts.system),
    );
    let section = place
        .with(FormText::AverageOfTheOpponents, numbers.average)
        .with(FormText::TotalNumberOfGames, played.len())
        .maybe(FormText::ScoreRequired, all(required.clone()))
        .with(FormText::ScoreAchieved, scored)
        .maybe(
            FormText::GamesCountedIfNotAll,
            kept(Some(numbers.games.to_string())),
        )
        .maybe(FormText::ScoreRequiredInThese, kept(required))
        .maybe(
            FormText::ScoreAchievedInThese,
            kept(Some(numbers.score.to_string())),
        )
        .with(FormText::GamesTheNormCountsFor, verdict.counted_games)
        .with(FormText::OpponentsFromTheHostFederation, hosts.count())
        .with(
            FormText::OpponentsNotFromTheApplicantsFederation,
            others.count(),
        )
        .with(FormText::Opponents, numbers.opponents)
        .with(FormText::TitledOpponents, numbers.holders);
    let section = TITLES_OF_OPPONENTS
        .into_iter()
        .fold(section, |section, title| {
            let held = met.iter().filter(|one| one.title == Some(title)).count();
            section.with(FormText::Code(title.abbreviation()), held)
        });
    section
        .with(FormText::Rated, numbers.opponents - numbers.unrated)
        .with(FormText::Unrated, numbers.unrated)
}

/// The same block without anything, for a norm of another event.
pub fn empty_application_event() -> Section {
    let labels = [
        FormText::Event,
        FormText::Federation,
        FormText::Place,
        FormText::Start,
        FormText::End,
        FormText::TournamentType,
        FormText::AverageOfTheOpponents,
        FormText::TotalNumberOfGames,
        FormText::ScoreRequired,
        FormText::ScoreAchieved,
        FormText::GamesCountedIfNotAll,
        FormText::ScoreRequiredInThese,
        FormText::ScoreAchievedInThese,
        FormText::GamesTheNormCountsFor,
        FormText::OpponentsFromTheHostFederation,
        FormText::OpponentsNotFromTheApplicantsFederation,
        FormText::Opponents,
        FormText::TitledOpponents,
    ];
    let titles = TITLES_OF_OPPONENTS.map(|title| FormText::Code(title.abbreviation()));
    let rest = [FormText::Rated, FormText::Unrated];
    let labels = labels.into_iter().chain(titles).chain(rest);
    labels.fold(Section::new(FormText::Event), Section::empty)
}

/// The same block for a norm of another event, as far as it was told.
pub fn told_application_event(norm: &NormRecord) -> Section {
    let mut section = empty_application_event();
    for field in &mut section.fields {
        field.value = match field.label {
            FormText::Event => Some(FormValue::text(&norm.event)),
            FormText::Start => Some(FormValue::text(norm.start)),
            FormText::GamesTheNormCountsFor => Some(FormValue::text(norm.counted_games)),
            _ => None,
        };
    }
    section
}

/// IT2, the application for a title.
pub fn application_form(
    title: NormTitle,
    name: &str,
    norms: &[NormRecord],
    rating: Option<u16>,
) -> Form {
    let player = Section::new(FormText::Applicant)
        .with(FormText::Title, title)
        .with(FormText::Name, name)
        .empty(FormText::Federation)
        .empty(FormText::FideId)
        .empty(FormText::DateOfBirth)
        .empty(FormText::PlaceOfBirth)
        .with(FormText::RatingNeeded, title.rating())
        .maybe(FormText::HighestRating, rating)
        .empty(FormText::DateTheRatingWasReached);
    let rows = norms.iter().map(|norm| {
        let federations = match norm.foreigners {
            Foreigners::Met => FormValue::Words(FormText::Normal),
            Foreigners::Waived(waiver) => FormValue::Waiver(waiver),
            Foreigners::NotMet => FormValue::Words(FormText::NotMet),
        };
        vec![
            FormValue::text(&norm.event),
            FormValue::text(norm.start),
            FormValue::text(norm.counted_games),
            federations,
        ]
    });
    let total: u32 = norms.iter().map(|norm| norm.counted_games).sum();
    let events = Section::new(FormText::Norms)
        .with(FormText::TotalNumberOfGames, total)
        .empty(FormText::SpecialRemarks)
        .table(
            &[
                FormText::Event,
                FormText::Start,
                FormText::Games,
                FormText::Federations,
            ],
            rows.collect(),
        );
    Form {
        code: "IT2",
        title: FormText::TitleApplication,
        sections: vec![
            player,
            events,
            Section::new(FormText::Federation)
                .empty(FormText::NameOfTheOfficial)
                .empty(FormText::Date)
                .empty(FormText::Signature),
        ],
    }
}
