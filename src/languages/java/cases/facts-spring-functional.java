package shop.web;

import static org.springframework.web.reactive.function.server.RequestPredicates.*;
import static org.springframework.web.reactive.function.server.RouterFunctions.nest;
import static org.springframework.web.reactive.function.server.RouterFunctions.route;

import org.springframework.web.reactive.function.server.RouterFunction;

class Routes {
	RouterFunction<ServerResponse> users(UserHandler handler, String prefix) {
		return route()
			.GET("/users", handler::list) // ^ fact route framework=spring method=GET path=/users handler=handler.list in=Routes.users
			.GET("/users/{id}", accept(JSON), this::show) // ^ fact route method=GET path=/users/{id} handler=this.show
			.path("/admin", admin -> admin
				.POST("/ban", request -> ok()) // ^ fact route method=POST path=/admin/ban handler=-
				.DELETE(handler::clear)) // ^ fact route method=DELETE path=/admin handler=handler.clear
			.PUT("/after", handler::after) // ^ fact route method=PUT path=/after
			.nest(path("/own"), own())
			.GET(prefix, handler::list) // ^ no fact route
			.build();
	}

	private RouterFunction<ServerResponse> own() {
		return route().GET("keys", this::show).build(); // ^ fact route path=/own/keys
	}

	RouterFunction<ServerResponse> older(UserHandler handler) {
		return nest(path("/v1"),
			route(GET("/a").and(accept(JSON)), handler::a) // ^ fact route method=GET path=/v1/a handler=handler.a
				.andRoute(POST("/b"), handler::b)); // ^ fact route method=POST path=/v1/b handler=handler.b
	}

	Mono<ServerResponse> show(ServerRequest request) {
		client.send(HttpRequest.newBuilder().POST(body)); // ^ no fact route
		return GET("/a").test(request) ? ok() : null; // ^ no fact route
	}
}
