// path: src/main/java/shop/Orders.java
package shop;

import java.io.ObjectInputStream;
import java.net.URL;
import java.net.URI;
import java.net.http.HttpRequest;
import java.util.Map;
import java.util.regex.Pattern;
import okhttp3.Request;
import org.springframework.web.client.RestTemplate;
import org.springframework.web.servlet.ModelAndView;
import retrofit2.http.GET;

class Orders {
	private RestTemplate rest;
	private Map<String, String> cache;

	Object load(String id, ObjectInputStream in, Template template) throws Exception {
		rest.getForObject("https://example.com/orders", Order.class); // ^ fact outbound_request library=RestTemplate method=GET url=https://example.com/orders given=literal
		new URL("https://example.com").openStream(); // ^ fact outbound_request library=java.net url=https://example.com given=literal
		HttpRequest.newBuilder().uri(URI.create("https://example.com/" + id)).DELETE().build(); // ^ fact outbound_request library=java.net.http method=DELETE url=https://example.com/{} given=concatenated
		new Request.Builder().url(id).post(body).build(); // ^ fact outbound_request library=okhttp3 method=POST given=variable
		cache.get("https://example.com"); // ^ no fact outbound_request
		cache.put("https://example.com", id); // ^ no fact outbound_request

		Pattern.compile("^a+$"); // ^ fact regex api=java.util.regex.Pattern.compile pattern=^a+$ given=literal
		Pattern.compile(id); // ^ fact regex pattern=- given=variable
		template.compile("^a+$"); // ^ no fact regex

		in.readObject(); // ^ fact deserialization api=java.io.ObjectInputStream.readObject format=java
		template.readObject(); // ^ no fact deserialization
		template.process("orders"); // ^ no fact template_render
		return new ModelAndView("orders/show"); // ^ fact template_render operation=render template=orders/show given=literal
	}
}

interface OrderClient {
	@GET("orders/{id}") // ^ fact outbound_request library=retrofit method=GET url=orders/{id}
	Call<Order> order(String id);
}
