contract First {
	// ^ chunk class First broken exported lines=1-11 sig="contract First"
    function a() public { go(); } } // ^ error
    	// ^ chunk method First.a() public lines=3-3 sig="function a() public"
    	// ^ call go args=0 in=First.a
    function b() public { more(); }
    	// ^ chunk method First.b() public lines=6-6 sig="function b() public"
    	// ^ call more args=0 in=First.b
    uint public y; // ^ no error
    	// ^ chunk field First.y public lines=9-9 type=uint sig="uint public y"
}
interface Third { function z() external; }
	// ^ chunk interface Third exported lines=12-12 sig="interface Third"
	// ^ chunk method Third.z() abstract declaration public lines=12-12 sig="function z() external" notes=external
