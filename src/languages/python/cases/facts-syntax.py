import os

LIMIT = 10


def first(items, seen):  # ^ fact python_syntax if=1 for=1 else=1 continue=1 return=2 none=1 membership=1 identity=1 not=1
    for item in items:
        if item in seen or item is None:
            continue
        else:
            return not item
    return [x + 1 for x in items if x]  # ^ fact python_comprehension form=list over=items clauses=1 conditions=1


def second():  # ^ no fact python_syntax
    rest


def third(xs, *more):
    # ^ fact python_syntax try=1 except=1 finally=1 with=1 while=1 break=1 raise=1 assert=1 pass=1 comparison=1 boolean=1
    try:
        while True:
            break
    except ValueError as error:
        raise KeyError from error
    finally:
        pass
    with open(xs[1:2]) as file:
        assert file == 1
    names = {k: v for k in xs for v in k}  # ^ fact python_comprehension form=dict over=xs clauses=2 conditions=-
    return sum(x for x in more), {x for x in xs}
    # ^ fact python_comprehension form=generator over=more ^ fact python_comprehension form=set over=xs


async def fourth(a):
    # ^ fact python_syntax await=1 walrus=1 conditional=1 unary=1 logical=1 lambda=1 dict=1 unpacking=1 string=2 interpolation=1 call=3
    b = await a(**{"k": -1})
    if (c := b) and a:
        return f"{c}" if c else (lambda: c)
    return list(map(a, b))


class Counter:
    total = 0

    def __init__(self):  # ^ no fact python_state_mutation
        self.count = 0

    def add(self, key):  # ^ fact python_state_mutation instance=count,seen class=- global=-
        self.count += 1
        self.seen[key] = True
        other = self.count

    @classmethod  # ^ fact python_state_mutation class=total instance=-
    def reset(cls):
        cls.total = 0

    def look(self):  # ^ no fact python_state_mutation
        return self.count


def change():  # ^ fact python_state_mutation global=LIMIT
    global LIMIT
    LIMIT = 3
    left = 1

    def inner():  # ^ fact python_state_mutation nonlocal=left
        nonlocal left
        left = 2
