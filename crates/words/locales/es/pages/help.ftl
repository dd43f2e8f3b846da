# El manual en las páginas.

help = Ayuda
help-intro = Qué hacer y dónde, capítulo por capítulo. Cada página del programa lleva al suyo.
help-whole = Todo el manual en una página, para imprimir
