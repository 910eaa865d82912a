/* A point in the plane. */
struct point {
	// ^ chunk struct point sig="struct point" ^ bind type point scope=module chunk=point
	int x, y; /* Where it is. */
	// ^ chunk field point.x type=int sig="int x" parent=point ^ chunk field point.y type=int sig="int y" parent=point
	// ^ bind field x scope=class type=int chunk=point.x ^ bind field y scope=class type=int chunk=point.y
	unsigned flags : 3, ready : 1;
	// ^ chunk field point.flags type=unsigned sig="unsigned flags : 3" parent=point ^ chunk field point.ready type=unsigned sig="unsigned ready : 1" parent=point
	// ^ bind field flags scope=class type=unsigned chunk=point.flags ^ bind field ready scope=class type=unsigned chunk=point.ready
	unsigned : 4;
	// ^ no chunk
	uint8_t : 2, tail : 1;
	// ^ chunk field point.tail type=uint8_t sig="uint8_t tail : 1" parent=point ^ bind field tail scope=class type=uint8_t chunk=point.tail
	const char *name;
	// ^ chunk field point.name type="const char *" sig="const char *name" parent=point ^ bind field name scope=class type="const char *" chunk=point.name
	double matrix[3][3];
	// ^ chunk field point.matrix type=double[3][3] sig="double matrix[3][3]" parent=point ^ bind field matrix scope=class type=double[3][3] chunk=point.matrix
	struct point *next;
	// ^ chunk field point.next type="struct point *" sig="struct point *next" parent=point ^ bind field next scope=class type="struct point *" chunk=point.next
	// ^ refs point:type
};

struct forward;
	// ^ chunk struct forward declaration sig="struct forward" ^ bind type forward scope=module chunk=forward
struct outer {
	// ^ chunk struct outer sig="struct outer" ^ bind type outer scope=module chunk=outer
	struct { int a; union { int b; float c; }; } inner;
	// ^ chunk field outer.inner type=struct sig="struct inner" parent=outer ^ chunk struct - sig=struct parent=outer.inner
	// ^ chunk field outer.inner.a type=int sig="int a" parent=outer.inner:struct ^ chunk union - sig=union parent=outer.inner:struct
	// ^ chunk field outer.inner.b type=int sig="int b" parent=outer.inner:union ^ chunk field outer.inner.c type=float sig="float c" parent=outer.inner:union
	// ^ bind field a scope=class type=int chunk=outer.inner.a ^ bind field b scope=class type=int chunk=outer.inner.b
	// ^ bind field c scope=class type=float chunk=outer.inner.c ^ bind field inner scope=class type=struct chunk=outer.inner
	union { long l; char bytes[8]; };
	// ^ chunk union - sig=union parent=outer ^ chunk field outer.l type=long sig="long l" parent=outer:union
	// ^ chunk field outer.bytes type=char[8] sig="char bytes[8]" parent=outer:union ^ bind field l scope=class type=long chunk=outer.l
	// ^ bind field bytes scope=class type=char[8] chunk=outer.bytes
	struct named { int deep; } member, *other;
	// ^ chunk struct outer.named sig="struct named" parent=outer ^ chunk field outer.named.deep type=int sig="int deep" parent=outer.named
	// ^ chunk field outer.member type="struct named" sig="struct named member" parent=outer
	// ^ chunk field outer.other type="struct named *" sig="struct named *other" parent=outer ^ bind type named scope=class chunk=outer.named
	// ^ bind field deep scope=class type=int chunk=outer.named.deep ^ bind field member scope=class type="struct named" chunk=outer.member
	// ^ bind field other scope=class type="struct named *" chunk=outer.other
	enum { LOCAL_A, LOCAL_B } kind;
	// ^ chunk field outer.kind type=enum sig="enum kind" parent=outer ^ chunk enum - sig=enum parent=outer.kind
	// ^ chunk enum_member outer.kind.LOCAL_A sig=LOCAL_A parent=outer.kind:enum ^ chunk enum_member outer.kind.LOCAL_B sig=LOCAL_B parent=outer.kind:enum
	// ^ bind const LOCAL_A scope=class chunk=outer.kind.LOCAL_A ^ bind const LOCAL_B scope=class chunk=outer.kind.LOCAL_B
	// ^ bind field kind scope=class type=enum chunk=outer.kind
};
union number { int i; float f; };
	// ^ chunk union number sig="union number" ^ chunk field number.i type=int sig="int i" parent=number
	// ^ chunk field number.f type=float sig="float f" parent=number ^ bind type number scope=module chunk=number
	// ^ bind field i scope=class type=int chunk=number.i ^ bind field f scope=class type=float chunk=number.f
