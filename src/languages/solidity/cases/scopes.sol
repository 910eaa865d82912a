contract Scopes {
	// ^ scope class lines=1-33
	// ^ bind class Scopes scope=module chunk=Scopes
    function f(uint a) public {
    	// ^ scope function lines=4-32
    	// ^ bind function f scope=class chunk=Scopes.f
    	// ^ bind param a scope=function index=0 type=uint
        for (uint i = 0; i < a; i++) { uint inside = i; }
        	// ^ scope block lines=8-8
        	// ^ scope block lines=8-8
        	// ^ bind let i scope=block type=uint value=<number>
        	// ^ bind let inside scope=block type=uint value=i
        for (; a > 0; a--) { g(); } // ^ no scope ^ no bind
        if (a > 1) { uint b = 1; } else { g(); }
        	// ^ scope block lines=14-14
        	// ^ bind let b scope=block type=uint value=<number>
        { uint c = 2; }
        	// ^ scope block lines=17-17
        	// ^ bind let c scope=block type=uint value=<number>
        unchecked { a = a - 1; uint d = a; }
        	// ^ scope unsafe lines=20-20
        	// ^ bind let d scope=unsafe type=uint value=a
        try this.f(a) returns (uint v, bool) { use(v); } catch Error(string memory why) { use(why); }
        	// ^ scope block lines=23-23
        	// ^ scope block lines=23-23
        	// ^ bind let v scope=block type=uint
        	// ^ bind catch why scope=block type=string
        catch Panic(uint code) {} catch (bytes memory) {} catch { done(); }
        	// ^ scope block lines=28-28
        	// ^ scope block lines=28-28
        	// ^ bind catch code scope=block type=uint
    }
}
