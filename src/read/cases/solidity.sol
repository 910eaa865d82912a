// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

import "./Store.sol";

/// @title Runs everything.
contract Runner is Base, Runs {
    uint256 public constant LIMIT = 10;
    mapping(address => uint256) private counts;

    event Ran(address indexed who, uint256 times);
    error Denied(address who);

    struct Item {
        string name;
        uint256 value;
    }

    modifier onlyOwner() {
        require(msg.sender == owner, "{");
        _;
    }

    constructor(string memory path) Base(path) {
        one();
        two();
        three();
        four();
        five();
    }

    /// @notice Runs it.
    function run(uint256 times) external onlyOwner returns (uint256 total) {
        for (uint256 i = 0; i < times; i++) {
            counts[msg.sender] += 1;
        }
        emit Ran(msg.sender, times);
        total = counts[msg.sender];
        return total;
    }

    function short() public pure returns (uint256) { return 1; }
}
