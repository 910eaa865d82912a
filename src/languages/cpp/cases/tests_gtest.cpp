#include <gtest/gtest.h>
	// ^ no chunk ^ no call
TEST(Math, Adds) { EXPECT_EQ(add(1, 1), 2); }
	// ^ chunk function Adds test notes=TEST sig="TEST(Math, Adds)" ^ call TEST in=Adds ^ call add in=Adds ^ call EXPECT_EQ in=Adds
TEST_F(Fixture, Works) {
	// ^ chunk function Fixture.Works test notes=TEST_F sig="TEST_F(Fixture, Works)" ^ call TEST_F in=Fixture.Works
	run();
	// ^ call run in=Fixture.Works ^ no chunk
}
TEST_P(Param, Each){ one(); }
	// ^ chunk function Param.Each test notes=TEST_P sig="TEST_P(Param, Each)" ^ call one in=Param.Each
TYPED_TEST(Typed, Any)
	// ^ chunk function Typed.Any test notes=TYPED_TEST sig="TYPED_TEST(Typed, Any)" ^ call TYPED_TEST in=Typed.Any
{
	any();
	// ^ call any in=Typed.Any ^ no chunk
}
INSTANTIATE_TEST_SUITE_P(All, Param, ::testing::Values(1, 2));
	// ^ call testing::Values ^ call INSTANTIATE_TEST_SUITE_P via=macro ^ no chunk
namespace deep { TEST(Inner, Case) { inner(); } }
	// ^ chunk namespace deep sig="namespace deep" ^ chunk function deep.Case test notes=TEST sig="TEST(Inner, Case)" parent=deep ^ call TEST in=deep.Case
	// ^ call inner in=deep.Case
void TestHelper(int a) { help(a); }
	// ^ chunk function TestHelper(a: int) exported sig="void TestHelper(int a)" ^ call help in=TestHelper
class Fixture : public ::testing::Test { void SetUp() override { prepare(); } };
	// ^ chunk class Fixture sig="class Fixture : public ::testing::Test"
	// ^ chunk method Fixture.SetUp() override private sig="void SetUp() override" parent=Fixture ^ call prepare in=Fixture.SetUp
