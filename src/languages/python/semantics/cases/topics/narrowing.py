from .flow import Leaf, Node


class Special(Node):
    def close(self):
        pass

    def extra(self):
        pass


class Failure(Exception):
    def report(self):
        pass


def check(value):
    value.drop()  #= drop dynamic
    if isinstance(value, Leaf):
        value.drop()  #= drop flow.py#Leaf.drop
    elif isinstance(value, (Special, Failure)):
        value.extra()  #= extra ambiguous
    if isinstance(value, Node) and value:
        value.close()  #= close flow.py#Node.close
    value.close()  #= close dynamic
    if not isinstance(value, Leaf):
        return None
    return value.drop()  #= drop flow.py#Leaf.drop


def either(value):
    if isinstance(value, Leaf) or value:
        value.drop()  #= drop dynamic
    assert isinstance(value, Special)
    value.extra()  #= extra narrowing.py#Special.extra


def declared(value: Special):
    if isinstance(value, Node):
        value.close()  #= close narrowing.py#Special.close
    other: Node = Special()
    other.close()  #= close narrowing.py#Special.close
    other = None
    return other


def fail():
    try:
        check(1)
    except Failure as error:
        error.report()  #= report narrowing.py#Failure.report
    except (KeyError, Failure) as error:
        error.report()  #= report ambiguous


def any_node() -> Node:
    return Special()


def declares_more():
    special: Special = any_node()
    special.extra()  #= extra narrowing.py#Special.extra


def matched(value, other):
    match value:
        case Leaf():
            value.drop()  #= drop flow.py#Leaf.drop
        case Special(name="x") as special:
            value.extra()  #= extra narrowing.py#Special.extra
            special.extra()  #= extra narrowing.py#Special.extra
        case Leaf() | Failure():
            value.report()  #= report narrowing.py#Failure.report
        case [Leaf(), *_]:
            value.drop()  #= drop dynamic
        case special:
            special.extra()  #= extra dynamic
            value.drop()  #= drop dynamic
    value.drop()  #= drop dynamic
    match value, other:
        case Leaf(), Leaf():
            value.drop()  #= drop dynamic
    match value:
        case Leaf() as held:
            held.drop()  #= drop flow.py#Leaf.drop
        case {"x": _} as held:
            held.drop()  #= drop dynamic
    match value.inner:
        case Leaf():
            value.drop()  #= drop dynamic


class Sheet:
    def update(self, other):
        pass

    def print_all(self):
        pass


def either(sheet: "dict | Sheet"):
    sheet.update({})  #= update ambiguous
    sheet.print_all()  #= print_all narrowing.py#Sheet.print_all