enum color { RED = 1, GREEN = RED << 1, /* Grass. */ BLUE };
	// ^ chunk enum color sig="enum color" ^ chunk enum_member color.RED sig="RED = 1" parent=color
	// ^ chunk enum_member color.GREEN sig="GREEN = RED << 1" parent=color ^ chunk enum_member color.BLUE sig=BLUE parent=color
	// ^ bind enum color scope=module chunk=color ^ bind const RED scope=module type=color value=<number> chunk=color.RED
	// ^ bind const GREEN scope=module type=color value="(RED << <number>)" chunk=color.GREEN ^ bind const BLUE scope=module type=color chunk=color.BLUE ^ refs RED:read
enum { ANONYMOUS_ONE, ANONYMOUS_TWO };
	// ^ chunk enum - sig=enum ^ chunk enum_member ANONYMOUS_ONE sig=ANONYMOUS_ONE parent=:enum ^ chunk enum_member ANONYMOUS_TWO sig=ANONYMOUS_TWO parent=:enum
	// ^ bind const ANONYMOUS_ONE scope=module chunk=ANONYMOUS_ONE ^ bind const ANONYMOUS_TWO scope=module chunk=ANONYMOUS_TWO
typedef struct { int width; } size, *size_ptr;
	// ^ chunk struct size sig="typedef struct" ^ chunk field size.width type=int sig="int width" parent=size
	// ^ chunk type size_ptr type="struct *" sig="typedef struct *size_ptr" parent=size ^ bind type size scope=module chunk=size
	// ^ bind field width scope=class type=int chunk=size.width ^ bind type size_ptr scope=module type="struct *" chunk=size_ptr
typedef struct node { struct node *next; } node_t;
	// ^ chunk type node_t type="struct node" sig="typedef struct node node_t" ^ chunk struct node sig="struct node" parent=node_t
	// ^ chunk field node.next type="struct node *" sig="struct node *next" parent=node ^ bind type node_t scope=module type="struct node" chunk=node_t
	// ^ bind type node scope=module chunk=node ^ bind field next scope=class type="struct node *" chunk=node.next ^ refs node:type
typedef enum { UP, DOWN } direction;
	// ^ chunk enum direction sig="typedef enum" ^ chunk enum_member direction.UP sig=UP parent=direction
	// ^ chunk enum_member direction.DOWN sig=DOWN parent=direction ^ bind enum direction scope=module chunk=direction
	// ^ bind const UP scope=module type=direction chunk=direction.UP ^ bind const DOWN scope=module type=direction chunk=direction.DOWN
typedef unsigned long word, words[4];
	// ^ chunk type word type="unsigned long" sig="typedef unsigned long word" ^ chunk type words type="unsigned long[4]" sig="typedef unsigned long words[4]"
	// ^ bind type word scope=module type="unsigned long" chunk=word ^ bind type words scope=module type="unsigned long[4]" chunk=words
typedef struct forward forward_t;
	// ^ chunk type forward_t type="struct forward" sig="typedef struct forward forward_t"
	// ^ bind type forward_t scope=module type="struct forward" chunk=forward_t ^ refs forward:type

