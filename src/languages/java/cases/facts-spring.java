package shop.web;

import org.springframework.security.access.prepost.PreAuthorize;
import org.springframework.web.bind.annotation.*;
import org.springframework.cloud.openfeign.FeignClient;
import shop.Paths;

@RestController
@RequestMapping("/api/orders")
@PreAuthorize("isAuthenticated()")
class OrderController {
	static final String ITEMS = "/items";
	private static final String ITEM = ITEMS + "/{id}";

	@GetMapping // ^ fact route framework=spring method=GET path=/api/orders handler=OrderController.list middleware="PreAuthorize(\"isAuthenticated()\")" in=OrderController.list
	List<Order> list() { return orders; }

	@PostMapping(value = "new", consumes = "application/json") // ^ fact route method=POST path=/api/orders/new middleware="PreAuthorize(\"hasRole('ADMIN')\"),Valid"
	@PreAuthorize("hasRole('ADMIN')")
	Order create(@Valid @RequestBody Order order) { return order; }

	@GetMapping(path = {ITEM, ITEMS}) // ^ fact route method=GET path=/api/orders/items/{id} ^ fact route method=GET path=/api/orders/items
	Item item(@PathVariable long id) { return null; }

	@RequestMapping(value = "/both", method = {RequestMethod.GET, RequestMethod.POST}) // ^ fact route method=GET path=/api/orders/both ^ fact route method=POST path=/api/orders/both
	void both() { }

	@RequestMapping("/any") // ^ fact route method=ANY path=/api/orders/any
	void any() { }

	@DeleteMapping(Paths.ORDER + "/{id:\\d+}") // ^ fact route method=DELETE path="/api/orders/${Paths.ORDER}/{id:\\\\d+}"
	void remove() { }

	@GetMapping(OrderController.ITEMS + "/count") // ^ fact route path=/api/orders/items/count
	long count() { return 0; }

	@org.springframework.web.bind.annotation.PutMapping("/{id}") // ^ fact route method=PUT path=/api/orders/{id}
	void put() { }

	@ExceptionHandler(IOException.class) // ^ no fact route
	void failed() { }
}

interface OrderApi {
	@PatchMapping("/api/orders/{id}") // ^ fact route method=PATCH path=/api/orders/{id} handler=OrderApi.patch
	void patch();
}

@RequestMapping({"/v1", "/v2"}) // ^ no fact route
class Versions {
	@GetMapping("/x") // ^ fact route path=/v1/x ^ fact route path=/v2/x
	void x() { }
}

@FeignClient("stock")
@RequestMapping("/stock")
interface StockClient {
	@GetMapping("/levels") // ^ no fact route
	List<Level> levels();
}
