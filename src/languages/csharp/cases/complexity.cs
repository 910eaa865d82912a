class Complexity {
	void If(int a, bool b) { // ^ chunk method Complexity.If(a: int, b: bool) private decisions=4 effort=6
		if (a > 1 && b) { if (b) { } } else if (b) { } else { }
	}
	void Loops(int[] xs) { // ^ chunk method Complexity.Loops(xs: int[]) private decisions=4 effort=7
		foreach (var x in xs) { for (;;) { while (true) { } } }
		do { } while (false);
	}
	void Logic(bool a, bool b, bool c) { // ^ chunk method Complexity.Logic(a: bool, b: bool, c: bool) private decisions=5 effort=4
		var x = a && b && c;
		var y = a || b && (c || a);
	}
	int Switch(int a) { // ^ chunk method Complexity.Switch(a: int) private decisions=4 effort=1
		switch (a) { case 1: case 2: return 1; case int n when n > 3: return 2; default: return 3; }
	}
	string Arms(object o) => o switch { 1 => "a", int n when n > 2 => "b", string or null => "c", _ => "d" }; // ^ chunk method Complexity.Arms(o: object) private decisions=5 effort=2
	void Try() { // ^ chunk method Complexity.Try() private decisions=3 effort=3
		try { A(); } catch (IOException e) when (e.X) { } catch { } finally { }
		goto end;
		end: return;
	}
	int Ternary(bool a, int? b) => a ? (a ? 1 : 2) : b ?? 3; // ^ chunk method Complexity.Ternary(a: bool, b: int?) private decisions=2 effort=3
	void Lambdas() { Run(() => { if (a) { } }); } // ^ chunk method Complexity.Lambdas() private decisions=0 effort=0 ^ chunk lambda -() decisions=1 effort=1
#if A && B
	void Directive() { } // ^ chunk method Complexity.Directive() private decisions=0 effort=0
#endif
}
