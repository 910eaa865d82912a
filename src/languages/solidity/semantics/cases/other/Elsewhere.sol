pragma solidity ^0.8.0;
library Elsewhere { function plus(uint256 a) internal {} }
function hidden() {}
contract Base { function start(uint256 a) public {} }
contract Shop is Base {
	function go(uint256 a) public {
		start(1); //= start Elsewhere.sol#Base.start
		a.plus(2); //= plus dynamic
		run(1); //= run unresolved
	}
}
