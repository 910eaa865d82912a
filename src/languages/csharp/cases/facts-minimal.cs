using Shop.Orders;

var builder = WebApplication.CreateBuilder(args);
var app = builder.Build();
app.UseHsts(); // ^ fact route_middleware framework=aspnet router=- path="" names=UseHsts
app.UseAuthorization(); // ^ no fact route_middleware
app.UseMiddleware<RequestLog>(); // ^ fact route_middleware names=RequestLog

app.MapGet("/", () => "hello"); // ^ fact route framework=aspnet method=GET path=/ router=app handler=-
app.MapPost("/users", Users.Create).RequireAuthorization("admin").WithName("create"); // ^ fact route method=POST path=/users handler=Users.Create middleware="RequireAuthorization(\"admin\")"
app.MapDelete("/users/{id}", [Authorize(Roles = "Admin")] (int id) => Results.NoContent()); // ^ fact route method=DELETE path=/users/{id} middleware="Authorize(Roles = \"Admin\")"
app.MapMethods("/probe", new[] { "GET", "HEAD" }, () => 1); // ^ fact route method=GET path=/probe ^ fact route method=HEAD path=/probe
app.MapGroup("/v2").MapGroup("/x").MapGet("/y", () => 2); // ^ fact route method=GET path=/v2/x/y router=app ^ no fact route_mount

var api = app.MapGroup("/api").RequireAuthorization(); // ^ fact route_mount framework=aspnet router=app prefix=/api target=api middleware=RequireAuthorization
var users = api.MapGroup("users"); // ^ fact route_mount router=api prefix=/users target=users
users.RequireRateLimiting("fixed"); // ^ fact route_middleware router=users path="" names="RequireRateLimiting(\"fixed\")"
users.MapGet("{id}", (int id) => id); // ^ fact route method=GET path=/{id} router=users
users.MapPut("", Users.Update); // ^ fact route method=PUT path="" router=users

app.MapOrders(); // ^ fact route_mount router=app prefix="" target=- name=MapOrders#0
app.MapGroup("/admin").MapAdmin(); // ^ fact route_mount router=app prefix=/admin target=MapAdmin#0
app.MapOpenApi(); // ^ no fact route_mount
app.MapControllerRoute(name: "default", pattern: "{controller=Home}/{action=Index}/{id?}"); // ^ fact route method=ANY path=/{controller=Home}/{action=Index}/{id?}
app.Map("/", () => Results.Redirect("/docs")); // ^ fact route method=ANY path=/
app.Map("/branch", branch => branch.UseSession()); // ^ no fact route
app.MapForwarder("/images/{id}", "http://catalog", "/pic/{id}"); // ^ fact route method=ANY path=/images/{id}
app.MapHub<ChatHub>("/chat"); // ^ fact route method=ANY path=/chat handler=ChatHub
app.UseEndpoints(endpoints =>
{
	endpoints.MapPatch("/old", () => 3); // ^ fact route method=PATCH path=/old router=-
});
var text = mapper.Map<Order>(source); // ^ no fact route
settings.MapGet("/users"); // ^ no fact route

static class Admin
{
	public static RouteGroupBuilder MapAdmin(this RouteGroupBuilder group)
	{
		group.MapGet("/stats", Stats); // ^ fact route method=GET path=/stats router=MapAdmin#0 handler=Stats middleware=Authorize
		group.MapPost(Reset, "reset/{id}"); // ^ fact route method=POST path=/reset/{id} handler=Reset
		return group;
	}

	[Authorize]
	static IResult Stats() => Results.Ok();
	static IResult Reset(int id) => Results.Ok();

	static void Wrap(this IEndpointRouteBuilder routes, string pattern, Delegate handler) =>
		routes.MapGet(pattern, handler); // ^ no fact route
}
