using System;
using System.Collections.Generic;
using System.Threading.Tasks;
using static Acme.Util.Helper;
using Alias = Acme.Util.Helper;
using Acme.Util;
using Acme.Util.Deep;

namespace Acme.Shop;

public abstract class Base
{
	protected Base(Helper helper) { }
	public virtual void Run() { }
	public void Take(string text) { }
}

public class App : Base, IRun
{
	private readonly Helper helper = new Helper(2); //= Helper Helper.cs#Acme.Util.Helper.Helper
	private readonly List<Helper> all = new();
	private Dictionary<string, Helper> byName;
	private Func<Helper, int> how;
	public Helper Prop { get; set; }
	public event EventHandler Changed;

	public App(Helper helper) : base(helper) //= base App.cs#Acme.Shop.Base.Base
	{
		this.helper.Go(1); //= Go Helper.cs#Acme.Util.Helper.Go
	}

	public App() : this(null) { } //= this App.cs#Acme.Shop.App.App

	public void Take(int number) { }
	public void Take(Helper other) { }

	public override void Run()
	{
		base.Run(); //= Run App.cs#Acme.Shop.Base.Run
		Take("text"); //= Take App.cs#Acme.Shop.Base.Take
		Take(1); //= Take App.cs#Acme.Shop.App.Take
		Take(helper); //= Take App.cs#Acme.Shop.App.Take
		Twice(2); //= Twice Helper.cs#Acme.Util.Helper.Twice
		Alias.Twice(2); //= Twice Helper.cs#Acme.Util.Helper.Twice
		Acme.Util.Helper.Twice(3); //= Twice Helper.cs#Acme.Util.Helper.Twice
		global::Acme.Util.Helper.Twice(3); //= Twice Helper.cs#Acme.Util.Helper.Twice
		Acme.Other.Helper.Shout("a"); //= Shout Helper.cs#Acme.Other.Helper.Shout
		helper.Quiet(); //= Quiet dynamic
		helper.Next.Go(1)?.Go(2); //= Go Helper.cs#Acme.Util.Helper.Go
		helper[0].Go(1); //= Go Helper.cs#Acme.Util.Helper.Go
		Prop.Go(1); //= Go Helper.cs#Acme.Util.Helper.Go
		helper.Twist(2).Go(1); //= Go Helper.cs#Acme.Util.Helper.Go
		helper.Twist(2); //= Twist Extensions.cs#Acme.Tools.Extensions.Twist
		helper.Same(2).Go(1); //= Go Helper.cs#Acme.Util.Helper.Go
		helper.Unseen(); //= Unseen dynamic
		"text".Shout(); //= Shout Extensions.cs#Acme.Tools.Extensions.Shout
		all.Each(each => each.Go(1)); //= Go Helper.cs#Acme.Util.Helper.Go
		int Local(int number) => Twice(number); //= Twice Helper.cs#Acme.Util.Helper.Twice
		Local(3); //= Local App.cs#Acme.Shop.App.Run.Local
		foreach (var each in all) each.Go(1); //= Go Helper.cs#Acme.Util.Helper.Go
		foreach (var pair in byName) pair.Value.Go(1); //= Go Helper.cs#Acme.Util.Helper.Go
		all.Where(h => h.Go(1) != null).Select(h => h.Next).First().Go(1); //= Go Helper.cs#Acme.Util.Helper.Go
		all.Where(h => h.Go(1) != null); //= Where external System.Collections.Generic
		byName["a"].Go(1); //= Go Helper.cs#Acme.Util.Helper.Go
		byName.Values.First().Go(1); //= Go Helper.cs#Acme.Util.Helper.Go
		if (byName.TryGetValue("a", out var found)) found.Go(1); //= Go dynamic
		var box = new Box<Helper>();
		box.Get().Go(1); //= Go Helper.cs#Acme.Util.Helper.Go
		new Inner().Reach(helper); //= Reach Helper.Parts.cs#Acme.Util.Deep.Inner.Reach
		object any = helper;
		if (any is Helper h2) h2.Go(1); //= Go Helper.cs#Acme.Util.Helper.Go
		(any as Helper).Go(1); //= Go Helper.cs#Acme.Util.Helper.Go
		((Helper)any).Go(1); //= Go Helper.cs#Acme.Util.Helper.Go
		switch (any) { case Helper h3: h3.Go(1); break; } //= Go Helper.cs#Acme.Util.Helper.Go
		IRun run = this;
		run.Run(); //= Run Helper.cs#Acme.Util.IRun.Run
		run.Default(); //= Default Helper.cs#Acme.Util.IRun.Default
		Console.WriteLine("a"); //= WriteLine external System
		Changed?.Invoke(this, null); //= Invoke external System
		helper.ToString(); //= ToString external System
		new Point(1, helper).Y.Go(1); //= Go Helper.cs#Acme.Util.Helper.Go
		new Point(1, helper).Sum(); //= Sum App.cs#Acme.Shop.Point.Sum
		Color.Red.Paint(); //= Paint App.cs#Acme.Shop.ColorExtensions.Paint
		Func<Helper, int> fn = k => k.Go(1).GetHashCode(); //= Go Helper.cs#Acme.Util.Helper.Go
		Helper made = new(3);
		made.Go(1); //= Go Helper.cs#Acme.Util.Helper.Go
		dynamic loose = Missing();
		loose.Go(1); //= Go dynamic
		Missing(); //= Missing unresolved
		var (a, b) = Pair();
		b.Go(1); //= Go Helper.cs#Acme.Util.Helper.Go
	}

	private (int count, Helper helper) Pair() => (1, helper);

	public async Task Work()
	{
		var loaded = await helper.LoadAsync();
		loaded.Go(1); //= Go Helper.cs#Acme.Util.Helper.Go
		(await helper.LoadAsync().ConfigureAwait(false)).Go(1); //= Go Helper.cs#Acme.Util.Helper.Go
	}

	class Nested
	{
		void Hi() { Twice(1); } //= Twice Helper.cs#Acme.Util.Helper.Twice
	}
}

public record Point(int X, Helper Y) { public int Sum() => X; }
public class Prim(Helper helper) { public void Act() => helper.Go(1); } //= Go Helper.cs#Acme.Util.Helper.Go
public enum Color { Red, Green }
public static class ColorExtensions { public static void Paint(this Color color) { } }
