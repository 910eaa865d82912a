void calls() {
	plain(); // ^ call plain name=plain receiver=- args=0 in=calls
	a.b.c(1, name: y); // ^ call a.b.c name=c receiver=a.b kinds=number,identifier keywords=name value=a.b.c values="<number>, y" ^ refs a:read .b:read .c:call y:read
	obj?.maybe()!.then(); // ^ call obj?.maybe optional receiver=obj ^ call obj?.maybe()!.then receiver=obj?.maybe()!
	var q = g<int>(3); // ^ call g ^ bind let q ^ refs g:call int:type
	context.read<List<Foo>>().go(); // ^ call context.read ^ call context.read<List<Foo>>().go ^ refs context:read .read:call List:type Foo:type .go:call
	new Foo(1); const Foo.named(2); Foo(3); p.Foo(); Foo.create(); // ^ call Foo via=new name=Foo receiver=- ^ call Foo.named via=new name=named receiver=Foo ^ call Foo via=new name=Foo receiver=- ^ call p.Foo via=new name=Foo receiver=p ^ call Foo.create via=call name=create receiver=Foo
	List<int>.filled(1, 2); var f = Map<String, int>.from(x); // ^ call List<int>.filled name=filled receiver=List<int> ^ call Map<String, int>.from name=from receiver=Map
	a..b(1)..c = 2..d?.e(); // ^ call ..b name=b receiver=a value=a.b ^ call ..d?.e optional name=e receiver=..d value=a.d.e ^ refs a:read .b:call .c:write .d:read .e:call
	a.b()..c(); // ^ call a.b receiver=a ^ call ..c receiver=a.b()
	await load(url); final v = await x.y(); // ^ call load awaited ^ call x.y awaited ^ bind const v
	this.m(); super.n(); // ^ call this.m receiver=this ^ call super.n receiver=super ^ refs .m:call .n:call
	(g)(1); make()(2); fs[0](3); // ^ call (g) name=- ^ call make name=make ^ call make() name=- ^ call fs[0] name=-
	list.map(print).where((e) => e > 1).toList(); // ^ call list.map kinds=identifier ^ call list.map(print).where kinds=function ^ call list.map(print).where((e) => e > 1).toList kinds=-
	f(null, true, -1, 2.5, 's', '$x', [1], {'a': 1}); // ^ call f kinds=null,boolean,number,number,string,template,array,object
	f({1}, (1, 2), () {}, this, x.y, g(), const Foo(), x as Foo); // ^ call g kinds=- ^ call Foo via=new kinds=- ^ call f kinds=array,array,function,this,member,call,new,identifier
	'a ${b(1)} $c'; // ^ call b ^ refs b:call c:read
	x is Foo; y as Bar; i < j; // ^ no call ^ refs x:read Foo:type y:read Bar:type i:read j:read
	f.call; Foo.new; // ^ no call ^ refs f:read .call:read Foo:read .new:read
	if (a < b && c > (d)) { } // ^ no call
	.shorthand(1); // ^ call .shorthand name=shorthand receiver=-
	assert(check(x)); // ^ call check
	[if (a) b(), for (var e in es) c(e), ...d()]; // ^ call b ^ call c ^ call d
	Future.delayed(Duration(seconds: 1), () => run()); // ^ call Duration via=new keywords=seconds ^ call run via=call keywords=- ^ call Future.delayed via=call keywords=-
}
