"""The module's own docstring is no chunk."""
from dataclasses import dataclass, field
import enum


@dataclass(frozen=True)
class Point(Base, ns.Other[int], metaclass=Meta, flag=1):
    # ^ chunk class Point exported lines=6-18 sig="class Point(Base, ns.Other[int], metaclass=Meta, flag=1)" doc="A place." notes="dataclass(frozen=True)"
    # ^ heritage extends Base of=Point name=Base value=Base
    # ^ heritage extends ns.Other[int] name=Other
    # ^ heritage metaclass Meta
    # ^ refs Base:read ns:read .Other:read int:read Meta:read
    """A place. With more."""
    x: int = 0  # ^ chunk field Point.x type=int sig="x: int" parent=Point ^ bind field x scope=class type=int value=<number> ^ assign Point.x = <number> in=Point
    tags: list = field(default_factory=lambda: make())
    # ^ chunk field Point.tags type=list ^ chunk lambda - () parent=Point
    # ^ call field in=Point args=1 keywords=default_factory kinds=function ^ call make in=Point:lambda
    # ^ yields return call#1 in=Point:lambda


async def fetch(url: str, /, size=lookup(1), *rest: bytes, only: "Key", limit: int = 3, **kw) -> "models.Page":
    # ^ chunk function fetch(pos url: str, size = lookup(1), *rest: bytes, kw only: "Key", kw limit: int = 3, **kw) async exported type="\"models.Page\""
    # ^ call lookup in=- ^ refs str:type lookup:call bytes:type Key:type int:type models:type .Page:type
    # ^ bind function fetch chunk=fetch scope=module ^ bind param url index=0 type=str ^ bind param size index=1 value=call#3
    # ^ bind param rest index=2 path=... ^ bind param only index=3 ^ bind param limit index=4 value=<number> ^ bind param kw index=5
    """   Fetches a page.

    :param url: not part of the summary
    """
    return await load(url)
    # ^ call load awaited in=fetch ^ yields return await call#4 in=fetch


def keyword_only(*, a, b=None): return a
# ^ chunk function keyword_only(kw a, kw b = None) exported


def plain(): "Only a docstring."  # ^ chunk function plain() exported doc="Only a docstring."


def counts():
    # ^ chunk function counts() exported generator
    def inner():  # ^ chunk function counts.inner() generator parent=counts ^ bind function inner scope=function chunk=counts.inner
        yield from numbers()
        # ^ yields yield ...call#5 in=counts.inner
    value = yield 1  # ^ yields yield <number> ^ bind var value scope=function value="yield <number>"
    nested = [(yield_ for yield_ in inner())]
    return lambda: 1  # ^ chunk lambda - () ^ yields return chunk:counts in=counts ^ yields return <number> in=counts:lambda


double = lambda n, by=2: n * by  # ^ chunk function double(n, by = 2) exported lines=51-51 sig="double = lambda n, by=2" ^ bind function double value=chunk:double chunk=double ^ bind param n index=0 ^ bind param by index=1 value=<number>
pair = (lambda: 1, lambda: 2)  # ^ chunk variable pair exported ^ chunk lambda - () parent=pair ^ chunk lambda - () parent=pair


def local():
    twice = lambda v: v + v  # ^ chunk function local.twice(v) parent=local ^ bind function twice scope=function chunk=local.twice ^ bind param v
    twice = lambda: 0  # ^ chunk function local.twice() ^ refs twice:write ^ assign twice = chunk:local.twice
    thing = 3  # ^ no chunk


