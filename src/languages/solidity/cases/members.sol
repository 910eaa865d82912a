contract Vault {
	// ^ chunk class Vault exported lines=1-84 sig="contract Vault"
	// ^ export named Vault chunk=Vault
	// ^ bind class Vault scope=module chunk=Vault
    uint256 public constant MAX = 10 ** 18;
    	// ^ chunk field Vault.MAX public readonly static lines=5-5 type=uint256 sig="uint256 public constant MAX"
    	// ^ bind field MAX scope=class type=uint256 value="(<number> ** <number>)" chunk=Vault.MAX
    address public immutable owner = msg.sender;
    	// ^ chunk field Vault.owner public readonly lines=8-8 type=address sig="address public immutable owner" notes=immutable
    	// ^ bind field owner scope=class type=address value=msg.sender chunk=Vault.owner
    	// ^ refs msg:read .sender:read
    mapping(address account => mapping(uint256 => bool)) private _used;
    	// ^ chunk field Vault._used private lines=12-12 type="mapping(address account => mapping(uint256 => bool))" sig="mapping(address account => mapping(uint256 => bool)) private _used"
    	// ^ bind field _used scope=class type="mapping(address account => mapping(uint256 => bool))" chunk=Vault._used
    IERC20[] internal tokens;
    	// ^ chunk field Vault.tokens protected lines=15-15 type=IERC20[] sig="IERC20[] internal tokens"
    	// ^ bind field tokens scope=class type=IERC20[] chunk=Vault.tokens
    	// ^ refs IERC20:type
    uint plain;
    	// ^ chunk field Vault.plain protected lines=19-19 type=uint sig="uint plain"
    	// ^ bind field plain scope=class type=uint chunk=Vault.plain
    uint transient locked;
    	// ^ chunk field Vault.locked protected lines=22-22 type=uint sig="uint transient locked" notes=transient
    	// ^ bind field locked scope=class type=uint chunk=Vault.locked
    bytes32 private constant SLOT = keccak256("a.b"); // uint commented;
    	// ^ chunk field Vault.SLOT private readonly static lines=25-25 type=bytes32 sig="bytes32 private constant SLOT"
    	// ^ bind field SLOT scope=class type=bytes32 value=call#0 chunk=Vault.SLOT
    	// ^ call keccak256 args=1 kinds=string in=Vault values="\"a.b\""
    	// ^ refs keccak256:call
    string public override(A, B) name = "x";
    	// ^ chunk field Vault.name override public lines=30-30 type=string sig="string public override(A, B) name"
    	// ^ bind field name scope=class type=string value="\"x\"" chunk=Vault.name
    	// ^ refs A:type B:type
    function(uint, Vault) external returns (bool) callback;
    	// ^ chunk field Vault.callback protected lines=34-34 type="function(uint, Vault) external returns (bool)" sig="function(uint, Vault) external returns (bool) callback"
    	// ^ bind field callback scope=class type="function(uint, Vault) external returns (bool)" chunk=Vault.callback
    	// ^ refs Vault:type
    Lib.Thing[K] public things;
    	// ^ chunk field Vault.things public lines=38-38 type=Lib.Thing[K] sig="Lib.Thing[K] public things"
    	// ^ bind field things scope=class type=Lib.Thing[K] chunk=Vault.things
    	// ^ refs Lib:type .Thing:type K:read
    /// @notice What is kept of a user.
    struct User {
    	// ^ chunk struct Vault.User lines=43-57 sig="struct User" doc="What is kept of a user."
    	// ^ bind class User scope=class chunk=Vault.User
        address payable who; // beside
        	// ^ chunk field Vault.User.who lines=46-46 type="address payable" sig="address payable who"
        	// ^ bind field who scope=class type="address payable" chunk=Vault.User.who
        /// When it was.
        uint64 since;
        	// ^ chunk field Vault.User.since lines=50-50 type=uint64 sig="uint64 since" doc="When it was."
        	// ^ bind field since scope=class type=uint64 chunk=Vault.User.since
        mapping(uint => Lib.Thing) things;
        	// ^ chunk field Vault.User.things lines=53-53 type="mapping(uint => Lib.Thing)" sig="mapping(uint => Lib.Thing) things"
        	// ^ bind field things scope=class type="mapping(uint => Lib.Thing)" chunk=Vault.User.things
        	// ^ refs Lib:type .Thing:type
    }
    enum State { Open, /** Done. */ Closed }
    	// ^ chunk enum Vault.State lines=58-58 sig="enum State"
    	// ^ chunk enum_member Vault.State.Open lines=58-58 sig=Open
    	// ^ chunk enum_member Vault.State.Closed lines=58-58 sig=Closed
    	// ^ bind enum State scope=class chunk=Vault.State
    	// ^ bind field Open scope=class chunk=Vault.State.Open
    	// ^ bind field Closed scope=class chunk=Vault.State.Closed
    event Paid(address indexed from, uint256 amount, bytes) anonymous;
    	// ^ chunk event Vault.Paid(from: address indexed, amount: uint256, arg2: bytes) lines=65-65 sig="event Paid(address indexed from, uint256 amount, bytes) anonymous" notes=anonymous
    	// ^ bind type Paid scope=class chunk=Vault.Paid
    error TooMuch(uint256 given, uint256);
    	// ^ chunk record Vault.TooMuch(given: uint256, arg1: uint256) lines=68-68 sig="error TooMuch(uint256 given, uint256)"
    	// ^ bind class TooMuch scope=class chunk=Vault.TooMuch
    type Id is bytes32;
    	// ^ chunk type Vault.Id lines=71-71 type=bytes32 sig="type Id is bytes32"
    	// ^ bind type Id scope=class chunk=Vault.Id
    using Lists for uint[];
    	// ^ heritage mixin Lists for uint[] name=Lists of=Vault value=Lists
    	// ^ refs Lists:type
    using {add, Lib.sub as -} for Id global;
    	// ^ heritage mixin add for Id name=add of=Vault value=add
    	// ^ heritage mixin Lib.sub as - for Id name=sub of=Vault value=Lib.sub
    	// ^ refs add:read Lib:read .sub:read Id:type
    using Lib for *;
    	// ^ heritage mixin Lib for * name=Lib of=Vault value=Lib
    	// ^ refs Lib:type
}
uint constant ONE = compute(1);
	// ^ chunk constant ONE exported readonly lines=85-85 type=uint sig="uint constant ONE"
	// ^ export named ONE chunk=ONE
	// ^ bind const ONE scope=module type=uint value=call#1 chunk=ONE
	// ^ call compute args=1 kinds=number in=ONE values=<number>
	// ^ refs compute:call
