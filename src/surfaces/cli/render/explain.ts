import type { ExplainResult } from '../../../engine.ts';
import { count, counted } from '../format.ts';
import { type Page, type Render, safe } from '../page.ts';
import { fold } from '../width.ts';
import { commitLine } from './commit.ts';
import { explainedFacts } from './explain-facts.ts';
import { aligned, asked, edgeNote, nodeName, packaged, placeOf } from './graph/parts.ts';
import { type Entry, labelled } from './labelled.ts';
import { complexity, range } from './symbol.ts';

export const renderExplain: Render<ExplainResult> = function* (result, page) {
	if (!(yield* asked(result, page))) return;
	yield* whatItIs(result, page);
	yield* usedBy(result, page);
	if (result.target === null) return yield* uncertain(result, page);
	yield* uses(result, page);
	yield* entries(
		[
			['Types', family(result)],
			['Names', named(result)],
			['Members', members(result)],
			...explainedFacts(result),
			['Tests', tests(result)],
			['Complexity', result.symbol === null ? '' : complexity(result.symbol)],
			['History', history(result)],
		],
		page,
	);
	yield* uncertain(result, page);
};

/** As wide as the longest label, so that the parts of the page stand below one another. */
const LABEL = 10;

function entries(shown: readonly Entry[], page: Page): Generator<string> {
	return labelled(
		page,
		shown.map(([label, content]) => [label.padEnd(LABEL), content]),
		'  ',
	);
}

function heading(label: string, content: string, { colours }: Page): string {
	return `  ${colours.dim(label.padEnd(LABEL))}  ${content}`;
}

function* whatItIs({ symbol, file, declarations }: ExplainResult, page: Page): Generator<string> {
	const { colours } = page;
	if (symbol === null) {
		if (file !== null) yield colours.dim(`  file, ${file.language}, ${counted(file.lines, 'line')}`);
		return;
	}
	const traits = [
		symbol.kind,
		...(symbol.exported ? ['exported'] : []),
		...symbol.modifiers,
		symbol.language,
	];
	if (declarations > 1) traits.push(`${declarations} declarations`);
	yield colours.dim(`  ${traits.join(', ')}, ${range(symbol)}`);
	if (symbol.signature !== null) {
		for (const line of fold(safe(symbol.signature), page.width - 4)) yield `    ${line}`;
	}
	if (symbol.summary !== null) {
		for (const line of fold(safe(symbol.summary), page.width - 2)) yield `  ${line}`;
	}
}

function* usedBy({ usedBy: used }: ExplainResult, page: Page): Generator<string> {
	const { colours } = page;
	const { total, tests: ofTests, files, calls, first, isRecursive } = used;
	const itself = isRecursive ? '; it calls itself' : '';
	if (total === 0) {
		yield heading('Used by', `nothing that is known${itself}`, page);
		return;
	}
	const inTests = ofTests > 0 ? `, ${count(ofTests)} of them tests` : '';
	const made = calls > 0 ? `; ${counted(calls, 'call')}` : '';
	yield heading('Used by', `${count(total)} in ${counted(files, 'file')}${inTests}${made}${itself}`, page);
	yield* aligned(
		first.map(({ node, site, uses: times, isTest, dispatch }) => [
			colours.cyan(placeOf(site)),
			nodeName(node),
			colours.dim(
				[
					`${edgeNote(site, false)}${times > 1 ? ` ×${times}` : ''}`,
					...(dispatch ? ['by override'] : []),
					...(isTest ? ['test'] : []),
				].join(', '),
			),
		]),
		'    ',
	);
	if (total > first.length) yield colours.dim(`    and ${count(total - first.length)} more`);
}

function* uses({ uses: used, packages }: ExplainResult, page: Page): Generator<string> {
	const { colours } = page;
	if (used.total > 0) {
		yield heading('Uses', `${counted(used.total, 'thing')} of the repository`, page);
		yield* aligned(
			used.first.map(({ node, site, uses: times }) => [
				colours.cyan(placeOf(node)),
				nodeName(node),
				colours.dim(`${edgeNote(site, false)}${times > 1 ? ` ×${times}` : ''}`),
			]),
			'    ',
		);
		if (used.total > used.first.length) {
			yield colours.dim(`    and ${count(used.total - used.first.length)} more`);
		}
	}
	const shown = packages.first.map(
		(each) => `${safe(packaged(each))}${each.uses > 1 ? ` ×${each.uses}` : ''}`,
	);
	yield* entries([['Packages', more(shown, packages.total)]], page);
}

