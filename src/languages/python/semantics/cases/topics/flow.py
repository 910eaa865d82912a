import os

try:
    import missing_package as backend
except ImportError:
    backend = None


def first():
    pass


def second():
    pass


chosen = first
chosen()  #= chosen flow.py#first
chosen = second
chosen()  #= chosen flow.py#second


def again():
    return 1


def again():
    return 2


again()  #= again flow.py#again
if os.name == "nt":

    def either():
        pass

else:

    def either():
        pass


either()  #= either ambiguous
backend.run()  #= run external missing_package


class Node:
    def next(self):
        return Node()

    def close(self):
        pass


class Leaf:
    def next(self):
        return Node()

    def drop(self):
        pass


def walk(node: Node):
    item = Leaf()
    item.drop()  #= drop flow.py#Leaf.drop
    item = item.next()  #= next flow.py#Leaf.next
    item.close()  #= close flow.py#Node.close
    if node:
        item = Leaf()
        item.drop()  #= drop flow.py#Leaf.drop
    item.next()  #= next ambiguous
    return item


def loop(rows):
    last = None
    for row in rows:
        if last is not None:
            last.close()  #= close flow.py#Node.close
        last = Node()
    while rows:
        last = Leaf()
    last.next()  #= next ambiguous


def local_name():
    first = os.getcwd
    first()  #= first external os


counter = None


def install():
    global counter
    counter = Node()


def use():
    counter.close()  #= close flow.py#Node.close


def outer():
    held = None

    def fill():
        nonlocal held
        held = Leaf()

    fill()  #= fill flow.py#outer.fill
    held.drop()  #= drop flow.py#Leaf.drop


class Body:
    if True:

        def helper(self):
            pass

        value = first()  #= first flow.py#first

    def first(self):
        return first()  #= first flow.py#first


a, *b, c = first, second, first
a()  #= a flow.py#first
(d, e), f = (first, second), second
e()  #= e flow.py#second
try:
    node = Node()
except ValueError:
    raise
node.close()  #= close flow.py#Node.close
if (found := Node()) is not None:
    found.close()  #= close flow.py#Node.close
if __name__ == "__main__":
    from .narrowing import declared as first

    first()  #= first narrowing.py#declared


def after():
    return first()  #= first flow.py#first
