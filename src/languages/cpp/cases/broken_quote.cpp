void first() { a(x"); } // ^ chunk function first() broken exported ^ call a
void second() { b("\"", '"', R"(a " alone)"); } // ^ chunk function second() exported ^ call b args=3 ^ no error
void third() {
	c("not closed);
}
class After { void kept(); }; // ^ chunk class After ^ chunk method After.kept() declaration private
