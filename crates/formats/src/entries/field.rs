//! What headings mean.

use serde::Serialize;

use crate::fold::plain;

/// What a column of an entry list tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename = "EntryField")]
pub enum Field {
    /// The whole name, or the family name beside a column of given names.
    Name,
    FamilyName,
    GivenName,
    Title,
    Federation,
    /// The FIDE identity number.
    FideId,
    /// The standard FIDE rating, or a FIDE rating of which nothing more is said.
    StandardRating,
    /// The rapid FIDE rating.
    RapidRating,
    /// The blitz FIDE rating.
    BlitzRating,
    /// The identity in the national federation.
    NationalId,
    NationalRating,
    /// A rating given by the arbiter.
    AssignedRating,
    /// The date or year of birth.
    Birth,
    Sex,
    /// Club, school or town.
    Club,
    /// The grade at school.
    Grade,
    Team,
    /// What the player needs to be able to play.
    Needs,
    /// The state of a member of US Chess.
    State,
    /// The last day of a membership.
    Expires,
    /// Anything that the arbiter wants to remember.
    Notes,
    /// A running number or rank: the list's own, of no use to us.
    Number,
}

/// A column and its headings in [folded](fold) form.
type Meaning = (Field, &'static [&'static str]);

#[rustfmt::skip]
const MEANINGS: &[Meaning] = &[
    (Field::Name, &[
        "name", "fullname", "player", "players", "playername", "playersname", "nameofplayer",
        "spieler", "spielername", "teilnehmer",
        "nom", "nomcomplet", "nomprenom", "nometprenom", "joueur", "nomdujoueur",
        "nombre", "nombrecompleto", "apellidosynombre", "apellidosynombres", "jugador",
        "nome",
        "nameplayer", "lastnamefirstname", "namevorname", "nachnamevorname", "lastfirst",
        "apellidosnombre", "cognomenome", "cognomeenome", "nominativo", "giocatore", "participant",
        "participante", "partecipante", "surnamename", "namesurname",
    ]),
    (Field::FamilyName, &[
        "last", "lastname", "surname", "family", "familyname",
        "nachname", "familienname", "zuname", "nomdefamille", "apellido", "apellidos", "cognome",
        "lname", "lstname", "primerapellido",
    ]),
    (Field::GivenName, &[
        "first", "firstname", "given", "givenname", "givennames", "forename", "forenames",
        "vorname", "vornamen", "rufname", "prenom", "prenoms", "nombres", "nombredepila",
        "fname",
    ]),
    (Field::Title, &[
        "title", "tit", "fidetitle", "titel", "fidetitel", "titre", "titrefide", "titulo",
        "titulofide", "titolo",
        "ftitle",
    ]),
    (Field::Federation, &[
        "fed", "federation", "fedcode", "fidefed", "fidefederation", "country", "countrycode",
        "nation", "land", "foderation", "nationalitat", "pays", "nationalite",
        "pais", "federacion", "federazione",
        "feder", "nationality", "naz", "nazione", "nazionalita", "paese", "nacion", "nacionalidad",
    ]),
    (Field::FideId, &[
        "fideid", "idfide", "fideno", "fidenr", "fidenum", "fidenumber", "fideidno",
        "fideidnr", "fideidnumber", "fidecode", "codefide", "fidenummer", "fideidentnummer",
        "idfidenumber", "numerofide", "codigofide",
        "numfide", "codicefide",
    ]),
    (Field::StandardRating, &[
        "rating", "rtg", "elo", "fiderating", "ratingfide", "fideelo", "elofide", "fidertg",
        "irtg", "rtgi", "rtgint", "intrtg", "intrating", "internationalrating", "eloint", "eloi",
        "standard", "standardrating", "standardelo", "std", "srtng", "elozahl", "wertungszahl",
        "eloclassique",
        "elostandard", "eloclassico", "eloclasico", "classical", "classicalrating", "stdrating",
        "fidestd", "fidestandard", "ratingstd", "ratingstandard", "rtgstd", "ratingint", "ratingi",
    ]),
    (Field::RapidRating, &[
        "rapid", "rapidrating", "ratingrapid", "rapidelo", "elorapid", "fiderapid", "rapidrtg",
        "rtgrapid",
        "rrtng", "rpd", "schnellschach", "schnellschachelo", "elorapide", "rapide", "elorapido",
        "rapido",
        "semilampo",
    ]),
    (Field::BlitzRating, &[
        "blitz", "blitzrating", "ratingblitz", "blitzelo", "eloblitz", "fideblitz", "blitzrtg",
        "rtgblitz",
        "brtng", "blz", "relampago", "lampo",
    ]),
    (Field::NationalId, &[
        "nationalid", "idnational", "natid", "idnat", "nationalno", "natno", "nationalcode",
        "uscfid", "iduscf", "uschessid", "uscfno", "ecfcode", "ecfid", "licence", "license",
        "licenceno", "nolicence", "numerolicence", "numerodelicence", "codeffe", "nrffe",
        "nationaleid", "licencia", "idnacional",
        "idno", "memberid", "membershipid", "membernumber", "uscf#", "idnaz", "tessera",
        "numerotessera", "mitgliedsnr", "mitgliedsnummer", "passnr", "passnummer", "zps",
    ]),
    (Field::NationalRating, &[
        "nationalrating", "ratingnational", "natrating", "ratingnat", "nrtg", "rtgn", "rtgnat",
        "natrtg", "nationalelo", "elonational", "natelo", "elonat", "elon",
        "uscfrating", "ratinguscf", "uschessrating", "ecfrating", "dwz", "nwz", "elonacional",
        "nationalrtg", "ratingn", "eloitalia", "elonazionale", "elofrance", "dwzzahl",
    ]),
    (Field::AssignedRating, &[
        "assignedrating", "ratingassigned", "assigned", "assignedrtg", "rtgassigned",
    ]),
    (Field::Birth, &[
        "birth", "birthday", "bday", "birthdate", "born", "dateofbirth", "dob", "yearofbirth",
        "birthyear", "yob",
        "geburtsdatum", "gebdatum", "geburtstag", "geburtsjahr", "geboren", "geb", "jahrgang",
        "naissance", "datedenaissance", "datenaissance", "anneedenaissance", "ne", "nele",
        "nacimiento", "fechadenacimiento", "fechanacimiento", "fechanac", "anodenacimiento",
        "year", "jahr", "gebjahr", "geburt", "annee", "ddn", "ano", "nascita", "datadinascita",
        "datanascita", "annodinascita", "annonascita", "anno", "fnac", "fdn",
    ]),
    (Field::Sex, &[
        "sex", "gender", "geschlecht", "sexe", "genre", "sexo", "genero",
        "mf", "m/f", "f/m", "w/m", "m/w", "mw", "sesso",
    ]),
    (Field::Club, &[
        "club", "clubname", "clubcity", "club/city", "city", "town", "school",
        "verein", "vereinsname", "vereinort", "verein/ort", "ort", "stadt", "schule",
        "ville", "ecole", "ciudad", "escuela",
        "clubname/city", "associazione", "circolo", "citta", "societa", "clubort", "vereinschule",
        "schachverein", "schachklub", "localidad", "poblacion",
    ]),
    (Field::Grade, &[
        "grade", "gr", "schoolgrade", "gradelevel", "klasse", "klassenstufe", "schulklasse",
        "classe", "grado", "curso",
    ]),
    (Field::Team, &[
        "team", "teamname", "mannschaft", "mannschaftsname", "equipe", "nomequipe", "equipo",
        "squadra", "teams",
    ]),
    (Field::Needs, &[
        "needs", "need", "specialneeds", "accessibility", "assistance",
        "bedarf", "bedurfnisse", "unterstutzung", "barrierefreiheit",
        "besoins", "besoinsparticuliers", "accessibilite",
        "necesidades", "necesidadesespeciales", "accesibilidad",
        "esigenze", "accessibilita",
    ]),
    (Field::State, &["state", "uscfstate", "stateorcountry", "memberstate"]),
    (Field::Expires, &[
        "expires", "expired", "expiration", "expirationdate", "expdate", "expiry", "expirydate",
        "membershipexpires", "membershipexpiration", "uscfexp", "uscfexpires", "uscfexpiration",
        "uscfexpirationdate",
    ]),
    (Field::Notes, &[
        "notes", "note", "remark", "remarks", "comment", "comments",
        "bemerkung", "bemerkungen", "anmerkung", "anmerkungen", "notiz", "kommentar",
        "remarque", "remarques", "commentaire", "commentaires",
        "nota", "notas", "observacion", "observaciones", "comentario", "comentarios",
        "osservazioni", "annotazioni",
    ]),
    (Field::Number, &[
        "#", "№", "nº", "n°", "n", "no", "nr", "num", "number", "numero", "nummer", "lfdnr",
        "startno", "startnr", "startingno", "startingrank", "sno", "snr", "rank", "rk", "rang",
        "platz", "pos", "seed",
        "tpn", "pairingno", "pairingnumber", "ranking", "seedno", "startrang", "startrangnr", "pl",
    ]),
];

