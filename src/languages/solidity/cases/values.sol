contract Values {
	// ^ bind class Values scope=module chunk=Values
    uint total = first();
    	// ^ bind field total scope=class type=uint value=call#0 chunk=Values.total
    	// ^ assign total = call#0 in=Values
    	// ^ refs first:call
    mapping(address => uint) balances;
    	// ^ bind field balances scope=class type="mapping(address => uint)" chunk=Values.balances
    Point p;
    	// ^ bind field p scope=class type=Point chunk=Values.p
    	// ^ refs Point:type
    function set(uint a, address b) internal returns (uint named) {
    	// ^ bind function set scope=class chunk=Values.set
    	// ^ bind param a scope=function index=0 type=uint
    	// ^ bind param b scope=function index=1 type=address
    	// ^ bind let named scope=function type=uint
    	// ^ yields return named in=Values.set
        uint one = a; uint none; var old = 1;
        	// ^ bind let one scope=function type=uint value=a
        	// ^ bind let none scope=function type=uint
        	// ^ bind let old scope=function type=var value=<number>
        	// ^ refs a:read
        (uint x, , bool y) = both(); (, uint z) = both(); var (q, r) = both();
        	// ^ bind let x scope=function path=[0] type=uint value=call#1
        	// ^ bind let y scope=function path=[2] type=bool value=call#1
        	// ^ bind let z scope=function path=[1] type=uint value=call#2
        	// ^ bind let q scope=function path=[0] value=call#3
        	// ^ bind let r scope=function path=[1] value=call#3
        	// ^ refs both:call both:call both:call
        (x, y) = (y, x); (total, ) = both();
        	// ^ assign x = [y, x][<number>] in=Values.set
        	// ^ assign y = [y, x][<number>] in=Values.set
        	// ^ assign total = call#4[<number>] in=Values.set
        	// ^ refs x:write y:write y:read x:read total:write both:call
        total = one; total += 2; total++; --total;
        	// ^ assign total = one in=Values.set
        	// ^ assign total = (total + <number>) in=Values.set
        	// ^ assign total = (total + <number>) in=Values.set
        	// ^ assign total = (total - <number>) in=Values.set
        	// ^ refs total:write one:read total:readwrite total:readwrite total:readwrite
        balances[b] = x; balances[b] += 1; p.x = 1; list[0].size = 2; this.other;
        	// ^ assign balances[b] = x in=Values.set
        	// ^ assign balances[b] = (balances[b] + <number>) in=Values.set
        	// ^ assign p.x = <number> in=Values.set
        	// ^ assign list[<number>].size = <number> in=Values.set
        	// ^ refs balances:readwrite b:read x:read balances:readwrite b:read p:read .x:write list:read .size:write .other:read
        delete total; delete balances[b]; delete p.x; ++balances[b]; --p.x; bool not = !p.x; int neg = -list[1].size;
        	// ^ bind let not scope=function type=bool value="(! p.x)"
        	// ^ bind let neg scope=function type=int value="(- list[<number>].size)"
        	// ^ assign total = deleted in=Values.set
        	// ^ assign balances[b] = deleted in=Values.set
        	// ^ assign p.x = deleted in=Values.set
        	// ^ assign balances[b] = (balances[b] + <number>) in=Values.set
        	// ^ assign p.x = (p.x - <number>) in=Values.set
        	// ^ refs total:write balances:readwrite b:read p:read .x:write balances:readwrite b:read p:read .x:readwrite p:read .x:read list:read .size:read
        Lib.T storage s = a > 1 ? f : g; bytes32 h = bytes32(a);
        	// ^ bind let s scope=function type=Lib.T value="((a > <number>) ? (f | g))"
        	// ^ bind let h scope=function type=bytes32 value="(a as bytes32)"
        	// ^ refs Lib:type .T:type a:read f:read g:read a:read
        uint w = (x = y); string memory t = "it's"; bool on = true; uint sum = a + b;
        	// ^ bind let w scope=function type=uint value="(x = y)"
        	// ^ bind let t scope=function type=string value="\"it's\""
        	// ^ bind let on scope=function type=bool value=<boolean>
        	// ^ bind let sum scope=function type=uint value="(a + b)"
        	// ^ assign x = y in=Values.set
        	// ^ refs x:write y:read a:read b:read
        named = a;
        	// ^ assign named = a in=Values.set
        	// ^ refs named:write a:read
    }
    function gives() external returns (uint, Point memory) { return (1, Point(1, 2)); }
    	// ^ bind function gives scope=class chunk=Values.gives
    	// ^ refs Point:type Point:call
    	// ^ yields return [<number>, call#5] in=Values.gives
}
