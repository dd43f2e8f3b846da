# Texts of the pages: card.

card-anybody = cualquiera
card-assumed = { $value } (supuesto)
card-average = Media de los rivales
card-change = Variación de Elo
card-coefficient = Coeficiente K
card-draw = Con tablas
card-expected = Puntuación esperada
card-float-down = jugó contra alguien con menos puntos
card-float-up = jugó contra alguien con más puntos
card-games = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
card-loss = Con una derrota
card-norm-against = { $first } contra { $second } con Elo { $third } o más
card-norm-more = además hacen falta todavía: del título { $first }, titulados { $second }, federaciones { $third }
card-norm-of = Norma de { $value }
card-norm-score = puntos que faltan: { $first }, contra una media de { $second }
card-not-counted = La ronda { $first } no es valedera para Elo: { $second } ({ $third })
card-performance = Rendimiento
card-points-in-games = { $first } en { $second }
card-rated-games = Puntos en partidas valederas para Elo
card-ratings = Elo y normas
card-title-holder = un titulado
card-title-main = un titulado de ese título
card-win = Con una victoria
card-norm-avoid = { $first }, no de { $second }
card-title-needs = para el título: { $first } ({ $second })
