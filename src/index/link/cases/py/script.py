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
