# Árbitros: qué hacen, los certificados de un torneo, cómo está un requisito.

arbiter-role-chief = árbitro principal
arbiter-role-deputy = árbitro principal adjunto
arbiter-role-sector = árbitro de sector
arbiter-role-arbiter = árbitro
arbiter-role-assistant = árbitro auxiliar
certificates-unlimited = tantos como se ganen
certificates-at-most = { $value } como máximo
certificates-one-for-fifty = uno por cada 50 jugadores: { $strict }, o { $mild } si cuenta una fracción de 50
certificates-nothing = ninguno
standing-not-met = no se cumple
standing-open = por aclarar
standing-waived = no se aplica
standing-met = se cumple
