package statements

func scopes(ch chan int, m map[string]func(), x any) (n int) {
	if v, err := load(); err != nil { // ^ scope block lines=4-12 ^ scope block lines=4-7 ^ bind var v scope=block path=[0] value=call#0 ^ bind var err path=[1] ^ refs load:call err:read
		inner := v // ^ bind var inner scope=block value=v ^ no refs v
		// ^ refs v:read
	} else if w := v; w { // ^ scope block lines=7-12 ^ scope block lines=7-10 ^ bind var w scope=block value=v
		v := w // ^ bind var v scope=block value=w
		n = v  // ^ no bind ^ refs n:write v:read
	} else {
		n = 1 // ^ assign n = <number>
	}
	if n == 0 { // ^ no scope
		n++
	}
	{ // ^ scope block lines=16-19
		n := 2 // ^ bind var n scope=block ^ no refs
		_ = n
	}
	{ // ^ no scope
		use(n)
	}

	for i := 0; i < n; i++ { // ^ scope block lines=24-26 ^ bind var i scope=block value=<number> ^ refs i:read n:read i:readwrite
		use(i)
	}
	for k, f := range m { // ^ bind var k value=m path=[key] ^ bind var f value=m path=[] scope=block ^ refs m:read
		f() // ^ call f
	}
	for v := range ch { // ^ bind var v value=ch path=[key]
		use(v)
	}
	var k string
	for k, _ = range m { // ^ no bind ^ no scope ^ refs k:write m:read
	}
	for range 3 { // ^ no scope ^ no bind
	}
	for i := range seq(n) { // ^ bind var i value=call#5 path=[key] ^ call seq
		use(i)
	}
	for n > 0 { // ^ no scope ^ refs n:read
	}
	for { // ^ no scope
		break
	}

	switch y := f(); y { // ^ scope block lines=47-52 ^ bind var y scope=block
	case 1, other: // ^ no scope ^ refs other:read
		fallthrough // ^ no refs
	default: // ^ scope block
		z := y // ^ bind var z scope=block
	}
	switch t := x.(type) { // ^ bind var t scope=block type=*T value=x ^ bind var t type=- ^ bind var t type=- ^ bind var t type=- ^ refs x:read ^ no scope
	case *T: // ^ scope block lines=54-55 ^ refs T:type
		t.Do() // ^ call t.Do
	case int, pkg.Kind: // ^ refs int:type pkg:type .Kind:type
		use(t)
	case nil: // ^ no refs
	default:
		use(t)
	}
	switch x := x.(type) { // ^ bind var x scope=block type=func() value=x
	case func():
		x() // ^ call x
	}
	switch x.(type) { // ^ no bind ^ refs x:read
	case []int: // ^ no scope ^ refs int:type
	}
	switch z := pick(); t := z.(type) { // ^ scope block lines=69-71 ^ bind var z ^ bind var t type=error value=z
	case error:
	}

	select { // ^ no scope
	case v := <-ch: // ^ scope block ^ bind var v scope=block value=ch[?] ^ refs ch:read
		use(v)
	case v, ok := <-ch: // ^ bind var v value=ch[?] path=- ^ bind var ok value=<boolean>
		use(v, ok)
	case n = <-ch: // ^ no bind ^ refs n:write ch:read ^ assign n = ch[?]
	case n, m["k"] = <-ch: // ^ assign n = ch[?] ^ assign m["k"] = <boolean>
	case <-done(): // ^ call done ^ no bind
	case ch <- n: // ^ assign ch[?] = n ^ refs ch:read n:read
	default:
	}

outer: // ^ no refs ^ no bind
	for {
		for {
			if n > 1 {
				continue outer // ^ no refs
			}
			goto done // ^ no refs
		}
		break outer // ^ no refs
	}
done:
	late := 1 // ^ bind var late scope=function
	return late
}

func shadows(err error) error {
	err = one() // ^ refs err:write one:call ^ assign err = call#16
	if err := two(); err != nil { // ^ bind var err scope=block value=call#17 ^ refs two:call err:read
		return err // ^ yields return err in=shadows
	}
	err, more := three() // ^ refs err:write three:call ^ bind var more path=[1]
	func() {
		err := four() // ^ bind var err scope=function
		_ = err
	}()
	return wrap(err, more) // ^ yields return call#21
}
