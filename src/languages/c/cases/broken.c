int before(int a) { return kept(a); }
	// ^ chunk function before(a: int) exported ^ call kept in=before
int broken(int a) {
	// ^ chunk function broken(a: int) broken exported ^ no call
	int x = ;
	// ^ no chunk ^ no call
	still(a);
	// ^ call still in=broken ^ no chunk
}
int between(void) { return fine(); }
	// ^ chunk function between() exported ^ call fine in=between
struct torn {
	// ^ chunk struct torn broken ^ no call
	int a
	// ^ chunk field torn.a broken parent=torn ^ no call
	int b;
	// ^ chunk field torn.b parent=torn ^ no call
};
int after_struct(void) { return good(); }
	// ^ chunk function after_struct() exported ^ call good in=after_struct
int open(int a) {
	// ^ chunk function open(a: int) broken exported ^ no call
	if (a) {
	// ^ no chunk ^ no call
		lost(a);
	// ^ call lost in=open ^ no chunk
}
int last(void) { return end(); }
	// ^ chunk function last() broken exported parent=open ^ call end in=last
