//! The keyboard.

use std::time::Duration;

use fantoccini::actions::{InputSource, KeyAction, KeyActions};
use fantoccini::key::Key;

use super::visitor::Visitor;

/// More than any page of the demonstration has to go through.
const MOST_TABS: usize = 400;

/// Whether what has the focus is called so.
const FOCUSED: &str = "const [name] = arguments;
    const tidy = (text) => (text ?? '').replace(/\\s+/g, ' ').trim();
    const at = document.activeElement;
    const bare = (label) => {
      const copy = label.cloneNode(true);
      copy.querySelectorAll('input, select, textarea').forEach((control) => control.remove());
      return copy.textContent;
    };
    const names = [at.getAttribute('aria-label'), ...[...(at.labels ?? [])].map(bare)];
    if (!at.matches('input, select, textarea, body')) names.push(at.textContent);
    return names.map(tidy).includes(name);";

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

    /// What has the focus is called so.
    pub(crate) async fn focuses(&self, name: &str) {
        let there = async || self.is_on(name).await.then_some(());
        self.until(&format!("the focus on {name}"), there).await;
    }

    /// Tab by Tab to what is called so.
    pub(crate) async fn tabs_to(&self, name: &str) {
        for _ in 0..MOST_TABS {
            if self.is_on(name).await {
                return;
            }
            self.press("Tab").await;
        }
        panic!("Tab leads to no {name}: {}", self.text().await);
    }

    async fn is_on(&self, name: &str) -> bool {
        self.script(FOCUSED, vec![name.into()]).await == true
    }

    /// Types a text at twenty keys a second: a line end is Enter.
    pub(crate) async fn keeps_pace(&self, text: &str) {
        let none = KeyActions::new("keyboard".to_owned());
        let duration = Duration::from_millis(50);
        let actions = text.chars().fold(none, |actions, letter| {
            let value = match letter {
                '\n' => key("Enter"),
                letter => letter,
            };
            actions
                .then(KeyAction::Down { value })
                .then(KeyAction::Up { value })
                .then(KeyAction::Pause { duration })
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
