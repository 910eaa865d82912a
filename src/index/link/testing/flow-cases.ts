/** A text in which one variable is marked wherever it is named, and what is told of the marks. */
interface FlowCase {
	/** The end of the file's name. */
	file: string;
	about: string;
	marked: string;
	tells?: readonly string[];
}

export const CASES: readonly FlowCase[] = [
	{
		file: 'ts',
		about: 'shadowing, closures, loops, arguments',
		marked: `function add(n: number, keep: (v: number) => void): number {
	let «x»: number = n;
	for (let i = 0; i < n; i++) { «x» += i; if (i > 2) { let x = 5; keep(x); } }
	const f = () => { kept = «x»; return «x»; };
	take(n, «x»);
	keep(«x» + 1);
	[1].map((x) => x + 1);
	if («x») «x» = 3;
	return «x»;
}
let kept = 0;
function take(first: number, second: number) { let x = 1; x++; return first; }
`,
		tells: [
			'declared',
			'changed',
			'read, = kept, by f',
			'read, return, by f',
			'read, take(second)',
			'read',
			'read',
			'written',
			'read, return',
		],
	},
	{
		file: 'ts',
		about: 'an exported variable, default parameters, types of the same name',
		marked: `export const «limit» = 3;
type Other = { limit: number };
export function take(limit = 2, other: Other = { limit }) { return other.limit + limit; }
export function more(a = «limit») { return { b: «limit», limit: 1 }; }
export { «limit» as most };
`,
		tells: ['declared, exported', 'read, = a', 'read, return', 'read, exported'],
	},
	{
		file: 'tsx',
		about: 'destructuring, catch variables, generics',
		marked: `export function Show({ items, on: [«first», ...rest] }: { items: string[]; on: string[] }) {
	const { a, b } = pick<string, string>(«first», rest);
	try { pick(a, b); } catch (first) { pick(first, a); }
	return <p title={«first»}>{items.map((first) => first)}</p>;
}
function pick<A, B>(one: A, two: B) { return { a: one, b: two }; }
`,
		tells: ['declared', 'read, pick(one)', 'read'],
	},
	{
		file: 'js',
		about: 'var in blocks, defaults see nothing of the body, shorthand',
		marked: `function f(a, b = x) {
	if (a) { var «x» = 2; }
	g(«x», a.x, ...a);
	a.list.map(x => x + 1);
	for (const k of «x») k();
	«x».run();
	return { «x», y: a };
}
var x = 1;
module.exports = { f, x };
function g() { const x = 1; return x; }
`,
		tells: ['declared', 'read, g(1)', 'read', 'read, .run()', 'read, return'],
	},
	{
		file: 'js',
		about: 'catch variables and sibling functions',
		marked: `function one() { try { go(); } catch («err») { if («err».code) throw «err»; log('err', «err»); } }
function two(err) { log(err); }
const err = null;
function log(what, err) { return () => err; }
`,
		tells: ['declared', 'read', 'read, throw', 'read, log(err)'],
	},
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
		file: 'go',
		about: 'short declarations shadow after their value',
		marked: `package a
func add(n int) (res int, err error) {
	«x» := n
	for i := 0; i < n; i++ {
		«x» += i
		x := «x» + 1
		use(x)
	}
	if x := «x» * 2; x > 3 { use(x) }
	f := func() int { Total = «x»; «x»++; return «x» }
	y, err := two(«x»)
	«x» = y + f()
	return «x», err
}
func use(x ...int) {}
func two(v int) (int, error) { return v, nil }
var Total = 0
`,
		tells: [
			'declared',
			'changed',
			'read',
			'read',
			'read, = Total, by f',
			'changed, by f',
			'read, return, by f',
			'read, two(v)',
			'written',
			'read, return',
		],
	},
	{
		file: 'go',
		about: 'an error that is declared once and assigned again',
		marked: `package a
func load() error {
	a, «err» := one()
	if «err» != nil { return «err» }
	b, «err» := two(a)
	if err := three(b); err != nil { return err }
	return «err»
}
func one() (int, error) { return 1, nil }
func two(v int) (int, error) { var err error; return v, err }
func three(v int) error { return nil }
`,
	},
	{
		file: 'java',
		about: 'lambdas, resources, catch variables',
		marked: `class A {
	int add(int «n», int step) {
		int x = «n»;
		for (int i = 0; i < «n»; i++) { x += i; }
		Runnable f = () -> { use(«n», x); };
		this.n = «n»;
		try (var r = open(x)) { use(x, «n»); } catch (Exception e) { use(e, e); }
		return «n»;
	}
	int n;
	void use(Object first, Object second) { int n = 1; }
}
`,
		tells: [
			'declared',
			'read, = x',
			'read',
			'read, use(first), by a function',
			'read, = this.n',
			'read, use(second)',
			'read, return',
		],
	},
	{
		file: 'java',
		about: 'a field by itself and as a member',
		marked: `class A {
	private int «count» = 0;
	void add(int count) { this.«count» += count; }
	int get() { return «count»; }
}
class B { int count; int get() { return count; } }
`,
	},
	{
		file: 'rs',
		about: 'a new variable with each let, patterns, closures',
		marked: `fn add(n: i32) -> i32 {
	let x = n;
	let mut «x» = x + 1;
	for i in 0..n { «x» += i; let x = «x» * 2; take(x); }
	if let Some(x) = opt(«x») { take(x); }
	match opt(«x») { Some(x) => take(x), None => take(«x») }
	let f = |q: i32| { «x» + q };
	let (a, mut b) = («x», n);
	b = a;
	«x»
}
fn take(x: i32) {}
fn opt(v: i32) -> Option<i32> { Some(v) }
`,
		tells: [
			'declared',
			'changed',
			'read',
			'read, opt(v)',
			'read, opt(v)',
			'read, take(x)',
			'read, by f',
			'read, = a b',
			'read, return',
		],
	},
	{
		file: 'c',
		about: 'a block sees the outer one until it declares its own',
		marked: `int use(int v);
int add(int n, int *p) {
	int «x» = n, y;
	for (int i = 0; i < n; i++) { «x» += i; { use(«x»); int x = 2; use(x); } }
	y = «x»;
	*p = «x»;
	use(&«x»);
	return «x»;
}
static int x(void) { return 1; }
`,
		tells: ['declared', 'changed', 'read, use(v)', 'read, = y', 'read, = p', 'read, use(v)', 'read, return'],
	},
	{
		file: 'cpp',
		about: 'captures of a lambda',
		marked: `int use(int);
int f(int «x») {
	{ use(«x»); int x = 2; use(x); }
	auto g = [«x»](int q) { return «x» + q; };
	return g(«x»);
}
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
		file: 'kt',
		about: 'a value shadows after its declaration',
		marked: `fun use(v: Int) {}
fun f(x: Int): Int {
	val «x» = x + 1
	run { val x = «x» * 2; use(x) }
	listOf(1).forEach { x -> use(x) }
	use(«x»)
	return «x»
}
`,
	},
	{
		file: 'swift',
		about: 'an optional that is unwrapped under its name',
		marked: `func use(_ v: Int) {}
func f(«x»: Int?, y: Int) -> Int {
	if let x = «x» { use(x) }
	guard let x = «x» else { return y }
	return x
}
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
		file: 'cs',
		about: 'lambdas and loops',
		marked: `class B {
	int total;
	int F(int «n») {
		foreach (var s in l) { Use(s, «n»); }
		System.Func<int, int> f = q => «n» + q;
		total = «n»;
		return «n»;
	}
	void Use(object a, object n) { }
}
`,
		tells: ['declared', 'read, Use(n)', 'read, by a function', 'read, = total', 'read, return'],
	},
	{
		file: 'dart',
		about: 'closures and sibling functions',
		marked: `int add(int «n») {
  var f = (int q) => «n» + q;
  use(«n»);
  return f(«n»);
}
void use(int n) { print(n); }
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
