typedef int (*compare_fn)(const void *, const void *);
	// ^ chunk type compare_fn(arg0: const void *, arg1: const void *) type="int (*)(const void *, const void *)" sig="typedef int (*compare_fn)(const void *, const void *)"
	// ^ bind type compare_fn type="int (*)(const void *, const void *)" ^ no call
typedef void handler_fn(int signal, void *data);
	// ^ chunk type handler_fn(signal: int, data: void *) type="void (int signal, void *data)" sig="typedef void handler_fn(int signal, void *data)"
	// ^ bind type handler_fn type="void (int signal, void *data)" ^ no call
struct ops {
	// ^ chunk struct ops sig="struct ops" ^ bind type ops ^ no call
	int (*open)(const char *path, int flags);
	// ^ chunk field ops.open(path: const char *, flags: int) type="int (*)(const char *path, int flags)" sig="int (*open)(const char *path, int flags)"
	// ^ bind field open type="int (*)(const char *path, int flags)" ^ no call
	void (*close)(struct ops *self);
	// ^ chunk field ops.close(self: struct ops *) type="void (*)(struct ops *self)" sig="void (*close)(struct ops *self)"
	// ^ bind field close type="void (*)(struct ops *self)" ^ refs ops:type ^ no call
	compare_fn compare;
	// ^ chunk field ops.compare type=compare_fn sig="compare_fn compare" ^ bind field compare type=compare_fn ^ refs compare_fn:type ^ no call
	handler_fn *handlers[4];
	// ^ chunk field ops.handlers type="handler_fn *[4]" sig="handler_fn *handlers[4]" ^ bind field handlers type="handler_fn *[4]" ^ refs handler_fn:type
	// ^ no call
};
static int my_open(const char *path, int flags) { return 0; }
	// ^ chunk function my_open(path: const char *, flags: int) static type=int sig="static int my_open(const char *path, int flags)"
	// ^ bind function my_open type=int ^ bind param path type="const char *" ^ bind param flags type=int ^ no call
static const struct ops table = { .open = my_open, .compare = &by_name };
	// ^ chunk constant table readonly static type="const struct ops" sig="static const struct ops table"
	// ^ bind const table type="const struct ops" value="{open: my_open, compare: by_name}" ^ refs ops:type .open:write my_open:read .compare:write by_name:read
	// ^ no call
int (*global_hook)(int) = default_hook;
	// ^ chunk variable global_hook(arg0: int) exported type="int (*)(int)" sig="int (*global_hook)(int)"
	// ^ bind var global_hook type="int (*)(int)" value=default_hook ^ refs default_hook:read ^ no call

void run(struct ops *o, compare_fn cmp, int (*direct)(int)) {
	// ^ chunk function run(o: struct ops *, cmp: compare_fn, direct: int (*)(int)) exported type=void sig="void run(struct ops *o, compare_fn cmp, int (*direct)(int))"
	// ^ bind function run type=void ^ bind param o type="struct ops *" ^ bind param cmp type=compare_fn ^ bind param direct type="int (*)(int)"
	// ^ refs ops:type compare_fn:type ^ no call
	o->open("x", 1);
	// ^ call o->open receiver=o name=open args=2 in=run value=o.open ^ refs o:read .open:call ^ no chunk
	(*o->close)(o);
	// ^ call (*o->close) receiver=o name=close args=1 in=run value=o.close ^ refs o:read .close:call o:read ^ no chunk
	cmp(1, 2);
	// ^ call cmp name=cmp args=2 in=run value=cmp ^ refs cmp:call ^ no chunk
	(*cmp)(1, 2);
	// ^ call (*cmp) name=cmp args=2 in=run value=cmp ^ refs cmp:call ^ no chunk
	direct(3);
	// ^ call direct name=direct args=1 in=run value=direct ^ refs direct:call ^ no chunk
	o->handlers[0](1, o);
	// ^ call o->handlers[0] computed args=2 in=run value=o.handlers[<number>] ^ refs o:read .handlers:read o:read ^ no chunk
	table.open("y", 2);
	// ^ call table.open receiver=table name=open args=2 in=run value=table.open ^ refs table:read .open:call ^ no chunk
	get_handler(1)(2);
	// ^ call get_handler name=get_handler args=1 in=run value=get_handler ^ call get_handler(1) computed args=1 in=run value=call#7 ^ refs get_handler:call
	// ^ no chunk
	((compare_fn) lookup("z"))(1, 2);
	// ^ call lookup name=lookup args=1 in=run value=lookup ^ call ((compare_fn) lookup("z")) computed args=2 in=run value="(call#9 as compare_fn)"
	// ^ refs compare_fn:type lookup:call ^ no chunk
	o->open = my_open;
	// ^ refs o:read .open:write my_open:read ^ assign o.open = my_open in=run ^ no chunk ^ no call
	o->handlers[1] = &on_signal;
	// ^ refs o:read .handlers:read on_signal:read ^ assign o.handlers[<number>] = on_signal in=run ^ no chunk ^ no call
	global_hook = direct;
	// ^ refs global_hook:write direct:read ^ assign global_hook = direct in=run ^ no chunk ^ no call
	int (*local)(int) = direct;
	// ^ bind let local type="int (*)(int)" value=direct ^ refs direct:read ^ no chunk ^ no call
	local(4);
	// ^ call local name=local args=1 in=run value=local ^ refs local:call ^ no chunk
	int x = (o->value)(5);
	// ^ call (o->value) receiver=o name=value args=1 in=run value=o.value ^ bind let x type=int value=call#12 ^ refs o:read .value:call ^ no chunk
}
