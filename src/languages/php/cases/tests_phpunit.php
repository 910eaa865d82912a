<?php
class ThingTest extends TestCase {
    public function testOne() {} // ^ chunk method ThingTest.testOne() public test
    public function test_two(): void {} // ^ chunk method ThingTest.test_two() public test type=void
    function testDefaultVisibility() {} // ^ chunk method ThingTest.testDefaultVisibility() public test
    /** @test */
    public function it_works() {} // ^ chunk method ThingTest.it_works() public test
    /**
     * Says more.
     * @test
     */
    public function also_works() {} // ^ chunk method ThingTest.also_works() public test doc="Says more."
    #[Test] public function by_attribute() {} // ^ chunk method ThingTest.by_attribute() public test notes=Test
    #[\PHPUnit\Framework\Attributes\Test] public function qualified() {} // ^ chunk method ThingTest.qualified() public test notes=\PHPUnit\Framework\Attributes\Test
    protected function testProtected() {} // ^ chunk method ThingTest.testProtected() protected
    public static function testProvider() {} // ^ chunk method ThingTest.testProvider() public static
    public function setUp(): void {} // ^ chunk method ThingTest.setUp() public type=void
    /** A latest @testing thing. */
    public function helper() {} // ^ chunk method ThingTest.helper() public doc="A latest @testing thing."
}
class Plain { public function testNot() {} } // ^ chunk class Plain exported ^ chunk method Plain.testNot() public
function testFree() {} // ^ chunk function testFree() exported
it('works', function () { expect(1)->toBe(1); }); // ^ chunk lambda -() test ^ call expect via=call ^ call expect(1)->toBe via=call ^ call it via=call
test('arrow', fn() => check()); // ^ chunk lambda -() test
test($name, function () {}); // ^ chunk lambda -()
$this->it('not', function () {}); // ^ chunk lambda -()
describe('group', function () { it('inner', function () {}); }); // ^ chunk lambda -() ^ chunk lambda -() test
