import enum
from abc import ABC, abstractmethod
from collections import namedtuple
from dataclasses import dataclass
from typing import Generic, Literal, NamedTuple, NewType, NotRequired, Optional, Protocol, TypedDict, TypeVar

UserId = NewType("UserId", int)  # ^ fact python_type_definition name=UserId form=new_type value=int
T = TypeVar("T", bound=str)  # ^ fact python_type_definition name=T form=type_var value="bound=str"
Point = namedtuple("Point", "x y")  # ^ fact python_type_definition name=Point form=named_tuple
Mode = Literal["r", "w"]  # ^ fact python_type_definition name=Mode form=alias value="Literal[\"r\", \"w\"]"
table = List[0]  # ^ no fact python_type_definition
type Pair = tuple[int, int]  # ^ fact python_type_definition name=Pair form=alias value="tuple[int, int]"


class Movie(TypedDict, total=False):
    # ^ fact python_type_definition name=Movie form=typed_dict
    # ^ fact python_class_feature name=Movie features=typed_dict bases=TypedDict
    title: str  # ^ fact python_typeddict_field class=Movie name=title type=str required=false
    year: NotRequired[int]  # ^ fact python_typeddict_field name=year type=int required=false


class Plain:  # ^ no fact python_class_feature ^ no fact python_protocol
    title: str  # ^ no fact python_typeddict_field


Song = TypedDict("Song", {"name": str})
# ^ fact python_type_definition name=Song form=typed_dict
# ^ fact python_typeddict_field class=Song name=name type=str required=true


class Named(NamedTuple):  # ^ fact python_type_definition name=Named form=named_tuple
    x: int


class Sized(Protocol):  # ^ fact python_protocol name=Sized protocols=container declares=true
    def __len__(self) -> int: ...


class Shape(ABC):  # ^ fact python_class_feature name=Shape features=abstract
    @abstractmethod
    def area(self): ...


class Half:  # ^ fact python_class_feature name=Half features=abstract,slots
    __slots__ = ("x",)

    @abstractmethod
    def area(self): ...


class Color(enum.Enum):  # ^ fact python_class_feature name=Color features=enum bases=enum.Enum
    RED = 1


@dataclass(frozen=True)  # ^ fact python_class_feature name=Size features=dataclass
class Size:
    w: int


class Broken(ValueError):  # ^ fact python_class_feature name=Broken features=exception
    pass


class Registry(type):  # ^ no fact python_class_feature
    pass


class Item(Generic[T], metaclass=Registry):
    # ^ fact python_class_feature name=Item features=generic,metaclass bases=Generic[T] metaclass=Registry
    pass


class Cursor:  # ^ fact python_protocol name=Cursor protocols="context manager,iterator" declares=-
    def __enter__(self): ...
    def __exit__(self, *args): ...
    def __iter__(self): ...
    def __repr__(self): ...
