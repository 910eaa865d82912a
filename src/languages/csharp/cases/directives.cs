namespace N;

#if PUBLIC
public
#else
internal
#endif
class Modified { // ^ chunk class N.Modified exported public ^ no error
	enum Kind {
		A,
#if EXTRA
		B, // ^ chunk enum_member N.Modified.Kind.B
#endif
	}
	void Half(bool x) { // ^ chunk method N.Modified.Half(x: bool) private
#if NET8_0
		while (Wait(1)) // ^ call Wait
#else
		while (x)
#endif
		{
			Body(); // ^ call Body
		}
		var o = new Options {
#if !DEBUG
			Skip = true, // ^ refs .Skip:write
#endif
			Other = Make() // ^ call Make
		};
		try { A(); }
#if DEBUG
		catch (Exception e) { Fail(e); } // ^ call Fail ^ bind catch e
#endif
		finally { }
	}
#if DEBUG
	void Whole() { } // ^ chunk method N.Modified.Whole() private
	int both; // ^ chunk field N.Modified.both private
#else
	int other = Three(); // ^ chunk field N.Modified.other private ^ call Three
#endif
	public bool IsMet =>
#if DEBUG
		Yes(); // ^ call Yes
#else
		No();
#endif
	[A]
#if DEBUG
	int Marked() { return 1; } // ^ chunk method N.Modified.Marked() private notes=A
#endif
	void Last() { } // ^ chunk method N.Modified.Last() private
}
#if PUBLIC
public class Other : Base // ^ chunk class N.Other exported public ^ heritage extends Base
#else
class Other
#endif
{ // ^ no error
	void In() { } // ^ chunk method N.Other.In() private
}
