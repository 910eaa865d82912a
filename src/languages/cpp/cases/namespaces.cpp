#include <vector>
	// ^ import * from <vector> kind=include ^ no chunk
#include "own.hpp"
	// ^ import * from own.hpp kind=include ^ no chunk
namespace a::b {
	// ^ chunk namespace a.b sig="namespace a::b" ^ bind namespace b scope=module chunk=a.b
inline namespace v1 { int versioned; }
	// ^ chunk namespace a.b.v1 sig="inline namespace v1" parent=a.b ^ chunk variable a.b.v1.versioned exported sig="int versioned" parent=a.b.v1
	// ^ export named versioned chunk=a.b.v1.versioned ^ bind namespace v1 scope=namespace chunk=a.b.v1
	// ^ bind var versioned scope=namespace chunk=a.b.v1.versioned
namespace { int hidden; static void also_hidden() {} }
	// ^ chunk namespace - sig=namespace parent=a.b ^ chunk variable a.b.hidden sig="int hidden" parent=a.b:namespace
	// ^ chunk function a.b.also_hidden() static sig="static void also_hidden()" parent=a.b:namespace ^ bind var hidden scope=namespace chunk=a.b.hidden
	// ^ bind function also_hidden scope=namespace chunk=a.b.also_hidden
int shown;
	// ^ chunk variable a.b.shown exported sig="int shown" parent=a.b ^ export named shown chunk=a.b.shown ^ bind var shown scope=namespace chunk=a.b.shown
static int not_shown;
	// ^ chunk variable a.b.not_shown static sig="static int not_shown" parent=a.b ^ bind var not_shown scope=namespace chunk=a.b.not_shown
const int internal = 1;
	// ^ chunk constant a.b.internal readonly sig="const int internal" parent=a.b ^ bind const internal scope=namespace value=<number> chunk=a.b.internal
extern const int external = 2;
	// ^ chunk constant a.b.external exported readonly sig="extern const int external" parent=a.b ^ export named external chunk=a.b.external
	// ^ bind const external scope=namespace value=<number> chunk=a.b.external
inline constexpr int everywhere = 3;
	// ^ chunk constant a.b.everywhere exported readonly sig="inline constexpr int everywhere" parent=a.b ^ export named everywhere chunk=a.b.everywhere
	// ^ bind const everywhere scope=namespace value=<number> chunk=a.b.everywhere
}
namespace fs = std::filesystem;
	// ^ bind namespace fs scope=module value=std.filesystem ^ refs std:read .filesystem:read ^ no chunk
using namespace std::literals;
	// ^ import * from std::literals kind=import ^ refs std:read .literals:read ^ no chunk
using std::string;
	// ^ import string as string from std kind=import ^ bind import string scope=module value=std.string ^ refs std:read .string:read ^ no chunk
using std::vector, std::map;
	// ^ import vector as vector from std kind=import ^ import map as map from std kind=import ^ bind import vector scope=module value=std.vector
	// ^ bind import map scope=module value=std.map ^ refs std:read .vector:read std:read .map:read ^ no chunk
using Text = std::string;
	// ^ chunk type Text sig="using Text = std::string" ^ bind type Text scope=module value=std.string chunk=Text ^ refs std:read .string:type
extern "C" { int c_function(int x); }
	// ^ chunk function c_function(x: int) declaration exported sig="int c_function(int x)" ^ export named c_function chunk=c_function
	// ^ bind function c_function scope=module chunk=c_function ^ bind param x scope=function
extern "C" void single(void);
	// ^ chunk function single() declaration exported sig="void single(void)" ^ export named single chunk=single ^ bind function single scope=module chunk=single
namespace a { void again(); }
	// ^ chunk namespace a sig="namespace a" ^ chunk function a.again() declaration exported sig="void again()" parent=a ^ export named again chunk=a.again
	// ^ bind namespace a scope=module chunk=a ^ bind function again scope=namespace chunk=a.again
enum Plain { ONE, TWO };
	// ^ chunk enum Plain sig="enum Plain" ^ chunk enum_member Plain.ONE sig=ONE parent=Plain ^ chunk enum_member Plain.TWO sig=TWO parent=Plain
	// ^ bind enum Plain scope=module chunk=Plain ^ bind const ONE scope=module chunk=Plain.ONE ^ bind const TWO scope=module chunk=Plain.TWO
enum struct Strong { ONE };
	// ^ chunk enum Strong sig="enum struct Strong" ^ chunk enum_member Strong.ONE sig=ONE parent=Strong ^ bind enum Strong scope=module chunk=Strong
	// ^ bind const ONE scope=class chunk=Strong.ONE
void f() { using std::swap; swap(a::b::shown, fs::current); }
	// ^ chunk function f() exported sig="void f()" ^ import swap as swap from std kind=import ^ export named f chunk=f ^ bind function f scope=module chunk=f
	// ^ bind import swap scope=function value=std.swap ^ refs std:read .swap:read swap:call a:read .b:read .shown:read fs:read .current:read
