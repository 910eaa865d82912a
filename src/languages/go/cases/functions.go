package functions

// Plain adds.
func Plain(a, b int, rest ...string) (sum int, err error) {
	// ^ chunk function Plain(a: int, b: int, *rest: string) exported lines=4-11 type="(sum int, err error)" sig="func Plain(a, b int, rest ...string) (sum int, err error)" doc="Plain adds." parent=-
	// ^ export named Plain local=Plain chunk=Plain ^ bind function Plain scope=module chunk=Plain
	// ^ bind param a index=0 type=int ^ bind param b index=1 type=int ^ bind param rest index=2 type=...string path=...
	// ^ bind var sum scope=function type=int index=- ^ bind var err type=error
	// ^ refs int:type string:type int:type error:type ^ scope function lines=4-11
	return // ^ yields return [sum, err] in=Plain
}

func none() {}                       // ^ chunk function none() type=- ^ no export ^ bind function none
func one() int { return 1 }          // ^ chunk function one() type=int ^ yields return <number> ^ bind function one
func two() (int, error) { return 1, nil } // ^ chunk function two() type="(int, error)" ^ yields return [<number>, <null>]
func blanks(_ int, _, c string) {}   // ^ chunk function blanks(_: int, _: string, c: string) ^ bind function blanks ^ bind param c index=2
func unnamed(int, ...func(n int) string) {} // ^ chunk function unnamed(_: int, *_: func(n int) string) ^ bind function unnamed
func Élan() {}                       // ^ chunk function Élan() exported
func élan() {}                       // ^ chunk function élan() ^ no export
func _() { none() }                  // ^ chunk function - () ^ no bind ^ no export ^ call none
func init() { none() }               // ^ chunk function init() ^ no bind ^ call none in=init
func init() {}                       // ^ chunk function init() ^ no bind
func main() { return }               // ^ chunk function main() ^ no yields
func assembly(p *byte, n uintptr) int // ^ chunk function assembly(p: *byte, n: uintptr) declaration type=int

type T struct{ n int }
type G[K comparable, V any] struct{ m map[K]V }

func (t T) Value() int { return t.n } // ^ chunk method T.Value() exported type=int sig="func (t T) Value() int" parent=- ^ no export ^ bind param t index=- type=T scope=function ^ yields return t.n in=T.Value
func (t *T) pointer(n int) { t.n = n } // ^ chunk method T.pointer(n: int) ^ bind param t type=*T ^ bind param n index=0 ^ assign t.n = n in=T.pointer ^ refs T:type int:type t:read .n:write n:read
func (T) anonymous() {}               // ^ chunk method T.anonymous() ^ no bind
func (_ *T) blank() {}                // ^ chunk method T.blank() ^ no bind
func (((*T))) parens() {}             // ^ chunk method T.parens()
func (g *G[K, V]) Get(k K) (v V, ok bool) {
	// ^ chunk method G.Get(k: K) exported type="(v V, ok bool)" ^ bind param g type="*G[K, V]" ^ bind type_param K scope=function ^ bind type_param V ^ bind param k index=0 type=K ^ bind var v ^ bind var ok
	// ^ refs G:type K:type V:type bool:type
	v, ok = g.m[k] // ^ assign v = g.m[k] ^ assign ok = (k in g.m) ^ refs v:write ok:write g:read .m:read k:read ^ no bind
	return         // ^ yields return [v, ok]
}
func (g G[_, V]) Put(v V) {} // ^ chunk method G.Put(v: V) exported ^ bind param g ^ bind type_param V ^ bind param v

func Map[A, B any, S ~[]A](xs S, f func(A) B) []B {
	// ^ chunk function Map(xs: S, f: func(A) B) exported type=[]B sig="func Map[A, B any, S ~[]A](xs S, f func(A) B) []B"
	// ^ bind function Map ^ bind type_param A type=any ^ bind type_param B type=any ^ bind type_param S type=~[]A scope=function ^ bind param xs ^ bind param f
	// ^ refs any:type A:type S:type A:type B:type B:type
	return nil
}

func Constrained[T interface{ ~int | ~string; String() string }](t T) {} // ^ chunk function Constrained(t: T) exported ^ no heritage
func higher(f func(a int) (func() error, bool)) func(string) error { return nil } // ^ chunk function higher(f: func(a int) (func() error, bool)) type="func(string) error" ^ bind function higher ^ bind param f
func multi(
	a int, // first
	b struct{ X, Y int },
) (
	c int,
) { // ^ no chunk
	return a // ^ yields return a in=multi
}
