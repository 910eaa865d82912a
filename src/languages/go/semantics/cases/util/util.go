package util

type Base struct{}

func (b Base) Start() {}

type Helper struct{ Base }

type Doer interface{ Go() }

func (h *Helper) Go() {}

func New() *Helper { return &Helper{} }

func Use(d Doer) {
	d.Go()   //= Go util.go#Doer.Go
	beside() //= beside unresolved
}
