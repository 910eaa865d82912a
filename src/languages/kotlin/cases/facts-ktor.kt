package shop

import io.ktor.resources.Resource
import io.ktor.server.application.*
import io.ktor.server.auth.authenticate
import io.ktor.server.routing.*
import shop.orders.orderRoutes

private const val VERSION = "/v1"

@Resource("/articles")
class Articles {
	@Resource("{id}")
	class Id(val parent: Articles, val id: Long)
}

fun Application.module(client: HttpClient) {
	routing {
		get("/health") { call.respond("ok") } // ^ fact route framework=ktor method=GET path=/health router=- in=Application.module:lambda
		route("/api") {
			route(VERSION) {
				post("users") { // ^ fact route method=POST path=/api/v1/users
					client.get("/inner") { header("a", "b") } // ^ no fact route
					respondAll() // ^ no fact route_mount
				}
				get { list() } // ^ fact route method=GET path=/api/v1
			}
			userRoutes() // ^ fact route_mount framework=ktor router=- prefix=/api target=userRoutes#0
			orderRoutes(client) // ^ fact route_mount prefix=/api module=shop.orders name=orderRoutes#0
			install(Sessions) // ^ no fact route_mount
		}
		authenticate("jwt") {
			adminOnly {
				delete("/users/{id}", ::remove) // ^ fact route method=DELETE path=/users/{id} handler=remove middleware="authenticate(\"jwt\")"
				println() // ^ no fact route_mount
			}
			get<Articles.Id> { article -> show(article) } // ^ fact route method=GET path=/articles/{id} middleware="authenticate(\"jwt\")"
		}
	}
}

fun Route.userRoutes() {
	get("/{name}") { } // ^ fact route method=GET path=/{name} router=userRoutes#0
	get { } // ^ fact route path="" router=userRoutes#0
	crud("/things")
}

fun Route.crud(path: String) {
	get(path) { } // ^ no fact route
}

fun load(cache: Cache, options: Options) {
	cache.get("/users") { miss() } // ^ no fact route
	get("/users") { options } // ^ no fact route
	patch { } // ^ no fact route
}
