# The demonstration event that comes with the program.

demo-error-calendar = no hay calendario para estas fechas: { $why }
