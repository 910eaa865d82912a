from typing import Generic, Type, TypeVar


def first(): ...
def second(): ...


class Thing:
    def __init__(self):
        self.hook = first
        self.calm = first

    def go(self): ...
    def stay(self): ...


thing = Thing()
thing.hook = second
thing.hook()  #= hook ambiguous
thing.calm()  #= calm written.py#first


class Patched:
    def go(self): ...
    def stay(self): ...


Patched.go = second
Patched().go()  #= go ambiguous
Patched().stay()  #= stay written.py#Patched.stay


class Below(Patched): ...


Below().go()  #= go ambiguous
Below().stay()  #= stay written.py#Patched.stay


class Named:
    def go(self): ...
    def stay(self): ...


setattr(Named, "go", second)
Named().go()  #= go ambiguous
Named().stay()  #= stay written.py#Named.stay


class Computed:
    def __init__(self, **given):
        for key in given:
            setattr(self, key, given[key])

    def go(self): ...


# A call names the method that the class declares, whatever a computed name may replace when the program runs.
Computed().go()  #= go written.py#Computed.go


class Tables:
    shared = {"a": first}

    def __init__(self):
        self.own = {"a": first}
        self.calm = {"a": first}

    def put(self):
        self.own["a"] = second
        self.shared["a"] = second

    def run(self):
        held = self.own["a"]
        held()  #= held ambiguous
        shared = self.shared["a"]
        shared()  #= shared ambiguous
        calm = self.calm["a"]
        calm()  #= calm written.py#first


def passed():
    given = {"a": first}
    missing(given)
    held = given["a"]
    held()  #= held ambiguous
    shown = {"a": first}
    print(shown)
    held = shown["a"]
    held()  #= held written.py#first
    listed = [first]
    missing(listed)
    for each in listed:
        each()  #= each ambiguous
    quiet = [first]
    len(quiet)
    for each in quiet:
        each()  #= each written.py#first
    filled = [first]
    fill(filled)
    for each in filled:
        each()  #= each ambiguous
    counted = [first]
    count(counted)
    for each in counted:
        each()  #= each written.py#first


def fill(given):
    given.append(second)


def count(items):
    return len(items)


AppType = TypeVar("AppType", bound="App")
T = TypeVar("T")


class App:
    def me(self: AppType) -> AppType:
        return self

    def go(self: AppType):
        self.stay()  #= stay written.py#App.stay

    def stay(self): ...


class Big(App):
    def big(self): ...


App().me().stay()  #= stay written.py#App.stay
Big().me().big()  #= big written.py#Big.big


def make(kind: type[T]) -> T: ...
def old(kind: Type[T]) -> T: ...
def item(given: list[T]) -> T: ...


class Box(Generic[T]):
    def get(self) -> T: ...


def box(given: T) -> Box[T]: ...
def lost() -> T: ...


make(Big).big()  #= big written.py#Big.big
old(kind=Big).big()  #= big written.py#Big.big
item([Big()]).big()  #= big written.py#Big.big
box(Big()).get().big()  #= big written.py#Big.big
lost().big()  #= big dynamic
make(missing).big()  #= big dynamic


class Meta(type):
    def build(cls): ...


class Made(metaclass=Meta): ...


Made.build()  #= build dynamic
