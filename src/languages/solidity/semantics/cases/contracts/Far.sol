pragma solidity ^0.8.0;
import {Own} from "@acme/own/contracts/Own.sol";
import {Gone} from "@acme/own/contracts/Gone.sol";
import {Own as Same} from "@own/Own.sol";
import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {Test} from "forge-std/Test.sol";

contract Far {
	using SafeCast for uint256;
	function go(uint256 a, Own own, Gone gone, Same same, address payable who) public {
		own.run(); //= run Own.sol#Own.run
		same.run(); //= run Own.sol#Own.run
		gone.run(); //= run dynamic
		a.toInt256(); //= toInt256 external @openzeppelin/contracts
		own.run().toInt256(); //= toInt256 external @openzeppelin/contracts
		who.transfer(a); //= transfer external solidity
		abi.encode(a); //= encode external solidity
	}
}
contract Many is ERC20, Test {
	function go() public {
		assertEq(1, 1); //= assertEq external forge-std | @openzeppelin/contracts
	}
}
contract One is Test {
	function go() public {
		assertEq(1, 1); //= assertEq external forge-std
	}
}
