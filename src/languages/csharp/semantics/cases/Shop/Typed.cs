using System;
using Microsoft.Extensions.DependencyInjection;
using Xunit;

namespace Shop
{
	public interface IPart { void Turn(); }
	public class Provider
	{
		public T Get<T>(string name = "") => (T)Get(typeof(T), name);
		public object Get(Type type, string name = "") => null;
		public Pair<A, B> Both<A, B>() => null;
	}
	public class Pair<A, B>
	{
		public A First { get; }
		public B Second { get; }
	}

	public class TypedTests : IDisposable
	{
		public void Written(Provider provider, IServiceProvider services)
		{
			provider.Get<IPart>().Turn(); //= Turn Typed.cs#Shop.IPart.Turn
			provider?.Get<IPart>().Turn(); //= Turn Typed.cs#Shop.IPart.Turn
			var part = provider.Get<IPart>("a");
			part.Turn(); //= Turn Typed.cs#Shop.IPart.Turn
			provider.Both<string, IPart>().Second.Turn(); //= Turn Typed.cs#Shop.IPart.Turn
			services.GetRequiredService<IPart>().Turn(); //= Turn Typed.cs#Shop.IPart.Turn
			services.GetOther<IPart>().Turn(); //= Turn external System
			Assert.True(true); //= True external Microsoft.Extensions.DependencyInjection | Xunit
			Dispose(); //= Dispose Typed.cs#Shop.TypedTests.Dispose
		}
		public void Dispose() { }
	}
}
