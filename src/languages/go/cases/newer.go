package newer

type T[P any] struct{}

func (t *T[P]) Map[A any, B, C ~int | pkg.Kind](a A, f func(A) B) C { // ^ chunk method T.Map(a: A, f: func(A) B) exported type=C sig="func (t *T[P]) Map[A any, B, C ~int | pkg.Kind](a A, f func(A) B) C"
	// ^ bind param t ^ bind type_param P ^ bind type_param A type=any ^ bind type_param B type="~int | pkg.Kind" ^ bind type_param C type="~int | pkg.Kind" ^ bind param a ^ bind param f
	// ^ refs T:type any:type int:type pkg:type .Kind:type A:type A:type B:type C:type ^ no error
	return f(a) // ^ call f in=T.Map
}

func (T[P]) Plain(xs []P) {} // ^ chunk method T.Plain(xs: []P) exported ^ no error

func values(n int) {
	a := new(42) // ^ call new args=1 kinds=number ^ no error ^ refs new:call
	b := new("text") // ^ call new kinds=string values="\"text\"" ^ no error
	c := new(int64(n)) // ^ call new args=1 ^ refs new:call int64:type n:read ^ no error
	d := new(n) // ^ call new kinds=identifier values=n ^ refs new:call n:read
	e := new(n + 1) // ^ call new kinds=other ^ no error
	f := new(pkg.Make(1)) // ^ call new kinds=call ^ call pkg.Make ^ no error
	g := new(T[int]) // ^ call T[int] via=new name=T ^ no error
	h := new(true) // ^ call new kinds=boolean ^ no error
	i := new(func(int) string) // ^ call new kinds=other ^ no error
	j := new(*T[int]) // ^ call new args=1 ^ no error
	text := "new(42) and func (t T) M[A any]() {" // ^ bind var text value="\"new(42) and func (t T) M[A any]() {\""
}

func after() {} // ^ chunk function after()
