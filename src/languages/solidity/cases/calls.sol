contract Calls {
    function run(address a, Token token) public {
    	// ^ refs Token:type
        plain(); token.transfer(a, 1); this.run(a, token); super.run(a, token);
        	// ^ call plain args=0 in=Calls.run
        	// ^ call token.transfer args=2 kinds=identifier,number in=Calls.run values="a, <number>"
        	// ^ call this.run args=2 kinds=identifier,identifier in=Calls.run values="a, token"
        	// ^ call super.run via=super args=2 kinds=identifier,identifier in=Calls.run values="a, token"
        	// ^ refs plain:call token:read .transfer:call a:read .run:call a:read token:read .run:call a:read token:read
        token.at(1).then().value;
        	// ^ call token.at args=1 kinds=number in=Calls.run values=<number>
        	// ^ call token.at(1).then args=0 in=Calls.run value=call#4.then
        	// ^ refs token:read .at:call .then:call .value:read
        Token made = new Token(a, 1);
        	// ^ call Token via=new args=2 kinds=identifier,number in=Calls.run values="a, <number>"
        	// ^ refs Token:type Token:call a:read
        Token paid = new Lib.Token{value: 1 ether, salt: "s"}(a);
        	// ^ call Lib.Token via=new args=3 kinds=identifier,number,string keywords=value,salt in=Calls.run values="a, <number>, \"s\""
        	// ^ refs Token:type Lib:type .Token:call a:read
        uint[] memory list = new uint[](3); // ^ no call ^ no refs
        emit Paid(a, 1); emit Lib.Moved({to: a, amount: 2});
        	// ^ call Paid args=2 kinds=identifier,number in=Calls.run values="a, <number>"
        	// ^ call Lib.Moved args=2 kinds=identifier,number keywords=to,amount in=Calls.run values="a, <number>"
        	// ^ refs Paid:call a:read Lib:read .Moved:call a:read
        revert TooMuch(1, a);
        	// ^ call TooMuch args=2 kinds=number,identifier in=Calls.run values="<number>, a"
        	// ^ refs TooMuch:call a:read
        	// ^ yields throw call#10 in=Calls.run
        revert Lib.Other({given: 1});
        	// ^ call Lib.Other args=1 kinds=number keywords=given in=Calls.run values=<number>
        	// ^ refs Lib:read .Other:call
        	// ^ yields throw call#11 in=Calls.run
        revert("why"); revert();
        	// ^ call revert args=1 kinds=string in=Calls.run values="\"why\""
        	// ^ call revert args=0 in=Calls.run
        	// ^ refs revert:call revert:call
        	// ^ yields throw other in=Calls.run
        	// ^ yields throw other in=Calls.run
        require(ok(), Err(a)); assert(a != address(0));
        	// ^ call ok args=0 in=Calls.run
        	// ^ call Err args=1 kinds=identifier in=Calls.run values=a
        	// ^ call require args=2 kinds=call,call in=Calls.run values="call#14, call#15"
        	// ^ call assert args=1 kinds=other in=Calls.run values="(a != (<number> as address))"
        	// ^ refs require:call ok:call Err:call a:read assert:call a:read
        (bool sent, bytes memory data) = a.call{value: 1, gas: g()}(abi.encodeWithSignature("f(uint)", 1));
        	// ^ call g args=0 in=Calls.run
        	// ^ call abi.encodeWithSignature args=2 kinds=string,number in=Calls.run values="\"f(uint)\", <number>"
        	// ^ call a.call args=3 kinds=call,number,call keywords=value,gas in=Calls.run values="call#19, <number>, call#18"
        	// ^ refs a:read .call:call g:call abi:read .encodeWithSignature:call
        IERC20(a).approve(payable(a), type(uint256).max);
        	// ^ call IERC20 args=1 kinds=identifier in=Calls.run values=a
        	// ^ call IERC20(a).approve args=2 kinds=other,member in=Calls.run value=call#21.approve values="(a as payable), other.max"
        	// ^ refs IERC20:call a:read .approve:call a:read .max:read
        Point({x: 1, y: -2}); callbacks[1](a); (a ? f : g)(1);
        	// ^ call Point args=2 kinds=number,number keywords=x,y in=Calls.run values="<number>, (- <number>)"
        	// ^ call callbacks[1] args=1 kinds=identifier in=Calls.run value=callbacks[<number>] values=a
        	// ^ call a ? f : g args=1 kinds=number in=Calls.run value="(a ? (f | g))" values=<number>
        	// ^ refs Point:call callbacks:read a:read a:read f:read g:read
        uint256(a); bytes4(keccak256("x")); address(this).delegatecall(msg.data[4:]);
        	// ^ call keccak256 args=1 kinds=string in=Calls.run values="\"x\""
        	// ^ call address(this).delegatecall args=1 kinds=member in=Calls.run value="(this as address).delegatecall" values="msg.data[(<number> .. ?)]"
        	// ^ refs a:read keccak256:call .delegatecall:call msg:read .data:read
        !token.ok(); delete list[next()]; f(-x.y(1), !a.b); Lib.T[] memory ts = new Lib.T[](size());
        	// ^ call token.ok args=0 in=Calls.run
        	// ^ call next args=0 in=Calls.run
        	// ^ call x.y args=1 kinds=number in=Calls.run values=<number>
        	// ^ call f args=2 kinds=other,other in=Calls.run values="(- call#30), (! a.b)"
        	// ^ call size args=0 in=Calls.run
        	// ^ refs token:read .ok:call list:readwrite next:call f:call x:read .y:call a:read .b:read Lib:type .T:type Lib:type .T:type size:call
        return [1, 2].sum("a" 'b', hex"00ff", unicode"ü", true, x, x.y, 1 days);
        	// ^ call [1, 2].sum args=7 kinds=string,string,string,boolean,identifier,member,number in=Calls.run value="[<number>, <number>].sum" values="\"ab\", <bytes>, \"ü\", <boolean>, x, x.y, <number>"
        	// ^ refs .sum:call x:read x:read .y:read
        	// ^ yields return call#33 in=Calls.run
    }
}
