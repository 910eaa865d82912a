func patterns() {
	if let x { } // ^ bind const x value=x path=- type=-
	if let self, let y = other, var z = x { } // ^ bind const y value=other path=- type=- ^ bind let z value=x path=- type=-
	if case .some(let v) = opt, case let .pair(a, b: c) = d { } // ^ bind const v value=opt path=[0] type=- ^ bind const a value=d path=[0] type=- ^ bind const c value=d path=.b type=- ^ refs .some:read opt:read .pair:read d:read
	guard let u = find(), u > 1 else { return } // ^ bind const u value=call#0 path=- type=-
	while let n = it.next() { } // ^ bind const n value=call#1 path=- type=-
	for (i, e) in xs.enumerated() where e > 1 { } // ^ bind const i value=call#2 path=[][0] type=- ^ bind const e value=call#2 path=[][1] type=-
	for case let .some(w) in ys { } // ^ bind const w value=ys path=[][0] type=- ^ refs .some:read ys:read
	for _ in 0..<3 { } // ^ no bind
	switch value {
	case .a(let n), .b(n: let n): one(n) // ^ bind const n value=value path=[0] type=- ^ bind const n value=value path=.n type=- ^ refs .a:read .b:read one:call n:read
	case let .c(x, y) where x > y: two() // ^ bind const x value=value path=[0] type=- ^ bind const y value=value path=[1] type=- ^ refs .c:read x:read y:read two:call
	case let s as String: three(s) // ^ bind const s value=value path=- type=String
	case is Int: four() // ^ refs Int:type four:call ^ no bind
	case 1...9, limit: five() // ^ refs limit:read five:call ^ no bind
	case (let l, 0): six(l) // ^ bind const l value=value path=[0] type=-
	case let t?: seven(t) // ^ bind const t value=value path=- type=-
	case Kind.known: eight() // ^ refs Kind:read .known:read eight:call
	case .f(let .g(h)): nine() // ^ bind const h value=value path=[0][0] type=-
	case .success(): ten() // ^ refs .success:read ten:call
	case nil: break
	default: break
	}
	do { try f() } catch let e as Failure { g(e) } catch Failure.bad { } catch { print(error) } // ^ bind catch e value=? path=- type=Failure ^ bind catch error value=? path=- type=- ^ refs f:call Failure:type g:call e:read Failure:type .bad:read print:call error:read
}
