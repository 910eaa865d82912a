package dots

import (
	. "github.com/other/matchers"
	_ "github.com/other/plugin"
	. "github.com/other/suites"
)

func two() {
	// Nobody knows which of the two has it.
	Describe("a") //= Describe unresolved
	run(nil)      //= run dots.go#run
}
