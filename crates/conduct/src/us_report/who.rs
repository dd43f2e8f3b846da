//! Numbers and letters by which US Chess knows people and places.

/// Eight digits, of which zeros alone stand for nobody.
pub(super) fn is_member_id(text: &str) -> bool {
    text.len() == 8 && digits(text) && text.bytes().any(|byte| byte != b'0')
}

/// A letter and seven digits.
pub(super) fn is_affiliate_id(text: &str) -> bool {
    let (letter, rest) = text.split_at_checked(1).unwrap_or_default();
    letter.bytes().all(|byte| byte.is_ascii_alphabetic()) && rest.len() == 7 && digits(rest)
}

/// The number that the federation gives an event.
pub(super) fn is_event_id(text: &str) -> bool {
    text.len() == 12 && digits(text)
}

/// `32603` or `32603-1234`.
pub(super) fn is_zip(text: &str) -> bool {
    match text.split_once('-') {
        None => text.len() == 5 && digits(text),
        Some((five, four)) => five.len() == 5 && four.len() == 4 && digits(five) && digits(four),
    }
}

/// Whether a text has the form of a state: two letters.
pub(super) fn is_state(text: &str) -> bool {
    text.len() == 2 && text.bytes().all(|byte| byte.is_ascii_alphabetic())
}

fn digits(text: &str) -> bool {
    text.bytes().all(|byte| byte.is_ascii_digit())
}

/// City, state and zip code of a place such as `Gainesville, FL 32603`, as far as it tells them.
pub(super) fn place(text: &str) -> (String, String, String) {
    let Some((city, rest)) = text.rsplit_once(',') else {
        return (text.trim().to_owned(), String::new(), String::new());
    };
    let mut words = rest.split_whitespace();
    let state = words.next().filter(|word| is_state(word));
    let zip = words.next().filter(|word| is_zip(word));
    match (state, words.next()) {
        (Some(state), None) => (
            city.trim().to_owned(),
            state.to_uppercase(),
            zip.unwrap_or_default().to_owned(),
        ),
        _ => (text.trim().to_owned(), String::new(), String::new()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places() {
        let told = |text| {
            let (city, state, zip) = place(text);
            format!("{city}|{state}|{zip}")
        };
        assert_eq!(told("Gainesville, FL 32603"), "Gainesville|FL|32603");
        assert_eq!(told("St. Louis, mo"), "St. Louis|MO|");
        assert_eq!(told("Reno"), "Reno||");
        assert_eq!(told("Club, Main Street"), "Club, Main Street||");
    }

    #[test]
    fn numbers() {
        assert!(is_member_id("12345678") && !is_member_id("1234567") && !is_member_id("00000000"));
        assert!(!is_member_id("1234567é"));
        assert!(
            is_affiliate_id("A6012345") && !is_affiliate_id("60123456") && !is_affiliate_id("")
        );
        assert!(is_zip("32603") && is_zip("32603-1234") && !is_zip("3260"));
        assert!(is_event_id("202603301234") && !is_event_id("7"));
    }
}
