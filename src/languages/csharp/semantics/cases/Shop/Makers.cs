namespace Shop
{
	public interface IMade { }

	public class OnlyMade : IMade
	{
		public OnlyMade() : base() { } //= base external System
		public OnlyMade(int a) : this() { } //= this Makers.cs#Shop.OnlyMade.OnlyMade
		public override string ToString() => base.ToString(); //= ToString external System
	}

	public partial class InParts : OnlyMade
	{
		public InParts() { }
	}

	public partial class InParts
	{
		public InParts(int a) : base(a) { } //= base Makers.cs#Shop.OnlyMade.OnlyMade
	}
}
