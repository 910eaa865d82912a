contract Token {
	// ^ chunk class Token exported lines=1-81 sig="contract Token"
	// ^ export named Token chunk=Token
	// ^ bind class Token scope=module chunk=Token
    /// @notice Moves `amount` from the caller to `to`. More is said here.
    /// @param to Who gets it
    /// @return ok Whether it worked
    function transfer(address to, uint256 amount) external payable virtual override onlyOwner nonReentrant(1, to) returns (bool ok) {
    	// ^ chunk method Token.transfer(to: address, amount: uint256) override public lines=8-22 type=bool sig="function transfer(address to, uint256 amount) external payable virtual override onlyOwner nonReentrant(1, to) returns (bool ok)" doc="Moves `amount` from the caller to `to`." notes="external payable virtual onlyOwner nonReentrant(1, to)"
    	// ^ bind function transfer scope=class chunk=Token.transfer
    	// ^ bind param to scope=function index=0 type=address
    	// ^ bind param amount scope=function index=1 type=uint256
    	// ^ bind let ok scope=function type=bool
    	// ^ call onlyOwner via=decorator args=0 in=Token.transfer
    	// ^ call nonReentrant via=decorator args=2 kinds=number,identifier in=Token.transfer values="<number>, to"
    	// ^ refs onlyOwner:call nonReentrant:call to:read
    	// ^ yields return ok in=Token.transfer
        return move(msg.sender, to, amount);
        	// ^ call move args=3 kinds=member,identifier,identifier in=Token.transfer values="msg.sender, to, amount"
        	// ^ refs move:call msg:read .sender:read to:read amount:read
        	// ^ yields return call#2 in=Token.transfer
    }
    /**
     * @dev Sees `IERC20-total`.
     *
     * Not this.
     */
    function total() public view returns (uint256, string memory) { return (1, "a"); }
    	// ^ chunk method Token.total() public lines=28-28 type="(uint256, string memory)" sig="function total() public view returns (uint256, string memory)" doc="Sees `IERC20-total`." notes=view
    	// ^ bind function total scope=class chunk=Token.total
    	// ^ yields return [<number>, "a"] in=Token.total
    /** @inheritdoc IERC20 */
    function hidden(bytes calldata) private pure {}
    	// ^ chunk method Token.hidden(arg0: bytes calldata) private lines=33-33 sig="function hidden(bytes calldata) private pure" notes=pure
    	// ^ bind function hidden scope=class chunk=Token.hidden
    // Not a comment of NatSpec.
    function inner(function(uint a) external returns (bool) cb, Token[] storage) internal returns (Token t) { return this; }
    	// ^ chunk method Token.inner(cb: function(uint a) external returns (bool), arg1: Token[] storage) protected lines=37-37 type=Token sig="function inner(function(uint a) external returns (bool) cb, Token[] storage) internal returns (Token t)"
    	// ^ bind function inner scope=class chunk=Token.inner
    	// ^ bind param cb scope=function index=0 type="function(uint a) external returns (bool)"
    	// ^ bind let t scope=function type=Token
    	// ^ refs Token:type Token:type
    	// ^ yields return this in=Token.inner
    	// ^ yields return t in=Token.inner
    function old() constant returns (uint) { throw; }
    	// ^ chunk method Token.old() lines=45-45 type=uint sig="function old() constant returns (uint)" notes=constant
    	// ^ bind function old scope=class chunk=Token.old
    function Token(uint a) public { old(); }
    	// ^ chunk constructor Token.Token(a: uint) public lines=48-48 sig="function Token(uint a) public"
    	// ^ bind param a scope=function index=0 type=uint
    	// ^ call old args=0 in=Token.Token
    	// ^ refs old:call
    function () external payable { got(); }
    	// ^ chunk method -() public lines=53-53 sig="function () external payable" notes="external payable"
    	// ^ call got args=0 in=Token:method
    	// ^ refs got:call
    receive() external payable {}
    	// ^ chunk method Token.receive() public lines=57-57 sig="receive() external payable" notes="external payable"
    fallback(bytes calldata input) external returns (bytes memory output) { output = input; }
    	// ^ chunk method Token.fallback(input: bytes calldata) public lines=59-59 type="bytes memory" sig="fallback(bytes calldata input) external returns (bytes memory output)" notes=external
    	// ^ bind param input scope=function index=0 type=bytes
    	// ^ bind let output scope=function type=bytes
    	// ^ refs output:write input:read
    	// ^ yields return output in=Token.fallback
    modifier onlyOwner() { require(owner == msg.sender, "no"); _; }
    	// ^ chunk modifier Token.onlyOwner() lines=65-65 sig="modifier onlyOwner()"
    	// ^ bind function onlyOwner scope=class chunk=Token.onlyOwner
    	// ^ call require args=2 kinds=other,string in=Token.onlyOwner values="(owner == msg.sender), \"no\""
    	// ^ refs require:call owner:read msg:read .sender:read
    modifier between(uint a, uint b) virtual { if (a > b) revert Order(a, b); _; }
    	// ^ chunk modifier Token.between(a: uint, b: uint) lines=70-70 sig="modifier between(uint a, uint b) virtual" notes=virtual decisions=1 effort=1
    	// ^ bind function between scope=class chunk=Token.between
    	// ^ bind param a scope=function index=0 type=uint
    	// ^ bind param b scope=function index=1 type=uint
    	// ^ call Order args=2 kinds=identifier,identifier in=Token.between values="a, b"
    	// ^ refs a:read b:read Order:call a:read b:read
    	// ^ yields throw call#6 in=Token.between ^ yields yield other in=Token.between
    modifier todo() virtual;
    	// ^ chunk modifier Token.todo() abstract declaration lines=78-78 sig="modifier todo() virtual" notes=virtual
    	// ^ bind function todo scope=class chunk=Token.todo
}
function helper() {}
	// ^ chunk function helper() exported lines=82-82 sig="function helper()"
	// ^ export named helper chunk=helper
	// ^ bind function helper scope=module chunk=helper
/// @notice Told, although a tool is spoken to.
// slither-disable-next-line all
function spoken() {}
	// ^ chunk function spoken() exported lines=88-88 sig="function spoken()" doc="Told, although a tool is spoken to."
/**
 * @notice Told in a block.
 * @dev How it does so.
 */
function block_() {}
	// ^ chunk function block_() exported lines=94-94 sig="function block_()" doc="Told in a block."
/**
 * Without a tag.
 * @notice Told again.
 */
function untagged() {}
	// ^ chunk function untagged() exported lines=100-100 sig="function untagged()" doc="Without a tag."
/// @notice Of nothing.

// Another one.
function unspoken() {}
	// ^ chunk function unspoken() exported lines=105-105 sig="function unspoken()" doc=-
