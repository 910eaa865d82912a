template <typename T, int N = 3, class... Rest> class Array {
	// ^ chunk class Array sig="template <typename T, int N = 3, class... Rest> class Array" ^ bind class Array scope=module
	// ^ bind type_param T scope=type index=0 ^ bind type_param N scope=type index=1 type=int ^ bind type_param Rest scope=type index=2 ^ no call
	T items[N];
	// ^ chunk field Array.items private type=T[N] sig="T items[N]" parent=Array ^ bind field items scope=class type=T[N] ^ refs T:type N:read ^ no call
public:
	// ^ no chunk ^ no call
	template <class U> U get(U fallback = U{}) const { return convert<U>(items[0]); }
	// ^ chunk method Array.get(fallback?: U = U{}) public type=U sig="template <class U> U get(U fallback = U{}) const" parent=Array
	// ^ call U via=new args=0 in=Array.get ^ call convert args=1 in=Array.get ^ bind function get scope=class type=U
	// ^ bind param fallback scope=function index=0 type=U ^ bind type_param U scope=function index=0 ^ refs U:type U:type U:call convert:call U:type items:read
	template <class U> static U made;
	// ^ chunk field Array.made public static type=U sig="static U made" parent=Array ^ bind type_param U scope=type index=0 ^ bind field made scope=class type=U
	// ^ refs U:type ^ no call
};
template <> class Array<int, 1> { int only; };
	// ^ chunk class Array sig="template <> class Array<int, 1>" ^ chunk field Array.only private type=int sig="int only" parent=Array
	// ^ bind class Array scope=module ^ bind field only scope=class type=int ^ no call
template <class T> class Array<T *, 2> : Base<T> {};
	// ^ chunk class Array sig="template <class T> class Array<T *, 2> : Base<T>" ^ bind class Array scope=module ^ bind type_param T scope=type index=0
	// ^ refs T:type Base:type T:type ^ no call
template <typename T> T largest(T a, T b) { return a > b ? a : b; }
	// ^ chunk function largest(a: T, b: T) exported type=T sig="template <typename T> T largest(T a, T b)" ^ bind function largest scope=module type=T
	// ^ bind param a scope=function index=0 type=T ^ bind param b scope=function index=1 type=T ^ bind type_param T scope=function index=0
	// ^ refs T:type T:type T:type a:read b:read a:read b:read ^ no call
template <> int largest<int>(int a, int b) { return pick(a, b); }
	// ^ chunk function largest(a: int, b: int) exported type=int sig="template <> int largest<int>(int a, int b)" ^ call pick args=2 in=largest
	// ^ bind function largest scope=module type=int ^ bind param a scope=function index=0 type=int ^ bind param b scope=function index=1 type=int
	// ^ refs pick:call a:read b:read
template <class T> constexpr T pi = T(3.14);
	// ^ chunk constant pi readonly type=T sig="constexpr T pi" ^ call T args=1 in=pi ^ bind type_param T scope=type index=0 ^ bind const pi scope=module type=T
	// ^ refs T:type T:call
template <class T> using Ptr = std::shared_ptr<T>;
	// ^ chunk type Ptr type=std::shared_ptr<T> sig="template <class T> using Ptr = std::shared_ptr<T>" ^ bind type Ptr scope=module type=std::shared_ptr<T>
	// ^ bind type_param T scope=type index=0 ^ refs std:read .shared_ptr:type T:type ^ no call
template <template <class> class C, auto V> struct Holder { C<int> c; };
	// ^ chunk struct Holder sig="template <template <class> class C, auto V> struct Holder"
	// ^ chunk field Holder.c public type=C<int> sig="C<int> c" parent=Holder ^ bind class Holder scope=module ^ bind type_param C scope=type index=0
	// ^ bind type_param V scope=type index=1 type=auto ^ bind field c scope=class type=C<int> ^ refs C:type ^ no call
template <class T> concept Sized = requires(T t) { t.size(); { t.begin() } -> std::same_as<int>; typename T::value_type; };
	// ^ chunk trait Sized sig="template <class T> concept Sized = requires(T t) { t.size(); { t.begin() } -> std::same_as<int>; typename T::value_type; }"
	// ^ call t.size args=0 in=Sized ^ call t.begin args=0 in=Sized ^ bind type Sized scope=module ^ bind type_param T scope=type index=0
	// ^ bind param t scope=block index=0 type=T ^ refs T:type t:read .size:call t:read .begin:call std:read .same_as:type T:read .value_type:type
template <Sized T> requires (sizeof(T) > 1) void limited(T t) { use(t); }
	// ^ chunk function limited(t: T) exported type=void sig="template <Sized T> requires (sizeof(T) > 1) void limited(T t)" ^ call use args=1 in=limited
	// ^ bind function limited scope=module type=void ^ bind param t scope=function index=0 type=T ^ bind type_param T scope=function index=0 type=Sized
	// ^ refs Sized:type T:read T:type use:call t:read
void abbreviated(Sized auto &x, auto... rest) { sum(rest...); }
	// ^ chunk function abbreviated(x: Sized auto &, *rest: auto...) exported type=void sig="void abbreviated(Sized auto &x, auto... rest)"
	// ^ call sum spread args=1 in=abbreviated ^ bind function abbreviated scope=module type=void ^ bind param x scope=function index=0 type="Sized auto &"
	// ^ bind param rest scope=function index=1 type=auto... ^ refs Sized:type sum:call rest:read
template class Array<long, 2>;
	// ^ refs Array:type ^ no chunk ^ no call
extern template class Array<char, 2>;
	// ^ refs Array:type ^ no chunk ^ no call
template void limited<Array<int, 1>>(Array<int, 1>);
	// ^ refs limited:read Array:type Array:type ^ no chunk ^ no call
template <class T> class Declared;
	// ^ chunk class Declared declaration sig="template <class T> class Declared" ^ bind class Declared scope=module ^ bind type_param T scope=type index=0
	// ^ no call
template <class... Ts> auto all(Ts... ts) { return (check(ts) && ...); }
	// ^ chunk function all(*ts: Ts...) exported type=auto sig="template <class... Ts> auto all(Ts... ts)" ^ call check args=1 in=all
	// ^ bind function all scope=module type=auto ^ bind param ts scope=function index=0 type=Ts... ^ bind type_param Ts scope=function index=0
	// ^ refs Ts:type check:call ts:read
