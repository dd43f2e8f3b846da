# Editions and their variations.

variation-error-unknown = { $edition } n’a pas de variante « { $id } »
variation-error-number-missing = la variante « { $id } » demande un nombre ({ $what }) : écrivez { $id }=NOMBRE
variation-error-no-number = la variante « { $value } » ne prend pas de nombre
variation-error-not-a-number = « { $value } » n’est pas un nombre
variation-error-misfit = la variante « { $id } » ne convient pas : { $cause }
