"""What a class holds under a name is what a call of it names, whatever that is."""
from . import tables
from .tables import render as shown


class Form:
    def save(self):
        pass


class View:
    form = Form
    limit: int = 5

    @property
    def link(self):
        return print

    def show(self):
        self.form()  #= form attributes.py#View.form
        self.link()  #= link attributes.py#View.link
        form = self.form
        form().save()  #= save attributes.py#Form.save


class Page(View):
    pass


def go(page: Page):
    page.form()  #= form attributes.py#View.form
    shown()  #= shown tables.py#render
    alias = Form
    alias()  #= alias attributes.py#Form


def paint():
    tables.render()  #= render tables.py#render
