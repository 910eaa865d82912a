package literals

import "pkg"

type Point struct{ X, Y int }
type Names map[Kind]string
type Kind int

const (
	A Kind = iota
	B
)

var (
	keyed = Point{X: 1, Y: f()} // ^ call Point via=new args=2 kinds=number,call keywords=X,Y values="<number>, call#0" ^ call f ^ refs Point:call .X:write .Y:write f:call ^ bind var keyed value="({X: <number>, Y: call#0} as Point)"
	listed = Point{1, f()} // ^ call Point via=new args=2 keywords=- ^ call f ^ bind var listed value="([<number>, call#2] as Point)"
	pointer = &pkg.Thing[int]{Run: run} // ^ call pkg.Thing[int] via=new name=Thing receiver=pkg value=pkg.Thing ^ refs pkg:read .Thing:call int:type .Run:write run:read
	zero = Point{} // ^ call Point via=new args=0 ^ bind var zero value="([] as Point)"
	points = []Point{{X: 1}, {2, 3}, Point{X: A}} // ^ call Point via=new ^ refs Point:type .X:write Point:call .X:write A:read
	pointers = map[string]*Point{"a": {X: 1}} // ^ no call ^ refs string:type Point:type .X:write
	nested = map[Kind][]Point{A: {{X: B}}} // ^ no call ^ refs Kind:type Point:type A:read .X:write B:read
	keys = map[Point]string{{X: 1}: "a"} // ^ refs Point:type string:type .X:write
	names = Names{A: "a", B: "b"} // ^ call Names via=new ^ refs Names:call A:read B:read
	indexed = [...]string{A: "a", B: "b"} // ^ no call ^ refs string:type A:read B:read ^ bind var indexed value="({A: \"a\", B: \"b\"} as [...]string)"
	numbers = []int{1, 2, 3} // ^ bind var numbers value="([<number>, <number>, <number>] as []int)"
	words = []string{"a", "b"} // ^ bind var words value="([\"a\", \"b\"] as []string)"
	selected = map[pkg.Kind]int{pkg.A: 1} // ^ refs pkg:type .Kind:type int:type pkg:read .A:read
	anonymous = struct{ n int }{n: 1} // ^ no call ^ refs int:type .n:write
	command = &pkg.Command{ // ^ call pkg.Command via=new args=3 keywords=Use,Run,Sub
		Use: "x",
		Run: func(args []string) error { return run(args) }, // ^ chunk function command.Run(args: []string) lines=31-31 sig="Run: func(args []string) error" ^ call run in=command.Run ^ refs .Run:write string:type error:type run:call args:read
		Sub: []*pkg.Command{{Run: func() {}}}, // ^ chunk function command.Run() ^ no call
	}
	assigned = func() *Point { p := &Point{}; p.X = 1; return p }() // ^ chunk variable assigned ^ chunk lambda - () ^ assign p.X = <number> ^ yields return p
)

func ifs(p Point) {
	if p == (Point{X: 1}) { // ^ call Point via=new in=ifs
	}
	for _, v := range []Point{{1, 2}} { // ^ bind var v path=[] value="([[<number>, <number>]] as []Point)"
		use(v)
	}
}
