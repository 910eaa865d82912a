contract Operators {
	// ^ chunk class Operators exported lines=1-53 sig="contract Operators"
	// ^ bind class Operators scope=module chunk=Operators
    function f() public {
    	// ^ chunk method Operators.f() public lines=4-52 sig="function f() public" decisions=8 effort=7
    	// ^ bind function f scope=class chunk=Operators.f
        bool a1 = x == a.b.c; // ^ no call
        	// ^ refs x:read a:read .b:read .c:read
        	// ^ bind let a1 scope=function type=bool value="(x == a.b.c)"
        bool a2 = x == a.b.c(1) && y.z();
        	// ^ call a.b.c args=1 kinds=number in=Operators.f values=<number>
        	// ^ call y.z args=0 in=Operators.f
        	// ^ refs x:read a:read .b:read .c:call y:read .z:call
        	// ^ bind let a2 scope=function type=bool value="((x == call#0) && call#1)"
        uint a3 = x + y.z.w() * m[1].n(2);
        	// ^ call y.z.w args=0 in=Operators.f
        	// ^ call m[1].n args=1 kinds=number in=Operators.f value=m[<number>].n values=<number>
        	// ^ refs x:read y:read .z:read .w:call m:read .n:call
        	// ^ bind let a3 scope=function type=uint value="(x + (call#2 * call#3))"
        uint a4 = t ? u.v() : a.b.c();
        	// ^ call u.v args=0 in=Operators.f
        	// ^ call a.b.c args=0 in=Operators.f
        	// ^ refs t:read u:read .v:call a:read .b:read .c:call
        	// ^ bind let a4 scope=function type=uint value="(t ? (call#4 | call#5))"
        if (k == m[1][2] || !a.b.c() || -d.e() < 0) { g(); }
        	// ^ call a.b.c args=0 in=Operators.f
        	// ^ call d.e args=0 in=Operators.f
        	// ^ call g args=0 in=Operators.f
        	// ^ refs k:read m:read a:read .b:read .c:call d:read .e:call g:call
        require(block.timestamp >= auction.end(), "late");
        	// ^ call auction.end args=0 in=Operators.f
        	// ^ call require args=2 kinds=other,string in=Operators.f values="(block.timestamp >= call#9), \"late\""
        	// ^ refs require:call block:read .timestamp:read auction:read .end:call
        (x + y).z(); (t ? u : v).w(); (!p).q();
        	// ^ call (x + y).z args=0 in=Operators.f value="(x + y).z"
        	// ^ call (t ? u : v).w args=0 in=Operators.f value="(t ? (u | v)).w"
        	// ^ call (!p).q args=0 in=Operators.f value="(! p).q"
        	// ^ refs x:read y:read .z:call t:read u:read v:read .w:call p:read .q:call
        total = x - y.z(); total += -y.z; f(i++, --j.k);
        	// ^ call y.z args=0 in=Operators.f
        	// ^ call f args=2 kinds=other,other in=Operators.f values="(i = (i + <number>)), (j.k = (j.k - <number>))"
        	// ^ refs total:write x:read y:read .z:call total:readwrite y:read .z:read f:call i:readwrite j:read .k:readwrite
        	// ^ assign total = (x - call#14) in=Operators.f
        	// ^ assign total = (total + (- y.z)) in=Operators.f
        	// ^ assign i = (i + <number>) in=Operators.f
        	// ^ assign j.k = (j.k - <number>) in=Operators.f
        while (a != b.next() && b.has()) { c = b.c; }
        	// ^ call b.next args=0 in=Operators.f
        	// ^ call b.has args=0 in=Operators.f
        	// ^ refs a:read b:read .next:call b:read .has:call c:write b:read .c:read
        	// ^ assign c = b.c in=Operators.f
    }
}
