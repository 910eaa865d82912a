class Quotes { // ^ chunk class Quotes broken
	@SuppressWarnings(unchecked") void first() { a(); } // ^ chunk method Quotes.first() broken ^ call SuppressWarnings via=decorator ^ call a
	void second() { b("x, "y"); } // ^ chunk method Quotes.second() broken
	char quote = '"'; // ^ chunk field Quotes.quote
	String block = """
		a " alone
		"""; // ^ no error
	void third() { c("\""); } // ^ chunk method Quotes.third() ^ call c args=1
}
class After { void kept() {} } // ^ chunk class After ^ chunk method After.kept()
