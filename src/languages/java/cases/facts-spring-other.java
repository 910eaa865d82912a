package shop.web;

import io.acme.routing.GetMapping;
import io.acme.routing.RequestMapping;

@RequestMapping("/x")
class NotSpring {
	@GetMapping("/y") // ^ no fact route
	void y() { }

	void fetch(HttpRequest.Builder builder) {
		builder.GET("/z", this::y); // ^ no fact route
	}
}
