namespace Acme.Util
{
	public partial class Helper
	{
		private Helper Part(int count)
		{
			Go(count); //= Go Helper.cs#Acme.Util.Helper.Go
			return this;
		}
	}

	namespace Deep
	{
		public class Inner
		{
			public void Reach(Helper helper) { helper.Go(1); } //= Go Helper.cs#Acme.Util.Helper.Go
		}
	}
}
