class Calls : Base {
	async Task Forms(int[] xs, string s) {
		Free(); // ^ call Free name=Free receiver=- args=0 in=Calls.Forms value=Free ^ refs Free:call
		obj.Method(1, -2, "two", 'c', true, null, x, x.y, xs[0]); // ^ call obj.Method name=Method receiver=obj args=9 kinds=number,number,string,string,boolean,null,identifier,member
		Outer(Inner(Deep())); // ^ call Deep kinds=- values=- ^ call Inner kinds=call values=call#2 ^ call Outer kinds=call values=call#3
		a.B().C(); // ^ call a.B receiver=a value=a.B ^ call a.B().C receiver=a.B() value=call#5.C ^ refs a:read .B:call .C:call
		System.IO.File.Open("x"); // ^ call System.IO.File.Open receiver=System.IO.File value=System.IO.File.Open ^ refs System:read .IO:read .File:read .Open:call
		global::System.Console.Beep(); // ^ call global::System.Console.Beep receiver=global::System.Console value=System.Console.Beep
		base.Close(); // ^ call base.Close receiver=base value=super.Close
		this.Close(); // ^ call this.Close receiver=this value=this.Close
		Typed<string>("x"); // ^ call Typed<string> name=Typed value=Typed ^ refs Typed:call
		list.OfType<Foo>().ToList(); // ^ call list.OfType<Foo> name=OfType value=list.OfType ^ call list.OfType<Foo>().ToList name=ToList value="(call#12 as <Foo>).ToList" ^ refs list:read .OfType:call Foo:type .ToList:call
		a?.Run(1); // ^ call a?.Run optional name=Run receiver=a value=a.Run ^ refs a:read .Run:call
		a?.b?.Go(); // ^ call a?.b?.Go optional receiver=a?.b value=a.b.Go ^ refs a:read .b:read .Go:call
		a?[0].Go(); // ^ call a?[0].Go receiver=a?[0] value=a[<number>].Go
		var z = await self.Load(); // ^ call self.Load awaited name=Load ^ bind let z value="await call#17"
		await client?.SendAsync(x); // ^ call client?.SendAsync awaited optional name=SendAsync receiver=client value=client.SendAsync
		await (Later()); // ^ call Later awaited
		Named(1, count: 2, ref x, out var q, out int w, out y); // ^ call Named args=6 kinds=number,number,identifier,identifier,identifier,identifier keywords=count values="<number>, <number>, x, q, w, y" ^ bind let q type=- ^ bind let w type=int ^ refs Named:call x:readwrite y:write
		new Thing(1).Go(); // ^ call Thing via=new receiver=- value=Thing ^ call new Thing(1).Go receiver="new Thing(1)" value=call#21.Go ^ refs Thing:call .Go:call
		new ns.Thing<string> { A = 1, B = Make() }; // ^ call Make receiver=- args=0 value=Make ^ call ns.Thing via=new receiver=ns args=0 value=ns.Thing ^ assign call#24.A = <number> ^ assign call#24.B = call#23 ^ refs ns:type .Thing:call .A:write .B:write Make:call
		Thing t = new(3) { C = 2 }; // ^ call new via=new name=- args=1 value=Thing ^ assign call#25.C = <number> ^ bind let t type=Thing value=call#25
		var d = new Dictionary<string, int> { ["a"] = F(1), { "b", 2 } }; // ^ call F in=Calls.Forms ^ call Dictionary via=new in=Calls.Forms ^ assign call#27["a"] = call#26 ^ assign call#27["b"] = <number>
		(f ?? g)(1); // ^ call (f ?? g) name=- value="(f ?? g)"
		handlers[0](2); // ^ call handlers[0] name=- value=handlers[<number>]
		s = nameof(Calls.Forms); // ^ no call ^ refs s:write Calls:read .Forms:read ^ assign s = "Forms"
		x = $"a {Show(s):N2} b {s.Length}"; // ^ call Show ^ refs x:write Show:call s:read s:read .Length:read ^ assign x = template("a ", call#30, " b ", s.Length)
		button.Click += (o, e) => Handle(o); // ^ call Handle in=Calls.Forms:lambda ^ assign button.Click = ((button.Click + chunk:Calls.Forms) | chunk:Calls.Forms)
		button.Click -= Handle; // ^ no call ^ assign button.Click = (button.Click - Handle) ^ refs button:read .Click:readwrite Handle:read
		Invoke(delegate (int p) { Body(p); }, static x => x.Y, async () => await G()); // ^ call Body kinds=identifier in=Calls.Forms:lambda ^ call G awaited kinds=- in=Calls.Forms:lambda ^ call Invoke kinds=function,function,function in=Calls.Forms ^ chunk lambda -(p: int) ^ chunk lambda -(x) static ^ chunk lambda -() async
		((Foo)x).Bar(); (x as Foo)!.Baz(); // ^ call ((Foo)x).Bar receiver=((Foo)x) value="(x as Foo).Bar" ^ call (x as Foo)!.Baz receiver="(x as Foo)!" value="(x as Foo).Baz" ^ refs Foo:type x:read .Bar:call x:read Foo:type .Baz:call
		Collect([1, .. xs], new[] { 2 }, new int[3], (1, 2), new { A = 1, s.Length }, typeof(Foo)); // ^ call Collect args=6 kinds=array,array,array,array,object,class values="[<number>, ...xs], [<number>], [], [<number>, <number>], {A: <number>, Length: s.Length}, Foo"
		if (sizeof(int) > default(int)) return; // ^ no call
		chain.One()
			.Two(1); // ^ refs .Two:call
		lock (Gate()) { using (Open()) { } } // ^ call Gate ^ call Open
		M(1, 2, 3, 4, 5, 6, 7, 8, 9); // ^ call M args=9 kinds=number,number,number,number,number,number,number,number
		throw new ArgumentException(nameof(s)); // ^ call ArgumentException via=new args=1 ^ yields throw call#43
	}
}
