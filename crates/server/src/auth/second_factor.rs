//! A second factor: codes of six digits that a telephone works out from a secret and the time
//! (RFC 6238), and codes on paper for who has lost it.

use hmac::{Hmac, KeyInit, Mac};
use jiff::Timestamp;
use sha1::Sha1;
use sha2::{Digest, Sha256};

use super::{Account, People, PeopleError, equal};
use crate::database::{Statement, statement};

/// For how many seconds a code holds.
const STEP: i64 = 30;

/// Clocks may differ by so many steps.
const TOLERANCE: i64 = 1;

/// How many codes for paper there are.
const RECOVERY_CODES: usize = 10;

/// The letters of base 32 (RFC 4648): what is typed off a screen has no 0, 1 and 8.
const LETTERS: &[u8; 32] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/// The secret of a second factor, while it is being set up.
#[derive(Clone, PartialEq, Eq)]
pub struct FactorSecret(Vec<u8>);

impl FactorSecret {
    /// As it is typed into a telephone.
    pub fn text(&self) -> String {
        base32(&self.0)
    }

    /// As a telephone reads it from a QR code.
    pub fn address(&self, account: &Account) -> String {
        let login = crate::params::encoded(&account.login);
        let secret = self.text();
        format!("otpauth://totp/Adoube:{login}?secret={secret}&issuer=Adoube")
    }

    /// The code of a moment.
    pub fn code(&self, now: Timestamp) -> String {
        code_of(&self.0, now.as_second().div_euclid(STEP))
    }
}

/// What is asked of owners and chief arbiters: kept under this name.
const REQUIREMENT: &str = "second_factor";

impl People {
    /// A new secret for somebody who has no second factor yet. It counts once it is confirmed.
    ///
    /// # Errors
    ///
    /// [`PeopleError::Taken`] if there is a second factor; else if the people cannot be written.
    pub async fn begin_second_factor(&self, account: i64) -> Result<FactorSecret, PeopleError> {
        let mut secret = vec![0; 20];
        getrandom::fill(&mut secret)?;
        let begin = statement(
            "INSERT INTO second_factor (account, secret) VALUES ($1, $2)
             ON CONFLICT (account) DO UPDATE SET secret = excluded.secret, step = 0
             WHERE second_factor.confirmed = 0",
        );
        let begun = begin.with(account).with(secret.clone());
        match self.database.execute(begun).await? {
            0 => Err(PeopleError::Taken),
            _ => Ok(FactorSecret(secret)),
        }
    }

    /// The secret that was begun and not confirmed.
    ///
    /// # Errors
    ///
    /// [`PeopleError`] if the people cannot be read.
    pub async fn begun_second_factor(
        &self,
        account: i64,
    ) -> Result<Option<FactorSecret>, PeopleError> {
        let begun =
            statement("SELECT secret FROM second_factor WHERE account = $1 AND confirmed = 0");
        let row = self.database.first(begun.with(account)).await?;
        let secret = row.map(|row| row.bytes("secret")).transpose()?;
        Ok(secret.map(FactorSecret))
    }

    /// Confirms a second factor by its first code; the answer is the codes for paper, given out
    /// this once. Every session ends: none of them was opened with it.
    ///
    /// # Errors
    ///
    /// [`PeopleError::Gone`] if the code is wrong or nothing was begun; else if the people cannot be
    /// written.
    pub async fn confirm_second_factor(
        &self,
        account: i64,
        typed: &str,
        now: Timestamp,
    ) -> Result<Vec<String>, PeopleError> {
        let begun = self.begun_second_factor(account).await?;
        let begun = begun.ok_or(PeopleError::Gone)?;
        let step = step_of(&begun.0, typed, now).ok_or(PeopleError::Gone)?;
        let (codes, kept) = new_codes(account)?;
        let confirm = statement(
            "UPDATE second_factor SET confirmed = $2, step = $3 WHERE account = $1 AND confirmed = 0",
        );
        let mut all = vec![
            confirm.with(account).with(now.as_second()).with(step),
            statement("DELETE FROM session WHERE account = $1").with(account),
        ];
        all.extend(kept);
        self.database.together(all).await?;
        Ok(codes)
    }

