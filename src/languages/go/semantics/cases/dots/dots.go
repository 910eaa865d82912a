package dots

import (
	"fmt"

	. "example.com/app/util"
	. "github.com/other/matchers"
)

type Ender interface {
	End() error
	Start()
}

type inner struct{ Base }

type Outer struct{ inner }

// Says that it does; what it has is embedded.
var _ Ender = (*Outer)(nil)

func (o *Outer) End() error { return nil }

func beside() {}

func run(o *Outer) {
	New().Go()             //= Go util.go#Helper.Go
	h := Helper{}          //= Helper util.go#Helper
	h.Start()              //= Start util.go#Base.Start
	o.Start()              //= Start util.go#Base.Start
	o.End()                //= End dots.go#Outer.End
	Equal(1)               //= Equal external github.com/other/matchers
	Expect(1).To(Equal(1)) //= To external github.com/other/matchers
	fmt.Println(len("a"))  //= len external go:builtin
	hidden()               //= hidden unresolved
	beside()               //= beside dots.go#beside
}
