package shop.rest;

import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.*;
import org.eclipse.microprofile.rest.client.inject.RegisterRestClient;
import shop.rest.items.ItemsResource;

@Path("/carts")
@RolesAllowed("user")
public class CartResource {
	@GET // ^ fact route framework=jaxrs method=GET path=/carts handler=CartResource.all middleware="RolesAllowed(\"user\")"
	public List<Cart> all() { return carts; }

	@POST // ^ fact route method=POST path=/carts/{id}/close middleware="RolesAllowed({\"admin\", \"clerk\"})"
	@Path("{id}/close")
	@RolesAllowed({"admin", "clerk"})
	public void close(@PathParam("id") long id) { }

	@Path("{id}/items") // ^ fact route_mount framework=jaxrs prefix=/carts/{id}/items module=shop.rest.items name=ItemsResource ^ no fact route
	public ItemsResource items(@PathParam("id") long id) { return new ItemsResource(id); }

	@Path("{id}/notes") // ^ fact route_mount prefix=/carts/{id}/notes target=NotesResource
	public NotesResource notes() { return null; }

	@Path("{id}/made") // ^ fact route_mount prefix=/carts/{id}/made target=NotesResource
	public Object made(@PathParam("id") long id) { return new NotesResource(); }

	@Path("{id}/any") // ^ no fact route_mount
	public Object any() { return null; }
}

class NotesResource {
	@GET // ^ fact route method=GET path="" router=NotesResource
	public List<Note> list() { return null; }

	@DELETE // ^ fact route method=DELETE path=/{note} router=NotesResource
	@Path("{note}")
	public void remove() { }
}

@Path("/stock")
@RegisterRestClient
interface StockClient {
	@GET // ^ no fact route
	List<Level> levels();
}

@ApplicationPath("api/") // ^ fact route_mount framework=jaxrs router=- prefix=/api target=-
class Shop extends Application { }

@ApplicationPath("/") // ^ no fact route_mount
class Root extends Application { }
