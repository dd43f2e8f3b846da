# Editions and their variations.

variation-error-unknown = { $edition } no tiene la variante «{ $id }»
variation-error-number-missing = la variante «{ $id }» lleva un número ({ $what }): se escribe { $id }=NÚMERO
variation-error-no-number = la variante «{ $value }» no lleva número
variation-error-not-a-number = «{ $value }» no es un número
variation-error-misfit = la variante «{ $id }» no encaja: { $cause }
