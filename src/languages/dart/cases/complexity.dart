void ifs(int a, bool b) { // ^ chunk function ifs(a: int, b: bool) exported decisions=4 effort=6
	if (a > 1 && b) { if (b) { } } else if (b) { } else { }
}
void loops(List xs) { // ^ chunk function loops(xs: List) exported decisions=4 effort=7
	for (var x in xs) { for (;;) { while (true) { } } }
	do { } while (false);
}
void logic(bool a, bool b, bool c) { // ^ chunk function logic(a: bool, b: bool, c: bool) exported decisions=5 effort=4
	var x = a && b && c;
	var y = a || b && (c || a);
}
void choose(int a) { // ^ chunk function choose(a: int) exported decisions=4 effort=1
	switch (a) { case 1: case 2: one(); break; case int n when n > 3: two(); default: three(); }
}
String arms(Object o) => switch (o) { 1 || 2 => 'a', int n when n > 2 => 'b', _ => 'd' }; // ^ chunk function arms(o: Object) exported decisions=3 effort=1
void tries() { // ^ chunk function tries() exported decisions=3 effort=4
	try { a(); } on E catch (e) { } catch (e) { } finally { }
	outer: for (;;) { continue outer; }
}
int ternary(bool a, int? b) => a ? (a ? 1 : 2) : b ?? 3; // ^ chunk function ternary(a: bool, b: int?) exported decisions=2 effort=3
void lambdas() { run(() { if (a) { } }); } // ^ chunk function lambdas() exported decisions=0 effort=0 ^ chunk lambda -() decisions=1 effort=1
