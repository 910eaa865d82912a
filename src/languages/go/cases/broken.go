package broken

func before(a int) { call(a) } // ^ chunk function before(a: int) ^ call call in=before

func half(x int) { // ^ chunk function half(x: int) broken lines=5-8
	y := = 3 // ^ error
	still(x.) // ^ call still in=half
}

type Good struct { // ^ chunk struct Good exported
	n int // ^ chunk field Good.n
}

type Bad struct { // ^ chunk struct Bad exported broken
	a int // ^ chunk field Bad.a
	b ? // ^ error
	c string // ^ chunk field Bad.c
}

func (g Good) method() { // ^ chunk method Good.method()
	fine() // ^ call fine in=Good.method
}

var unfinished = // ^ chunk variable unfinished broken lines=24-24

func next() int { // ^ chunk function next() broken type=int lines=26-28 sig="func next() int"
	return fine() // ^ call fine in=next
}

func unclosed( // ^ chunk function unclosed broken lines=30-30

func between(b int, cs ...string) error { // ^ chunk function between(b: int, *cs: string) broken type=error ^ bind function between ^ bind param b index=0 type=int ^ bind param cs
	return check(b, cs) // ^ call check in=between
}

// After is documented.
func After() {} // ^ chunk function After() exported doc="After is documented."