class Shape(abc.ABC):
    count = total = 0  # ^ chunk field Shape.count ^ chunk field Shape.total ^ assign Shape.total = <number> ^ assign Shape.count = <number>
    one, (two, *more) = spread()
    # ^ chunk field Shape.one ^ chunk field Shape.two ^ chunk field Shape.more
    # ^ bind field one path=[0] ^ bind field two path=[1][0] ^ bind field more path=[1]...
    area = lambda self: 0  # ^ chunk method Shape.area(self)
    _hint: str  # ^ chunk field Shape._hint protected type=str ^ bind field _hint type=str value=? ^ no assign
    if DEBUG:
        trace = True  # ^ chunk field Shape.trace
    count = 1  # ^ no chunk ^ refs count:write

    def __init__(self, sides):  # ^ chunk constructor Shape.__init__(self, sides)
        super().__init__(sides)
        # ^ call super in=Shape.__init__ ^ call super().__init__ receiver="super()" name=__init__ in=Shape.__init__ value=super.__init__
        self.sides = sides  # ^ assign self.sides = sides ^ refs self:read .sides:write sides:read ^ no chunk
        self.on_done: Callback = sides.done  # ^ assign self.on_done = (sides.done as Callback) ^ refs self:read .on_done:write Callback:type sides:read .done:read

    @property
    def name(self): return self._name  # ^ chunk getter Shape.name(self) lines=78-79 notes=property

    @name.setter
    def name(self, value): self._name = value  # ^ chunk setter Shape.name(self, value) notes=name.setter

    @name.deleter
    def name(self): del self._name  # ^ chunk method Shape.name ^ refs self:read ._name:write

    @functools.cached_property
    def heavy(self): return 1  # ^ chunk getter Shape.heavy

    @staticmethod
    def make(): pass  # ^ chunk method Shape.make() static

    @classmethod
    def build(cls): return cls()  # ^ chunk method Shape.build(cls)

    @abc.abstractmethod
    def draw(self): ...  # ^ chunk method Shape.draw abstract declaration

    @abc.abstractmethod
    def paint(self): raise NotImplementedError  # ^ chunk method Shape.paint abstract ^ yields throw NotImplementedError

    def _hidden(self): ...  # ^ chunk method Shape._hidden protected
    def __mangled(self): pass  # ^ chunk method Shape.__mangled private
    def __len__(self): return 0  # ^ chunk method Shape.__len__

    class Nested:  # ^ chunk class Shape.Nested parent=Shape
        depth = 1  # ^ chunk field Shape.Nested.depth


class Drawable(Protocol[T]):
    def draw(self) -> None:  # ^ chunk method Drawable.draw declaration
        """Draws."""
        ...

    def twice(self): self.draw()  # ^ chunk method Drawable.twice


@overload
def pick(x: int) -> int: ...  # ^ chunk function pick(x: int) declaration exported
@typing.overload
def pick(x: str) -> str: ...  # ^ chunk function pick(x: str) declaration exported
def pick(x): return x  # ^ chunk function pick(x) exported
def stub(): ...  # ^ chunk function stub() exported


class Colour(enum.Enum):
    RED = 1  # ^ chunk enum_member Colour.RED
    BLUE, GREEN = range(2)  # ^ chunk enum_member Colour.BLUE ^ chunk enum_member Colour.GREEN
    _ignore_ = []  # ^ chunk field Colour._ignore_ protected
    label: str  # ^ chunk field Colour.label
    def show(self): pass  # ^ chunk method Colour.show


class Level(str, IntEnum): LOW = 1  # ^ chunk class Level exported ^ chunk enum_member Level.LOW
class NotAnEnum(EnumLike): LOW = 1  # ^ chunk class NotAnEnum exported ^ chunk field NotAnEnum.LOW


def outer(a):
    """Closures."""
    seen = 0
    def middle(b):  # ^ chunk function outer.middle(b)
        nonlocal seen  # ^ bind nonlocal seen ^ no refs
        seen += 1  # ^ refs seen:readwrite ^ no bind ^ assign seen = (seen + <number>)
        def deep(c=b): return a + b + c  # ^ chunk function outer.middle.deep(c = b) ^ bind function deep ^ bind param c value=b
        return deep
    return middle
