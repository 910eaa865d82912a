import { expect, test } from 'vitest';
import type { FactKind } from '../../../model/facts/kind.ts';
import type { CallRule } from '../../../model/facts/rules.ts';
import csharp from '../../csharp/extract.ts';
import languages from '../../csharp/language.ts';
import { ListRecorder } from '../../testing/list-recorder.ts';
import { PackUnderTest } from '../../testing/pack.ts';
import { linkText } from './chain-links.ts';

const pack = new PackUnderTest(languages[0], csharp);
const chain: FactKind = {
	kind: 'chain',
	view: 'chains',
	category: 'framework',
	about: 'the calls behind a call',
	attributes: { links: 'as written' },
	example: 'a()',
};

/** The calls behind `B(…)`, as written. */
function linksBehind(statement: string): string[] {
	let links: string[] = [];
	const rule: CallRule = {
		fact: chain,
		on: 'call',
		names: ['B'],
		find(call, file) {
			links = file.linksAfter(call).map((link) => linkText(link, file));
		},
	};
	const text = `class A { void M() { ${statement} } }`;
	const recorder = new ListRecorder(text, { language: 'csharp', facts: [rule] });
	csharp.extract(pack.parse(text), 'csharp', recorder);
	recorder.finish();
	return links;
}

test('the calls behind a call are those of its chain', () => {
	expect(linksBehind('a.B("/a").Require()\n\t.AddFilter<Log>();')).toEqual(['Require', 'AddFilter<Log>']);
});

test('strings, lambdas and comments do not end it', () => {
	expect(linksBehind('a.B(x => x.C(")")) // ).D()\n  .E(@"\\", \'"\').F(1);')).toEqual([
		`E(@"\\", '"')`,
		'F(1)',
	]);
});

test('it ends where the expression does', () => {
	expect(linksBehind('a.B(); c.D();')).toEqual([]);
	expect(linksBehind('a.B() + b.C();')).toEqual([]);
});
