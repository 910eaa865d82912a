pragma solidity ^0.8.0;
import "@kit/Owned.sol";
import {Sums as S, IToken} from "@kit/Sums.sol";
import * as Kit from "../lib/kit/src/Sums.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import "./Missing.sol";

contract Base is Owned {
	uint256 public fee;
	mapping(address => IToken) public tokens;
	constructor(uint256 x) {}
	function hook() internal virtual override { super.hook(); } //= hook Owned.sol#Owned.hook
	function named() public view returns (Base) { return this; }
}
contract Left is Base {
	constructor() Base(1) {} //= Base Shop.sol#Base.constructor
	function hook() internal virtual override { super.hook(); } //= hook Shop.sol#Base.hook
}
contract Right is Base {
	constructor() Base(2) {}
	function hook() internal virtual override {}
	function only(uint256 a) internal {}
	function only(uint256 a, uint256 b) internal {}
}
contract Both is Left, Right {
	function hook() internal override(Left, Right) { super.hook(); } //= hook Shop.sol#Right.hook
}
contract Coin is ERC20 {
	function go() public {
		_mint(msg.sender, 1); //= _mint external @openzeppelin/contracts
		free(1); //= free Sums.sol#free
	}
}

contract Shop is Right {
	using S for uint256;
	using S for S.Pair;
	using {Kit.free} for uint256;
	IToken public token;
	S.Pair pair;
	struct Item { uint256 id; IToken paid; }
	Item[] items;
	enum State { On, Off }
	State state;

	constructor(IToken t) { token = t; } //= token Shop.sol#Shop.token

	function run(uint256 a, address who) public onlyOwner returns (uint256) { //= onlyOwner Owned.sol#Owned.onlyOwner
		token.transfer(who, a); //= transfer Sums.sol#IToken.transfer
		token.peer().transfer(who, a); //= transfer Sums.sol#IToken.transfer
		tokens[who].transfer(who, a); //= transfer Sums.sol#IToken.transfer
		IToken(who).transfer(who, 1); //= transfer Sums.sol#IToken.transfer
		IToken(who).transfer(who, 1); //= IToken Sums.sol#IToken
		items[0].paid.transfer(who, 1); //= transfer Sums.sol#IToken.transfer
		Item memory item = Item(1, token); //= Item Shop.sol#Shop.Item
		item.paid.transfer(who, 2); //= transfer Sums.sol#IToken.transfer
		a.plus(2); //= plus Sums.sol#Sums.plus
		a.plus(2).plus(3); //= plus Sums.sol#Sums.plus
		a.toInt256(); //= toInt256 dynamic
		pair.both(); //= both Sums.sol#Sums.both
		S.plus(1, 2); //= plus Sums.sol#Sums.plus
		Kit.free(1); //= free Sums.sol#free
		only(1); //= only Shop.sol#Right.only
		only(1, 2); //= only Shop.sol#Right.only
		hook(); //= hook Shop.sol#Right.hook
		start(a); //= start Owned.sol#Owned.start
		this.run(1, who); //= run Shop.sol#Shop.run
		Base made = new Base(3); //= Base Shop.sol#Base.constructor
		made.named().start(2); //= start Owned.sol#Owned.start
		Base(who).start(2); //= Base Shop.sol#Base
		made.fee(); //= fee Shop.sol#Base.fee
		made.tokens(who).transfer(who, 1); //= transfer Sums.sol#IToken.transfer
		require(a > 0); //= require external solidity
		keccak256(abi.encode(a)); //= encode external solidity
		payable(who).transfer(1); //= transfer external solidity
		who.call{value: 1}(""); //= call external solidity
		assembly { let x := plus(1, add(2, 3)) } //= add external solidity
		hidden(); //= hidden unresolved
		Elsewhere.plus(1); //= plus dynamic
		emit Moved(who); //= Moved Owned.sol#Owned.Moved
		emit Owned.Moved(who); //= Moved Owned.sol#Owned.Moved
		(uint256 q, IToken second) = two(); //= two Shop.sol#Shop.two
		second.transfer(who, q); //= transfer Sums.sol#IToken.transfer
		return a;
	}
	function two() internal view returns (uint256, IToken) { return (1, token); }
	function add(uint256 a, uint256 b) internal {}
}