int count, *cursor = &count, values[2] = { 1, 2 };
	// ^ chunk variable count exported type=int sig="int count" ^ chunk variable cursor exported type="int *" sig="int *cursor"
	// ^ chunk variable values exported type=int[2] sig="int values[2]" ^ export named count chunk=count ^ export named cursor chunk=cursor
	// ^ export named values chunk=values ^ bind var count scope=module type=int chunk=count ^ bind var cursor scope=module type="int *" value=count chunk=cursor
	// ^ bind var values scope=module type=int[2] value="[<number>, <number>]" chunk=values ^ refs count:read
static const int LIMIT = 10;
	// ^ chunk constant LIMIT readonly static type="const int" sig="static const int LIMIT"
	// ^ bind const LIMIT scope=module type="const int" value=<number> chunk=LIMIT
const char *text = "a" "b";
	// ^ chunk variable text exported type="const char *" sig="const char *text" ^ export named text chunk=text
	// ^ bind var text scope=module type="const char *" value="\"ab\"" chunk=text
char *const fixed = 0;
	// ^ chunk constant fixed exported readonly type="char *const" sig="char *const fixed" ^ export named fixed chunk=fixed
	// ^ bind const fixed scope=module type="char *const" value=<number> chunk=fixed
extern struct point origin;
	// ^ chunk variable origin declaration exported type="struct point" sig="extern struct point origin" ^ export named origin chunk=origin
	// ^ bind var origin scope=module type="struct point" chunk=origin ^ refs point:type
struct point start = { .x = 1, .name = make_name() }, end;
	// ^ chunk variable start exported type="struct point" sig="struct point start" ^ chunk variable end exported type="struct point" sig="struct point end"
	// ^ export named start chunk=start ^ export named end chunk=end
	// ^ bind var start scope=module type="struct point" value="{x: <number>, name: call#0}" chunk=start ^ bind var end scope=module type="struct point" chunk=end
	// ^ refs point:type .x:write .name:write make_name:call
struct { int anonymous; } single;
	// ^ chunk variable single exported type=struct sig="struct single" ^ chunk struct - sig=struct parent=single
	// ^ chunk field single.anonymous type=int sig="int anonymous" parent=single:struct ^ export named single chunk=single
	// ^ bind field anonymous scope=class type=int chunk=single.anonymous ^ bind var single scope=module type=struct chunk=single
_Thread_local int per_thread;
	// ^ chunk variable per_thread exported type=int sig="_Thread_local int per_thread" ^ export named per_thread chunk=per_thread
	// ^ bind var per_thread scope=module type=int chunk=per_thread

void use(struct point p) {
	// ^ chunk function use(p: struct point) exported type=void sig="void use(struct point p)" ^ export named use chunk=use
	// ^ bind function use scope=module type=void chunk=use ^ bind param p scope=function type="struct point" ^ refs point:type
	struct local { int in_body; } l;
	// ^ chunk struct use.local sig="struct local" parent=use ^ chunk field use.local.in_body type=int sig="int in_body" parent=use.local
	// ^ bind let l scope=function type="struct local" ^ bind type local scope=function chunk=use.local
	// ^ bind field in_body scope=class type=int chunk=use.local.in_body
	enum color c = GREEN;
	// ^ bind let c scope=function type="enum color" value=GREEN ^ refs color:type GREEN:read ^ no chunk
	const struct point *q = &p;
	// ^ bind let q scope=function type="const struct point *" value=p ^ refs point:type p:read ^ no chunk
	typedef int number_t;
	// ^ chunk type use.number_t type=int sig="typedef int number_t" parent=use ^ bind type number_t scope=function type=int chunk=use.number_t
	number_t n = sizeof(struct outer);
	// ^ bind let n scope=function type=number_t value="(sizeof outer)" ^ refs number_t:type outer:type ^ no chunk
}
