# Schiedsrichter: ihre Aufgaben, Bescheinigungen einer Veranstaltung, Stand einer Anforderung.

arbiter-role-chief = Hauptschiedsrichter
arbiter-role-deputy = stellvertretender Hauptschiedsrichter
arbiter-role-sector = Sektorschiedsrichter
arbiter-role-arbiter = Schiedsrichter
arbiter-role-assistant = Hilfsschiedsrichter
certificates-unlimited = so viele, wie verdient werden
certificates-at-most = höchstens { $value }
certificates-one-for-fifty = eine je 50 Spieler: { $strict }, oder { $mild }, wenn angefangene 50 zählen
certificates-nothing = keine
standing-not-met = nicht erfüllt
standing-open = zu klären
standing-waived = gilt hier nicht
standing-met = erfüllt
