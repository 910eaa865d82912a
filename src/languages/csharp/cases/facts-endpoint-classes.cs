using FastEndpoints;

namespace Shop.Users;

public class ShowUser : Endpoint<ShowRequest, UserResponse>
{
	public override void Configure()
	{
		Get("/users/{id}", "people/{id}"); // ^ fact route framework=fastendpoints method=GET path=/users/{id} handler=ShowUser.HandleAsync middleware="Roles(\"Admin\")" ^ fact route path=/people/{id}
		Roles("Admin");
	}

	public override Task HandleAsync(ShowRequest request, CancellationToken token) => Task.CompletedTask;
}

public class Ping : EndpointWithoutRequest
{
	public override void Configure()
	{
		Post("/ping"); // ^ fact route method=POST path=/ping middleware=AllowAnonymous
		AllowAnonymous();
		client.Get("/other"); // ^ no fact route
	}
}

public class Cache : Store
{
	public void Configure()
	{
		Get("/users"); // ^ no fact route
	}
}