function more(shown: readonly string[], total: number): string[] {
	return total > shown.length ? [...shown, `and ${count(total - shown.length)} more`] : [...shown];
}

type Used = ExplainResult['types']['above'][number];

const UP: Record<string, string> = { inherit: 'extends', implement: 'implements', override: 'overrides' };
const DOWN: Record<string, string> = {
	inherit: 'extended by',
	implement: 'implemented by',
	override: 'overridden by',
};

function family({ types: { above, aboveOutside, below } }: ExplainResult): string[] {
	const said = (words: Record<string, string>, { node, site }: Used) =>
		`${words[site.kind]} ${safe(node.name)} (${placeOf(node)})`;
	return [
		...above.map((each) => said(UP, each)),
		...aboveOutside.map((each) => `extends ${safe(packaged(each))}`),
		...more(
			below.first.map((each) => said(DOWN, each)),
			below.total,
		),
	];
}

function named({ types: { named: types } }: ExplainResult): string[] {
	return more(
		types.first.map(({ node }) => `${safe(node.name)} (${placeOf(node)})`),
		types.total,
	);
}

function members({ members: { total, first } }: ExplainResult): string[] {
	return more(
		first.map(({ name, line }) => `${safe(name.slice(name.lastIndexOf('.') + 1))}:${line}`),
		total,
	);
}

function tests({ tests: { total, first } }: ExplainResult): string[] {
	if (total === 0) return ['none that is known reaches it'];
	const shown = first.map(({ file, depth, names }) => {
		const by = names.length === 0 ? '' : ` by ${names.map(safe).join(', ')}`;
		return `${safe(file)} (${counted(depth, 'hop')}${by})`;
	});
	return more(shown, total);
}

function history({ history: known, noHistory }: ExplainResult): string {
	if (known === null) return noHistory === null ? '' : `not known: ${safe(noHistory)}`;
	const { commits, authors, last, people } = known;
	const by = people.map(safe).join(', ');
	const others = authors > people.length ? ` and ${count(authors - people.length)} others` : '';
	const latest = last === null ? '' : `; last ${commitLine(last)}`;
	const missing = noHistory === null ? '' : ` (incomplete: ${safe(noHistory)})`;
	return `of the file: ${counted(commits, 'commit')} by ${by}${others}${latest}${missing}`;
}

function* uncertain({ uncertain: unsure, file, symbol }: ExplainResult, page: Page): Generator<string> {
	const { ofName, inside, namesakes, isBroken, unlinked } = unsure;
	const sum = (counts: typeof ofName) => counts.ambiguous + counts.dynamic + counts.unresolved;
	const notes: string[] = [];
	if (sum(ofName) > 0) {
		const others = namesakes > 0 ? `; ${counted(namesakes, 'other definition')} of it` : '';
		notes.push(`${counted(sum(ofName), 'call')} of this name could not be followed${others}`);
	}
	if (sum(inside) > 0) notes.push(`${counted(sum(inside), 'call')} inside could not be followed`);
	if (file !== null && file.syntaxErrors > 0) {
		const where = isBroken ? ', one of them at it' : '';
		notes.push(`${safe(file.path)} has ${counted(file.syntaxErrors, 'syntax error')}${where}`);
	}
	if (file?.note) notes.push(safe(file.note));
	if (symbol !== null && VALUES.has(symbol.kind)) {
		notes.push('reads and writes of a value are not counted here: `assay references` lists them');
	}
	if (unlinked.length > 0) notes.push(`calls in ${unlinked.join(', ')} are not linked`);
	yield* entries(
		notes.map((note, at) => [at === 0 ? 'Uncertain' : '', page.colours.yellow(note)]),
		page,
	);
}

const VALUES = new Set(['constant', 'variable', 'field', 'property', 'enum_member']);
