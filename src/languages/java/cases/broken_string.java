class Unclosed { // ^ chunk class Unclosed broken
	String s = "never ends;
	void lost() { }
}
