class Values {
	int Field; // ^ chunk field Values.Field private
	void M(Foo arg, Bar b) { // ^ bind function M index=- type=- ^ bind param arg index=0 type=Foo ^ bind param b index=1 type=Bar
		var a = 1; // ^ bind let a scope=function value=<number> ^ no refs
		const string K = "text"; // ^ bind const K type=string value="\"text\""
		string raw = """raw"""; string v = @"c:\x"; // ^ bind let raw value="\"raw\"" ^ bind let v value="\"c:\\\\x\""
		var c = cond ? a : arg; // ^ bind let c value="(cond ? (a | arg))" ^ refs cond:read a:read arg:read
		var d = (Foo)arg; var e = arg as Bar; // ^ bind let d value="(arg as Foo)" ^ bind let e value="(arg as Bar)" ^ refs Foo:type arg:read arg:read Bar:type
		var f = arg!.Inner?.Deep[0]; // ^ bind let f value=arg.Inner.Deep[<number>] ^ refs arg:read .Inner:read .Deep:read
		this.Field = a; arg.X = b; xs[0] = a; // ^ assign this.Field = a in=Values.M ^ assign arg.X = b in=Values.M ^ assign xs[<number>] = a in=Values.M ^ refs .Field:write a:read arg:read .X:write b:read xs:read a:read
		Field += 2; Field++; --a; arg.N ??= b; // ^ assign Field = (Field + <number>) ^ assign Field = (Field + <number>) ^ assign a = (a - <number>) ^ assign arg.N = (arg.N ?? b) ^ refs Field:readwrite Field:readwrite a:readwrite arg:read .N:readwrite b:read
		var g = b with { X = a }; // ^ bind let g value="(b | {X: a})" ^ refs b:read .X:write a:read
		Func<int, int> h = x => x + 1; // ^ bind param x type=- value=? ^ bind let h type="Func<int, int>" value=chunk:Values.M ^ chunk lambda -(x) ^ refs Func:type x:read
		var i = new int[] { 1, a }; var j = new { a, Z = b.Q }; // ^ bind let i value="[<number>, a]" ^ bind let j value="{a: a, Z: b.Q}"
		var k = a = 3; // ^ bind let k value="(a = <number>)" ^ assign a = <number> ^ refs a:write
		int[] l = [1, .. i]; // ^ bind let l value="[<number>, ...i]"
		var m = typeof(Foo); var n = default(Bar); // ^ bind let m ^ bind let n ^ refs Foo:type Bar:type
		List<Foo>? o = null; (int x, Foo y) p = q; // ^ bind let o type=List<Foo>? value=<null> ^ bind let p type="(int x, Foo y)" value=q ^ refs List:type Foo:type Foo:type q:read
		for (int r = 0; r < 1; r++) { var s = r; } // ^ bind let r scope=block ^ bind let s scope=block ^ scope block
		using (var t = Open()) { } // ^ bind let t scope=block value=call#0
		try { } catch (IOException ex) { throw; } // ^ bind catch ex type=IOException ^ no yields ^ refs IOException:type
		unsafe { int* u = &a; } // ^ scope unsafe ^ bind let u type=int*
		if (a == 1) { var w = 2; } else { var w = 3; } // ^ bind let w scope=block ^ bind let w scope=block
		bool yes = arg is Foo || b == null; // ^ refs arg:read Foo:type b:read
		global::System.Int32 gl = 1; ns.Type nt; // ^ bind let gl type=global::System.Int32 ^ bind let nt type=ns.Type ^ refs .System:type .Int32:type ns:type .Type:type
		_ = Discard(); // ^ call Discard ^ refs Discard:call
	}
}
