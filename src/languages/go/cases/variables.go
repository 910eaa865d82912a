package variables

var Plain = 1 // ^ chunk variable Plain exported sig="var Plain" lines=3-3 type=- ^ bind var Plain value=<number> chunk=Plain ^ export named Plain chunk=Plain ^ no assign ^ no refs
var declared map[string]*Thing // ^ chunk variable declared type=map[string]*Thing sig="var declared map[string]*Thing" ^ bind var declared value=? ^ refs string:type Thing:type
var made = build(1, other()) // ^ chunk variable made ^ call build in=made ^ call other in=made ^ bind var made value=call#1
var first, second = pair() // ^ chunk variable first sig="first, second" ^ chunk variable second ^ bind var first path=[0] value=call#2 ^ bind var second path=[1] value=call#2 ^ call pair in=-
var x, y int = 1, 2 // ^ chunk variable x type=int ^ chunk variable y type=int ^ bind var x value=<number> path=- type=int ^ bind var y
var value, ok = table["k"] // ^ bind var value value="table[\"k\"]" path=- ^ bind var ok value="(\"k\" in table)"
var _ = register() // ^ no chunk ^ no bind ^ no export ^ call register in=-
var _, kept = pair() // ^ chunk variable kept ^ bind var kept path=[1]

var (
	// Grouped is in a group.
	Grouped = 1 // ^ chunk variable Grouped exported doc="Grouped is in a group." sig=Grouped lines=14-14

	behind = 2 // ^ chunk variable behind
	config struct { // ^ chunk variable config lines=17-19 sig="config struct"
		Port int `env:"PORT"` // ^ chunk field config.Port exported notes=env(PORT) parent=config
	}
	cases = []struct{ in string }{{"a"}} // ^ chunk variable cases ^ chunk field cases.in
)

// Hook may be replaced.
var Hook = func(n int) error { return check(n) } // ^ chunk function Hook(n: int) exported type=error sig="var Hook = func(n int) error" doc="Hook may be replaced." lines=24-24 ^ bind var Hook value=chunk:Hook chunk=Hook ^ bind param n ^ export named Hook chunk=Hook ^ call check in=Hook
var a, b = func() {}, 1 // ^ chunk variable a ^ chunk variable b ^ chunk lambda - () parent=-
var wrapped = wrap(func() { check(1) }) // ^ chunk variable wrapped ^ chunk lambda - () parent=wrapped ^ call check in=wrapped:lambda ^ call wrap in=wrapped values=chunk:wrapped
var handlers = map[string]func(){ // ^ chunk variable handlers ^ bind var handlers value="({get: chunk:handlers.get, post: post, Key: keyed} as map[string]func())"
	"get": func() { check(2) }, // ^ chunk function handlers.get() sig="\"get\": func()" ^ call check in=handlers.get
	"post": post, // ^ refs post:read
	Key: keyed, // ^ refs Key:read keyed:read
}

func change() {
	Plain = 2 // ^ refs Plain:write ^ assign Plain = <number> in=change ^ no chunk ^ no bind
	Plain += 3 // ^ refs Plain:readwrite ^ assign Plain = (Plain + <number>)
	Plain++ // ^ refs Plain:readwrite ^ assign Plain = (Plain + <number>)
	first, second = second, first // ^ refs first:write second:write second:read first:read ^ assign first = second ^ assign second = first
	declared["a"].n = nil // ^ refs declared:read .n:write ^ assign declared["a"].n = <null>
	declared["a"], x = pair() // ^ assign declared["a"] = call#9[?] ^ assign x = call#9[?]
	*pointer = 1 // ^ refs pointer:read ^ assign pointer = <number>
	(x) = 1 // ^ refs x:write ^ assign x = <number>
	_ = x // ^ no assign ^ refs x:read
	Hook = nil // ^ assign Hook = <null>
	x <<= 1 // ^ refs x:readwrite
	config.Port -= 2 // ^ refs config:read .Port:readwrite ^ assign config.Port = (config.Port - <number>)
}

func locals() (err error) {
	n := 1 // ^ bind var n scope=function value=<number> ^ no refs ^ no chunk ^ no assign
	n, m := 2, 3 // ^ bind var m value=<number> ^ refs n:write ^ assign n = <number>
	v, err := pair() // ^ bind var v path=[0] value=call#10 ^ refs err:write pair:call ^ assign err = call#10[?]
	_, _ = v, m // ^ no bind ^ no assign
	var p, q string // ^ bind var p type=string value=? ^ bind var q type=string
	var i interface{} = p // ^ bind var i type=interface{} value=p
	s, ok := i.(string) // ^ bind var s value="(i as string)" path=- ^ bind var ok value="(i is string)"
	e := <-channel // ^ bind var e value=channel[?]
	channel <- s // ^ assign channel[?] = s ^ refs channel:read s:read
	u := -1 // ^ bind var u value=<number>
	w := !ok // ^ bind var w value="(! ok)"
	d := *&n // ^ bind var d value=n
	t := table[q][1:2] // ^ bind var t value=table[q]
	g := (a) // ^ bind var g value=a
	l := a + b // ^ bind var l value="(a + b)"
	return nil
}
