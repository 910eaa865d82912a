namespace app {
	// ^ chunk namespace app sig="namespace app" ^ bind namespace app scope=module ^ no call
class Store { static int count; Store(int n); ~Store(); int get(int key) const; operator bool(); template <class T> void put(T t); };
	// ^ chunk class app.Store sig="class Store" parent=app ^ chunk field app.Store.count private static type=int sig="static int count" parent=app.Store
	// ^ chunk constructor app.Store.Store(n: int) declaration private sig="Store(int n)" parent=app.Store
	// ^ chunk method app.Store.~Store() declaration private sig=~Store() parent=app.Store
	// ^ chunk method app.Store.get(key: int) declaration private type=int sig="int get(int key) const" parent=app.Store
	// ^ chunk method app.Store.operator bool() declaration private type=bool sig="operator bool()" parent=app.Store
	// ^ chunk method app.Store.put(t: T) declaration private type=void sig="template <class T> void put(T t)" parent=app.Store ^ bind class Store scope=namespace
	// ^ bind field count scope=class type=int ^ bind param n scope=function index=0 type=int ^ bind function get scope=class type=int
	// ^ bind param key scope=function index=0 type=int ^ bind function put scope=class type=void ^ bind param t scope=function index=0 type=T
	// ^ bind type_param T scope=function index=0 ^ no call
struct Outer { struct Deep { void run(); }; };
	// ^ chunk struct app.Outer sig="struct Outer" parent=app ^ chunk struct app.Outer.Deep public sig="struct Deep" parent=app.Outer
	// ^ chunk method app.Outer.Deep.run() declaration public type=void sig="void run()" parent=app.Outer.Deep ^ bind class Outer scope=namespace
	// ^ bind class Deep scope=class ^ bind function run scope=class type=void ^ no call
namespace inner { void helper(); }
	// ^ chunk namespace app.inner sig="namespace inner" parent=app
	// ^ chunk function app.inner.helper() declaration exported type=void sig="void helper()" parent=app.inner ^ export named helper chunk=app.inner.helper
	// ^ bind namespace inner scope=namespace ^ bind function helper scope=namespace type=void ^ no call
}
int app::Store::count = start();
	// ^ chunk field app.Store.count static type=int sig="int app::Store::count" ^ call start args=0 in=app.Store.count value=start
	// ^ assign app.Store.count = call#0
app::Store::Store(int n) : size_(n), Base(n), name_{"x"} { fill(); }
	// ^ chunk constructor app.Store.Store(n: int) sig="app::Store::Store(int n)" ^ call fill args=0 in=app.Store.Store value=fill
	// ^ bind param n scope=function index=0 type=int ^ assign this.size_ = n in=app.Store.Store ^ assign this.Base = n in=app.Store.Store
	// ^ assign this.name_ = "x" in=app.Store.Store
app::Store::~Store() { drop(); }
	// ^ chunk method app.Store.~Store() sig=app::Store::~Store() ^ call drop args=0 in=app.Store.~Store value=drop
int app::Store::get(int key) const { return find(key); }
	// ^ chunk method app.Store.get(key: int) type=int sig="int app::Store::get(int key) const" ^ call find args=1 in=app.Store.get value=find
	// ^ bind param key scope=function index=0 type=int ^ yields return call#3 in=app.Store.get
app::Store::operator bool() { return true; }
	// ^ chunk method app.Store.operator bool() type=bool sig="app::Store::operator bool()" ^ yields return <boolean> in="app.Store.operator bool" ^ no call
template <class T> void app::Store::put(T t) { keep(t); }
	// ^ chunk method app.Store.put(t: T) type=void sig="template <class T> void app::Store::put(T t)" ^ call keep args=1 in=app.Store.put value=keep
	// ^ bind param t scope=function index=0 type=T ^ bind type_param T scope=function index=0
void app::Outer::Deep::run() { deep(); }
	// ^ chunk method app.Outer.Deep.run() type=void sig="void app::Outer::Deep::run()" ^ call deep args=0 in=app.Outer.Deep.run value=deep
void app::inner::helper() { helped(); }
	// ^ chunk function app.inner.helper() exported type=void sig="void app::inner::helper()" ^ call helped args=0 in=app.inner.helper value=helped
	// ^ export named helper chunk=app.inner.helper
namespace app {
	// ^ chunk namespace app sig="namespace app" ^ bind namespace app scope=module ^ no call
Store &Store::operator+=(const Store &other) { return *this; }
	// ^ chunk method app.Store.operator+=(other: const Store &) type="Store &" sig="Store &Store::operator+=(const Store &other)" parent=app
	// ^ bind param other scope=function index=0 type="const Store &" ^ yields return this in=app.Store.operator+= ^ no call
static int local_only(int a) { return a; }
	// ^ chunk function app.local_only(a: int) static type=int sig="static int local_only(int a)" parent=app ^ bind function local_only scope=namespace type=int
	// ^ bind param a scope=function index=0 type=int ^ yields return a in=app.local_only ^ no call
namespace { int unseen() { return 1; } }
	// ^ chunk namespace - sig=namespace parent=app ^ chunk function app.unseen() type=int sig="int unseen()" parent=app:namespace
	// ^ bind function unseen scope=namespace type=int ^ yields return <number> in=app.unseen ^ no call
int seen(Store &s) { return s.get(1); }
	// ^ chunk function app.seen(s: Store &) exported type=int sig="int seen(Store &s)" parent=app ^ call s.get args=1 in=app.seen value=s.get
	// ^ export named seen chunk=app.seen ^ bind function seen scope=namespace type=int ^ bind param s scope=function index=0 type="Store &"
	// ^ yields return call#7 in=app.seen
}
