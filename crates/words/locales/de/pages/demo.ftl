# The demonstration event that comes with the program.

demo-error-calendar = kein Zeitplan um diese Zeit: { $why }
