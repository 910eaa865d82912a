"""Nobody imports this file: all calls of its functions are here."""


class Job:
    def run(self):
        pass


def later(what):
    what.run()  #= run script.py#Job.run


def twice(do):
    do()  #= do ambiguous


later(Job())
twice(later)
twice(print_all := lambda: None)


def named(name):
    name()  #= name script.py#name

    def wrap(function):
        function()  #= function script.py#shown

    return wrap


@named("x")
def shown():
    pass


def bare(function):
    function()  #= function script.py#plain


@bare
def plain():
    pass


class Shape:
    def draw(self):
        self.paint()  #= paint ambiguous
        self.only()  #= only script.py#Square.only
        self.nowhere()  #= nowhere dynamic


class Square(Shape):
    def __init__(self):
        self.paint = self.fill

    def fill(self):
        pass

    def only(self):
        pass


class Circle(Shape):
    def paint(self):
        pass


class Apart:
    def nowhere(self):
        pass
