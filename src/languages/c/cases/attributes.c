__attribute__((noreturn, format(printf, 1, 2))) void die(const char *fmt, ...);
	// ^ chunk function die(fmt: const char *, *...) declaration exported notes="noreturn format(printf, 1, 2)" sig="void die(const char *fmt, ...)" type=void
	// ^ no call
static void unused(void) __attribute__((unused));
	// ^ chunk function unused() declaration static notes=unused sig="static void unused(void) __attribute__((unused))" type=void ^ no call
int aligned __attribute__((aligned(16))) = 1;
	// ^ chunk variable aligned exported notes=aligned(16) sig="int aligned" type=int ^ no call
struct __attribute__((packed)) tight { char c; int i __attribute__((deprecated("use j"))); };
	// ^ chunk struct tight notes=packed sig="struct __attribute__((packed)) tight" ^ chunk field tight.c sig="char c" type=char
	// ^ chunk field tight.i notes="deprecated(\"use j\")" sig="int i" type=int ^ no call
struct late { int x; } __attribute__((packed));
	// ^ chunk struct late notes=packed sig="struct late" ^ chunk field late.x sig="int x" type=int ^ no call
[[nodiscard]] int checked(void);
	// ^ chunk function checked() declaration exported notes=nodiscard sig="int checked(void)" type=int ^ no call
[[deprecated("old"), gnu::hot]] void marked(void) { }
	// ^ chunk function marked() exported notes="deprecated(\"old\") gnu::hot" sig="void marked(void)" type=void ^ no call
__declspec(dllexport) int exported(void);
	// ^ chunk function exported() declaration exported notes=dllexport sig="int exported(void)" type=int ^ no call
void param(int a __attribute__((unused))) { }
	// ^ chunk function param(a: int) exported sig="void param(int a __attribute__((unused)))" type=void ^ no call

MYLIB_API int shown(int a);
	// ^ chunk function shown(a: int) declaration exported notes=MYLIB_API sig="int shown(int a)" type=int ^ refs MYLIB_API:read ^ no call
MYLIB_API char *name(void) LIB_NONNULL(1, 2);
	// ^ chunk function name() declaration exported notes="MYLIB_API LIB_NONNULL(1, 2)" sig="char *name(void) LIB_NONNULL(1, 2)" type="char *"
	// ^ call LIB_NONNULL via=macro args=2 in=name ^ refs MYLIB_API:read LIB_NONNULL:call
static ALWAYS_INLINE size_t quick(size_t n) { return n; }
	// ^ chunk function quick(n: size_t) static notes=ALWAYS_INLINE sig="static ALWAYS_INLINE size_t quick(size_t n)" type=size_t ^ refs ALWAYS_INLINE:read n:read
	// ^ no call
atomic_int_t CACHE_ALIGNED hits;
	// ^ chunk variable hits exported notes=CACHE_ALIGNED sig="atomic_int_t CACHE_ALIGNED hits" type=atomic_int_t ^ refs atomic_int_t:type CACHE_ALIGNED:read
	// ^ no call
static BOOL WINAPI convention(void);
	// ^ chunk function convention() declaration static notes=WINAPI sig="static BOOL WINAPI convention(void)" type=BOOL ^ refs BOOL:type WINAPI:read ^ no call
int before __attribute__((section(".data"), used)) = 2;
	// ^ chunk variable before exported notes="section(\".data\") used" sig="int before" type=int ^ no call
lib_atomic int raw;
	// ^ chunk variable raw exported notes=lib_atomic sig="int raw" type=int ^ refs lib_atomic:read ^ no call
int guarded GUARDED_BY(lock) = 0;
	// ^ chunk variable guarded exported notes=GUARDED_BY(lock) sig="int guarded" type=int ^ call GUARDED_BY via=macro args=1 in=guarded
	// ^ refs GUARDED_BY:call lock:read
struct LIB_PACKED wire { uint8_t kind LIB_DOC("the kind"); };
	// ^ chunk struct wire notes=LIB_PACKED sig="struct LIB_PACKED wire" ^ chunk field wire.kind notes="LIB_DOC(\"the kind\")" sig="uint8_t kind" type=uint8_t
	// ^ call LIB_DOC via=macro args=1 in=wire.kind ^ refs LIB_PACKED:read LIB_DOC:call
LIB_EXPORT_SYMBOL(shown)
	// ^ call LIB_EXPORT_SYMBOL via=macro args=1 ^ refs LIB_EXPORT_SYMBOL:call shown:read ^ no chunk
LIB_DEFINE_THING(one, two);
	// ^ call LIB_DEFINE_THING via=macro args=2 ^ refs LIB_DEFINE_THING:call one:read two:read ^ no chunk
FILE *not_an_attribute;
	// ^ chunk variable not_an_attribute exported sig="FILE *not_an_attribute" type="FILE *" ^ refs FILE:type ^ no call
DWORD also_a_type(HANDLE h);
	// ^ chunk function also_a_type(h: HANDLE) declaration exported sig="DWORD also_a_type(HANDLE h)" type=DWORD ^ refs DWORD:type HANDLE:type ^ no call
void body(void) {
	// ^ chunk function body() exported sig="void body(void)" type=void ^ no call
	FOREACH(item, list) { each(item); }
	// ^ call FOREACH args=2 in=body ^ call each args=1 in=body ^ refs FOREACH:call item:read list:read each:call item:read ^ no chunk
	WITH(lock) run();
	// ^ call WITH args=1 in=body ^ call run args=0 in=body ^ refs WITH:call lock:read run:call ^ no chunk
	ASSERT(item)
	// ^ call ASSERT args=1 in=body ^ refs ASSERT:call item:read ^ no chunk
	if (x) CHECK(x);
	// ^ call CHECK args=1 in=body ^ refs x:read CHECK:call x:read ^ no chunk
	y = (size_t) MAX(a, b);
	// ^ call MAX args=2 in=body ^ refs y:write MAX:call a:read b:read ^ no chunk
	z = va_arg(ap, unsigned long *) + list_entry(ptr, struct item, link);
	// ^ call va_arg args=2 in=body ^ call list_entry args=3 in=body ^ refs z:write va_arg:call ap:read list_entry:call ptr:read item:read link:read ^ no chunk
	printf("%" PRIu64 "\n", MAX(a, b));
	// ^ call MAX args=2 in=body ^ call printf args=2 in=body ^ refs printf:call PRIu64:read MAX:call a:read b:read ^ no chunk
	CONST_A * value;
	// ^ refs CONST_A:type ^ no chunk ^ no call
}
