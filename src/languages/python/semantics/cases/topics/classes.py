import copy
from enum import Enum
from typing import Annotated, Generic, Optional, TypeVar, cast

import unknown_package

from .flow import Leaf, Node

T = TypeVar("T")


class A:
    def __init__(self):
        self.node: Optional[Node] = None
        self.leaf = Leaf()

    def name(self):
        self.node.close()  #= close flow.py#Node.close

    def copy(self):
        return copy.copy(self)

    @classmethod
    def build(cls):
        made = cls()
        return made

    def itself(self):
        return type(self)()

    @property
    def first(self) -> Leaf:
        return self.leaf

    @staticmethod
    def plain(leaf: "Leaf"):
        leaf.drop()  #= drop flow.py#Leaf.drop


class B(A):
    pass


class C(A):
    def name(self):
        super().name()  #= name classes.py#A.name

    def own(self):
        self.first.drop()  #= drop flow.py#Leaf.drop


class D(B, C):
    def name(self):
        super().name()  #= name classes.py#C.name
        super(C, self).name()  #= name dynamic

    def only(self):
        pass


D().own()  #= own classes.py#C.own
D().copy().only()  #= only classes.py#D.only
D.build().only()  #= only classes.py#D.only
D().itself().only()  #= only classes.py#D.only


class E(unknown_package.Base, A):
    def go(self):
        self.name()  #= name ambiguous
        self.other()  #= other external unknown_package


class Box(Generic[T]):
    def __init__(self, item: T):
        self.item = item

    def get(self) -> T:
        return self.item


class Boxed(Box[Leaf]):
    def go(self):
        self.get().drop()  #= drop flow.py#Leaf.drop


def unbox(box: Box[Node], some: "Box"):
    box.get().close()  #= close flow.py#Node.close
    some.get().close()  #= close dynamic


Current = Annotated[D, "injected"]
Many = list[Leaf]


def route(user: Current, leaves: Many, thing):
    user.only()  #= only classes.py#D.only
    leaves[0].drop()  #= drop flow.py#Leaf.drop
    cast(D, thing).only()  #= only classes.py#D.only
    cast("D", thing).only()  #= only dynamic


class Color(Enum):
    RED = 1

    def paint(self):
        pass


Color.RED.paint()  #= paint classes.py#Color.paint
for color in Color:
    color.paint()  #= paint dynamic


class Outer:
    class Inner:
        def go(self):
            pass

    def use(self):
        self.Inner().go()  #= go classes.py#Outer.Inner.go


class Unsure:
    def __init__(self, given):
        self.held = given
        self.held = Leaf()

    def go(self):
        self.held.drop()  #= drop ambiguous


class Caller:
    def __call__(self) -> Leaf:
        return Leaf()

    def again(self):
        return self.__class__().again()  #= again classes.py#Caller.again


Caller()().drop()  #= drop flow.py#Leaf.drop
caller = Caller()
caller()  #= caller classes.py#Caller.__call__


def one_of(value: A | Leaf, names: list[D], **more: D):
    value.drop()  #= drop flow.py#Leaf.drop
    sorted(names, key=lambda each: each.only())  #= only classes.py#D.only
    map(lambda each: each.only(), names)  #= only classes.py#D.only
    more["x"].only()  #= only classes.py#D.only
    more.unknown()  #= unknown external platform


class Magic:
    def __getattr__(self, name):
        return name


def magic(value: Magic | Leaf):
    value.drop()  #= drop ambiguous


class Helpers(unknown_package.Base):
    def __getattr__(self, name):
        return name


class Handed(unknown_package.Base):
    pass


def made_up(helpers: Helpers, handed: Handed):
    helpers.anything()  #= anything dynamic
    handed.anything()  #= anything external unknown_package


class Mixin:
    def start(self):
        self.begin()  #= begin dynamic


class Engine(Mixin):
    def begin(self):
        pass