error Free(string why);
	// ^ chunk record Free(why: string) exported lines=91-91 sig="error Free(string why)"
	// ^ export named Free chunk=Free
	// ^ bind class Free scope=module chunk=Free
event Rung(uint at);
	// ^ chunk event Rung(at: uint) exported lines=95-95 sig="event Rung(uint at)"
	// ^ export named Rung chunk=Rung
	// ^ bind type Rung scope=module chunk=Rung
struct Point { int x; int y; }
	// ^ chunk struct Point exported lines=99-99 sig="struct Point"
	// ^ chunk field Point.x lines=99-99 type=int sig="int x"
	// ^ chunk field Point.y lines=99-99 type=int sig="int y"
	// ^ export named Point chunk=Point
	// ^ bind class Point scope=module chunk=Point
	// ^ bind field x scope=class type=int chunk=Point.x
	// ^ bind field y scope=class type=int chunk=Point.y
enum Side { Left, Right }
	// ^ chunk enum Side exported lines=107-107 sig="enum Side"
	// ^ chunk enum_member Side.Left lines=107-107 sig=Left
	// ^ chunk enum_member Side.Right lines=107-107 sig=Right
	// ^ export named Side chunk=Side
	// ^ bind enum Side scope=module chunk=Side
	// ^ bind field Left scope=class chunk=Side.Left
	// ^ bind field Right scope=class chunk=Side.Right
type Price is uint128;
	// ^ chunk type Price exported lines=115-115 type=uint128 sig="type Price is uint128"
	// ^ export named Price chunk=Price
	// ^ bind type Price scope=module chunk=Price
function free(uint a, uint) pure returns (uint b) { b = a; }
	// ^ chunk function free(a: uint, arg1: uint) exported lines=119-119 type=uint sig="function free(uint a, uint) pure returns (uint b)" notes=pure
	// ^ export named free chunk=free
	// ^ bind function free scope=module chunk=free
	// ^ bind param a scope=function index=0 type=uint
	// ^ bind let b scope=function type=uint
	// ^ refs b:write a:read
	// ^ yields return b in=free
using {free} for uint;
	// ^ heritage mixin free for uint name=free value=free
	// ^ refs free:read
