# Editions and their variations.

variation-error-unknown = { $edition } hat keine Abweichung „{ $id }“
variation-error-number-missing = die Abweichung „{ $id }“ braucht eine Zahl ({ $what }): { $id }=ZAHL schreiben
variation-error-no-number = die Abweichung „{ $value }“ hat keine Zahl
variation-error-not-a-number = „{ $value }“ ist keine Zahl
variation-error-misfit = die Abweichung „{ $id }“ passt nicht: { $cause }
