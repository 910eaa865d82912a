// path: src/Jobs/Runner.cs
using System.Diagnostics;
using System.IO;
using System.IO.Compression;
using System.Configuration;
using Microsoft.Extensions.Configuration;

public class Runner
{
	private readonly IConfiguration _config;
	private readonly Store _store;

	public void Processes(string branch, ProcessStartInfo given)
	{
		Process.Start("git", "log " + branch); // ^ fact subprocess api=System.Diagnostics.Process.Start command=git form=argv given=literal arguments=built
		Process.Start(branch); // ^ fact subprocess command=- given=variable arguments=-
		Process.Start("cmd.exe", "/c dir " + branch); // ^ fact subprocess command="dir {}" form=shell given=concatenated
		Process.Start(given); // ^ no fact subprocess
		var info = new ProcessStartInfo("bash") { Arguments = $"-c \"ls {branch}\"" }; // ^ fact subprocess api=System.Diagnostics.ProcessStartInfo command="ls {}" form=shell given=interpolated
		Process.Start(new ProcessStartInfo { FileName = "git", Arguments = "log", UseShellExecute = false }); // ^ fact subprocess command=git form=argv arguments=literal
		var process = new Process();
		process.StartInfo.FileName = "tar"; // ^ fact subprocess api=System.Diagnostics.ProcessStartInfo command=tar arguments=built
		process.StartInfo.Arguments = branch;
		process.Start(); // ^ no fact subprocess
		_store.FileName = "tar"; // ^ no fact subprocess
		_store.Start("git"); // ^ no fact subprocess
	}

	public void Files(string path, Stream stream, string name)
	{
		File.ReadAllText("a.txt"); // ^ fact file_operation api=System.IO.File.ReadAllText operation=read path=a.txt given=literal
		System.IO.File.WriteAllBytes(path, null); // ^ fact file_operation operation=write path=- given=variable
		File.AppendAllText($"logs/{name}.log", "x"); // ^ fact file_operation operation=append path=logs/{}.log given=interpolated
		File.Delete(@"C:\a\" + name); // ^ fact file_operation operation=delete path="C:\\a\\{}" given=concatenated
		File.Copy(path, name); // ^ fact file_operation operation=copy
		File.Move(path, name); // ^ fact file_operation operation=move
		File.Open(path, FileMode.Append); // ^ fact file_operation operation=append
		new FileStream(path, FileMode.Open, FileAccess.Read); // ^ fact file_operation api=System.IO.FileStream operation=read
		new StreamReader(path); // ^ fact file_operation operation=read
		new StreamReader(stream); // ^ no fact file_operation
		new StreamWriter("out.txt", true); // ^ fact file_operation operation=append path=out.txt
		Directory.CreateDirectory("tmp"); // ^ fact file_operation operation=create path=tmp
		Directory.GetFiles(path); // ^ fact file_operation operation=list
		Directory.Delete(path, true); // ^ fact file_operation operation=delete
		new FileInfo("b.txt").Delete(); // ^ fact file_operation operation=delete path=b.txt
		ZipFile.ExtractToDirectory(path, "out"); // ^ fact file_operation operation=extract
		File.Exists(path); // ^ no fact file_operation
		Path.Combine(path, "a"); // ^ no fact file_operation
		_store.Delete(path); // ^ no fact file_operation
	}

	public void Settings(WebApplicationBuilder builder, Dictionary<string, string> settings)
	{
		Environment.GetEnvironmentVariable("HOME"); // ^ fact env_read name=HOME api=System.Environment.GetEnvironmentVariable has_default=-
		var port = Environment.GetEnvironmentVariable("PORT") ?? "80"; // ^ fact env_read name=PORT has_default=true
		Environment.SetEnvironmentVariable("HOME", port); // ^ no fact env_read
		var host = _config["Mail:Host"]; // ^ fact config_read library=Microsoft.Extensions.Configuration key=Mail:Host has_default=-
		var kept = _config["Mail:Port"] ?? "25"; // ^ fact config_read key=Mail:Port has_default=true
		_config["Mail:Host"] = host; // ^ no fact config_read
		settings["Mail"].Trim(); // ^ no fact config_read
		_config.GetValue<int>("Retries", 3); // ^ fact config_read key=Retries has_default=true
		_config.GetSection("Mail").Get<Mail>(); // ^ fact config_read key=Mail
		var section = _config.GetSection("Mail"); // ^ fact config_read key=Mail
		section.GetRequiredSection("Limits"); // ^ fact config_read key=Limits
		builder.Configuration.GetConnectionString("Main"); // ^ fact config_read key=Main
		var key = builder.Configuration["Jwt:Key"]; // ^ fact config_read key=Jwt:Key
		var old = ConfigurationManager.AppSettings["Old"]; // ^ fact config_read library=System.Configuration key=Old
		_store.GetSection("Mail"); // ^ no fact config_read
	}
}
