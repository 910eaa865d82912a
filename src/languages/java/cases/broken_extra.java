class Extra { // ^ chunk class Extra
	void first() { } } // ^ chunk method Extra.first() ^ no error
	void second() { go(); } // ^ chunk method Extra.second() broken ^ call go in=Extra.second
	private int third = 1; // ^ chunk field Extra.third broken private
}
class After { // ^ chunk class After ^ no export
	void fine() { } // ^ chunk method After.fine() parent=After
}
