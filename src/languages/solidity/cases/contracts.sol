/// @title A thing that has an owner.
/// @author Somebody
/// @dev Ownership can be given away.
abstract contract Owned is Context(msg.sender), ns.Base, IOwned layout at 0x10 {
	// ^ chunk class Owned abstract exported lines=4-16 sig="abstract contract Owned is Context(msg.sender), ns.Base, IOwned layout at 0x10" doc="Ownership can be given away."
	// ^ export named Owned chunk=Owned
	// ^ heritage extends Context of=Owned
	// ^ heritage extends ns.Base name=Base of=Owned
	// ^ heritage extends IOwned of=Owned
	// ^ bind class Owned scope=module chunk=Owned
	// ^ call Context via=super args=1 kinds=member in=Owned values=msg.sender
	// ^ refs Context:type msg:read .sender:read ns:type .Base:type IOwned:type
    function start() external virtual;
    	// ^ chunk method Owned.start() abstract declaration public lines=13-13 sig="function start() external virtual" notes="external virtual"
    	// ^ bind function start scope=class chunk=Owned.start
}
interface IOwned is IBase {
	// ^ chunk interface IOwned exported lines=17-40 sig="interface IOwned is IBase"
	// ^ export named IOwned chunk=IOwned
	// ^ heritage extends IBase of=IOwned
	// ^ bind type IOwned scope=module chunk=IOwned
	// ^ refs IBase:type
    function owner() external view returns (address);
    	// ^ chunk method IOwned.owner() abstract declaration public lines=23-23 type=address sig="function owner() external view returns (address)" notes="external view"
    	// ^ bind function owner scope=class chunk=IOwned.owner
    function paid() payable external;
    	// ^ chunk method IOwned.paid() abstract declaration public lines=26-26 sig="function paid() payable external" notes="payable external"
    	// ^ bind function paid scope=class chunk=IOwned.paid
    error NotOwner(address who);
    	// ^ chunk record IOwned.NotOwner(who: address) lines=29-29 sig="error NotOwner(address who)"
    	// ^ bind class NotOwner scope=class chunk=IOwned.NotOwner
    event Given(address indexed to);
    	// ^ chunk event IOwned.Given(to: address indexed) lines=32-32 sig="event Given(address indexed to)"
    	// ^ bind type Given scope=class chunk=IOwned.Given
    struct Pair { uint a; }
    	// ^ chunk struct IOwned.Pair lines=35-35 sig="struct Pair"
    	// ^ chunk field IOwned.Pair.a lines=35-35 type=uint sig="uint a"
    	// ^ bind class Pair scope=class chunk=IOwned.Pair
    	// ^ bind field a scope=class type=uint chunk=IOwned.Pair.a
}
library Lists {
	// ^ chunk object Lists exported lines=41-58 sig="library Lists"
	// ^ export named Lists chunk=Lists
	// ^ bind class Lists scope=module chunk=Lists
    function size(uint[] memory list) internal pure returns (uint256) { return list.length; }
    	// ^ chunk method Lists.size(list: uint[] memory) protected lines=45-45 type=uint256 sig="function size(uint[] memory list) internal pure returns (uint256)" notes=pure
    	// ^ bind function size scope=class chunk=Lists.size
    	// ^ bind param list scope=function index=0 type=uint[]
    	// ^ refs list:read .length:read
    	// ^ yields return list.length in=Lists.size
    function at(uint[] storage self, uint i) public returns (uint) { return self[i]; }
    	// ^ chunk method Lists.at(self: uint[] storage, i: uint) public lines=51-51 type=uint sig="function at(uint[] storage self, uint i) public returns (uint)"
    	// ^ bind function at scope=class chunk=Lists.at
    	// ^ bind param self scope=function index=0 type=uint[]
    	// ^ bind param i scope=function index=1 type=uint
    	// ^ refs self:read i:read
    	// ^ yields return self[i] in=Lists.at
}
contract Plain {}
	// ^ chunk class Plain exported lines=59-59 sig="contract Plain"
	// ^ export named Plain chunk=Plain
	// ^ bind class Plain scope=module chunk=Plain
contract Impl is Owned, Plain {
	// ^ chunk class Impl exported lines=63-81 sig="contract Impl is Owned, Plain"
	// ^ export named Impl chunk=Impl
	// ^ heritage extends Owned of=Impl
	// ^ heritage extends Plain of=Impl
	// ^ bind class Impl scope=module chunk=Impl
	// ^ refs Owned:type Plain:type
    constructor(uint a) Owned() Context(a) guarded payable { x = a; }
    	// ^ chunk constructor Impl.constructor(a: uint) lines=70-70 sig="constructor(uint a) Owned() Context(a) guarded payable" notes="Owned() Context(a) guarded payable"
    	// ^ bind param a scope=function index=0 type=uint
    	// ^ call Owned via=super args=0 in=Impl.constructor
    	// ^ call Context via=super args=1 kinds=identifier in=Impl.constructor values=a
    	// ^ call guarded via=decorator args=0 in=Impl.constructor
    	// ^ refs Owned:call Context:call a:read guarded:call x:write a:read
    function start() external override(Owned, ns.Base) {}
    	// ^ chunk method Impl.start() override public lines=77-77 sig="function start() external override(Owned, ns.Base)" notes=external
    	// ^ bind function start scope=class chunk=Impl.start
    	// ^ refs Owned:type ns:type .Base:type
}
contract notAType {} // ^ no heritage ^ no call
	// ^ chunk class notAType exported lines=82-82 sig="contract notAType"
	// ^ export named notAType chunk=notAType
	// ^ bind class notAType scope=module chunk=notAType
