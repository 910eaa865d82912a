func values() -> Any {
	let a = x ?? y // ^ bind const a value="(x ?? y)" path=- type=-
	let b = c ? f(1) : g(2) // ^ bind const b value="(c ? (call#0 | call#1))" path=- type=-
	let d = z as? Foo // ^ bind const d value="(z as Foo)" path=- type=-
	let e = if ok { one() } else { two() } // ^ bind const e value="(ok ? (call#2 | call#3))" path=- type=-
	let h = switch k { case 1: "a"; default: "b" } // ^ bind const h value="((k == <number>) ? (\"a\" | \"b\"))" path=- type=-
	let i = #"raw "q" \n"# // ^ bind const i value="\"raw \\\"q\\\" \\\\n\"" path=- type=-
	let j = """
		many
		""" 
	let m = /a+/ // ^ bind const m value=<regex> path=- type=-
	let n = dict["k"] // ^ bind const n value="dict[\"k\"]" path=- type=-
	let o = t.0 // ^ bind const o value=t[<number>] path=- type=-
	let p = Foo.self // ^ bind const p value=Foo path=- type=-
	var (q, (r, _)) = pair() // ^ bind let q value=call#4 path=[0] type=- ^ bind let r value=call#4 path=[1][0] type=-
	x = y; x.y = z; x[0] = 1; (x, y) = (y, x); _ = f(); x += 1 // ^ assign x = y ^ assign x.y = z ^ assign x[<number>] = <number> ^ assign x = y ^ assign y = x ^ assign x = (x + <number>) ^ refs x:write y:read x:read .y:write z:read x:read x:write y:write y:read x:read f:call x:readwrite
	x?.y = z // ^ assign x.y = z ^ refs x:read .y:write z:read
	swap(&a, &b.c) // ^ refs swap:call a:readwrite b:read .c:read
	return [a, b] // ^ yields return [a, b]
	throw Failure(code: 1) // ^ yields throw call#7
	let v = a.b // ^ bind const v value=a.b path=- type=- ^ refs a:read .b:read
	let u: [String: Any?] = [:] // ^ bind const u value={} path=- type="[String: Any?]" ^ refs String:type Any:type
	let w = x is Foo // ^ bind const w value="(x is Foo)" path=- type=- ^ refs x:read Foo:type
}
