contract Low {
	// ^ chunk class Low exported lines=1-70 sig="contract Low"
	// ^ scope class lines=1-70
	// ^ bind class Low scope=module chunk=Low
    uint total;
    	// ^ chunk field Low.total protected lines=5-5 type=uint sig="uint total"
    	// ^ bind field total scope=class type=uint chunk=Low.total
    function f(bytes memory data, uint n) internal returns (bytes32 result) {
    	// ^ chunk method Low.f(data: bytes memory, n: uint) protected lines=8-69 type=bytes32 sig="function f(bytes memory data, uint n) internal returns (bytes32 result)" decisions=4 effort=3
    	// ^ scope function lines=8-69
    	// ^ bind function f scope=class chunk=Low.f
    	// ^ bind param data scope=function index=0 type=bytes
    	// ^ bind param n scope=function index=1 type=uint
    	// ^ bind let result scope=function type=bytes32
        assembly ("memory-safe") {
        	// ^ scope unsafe lines=15-65
            let size := mload(data)
            	// ^ bind let size scope=unsafe value=call#0
            	// ^ call mload args=1 kinds=identifier in=Low.f values=data
            	// ^ refs mload:call data:read
            let a, b := pair(n)
            	// ^ bind let a scope=unsafe
            	// ^ bind let b scope=unsafe value=call#1
            	// ^ call pair args=1 kinds=identifier in=Low.f values=n
            	// ^ refs pair:call n:read
            result, size := pair(a)
            	// ^ call pair args=1 kinds=identifier in=Low.f values=a
            	// ^ refs result:write size:write pair:call a:read
            	// ^ assign result = other in=Low.f
            	// ^ assign size = call#2 in=Low.f
            function pair(p) -> left, right { left := add(p, 1) leave }
            	// ^ chunk function Low.f.pair(p) unsafe lines=31-31 type="left, right" sig="function pair(p) -> left, right"
            	// ^ scope function lines=31-31
            	// ^ bind function pair scope=unsafe chunk=Low.f.pair
            	// ^ bind param p scope=function index=0
            	// ^ bind let left scope=function
            	// ^ bind let right scope=function
            	// ^ call add args=2 kinds=identifier,number in=Low.f.pair values="p, <number>"
            	// ^ refs left:write add:call p:read
            	// ^ assign left = call#3 in=Low.f.pair
            for { let i := 0 } lt(i, n) { i := add(i, 0x20) } { mstore(i, "text") }
            	// ^ scope block lines=41-41
            	// ^ bind let i scope=block value=<number>
            	// ^ call lt args=2 kinds=identifier,identifier in=Low.f values="i, n"
            	// ^ call add args=2 kinds=identifier,number in=Low.f values="i, <number>"
            	// ^ call mstore args=2 kinds=identifier,string in=Low.f values="i, \"text\""
            	// ^ refs lt:call i:read n:read i:write add:call i:read mstore:call i:read
            	// ^ assign i = call#5 in=Low.f
            switch size case 0 { revert(0, 0) } case 1 { stop() } default { sstore(total.slot, size) }
            	// ^ call revert args=2 kinds=number,number in=Low.f values="<number>, <number>"
            	// ^ call stop args=0 in=Low.f
            	// ^ call sstore args=2 kinds=identifier,identifier in=Low.f values="total.slot, size"
            	// ^ refs size:read revert:call stop:call sstore:call total:read .slot:read size:read
            if iszero(call(gas(), n, 0, 0, 0, 0, 0)) { let c := true pop(c) }
            	// ^ scope block lines=54-54
            	// ^ bind let c scope=block value=<boolean>
            	// ^ call gas args=0 in=Low.f
            	// ^ call call args=7 kinds=call,identifier,number,number,number,number,number in=Low.f values="call#10, n, <number>, <number>, <number>, <number>, <number>"
            	// ^ call iszero args=1 kinds=call in=Low.f values=call#11
            	// ^ call pop args=1 kinds=identifier in=Low.f values=c
            	// ^ refs iszero:call call:call gas:call n:read pop:call c:read
            total.slot := result
            	// ^ refs total:read .slot:write result:read
            	// ^ assign total.slot = result in=Low.f
        }
        after_();
        	// ^ call after_ args=0 in=Low.f
        	// ^ refs after_:call
    }
}
