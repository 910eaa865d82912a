package main

import (
	"net/http"

	"example.com/shop/internal/users"
)

const base = "/api"

func main() {
	http.HandleFunc("/", index) // ^ fact route framework=net/http method=ANY path=/ handler=index
	http.Handle("/old/", http.RedirectHandler("/", 301)) // ^ fact route method=ANY path=/old/ handler=http.RedirectHandler
	mux := http.NewServeMux()
	mux.HandleFunc("GET /users/{id}", users.Show) // ^ fact route method=GET path=/users/{id} router=mux@327 handler=users.Show handler_module=example.com/shop/internal/users handler_name=*.Show
	mux.HandleFunc("POST shop.example.com/orders", index) // ^ fact route method=POST path=/orders
	mux.HandleFunc(base+"/health", func(w http.ResponseWriter, r *http.Request) {}) // ^ fact route method=ANY path=/api/health
	mux.Handle("DELETE /users/{id}", auth(http.HandlerFunc(remove))) // ^ fact route method=DELETE path=/users/{id} handler=remove middleware=auth
	api := http.NewServeMux()
	api.HandleFunc("/items", index) // ^ fact route path=/items router=api@911
	mux.Handle("/api/", http.StripPrefix("/api", api)) // ^ fact route_mount framework=net/http router=mux@327 prefix=/api target=api@911
	mux.Handle("/v2/", api) // ^ fact route_mount router=mux@327 prefix="" target=api@911
	users.Register(mux) // ^ fact route_mount router=mux@327 prefix="" module=example.com/shop/internal/users name=*.Register#0
	_ = http.ListenAndServe(":80", mux) // ^ no fact route_mount
}

func index(w http.ResponseWriter, r *http.Request) {
	header := w.Header()
	header.Add("Vary", "Origin") // ^ no fact route
	_, _ = http.Get("/users") // ^ no fact route
	_ = r.Header.Get("X-Token") // ^ no fact route
}

func remove(w http.ResponseWriter, r *http.Request) {}

func auth(next http.Handler) http.Handler { return next }

// A helper that registers what it is told states no route of its own.
func handle(mux *http.ServeMux, pattern string, handler http.HandlerFunc) {
	mux.HandleFunc(pattern, handler) // ^ no fact route
}

type entry struct {
	path    string
	handler http.HandlerFunc
}

func all(mux *http.ServeMux, entries []entry) {
	for _, e := range entries {
		mux.HandleFunc(e.path, e.handler) // ^ no fact route
	}
	mux.HandleFunc(MetricsPath, index) // ^ fact route path=${MetricsPath} router=all#0
}

// What a function makes and gives back goes by the function.
func newMux() http.Handler {
	mux := http.NewServeMux()
	mux.HandleFunc("/ping", index) // ^ fact route path=/ping router=newMux
	return auth(mux)
}
