package web

import (
	"path"

	"example.com/shop/users"
	"github.com/go-chi/chi/v5"
	"github.com/gofiber/fiber/v2"
	"github.com/gorilla/mux"
	"github.com/julienschmidt/httprouter"
	"github.com/labstack/echo/v4"
	"github.com/labstack/echo/v4/middleware"
)

const admin = "/admin"

func withChi() chi.Router {
	r := chi.NewRouter()
	r.Use(logged) // ^ fact route_middleware framework=chi router=withChi names=logged
	r.Get("/", index) // ^ fact route framework=chi method=GET path=/ router=withChi handler=index
	r.With(logged, users.Only).Post("/posts", index) // ^ fact route method=POST path=/posts router=withChi middleware=logged,users.Only
	r.Method("PATCH", "/patch", index) // ^ fact route method=PATCH path=/patch
	r.Route("/articles", func(r chi.Router) { // ^ fact route_mount framework=chi router=withChi prefix=/articles target=744#0
		r.Get("/{id}", users.Show) // ^ fact route method=GET path=/{id} router=744#0 handler=users.Show
	})
	r.Group(func(r chi.Router) { // ^ fact route_mount router=withChi prefix="" target=958#0
		r.Use(users.Auth) // ^ fact route_middleware router=958#0 names=users.Auth
	})
	r.Route("/users", users.Routes) // ^ fact route_mount prefix=/users module=example.com/shop/users name=*.Routes#0
	r.Mount("/admin", adminRouter()) // ^ fact route_mount prefix=/admin target=adminRouter
	r.Mount("/things", users.Resource{}.Routes()) // ^ fact route_mount prefix=/things module=example.com/shop/users name=*.Resource.Routes()
	r.Route("/made", made(1)) // ^ fact route_mount prefix=/made target=made()#0
	cache := map[string]int{}
	_ = cache["/"]
	return r
}

func made(n int) func(r chi.Router) {
	return func(r chi.Router) {
		r.Get("/x", index) // ^ fact route path=/x router=made()#0
	}
}

func adminRouter() *chi.Mux {
	r := chi.NewRouter()
	r.Get("/", index) // ^ fact route path=/ router=adminRouter
	return r
}

func withGorilla(root *mux.Router) {
	root.HandleFunc("/a", index).Methods("GET", "POST") // ^ fact route framework=gorilla method=GET path=/a router=withGorilla#0 handler=index ^ fact route method=POST path=/a
	root.Path("/b").Methods("PUT").HandlerFunc(index) // ^ fact route method=PUT path=/b
	root.Methods("DELETE").Path("/c").Handler(users.Handler()) // ^ fact route method=DELETE path=/c handler=users.Handler
	sub := root.PathPrefix("/sub").Subrouter() // ^ fact route_mount framework=gorilla router=withGorilla#0 prefix=/sub target=sub@2275
	sub.Use(logged) // ^ fact route_middleware router=sub@2275 names=logged
	sub.Handle("/d", users.Handler()) // ^ fact route method=ANY path=/d router=sub@2275
	get := root.Methods("GET").Subrouter() // ^ fact route_mount prefix="" target=get@2567
	get.HandleFunc("/e", index) // ^ fact route method=GET path=/e router=get@2567
	root = root.PathPrefix("/v2").Subrouter() // ^ fact route_mount router=withGorilla#0 prefix=/v2 target=root@2735
	root.HandleFunc("/f", index) // ^ fact route path=/f router=root@2735
	_ = mux.Vars(nil)
}

func withEcho(e *echo.Echo, a *App) {
	e.GET(path.Join(admin, "/x"), a.show, logged) // ^ fact route framework=echo method=GET path=/admin/x router=withEcho#0 handler=a.show middleware=logged
	e.Use(middleware.Static("/static")) // ^ no fact route ^ fact route_middleware names=middleware.Static
	g := e.Group("/v1", logged) // ^ fact route_mount router=withEcho#0 prefix=/v1 target=g@3238 middleware=logged
	g.POST("/users", a.guard(a.createUser, "users:write")) // ^ fact route method=POST path=/users router=g@3238 handler=a.createUser middleware=a.guard
	g.Add("PUT", "/y", a.show) // ^ fact route method=PUT path=/y
}

func withFiber() {
	app := fiber.New()
	app.Use("/api", logged) // ^ fact route_middleware framework=fiber router=app@3585 path=/api names=logged
	api := app.Group("/api") // ^ fact route_mount router=app@3585 prefix=/api target=api@3712
	api.Get("/list", logged, users.List) // ^ fact route framework=fiber method=GET path=/list router=api@3712 handler=users.List middleware=logged
	app.Get("/", func(c *fiber.Ctx) error { // ^ fact route method=GET path=/
		return c.SendString(c.Get("X-Token", "/none")) // ^ no fact route
	})
}

func withHttprouter() {
	router := httprouter.New()
	router.GET("/h", show) // ^ fact route framework=httprouter method=GET path=/h router=router@4123
	router.Handler("POST", "/i", users.Handler()) // ^ fact route method=POST path=/i handler=users.Handler
}

// The type of the field is declared in another file of the package.
func (a *App) routes() {
	a.router.HandleFunc("/elsewhere", a.show) // ^ fact route method=ANY path=/elsewhere router=App.router handler=a.show
	a.cache.Get("/elsewhere", a.value) // ^ no fact route
	a.client.Post("/users", a.body) // ^ no fact route
}
