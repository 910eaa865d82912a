"""What nothing here binds comes from the one package that everything is taken from."""
from widgets import *
from .classes import *


def own():
    pass


def build():
    Button()  #= Button external widgets
    own()  #= own stars.py#own
    print()  #= print external platform
    _hidden()  #= _hidden unresolved
