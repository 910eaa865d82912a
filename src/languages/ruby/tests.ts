import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

const BASE = /(?:^|::)\w*(?:Test|TestCase|Tests|TestBase|Spec)$/;
/** What groups examples: RSpec's and Minitest::Spec's words. */
const GROUPS = new Set([
	'describe',
	'context',
	'feature',
	'shared_examples',
	'shared_examples_for',
	'shared_context',
	'xdescribe',
	'xcontext',
	'fdescribe',
	'fcontext',
]);
const EXAMPLES = new Set([
	'it',
	'specify',
	'example',
	'scenario',
	'its',
	'fit',
	'fexample',
	'focus',
	'xit',
	'xspecify',
	'xexample',
	'xscenario',
]);

/** What gives a value a name in a group: a method that runs its block once for each example. */
const LETS = new Set(['let', 'let!', 'let_it_be', 'let_it_be!', 'subject', 'subject!']);

/** The superclass is one whose `test_*` methods a framework runs, by the names in use. */
export function isTestBase(base: string): boolean {
	return BASE.test(base);
}

export function isTestMethod(walk: Walk, name: string): boolean {
	return name.startsWith('test_') && walk.body?.isTestCase === true;
}

export function isGroup(name: string, receiver: string | null): boolean {
	return GROUPS.has(name) && (receiver === null || receiver === 'RSpec');
}

/** `let(:x) { … }` in a group or in a test case's class. */
export function isLet(walk: Walk, name: string): boolean {
	return LETS.has(name) && (walk.describing > 0 || walk.body?.isTestCase === true);
}

/** `it '…' do` in a group, `test '…' do` and `should '…' do` in a test case's class. */
export function isExample(walk: Walk, name: string, receiver: string | null, first: number): boolean {
	if (receiver !== null) return false;
	if (EXAMPLES.has(name)) return walk.describing > 0;
	if (name !== 'test' && name !== 'should') return false;
	return walk.body?.isTestCase === true && walk.kind(first) === Kind.string;
}
