contract A {
	// ^ chunk class A broken exported sig="contract A"
<<<<<<< HEAD
// ^ error ^ no chunk ^ no refs
    function a() public { go(); }
    	// ^ chunk method A.a() public sig="function a() public"
    	// ^ call go args=0 in=A.a
=======
    function b() public { go(); }
    	// ^ chunk method A.b() public sig="function b() public"
    	// ^ call go args=0 in=A.b
>>>>>>> other
    function c() public { go(); }
    	// ^ chunk method A.c() public sig="function c() public"
    	// ^ call go args=0 in=A.c
}
contract C { function d() public {} }
	// ^ chunk class C exported sig="contract C"
	// ^ chunk method C.d() public sig="function d() public"