    /// Whether somebody has a second factor: codes of a telephone, or a passkey.
    ///
    /// # Errors
    ///
    /// [`PeopleError`] if the people cannot be read.
    pub async fn has_second_factor(&self, account: i64) -> Result<bool, PeopleError> {
        let own = statement(
            "SELECT account FROM second_factor WHERE account = $1 AND confirmed > 0
             UNION ALL SELECT account FROM passkey WHERE account = $1 LIMIT 1",
        );
        Ok(self.database.first(own.with(account)).await?.is_some())
    }

    /// Whether somebody has codes of a telephone.
    ///
    /// # Errors
    ///
    /// [`PeopleError`] if the people cannot be read.
    pub async fn has_telephone(&self, account: i64) -> Result<bool, PeopleError> {
        let own =
            statement("SELECT account FROM second_factor WHERE account = $1 AND confirmed > 0");
        Ok(self.database.first(own.with(account)).await?.is_some())
    }

    /// Whether a code is one of somebody's second factor, or one of those on paper. Each counts once.
    ///
    /// # Errors
    ///
    /// [`PeopleError`] if the people cannot be written.
    pub async fn prove(
        &self,
        account: i64,
        typed: &str,
        now: Timestamp,
    ) -> Result<bool, PeopleError> {
        let own =
            statement("SELECT secret FROM second_factor WHERE account = $1 AND confirmed > 0");
        let row = self.database.first(own.with(account)).await?;
        let secret = row.map(|row| row.bytes("secret")).transpose()?;
        let used = match secret.and_then(|secret| step_of(&secret, typed, now)) {
            Some(step) => {
                let once = "UPDATE second_factor SET step = $2 WHERE account = $1 AND step < $2";
                statement(once).with(account).with(step)
            }
            None => {
                let once = "DELETE FROM recovery_code WHERE account = $1 AND code = $2";
                statement(once).with(account).with(hashed(typed))
            }
        };
        Ok(self.database.execute(used).await? == 1)
    }

    /// Takes somebody's second factor away: the telephone, the codes for paper, and every passkey.
    ///
    /// # Errors
    ///
    /// [`PeopleError`] if the people cannot be written.
    pub async fn remove_second_factor(&self, account: i64) -> Result<(), PeopleError> {
        let all = [
            "DELETE FROM second_factor WHERE account = $1",
            "DELETE FROM recovery_code WHERE account = $1",
            "DELETE FROM passkey WHERE account = $1",
        ];
        let all = all.map(|one| statement(one).with(account));
        self.database.together(all.to_vec()).await?;
        Ok(())
    }

    /// Says whether owners, chief arbiters and administrators must have a second factor.
    ///
    /// # Errors
    ///
    /// [`PeopleError`] if the people cannot be written.
    pub async fn require_second_factor(&self, required: bool) -> Result<(), PeopleError> {
        let change = match required {
            true => {
                "INSERT INTO requirement (name, value) VALUES ($1, 'arbiters')
                 ON CONFLICT DO NOTHING"
            }
            false => "DELETE FROM requirement WHERE name = $1",
        };
        self.database
            .execute(statement(change).with(REQUIREMENT))
            .await?;
        Ok(())
    }

    /// Whether they must.
    ///
    /// # Errors
    ///
    /// [`PeopleError`] if the people cannot be read.
    pub async fn second_factor_required(&self) -> Result<bool, PeopleError> {
        let asked = statement("SELECT value FROM requirement WHERE name = $1").with(REQUIREMENT);
        Ok(self.database.first(asked).await?.is_some())
    }
}

