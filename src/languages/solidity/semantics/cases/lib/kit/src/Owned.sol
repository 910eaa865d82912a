pragma solidity ^0.8.0;
import "./Sums.sol";

abstract contract Owned {
	address internal holder;
	event Moved(address to);
	error NotOwner(address who);

	modifier onlyOwner() {
		_check(); //= _check Owned.sol#Owned._check
		_;
	}
	function _check() internal view virtual {
		if (msg.sender != holder) revert NotOwner(msg.sender); //= NotOwner Owned.sol#Owned.NotOwner
	}
	function start(uint256 a) public virtual {
		emit Moved(msg.sender); //= Moved Owned.sol#Owned.Moved
	}
	function hook() internal virtual {}
}
