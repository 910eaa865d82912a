#include <check.h>
	// ^ no chunk ^ no call

/* Adds two numbers. */
START_TEST(test_money_create)
	// ^ chunk function test_money_create test notes=START_TEST sig=START_TEST(test_money_create) ^ call START_TEST in=test_money_create args=1
{
	int amount = 5;
	// ^ no chunk ^ no call
	ck_assert_int_eq(money_amount(amount), 5);
	// ^ call money_amount in=test_money_create args=1 ^ call ck_assert_int_eq in=test_money_create args=2 ^ no chunk
}
END_TEST
	// ^ no chunk ^ no call

START_TEST(second) {
	// ^ chunk function second test notes=START_TEST sig=START_TEST(second) ^ call START_TEST in=second args=1
	fine();
	// ^ call fine in=second args=0 ^ no chunk
}
END_TEST
	// ^ no chunk ^ no call

Suite *money_suite(void) { tcase_add_test(tc, test_money_create); return 0; }
	// ^ chunk function money_suite() exported sig="Suite *money_suite(void)" ^ call tcase_add_test in=money_suite args=2
