contract A { function f() public {} }
	// ^ chunk class A exported sig="contract A"
	// ^ chunk method A.f() public sig="function f() public"
struct { uint a; }
function kept() { go(); }
	// ^ chunk function kept broken sig="function kept() { go(); }"
contract B { function d() public {} }
	// ^ chunk class B exported sig="contract B"
	// ^ chunk method B.d() public sig="function d() public"
library L {
	// ^ chunk object L exported sig="library L"
    function e() internal {}
    	// ^ chunk method L.e() protected sig="function e() internal"
}
