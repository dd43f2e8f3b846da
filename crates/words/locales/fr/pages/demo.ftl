# The demonstration event that comes with the program.

demo-error-calendar = pas de calendrier autour de cette date : { $why }
