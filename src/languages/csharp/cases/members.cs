using System;

class Box<T> : IBox {
	private readonly int _x = Start(), _y; // ^ chunk field Box._x private readonly lines=4-4 type=int sig="private readonly int _x" ^ chunk field Box._y private readonly lines=4-4 type=int sig="private readonly int _y" ^ bind field _x type=int value=call#0 ^ bind field _y type=int value=? ^ call Start in=Box ^ assign this._x = call#0 in=Box
	public const string Key = "k"; // ^ chunk field Box.Key public readonly static type=string ^ assign chunk:Box.Key = "k"
	static readonly Func<int, int> Twice = n => n * 2; // ^ chunk field Box.Twice private readonly static parent=Box ^ chunk lambda -(n) parent=Box ^ no call ^ assign chunk:Box.Twice = chunk:Box.Twice ^ yields return (n * <number>) in=Box.Twice:lambda ^ refs Func:type n:read
	internal int Free; // ^ chunk field Box.Free

	/** Old style. */
	public int Count { get; private set; } = Make(1); // ^ chunk property Box.Count public type=int sig="public int Count { get; private set; }" doc="Old style." ^ bind field Count type=int ^ call Make in=Box ^ assign this.Count = call#1 in=Box
	public int Total => Count + Extra(); // ^ chunk property Box.Total public readonly sig="public int Total" ^ call Extra in=Box.Total ^ yields return (Count + call#2) in=Box.Total
	public int Half { // ^ chunk property Box.Half public readonly sig="public int Half"
		get => _x; // ^ chunk getter Box.Half.get type=int parent=Box.Half ^ yields return _x in=Box.Half.get
		init { _x = Check(value); } // ^ chunk setter Box.Half.init ^ bind param value scope=function type=int ^ call Check in=Box.Half.init ^ assign _x = call#3 in=Box.Half.init ^ refs _x:write Check:call value:read
	}
	public required string Name { get; init; } // ^ chunk property Box.Name public readonly sig="public required string Name { get; init; }"
	public IEnumerable<int> Items { get { yield return 1; } } // ^ chunk property Box.Items public readonly ^ chunk getter Box.Items.get generator ^ yields yield <number> in=Box.Items.get
	public T this[int i, string key] { // ^ chunk property Box.this(i: int, key: string) public type=T sig="public T this[int i, string key]" ^ bind param i ^ bind param key
		get { return Find(i); } // ^ chunk getter Box.this.get type=T ^ call Find in=Box.this.get
		[Slow] private set => Put(i, value); // ^ chunk setter Box.this.set private notes=Slow ^ call Slow via=decorator in=Box.this ^ call Put in=Box.this.set ^ no yields
	}
	public event EventHandler? Changed; // ^ chunk event Box.Changed public type=EventHandler? sig="public event EventHandler? Changed" ^ bind field Changed type=EventHandler?
	public event EventHandler Clicked { add { Add(value); } remove { } } // ^ chunk event Box.Clicked public ^ chunk method Box.Clicked.add ^ chunk method Box.Clicked.remove ^ call Add in=Box.Clicked.add

	public static Box<T> operator +(Box<T> left, Box<T> right) => left; // ^ chunk method Box.operator +(left: Box<T>, right: Box<T>) public static type=Box<T> sig="public static Box<T> operator +(Box<T> left, Box<T> right)" ^ bind param left ^ bind param right
	public static implicit operator int(Box<T> box) => 1; // ^ chunk method Box.operator int(box: Box<T>) public static type=int
	void IBox.Open(int x) { } // ^ chunk method Box.Open(x: int) sig="void IBox.Open(int x)" ^ bind param x ^ refs IBox:type
	int IBox.Size => 3; // ^ chunk property Box.Size readonly
	int IBox.this[int i] => i; // ^ chunk property Box.this(i: int) readonly
	protected internal virtual async Task<int> Run<U>(ref int a, out string b, params int[] rest) where U : struct { // ^ chunk method Box.Run(a: ref int, b: out string, *rest: int[]) async protected type=Task<int> sig="protected internal virtual async Task<int> Run<U>(ref int a, out string b, params int[] rest) where U : struct" ^ bind function Run scope=class path=- index=- type=- ^ bind type_param U scope=function path=- index=- type=struct ^ bind param a scope=function path=- index=0 type=int ^ bind param b scope=function path=- index=1 type=string ^ bind param rest scope=function path=... index=2 type=int[]
		int Local(int k) => k + 1; // ^ chunk function Box.Run.Local(k: int) type=int parent=Box.Run ^ bind function Local scope=function ^ bind param k scope=function ^ yields return (k + <number>) in=Box.Run.Local
		static async Task Inner() { await Task.Yield(); } // ^ chunk function Box.Run.Inner() async static ^ call Task.Yield awaited
		return await Later(a) ?? Local(2); // ^ call Later awaited in=Box.Run ^ call Local in=Box.Run ^ yields return (await call#9 ?? call#10) in=Box.Run
	}
	public override string ToString() => ""; // ^ chunk method Box.ToString() override public ^ yields return "" in=Box.ToString
	[DllImport("x")] static extern int Native(); // ^ chunk method Box.Native() declaration private static notes="DllImport(\"x\")"
	partial void Hook(); // ^ chunk method Box.Hook() declaration private
	unsafe void Pointers(int* p) { } // ^ chunk method Box.Pointers(p: int*) private unsafe type=void
	IEnumerable<int> Numbers() { foreach (var n in Items) yield return n; } // ^ chunk method Box.Numbers() generator private
	Func<int> NotGenerator() { return () => 1; } // ^ chunk method Box.NotGenerator() private type=Func<int> sig="Func<int> NotGenerator()" ^ chunk lambda -() type=- sig=()
	void Many(int? maybe = null, in int fixedOne = 3, ReadOnlySpan<char> text = default) { } // ^ chunk method Box.Many(maybe?: int? = null, fixedOne?: in int = 3, text?: ReadOnlySpan<char> = default) private
	int M() { return 1; } int N() { return 2; } // ^ chunk method Box.M() private ^ chunk method Box.N() private
}

static class Extensions {
	public static int Length(this string text, int more) => text.Length; // ^ chunk method Extensions.Length(text: this string, more: int) public static ^ bind function Length index=- type=- ^ bind param text index=0 type=string ^ bind param more index=1 type=int
}
