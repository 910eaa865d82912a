package web

import (
	"net/http"

	"example.com/shop/handlers"
	"github.com/gin-gonic/gin"
)

type Server struct {
	router *gin.Engine
	users  *handlers.Users
}

func New() *gin.Engine {
	r := gin.New()
	r.Use(gin.Recovery(), logged) // ^ fact route_middleware framework=gin router=New path="" names=gin.Recovery,logged
	r.GET("/health", func(c *gin.Context) {}) // ^ fact route framework=gin method=GET path=/health router=New
	r.POST("/login", limited, handlers.Login) // ^ fact route method=POST path=/login handler=handlers.Login handler_module=example.com/shop/handlers handler_name=*.Login middleware=limited
	r.Any("/any", handlers.Any) // ^ fact route method=ANY path=/any
	r.Handle(http.MethodPut, "/put", handlers.Put) // ^ fact route method=PUT path=/put
	r.Match([]string{"GET", http.MethodHead}, "/both", handlers.Both) // ^ fact route method=GET path=/both ^ fact route method=HEAD path=/both
	r.Static("/assets", "./assets") // ^ fact route method=GET path=/assets
	api := r.Group("/api", logged) // ^ fact route_mount framework=gin router=New prefix=/api target=api@982 middleware=logged
	{
		api.GET("/items", handlers.Items) // ^ fact route method=GET path=/items router=api@982
		admin := api.Group("/admin") // ^ fact route_mount router=api@982 prefix=/admin target=admin@1200
		admin.Use(handlers.RequireAdmin()) // ^ fact route_middleware router=admin@1200 names=handlers.RequireAdmin
		deep := admin.Group("/deep") // ^ fact route_mount router=admin@1200 prefix=/deep target=deep@1410
		deep.DELETE("/:id", handlers.Remove) // ^ fact route method=DELETE path=/:id router=deep@1410
	}
	r.Group("/once").Use(limited).PUT("/x", handlers.Once) // ^ fact route method=PUT path=/once/x router=New middleware=limited
	// ^ no fact route_middleware ^ no fact route_mount
	handlers.Register(r.Group("/users")) // ^ fact route_mount router=New prefix=/users module=example.com/shop/handlers name=*.Register#0
	register(api) // ^ fact route_mount router=api@982 prefix="" target=register#0
	return r
}

func register(g *gin.RouterGroup) {
	g.PATCH("/:id", handlers.Patch) // ^ fact route method=PATCH path=/:id router=register#0
}

func (s *Server) routes() {
	s.router.GET("/server", s.list) // ^ fact route method=GET path=/server router=Server.router handler=s.list
	s.users.Routes(s.router.Group("/people")) // ^ fact route_mount router=Server.router prefix=/people module=example.com/shop/handlers name=*.Users.Routes#0
}

func (s *Server) list(c *gin.Context) {
	token := c.GetHeader("X-Token")
	_ = c.Request.Header.Get(token) // ^ no fact route
	c.Handler() // ^ no fact route
}

func limited(c *gin.Context) {}

func logged(c *gin.Context) {}

func attach(r *gin.Engine) *Server {
	return &Server{router: r} // ^ fact route_mount router=attach#0 prefix="" target=Server.router
}
