// path: marked_test.go

package marked

import "testing"

func TestOne(t *testing.T) { // ^ chunk function TestOne(t: *testing.T) exported test
	t.Run("sub", func(t *testing.T) { // ^ chunk lambda -(t: *testing.T) test ^ call t.Run args=2
		t.Run("deeper", func(t *testing.T) {}) // ^ chunk lambda -(t: *testing.T) test
	})
	t.Run("named", helper) // ^ no chunk
	run("not", func(t *testing.T) {}) // ^ chunk lambda -(t: *testing.T)
	t.Cleanup(func() {}) // ^ chunk lambda -()
	group.Run(func() {}) // ^ chunk lambda -()
}
func Test(t *testing.T) {} // ^ chunk function Test exported test
func Test_snake(t *testing.T) {} // ^ chunk function Test_snake exported test
func Test1(t *testing.T) {} // ^ chunk function Test1 exported test
func TestÄ(t *testing.T) {} // ^ chunk function TestÄ exported test
func BenchmarkTwo(b *testing.B) { b.Run("x", func(b *testing.B) {}) } // ^ chunk function BenchmarkTwo exported test ^ chunk lambda -(b: *testing.B) test
func FuzzThree(f *testing.F) {} // ^ chunk function FuzzThree exported test
func Example() {} // ^ chunk function Example exported test
func ExampleThing_method() {} // ^ chunk function ExampleThing_method exported test

func TestMain(m *testing.M) {} // ^ chunk function TestMain exported
func Testify(t *testing.T) {} // ^ chunk function Testify exported
func TestHelper(t *testing.T, n int) {} // ^ chunk function TestHelper exported
func TestResult(t *testing.T) error { return nil } // ^ chunk function TestResult exported
func TestNothing() {} // ^ chunk function TestNothing exported
func TestGeneric[T any](t *testing.T) {} // ^ chunk function TestGeneric exported
func TestOther(t *other.Thing) {} // ^ chunk function TestOther exported
func BenchmarkWrong(t *testing.T) {} // ^ chunk function BenchmarkWrong exported
func ExampleWith(n int) {} // ^ chunk function ExampleWith exported
func testLower(t *testing.T) {} // ^ chunk function testLower

func (s *Suite) TestMethod() {} // ^ chunk method Suite.TestMethod exported test
func (s *Suite) TestCheck(c *check.C) {} // ^ chunk method Suite.TestCheck exported test
func (s *Suite) SetupTest() {} // ^ chunk method Suite.SetupTest exported
func (s *Suite) TestValue() int { return 1 } // ^ chunk method Suite.TestValue exported

var _ = Describe("thing", func() { // ^ chunk lambda -()
	It("works", func() {}) // ^ chunk lambda -() test
	ginkgo.Specify("too", func() {}) // ^ chunk lambda -() test
	It(name, func() {}) // ^ chunk lambda -()
	BeforeEach(func() {}) // ^ chunk lambda -()
})
