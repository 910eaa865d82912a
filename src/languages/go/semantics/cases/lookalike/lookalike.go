package lookalike

// Names of other packages: nothing outside may lead here without saying so.
type Server struct{}

func (s *Server) Run() error { return nil }
func (s *Server) Start()     {}

func New() *Server { return nil }

func Println(values ...any) {}

func helper() {}

func Use() {
	helper()    //= helper lookalike.go#helper
	New().Run() //= Run lookalike.go#Server.Run
	Println(1)  //= Println lookalike.go#Println
}
