//! The codes of the federations.

/// Those of the members of FIDE and the codes for who plays for none, in alphabetical order. They
/// only serve to recognise a column: federations come, go and change their code, and any code of
/// three letters can be entered.
#[rustfmt::skip]
const CODES: &[&str] = &[
    "AFG", "AHO", "ALB", "ALG", "AND", "ANG", "ANT", "ARG", "ARM", "ARU", "AUS", "AUT",
    "AZE", "BAH", "BAN", "BAR", "BDI", "BEL", "BER", "BHU", "BIH", "BIZ", "BLR", "BOL",
    "BOT", "BRA", "BRN", "BRU", "BUL", "BUR", "CAF", "CAM", "CAN", "CAY", "CGO", "CHA",
    "CHI", "CHN", "CIV", "CMR", "COD", "COL", "COM", "CPV", "CRC", "CRO", "CUB", "CYP",
    "CZE", "DEN", "DJI", "DMA", "DOM", "ECU", "EGY", "ENG", "ERI", "ESA", "ESP", "EST",
    "ETH", "FAI", "FID", "FIJ", "FIN", "FRA", "GAB", "GAM", "GCI", "GEO", "GEQ", "GER",
    "GHA", "GRE", "GRL", "GRN", "GUA", "GUM", "GUY", "HAI", "HKG", "HON", "HUN", "INA",
    "IND", "IOM", "IRI", "IRL", "IRQ", "ISL", "ISR", "ISV", "ITA", "IVB", "JAM", "JCI",
    "JOR", "JPN", "KAZ", "KEN", "KGZ", "KOR", "KOS", "KSA", "KUW", "LAO", "LAT", "LBA",
    "LBN", "LBR", "LCA", "LES", "LIE", "LTU", "LUX", "MAC", "MAD", "MAR", "MAS", "MAW",
    "MDA", "MDV", "MEX", "MGL", "MKD", "MLI", "MLT", "MNC", "MNE", "MOZ", "MRI", "MTN",
    "MYA", "NAM", "NCA", "NCL", "NED", "NEP", "NGR", "NIG", "NIR", "NOR", "NRU", "NZL",
    "OMA", "PAK", "PAN", "PAR", "PER", "PHI", "PLE", "PLW", "PNG", "POL", "POR", "PUR",
    "QAT", "ROU", "RSA", "RUS", "RWA", "SCO", "SEN", "SEY", "SGP", "SKN", "SLE", "SLO",
    "SMR", "SOL", "SOM", "SRB", "SRI", "SSD", "STP", "SUD", "SUI", "SUR", "SVK", "SWE",
    "SWZ", "SYR", "TAN", "TGA", "THA", "TJK", "TKM", "TLS", "TOG", "TPE", "TTO", "TUN",
    "TUR", "UAE", "UGA", "UKR", "URU", "USA", "UZB", "VAN", "VEN", "VIE", "VIN", "WLS",
    "YEM", "ZAM", "ZIM",
];

/// Whether a text is the code of a federation, written as such.
pub(super) fn is_federation(text: &str) -> bool {
    CODES.binary_search(&text).is_ok() || text == "NON"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_codes_are_in_order() {
        assert!(CODES.is_sorted_by(|one, two| one < two));
        assert!(
            CODES
                .iter()
                .all(|code| code.len() == 3 && is_federation(code))
        );
        assert!(!is_federation("nor") && !is_federation("XYZ"));
    }
}
