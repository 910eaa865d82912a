static class Ext {
	/// <summary>About strings.</summary>
	extension(string s) { // ^ chunk extension -(s: string) type=string sig="extension(string s)" doc="About strings." ^ bind param s ^ no error
		public int Len => s.Length; // ^ chunk property Ext.Len public readonly ^ refs s:read .Length:read
	}
	extension<T>(List<T> items) where T : class { public void Each() { } } // ^ chunk extension -(items: List<T>) type=List<T> ^ chunk method Ext.Each() public type=void ^ bind type_param T ^ bind param items ^ bind function Each
	static void Rest(int a, params ReadOnlySpan<int> xs) { } // ^ chunk method Ext.Rest(a: int, *xs: ReadOnlySpan<int>) private static ^ no error
	static void Array(params string[] xs) { } // ^ chunk method Ext.Array(*xs: string[]) private static ^ bind function Array path=- ^ bind param xs path=...
	int Prop { get => field; set => field = value; } // ^ chunk property Ext.Prop private ^ chunk getter Ext.Prop.get ^ chunk setter Ext.Prop.set
}
interface I<out T> where T : I<T>, allows ref struct { } // ^ chunk interface I ^ no error
class C<T> where T : allows ref struct { } // ^ no error
class D { void M() { map[key] = [type]; Use([field, 2]); } } // ^ no error ^ refs map:read key:read type:read Use:call field:read
class Empty {
	List<int> xs = []; // ^ assign this.xs = [] ^ chunk field Empty.xs private ^ no error ^ refs List:type
	int[] Get(int?[] a, params string[] b) => []; // ^ yields return [] ^ chunk method Empty.Get(a: int?[], *b: string[]) private
	void M() {
		Use([], x ?? [], new [] { 1 }); // ^ call Use kinds=array,other,array values="[], (x ?? []), [<number>]" ^ refs Use:call x:read
		a?.b = 1; a?.c[0] += 2; a?[i] = F(); // ^ assign a.b = <number> ^ assign a.c[<number>] = (a.c[<number>] + <number>) ^ assign a[i] = call#2 ^ call F ^ refs a:read .b:write a:read .c:read a:read i:read F:call ^ no error
		var s = $@"h3="":{Port(x)}"""; Next(); // ^ call Port ^ call Next ^ no error
		return x is [] or [1, ..]; // ^ no error ^ refs x:read
	}
}
class Nested { int[][] all = [[], [1]]; object M(bool c) => c ? [] : F([]); } // ^ assign this.all = [[], [<number>]] ^ yields return (c ? ([] | call#5)) ^ call F kinds=array values=[] ^ no error
ref partial struct Builder<T> { void Add(T item) { Grow(item); } } // ^ chunk struct Builder ^ chunk method Builder.Add(item: T) private ^ call Grow ^ no error
class Named {
	async Task Run(bool async) { // ^ chunk method Named.Run(async: bool) private async ^ no error
		if (async || !async) { await Go(async: true); } // ^ call Go awaited keywords=async ^ refs async:read async:read Go:call ^ no error
		Func<Task> f = async () => await Go(); // ^ chunk lambda - async ^ call Go awaited ^ no error
		Use((a, out b, c) => { Called(b); }); // ^ call Use kinds=function ^ call Called ^ bind param a ^ bind param b ^ bind param c ^ no error
		Use(out b, c); // ^ call Use values="b, c" ^ no error
	}
	unsafe void Raw(void* p) { Use(*(Point*)p); } // ^ call Use ^ no error
}
