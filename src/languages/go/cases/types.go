package types

// Server serves.
type Server struct { // ^ chunk struct Server exported lines=4-29 sig="type Server struct" doc="Server serves." type=- ^ export named Server ^ bind type Server chunk=Server value=? type=-
	Name string `json:"name,omitempty" yaml:"n"` // ^ chunk field Server.Name exported type=string sig="Name string" notes="json(name,omitempty) yaml(n)" lines=5-5 parent=Server
	a, B int `json:"-"` // ^ chunk field Server.a type=int sig="a, B int" notes=json(-) ^ chunk field Server.B exported type=int ^ no bind
	// Handler is called.
	Handler func(w Writer, n ...int) (int, error) // ^ chunk field Server.Handler exported doc="Handler is called." type="func(w Writer, n ...int) (int, error)" ^ no call ^ refs Writer:type int:type int:type error:type

	count int // ^ chunk field Server.count type=int

	*Base // ^ chunk field Server.Base exported type=*Base sig=*Base ^ heritage embeds *Base name=Base of=Server value=Base ^ refs Base:type
	io.Reader // ^ chunk field Server.Reader exported type=io.Reader ^ heritage embeds io.Reader name=Reader value=io.Reader ^ refs io:type .Reader:type
	sync.Mutex `plain tag` // ^ chunk field Server.Mutex exported notes="tag(plain tag)"
	*list.List[int] "json:\"l\"" // ^ chunk field Server.List exported type="*list.List[int]" notes=json(l) ^ heritage embeds *list.List[int] name=List
	mutex // ^ chunk field Server.mutex ^ heritage embeds mutex

	inner struct { // ^ chunk field Server.inner lines=18-23
		deep int // ^ chunk field Server.inner.deep parent=Server.inner
		list []*struct { // ^ chunk field Server.inner.list
			Deepest string // ^ chunk field Server.inner.list.Deepest exported
		}
	}
	table map[string]struct{ Cell int } // ^ chunk field Server.table ^ chunk field Server.table.Cell exported
	empty struct{} // ^ chunk field Server.empty
	_ [0]func() // ^ chunk field - type=[0]func()
	ch <-chan map[Key][]*pkg.Value // ^ chunk field Server.ch type="<-chan map[Key][]*pkg.Value" ^ refs Key:type pkg:type .Value:type

}

type Store[K comparable, V any] interface { // ^ chunk interface Store exported lines=31-42 sig="type Store[K comparable, V any] interface" type="~int | ~[]byte; int" ^ bind type Store ^ bind type_param K scope=type type=comparable ^ bind type_param V scope=type type=any
	// Get gets.
	Get(key K, opts ...Option) (V, error) // ^ chunk method Store.Get(key: K, *opts: Option) exported declaration doc="Get gets." type="(V, error)" sig="Get(key K, opts ...Option) (V, error)" parent=Store ^ no bind
	put(K, V) // ^ chunk method Store.put(_: K, _: V) declaration
	Close() error; Open() // ^ chunk method Store.Close() exported declaration ^ chunk method Store.Open() exported declaration
	io.Closer // ^ heritage embeds io.Closer name=Closer of=Store ^ no chunk
	Lister[K] // ^ heritage embeds Lister[K] name=Lister
	comparable // ^ heritage embeds comparable
	~int | ~[]byte // ^ no heritage ^ no chunk ^ refs int:type byte:type
	int // ^ no heritage

}

type Alias = pkg.Thing // ^ chunk type Alias exported sig="type Alias = pkg.Thing" type=pkg.Thing ^ bind type Alias value=pkg.Thing
type Definition pkg.Thing // ^ chunk type Definition exported type=pkg.Thing ^ bind type Definition value=? type=pkg.Thing
type Generic[T any] = map[string]T // ^ chunk type Generic exported ^ bind type Generic value=? ^ bind type_param T
type Handler func(w Writer) error // ^ chunk type Handler exported type="func(w Writer) error"
type Numbers []int // ^ chunk type Numbers exported type=[]int
type StructAlias = struct{ F int } // ^ chunk struct StructAlias exported ^ chunk field StructAlias.F exported
type any2 interface{} // ^ chunk interface any2 ^ no export
type _ struct{ X int } // ^ chunk struct - ^ no export ^ no bind ^ chunk field X exported

// About the two.
type (
	// First is one.
	First int // ^ chunk type First exported doc="First is one." lines=56-56 sig="First int"

	second struct { // ^ chunk struct second doc=- lines=58-60 sig="second struct"
		x int // ^ chunk field second.x
	}
)

func local() {
	type point struct { // ^ chunk struct local.point parent=local ^ bind type point scope=function ^ no export
		x, y int // ^ chunk field local.point.x ^ chunk field local.point.y
	}
	type Named interface{ M() } // ^ chunk interface local.Named ^ chunk method local.Named.M() exported declaration
	var table = []struct{ in, out string }{{in: "a"}} // ^ no chunk ^ bind var table
	f := func(x struct{ hidden int }) {} // ^ chunk function local.f(x: struct{ hidden int })
	var p point; p.x = table // ^ refs point:type p:read .x:write table:read
}

var (
	_ Handler = (*Server)(nil) // ^ heritage implements Handler name=Handler of=Server value=Handler ^ bind var _ type=Handler value="(<null> as *Server)" ^ no chunk ^ no call
	_ io.Closer = &Server{} // ^ heritage implements io.Closer name=Closer of=Server
	_ Store[int, int] = second{} // ^ heritage implements Store[int, int] name=Store of=second
	_ fmt.Stringer = new(First) // ^ heritage implements fmt.Stringer of=First
	_ fmt.Stringer = elsewhere.T{} // ^ no heritage ^ bind var _ type=fmt.Stringer
	_ = Server{} // ^ no heritage ^ no bind ^ call Server via=new in=-
)
