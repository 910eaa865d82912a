import { expect, it } from 'vitest';
import { linksAfter, linkText } from './chain-links.ts';

function written(text: string): string[] {
	return linksAfter(text, text.indexOf('|') + 1).map(linkText);
}

it('reads the calls that follow as links of one chain', () => {
	expect(written('app|.MapGroup("/a").RequireAuthorization()\n\t.AddEndpointFilter<Log>();')).toEqual([
		'MapGroup("/a")',
		'RequireAuthorization',
		'AddEndpointFilter<Log>',
	]);
});

it('is not led astray by what strings, lambdas and comments hold', () => {
	expect(written('a|.B(x => x.C(")")) // ).D()\n  .E(@"\\", \'"\').F(1)')).toEqual([
		'B(x => x.C(")"))',
		`E(@"\\", '"')`,
		'F(1)',
	]);
});

it('ends where the chain does, also at one that is not closed', () => {
	expect(written('a|.B(); c.D()')).toEqual(['B']);
	expect(written('a|.B().C(d')).toEqual(['B']);
	expect(written('a| + b.C()')).toEqual([]);
});
