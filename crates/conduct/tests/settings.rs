//! What the journal says of settings that changed.

mod common;

use adoube_conduct::settings::said;
use adoube_journal::{Command, Publication, SectionEdited, SectionSettings, Seq, Undone};
use adoube_tournament::Points;
use common::{Hall, id};

/// Changes the settings; what the journal says of it.
fn change(hall: &mut Hall, change: impl FnOnce(&mut SectionSettings)) -> String {
    let mut settings = hall.section().settings.clone();
    change(&mut settings);
    hall.write(vec![Command::EditSection(SectionEdited {
        section: id(),
        settings,
    })]);
    last(hall)
}

fn last(hall: &Hall) -> String {
    let record = hall.journal().records().last().unwrap();
    hall.told(&said(hall.journal(), record))
}

#[test]
fn changed_settings_are_told_with_what_they_were() {
    let mut hall = Hall::new(SectionSettings::swiss("Open", 5));
    let start = "open: settings changed";
    let told = change(&mut hall, |settings| {
        settings.rounds = 7;
        settings.pairing_system = Some("dutch-2026".to_owned());
        settings.tie_breaks = vec!["BH/C1".to_owned(), "SB".to_owned()];
        settings.time_control = Some("90'+30\"".to_owned());
    });
    assert_eq!(
        told,
        format!(
            "{start}: pairing system FIDE (Dutch) System, 2026; 7 rounds instead of 5; \
             time control 90'+30\"; tie-breaks Buchholz, cut 1; Sonneborn-Berger"
        )
    );
    let told = change(&mut hall, |settings| {
        settings.rounds = 9;
        settings.time_control = None;
        settings.publication = Publication::ByHand;
        settings.point_system.win = Points::whole(3);
    });
    assert_eq!(
        told,
        format!(
            "{start}: 9 rounds instead of 7; time control 90'+30\" no longer announced; \
             rounds become public when the arbiter says so; \
             points for win, draw and loss 3, 0.5 and 0 instead of 1, 0.5 and 0"
        )
    );
    assert_eq!(change(&mut hall, |_| ()), start, "nothing changed");
}

#[test]
fn what_was_taken_back_is_not_what_was_before() {
    let mut hall = Hall::new(SectionSettings::swiss("Open", 5));
    change(&mut hall, |settings| settings.rounds = 7);
    let seq: Seq = hall.journal().head();
    hall.write(vec![Command::Undo(Undone { seq })]);
    let told = change(&mut hall, |settings| settings.rounds = 6);
    assert_eq!(told, "open: settings changed: 6 rounds instead of 5");
}
