// Macros between underscores, behind `static`, in place of `case`, and types among arguments.
int tracked(const char *format, ...) _printf_(1, 2); // ^ chunk function tracked declaration exported notes="_printf_(1, 2)" ^ no error
bool pure(const char *p) _pure_; // ^ chunk function pure(p: const char *) declaration exported notes=_pure_ ^ no error
_printf_(2, 0) static char *inner(int status, const char *format) { return run(format); } // ^ chunk function inner(status: int, format: const char *) static type="char *" ^ call run ^ call _printf_ via=macro ^ no error
_noreturn_ _malloc_ static void panicked(void) {} // ^ chunk function panicked static ^ no error
typedef struct _packed_ Header { int a; } Header; // ^ chunk struct Header ^ chunk field Header.a ^ chunk type Header ^ no error
struct { int b; } _packed_ data; // ^ chunk variable data exported notes=_packed_ ^ chunk struct - ^ chunk field data.b ^ no error
static DEFINE_GETTER(getter, Kind, kind_from_string); // ^ no chunk ^ no error
static inline DEFINE_FREE(Kind *, kind_free); // ^ no chunk ^ no error
static int KEPT(int a); // ^ chunk function KEPT(a: int) declaration static ^ no error
typedef enum OF_64_BITS(level_t) { // ^ no error
	LOW, // ^ no error
	HIGH = 3, // ^ no error
	FORCED(LEVEL)
} level_t; // ^ no error
char *shown(int id, char s[AT_LEAST 8]); // ^ chunk function shown(id: int, s: char[AT_LEAST 8]) declaration exported ^ no error
const char *letters(void) {
	_unused_ _cleanup_(freep) char *p = made(1); // ^ bind let p ^ call made ^ call _cleanup_ via=macro ^ no error
	const char *table = UPPER LOWER "+/"; // ^ bind let table ^ no error
	struct iovec *v = new(struct iovec, count(v)); // ^ call new args=2 ^ call count in=letters ^ no error
	Record **r = new(Record *, 3); // ^ call new args=2 ^ no error
	size_t at = offsetof(Header, a.b[0].c); // ^ bind let at ^ no error
	ids = MAKE_ID(5d, 07, 9e, a1, 12); // ^ call MAKE_ID args=5 ^ no error
	BUFFER(SPACE(8)) control = {}; // ^ bind let control ^ no error
	tables = ALL_TABLES({ first, find_first }, { second, find_second }); // ^ call ALL_TABLES args=2 ^ no error
	escaped = escape(p, BLANKS QUOTES DIGITS); // ^ call escape args=2 ^ no error
	return table;
}
int parsed(int argc) {
	FOREACH_ITEM(i, items)
		(void) removed(i); // ^ call removed args=1 ^ no error
	if (argc)
		FOREACH_ITEM(i, items) { // ^ no error
			kept(i); // ^ call kept
		}
	else { // ^ no error
		other(); // ^ call other
	}
	FOREACH_ENTRY(de, d, goto failed) { // ^ no error
		seen(de); // ^ call seen
	}
	switch (argc) {
		OPTION('t', "identifier", "STRING"): // ^ call OPTION args=3 ^ no error
			first = empty_to_null(argc); // ^ call empty_to_null ^ no error
			break;
		OPTION_HELP:
			return argc ? NEGATED(argc) : shown(1, 0); // ^ call NEGATED ^ call shown ^ no error
	}
failed:
	return 0;
}
static const Entry entries[] = {
	PHP_ME(List, first, 0) // ^ call PHP_ME args=3 ^ no error
	PHP_ME(List, second, 0) // ^ call PHP_ME args=3 ^ no error
	ENTRY_END
};
static PyTypeObject made_type = {
	PyVarObject_HEAD_INIT(&PyType_Type, 0) "pkg.Made", // ^ call PyVarObject_HEAD_INIT args=2 ^ no error
	sizeof(Made),
};
typedef struct {
	PyObject_HEAD
	const void *item; // ^ chunk field Made.item ^ no error
	ALIGNED_AS(8) const Options *opts; // ^ chunk field Made.opts ^ no error
} Made;
