import type { FlowCase } from './flow-case.ts';

export const DYNAMIC_CASES: readonly FlowCase[] = [
	{
		file: 'py',
		about: 'nonlocal, comprehensions, keywords, loops',
		marked: `def add(n):
    «x» = n
    for i in range(n):
        «x» += i
    def inner():
        nonlocal x
        «x» = 4
        return «x»
    z = [x for x in range(3) if x]
    y = [«x» for q in z]
    use(«x», k=«x»)
    a, (b, *c) = «x»
    return «x»


def use(v, k=None):
    x = 1
    return lambda q: q + x
`,
		tells: [
			'declared',
			'changed',
			'written, by inner',
			'read, return, by inner',
			'read',
			'read, use(v)',
			'read, use(k)',
			'read, = a b c',
			'read, return',
		],
	},
	{
		file: 'py',
		about: 'global, a default, the name of a member, exception variables',
		marked: `«total» = 0


def add(n, step=«total»):
    global total
    «total» += n
    try:
        return step
    except ValueError as e:
        raise e


def other(total):
    return total


class Sum:
    total = «total»

    def get(self):
        return self.total + «total»
`,
	},
	{
		file: 'py',
		about: 'an exception variable, and the one of a sibling',
		marked: `def one():
    try:
        go()
    except ValueError as «e»:
        print(«e»)
        raise Wrong() from «e»


def two():
    with open('x') as e:
        return e
    for e in go():
        print(e)
`,
	},
	{
		file: 'rb',
		about: 'blocks see it, methods do not',
		marked: `def add(n, step = 1)
  «x» = n
  [1].each { |i| «x» += i }
  [2].map do |x| use(x) end
  f = ->(q) { «x» + q }
  use(«x»)
  «x»
end

def use(v)
  x = 1
  x
end
`,
		tells: ['declared', 'changed, by a function', 'read, by f', 'read, use(v)', 'read, return'],
	},
	{
		file: 'rb',
		about: 'a variable of the script is none of its methods',
		marked: `«x» = 1
def f
  x
end
class K
  x
end
[1].each { |y| «x» += y }
`,
	},
	{
		file: 'php',
		about: 'functions see no variables around them, closures what they use',
		marked: `<?php
«$x» = 1;
function f($n) { $x = $n; return $x; }
function g() { return $x; }
$h = function ($q) use («$x») { return «$x» + $q; };
$i = fn($q) => «$x» + $q;
`,
	},
	{
		file: 'sh',
		about: 'locals of functions',
		marked: `«x»=1
f() { local y=$«x»; «x»=2; echo "$y" "\${«x»}"; }
g() { local x=3; echo "$x"; }
`,
	},
];
