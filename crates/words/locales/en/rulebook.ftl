# Editions and their variations.

variation-error-unknown = { $edition } has no variation "{ $id }"
variation-error-number-missing = the variation "{ $id }" takes a number ({ $what }): write { $id }=NUMBER
variation-error-no-number = the variation "{ $value }" takes no number
variation-error-not-a-number = "{ $value }" is not a number
variation-error-misfit = the variation "{ $id }" does not fit: { $cause }
