contract VaultTest is Test, Deployers {
	// ^ chunk class VaultTest exported lines=1-21 sig="contract VaultTest is Test, Deployers"
    function setUp() public {}
    	// ^ chunk method VaultTest.setUp() public lines=3-3 sig="function setUp() public"
    function test_Deposit() public { vault.deposit(1); }
    	// ^ chunk method VaultTest.test_Deposit() public test lines=5-5 sig="function test_Deposit() public"
    function testFuzz_Withdraw(uint256 amount) external { vm.assume(amount > 0); }
    	// ^ chunk method VaultTest.testFuzz_Withdraw(amount: uint256) public test lines=7-7 sig="function testFuzz_Withdraw(uint256 amount) external" notes=external
    function testFail_Overdraw() public {}
    	// ^ chunk method VaultTest.testFail_Overdraw() public test lines=9-9 sig="function testFail_Overdraw() public"
    function invariant_Solvent() public view {}
    	// ^ chunk method VaultTest.invariant_Solvent() public test lines=11-11 sig="function invariant_Solvent() public view" notes=view
    function test_Hidden() internal {}
    	// ^ chunk method VaultTest.test_Hidden() protected lines=13-13 sig="function test_Hidden() internal"
    function testPrivate() private {}
    	// ^ chunk method VaultTest.testPrivate() private lines=15-15 sig="function testPrivate() private"
    function helper() public {}
    	// ^ chunk method VaultTest.helper() public lines=17-17 sig="function helper() public"
    modifier testing() { _; }
    	// ^ chunk modifier VaultTest.testing() lines=19-19 sig="modifier testing()"
}
contract Fuzz is DSTest { function echidna_total() public returns (bool) { return true; } }
	// ^ chunk class Fuzz exported lines=22-22 sig="contract Fuzz is DSTest"
	// ^ chunk method Fuzz.echidna_total() public test lines=22-22 type=bool sig="function echidna_total() public returns (bool)"
contract Other is Vault { function testNothing() public {} }
	// ^ chunk class Other exported lines=25-25 sig="contract Other is Vault"
	// ^ chunk method Other.testNothing() public lines=25-25 sig="function testNothing() public"
interface ITest { function testIt() external; }
	// ^ chunk interface ITest exported lines=28-28 sig="interface ITest"
	// ^ chunk method ITest.testIt() abstract declaration public lines=28-28 sig="function testIt() external" notes=external
abstract contract BaseTest is Test { function testLater() public virtual; }
	// ^ chunk class BaseTest abstract exported lines=31-31 sig="abstract contract BaseTest is Test"
	// ^ chunk method BaseTest.testLater() abstract declaration public lines=31-31 sig="function testLater() public virtual" notes=virtual
library TestLib { function test() public {} }
	// ^ chunk object TestLib exported lines=34-34 sig="library TestLib"
	// ^ chunk method TestLib.test() public lines=34-34 sig="function test() public"
