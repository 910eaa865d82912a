int plain(int a, const char *b) { return a; }
	// ^ chunk function plain(a: int, b: const char *) exported type=int sig="int plain(int a, const char *b)" ^ export named plain chunk=plain
	// ^ bind function plain scope=module type=int chunk=plain ^ bind param a scope=function index=0 type=int
	// ^ bind param b scope=function index=1 type="const char *" ^ yields return a in=plain ^ scope function
static inline unsigned long hidden(void) { return 0; }
	// ^ chunk function hidden() static type="unsigned long" sig="static inline unsigned long hidden(void)"
	// ^ bind function hidden scope=module type="unsigned long" chunk=hidden ^ yields return <number> in=hidden ^ scope function
extern int declared(int, char **names, ...);
	// ^ chunk function declared(arg0: int, names: char **, *...) declaration exported type=int sig="extern int declared(int, char **names, ...)"
	// ^ export named declared chunk=declared ^ bind function declared scope=module type=int chunk=declared
	// ^ bind param names scope=function index=1 type="char **" ^ scope function
int prototype(const struct point *p);
	// ^ chunk function prototype(p: const struct point *) declaration exported type=int sig="int prototype(const struct point *p)"
	// ^ export named prototype chunk=prototype ^ bind function prototype scope=module type=int chunk=prototype
	// ^ bind param p scope=function index=0 type="const struct point *" ^ scope function
static void forward(void);
	// ^ chunk function forward() declaration static type=void sig="static void forward(void)" ^ bind function forward scope=module type=void chunk=forward
	// ^ scope function
void *pointer(size_t n) { return 0; }
	// ^ chunk function pointer(n: size_t) exported type="void *" sig="void *pointer(size_t n)" ^ export named pointer chunk=pointer
	// ^ bind function pointer scope=module type="void *" chunk=pointer ^ bind param n scope=function index=0 type=size_t ^ yields return <number> in=pointer
	// ^ scope function
int (*returns_pointer(int which))(const char *) { return 0; }
	// ^ chunk function returns_pointer(which: int) exported type="int (*)(const char *)" sig="int (*returns_pointer(int which))(const char *)"
	// ^ export named returns_pointer chunk=returns_pointer ^ bind function returns_pointer scope=module type="int (*)(const char *)" chunk=returns_pointer
	// ^ bind param which scope=function index=0 type=int ^ yields return <number> in=returns_pointer ^ scope function
int (parenthesized)(int x) { return x; }
	// ^ chunk function parenthesized(x: int) exported type=int sig="int (parenthesized)(int x)" ^ export named parenthesized chunk=parenthesized
	// ^ bind function parenthesized scope=module type=int chunk=parenthesized ^ bind param x scope=function index=0 type=int ^ yields return x in=parenthesized
	// ^ scope function
int array_param(int values[static 3], char matrix[][4]) { return values[0]; }
	// ^ chunk function array_param(values: int[static 3], matrix: char[][4]) exported type=int sig="int array_param(int values[static 3], char matrix[][4])"
	// ^ export named array_param chunk=array_param ^ bind function array_param scope=module type=int chunk=array_param
	// ^ bind param values scope=function index=0 type="int[static 3]" ^ bind param matrix scope=function index=1 type=char[][4]
	// ^ yields return values[<number>] in=array_param ^ scope function
void callback(int (*cmp)(const void *a, const void *b), void (*done)(void)) { }
	// ^ chunk function callback(cmp: int (*)(const void *a, const void *b), done: void (*)(void)) exported type=void sig="void callback(int (*cmp)(const void *a, const void *b), void (*done)(void))"
	// ^ export named callback chunk=callback ^ bind function callback scope=module type=void chunk=callback
	// ^ bind param cmp scope=function index=0 type="int (*)(const void *a, const void *b)" ^ bind param done scope=function index=1 type="void (*)(void)"
	// ^ scope function
int old_style(a, b, c) int a; char *b, c[2]; {
	// ^ chunk function old_style(a: int, b: char *, c: char[2]) exported type=int sig="int old_style(a, b, c) int a; char *b, c[2]"
	// ^ export named old_style chunk=old_style ^ bind function old_style scope=module type=int chunk=old_style ^ bind param a scope=function index=0 type=int
	// ^ bind param b scope=function index=1 type="char *" ^ bind param c scope=function index=2 type=char[2] ^ scope function
	return a;
	// ^ yields return a in=old_style ^ no chunk
}
main() { return 0; }
	// ^ chunk function main() exported sig=main() ^ export named main chunk=main ^ bind function main scope=module chunk=main ^ yields return <number> in=main
	// ^ scope function
_Noreturn void die(void);
	// ^ chunk function die() declaration exported type=void sig="_Noreturn void die(void)" ^ export named die chunk=die
	// ^ bind function die scope=module type=void chunk=die ^ scope function
int first(int), second(int);
	// ^ chunk function first(arg0: int) declaration exported type=int sig=first(int)
	// ^ chunk function second(arg0: int) declaration exported type=int sig=second(int) ^ export named first chunk=first ^ export named second chunk=second
	// ^ bind function first scope=module type=int chunk=first ^ bind function second scope=module type=int chunk=second ^ scope function ^ scope function

void outer(void)
	// ^ chunk function outer() exported type=void sig="void outer(void)" ^ export named outer chunk=outer
	// ^ bind function outer scope=module type=void chunk=outer ^ scope function
{
	extern int global;
	// ^ bind let global scope=function type=int ^ no chunk
	int inner(int);
	// ^ chunk function outer.inner(arg0: int) declaration type=int sig="int inner(int)" parent=outer
	// ^ bind function inner scope=function type=int chunk=outer.inner ^ scope function
	int not_a_function = 1;
	// ^ bind let not_a_function scope=function type=int ^ no chunk
	static int counter;
	// ^ bind let counter scope=function type=int ^ no chunk
}
int after_all;
	// ^ chunk variable after_all exported type=int sig="int after_all" ^ export named after_all chunk=after_all
	// ^ bind var after_all scope=module type=int chunk=after_all
