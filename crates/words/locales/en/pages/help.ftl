# The manual on the pages.

help = Help
help-intro = What to do where, chapter by chapter. Every page of the program leads to its own.
help-whole = The whole manual on one page, to be printed
