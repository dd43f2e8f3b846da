# Texts of the pages: card.

card-anybody = n’importe qui
card-assumed = { $value } (supposé)
card-average = Moyenne des adversaires
card-change = Variation Elo
card-coefficient = Coefficient K
card-draw = En cas de nulle
card-expected = Score attendu
card-float-down = a rencontré quelqu’un qui avait moins de points
card-float-up = a rencontré quelqu’un qui avait plus de points
card-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
card-loss = En cas de perte
card-norm-against = { $first } contre { $second } à { $third } ou plus
card-norm-more = en outre, encore nécessaires : du titre { $first }, titrés { $second }, fédérations { $third }
card-norm-of = Norme de { $value }
card-norm-score = points encore nécessaires : { $first }, contre une moyenne de { $second }
card-not-counted = La ronde { $first } n’est pas comptée pour l’Elo : { $second } ({ $third })
card-performance = Performance
card-points-in-games = { $first } en { $second }
card-rated-games = Points dans les parties comptées pour l’Elo
card-ratings = Elo et normes
card-title-holder = un titré
card-title-main = un détenteur du titre
card-win = En cas de gain
card-norm-avoid = { $first }, mais pas de { $second }
card-title-needs = pour le titre : { $first } ({ $second })
