public class Typing { // ^ chunk class Typing broken exported public ^ export named Typing
	void before() { this.field. // ^ chunk method Typing.before() broken ^ no call
	}
	void next() { go(); } // ^ chunk method Typing.next() broken parent=Typing.before ^ call go in=Typing.next
	void last() { stop(); } // ^ chunk method Typing.last() broken ^ call stop in=Typing.last
}
