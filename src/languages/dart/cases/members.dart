class Members extends Base {
	Members(this.x, int y, {required this.z, super.key, int w = 1}) : _a = y, b = make(), super(1) { init(); } // ^ chunk constructor Members.Members(x, y: int, kw z, kw key?, kw w?: int = 1) public sig="Members(this.x, int y, {required this.z, super.key, int w = 1})" ^ bind param x ^ bind param y ^ bind param z ^ bind param key ^ bind param w ^ assign this.x = x ^ assign this.z = z ^ assign this._a = y ^ assign this.b = call#0 ^ call make via=call ^ call super via=super ^ call init via=call
	const Members.named([int? a, int b = 2]) : x = 1; // ^ chunk constructor Members.named(a?: int?, b?: int = 2) public ^ assign this.x = <number>
	Members.redirect() : this.named(1); // ^ chunk constructor Members.redirect() public ^ call this.named via=call name=named
	Members._() : super.named(2); // ^ chunk constructor Members._() private ^ call super.named via=super name=named receiver=super
	factory Members.make(int q) => Members._(); // ^ chunk constructor Members.make(q: int) public static ^ yields return call#5 ^ call Members._
	const factory Members.other() = Sub.named; // ^ chunk constructor Members.other() public static ^ refs Sub:type .named:type
	external Members.ext(); // ^ chunk constructor Members.ext() declaration public
	int get g => x; // ^ chunk getter Members.g() public type=int ^ yields return x
	set g(int v) { _a = v; } // ^ chunk setter Members.g(v: int) public ^ assign _a = v
	static int get sg => 1; // ^ chunk getter Members.sg() public static
	Future<void> m<U extends V>(U a, [int b = 1]) async { await foo(a); } // ^ chunk method Members.m(a: U, b?: int = 1) async public type=Future<void> sig="Future<void> m<U extends V>(U a, [int b = 1])" ^ bind function m ^ bind type_param U ^ bind param a ^ bind param b ^ call foo awaited
	Stream<int> st() async* { yield 1; yield* other(); } // ^ chunk method Members.st() async generator public ^ yields yield <number> ^ yields yield ...call#7
	Iterable<int> it() sync* { yield 1; } // ^ chunk method Members.it() generator public ^ yields yield <number>
	bool operator ==(Object o) => o is Members && o.x == x; // ^ chunk method Members.==(o: Object) public type=bool ^ refs bool:type Object:type o:read Members:type o:read .x:read x:read
	int operator [](int i) => i; // ^ chunk method Members.[](i: int) public
	void operator []=(int i, int v) { } // ^ chunk method Members.[]=(i: int, v: int) public
	static void sm({required int a, int? b}) { } // ^ chunk method Members.sm(kw a: int, kw b?: int?) public static
	void fn(int cb(String a), void Function(int) f, final int k, var v) { } // ^ chunk method Members.fn(cb: int Function(String a), f: void Function(int), k: int, v) public
	(int, String) rec((int, {int a}) r) => (1, 'a'); // ^ chunk method Members.rec(r: (int, {int a})) public type="(int, String)" ^ yields return [<number>, "a"]
	void _hidden() { } // ^ chunk method Members._hidden() private
	static p.Box<int> prefixed<T>(T x) => make(x); // ^ chunk method Members.prefixed(x: T) public static type=p.Box<int> ^ call make
	List<Map<String, int>> deep() { return []; } // ^ chunk method Members.deep() public type="List<Map<String, int>>" ^ yields return []
	dynamic Function() give() => () => 1; // ^ chunk method Members.give() public ^ chunk lambda -() ^ yields return <number> ^ yields return chunk:Members.give
}
