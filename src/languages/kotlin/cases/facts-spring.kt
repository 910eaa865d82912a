package shop.web

import org.springframework.security.access.prepost.PreAuthorize
import org.springframework.web.bind.annotation.*
import org.springframework.web.servlet.function.router

const val API = "/api"

@RestController
@RequestMapping("$API/users")
class UserController(private val users: Users) {
	@GetMapping("", "/all") // ^ fact route framework=spring method=GET path=/api/users handler=UserController.list ^ fact route path=/api/users/all
	fun list() = users.all()

	@PostMapping(value = ["/{id}"]) // ^ fact route method=POST path=/api/users/{id} middleware="PreAuthorize(\"hasRole('ADMIN')\"),Valid"
	@PreAuthorize("hasRole('ADMIN')")
	fun save(@Valid @RequestBody user: User) = users.save(user)

	@RequestMapping(path = [PATH], method = [RequestMethod.PUT]) // ^ fact route method=PUT path=/api/users/me
	fun me() { }

	fun plain() { } // ^ no fact route

	companion object {
		const val PATH = "/me"
	}
}

fun routes(handler: UserHandler) = router {
	GET("/ping", handler::ping) // ^ fact route framework=spring method=GET path=/ping handler=handler.ping
	"/v2".nest {
		POST("/users") { request -> ok().build() } // ^ fact route method=POST path=/v2/users handler=-
	}
}

fun chain(http: HttpSecurity): SecurityFilterChain {
	http {
		securityMatcher("/sync/**")
		authorizeHttpRequests {
			authorize("/sync/open", permitAll) // ^ fact route_middleware framework=spring path=/sync/open names=permitAll
			authorize(anyRequest, hasRole("SYNC")) // ^ fact route_middleware path=/sync/** names="hasRole(\"SYNC\")"
		}
	}
	authorize("/users", listOf("admin")) // ^ no fact route_middleware
	return http.build()
}

fun quiet() {
	try { work() } catch (e: IOException) { } // ^ fact swallowed_exception form=catch types=IOException in=quiet
	try { work() } catch (e: IOException) { /* ignored */ } // ^ fact swallowed_exception comment=ignored
	try { work() } catch (e: IOException) { null } // ^ no fact swallowed_exception
}
