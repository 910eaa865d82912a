namespace Acme.Util;

public partial class Helper : IRun
{
	public Helper(int size) { }

	public string Name { get; set; }
	public Helper Next { get; set; }
	public Helper this[int at] => Next;
	public event System.EventHandler Changed;

	public Helper Go(int count) => Part(count); //= Part Helper.Parts.cs#Acme.Util.Helper.Part

	public static int Twice(int number) => number * 2;

	void IRun.Run() { }

	public Task<Helper> LoadAsync() => null;

	public static implicit operator string(Helper helper) => helper.Name;
}

public interface IRun
{
	void Run();
	void Default() { Run(); } //= Run Helper.cs#Acme.Util.IRun.Run
}

public class Box { public void Empty() { } }

public class Box<T> where T : Helper, new()
{
	public T Item;
	public T Get() { Item.Go(1); return Item; } //= Go Helper.cs#Acme.Util.Helper.Go
}

public delegate int Op(int number);
