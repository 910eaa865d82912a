class Base;
	// ^ chunk class Base declaration sig="class Base" ^ bind class Base scope=module ^ no call
class Shape : public Base, private virtual ns::Other<int>, Plain {
	// ^ chunk class Shape sig="class Shape : public Base, private virtual ns::Other<int>, Plain" ^ bind class Shape scope=module
	// ^ refs Base:type ns:read .Other:type Plain:type ^ heritage extends public Base name=Base of=Shape value=Base
	// ^ heritage extends private virtual ns::Other<int> name=Other of=Shape value=ns.Other ^ heritage extends Plain name=Plain of=Shape value=Plain ^ no call
	int hidden = 1;
	// ^ chunk field Shape.hidden private type=int sig="int hidden" parent=Shape ^ bind field hidden scope=class type=int value=<number>
	// ^ assign this.hidden = <number> in=Shape ^ no call
	static int shared;
	// ^ chunk field Shape.shared private static type=int sig="static int shared" parent=Shape ^ bind field shared scope=class type=int ^ no call
public:
	// ^ no chunk ^ no call
	Shape() = default;
	// ^ chunk constructor Shape.Shape() public sig=Shape() parent=Shape ^ no call
	explicit Shape(int w, int h = 2) noexcept : Base(w), width(w), height{h}, area() { init(); }
	// ^ chunk constructor Shape.Shape(w: int, h?: int = 2) public sig="explicit Shape(int w, int h = 2) noexcept" parent=Shape
	// ^ call Base via=super args=1 in=Shape.Shape value=Base ^ call init args=0 in=Shape.Shape value=init ^ bind param w scope=function index=0 type=int
	// ^ bind param h scope=function index=1 type=int ^ refs .Base:call w:read .width:write w:read .height:write h:read .area:write init:call
	// ^ assign this.width = w in=Shape.Shape ^ assign this.height = h in=Shape.Shape ^ assign this.area = other in=Shape.Shape
	Shape(const Shape &other) = delete;
	// ^ chunk constructor Shape.Shape(other: const Shape &) declaration public sig="Shape(const Shape &other)" parent=Shape
	// ^ bind param other scope=function index=0 type="const Shape &" ^ refs Shape:type ^ no call
	Shape(Shape &&other) : Shape(other.width) {}
	// ^ chunk constructor Shape.Shape(other: Shape &&) public sig="Shape(Shape &&other)" parent=Shape ^ call Shape args=1 in=Shape.Shape value=Shape
	// ^ bind param other scope=function index=0 type="Shape &&" ^ refs Shape:type .Shape:call other:read .width:read
	virtual ~Shape() { release(); }
	// ^ chunk method Shape.~Shape() public sig="virtual ~Shape()" parent=Shape ^ call release args=0 in=Shape.~Shape value=release ^ refs release:call
	virtual double size() const = 0;
	// ^ chunk method Shape.size() abstract declaration public type=double sig="virtual double size() const = 0" parent=Shape
	// ^ bind function size scope=class type=double ^ no call
	double scale(double by) const override final;
	// ^ chunk method Shape.scale(by: double) declaration override public type=double sig="double scale(double by) const override final" parent=Shape
	// ^ bind function scale scope=class type=double ^ bind param by scope=function index=0 type=double ^ no call
	static Shape *make(int w) { return new Shape(w); }
	// ^ chunk method Shape.make(w: int) public static type="Shape *" sig="static Shape *make(int w)" parent=Shape
	// ^ call Shape via=new args=1 in=Shape.make value=Shape ^ bind function make scope=class type="Shape *" ^ bind param w scope=function index=0 type=int
	// ^ refs Shape:type Shape:call w:read
	int width, height{3}, *ptr = nullptr;
	// ^ chunk field Shape.width public type=int sig="int width" parent=Shape ^ chunk field Shape.height public type=int sig="int height" parent=Shape
	// ^ chunk field Shape.ptr public type="int *" sig="int *ptr" parent=Shape ^ bind field width scope=class type=int
	// ^ bind field height scope=class type=int value=[<number>] ^ bind field ptr scope=class type="int *" value=<null> ^ assign this.height = [<number>] in=Shape
	// ^ assign this.ptr = <null> in=Shape ^ no call
	operator bool() const { return width > 0; }
	// ^ chunk method Shape.operator bool() public type=bool sig="operator bool() const" parent=Shape ^ refs width:read ^ no call
	explicit operator int *() const;
	// ^ chunk method Shape.operator int *() declaration public type="int *" sig="explicit operator int *() const" parent=Shape ^ no call
	Shape &operator=(const Shape &other);
	// ^ chunk method Shape.operator=(other: const Shape &) declaration public type="Shape &" sig="Shape &operator=(const Shape &other)" parent=Shape
	// ^ bind param other scope=function index=0 type="const Shape &" ^ refs Shape:type Shape:type ^ no call
	bool operator==(const Shape &) const = default;
	// ^ chunk method Shape.operator==(arg0: const Shape &) public type=bool sig="bool operator==(const Shape &) const" parent=Shape ^ refs Shape:type ^ no call
	int &operator[](int i);
	// ^ chunk method Shape.operator[](i: int) declaration public type="int &" sig="int &operator[](int i)" parent=Shape
	// ^ bind param i scope=function index=0 type=int ^ no call
	void *operator new(size_t n);
	// ^ chunk method Shape.operator new(n: size_t) declaration public type="void *" sig="void *operator new(size_t n)" parent=Shape
	// ^ bind param n scope=function index=0 type=size_t ^ no call
	friend class Friend;
	// ^ refs Friend:type ^ no chunk ^ no call
	friend bool same(const Shape &a, const Shape &b) { return true; }
	// ^ chunk function same(a: const Shape &, b: const Shape &) exported type=bool sig="bool same(const Shape &a, const Shape &b)" parent=Shape
	// ^ bind function same scope=class type=bool ^ bind param a scope=function index=0 type="const Shape &"
	// ^ bind param b scope=function index=1 type="const Shape &" ^ refs Shape:type Shape:type ^ no call
	using value_type = int;
	// ^ chunk type Shape.value_type public type=int sig="using value_type = int" parent=Shape ^ bind type value_type scope=class type=int value=int ^ no call
	using Base::inherited;
	// ^ bind import inherited scope=class value=Base.inherited ^ refs Base:read .inherited:read ^ no chunk ^ no call
	[[nodiscard]] int checked() const &;
	// ^ chunk method Shape.checked() declaration public type=int sig="int checked() const &" notes=nodiscard parent=Shape
	// ^ bind function checked scope=class type=int ^ no call
	int bits : 3;
	// ^ chunk field Shape.bits public type=int sig="int bits : 3" parent=Shape ^ bind field bits scope=class type=int ^ no call
	void (*callback)(int) = nullptr;
	// ^ chunk field Shape.callback(arg0: int) public type="void (*)(int)" sig="void (*callback)(int)" parent=Shape
	// ^ bind field callback scope=class type="void (*)(int)" value=<null> ^ assign this.callback = <null> in=Shape ^ no call
	mutable std::mutex lock{};
	// ^ chunk field Shape.lock public type=std::mutex sig="mutable std::mutex lock" parent=Shape ^ call std::mutex via=new args=0 in=Shape value=std.mutex
	// ^ bind field lock scope=class type=std::mutex value=call#5 ^ refs std:read .mutex:type ^ assign this.lock = call#5 in=Shape
protected:
	// ^ no chunk ^ no call
	struct Nested { int deep; void method(); };
	// ^ chunk struct Shape.Nested protected sig="struct Nested" parent=Shape ^ chunk field Shape.Nested.deep public type=int sig="int deep" parent=Shape.Nested
	// ^ chunk method Shape.Nested.method() declaration public type=void sig="void method()" parent=Shape.Nested ^ bind class Nested scope=class
	// ^ bind field deep scope=class type=int ^ bind function method scope=class type=void ^ no call
	enum class Kind : unsigned char { One, Two = 5 };
	// ^ chunk enum Shape.Kind protected type="unsigned char" sig="enum class Kind : unsigned char" parent=Shape
	// ^ chunk enum_member Shape.Kind.One sig=One parent=Shape.Kind ^ chunk enum_member Shape.Kind.Two sig="Two = 5" parent=Shape.Kind
	// ^ bind enum Kind scope=class ^ bind const One scope=class type=Kind ^ bind const Two scope=class type=Kind value=<number> ^ no call
	enum { LOOSE };
	// ^ chunk enum - protected sig=enum parent=Shape ^ chunk enum_member Shape.LOOSE sig=LOOSE parent=Shape:enum ^ bind const LOOSE scope=class ^ no call
private:
	// ^ no chunk ^ no call
	void secret();
	// ^ chunk method Shape.secret() declaration private type=void sig="void secret()" parent=Shape ^ bind function secret scope=class type=void ^ no call
	class Inner;
	// ^ chunk class Shape.Inner declaration private sig="class Inner" parent=Shape ^ bind class Inner scope=class ^ no call
};
struct Open { int visible; private: int not_visible; };
	// ^ chunk struct Open sig="struct Open" ^ chunk field Open.visible public type=int sig="int visible" parent=Open
	// ^ chunk field Open.not_visible private type=int sig="int not_visible" parent=Open ^ bind class Open scope=module ^ bind field visible scope=class type=int
	// ^ bind field not_visible scope=class type=int ^ no call
union Either { int i; float f; };
	// ^ chunk union Either sig="union Either" ^ chunk field Either.i public type=int sig="int i" parent=Either
	// ^ chunk field Either.f public type=float sig="float f" parent=Either ^ bind class Either scope=module ^ bind field i scope=class type=int
	// ^ bind field f scope=class type=float ^ no call
class Final final : Shape {};
	// ^ chunk class Final sig="class Final final : Shape" ^ bind class Final scope=module ^ refs Shape:type
	// ^ heritage extends Shape name=Shape of=Final value=Shape ^ no call
struct { int x; } anonymous;
	// ^ chunk variable anonymous exported type=struct sig="struct anonymous" ^ chunk struct - sig=struct parent=anonymous
	// ^ chunk field anonymous.x public type=int sig="int x" parent=anonymous:struct ^ bind field x scope=class type=int
	// ^ bind var anonymous scope=module type=struct ^ no call
typedef struct { int y; } Named;
	// ^ chunk struct Named sig="typedef struct" ^ chunk field Named.y public type=int sig="int y" parent=Named ^ bind class Named scope=module
	// ^ bind field y scope=class type=int ^ no call
