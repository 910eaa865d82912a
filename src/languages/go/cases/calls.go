package calls

import "other"

type T struct{ f func(); next *T; fs []func(int) }
type Set[E comparable] map[E]bool
type Kind int

func (t *T) M(n int) *T { return t }
func gen[A any](a A) A { return a }
func plain(args ...any) {}

func use(t *T, fs []func(int) int, i int, key string) {
	plain() // ^ call plain args=0 name=plain receiver=- in=use value=plain ^ refs plain:call
	plain(1, "s", 'c', 1.5, true, nil, i, t.f) // ^ call plain args=8 kinds=number,string,number,number,boolean,null,identifier,member values="<number>, \"s\", <char>, <number>, <boolean>, <null>, i, t.f"
	plain(&t, *t, T{}, &T{}, []int{1}, map[string]int{}, func() {}, t.M(1), 9) // ^ call plain args=9 kinds=identifier,identifier,new,new,array,object,function,call ^ call T via=new ^ call T via=new ^ call t.M
	plain(struct{ a int }{1}, `raw`, -1, !true, i+1, fs[0], t.next.f, (i)) // ^ call plain args=8 kinds=object,string,number,other,other,other,member,identifier
	plain(fs...) // ^ call plain spread args=1 kinds=spread values=...fs
	t.M(1).M(2).next.M(3) // ^ call t.M receiver=t name=M ^ call t.M(1).M receiver=t.M(1) name=M value=call#8.M ^ call t.M(1).M(2).next.M receiver=t.M(1).M(2).next
	other.Do(i) // ^ call other.Do receiver=other name=Do value=other.Do values=i ^ refs other:read .Do:call i:read
	other.Var.Do() // ^ call other.Var.Do receiver=other.Var
	func(n int) { plain(n) }(3) // ^ call func(n int) { plain(n) } name=- args=1 value=chunk:use ^ call plain in=use:lambda ^ chunk lambda -(n: int)
	(t.f)() // ^ call (t.f) name=- value=t.f
	t.f() // ^ call t.f
	plain(plain()) // ^ call plain args=0 ^ call plain args=1 kinds=call values=call#17

	go plain(i) // ^ call plain spawned args=1
	go func() { defer t.M(1) }() // ^ call func() { defer t.M(1) } spawned name=- ^ call t.M deferred in=use:lambda
	defer plain() // ^ call plain deferred
	defer other.Unlock() // ^ call other.Unlock deferred
	defer func() { recover() }() // ^ call func() { recover() } deferred ^ call recover

	bound := t.M // ^ no call ^ bind var bound value=t.M ^ refs t:read .M:read
	expression := (*T).M // ^ no call ^ bind var expression value=T.M ^ refs T:read .M:read
	unbound := T.M // ^ no call ^ bind var unbound value=T.M
	bound(1) // ^ call bound value=bound
	(*T).M(t, 1) // ^ call (*T).M receiver=(*T) name=M args=2

	// Conversions call nothing.
	_ = int64(i) // ^ no call ^ refs int64:type i:read
	k := Kind(i) // ^ no call ^ bind var k value="(i as Kind)" ^ refs Kind:type i:read
	b := []byte(key) // ^ no call ^ bind var b value="(key as []byte)"
	p := (*T)(nil) // ^ no call ^ bind var p value="(<null> as *T)" ^ refs T:type
	o := (*other.T)(nil) // ^ no call ^ refs other:read .T:type
	e := Set[string](nil) // ^ no call ^ bind var e value="(<null> as Set[string])" ^ refs Set:type string:type
	f := (func(int))(nil) // ^ no call
	g := interface{ M() }(t) // ^ no call
	// What may be a function of another file is called.
	_ = Elsewhere(i) // ^ call Elsewhere
	_ = other.Duration(i) // ^ call other.Duration
	// A parameter that has the name of a type is no type.
	func(string func(int)) { string(1) }(nil) // ^ call func(string func(int)) { string(1) } ^ call string in=use:lambda
	(*callback)(1) // ^ no call
	func(callback *func(int)) { (*callback)(1) }(nil) // ^ call func(callback *func(int)) { (*callback)(1) } ^ call (*callback) name=- in=use:lambda

	// Instantiations and elements look alike.
	gen[int](1) // ^ call gen[int] name=gen args=1 value=gen ^ refs gen:call int:type
	gen[*T](nil) // ^ call gen[*T] name=gen ^ refs gen:call T:type
	gen[int](1, 2) // ^ call gen[int] name=gen args=2 ^ refs gen:call int:type
	gen[int]() // ^ call gen[int] name=gen args=0
	other.Gen[Kind](1) // ^ call other.Gen[Kind] name=Gen receiver=other ^ refs other:read .Gen:call Kind:type
	other.Gen[int, string](1, 2) // ^ call other.Gen[int, string] name=Gen receiver=other args=2
	instance := gen[int] // ^ no call ^ bind var instance value=gen[int]
	fs[i](1) // ^ call fs[i] computed name=- args=1 value=fs[i] ^ refs fs:read i:read
	fs[i](1, 2) // ^ call fs[i] computed name=- args=2 value=fs[i] ^ refs fs:read i:read
	fs[0](1) // ^ call fs[0] computed name=-
	fs[i+1](1) // ^ call fs[i+1] computed
	t.fs[i](1) // ^ call t.fs[i] computed name=- value=t.fs[i] ^ refs t:read .fs:read i:read
	other.Table[key](1) // ^ call other.Table[key] computed ^ refs other:read .Table:read key:read
	go fs[i](1) // ^ call fs[i] computed spawned
	gen[[]int](nil).M(1) // ^ call gen[[]int] name=gen ^ call gen[[]int](nil).M name=M

	_ = new(T) // ^ call T via=new name=T args=0 ^ refs new:call T:type
	_ = new(other.T) // ^ call other.T via=new name=T receiver=other
	_ = new(int) // ^ call new args=1
	_ = new([]T) // ^ call new args=1 kinds=other
	_ = make([]int, i, 10) // ^ call make args=3 kinds=other,identifier,number values="other, i, <number>"
	panic(t) // ^ call panic ^ yields throw t in=use
	panic(1) // ^ yields throw <number>
	len := func(x []int) int { return 0 } // ^ chunk function use.len(x: []int)
	_ = len(nil) + cap(b) + copy(b, b) // ^ call len ^ call cap ^ call copy
}
