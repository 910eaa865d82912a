"""Whose name it is."""
rows = []


def comprehend(rows, keep):
    a = [row for row in rows if keep(row)]
    # ^ scope comprehension ^ bind var row scope=comprehension path=[] value=rows ^ bind var a scope=function value="[row]" ^ refs row:read rows:read keep:call row:read
    b = {k: v for k, v in pairs for w in v}
    # ^ bind var k scope=comprehension path=[][0] value=pairs ^ bind var v scope=comprehension path=[][1] ^ bind var w scope=comprehension value=v ^ bind var b scope=function
    c = [x for x in [y for y in z]]
    # ^ scope comprehension ^ scope comprehension ^ bind var x scope=comprehension value="[y]" ^ bind var y scope=comprehension value=z ^ bind var c scope=function
    d = any((hit := row) for row in rows)
    # ^ bind var hit scope=function value=row ^ bind var row scope=comprehension ^ bind var d scope=function value=call#1
    # ^ refs any:call row:read rows:read
    e = {n async for n in stream()}  # ^ bind var n value=call#2 scope=comprehension ^ bind var e scope=function
    return hit


class Body:
    size = 3
    grid = [0 for _ in range(size)]  # ^ bind var _ scope=comprehension ^ bind field grid scope=class ^ refs range:call size:read
    def method(self): return size  # ^ bind function method scope=class chunk=Body.method ^ bind param self index=0 scope=function


def targets(items):
    for item in items:  # ^ bind var item path=[] value=items
        item = 1  # ^ no bind ^ refs item:write ^ assign item = <number>
    for item in other:  # ^ no bind ^ refs item:write other:read ^ assign item = other[?]
        pass
    for self.x, at[0] in other:  # ^ assign self.x = other[?][<0>] ^ assign at[<0>] = other[?][<1>] ^ no bind
        pass
    with a() as b, c:  # ^ bind var b value=call#4 path=.__enter__()
        pass
    with (d as f, g as h):  # ^ bind var f value=d ^ bind var h value=g
        pass
    async_value = 1
    try:
        pass
    except (A, m.B) as problem:  # ^ bind catch problem type="(A, m.B)" ^ refs A:read m:read .B:read
        raise  # ^ no yields
    except* Group:  # ^ refs Group:read ^ no bind
        pass
    x = y = z = []  # ^ bind var x value=[] ^ bind var y value=[] ^ bind var z value=[]
    x: int = 3  # ^ no bind ^ refs x:write int:type
    while chunk := read():  # ^ bind var chunk value=call#5
        pass
    if (chunk := 2): pass  # ^ no bind ^ refs chunk:write ^ assign chunk = <number>


def match_it(command):
    match command:  # ^ refs command:read
        case Point(x=0, y=yy) | [first, *others]:
            # ^ bind var yy scope=function ^ bind var first ^ bind var others ^ refs Point:read .x:read .y:read
            pass
        case {"key": value, **remaining}:  # ^ bind var value ^ bind var remaining ^ no refs
            pass
        case (1 | 2) as number:  # ^ bind var number
            pass
        case Color.RED | other.name.space:  # ^ no bind ^ refs Color:read .RED:read other:read .name:read .space:read
            pass
        case str() | None | "text" | -1:  # ^ no bind ^ refs str:read
            pass
        case [Point(1, p) as q, _]:  # ^ bind var p ^ bind var q ^ refs Point:read
            pass
        case whole if whole > 1:  # ^ bind var whole ^ refs whole:read
            pass
        case _:  # ^ no bind ^ no refs
            pass


def generic[T: (int, str), **P](x: T, f: Callable[P, T]) -> list[T]:
    # ^ scope type ^ scope function ^ bind type_param T scope=type type="(int, str)" ^ bind type_param P scope=type ^ bind function generic scope=module ^ bind param x type=T scope=function ^ bind param f type="Callable[P, T]" scope=function
    # ^ refs int:type str:type T:type Callable:type P:type T:type list:type T:type
    pass


class Box[T](Base[T]):  # ^ bind type_param T scope=type ^ bind class Box scope=module chunk=Box ^ heritage extends Base[T] name=Base
    item: T  # ^ refs T:type


def annotated(a: Optional["Later"], b: Literal["not_a_name"], c: "List[int]", d: ns.Type, e: "a b") -> None:
    # ^ refs Optional:type Literal:type ns:type .Type:type
    keyword = call(name=value)  # ^ refs call:call value:read
    keyword.attr.deep = 1  # ^ refs keyword:read .attr:read .deep:write
    print = 3  # ^ bind var print
    match = type = 4  # ^ bind var match ^ bind var type


default = lambda a, b=rows: [a for a in b]  # ^ bind function default ^ bind param a ^ bind param b value=rows ^ bind var a scope=comprehension value=b ^ refs rows:read a:read b:read
