//! What headings mean.

/// What a column of an entry list tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Column {
    /// The whole name, or the family name beside a column of given names.
    Name,
    FamilyName,
    GivenName,
    Title,
    Federation,
    FideId,
    FideRating,
    NationalId,
    NationalRating,
    AssignedRating,
    Birth,
    Sex,
    Club,
    Team,
    Notes,
    /// A running number or rank: the list's own, of no use to us.
    Number,
}

/// A column, its name in error messages, and its headings in [folded](fold) form.
type Meaning = (Column, &'static str, &'static [&'static str]);

#[rustfmt::skip]
const MEANINGS: &[Meaning] = &[
    (Column::Name, "the name", &[
        "name", "fullname", "player", "players", "playername", "playersname", "nameofplayer",
        "spieler", "spielername", "teilnehmer",
        "nom", "nomcomplet", "nomprenom", "nometprenom", "joueur", "nomdujoueur",
        "nombre", "nombrecompleto", "apellidosynombre", "apellidosynombres", "jugador",
        "nome",
    ]),
    (Column::FamilyName, "the family name", &[
        "last", "lastname", "surname", "family", "familyname",
        "nachname", "familienname", "zuname", "nomdefamille", "apellido", "apellidos", "cognome",
    ]),
    (Column::GivenName, "the given name", &[
        "first", "firstname", "given", "givenname", "givennames", "forename", "forenames",
        "vorname", "vornamen", "rufname", "prenom", "prenoms", "nombres", "nombredepila",
    ]),
    (Column::Title, "the title", &[
        "title", "tit", "fidetitle", "titel", "fidetitel", "titre", "titrefide", "titulo",
        "titulofide", "titolo",
    ]),
    (Column::Federation, "the federation", &[
        "fed", "federation", "fedcode", "fidefed", "fidefederation", "country", "countrycode",
        "nation", "land", "foderation", "nationalitat", "pays", "nationalite",
        "pais", "federacion", "federazione",
    ]),
    (Column::FideId, "the FIDE ID", &[
        "fideid", "idfide", "fideno", "fidenr", "fidenum", "fidenumber", "fideidno",
        "fideidnr", "fideidnumber", "fidecode", "codefide", "fidenummer", "fideidentnummer",
        "idfidenumber", "numerofide", "codigofide",
    ]),
    (Column::FideRating, "the FIDE rating", &[
        "rating", "rtg", "elo", "fiderating", "ratingfide", "fideelo", "elofide", "fidertg",
        "irtg", "rtgi", "rtgint", "intrtg", "intrating", "internationalrating", "eloint", "eloi",
        "standard", "standardrating", "standardelo", "std", "srtng", "elozahl", "wertungszahl",
        "eloclassique",
    ]),
    (Column::NationalId, "the national ID", &[
        "nationalid", "idnational", "natid", "idnat", "nationalno", "natno", "nationalcode",
        "uscfid", "iduscf", "uschessid", "uscfno", "ecfcode", "ecfid", "licence", "license",
        "licenceno", "nolicence", "numerolicence", "numerodelicence", "codeffe", "nrffe",
        "nationaleid", "licencia", "idnacional",
    ]),
    (Column::NationalRating, "the national rating", &[
        "nationalrating", "ratingnational", "natrating", "ratingnat", "nrtg", "rtgn", "rtgnat",
        "natrtg", "nationalelo", "elonational", "natelo", "elonat", "elon",
        "uscfrating", "ratinguscf", "uschessrating", "ecfrating", "dwz", "nwz", "elonacional",
    ]),
    (Column::AssignedRating, "the assigned rating", &[
        "assignedrating", "ratingassigned", "assigned", "assignedrtg", "rtgassigned",
    ]),
    (Column::Birth, "the date of birth", &[
        "birth", "birthday", "bday", "birthdate", "born", "dateofbirth", "dob", "yearofbirth",
        "birthyear", "yob",
        "geburtsdatum", "gebdatum", "geburtstag", "geburtsjahr", "geboren", "geb", "jahrgang",
        "naissance", "datedenaissance", "datenaissance", "anneedenaissance", "ne", "nele",
        "nacimiento", "fechadenacimiento", "fechanacimiento", "fechanac", "anodenacimiento",
    ]),
    (Column::Sex, "the sex", &[
        "sex", "gender", "geschlecht", "sexe", "genre", "sexo", "genero",
    ]),
    (Column::Club, "the club", &[
        "club", "clubname", "clubcity", "club/city", "city", "town", "school",
        "verein", "vereinsname", "vereinort", "verein/ort", "ort", "stadt", "schule",
        "ville", "ecole", "ciudad", "escuela",
    ]),
    (Column::Team, "the team", &[
        "team", "teamname", "mannschaft", "mannschaftsname", "equipe", "nomequipe", "equipo",
    ]),
    (Column::Notes, "the notes", &[
        "notes", "note", "remark", "remarks", "comment", "comments",
        "bemerkung", "bemerkungen", "anmerkung", "anmerkungen", "notiz", "kommentar",
        "remarque", "remarques", "commentaire", "commentaires",
        "nota", "notas", "observacion", "observaciones", "comentario", "comentarios",
    ]),
    (Column::Number, "a running number", &[
        "#", "№", "nº", "n°", "n", "no", "nr", "num", "number", "numero", "nummer", "lfdnr",
        "startno", "startnr", "startingno", "startingrank", "sno", "snr", "rank", "rk", "rang",
        "platz", "pos", "seed",
    ]),
];

impl Column {
    /// The column that a heading names.
    pub fn called(heading: &str) -> Option<Column> {
        let heading = fold(heading);
        MEANINGS
            .iter()
            .find(|(_, _, headings)| headings.contains(&heading.as_str()))
            .map(|(column, _, _)| *column)
    }

    /// How error messages name what the column tells.
    pub fn description(self) -> &'static str {
        let mut meanings = MEANINGS.iter();
        let meaning = meanings.find(|(column, _, _)| *column == self);
        meaning.map_or("", |(_, description, _)| description)
    }
}

/// A heading without what people write differently: case, blanks, underscores, dashes, dots and
/// the accents of western languages.
fn fold(heading: &str) -> String {
    heading
        .chars()
        .flat_map(char::to_lowercase)
        .filter(|c| !(c.is_whitespace() || matches!(c, '_' | '-' | '–' | '.') || is_accent(*c)))
        .map(without_accent)
        .collect()
}

/// An accent that stands as a character of its own, as macOS writes them.
fn is_accent(character: char) -> bool {
    ('\u{300}'..='\u{36f}').contains(&character)
}

fn without_accent(letter: char) -> char {
    match letter {
        'á' | 'à' | 'â' | 'ä' | 'ã' => 'a',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'í' | 'ì' | 'î' | 'ï' => 'i',
        'ó' | 'ò' | 'ô' | 'ö' | 'õ' => 'o',
        'ú' | 'ù' | 'û' | 'ü' => 'u',
        'ç' => 'c',
        'ñ' => 'n',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_are_recognised_however_they_are_written() {
        for (heading, column) in [
            ("NAME", Column::Name),
            ("Last name", Column::FamilyName),
            ("Given_Name", Column::GivenName),
            ("Prénom", Column::GivenName),
            ("Pre\u{301}nom", Column::GivenName),
            ("Apellidos", Column::FamilyName),
            ("Titel", Column::Title),
            ("Country", Column::Federation),
            ("Föderation", Column::Federation),
            ("FIDE ID", Column::FideId),
            ("fide-no.", Column::FideId),
            ("ID FIDE", Column::FideId),
            ("Rtg.", Column::FideRating),
            ("IRtg", Column::FideRating),
            ("Rtg_Nat", Column::NationalRating),
            ("USCF Rating", Column::NationalRating),
            ("ID nat.", Column::NationalId),
            ("Assigned rating", Column::AssignedRating),
            ("B-day", Column::Birth),
            ("Date of Birth", Column::Birth),
            ("Né le", Column::Birth),
            ("Gender", Column::Sex),
            ("Verein", Column::Club),
            ("Équipe", Column::Team),
            ("Remark", Column::Notes),
            ("No.", Column::Number),
            ("#", Column::Number),
        ] {
            assert_eq!(Column::called(heading), Some(column), "{heading}");
        }
        for heading in ["", "Hotel", "Rapid", "ID", "e-mail"] {
            assert_eq!(Column::called(heading), None, "{heading}");
        }
    }

    #[test]
    fn the_table_is_folded_and_no_heading_means_two_things() {
        let headings: Vec<&str> = MEANINGS.iter().flat_map(|(_, _, h)| *h).copied().collect();
        for (place, heading) in headings.iter().enumerate() {
            assert_eq!(fold(heading), *heading);
            assert!(!headings[..place].contains(heading), "{heading} twice");
        }
    }
}
