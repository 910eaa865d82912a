import type { Param } from '../../../model/chunk.ts';
import type { Walk } from './walk.ts';

/** Headers of the frameworks whose cases are functions named `test…`. */
const FRAMEWORKS =
	/(?:^|[/])(?:unity(?:_fixture)?|cmocka|check|greatest|munit|minunit|criterion|tau|ctest|acutest|utest|cutest|CuTest)(?:\/[\w/]+)?\.h$/i;
const CASE_NAME = /^(?:test|Test)(?:_|[A-Z]|\d|$)/;
/** The result types of greatest and munit. */
const CASE_TYPE = /^(?:enum greatest_test_res|TEST|MunitResult)$/;

/** Whether a usual test framework would run a function as a test case: its custom, in a file that includes one. */
export function isTestFunction(
	walk: Walk,
	name: string,
	type: string | null,
	params: readonly Param[],
): boolean {
	if (walk.isCpp || !walk.included.some((path) => FRAMEWORKS.test(path))) return false;
	if (type !== null && CASE_TYPE.test(type)) return true;
	if (params.length === 0) return CASE_NAME.test(name);
	// cmocka's cases take the state, and are told from what prepares it by returning nothing.
	const takes = params.length === 1 ? (params[0].type ?? '') : '';
	if (type === 'void' && /^void\s*\*\s*\*$/.test(takes)) return true;
	return CASE_NAME.test(name) && /^CuTest\s*\*$/.test(takes);
}

/** Macros that define a test case by what follows in braces: the argument that names it, from 0. */
export const CASE_MACROS: ReadonlyMap<string, number> = new Map([
	['START_TEST', 0],
	['Test', 1],
	['TEST', 1],
	['TEST_F', 1],
	['TEST_P', 1],
	['TYPED_TEST', 1],
	['TYPED_TEST_P', 1],
	['FRIEND_TEST', 1],
	['TEST_CASE', 0],
	['TEST_CASE_METHOD', 1],
	['TEMPLATE_TEST_CASE', 0],
	['TEMPLATE_PRODUCT_TEST_CASE', 0],
	['TEMPLATE_LIST_TEST_CASE', 0],
	['TEST_CASE_TEMPLATE', 0],
	['TEST_CASE_FIXTURE', 1],
	['SCENARIO', 0],
	['SCENARIO_METHOD', 1],
	['BOOST_AUTO_TEST_CASE', 0],
	['BOOST_FIXTURE_TEST_CASE', 0],
	['BOOST_DATA_TEST_CASE', 0],
	['BOOST_DATA_TEST_CASE_F', 1],
	['BOOST_PARAM_TEST_CASE', 0],
	['BOOST_AUTO_TEST_CASE_TEMPLATE', 0],
	['CTEST', 1],
	['CTEST2', 1],
	['UTEST', 1],
	['UTEST_F', 1],
	['MU_TEST', 0],
	['FUZZ_TARGET', 0],
]);

/** Macros whose test case is a member of a class: the argument that names it, from 0. */
export const FIXTURE_MACROS: ReadonlyMap<string, number> = new Map([
	['TEST_F', 0],
	['TEST_P', 0],
	['TYPED_TEST', 0],
	['TYPED_TEST_P', 0],
	['TEST_CASE_METHOD', 0],
	['TEST_CASE_FIXTURE', 0],
	['BOOST_FIXTURE_TEST_CASE', 1],
]);

/** Macros that part a test case, named by their first argument. */
export const SECTION_MACROS: ReadonlySet<string> = new Set([
	'SECTION',
	'DYNAMIC_SECTION',
	'SUBCASE',
	'GIVEN',
	'WHEN',
	'THEN',
	'AND_GIVEN',
	'AND_WHEN',
	'AND_THEN',
]);
