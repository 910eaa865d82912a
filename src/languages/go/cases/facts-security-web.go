// path: web/orders.go
package web

import (
	"encoding/json"
	"html/template"
	"net/http"
	"net/http/httptest"
	"regexp"

	"gopkg.in/yaml.v3"
)

type Orders struct {
	client *http.Client
}

func (o *Orders) Load(r *http.Request, id string, page *template.Template) {
	o.client.Get("https://example.com/orders")                    // ^ fact outbound_request library=net/http method=GET url=https://example.com/orders given=literal
	http.NewRequest(http.MethodPut, "https://example.com/"+id, nil) // ^ fact outbound_request method=PUT url=https://example.com/{} given=concatenated
	(&http.Client{}).Head(id)                                     // ^ fact outbound_request method=HEAD given=variable
	r.Header.Get("https://example.com")                           // ^ no fact outbound_request
	r.URL.Query().Get("id")                                       // ^ no fact outbound_request
	httptest.NewRequest("GET", "/", nil)                          // ^ no fact outbound_request

	page.ExecuteTemplate(nil, "orders.html", id)                  // ^ fact template_render operation=render template=orders.html given=literal
	template.New("a").Parse(id)                                   // ^ fact template_render operation=render_text given=variable
	template.HTML(id)                                             // ^ fact template_render api=html/template.HTML operation=raw
	json.HTML(id)                                                 // ^ no fact template_render

	regexp.MustCompile(`^a+$`)                                    // ^ fact regex api=regexp.MustCompile pattern=^a+$ given=literal
	regexp.Compile("^" + id)                                      // ^ fact regex pattern=^{} given=concatenated
	regexp.QuoteMeta(id)                                          // ^ no fact regex

	yaml.Unmarshal(nil, o)                                        // ^ fact deserialization format=yaml
	json.Unmarshal(nil, o)                                        // ^ no fact deserialization
}
