import type { FlowCase } from './flow-case.ts';

export const TYPED_CASES: readonly FlowCase[] = [
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
		tells: [
			'declared',
			'changed',
			'read, use(v)',
			'read, = y',
			'read, = p[…]',
			'read, use(v)',
			'read, return',
		],
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
];
