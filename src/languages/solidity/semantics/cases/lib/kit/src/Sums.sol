pragma solidity ^0.8.0;

library Sums {
	struct Pair { uint256 a; }
	struct Triple { uint256 a; }
	function plus(uint256 a, uint256 b) internal pure returns (uint256) { return a + b; }
	function first(Pair memory p) internal pure returns (uint256) { return p.a; } //= a Sums.sol#Sums.Pair.a
	function both(Pair memory p) internal pure returns (uint256) { return first(p); } //= first Sums.sol#Sums.first
	function both(Triple memory t) internal pure returns (uint256) { return t.a; }
}
interface IToken {
	function transfer(address to, uint256 value) external returns (bool);
	function peer() external view returns (IToken);
}
function free(uint256 x) pure returns (uint256) { return x; }
