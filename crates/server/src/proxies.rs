//! Proxies that were announced, and whom they bring.

use std::net::IpAddr;
use std::str::FromStr;

use axum::http::{HeaderMap, HeaderName, header};

/// What most proxies write.
pub(crate) const X_FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");

/// An address, or all addresses that begin alike: `10.0.0.7`, `10.0.0.0/8`, `fd00::/8`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Network {
    address: IpAddr,
    /// How many bits count.
    length: u8,
}

/// What is not a network.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected an address such as 10.0.0.7, or a network such as 10.0.0.0/8")]
pub struct NoNetwork;

impl Network {
    /// Whether an address is one of it.
    pub fn contains(&self, address: IpAddr) -> bool {
        let beginning = |bits: u128, width: u8| {
            let rest = u32::from(width - self.length);
            bits.checked_shr(rest).unwrap_or(0)
        };
        match (self.address, address.to_canonical()) {
            (IpAddr::V4(own), IpAddr::V4(other)) => {
                let [own, other] = [own, other].map(|one| u128::from(one.to_bits()));
                beginning(own, 32) == beginning(other, 32)
            }
            (IpAddr::V6(own), IpAddr::V6(other)) => {
                beginning(own.to_bits(), 128) == beginning(other.to_bits(), 128)
            }
            _ => false,
        }
    }
}

impl FromStr for Network {
    type Err = NoNetwork;

    fn from_str(text: &str) -> Result<Network, NoNetwork> {
        let (address, length) = match text.split_once('/') {
            Some((address, length)) => (address, Some(length)),
            None => (text, None),
        };
        let address: IpAddr = address.trim().parse().map_err(|_| NoNetwork)?;
        let address = address.to_canonical();
        let width = if address.is_ipv4() { 32 } else { 128 };
        let length = match length {
            Some(length) => length.trim().parse().map_err(|_| NoNetwork)?,
            None => width,
        };
        if length > width {
            return Err(NoNetwork);
        }
        Ok(Network { address, length })
    }
}

/// What counts as one place: an address, or the network of one of the sixth version, where a single
/// computer has as many addresses as it likes.
pub(crate) fn place(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let network = address.to_bits() >> 64 << 64;
            IpAddr::V6(network.into())
        }
        address => address,
    }
}

/// For whom a proxy that is trusted asks: the last address in its chain that is not itself a
/// trusted proxy. What stands before that was written by who knows whom.
pub(crate) fn forwarded_for(
    headers: &HeaderMap,
    trusts: impl Fn(IpAddr) -> bool,
) -> Option<IpAddr> {
    let chain = match headers.contains_key(X_FORWARDED_FOR) {
        true => all(headers, &X_FORWARDED_FOR)
            .flat_map(|line| line.split(','))
            .map(address)
            .collect(),
        false => all(headers, &header::FORWARDED)
            .flat_map(|line| line.split(','))
            .map(forwarded_element)
            .collect::<Vec<_>>(),
    };
    let mut last = None;
    for address in chain.into_iter().rev() {
        // A name that is no address ends what can be followed.
        let address = address?;
        last = Some(address);
        if !trusts(address) {
            break;
        }
    }
    last
}

fn all<'h>(headers: &'h HeaderMap, name: &HeaderName) -> impl Iterator<Item = &'h str> {
    let values = headers.get_all(name).into_iter();
    values.map(|value| value.to_str().unwrap_or("?"))
}

/// `for=192.0.2.60;proto=http`, `for="[2001:db8::1]:4711"`.
fn forwarded_element(element: &str) -> Option<IpAddr> {
    let mut pairs = element.split(';').filter_map(|pair| pair.split_once('='));
    let (_, whom) = pairs.find(|(name, _)| name.trim().eq_ignore_ascii_case("for"))?;
    address(whom.trim().trim_matches('"'))
}

/// An address, with or without a port.
fn address(text: &str) -> Option<IpAddr> {
    let text = text.trim();
    let bare = text.parse::<IpAddr>().ok();
    let with_port = || {
        text.parse::<std::net::SocketAddr>()
            .ok()
            .map(|one| one.ip())
    };
    let bracketed = || text.strip_prefix('[')?.strip_suffix(']')?.parse().ok();
    let found: Option<IpAddr> = bare.or_else(with_port).or_else(bracketed);
    found.map(|address| address.to_canonical())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_network_knows_its_addresses() {
        for (network, address, inside) in [
            ("10.0.0.7", "10.0.0.7", true),
            ("10.0.0.7", "10.0.0.8", false),
            ("10.0.0.0/8", "10.200.3.4", true),
            ("10.0.0.0/8", "11.0.0.1", false),
            ("0.0.0.0/0", "192.0.2.1", true),
            ("127.0.0.0/8", "::ffff:127.0.0.1", true),
            ("fd00::/8", "fd12::1", true),
            ("fd00::/8", "2001:db8::1", false),
            ("::/0", "192.0.2.1", false),
        ] {
            let network: Network = network.parse().unwrap();
            assert_eq!(
                network.contains(address.parse().unwrap()),
                inside,
                "{address}"
            );
        }
        for text in ["", "proxy", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0/8"] {
            assert_eq!(text.parse::<Network>(), Err(NoNetwork), "{text}");
        }
    }

    #[test]
    fn the_last_address_that_is_no_proxy_counts() {
        let proxies: Network = "10.0.0.0/8".parse().unwrap();
        for (name, lines, found) in [
            ("x-forwarded-for", vec!["192.0.2.1"], Some("192.0.2.1")),
            (
                "x-forwarded-for",
                vec!["6.6.6.6, 192.0.2.1"],
                Some("192.0.2.1"),
            ),
            (
                "x-forwarded-for",
                vec!["6.6.6.6", "192.0.2.1:99"],
                Some("192.0.2.1"),
            ),
            (
                "x-forwarded-for",
                vec!["6.6.6.6, 192.0.2.1, 10.0.0.9"],
                Some("192.0.2.1"),
            ),
            (
                "x-forwarded-for",
                vec!["10.0.0.8, 10.0.0.9"],
                Some("10.0.0.8"),
            ),
            ("x-forwarded-for", vec!["192.0.2.1, unknown"], None),
            ("x-forwarded-for", vec![""], None),
            ("x-forwarded-for", vec!["2001:db8::1"], Some("2001:db8::1")),
            (
                "forwarded",
                vec!["for=6.6.6.6, for=\"[2001:db8::1]:47\";proto=https"],
                Some("2001:db8::1"),
            ),
            (
                "forwarded",
                vec!["proto=https;For=192.0.2.1"],
                Some("192.0.2.1"),
            ),
            ("forwarded", vec!["for=_hidden"], None),
            ("other", vec!["192.0.2.1"], None),
        ] {
            let mut headers = HeaderMap::new();
            for line in &lines {
                headers.append(name, line.parse().unwrap());
            }
            let expected: Option<IpAddr> = found.map(|address| address.parse().unwrap());
            let told = forwarded_for(&headers, |address| proxies.contains(address));
            assert_eq!(told, expected, "{name}: {lines:?}");
        }
    }
}
