package broken

func open(a bool) { // ^ chunk function open(a: bool) broken lines=3-6 ^ scope function lines=3-6
	if a {
		first() // ^ call first in=open
}

// Not part of it.

// Second is lost in it.
func (s *Server) Second(n, m int) (int, error) { // ^ chunk method Server.Second(n: int, m: int) exported broken type="(int, error)" lines=11-14 parent=- ^ bind param s type=*Server ^ bind param n index=0 type=int ^ bind param m index=1
	v := second(n) // ^ call second in=Server.Second ^ bind var v scope=block
	return v, nil
}

type Server struct { // ^ chunk struct Server exported ^ bind type Server scope=module ^ export named Server
	port int // ^ chunk field Server.port
}

const Limit = 3 // ^ chunk constant Limit exported parent=-
var state = load() // ^ chunk variable state ^ call load in=state

func last() { // ^ chunk function last() broken parent=-
	func() { inner() }() // ^ call inner in=last:lambda ^ call func() { inner() } in=last ^ chunk lambda -() parent=last
}
