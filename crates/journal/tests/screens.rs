//! The screens of the hall and the message on them.

mod common;

use std::sync::Arc;

use adoube_journal::*;
use common::{block_on, new_event, open, submission};

fn screen(code: &str) -> HallScreen {
    HallScreen {
        code: code.parse().unwrap(),
        name: "Foyer".to_owned(),
        shows: vec![ScreenKind::Pairings],
        sections: Vec::new(),
        seconds: None,
        look: ScreenLook::AsSet,
    }
}

async fn ask(journal: &mut Journal, command: Command) -> Result<Receipt, SubmitError> {
    let submission = submission(journal, "Anna Arbiter", vec![command]);
    journal.submit(submission).await
}

fn set(screens: Vec<HallScreen>) -> Command {
    Command::SetScreens(ScreensSet { screens })
}

fn message(text: &str) -> Command {
    let text = Some(text.to_owned());
    Command::ShowMessage(MessageShown { text })
}

#[test]
fn screens_and_messages_stand_until_they_are_taken_away_or_back() {
    block_on(async {
        let mut journal = new_event(Arc::new(MemoryStore::default())).await;
        ask(&mut journal, set(vec![screen("1"), screen("2")]))
            .await
            .unwrap();
        assert_eq!(journal.event().screens.len(), 2);
        ask(&mut journal, message("Round 2 starts at 15:00"))
            .await
            .unwrap();
        let shown = journal.event().message.clone().unwrap();
        assert_eq!(shown.text, "Round 2 starts at 15:00");
        assert_eq!(shown.written.author.as_str(), "Anna Arbiter");
        let none = Command::ShowMessage(MessageShown { text: None });
        ask(&mut journal, none).await.unwrap();
        assert_eq!(journal.event().message, None);
        let seq = journal.head();
        ask(&mut journal, Command::Undo(Undone { seq }))
            .await
            .unwrap();
        assert_eq!(journal.event().message, Some(shown));
        ask(&mut journal, set(Vec::new())).await.unwrap();
        assert!(journal.event().screens.is_empty());
    });
}

#[test]
fn what_no_screen_can_show_is_refused() {
    block_on(async {
        let mut journal = new_event(Arc::new(MemoryStore::default())).await;
        let settings = SectionSettings::swiss("Open", 5);
        let section = open();
        let add = Command::AddSection(SectionAdded { section, settings });
        ask(&mut journal, add).await.unwrap();
        let of_open = HallScreen {
            sections: vec![open()],
            ..screen("1")
        };
        ask(&mut journal, set(vec![of_open.clone()])).await.unwrap();
        let elsewhere = HallScreen {
            sections: vec!["blitz".parse().unwrap()],
            ..screen("1")
        };
        let nothing = HallScreen {
            shows: Vec::new(),
            ..screen("1")
        };
        let hasty = HallScreen {
            seconds: Some(1),
            ..screen("1")
        };
        let nameless = HallScreen {
            name: " ".to_owned(),
            ..screen("1")
        };
        let refused = [
            set(vec![elsewhere]),
            set(vec![nothing]),
            set(vec![hasty]),
            set(vec![nameless]),
            set(vec![screen("1"), screen("1")]),
            message(" "),
            message("a\u{7}b"),
            message(&"a".repeat(401)),
        ];
        for command in refused {
            let answer = ask(&mut journal, command.clone()).await;
            assert!(
                matches!(answer, Err(SubmitError::Refused { .. })),
                "{command:?}"
            );
        }
        assert_eq!(journal.event().screens, [of_open]);
    });
}
