#include "own/header.h"
	// ^ import * from own/header.h kind=include ^ no chunk ^ no call
#include <sys/types.h>
	// ^ import * from <sys/types.h> kind=include ^ no chunk ^ no call
#include CONFIG_HEADER
	// ^ import * from - kind=include ^ refs CONFIG_HEADER:read ^ no chunk ^ no call
#define LIMIT 10
	// ^ chunk macro LIMIT sig="#define LIMIT" ^ bind const LIMIT scope=module chunk=LIMIT ^ no call
#define EMPTY
	// ^ chunk macro EMPTY sig="#define EMPTY" ^ bind const EMPTY scope=module chunk=EMPTY ^ no call
#define SQUARE(x) ((x) * helper(x, LIMIT))
	// ^ chunk macro SQUARE(x) sig="#define SQUARE(x)" ^ call helper args=2 kinds=identifier,identifier in=SQUARE ^ bind param x scope=function index=0
	// ^ bind function SQUARE scope=module chunk=SQUARE ^ refs x:read helper:call x:read LIMIT:read
#define LOG(fmt, ...) fprintf(stderr, "LOG: " fmt, ##__VA_ARGS__)
	// ^ chunk macro LOG(fmt, *...) sig="#define LOG(fmt, ...)" ^ call fprintf args=3 kinds=identifier,other,other in=LOG ^ bind param fmt scope=function index=0
	// ^ bind function LOG scope=module chunk=LOG ^ refs fprintf:call stderr:read fmt:read
#define GNU(first, rest...) first(rest)
	// ^ chunk macro GNU(first, *rest) sig="#define GNU(first, rest...)" ^ call first args=1 kinds=identifier in=GNU ^ bind param first scope=function index=0
	// ^ bind param rest scope=function index=1 ^ bind function GNU scope=module chunk=GNU ^ refs first:call rest:read
#define FIELD(p) (p)->inner.run(p->id, 'c', "(not a call)")
	// ^ chunk macro FIELD(p) sig="#define FIELD(p)" ^ call (p)->inner.run receiver=(p)->inner args=3 kinds=member,string,string in=FIELD
	// ^ bind param p scope=function index=0 ^ bind function FIELD scope=module chunk=FIELD ^ refs p:read .inner:read .run:call p:read .id:read
#define STR(x) #x
	// ^ chunk macro STR(x) sig="#define STR(x)" ^ bind param x scope=function index=0 ^ bind function STR scope=module chunk=STR ^ refs x:read ^ no call
#define NAME(a, b) a##b
	// ^ chunk macro NAME(a, b) sig="#define NAME(a, b)" ^ bind param a scope=function index=0 ^ bind param b scope=function index=1
	// ^ bind function NAME scope=module chunk=NAME ^ refs a:read b:read ^ no call
#undef LIMIT
	// ^ refs LIMIT:write ^ no chunk ^ no call
#pragma pack(push, 1)
	// ^ no chunk ^ no call
#error "not here"
	// ^ no chunk ^ no call

static int use(int n)
	// ^ chunk function use(n: int) static sig="static int use(int n)" ^ bind function use scope=module chunk=use ^ bind param n scope=function index=0 ^ no call
{
	LOG("n %d", n);
	// ^ call LOG via=macro args=2 kinds=string,identifier in=use ^ refs LOG:call n:read ^ no chunk
	return SQUARE(n) + not_a_macro(n);
	// ^ call SQUARE via=macro args=1 kinds=identifier in=use ^ call not_a_macro args=1 kinds=identifier in=use ^ refs SQUARE:call n:read not_a_macro:call n:read
	// ^ no chunk
}
