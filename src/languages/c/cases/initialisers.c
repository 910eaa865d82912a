struct config defaults = {
	// ^ bind var defaults type="struct config" value="{name: \"x\", nested: {depth: <number>, list: [<number>, <number>]}, nested.width: call#0, on_start: start_it}"
	// ^ refs config:type ^ no call
	.name = "x",
	// ^ refs .name:write ^ no call
	.nested = { .depth = 2, .list = { 1, 2 } },
	// ^ refs .nested:write .depth:write .list:write ^ no call
	.nested.width = width(),
	// ^ call width args=0 in=defaults value=width ^ refs .nested:write .width:write width:call
	.on_start = start_it,
	// ^ refs .on_start:write start_it:read ^ no call
};
int sparse[] = { [0] = 1, [2 ... 4] = two() };
	// ^ call two args=0 in=sparse value=two ^ bind var sparse type=int[] value="[<number>: <number>, (<number> ... <number>): call#1]" ^ refs two:call
void (*steps[])(void) = { first, &second, 0 };
	// ^ bind var steps type="void (*[])(void)" value="[first, second, <number>]" ^ refs first:read second:read ^ no call

struct config *build(int n) {
	// ^ bind function build type="struct config *" ^ bind param n type=int ^ refs config:type ^ no call
	struct config c = { n, .name = (n ? "yes" : "no") };
	// ^ bind let c type="struct config" value="{0: n, name: (n ? (\"yes\" | \"no\"))}" ^ refs config:type n:read .name:write n:read ^ no call
	use(&(struct config){ .name = "literal", .size = n });
	// ^ call use args=1 kinds=object in=build value=use values="({name: \"literal\", size: n} as struct config)"
	// ^ refs use:call config:type .name:write .size:write n:read
	take((int[]){ 1, 2 }, (struct point){ 0 }, sizeof(struct config), -1, 'c', NULL, true, n + 1);
	// ^ call take args=8 kinds=object,object,other,number,string,null,boolean,other in=build value=take values="([<number>, <number>] as int[]), ([<number>] as struct point), (sizeof config), <number>, <char>, <null>, <boolean>, (n + <number>)"
	// ^ refs take:call point:type config:type n:read
	int x = _Generic(n, int: as_int, long: as_long, default: as_other)(n);
	// ^ call _Generic(n, int: as_int, long: as_long, default: as_other) computed args=1 kinds=identifier in=build value="(n ? (as_int | (as_long | as_other)))" values=n
	// ^ bind let x type=int value=call#4 ^ refs n:read as_int:read as_long:read as_other:read n:read
	x += (a(), b());
	// ^ call a args=0 in=build value=a ^ call b args=0 in=build value=b ^ refs x:readwrite a:call b:call ^ assign x = (x + call#6) in=build
	c.name = c.other = "both";
	// ^ refs c:read .name:write c:read .other:write ^ assign c.other = "both" in=build ^ assign c.name = (c.other = "both") in=build ^ no call
	*c.pointer = 1;
	// ^ refs c:read .pointer:read ^ assign c.pointer[<number>] = <number> in=build
	c.items[n].value++;
	// ^ refs c:read .items:read n:read .value:readwrite ^ assign c.items[n].value = (c.items[n].value + <number>) in=build ^ no call
	p->q->r = x;
	// ^ refs p:read .q:read .r:write x:read ^ assign p.q.r = x in=build ^ no call
	const char *s = n ? first_name : second_name;
	// ^ bind let s type="const char *" value="(n ? (first_name | second_name))" ^ refs n:read first_name:read second_name:read ^ no call
	int y = (int) (long) n;
	// ^ bind let y type=int value="((n as long) as int)" ^ refs n:read ^ no call
	return &c;
	// ^ refs c:read ^ yields return c in=build ^ no call
}
