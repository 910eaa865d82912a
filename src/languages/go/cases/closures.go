package closures

func outer(xs []int) func(int) int {
	total := 0
	add := func(n int) int { // ^ chunk function outer.add(n: int) parent=outer type=int sig="add := func(n int) int" lines=5-8 ^ bind var add value=chunk:outer.add chunk=outer.add ^ bind param n index=0 scope=function
		total += n // ^ refs total:readwrite n:read ^ assign total = (total + n) in=outer.add
		return total // ^ yields return total in=outer.add
	}
	add = func(n int) int { return n } // ^ chunk function outer.add(n: int) ^ refs add:write int:type int:type n:read ^ assign add = chunk:outer.add in=outer
	var sub = func() {} // ^ chunk function outer.sub() sig="sub = func()" ^ bind var sub chunk=outer.sub value=chunk:outer.sub
	var typed func() = func() {} // ^ chunk function outer.typed() ^ bind var typed type=func()
	obj.field = func() {} // ^ chunk lambda - () ^ assign obj.field = chunk:outer
	_ = func() {} // ^ chunk lambda - () ^ no bind
	a, b := func() {}, func() {} // ^ chunk lambda - () ^ chunk lambda - () ^ bind var a value=chunk:outer chunk=- ^ bind var b
	each(xs, func(i int, x int) { // ^ chunk lambda -(i: int, x: int) parent=outer ^ call each kinds=identifier,function values="xs, chunk:outer" ^ bind param i index=0 ^ bind param x index=1
		inner := func() (n int, err error) { return } // ^ chunk function outer.inner() parent=outer:lambda type="(n int, err error)" ^ yields return [n, err] ^ bind var inner ^ bind var n ^ bind var err
		inner()
		func() { deep() }() // ^ chunk lambda - () parent=outer:lambda ^ call deep in=outer:lambda ^ call func() { deep() } name=- in=outer:lambda
	})
	go func(n int) { // ^ chunk lambda -(n: int) parent=outer
		work(n)
	}(len(xs))
	return func(n int) int { return add(n) } // ^ chunk lambda -(n: int) type=int ^ yields return chunk:outer in=outer ^ yields return call#7 in=outer:lambda
}
