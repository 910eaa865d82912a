import collections
import random

from .flow import Leaf, Node, first, second

table = {"a": first, "b": second, 1: Leaf}
table["a"]()  #= table containers.py#table
key = "b"
held = table["a"]
held()  #= held flow.py#first
made = table[1]()
made.drop()  #= drop flow.py#Leaf.drop
other = table[key]
other()  #= other flow.py#second
any_of = table[random.random()]
any_of()  #= any_of ambiguous
table["c"] = first
added = table["c"]
added()  #= added flow.py#first
steps = [first, second]
step = steps[1]
step()  #= step flow.py#second
steps[1] = first
step = steps[1]
step()  #= step flow.py#first
grown = [first]
grown.append(second)
step = grown[0]
step()  #= step ambiguous
order = [first, second, Leaf]
step = order[1:3][0]
step()  #= step flow.py#second
step = order[:1][0]
step()  #= step flow.py#first
step = order[1:][1]
step().drop()  #= drop flow.py#Leaf.drop
step = order[-2:][0]
step()  #= step ambiguous
step = order[::2][0]
step()  #= step ambiguous


def typed(nodes: list[Node], named: dict[str, Leaf], unknown):
    for each in nodes:
        each.close()  #= close flow.py#Node.close
    for at, each in enumerate(nodes):
        each.close()  #= close flow.py#Node.close
    for name, leaf in named.items():
        leaf.drop()  #= drop flow.py#Leaf.drop
        name.strip()  #= strip dynamic
    for leaf in named.values():
        leaf.drop()  #= drop flow.py#Leaf.drop
    for leaf, node in zip(named.values(), nodes):
        node.close()  #= close flow.py#Node.close
        leaf.drop()  #= drop flow.py#Leaf.drop
    named["x"].drop()  #= drop flow.py#Leaf.drop
    named.get("x").drop()  #= drop flow.py#Leaf.drop
    sorted(nodes)[0].close()  #= close flow.py#Node.close
    nodes[1:][0].close()  #= close flow.py#Node.close
    next(iter(nodes)).close()  #= close flow.py#Node.close
    some = [each for each in nodes if each]
    some[0].close()  #= close flow.py#Node.close
    leaves = [Leaf() for _ in unknown]
    leaves[0].drop()  #= drop flow.py#Leaf.drop
    by_name = {each: Leaf() for each in unknown}
    by_name["x"].drop()  #= drop flow.py#Leaf.drop
    unknown[0].drop()  #= drop dynamic
    named.update({})  #= update external platform
    unknown.get("x").drop()  #= drop dynamic
    return getattr(unknown, "x")()


class Rows:
    def __iter__(self):
        yield Leaf()

    def __getitem__(self, key) -> Node:
        return Node()

    def __enter__(self):
        return self

    def __exit__(self, *args):
        pass


for row in Rows():
    row.drop()  #= drop flow.py#Leaf.drop
Rows()[0].close()  #= close flow.py#Node.close
with Rows() as rows:
    rows["x"].close()  #= close flow.py#Node.close
Point = collections.namedtuple("Point", "x y")
Point(1, 2)  #= Point external collections
bag = dict(x=Leaf())
bag["x"].drop()  #= drop dynamic
groups = collections.defaultdict(Leaf)
groups["x"].drop()  #= drop dynamic
groups.clear()  #= clear external platform


class Steps:
    def __init__(self):
        self.fixed = [Leaf()]
        self.more = [Leaf()]
        self.more.append(Node())

    def run(self):
        for each in self.fixed:
            each.drop()  #= drop flow.py#Leaf.drop
        for each in self.more:
            each.drop()  #= drop ambiguous


kept = [Leaf()]
kept.append(Node())
for each in kept:
    each.next()  #= next ambiguous
parts = {"a": Leaf()}
parts["b"] = Node()
for each in parts.values():
    each.next()  #= next ambiguous
parts["a"].drop()  #= drop flow.py#Leaf.drop
