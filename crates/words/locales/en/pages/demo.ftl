# The demonstration event that comes with the program.

demo-error-calendar = no calendar around this time: { $why }
