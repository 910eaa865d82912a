func calls() {
	plain() // ^ call plain name=plain receiver=- args=0 in=calls
	a.b.c(1, label: x, rest: &y) // ^ call a.b.c name=c receiver=a.b args=3 kinds=number,identifier,identifier keywords=label,rest value=a.b.c values="<number>, x, y" ^ refs a:read .b:read .c:call x:read y:readwrite
	obj?.maybe()?.then() // ^ call obj?.maybe optional ^ call obj?.maybe()?.then optional
	obj!.forced() // ^ call obj!.forced receiver=obj!
	xs.map { $0 + 1 }.filter { x in x > 1 } // ^ call xs.map kinds=function ^ call xs.map { $0 + 1 }.filter kinds=function ^ chunk lambda -($0) ^ chunk lambda -(x)
	run(1) { [weak self, n = f()] a, b in a } onDone: { _ in } // ^ call f args=0 kinds=- keywords=- ^ call run args=3 kinds=number,function,function keywords=onDone ^ chunk lambda -(a, b) ^ chunk lambda -(_) ^ bind param a ^ bind param b ^ bind const n
	view { } // ^ call view args=1
	let q = x + g(1) * h(2) // ^ call g receiver=- in=calls ^ call h receiver=- in=calls ^ bind const q
	let w = !self.ok().done && try other.b() // ^ call self.ok receiver=self ^ call other.b receiver=other
	Foo(1); Foo<Int>(x: 1); A.B(); Foo.init(2); let t: Foo = .init(3) // ^ call Foo via=new name=Foo receiver=- ^ call Foo via=new name=Foo receiver=- ^ call A.B via=new name=B receiver=A ^ call Foo.init via=new name=init receiver=Foo ^ call .init via=new name=init receiver=-
	[Int](); [String: Int]() // ^ call [Int] name=- ^ call [String: Int] name=-
	let z: K = .implicit(1) // ^ call .implicit name=implicit receiver=-
	super.draw(); self.init(x: 1); Self.make() // ^ call super.draw via=call receiver=super ^ call self.init via=call receiver=self ^ call Self.make via=call receiver=Self
	XCTAssertEqual(a, b) // ^ call XCTAssertEqual
	let value = try await load(url) // ^ call load awaited value=load ^ bind const value
	async let one = start() // ^ call start spawned
	for await line in lines.read() { } // ^ call lines.read ^ bind const line
	defer { close(); file.flush() } // ^ call close deferred ^ call file.flush deferred ^ no chunk
	Task { await work() } // ^ call work awaited ^ call Task via=new ^ chunk lambda -()
	a[0]; a[i, j].run(); b["k"]?.go() // ^ call a[i, j].run ^ call b["k"]?.go optional ^ refs a:read a:read i:read j:read .run:call b:read .go:call
	handler(_:with:); obj.take(_:) // ^ no call ^ refs handler:read obj:read .take:read
	_ = #selector(tap(_:)); #expect(a == b); #Preview { Text("x") } // ^ call #selector via=macro name=selector kinds=call ^ call #expect via=macro name=expect kinds=other ^ call Text via=new name=Text kinds=string ^ call #Preview via=macro name=Preview kinds=function
	let kp = people.map(\.name) // ^ call people.map kinds=member ^ refs people:read .map:call .name:read
	make()(1) // ^ call make name=make ^ call make() name=-
	_ = { print(1) }() // ^ call print ^ call { print(1) }
	reduce(0, +) // ^ call reduce kinds=number,other
	log("a \(user.name()) b", 'x') // ^ call user.name ^ call log
	f(nil, true, -1, 2.5, "s", "\(x)", [1], ["a": 1], (1, 2), { }, self, .some, x.y, g(), Foo<A>(), /re+/) // ^ call g args=0 kinds=- ^ call Foo via=new args=0 kinds=- ^ call f args=16 kinds=null,boolean,number,number,string,template,array,object
	f(x as! Foo, try h(), x!) // ^ call h kinds=- ^ call f kinds=identifier,call,identifier
	if let user = try? await find(id) { use(user) } // ^ call find awaited ^ call use ^ bind const user
	Foo { 1 } // ^ call Foo via=new args=1
	NSLog("x"); CGRectMake(0, 0, 1, 1) // ^ call NSLog ^ call CGRectMake
	obj.default(); obj.self // ^ call obj.default ^ refs obj:read .default:call obj:read
}
let promise = Promise<Int>.make(of: 1) // ^ call Promise<Int>.make receiver=Promise
func lessThan(a: Int, b: Int) -> Bool { a < b } // ^ no call ^ refs Int:type Int:type Bool:type a:read b:read
