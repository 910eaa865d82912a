namespace app {
	// ^ chunk namespace app broken ^ no call
class Before { int ok(int a) { return kept(a); } };
	// ^ chunk class app.Before parent=app ^ chunk method app.Before.ok(a: int) private parent=app.Before ^ call kept in=app.Before.ok
class Torn {
	// ^ chunk class app.Torn broken parent=app ^ no call
	void first() { one(); }
	// ^ chunk method app.Torn.first() private parent=app.Torn ^ call one in=app.Torn.first
	int x = ;
	// ^ chunk field app.Torn.x broken private parent=app.Torn ^ no call
	void second() { two(); }
	// ^ chunk method app.Torn.second() private parent=app.Torn ^ call two in=app.Torn.second
};
void middle() { fine(); }
	// ^ chunk function app.middle() exported parent=app ^ call fine in=app.middle
int open(int a) {
	// ^ chunk function app.open(a: int) exported parent=app ^ no call
	if (a) {
	// ^ no chunk ^ no call
		lost(a);
	// ^ call lost in=app.open ^ no chunk
}
int last() { return end(); }
	// ^ chunk function app.last() broken exported parent=app.open ^ call end in=app.last
}
