# Textos de las páginas: el cuadro de eliminatorias.

bracket-by-round = Cuadro tras cada ronda
bracket-legend = Quien pasa está en negrita; un duelo en tablas se decidió en un desempate.
bracket-nobody = Nadie
bracket-none = El cuadro se dibuja en cuanto todos tienen número.
bracket-open = Ganador de un duelo por jugar
bracket-tab = Cuadro
