//! How long papers take: slips and certificates as one file, and everything that an event of 200 players prints.

use adoube_journal::{Event, EventDetails, Section, SectionSettings};
use adoube_papers::event::{Desk, PaperKind, PaperRequest};
use adoube_papers::{Document, pdf};
use adoube_tournament::{
    BoardNumber, Draft, Entrant, EntrantId, Game, GameResult, PairingNumber, Player, Round,
    RoundNumber, Sex, Title,
};
use adoube_words::Language;
use divan::Bencher;
use jiff::civil::date;

fn main() {
    divan::main();
}

/// Names of several scripts, titles and federations as an international open has them.
fn player(number: u32) -> Player {
    let families = [
        "Whitlock, Ada",
        "Dupré, Émile",
        "Groß, Jürgen",
        "Шевченко, Олена",
        "Ωμέγα, Άννα",
        "Ślusarczyk, Łucja",
        "محمد, علي",
        "侯, 逸凡",
    ];
    let federations = ["ENG", "FRA", "GER", "UKR", "GRE", "POL", "EGY", "CHN"];
    let place = number as usize % families.len();
    Player {
        sex: Some(if number.is_multiple_of(6) {
            Sex::Female
        } else {
            Sex::Male
        }),
        title: match number {
            1..=20 => Some(Title::Gm),
            21..=50 => Some(Title::Im),
            51..=80 => Some(Title::Fm),
            _ => None,
        },
        federation: federations[place].parse().ok(),
        fide_id: Some(1_000_000 + number),
        fide_rating: u16::try_from(2640u32.saturating_sub(5 * number).max(1400)).ok(),
        ..Player::named(&format!("{} {number}", families[place]))
    }
}

/// Everybody meets who sits opposite after so many moves of one half along the other.
fn round(number: u32, players: u32) -> Round {
    let half = players / 2;
    let games = (0..half).map(|seat| {
        let (white, black) = (seat + 1, half + (seat + number) % half + 1);
        let mut game = Game::pending(
            BoardNumber::single(seat + 1),
            EntrantId(white),
            EntrantId(black),
        );
        game.results.reported = match (7 * white + 3 * black + number) % 5 {
            0 | 1 => GameResult::WHITE_WINS,
            2 | 3 => GameResult::DRAW,
            _ => GameResult::BLACK_WINS,
        };
        game
    });
    Round {
        games: games.collect(),
        ..Round::default()
    }
}

fn event(players: u32, rounds: u16) -> Event {
    let entrants = (1..=players).map(|number| Entrant {
        pairing_number: PairingNumber::new(number),
        ..Entrant::new(EntrantId(number), player(number))
    });
    let mut settings = SectionSettings::swiss("Open", rounds);
    settings.time_control = Some("90m+30s".into());
    settings.tie_breaks = vec!["BH-C1".into(), "BH".into(), "SB".into()];
    let mut section = Section::new("open".parse().expect("an id"), settings);
    section.draft = Draft {
        planned_rounds: rounds,
        entrants: entrants.collect(),
        rounds: (0..u32::from(rounds))
            .map(|number| round(number, players))
            .collect(),
        ..Draft::default()
    };
    Event {
        details: EventDetails {
            place: Some("Ravensmoor".into()),
            federation: "ENG".parse().ok(),
            starts: Some(date(2026, 3, 1)),
            ends: Some(date(2026, 3, 9)),
            chief_arbiter: Some("IA Whitlock, Agatha".into()),
            ..EventDetails::named("Rookery Open")
        },
        sections: vec![section],
        ..Event::default()
    }
}

fn desk(event: &Event) -> Desk<'_> {
    let section = &event.sections[0];
    Desk::of(event, section, Language::english(), date(2026, 3, 10)).expect("a tournament")
}

fn made(event: &Event, kind: PaperKind) -> Document {
    let first = PaperRequest {
        round: Some(RoundNumber(1)),
        ..PaperRequest::default()
    };
    desk(event).paper(kind, &first).expect("a paper")
}

/// 300 result slips as one PDF, from the event to the bytes.
#[divan::bench]
fn slips_300(bencher: Bencher<'_, '_>) {
    let event = event(600, 1);
    bencher.bench(|| pdf(&[made(&event, PaperKind::Slips)]).pages);
}

/// 500 certificates of participation as one PDF.
#[divan::bench]
fn certificates_500(bencher: Bencher<'_, '_>) {
    let event = event(500, 1);
    bencher.bench(|| pdf(&[made(&event, PaperKind::Participation)]).pages);
}

/// Every paper of an event of 200 players and nine rounds, a PDF each.
#[divan::bench(sample_count = 5)]
fn set_of_200_players(bencher: Bencher<'_, '_>) {
    let event = event(200, 9);
    bencher.bench(|| {
        let desk = desk(&event);
        let all = PaperKind::ALL.iter();
        let all = all.filter_map(|kind| desk.paper(*kind, &PaperRequest::default()).ok());
        all.map(|paper| pdf(&[paper]).pages).sum::<usize>()
    });
}
