"""Type parameters, with the defaults that the grammar does not know."""
from typing import Any


class Entry[T = Any](Base[T]):  # ^ chunk class Entry exported sig="class Entry[T = Any](Base[T])" ^ bind type_param T scope=type ^ bind class Entry ^ refs Any:type Base:read T:read ^ no error
    def get(self) -> T:  # ^ chunk method Entry.get(self) type=T
        return load(self)  # ^ call load in=Entry.get


class Bound[T: Model = Model, U = Other]:  # ^ bind type_param T type=Model ^ bind type_param U ^ bind class Bound ^ no error ^ refs Model:type Model:type Other:type
    x: T  # ^ chunk field Bound.x type=T


class Wide[
    T: (Model) = dict[  # ^ bind type_param T type=(Model) ^ no error
        str, Any
    ]
](Base[T]):
    y = 1  # ^ chunk field Wide.y


def pick[T: int = bool](value: T) -> T:  # ^ chunk function pick(value: T) exported type=T ^ bind type_param T type=int scope=type ^ bind function pick ^ bind param value type=T ^ no error
    return value


class Many[*Ts = *tuple[int], **P = [int]]:  # ^ bind type_param Ts ^ bind type_param P ^ bind class Many ^ no error
    z = 1


type Alias[T = int] = list[T]  # ^ chunk type Alias exported type=list[T] ^ bind type Alias ^ bind type_param T ^ no error


class Broken[T = ]:  # ^ error
    pass
