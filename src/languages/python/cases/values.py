"""Module-level values, their kinds and their right sides."""
MAX_SIZE = 10  # ^ chunk constant MAX_SIZE exported sig=MAX_SIZE ^ bind var MAX_SIZE value=<number> chunk=MAX_SIZE ^ no refs ^ no assign
_CACHE = {}  # ^ chunk constant _CACHE protected
limit: Final[int] = 3  # ^ chunk constant limit exported readonly type=Final[int]
name = "x"  # ^ chunk variable name exported ^ bind var name value="\"x\""
name = other  # ^ no chunk ^ no bind ^ refs name:write other:read ^ assign name = other
name: str  # ^ no chunk ^ refs name:write str:type
declared: "dict[str, int]"  # ^ chunk variable declared exported type="\"dict[str, int]\"" ^ no refs ^ no call
Alias: TypeAlias = int  # ^ chunk type Alias exported
type Pair[T: int, *Rest] = tuple[T, *Rest]
# ^ chunk type Pair exported type="tuple[T, *Rest]" ^ bind type Pair chunk=Pair ^ bind type_param T scope=type type=int ^ bind type_param Rest
# ^ refs int:type tuple:type T:type Rest:type
a, b = 1, 2  # ^ chunk variable a exported ^ chunk variable b exported ^ bind var a path=[0] value="[<number>, <number>]" ^ bind var b path=[1]
c = d = e[0] = make()
# ^ chunk variable c exported ^ chunk variable d exported ^ assign e[<0>] = call#0 ^ bind var c value=call#0 ^ bind var d value=call#0
# ^ refs e:read make:call ^ call make in=-
(first, *_), [last] = rows  # ^ bind var first path=[0][0] ^ bind var _ path=[0]... ^ bind var last path=[1][0]
a, b = b, a  # ^ no chunk ^ refs a:write b:write b:read a:read
config = {"debug": run, "x": {"y": 1}, key: 2, **base}
# ^ bind var config value="{debug: run, x: {y: <number>}, key: <number>, ...base}" ^ refs run:read key:read base:read
table = [first, (a, *b), {1}]  # ^ bind var table value="[first, [a, ...b], [<number>]]"
choice = a if b else c or d and e
# ^ chunk variable choice exported decisions=3 effort=3 ^ bind var choice value="(b ? (a | (c || (d && e))))"
handler = registry["k"].get  # ^ bind var handler value="registry[\"k\"].get"
text = "a" 'b'  # ^ bind var text value="\"ab\""
raw, data, shown = r"\d", b"1", f"{a}"  # ^ bind var raw value="[\"\\\\d\", <bytes>, template(a)]" ^ bind var data ^ bind var shown
answer = compute(1)  # ^ call compute in=answer ^ bind var answer value=call#1
total += 1  # ^ refs total:readwrite ^ assign total = (total + <number>) ^ no chunk ^ no bind
obj.attr += 1  # ^ refs obj:read .attr:readwrite ^ assign obj.attr = (obj.attr + <number>)
obj.attr, items[0] = 1, 2  # ^ assign obj.attr = [<number>, <number>][<0>] ^ assign items[<0>] = [<number>, <number>][<1>] ^ no bind
del name, obj.attr, items[0]  # ^ refs name:write obj:read .attr:write items:read ^ assign name = deleted ^ assign obj.attr = deleted ^ assign items[<0>] = deleted
if (n := len(items)) > 3:  # ^ bind var n scope=module value=call#2 ^ no chunk ^ refs len:call items:read
    late = n  # ^ chunk variable late exported
try:
    import json  # ^ import * as json from json conditional
except ImportError as problem:  # ^ bind catch problem type=ImportError ^ refs ImportError:read
    json = None  # ^ no chunk ^ refs json:write ^ assign json = <none>
else:
    fast = True  # ^ chunk variable fast exported
with open("f") as handle, lock as (x, y):
    # ^ bind var handle path=.__enter__() value=call#3 ^ bind var x path=.__enter__()[0] ^ bind var y path=.__enter__()[1] ^ no chunk
    content = handle.read()  # ^ chunk variable content exported
for i, (j, _k) in enumerate(items):
    # ^ bind var i path=[][0] value=call#5 ^ bind var j path=[][1][0] ^ bind var _k path=[][1][1] ^ no chunk
    i = 1  # ^ refs i:write
def change():
    global counter, MAX_SIZE  # ^ bind global counter scope=function ^ bind global MAX_SIZE ^ no refs
    counter = 1  # ^ no bind ^ refs counter:write ^ assign counter = <number> in=change
    MAX_SIZE = 2  # ^ no chunk
    return  # ^ no yields
wait = await_later(await start(), x=yield_it)  # ^ call await_later args=2 values="await call#6, yield_it" ^ call start awaited
module = importlib.import_module("pkg.mod")  # ^ import * from pkg.mod kind=dynamic ^ bind var module value=module(pkg.mod)
