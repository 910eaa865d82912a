LIB_BEGIN_NAMESPACE
	// ^ refs LIB_BEGIN_NAMESPACE:read ^ no chunk ^ no call
class LIB_API Guarded final : public QObject {
	// ^ chunk class Guarded notes=LIB_API sig="class LIB_API Guarded final : public QObject" ^ refs LIB_API:read QObject:type ^ no call
	Q_OBJECT
	// ^ refs Q_OBJECT:read ^ no chunk ^ no call
	Q_PROPERTY(int x READ x)
	// ^ call Q_PROPERTY via=macro args=1 in=Guarded ^ refs Q_PROPERTY:call x:read READ:read x:read ^ no chunk
public:
	// ^ no chunk ^ no call
	explicit Guarded(int n) LIB_NOEXCEPT : n_(n) {}
	// ^ chunk constructor Guarded.Guarded(n: int) public notes=LIB_NOEXCEPT sig="explicit Guarded(int n) LIB_NOEXCEPT" ^ refs LIB_NOEXCEPT:read .n_:write n:read
	// ^ no call
	LIB_INLINE Guarded() : n_(0) {}
	// ^ chunk constructor Guarded.Guarded() public notes=LIB_INLINE sig=Guarded() ^ refs LIB_INLINE:read .n_:write ^ no call
	int get() const EXCLUSIVE_LOCKS_REQUIRED(!mutex) { return n_; }
	// ^ chunk method Guarded.get() public type=int notes=EXCLUSIVE_LOCKS_REQUIRED(!mutex) sig="int get() const EXCLUSIVE_LOCKS_REQUIRED(!mutex)"
	// ^ call EXCLUSIVE_LOCKS_REQUIRED via=macro args=1 in=Guarded.get ^ refs EXCLUSIVE_LOCKS_REQUIRED:call mutex:read n_:read
	void set(const Value &v LIFETIMEBOUND) override EXCLUSIVE_LOCKS_REQUIRED(mutex);
	// ^ chunk method Guarded.set(v: const Value &) declaration override public type=void notes="LIFETIMEBOUND EXCLUSIVE_LOCKS_REQUIRED(mutex)" sig="void set(const Value &v LIFETIMEBOUND) override EXCLUSIVE_LOCKS_REQUIRED(mutex)"
	// ^ call EXCLUSIVE_LOCKS_REQUIRED via=macro args=1 in=Guarded.set ^ refs Value:type LIFETIMEBOUND:read EXCLUSIVE_LOCKS_REQUIRED:call mutex:read
	ATTR(NODISCARD) double median(int m) const;
	// ^ chunk method Guarded.median(m: int) declaration public type=double notes=ATTR(NODISCARD) sig="double median(int m) const"
	// ^ call ATTR via=macro args=1 in=Guarded ^ refs ATTR:call NODISCARD:read
	LIB_CONSTEXPR operator lib::View() const { return {}; }
	// ^ chunk method Guarded.operator lib::View() public type=lib::View notes=LIB_CONSTEXPR sig="operator lib::View() const"
	// ^ refs LIB_CONSTEXPR:read lib:read .View:type ^ no call
Q_SIGNALS:
	// ^ no chunk ^ no call
	void changed();
	// ^ chunk method Guarded.changed() declaration public type=void sig="void changed()" ^ no call
public Q_SLOTS:
	// ^ refs Q_SLOTS:read ^ no chunk ^ no call
	void react(std::span<int> all = {}, int last = 2);
	// ^ chunk method Guarded.react(all?: std::span<int> = {}, last?: int = 2) declaration public type=void sig="void react(std::span<int> all = {}, int last = 2)"
	// ^ refs std:read .span:type ^ no call
private:
	// ^ no chunk ^ no call
	int n_ GUARDED_BY(mutex){0};
	// ^ chunk field Guarded.n_ private type=int notes=GUARDED_BY(mutex) sig="int n_" ^ call GUARDED_BY via=macro args=1 in=Guarded.n_
	// ^ refs GUARDED_BY:call mutex:read
	std::vector<int> GUARDED_BY(mutex) items;
	// ^ chunk field Guarded.items private type=std::vector<int> notes=GUARDED_BY(mutex) sig="std::vector<int> GUARDED_BY(mutex) items"
	// ^ call GUARDED_BY via=macro args=1 in=Guarded.items ^ refs std:read .vector:type GUARDED_BY:call mutex:read
	Value *const fixed GUARDED_BY(mutex);
	// ^ chunk field Guarded.fixed private readonly type="Value *const" notes=GUARDED_BY(mutex) sig="Value *const fixed"
	// ^ call GUARDED_BY via=macro args=1 in=Guarded.fixed ^ refs Value:type GUARDED_BY:call mutex:read
	MOCK_METHOD(int, mocked, (int, char), (override));
	// ^ call MOCK_METHOD via=macro args=4 in=Guarded ^ refs MOCK_METHOD:call mocked:read override:read ^ no chunk
};
template <class T, LIB_ENABLE_IF(!is_void<T>::value)> LIB_FUNC T convert(T t) { return t; }
	// ^ chunk function convert(t: T) exported type=T notes=LIB_FUNC sig="template <class T, LIB_ENABLE_IF(!is_void<T>::value)> LIB_FUNC T convert(T t)"
	// ^ call LIB_ENABLE_IF via=macro args=1 in=convert ^ refs LIB_ENABLE_IF:call is_void:read T:read .value:read LIB_FUNC:read T:type T:type t:read
