# Texts of the pages: card.

card-anybody = irgendjemanden
card-assumed = { $value } (angenommen)
card-average = Schnitt der Gegner
card-change = Änderung der Wertungszahl
card-coefficient = Koeffizient K
card-draw = Mit einem Remis
card-expected = Erwartete Punkte
card-float-down = spielte gegen jemanden mit weniger Punkten
card-float-up = spielte gegen jemanden mit mehr Punkten
card-games = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
card-loss = Mit einer Niederlage
card-norm-against = { $first } gegen { $second } mit { $third } oder mehr
card-norm-more = außerdem noch nötig: dieses Titels { $first }, Titelträger { $second }, Föderationen { $third }
card-norm-of = { $value }-Norm
card-norm-score = noch nötige Punkte: { $first }, gegen einen Schnitt von { $second }
card-not-counted = Runde { $first } wird nicht gewertet: { $second } ({ $third })
card-performance = Performance
card-points-in-games = { $first } aus { $second }
card-rated-games = Punkte in gewerteten Partien
card-ratings = Wertung und Normen
card-title-holder = einen Titelträger
card-title-main = einen Träger dieses Titels
card-win = Mit einem Sieg
card-norm-avoid = { $first }, nicht aus { $second }
card-title-needs = für den Titel: { $first } ({ $second })
