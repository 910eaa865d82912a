import functools

from .flow import Leaf, Node, first, second


def _run(step, done=second):
    step()  #= step flow.py#first
    done()  #= done flow.py#second


_run(first)


def _close(node, *more):
    node.close()  #= close flow.py#Node.close


_close(Node())
_close(node=Node())


def _leaked(node):
    node.close()  #= close dynamic


_leaked(Node())
handlers = [_leaked]


def public(step):
    step()  #= step callers.py#step


public(first)


@functools.cache
def _decorated(step):
    return step.close()  #= close dynamic


_decorated(Node())


def outer(flag):
    def inner(leaf):
        leaf.drop()  #= drop flow.py#Leaf.drop

    inner(Leaf())

    def leaked(leaf):
        leaf.drop()  #= drop dynamic

    leaked(Leaf())
    bound = functools.partial(leaked, Leaf())
    return flag


def build():
    def made():
        return Leaf()

    return made


build()().drop()  #= drop flow.py#Leaf.drop
maker = build()
maker().drop()  #= drop flow.py#Leaf.drop
