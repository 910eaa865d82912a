class Values { // ^ chunk class Values
	Object all(Object o, int i) {
		var a = 1; // ^ bind let a value=<number>
		final String b = "text"; // ^ bind const b type=String value="\"text\""
		var c = """
			block "quoted" """; // ^ no bind
		int d[] = {1, 2}, e = 3; // ^ bind let d type=int[] value="[<number>, <number>]" ^ bind let e type=int value=<number>
		var f = new int[][]{{1}, {}}; // ^ bind let f value="[[<number>], []]"
		var g = new String[2]; // ^ bind let g value=[]
		var h = (List<String>) o; // ^ bind let h value="(o as List<String>)"
		var k = (A & B) o; // ^ bind let k value="(o as A & B)"
		var l = i > 0 ? this : super.x; // ^ bind let l value="((i > <number>) ? (this | super.x))"
		var m = a = e; // ^ bind let m value="(a = e)" ^ assign a = e
		var n = o.p.q[i].r; // ^ bind let n value=o.p.q[i].r
		var p = (((o))); // ^ bind let p value=o
		var q = 'c'; // ^ bind let q value=<char>
		var r = !true; // ^ bind let r value="(! <boolean>)"
		var s = Foo.class; // ^ bind let s value=Foo.class
		var t = -1 + a; // ^ bind let t value="((- <number>) + a)"
		var u = new Object() { int z; }; // ^ bind field z value=? ^ bind let u value=chunk:Values.all
		var v = switch (i) { case 1 -> first(); case 2 -> { yield second(); } default -> throw new X(); }; // ^ bind let v value="(i ? (call#1 | call#2))"
		var w = switch (i) { case 1: yield "a"; default: yield "b"; }; // ^ bind let w value="(i ? (\"a\" | \"b\"))"
		var x = null; // ^ bind let x value=<null>
		int y; // ^ bind let y type=int value=?
		for (String z : list()) use(z); // ^ bind let z scope=block path=[] type=String value=call#4
		for (int j = 0, len = f.length; j < len; j++) { } // ^ bind let j scope=block value=<number> ^ bind let len scope=block value=f.length
			// ^ refs f:read .length:read j:read len:read j:readwrite
		try (var in = open(); Out out = in.out(); shared) { } // ^ bind const in scope=block value=call#6 ^ bind const out scope=block type=Out value=call#7
			// ^ refs open:call Out:type in:read .out:call shared:read
		catch (IOException | Bad ex) { throw ex; } // ^ bind catch ex scope=block type="IOException | Bad" ^ yields throw ex
		finally { } // ^ no bind
		if (o instanceof String str && str.isEmpty()) { } // ^ bind let str scope=function type=String value=o
		while (!(o instanceof final Integer num)) { } // ^ bind let num type=Integer
		return o; // ^ yields return o in=Values.all
	}
	void nothing() { return; } // ^ no yields
}
