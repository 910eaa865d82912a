def before(a):  # ^ chunk function before(a) exported lines=1-2
    return call(a)  # ^ call call in=before


def unclosed(  # ^ error


def between(b):  # ^ chunk function between(b) exported
    x = b.method()  # ^ call b.method in=between
    return x


class Holder:  # ^ chunk class Holder exported broken
    def good(self):  # ^ chunk method Holder.good(self)
        return 1

    def bad(self):  # ^ chunk method Holder.bad(self) broken
        y = = 3  # ^ error
        return y

    def also_good(self):  # ^ chunk method Holder.also_good(self)
        return 2


value = ?  # ^ error
last = 1  # ^ chunk variable last exported


def after(c):  # ^ chunk function after(c) exported
    return c
