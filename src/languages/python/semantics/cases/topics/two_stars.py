from gadgets import *
from widgets import *
from .stars import Label, own


def build():
    Slider()  #= Slider unresolved
    Label()  #= Label external widgets
    own()  #= own stars.py#own
