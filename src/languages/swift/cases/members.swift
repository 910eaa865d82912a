struct Members {
	init?(a b: Int, _ c: String = "x", rest: Int..., done: @escaping (Int) -> Void) throws { } // ^ chunk constructor Members.init(a{b}: Int, pos c?: String = "x", *rest: Int, done: @escaping (Int) -> Void) sig="init?(a b: Int, _ c: String = \"x\", rest: Int..., done: @escaping (Int) -> Void) throws" type=- ^ bind param b ^ bind param c ^ bind param rest ^ bind param done
	convenience required init() { self.init(a: 1, "y") } // ^ chunk constructor Members.init() ^ call self.init keywords=a
	deinit { close() } // ^ chunk method Members.deinit() ^ call close in=Members.deinit
	subscript(i: Int, k key: String) -> Int { // ^ chunk property Members.subscript(i: Int, k{key}: String) type=Int sig="subscript(i: Int, k key: String) -> Int" ^ bind param i ^ bind param key
		get { 1 } // ^ chunk getter Members.subscript.get() type=Int ^ yields return <number>
		set { put(newValue) } // ^ chunk setter Members.subscript.set(newValue: Int) ^ bind param newValue ^ call put
	}
	static subscript(x: Int) -> Int { x } // ^ chunk property Members.subscript(x: Int) readonly static ^ yields return x
	var both: Int { // ^ chunk property Members.both type=Int
		get async throws { return try await load() } // ^ chunk getter Members.both.get() async sig="get async throws" ^ call load awaited ^ yields return await call#3
		set(fresh) { stored = fresh } // ^ chunk setter Members.both.set(fresh: Int) sig=set(fresh) ^ bind param fresh ^ assign stored = fresh
	}
	var only: Int { stored + 1 } // ^ chunk property Members.only readonly lines=14-14
	var watched: Int = start() { // ^ chunk field Members.watched lines=15-18 ^ call start in=Members.watched ^ assign this.watched = call#4
		willSet { note(newValue) } // ^ chunk method Members.watched.willSet(newValue: Int) ^ call note in=Members.watched.willSet
		didSet(before) { note(before) } // ^ chunk method Members.watched.didSet(before: Int) ^ bind param before
	}
	static func == (l: Members, r: Members) -> Bool { l.x == r.x } // ^ chunk method Members.==(l: Members, r: Members) static type=Bool
	prefix static func - (x: Members) -> Members { x } // ^ chunk method Members.-(x: Members) static
	static func < <T: P>(l: T, r: T) -> Bool { true } // ^ chunk method Members.<(l: T, r: T) static ^ bind type_param T ^ bind param l ^ bind param r
	class func make() { } // ^ chunk method Members.make() static
	mutating func change(_ x: inout Int) { x += 1 } // ^ chunk method Members.change(pos x: inout Int) ^ assign x = (x + <number>) ^ refs Int:type x:readwrite
	func generic<T, U: P>(_ t: T, _ u: some View) async rethrows -> [T: U]? where T: Hashable, U.Item == T { nil } // ^ chunk method Members.generic(pos t: T, pos u: some View) async type="[T: U]?" sig="func generic<T, U: P>(_ t: T, _ u: some View) async rethrows -> [T: U]? where T: Hashable, U.Item == T" ^ bind function generic ^ bind type_param T ^ bind type_param U ^ bind param t ^ bind param u ^ refs P:type T:type View:type T:type U:type T:type Hashable:type U:type .Item:type T:type
	nonisolated func free() { } // ^ chunk method Members.free() sig="nonisolated func free()"
	func `default`() { self.`default`() } // ^ chunk method Members.default() ^ call self.`default`
	func throwing() throws(Failure) { throw Failure.bad } // ^ chunk method Members.throwing() sig="func throwing() throws(Failure)" ^ refs Failure:type Failure:read .bad:read
	func opaque() -> some View { Text("x").bold() } // ^ chunk method Members.opaque() type="some View" ^ call Text via=new ^ call Text("x").bold ^ yields return call#9
	func none() -> () { } // ^ chunk method Members.none() type=()
	func tuple() -> (a: Int, b: String) { (a: 1, b: "") } // ^ chunk method Members.tuple() type="(a: Int, b: String)" ^ refs Int:type String:type
}
infix operator +++: AdditionPrecedence // ^ chunk constant +++ sig="infix operator +++: AdditionPrecedence"
precedencegroup Strong { higherThan: AdditionPrecedence } // ^ chunk type Strong ^ no refs
func +++ (l: Int, r: Int) -> Int { l } // ^ chunk function +++(l: Int, r: Int)
@freestanding(expression) public macro url(_ s: String) -> URL = #externalMacro(module: "M", type: "T") // ^ chunk macro url(pos s: String) exported public notes=freestanding(expression) type=URL ^ call #externalMacro via=macro keywords=module,type ^ export named url
struct Wrapped {
	@Option() var name: String // ^ chunk field Wrapped.name type=String notes=Option sig="var name: String"
	@Argument()
	var rest: [String] = make() // ^ chunk field Wrapped.rest type=[String] notes=Argument ^ call make in=Wrapped
}
