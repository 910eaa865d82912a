package constants

const Single = 1 // ^ chunk constant Single exported sig="const Single" lines=3-3 type=- ^ export named Single chunk=Single ^ bind const Single value=<number> chunk=Single
const typed int64 = 2 // ^ chunk constant typed type=int64 sig="const typed int64" ^ no export ^ refs int64:type
const a, B = 1, "b" // ^ chunk constant a sig="a, B" ^ chunk constant B exported ^ bind const a value=<number> path=- ^ bind const B value="\"b\""

// Kind of thing.
type Kind int

const (
	// KindA is first.
	KindA Kind = iota + offset() // ^ chunk constant KindA exported type=Kind sig="KindA Kind" doc="KindA is first." lines=12-12 ^ call offset in=KindA ^ refs Kind:type offset:call
	KindB // ^ chunk constant KindB exported type=Kind sig=KindB ^ bind const KindB type=Kind value="(<number> + call#0)" ^ no refs
	_     // ^ no chunk ^ no bind ^ no export
	kindD // ^ chunk constant kindD type=Kind

	Other = "x" // ^ chunk constant Other exported type=- ^ bind const Other value="\"x\""
	Again       // ^ chunk constant Again exported type=- ^ bind const Again value="\"x\""
)

const (
	X, Y = iota, -iota // ^ chunk constant X exported ^ chunk constant Y exported ^ bind const X value=<number> ^ bind const Y value="(- <number>)"
	Z, _               // ^ chunk constant Z exported ^ bind const Z value=<number>
)

const (
	Trailing = 1 << iota
)

const () // ^ no chunk

func local() {
	const inside = 1 // ^ no chunk ^ bind const inside scope=function value=<number> ^ no export
	const (
		p Kind = iota // ^ bind const p type=Kind
		q             // ^ bind const q type=Kind value=<number> ^ no chunk
	)
	KindA := 2 // ^ bind var KindA scope=function ^ no chunk
}