const char *const NOT_HIDDEN = "x";
	// ^ chunk constant NOT_HIDDEN readonly type="const char *const" sig="const char *const NOT_HIDDEN" ^ no call
static constexpr int ALSO_SHOWN{1};
	// ^ chunk constant ALSO_SHOWN readonly static type=int sig="static constexpr int ALSO_SHOWN" ^ no call
LIB_END_NAMESPACE
	// ^ refs LIB_END_NAMESPACE:read ^ no chunk ^ no call
void body() {
	// ^ chunk function body() exported type=void sig="void body()" ^ no call
	if LIB_CONSTEXPR (fast) run();
	// ^ call run args=0 in=body ^ refs LIB_CONSTEXPR:read fast:read run:call ^ no chunk
	auto f = [&](int a) REQUIRES(mutex) { use(a); };
	// ^ chunk lambda -(a: int) sig="[&](int a) REQUIRES(mutex)" ^ call REQUIRES via=macro args=1 in=body:lambda ^ call use args=1 in=body:lambda
	// ^ refs REQUIRES:call mutex:read use:call a:read
	auto v = WITH_LOCK(mutex, return value());
	// ^ call value args=0 in=body ^ call WITH_LOCK args=2 in=body ^ refs WITH_LOCK:call mutex:read value:call ^ no chunk
	Q_EMIT changed();
	// ^ call changed args=0 in=body ^ refs Q_EMIT:read changed:call ^ no chunk
	invoke(Q_ARG(int, n), "text" LIB_SUFFIX "more");
	// ^ call Q_ARG args=2 in=body ^ call invoke args=2 in=body ^ refs invoke:call Q_ARG:call n:read LIB_SUFFIX:read ^ no chunk
	COMPARE(a, b, ==);
	// ^ call COMPARE args=3 in=body ^ refs COMPARE:call a:read b:read ^ no chunk
	UPPER_CASE_CALL(x);
	// ^ call UPPER_CASE_CALL args=1 in=body ^ refs UPPER_CASE_CALL:call x:read ^ no chunk
	y = CONSTANT * z;
	// ^ refs y:write CONSTANT:read z:read ^ no chunk ^ no call
}
namespace lib {
	// ^ chunk namespace lib sig="namespace lib"
LIB_INLINE Store::Store(int n) : n_(n) { fill(); }
	// ^ chunk constructor lib.Store.Store(n: int) notes=LIB_INLINE sig="Store::Store(int n)" ^ call fill args=0 in=lib.Store.Store
LIB_INLINE Store::~Store() { drop(); }
	// ^ call drop args=0 in=lib.Store.~Store
LIB_INLINE Store::Result Store::find(int n) { return look(n); }
	// ^ chunk method lib.Store.find(n: int) type=Store::Result
HRESULT Store::open(int n) { return look(n); }
	// ^ chunk method lib.Store.open(n: int) type=HRESULT
}
LIB_INLINE lib::Store::Store(Store &&other) LIB_NOEXCEPT
	// ^ chunk constructor lib.Store.Store(other: Store &&) notes="LIB_INLINE LIB_NOEXCEPT"
    : n_(other.n_) {}
