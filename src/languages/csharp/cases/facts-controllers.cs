using Microsoft.AspNetCore.Authorization;
using Microsoft.AspNetCore.Mvc;

namespace Shop.Api;

[ApiController]
[Route("api/[controller]")]
[Authorize]
public class OrdersController : ControllerBase
{
	private const string Items = "{id}/items";

	[HttpGet] // ^ fact route framework=aspnet method=GET path=/api/Orders handler=OrdersController.List middleware=Authorize in=Shop.Api.OrdersController.List
	public IActionResult List() => Ok();

	[HttpGet("{id:int}", Name = "GetOrder"), AllowAnonymous] // ^ fact route method=GET path=/api/Orders/{id:int} middleware=Authorize,AllowAnonymous
	public IActionResult Get(int id) => Ok();

	[HttpPost(Items)] // ^ fact route method=POST path=/api/Orders/{id}/items middleware="Authorize,Authorize(Roles = \"Admin\"),ValidateAntiForgeryToken"
	[Authorize(Roles = "Admin")]
	[ValidateAntiForgeryToken]
	public IActionResult Add(int id) => Ok();

	[HttpPut("~/orders/{id}")] // ^ fact route method=PUT path=/orders/{id}
	public IActionResult Put(int id) => Ok();

	[HttpGet("a"), HttpGet("b")] // ^ fact route method=GET path=/api/Orders/a ^ fact route method=GET path=/api/Orders/b
	public IActionResult Twice() => Ok();

	[AcceptVerbs("GET", "HEAD")] // ^ fact route method=GET path=/api/Orders/probe ^ fact route method=HEAD path=/api/Orders/probe
	[Route("probe")]
	public IActionResult Probe() => Ok();

	[HttpDelete(Routes.Order)] // ^ fact route method=DELETE path="/api/Orders/${Routes.Order}"
	public IActionResult Delete() => Ok();

	[NonAction] // ^ no fact route
	public void Helper() { }

	public void Unmarked() { } // ^ no fact route
}

[Area("Admin")]
[Route("[area]/[controller]/[action]")]
public class UsersController : Controller
{
	public IActionResult Index() => View(); // ^ fact route method=ANY path=/Admin/Users/Index handler=UsersController.Index
	[HttpPost] // ^ fact route method=POST path=/Admin/Users/Save
	public Task<IActionResult> SaveAsync() => null;
	protected void Hidden() { } // ^ no fact route
	public override void OnActionExecuting(Context context) { } // ^ no fact route
	public static void Tool() { } // ^ no fact route
}

public class HomeController : Controller
{
	[HttpPost] // ^ fact route method=POST path=/Home/Login router=- handler=HomeController.Login
	public IActionResult Login() => View();

	[HttpGet("/status")] // ^ fact route method=GET path=/status router=-
	public IActionResult Status() => Ok();

	public async Task<IActionResult> DetailsAsync(int? id) => View(); // ^ fact route method=ANY path=/Home/Details/{id?}
	public string Name() => "home"; // ^ no fact route
	private IActionResult Hidden() => View(); // ^ no fact route
}

[Area("Shop")]
[Authorize]
public class CartController : Controller
{
	public ViewResult Index() => View(); // ^ fact route method=ANY path=/Shop/Cart/Index middleware=Authorize
}

public class PlayerController : Component
{
	public IActionResult Index() => null; // ^ no fact route
}

public class LegacyController : SiteController
{
	public IActionResult Index() => View(); // ^ no fact route
}

[Route("api/[controller]")] // ^ fact route_mount framework=aspnet router=- prefix=/api/[controller] target=BaseApiController
public abstract class BaseApiController : ControllerBase { }

public abstract class TenantController : BaseApiController { } // ^ fact route_mount router=BaseApiController prefix="" target=TenantController

public class StockController : BaseApiController // ^ fact route_mount router=BaseApiController prefix="" target=StockController
{
	[HttpGet("{sku}")] // ^ fact route method=GET path=/{sku} router=StockController
	public IActionResult Get(string sku) => Ok();
	[HttpPost] // ^ fact route method=POST path="" router=StockController
	public IActionResult Add() => Ok();
}

public interface IGitHub
{
	[HttpGet("users/{user}")] // ^ no fact route
	Task<User> User(string user);
}
