// Macros of kernels and of public headers: beside a type, behind a name, in place of a field or a member.
static int __init start(void) { return run(0); } // ^ chunk function start() static notes=__init ^ call run ^ no error
static void seen(Socket __unused socket, int b) {} // ^ chunk function seen(socket: Socket, b: int) static ^ no error
long copied(struct page __user *from, __u32 flags) __must_check; // ^ chunk function copied(from: struct page *, flags: __u32) declaration exported ^ no error
static struct table first __initdata = { 1 }; // ^ chunk variable first static ^ no error
static __always_inline struct table *made(void) { return 0; } // ^ chunk function made static ^ no error
enum protocols { // ^ no error
	OLD MY_DEPRECATED(8.3.0, "") = 3, // ^ chunk enum_member protocols.OLD notes="MY_DEPRECATED(8.3.0, \"\")" ^ no error
	OPTION(NAMED, TYPE_LONG, 1), // ^ chunk enum_member protocols.NAMED ^ no error
	LAST = (1 << 3), // ^ chunk enum_member protocols.LAST ^ no error
};
MY_EXTERN Code MY_DEPRECATED(7.19.5, "Use other()")
old_socket(Multi *m, int s); // ^ chunk function old_socket(m: Multi *, s: int) declaration exported ^ no error
MY_EXTERN ALLOCATES ALLOC_SIZE(1)
void *allocated(size_t size); // ^ chunk function allocated(size: size_t) declaration exported ^ no error
Code added(struct buffer *s, const char *format, ...)
	WARN_UNUSED MY_PRINTF(2, 3); // ^ no error
struct flags {
	int all; // ^ chunk field flags.all ^ no error
	BIT(first); // ^ no chunk ^ no error
	BIT(second); // ^ no error
	int last; // ^ chunk field flags.last ^ no error
};
void verbose(void) {
	VERBOSE(int i); // ^ bind let i ^ no call ^ no error
	FOREVER { wait(); } // ^ call wait ^ no error
	TAKES(long, lu, "x"); // ^ call TAKES args=3
	ASSERT(i); // ^ call ASSERT args=1 ^ no error
}
