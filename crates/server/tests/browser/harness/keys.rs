//! The keyboard.

use fantoccini::actions::{InputSource, KeyAction, KeyActions};
use fantoccini::key::Key;

use super::visitor::Visitor;

impl Visitor {
    /// Presses a key, alone or with others: `j`, `Enter`, `Shift+Tab`, `Control+z`.
    pub(crate) async fn press(&self, chord: &str) {
        let keys: Vec<char> = chord.split('+').map(key).collect();
        let down = keys.iter().map(|&value| KeyAction::Down { value });
        let up = keys.iter().rev().map(|&value| KeyAction::Up { value });
        let none = KeyActions::new("keyboard".to_owned());
        let actions = down
            .chain(up)
            .fold(none, |actions, action| actions.then(action));
        self.client.perform_actions(actions).await.unwrap();
    }

    /// Types a text in one go, as fast as a person who does not look: a line end is Enter, a tab
    /// is Tab.
    pub(crate) async fn dash_off(&self, text: &str) {
        let none = KeyActions::new("keyboard".to_owned());
        let actions = text.chars().fold(none, |actions, letter| {
            let value = match letter {
                '\n' => key("Enter"),
                '\t' => key("Tab"),
                letter => letter,
            };
            actions
                .then(KeyAction::Down { value })
                .then(KeyAction::Up { value })
        });
        self.client.perform_actions(actions).await.unwrap();
    }

    /// Types a text where the focus is.
    pub(crate) async fn write(&self, text: &str) {
        for letter in text.chars() {
            self.press(letter.encode_utf8(&mut [0; 4])).await;
        }
    }
}

fn key(name: &str) -> char {
    match name {
        "Enter" => Key::Enter.into(),
        "Tab" => Key::Tab.into(),
        "Escape" => Key::Escape.into(),
        "Shift" => Key::Shift.into(),
        "Control" => Key::Control.into(),
        "Alt" => Key::Alt.into(),
        "Up" => Key::Up.into(),
        "Down" => Key::Down.into(),
        "Left" => Key::Left.into(),
        "Right" => Key::Right.into(),
        "Home" => Key::Home.into(),
        "End" => Key::End.into(),
        "Backspace" => Key::Backspace.into(),
        "Delete" => Key::Delete.into(),
        "Space" => ' ',
        other => {
            let mut letters = other.chars();
            match (letters.next(), letters.next()) {
                (Some(letter), None) => letter,
                _ => panic!("there is no key {other}"),
            }
        }
    }
}
