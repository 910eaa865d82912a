class Merge { // ^ chunk class Merge broken
	void before() { a(); } // ^ chunk method Merge.before() ^ call a in=Merge.before
<<<<<<< HEAD
	void ours() { b(); } // ^ chunk method Merge.ours() broken ^ call b in=Merge.ours
=======
	void theirs() { c(); } // ^ chunk method Merge.theirs() ^ call c in=Merge.theirs
>>>>>>> branch
	void after() { d(); } // ^ chunk method Merge.after() broken ^ call d in=Merge.after
}
