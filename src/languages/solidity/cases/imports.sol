// SPDX-License-Identifier: MIT
pragma solidity >=0.8.0 <0.9.0;
pragma abicoder v2; // ^ no refs ^ no chunk
import "./All.sol";
	// ^ import * from ./All.sol
	// ^ export star * from=./All.sol
import './Named.sol' as Named;
	// ^ import * as Named from ./Named.sol
	// ^ export named Named local=* from=./Named.sol
	// ^ bind namespace Named scope=module
import * as Everything from "@scope/pkg/Every.sol";
	// ^ import * as Everything from @scope/pkg/Every.sol
	// ^ export named Everything local=* from=@scope/pkg/Every.sol
	// ^ bind namespace Everything scope=module
import {One} from "./One.sol";
	// ^ import One as One from ./One.sol
	// ^ export named One from=./One.sol
	// ^ bind import One scope=module
import {Two, Three as Drei,
	// ^ import Two as Two from ../more/Numbers.sol
	// ^ import Three as Drei from ../more/Numbers.sol
	// ^ export named Two from=../more/Numbers.sol
	// ^ export named Drei local=Three from=../more/Numbers.sol
	// ^ bind import Two scope=module
	// ^ bind import Drei scope=module
    Four} from "../more/Numbers.sol";
    	// ^ import Four as Four from ../more/Numbers.sol
    	// ^ export named Four from=../more/Numbers.sol
    	// ^ bind import Four scope=module
contract C is Named.Base, Drei { One one; Everything.T t; }
	// ^ chunk class C exported lines=30-30 sig="contract C is Named.Base, Drei"
	// ^ chunk field C.one protected lines=30-30 type=One sig="One one"
	// ^ chunk field C.t protected lines=30-30 type=Everything.T sig="Everything.T t"
	// ^ export named C chunk=C
	// ^ heritage extends Named.Base name=Base of=C
	// ^ heritage extends Drei of=C
	// ^ bind class C scope=module chunk=C
	// ^ bind field one scope=class type=One chunk=C.one
	// ^ bind field t scope=class type=Everything.T chunk=C.t
	// ^ refs Named:type .Base:type Drei:type One:type Everything:type .T:type
// import "./Not.sol";
// ^ no import ^ no chunk ^ no export
string constant text = "import './Neither.sol';";
	// ^ chunk constant text exported readonly type=string sig="string constant text"
	// ^ export named text chunk=text
	// ^ bind const text scope=module type=string value="\"import './Neither.sol';\"" chunk=text
