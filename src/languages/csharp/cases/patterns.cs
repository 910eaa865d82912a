class Patterns {
	void M(object o, Point p) {
		if (o is string s && s.Length > 1) { } // ^ bind let s scope=function type=string value=o ^ refs o:read s:read .Length:read
		if (o is Foo) { } // ^ no bind ^ refs o:read Foo:type
		if (o is not { } present) return; // ^ bind let present value=o
		if (p is { X: > 0, Y.Z: var z } q) { } // ^ bind let q path=- value=p ^ bind let z path=.Y.Z value=p ^ refs p:read .X:read .Y:read .Z:read
		if (p is Point(var a, int b)) { } // ^ bind let a path=[0] type=- value=p ^ bind let b path=[1] type=int value=p ^ refs p:read Point:type
		if (o is [var first, .. var rest]) { } // ^ bind let first path=[0] value=o ^ bind let rest path=[1] value=o ^ no error
		if (o is [.., 1]) { } // ^ no error ^ refs o:read
		switch (o) {
			case Color.Red: break; // ^ refs Color:read .Red:read
			case int n: Use(n); break; // ^ bind let n scope=block type=int value=o ^ refs Use:call n:read
			case var (c, d): break; // ^ bind let c path=[0] value=o ^ bind let d path=[1] value=o
			case Point { X: 1 }: break; // ^ refs Point:type .X:read
		}
		var r = o switch { Foo f => f.Bar(), (1, var t) => t, null => throw new E(), _ => Default }; // ^ bind let f scope=block path=- value=o ^ bind let t scope=block path=[1] value=o ^ bind let r scope=function path=- value="((o is Foo) ? (call#1 | ((o[<number>] == <number>) ? (t | Default))))" ^ call f.Bar ^ call E via=new
		if (int.TryParse(x, out var parsed)) { } // ^ bind let parsed type=- ^ call int.TryParse receiver=int
		foreach (var (k, v) in map) { } // ^ bind let k path=[][0] value=map ^ bind let v path=[][1] value=map
		(a, x.b) = (b, a); // ^ assign a = b ^ assign x.b = a ^ refs a:write x:read .b:write b:read a:read
		(var e, int g) = Pair(); // ^ bind let e type=- ^ bind let g type=int
	}
	void Query(List<Item> xs) {
		var q = from x in xs // ^ bind let x scope=comprehension path=[] value=xs ^ bind let q scope=function path=- value="[{Key: h.Key, N: call#7}]"
			join y in Others() on x.Id equals y.Id into g // ^ bind let y path=[] value=call#5 ^ bind let g path=- value=? ^ refs Others:call x:read .Id:read y:read .Id:read ^ call Others
			let t = x.Total // ^ bind let t value=x.Total
			where t > 3 && Ok(x) // ^ call Ok ^ refs t:read Ok:call x:read
			group x by t into h // ^ bind let h ^ refs x:read t:read
			orderby h.Key descending // ^ refs h:read .Key:read
			select new { h.Key, N = h.Count() }; // ^ call h.Count ^ refs h:read .Key:read h:read .Count:call
	}
}

class Look {
	bool Alike(object x) {
		if (F(out var y) is Foo) { } // ^ bind let y path=- value=? ^ call F ^ refs F:call Foo:type
		if (x is A.B or C) { } // ^ refs x:read A:type .B:type C:type
		if (x is Pair(var a, _) && Ready(a)) { } // ^ bind let a path=- value=? ^ call Ready ^ refs x:read Pair:type Ready:call a:read
		var z = x switch { Ok(var v) => G(out var w), _ => 1 }; // ^ bind let v path=[0] value=x ^ bind let w path=- value=? ^ bind let z path=- value="((x is Ok) ? (call#10 | <number>))" ^ call G
		return x is Foo || y == null; // ^ refs x:read Foo:type y:read
	}
}