/// New codes for paper, and what keeps them in the place of earlier ones.
pub(super) fn new_codes(account: i64) -> Result<(Vec<String>, Vec<Statement>), PeopleError> {
    let codes: Vec<String> = (0..RECOVERY_CODES)
        .map(|_| recovery_code())
        .collect::<Result<_, _>>()?;
    let old = statement("DELETE FROM recovery_code WHERE account = $1").with(account);
    let keep = codes.iter().map(|code| {
        let keep = statement("INSERT INTO recovery_code (account, code) VALUES ($1, $2)");
        keep.with(account).with(hashed(code))
    });
    let kept = [old].into_iter().chain(keep).collect();
    Ok((codes, kept))
}

/// The step whose code was typed, if it is one of now.
fn step_of(secret: &[u8], typed: &str, now: Timestamp) -> Option<i64> {
    let typed: String = typed.chars().filter(|sign| !sign.is_whitespace()).collect();
    let step = now.as_second().div_euclid(STEP);
    let mut steps = step - TOLERANCE..=step + TOLERANCE;
    steps.find(|step| equal(&code_of(secret, *step), &typed))
}

/// The code of a step (RFC 4226, 5.3).
fn code_of(secret: &[u8], step: i64) -> String {
    let mut code = Hmac::<Sha1>::new_from_slice(secret).expect("keys may have any length");
    code.update(&step.to_be_bytes());
    let code = code.finalize().into_bytes();
    let from = usize::from(code[19] & 0xf);
    let four = [code[from], code[from + 1], code[from + 2], code[from + 3]];
    let number = u32::from_be_bytes(four) & 0x7fff_ffff;
    format!("{:06}", number % 1_000_000)
}

/// A code for paper: 80 bits in four groups.
fn recovery_code() -> Result<String, PeopleError> {
    let mut bytes = [0; 10];
    getrandom::fill(&mut bytes)?;
    let text = base32(&bytes).to_lowercase();
    let groups = text.as_bytes().chunks(4).map(String::from_utf8_lossy);
    Ok(groups.collect::<Vec<_>>().join("-"))
}

/// What is kept of such a code, however its groups are typed.
fn hashed(code: &str) -> Vec<u8> {
    let plain = code.chars().filter(|sign| sign.is_ascii_alphanumeric());
    let plain: String = plain.map(|sign| sign.to_ascii_lowercase()).collect();
    Sha256::digest(plain.as_bytes()).to_vec()
}

fn base32(bytes: &[u8]) -> String {
    let mut text = String::new();
    for group in bytes.chunks(5) {
        let mut five = [0; 8];
        five[3..3 + group.len()].copy_from_slice(group);
        let bits = u64::from_be_bytes(five);
        let letters = (8 * group.len()).div_ceil(5);
        for place in 0..letters {
            let letter = (bits >> (35 - 5 * place)) & 31;
            text.push(char::from(LETTERS[usize::try_from(letter).unwrap_or(0)]));
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    /// RFC 6238, appendix B, the last six digits.
    #[test]
    fn the_codes_of_the_standard() {
        let secret = FactorSecret(b"12345678901234567890".to_vec());
        for (second, code) in [
            (59, "287082"),
            (1_111_111_109, "081804"),
            (1_111_111_111, "050471"),
            (1_234_567_890, "005924"),
            (2_000_000_000, "279037"),
            (20_000_000_000, "353130"),
        ] {
            let now = Timestamp::from_second(second).unwrap();
            assert_eq!(secret.code(now), code);
            assert!(step_of(&secret.0, code, now).is_some());
        }
    }

    /// RFC 4648, section 10, without the padding.
    #[test]
    fn base_32_of_the_standard() {
        let known = [
            "",
            "MY",
            "MZXQ",
            "MZXW6",
            "MZXW6YQ",
            "MZXW6YTB",
            "MZXW6YTBOI",
        ];
        for (length, text) in known.iter().enumerate() {
            assert_eq!(base32(&b"foobar"[..length]), *text);
        }
    }

    #[test]
    fn a_code_for_paper_is_read_however_it_is_typed() {
        let code = recovery_code().unwrap();
        assert_eq!(code.len(), 19);
        let typed = code.to_uppercase().replace('-', " ");
        assert_eq!(hashed(&code), hashed(&typed));
    }
}
