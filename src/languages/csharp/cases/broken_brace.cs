namespace N {
	class First {
		int F() { return G(; } // ^ error ^ chunk method N.First.F() broken private
		string Name { get; set; } // ^ chunk property N.First.Name private
		void After() { Call(1); } // ^ chunk method N.First.After() private ^ call Call
	}
	class Second { // ^ chunk class N.Second broken
		void Ok() { if (x { Inner(); } } // ^ chunk method N.Second.Ok() broken private ^ call Inner
		void Next() { Later(); } // ^ chunk method N.Second.Next() broken ^ call Later
		int field; // ^ chunk field N.Second.field broken
		int Prop { get; } // ^ chunk property N.Second.Prop broken readonly
	}
	public class Third { void T() { } } // ^ chunk class N.Third broken exported public ^ chunk method N.Third.T() private
}
