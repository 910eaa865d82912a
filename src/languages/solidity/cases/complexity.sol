contract Complexity {
	// ^ chunk class Complexity exported lines=1-24 sig="contract Complexity"
    function none() public { go(); }
    	// ^ chunk method Complexity.none() public lines=3-3 sig="function none() public"
    function branches(uint a) public {
    	// ^ chunk method Complexity.branches(a: uint) public lines=5-8 sig="function branches(uint a) public" decisions=3 effort=5
        if (a == 1) { go(); } else if (a == 2) { go(); } else { if (a == 3) go(); }
    }
    function loops(uint a) public {
    	// ^ chunk method Complexity.loops(a: uint) public lines=9-13 sig="function loops(uint a) public" decisions=3 effort=4
        for (uint i; i < a; i++) { while (a > 1) { a--; } }
        do { a++; } while (a < 9);
    }
    function logic(bool a, bool b, bool c) public { bool d = a && b && c || (a && b); bool e = a ? b : c; }
    	// ^ chunk method Complexity.logic(a: bool, b: bool, c: bool) public lines=14-14 sig="function logic(bool a, bool b, bool c) public" decisions=5 effort=4
    function trying() public { try this.none() { go(); } catch Error(string memory) { if (x) go(); } catch {} }
    	// ^ chunk method Complexity.trying() public lines=16-16 sig="function trying() public" decisions=3 effort=4
    modifier twice() { if (x) { _; } _; }
    	// ^ chunk modifier Complexity.twice() lines=18-18 sig="modifier twice()" decisions=1 effort=1
    function low(uint a) public {
    	// ^ chunk method Complexity.low(a: uint) public lines=20-23 sig="function low(uint a) public" decisions=5 effort=5
        assembly { if a { stop() } for {} a {} { if a { stop() } } switch a case 0 {} case 1 {} default {} }
    }
}