impl Field {
    /// The column that a heading names.
    pub fn called(heading: &str) -> Option<Field> {
        let heading = fold(heading);
        MEANINGS
            .iter()
            .find(|(_, headings)| headings.contains(&heading.as_str()))
            .map(|(column, _)| *column)
    }

    pub(super) fn is_fide_rating(self) -> bool {
        matches!(
            self,
            Field::StandardRating | Field::RapidRating | Field::BlitzRating
        )
    }

    /// Whether a heading says no more than that it is a rating.
    pub(super) fn is_general_rating(heading: &str) -> bool {
        matches!(fold(heading).as_str(), "rating" | "rtg" | "elo")
    }
}

/// A heading without what people write differently: case, accents, blanks, underscores, dashes and
/// dots.
pub(super) fn fold(heading: &str) -> String {
    let unused = |c: &char| c.is_whitespace() || matches!(c, '_' | '-' | '–' | '.' | ':' | '\'');
    plain(heading).chars().filter(|c| !unused(c)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_are_recognised_however_they_are_written() {
        for (heading, column) in [
            ("NAME", Field::Name),
            ("Last name", Field::FamilyName),
            ("Given_Name", Field::GivenName),
            ("Prénom", Field::GivenName),
            ("Cognome e nome", Field::Name),
            ("Data di nascita", Field::Birth),
            ("Rapid", Field::RapidRating),
            ("Elo Blitz", Field::BlitzRating),
            ("Pre\u{301}nom", Field::GivenName),
            ("Apellidos", Field::FamilyName),
            ("Titel", Field::Title),
            ("Country", Field::Federation),
            ("Föderation", Field::Federation),
            ("FIDE ID", Field::FideId),
            ("fide-no.", Field::FideId),
            ("ID FIDE", Field::FideId),
            ("Rtg.", Field::StandardRating),
            ("IRtg", Field::StandardRating),
            ("Rtg_Nat", Field::NationalRating),
            ("USCF Rating", Field::NationalRating),
            ("ID nat.", Field::NationalId),
            ("Assigned rating", Field::AssignedRating),
            ("B-day", Field::Birth),
            ("Date of Birth", Field::Birth),
            ("Né le", Field::Birth),
            ("Gender", Field::Sex),
            ("Verein", Field::Club),
            ("School", Field::Club),
            ("Grade", Field::Grade),
            ("Équipe", Field::Team),
            ("Needs", Field::Needs),
            ("Bedürfnisse", Field::Needs),
            ("Remark", Field::Notes),
            ("No.", Field::Number),
            ("#", Field::Number),
        ] {
            assert_eq!(Field::called(heading), Some(column), "{heading}");
        }
        for heading in ["", "Hotel", "ID", "e-mail", "Phone"] {
            assert_eq!(Field::called(heading), None, "{heading}");
        }
    }

    #[test]
    fn the_table_is_folded_and_no_heading_means_two_things() {
        let headings: Vec<&str> = MEANINGS.iter().flat_map(|(_, h)| *h).copied().collect();
        for (place, heading) in headings.iter().enumerate() {
            assert_eq!(fold(heading), *heading);
            assert!(!headings[..place].contains(heading), "{heading} twice");
        }
    }
}
