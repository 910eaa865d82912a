package shop;

import io.micronaut.http.annotation.*;
import io.micronaut.http.client.annotation.Client;

@Controller("/books")
class BookController {
	@Get // ^ fact route framework=micronaut method=GET path=/books handler=BookController.all
	List<Book> all() { return null; }

	@Post(uri = "/{isbn}", consumes = "application/json") // ^ fact route method=POST path=/books/{isbn}
	Book save() { return null; }
}

@Client("/books")
interface BookClient {
	@Get // ^ no fact route
	List<Book> all();
}
