// A framework's annotation is what the imports say: here they say nothing.
class Absent {
	@Test void own() { } // ^ chunk method Absent.own()
	@org.junit.jupiter.api.Test void full() { } // ^ chunk method Absent.full() test
}
