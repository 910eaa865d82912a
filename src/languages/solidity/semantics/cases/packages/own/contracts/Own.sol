pragma solidity ^0.8.0;
interface Own {
	function run() external returns (uint256);
}
