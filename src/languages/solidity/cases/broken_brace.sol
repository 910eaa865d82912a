contract First {
	// ^ chunk class First broken exported lines=1-18 sig="contract First"
    uint x = 1
    	// ^ chunk field First.x broken protected lines=3-4 type=uint sig="uint x"
    function kept() public { go(); }
    	// ^ chunk method First.kept() public lines=5-5 sig="function kept() public"
    	// ^ call go args=0 in=First.kept
    function open() public { start();
    	// ^ chunk method First.open() broken public lines=8-11 sig="function open() public"
    	// ^ call start args=0 in=First.open
    function lost(uint a) external returns (bool) { inside(a); }
    	// ^ chunk method First.lost(a: uint) public lines=11-11 type=bool sig="function lost(uint a) external returns (bool)" notes=external
    	// ^ call inside args=1 kinds=identifier in=First.lost values=a
    event Gone(uint a);
    	// ^ chunk event First.Gone(a: uint) lines=14-14 sig="event Gone(uint a)"
    uint256 public field = 3;
    	// ^ chunk field First.field public lines=16-16 type=uint256 sig="uint256 public field"
}
contract Second {
	// ^ chunk class Second exported lines=19-24 sig="contract Second"
    function fine() public { ok(); }
    	// ^ chunk method Second.fine() public lines=21-21 sig="function fine() public"
    	// ^ call ok args=0 in=Second.fine
}
