contract Bad is , {
	// ^ chunk class Bad broken exported lines=1-22 sig="contract Bad is ,"
    function a( uint b { go(); }
    	// ^ chunk method Bad.a(b: uint) broken lines=3-3 sig="function a( uint b"
    	// ^ call go args=0 in=Bad.a
    function c() public { more(; fine(); }
    	// ^ chunk method Bad.c() broken public lines=6-6 sig="function c() public"
    	// ^ call more args=0 in=Bad.c
    	// ^ call fine args=0 in=Bad.c
    struct S { uint a; uint }
    	// ^ chunk struct Bad.S broken lines=10-10 sig="struct S"
    	// ^ chunk field Bad.S.a lines=10-10 type=uint sig="uint a"
    function d() public { x = ; fine(); } // ^ error
    	// ^ chunk method Bad.d() broken public lines=13-13 sig="function d() public"
    	// ^ call fine args=0 in=Bad.d
    modifier m( { _; }
    	// ^ chunk modifier Bad.m() broken lines=16-16 sig="modifier m("
    constructor( { }
    	// ^ chunk constructor Bad.constructor() broken lines=18-18 sig=constructor(
    event Fine(uint a); // ^ no error
    	// ^ chunk event Bad.Fine(a: uint) lines=20-20 sig="event Fine(uint a)"
}
library Lists { function f() internal { ok(); }
	// ^ chunk object Lists broken exported lines=23-29 sig="library Lists"
	// ^ chunk method Lists.f() protected lines=23-23 sig="function f() internal"
	// ^ call ok args=0 in=Lists.f
    function g() internal { more(); }
    	// ^ chunk method Lists.g() protected lines=27-27 sig="function g() internal"
    	// ^ call more args=0 in=Lists.g
