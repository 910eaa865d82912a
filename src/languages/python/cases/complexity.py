"""Ways through, and the effort of reading."""


def straight(a):  # ^ chunk function straight exported decisions=0 effort=0
    with a as b, open(a):
        return [b]


def branches(a):  # ^ chunk function branches exported decisions=3 effort=5
    if a:  # if: 1
        pass
    elif a > 1:  # elif: 1
        if a:  # nested: 2
            pass
    else:  # else: 1, and what is in it nests
        with a:
            return a
    return 0


def nested(a):  # ^ chunk function nested exported decisions=4 effort=11
    for x in a:  # 1
        while x:  # 2
            try:
                x()
            except ValueError:  # 3
                pass
            else:  # nothing
                if x:  # 3
                    pass
            finally:
                pass
        else:  # 1: an `else` is read all the same
            x = 1
    else:  # 1
        pass


def logical(a, b, c, d):  # ^ chunk function logical exported decisions=11 effort=9
    return (
        a and b and c,  # one run
        a and b or c and d,  # three
        a or (b or c),  # one, through the parentheses
        not (a and b),  # one
        a or b and c or d,  # three, of which the last joins nothing new
    )


def expressions(a):  # ^ chunk function expressions exported decisions=5 effort=6
    x = a if a else (1 if a > 1 else 2)  # 1 and 2
    if a: return a if x else 0  # 1, and 1 and its depth: 2
    assert a
    return [b for b in a]


def comprehension(a):  # ^ chunk function comprehension exported decisions=4 effort=0
    return {b: c for b in a if b for c in b if c}


def matching(a):  # ^ chunk function matching exported decisions=4 effort=3
    match a:  # 1
        case 1:
            pass
        case 2 | 3:
            if a:  # 2
                pass
        case _ if a:
            pass
        case _:
            pass


def outside(a):  # ^ chunk function outside exported decisions=1 effort=1
    if a:
        def inner(b):  # ^ chunk function outside.inner decisions=1 effort=1
            if b:
                pass
        return lambda c: c if c else a  # ^ chunk lambda - decisions=1 effort=1


def header(a=1 if x else 2): pass  # ^ chunk function header exported decisions=0 effort=0
