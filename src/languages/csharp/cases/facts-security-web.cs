// path: src/Web/PageController.cs
using System.Net;
using System.Net.Http;
using System.Runtime.Serialization.Formatters.Binary;
using System.Text.RegularExpressions;
using System.Xml.Serialization;
using Microsoft.AspNetCore.Html;
using Microsoft.AspNetCore.Mvc;
using Newtonsoft.Json;
using RestSharp;

public partial class PageController : Controller
{
	private readonly HttpClient _client;
	private readonly IHttpClientFactory _factory;
	private readonly Cache _cache;

	public async Task Requests(string id, Uri address)
	{
		await _client.GetAsync("https://example.com/a"); // ^ fact outbound_request library=System.Net.Http method=GET url=https://example.com/a given=literal
		await _client.PostAsJsonAsync($"https://example.com/{id}", id); // ^ fact outbound_request method=POST url=https://example.com/{} given=interpolated
		var client = _factory.CreateClient("orders");
		await client.DeleteAsync("orders/" + id).ConfigureAwait(false); // ^ fact outbound_request method=DELETE url=orders/{} given=concatenated
		new HttpRequestMessage(HttpMethod.Put, address); // ^ fact outbound_request method=PUT url=- given=variable
		new HttpRequestMessage { Method = HttpMethod.Post, RequestUri = new Uri("https://example.com/b") }; // ^ fact outbound_request method=POST url=https://example.com/b
		new WebClient().DownloadString(id); // ^ fact outbound_request library=WebClient method=GET given=variable
		WebRequest.Create("https://example.com/c"); // ^ fact outbound_request library=WebRequest method=- url=https://example.com/c
		new RestRequest("users", Method.Get); // ^ fact outbound_request library=RestSharp method=GET url=users
		await _cache.GetAsync("https://example.com/a"); // ^ no fact outbound_request
		await _client.SendAsync(null); // ^ no fact outbound_request
	}

	public IActionResult Pages(string body, HtmlHelper Html)
	{
		new HtmlString(body); // ^ fact template_render api=Microsoft.AspNetCore.Html.HtmlString operation=raw given=variable
		Html.Raw("<b>" + body); // ^ fact template_render api=Html.Raw operation=raw given=concatenated
		_cache.Raw(body); // ^ no fact template_render
		_cache.View("Edit"); // ^ no fact template_render
		if (body == "") return View(nameof(Pages)); // ^ fact template_render template=Pages given=literal
		return View("Edit", body); // ^ fact template_render api=View operation=render template=Edit given=literal
	}

	public void Patterns(string text, string pattern, Regex known)
	{
		new Regex(@"^\d+$"); // ^ fact regex api=System.Text.RegularExpressions.Regex pattern="^\\d+$" given=literal
		Regex.IsMatch(text, pattern); // ^ fact regex api=System.Text.RegularExpressions.Regex.IsMatch given=variable
		Regex.Replace(text, "^" + pattern, ""); // ^ fact regex pattern=^{} given=concatenated
		known.Match(text, 1); // ^ no fact regex
		text.Replace("a", "b"); // ^ no fact regex
	}

	[GeneratedRegex("^a+$")] // ^ fact regex api=GeneratedRegex pattern=^a+$ given=literal
	private static partial Regex Letters();

	[GeneratedRegex(@"a=\""([^""]+)", RegexOptions.IgnoreCase)] // ^ fact regex api=GeneratedRegex pattern="a=\\\"([^\"]+)" given=literal
	private static partial Regex Quoted();

	public void Objects(Stream stream, string text)
	{
		var formatter = new BinaryFormatter();
		formatter.Deserialize(stream); // ^ fact deserialization api=System.Runtime.Serialization.Formatters.Binary.BinaryFormatter.Deserialize format=binary
		new XmlSerializer(typeof(Order)).Deserialize(stream); // ^ fact deserialization format=xml
		JsonConvert.DeserializeObject<Order>(text, new JsonSerializerSettings { TypeNameHandling = TypeNameHandling.All }); // ^ fact deserialization api=Newtonsoft.Json.JsonSerializerSettings format=json loader=All
		var settings = new JsonSerializerSettings();
		settings.TypeNameHandling = TypeNameHandling.None; // ^ no fact deserialization
		JsonConvert.DeserializeObject<Order>(text); // ^ no fact deserialization
		_cache.Deserialize(stream); // ^ no fact deserialization
	}
}

public class Widget
{
	public object Show() => View("Edit"); // ^ no fact template_render
}
