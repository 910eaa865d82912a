import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { foundShares } from '../src/index/link/testing/labelled-cases.ts';
import { type Expectation, readExpectations, type Sort } from '../src/languages/testing/notation.ts';
import type { Language } from '../src/model/language.ts';
import { listPacks } from './generate-registry.ts';

const LANGUAGES = join(import.meta.dirname, '../src/languages');

/** What a pack reads, and what its cases expect of it. */
interface Pack {
	languages: Language[];
	hasFastParser: boolean;
	expectations: Expectation[];
}

/** What a column of the page counts. */
const COLUMNS: [title: string, counts: (expectation: Expectation) => boolean][] = [
	['chunks', (one) => one.sort === 'chunk'],
	['annotations', ({ attributes }) => attributes.has('notes') && attributes.get('notes') !== '-'],
	['exported', ({ sort, flags }) => sort === 'export' || (sort === 'chunk' && flags.includes('exported'))],
	['tests', ({ sort, flags }) => sort === 'chunk' && flags.includes('test')],
	['imports', (one) => one.sort === 'import'],
	['calls', (one) => one.sort === 'call'],
	['references', (one) => one.sort === 'refs'],
	['flow', ({ sort }) => FLOW.has(sort)],
	['errors', (one) => one.sort === 'error'],
	['absences', ({ none }) => none],
];

const FLOW: ReadonlySet<Sort> = new Set(['bind', 'assign', 'yields', 'heritage', 'scope']);

const LINKED = `## Links

Names in \`src/languages/*/semantics/cases\` and \`src/semantics/cases\` whose destination is written beside them. A test looks each of them up, so none is wrong; another one
holds the share that is found to 85 % a language. Every name that leads nowhere counts as missed, also look-alikes that must not be
found, but for what no program can know (dynamic), and for what is no name at all.`;

function linked(): string {
	const rows = foundShares().map(
		({ language, names, resolved, ambiguous, dynamic, none, unresolved, share }) =>
			`| ${language} | ${names} | ${resolved} | ${ambiguous} | ${dynamic} | ${none} | ${unresolved} | ${(100 * share).toFixed(1)} |`,
	);
	const head = '| cases | names | to one | to several | dynamic | no name | to none | found, % |';
	return [head, '|---|--:|--:|--:|--:|--:|--:|--:|', ...rows].join('\n');
}

/** `docs/languages.md`: every language, what reads it, and what its cases prove of it. */
export async function languagesPage(): Promise<string> {
	const packs: Pack[] = [];
	for (const name of listPacks(LANGUAGES)) packs.push(await readPack(name));
	packs.sort((a, b) => (titleOf(a) < titleOf(b) ? -1 : 1));
	return `${[INTRODUCTION, parsers(packs), COUNTED, counts(packs), KINDS, kinds(packs), LINKED, linked(), REST].join('\n\n')}\n`;
}

async function readPack(name: string): Promise<Pack> {
	const folder = join(LANGUAGES, name);
	const { default: languages } = (await import(join(folder, 'language.ts'))) as { default: Language[] };
	const cases = join(folder, 'cases');
	const files = existsSync(cases) ? readdirSync(cases, { recursive: true, encoding: 'utf8' }).sort() : [];
	const expectations: Expectation[] = [];
	for (const file of files) {
		if (extname(file) === '') continue;
		expectations.push(...readExpectations(extname(file), readFileSync(join(cases, file), 'utf8')));
	}
	return {
		languages,
		hasFastParser: readFileSync(join(folder, 'extract.ts'), 'utf8').includes('extractFast('),
		expectations,
	};
}

function titleOf({ languages }: Pack): string {
	return languages.map(({ label }) => label).join(', ');
}

function parsers(packs: readonly Pack[]): string {
	return table(
		['language', 'files', 'read by'],
		packs.flatMap(({ languages, hasFastParser }) =>
			languages.map((language) => [language.label, filesOf(language), parserOf(language, hasFastParser)]),
		),
	);
}

function filesOf({ extensions, filenames = [], interpreters = [] }: Language): string {
	const names = [...extensions.map((extension) => `*${extension}`), ...filenames].map(
		(name) => `\`${name}\``,
	);
	return [...names, ...interpreters.map((program) => `\`#!…${program}\``)].join(' ');
}

function parserOf({ grammar }: Language, hasFastParser: boolean): string {
	if (grammar === undefined) return 'a reader of its own';
	const name = grammar.wasm.replace(/^.*\//, '');
	return `${hasFastParser ? 'oxc-parser; on a syntax error ' : ''}\`${name}\` of ${grammar.package}`;
}

function counts(packs: readonly Pack[]): string {
	const rows = packs.map((pack) => [
		titleOf(pack),
		...COLUMNS.map(([, counted]) => {
			const count = pack.expectations.filter(counted).length;
			return count === 0 ? '–' : String(count);
		}),
		String(pack.expectations.length),
	]);
	return table(['language', ...COLUMNS.map(([title]) => title), 'all'], rows, 1);
}

function kinds(packs: readonly Pack[]): string {
	return packs
		.map((pack) => {
			const chunks = pack.expectations.filter(({ sort, none }) => sort === 'chunk' && !none);
			const imports = pack.expectations.filter(({ sort, none }) => sort === 'import' && !none);
			const calls = pack.expectations.filter(({ sort, none }) => sort === 'call' && !none);
			const parts = [`**${titleOf(pack)}**: ${distinct(chunks.map(({ head }) => head.split(' ', 1)[0]))}`];
			const marks = chunks.flatMap(({ flags }) => flags);
			if (marks.length > 0) parts.push(`marked ${distinct(marks)}`);
			const vias = calls.map(({ attributes }) => attributes.get('via') ?? 'call');
			if (vias.length > 0) parts.push(`calls as ${distinct(vias)}`);
			const ways = imports.map(({ attributes }) => attributes.get('kind') ?? 'import');
			if (ways.length > 0) parts.push(`imports as ${distinct(ways)}`);
			return `- ${parts.join('; ')}.`;
		})
		.join('\n');
}

function distinct(words: readonly string[]): string {
	return [...new Set(words)].sort().join(', ');
}

/** Columns from `firstNumber` on are set flush right. */
function table(head: readonly string[], rows: readonly string[][], firstNumber = head.length): string {
	const line = (cells: readonly string[]) =>
		`| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
	const rule = `|${head.map((_, at) => (at < firstNumber ? '---' : '--:')).join('|')}|`;
	return [line(head), rule, ...rows.map(line)].join('\n');
}

const INTRODUCTION = `# Languages

What is read in full, and by what. A file of any other kind is found by name and by its text; \`assay status\`
counts it under the name of its language, and nothing of its syntax is claimed.`;

const COUNTED = `## What is extracted, and how often that is expected

Each pack has cases: source files with expectations beside the lines they are about. A line that has an
expectation of a sort must give exactly what is expected and no more, so every one is also a check
against inventions; those that say in so many words that there is nothing are counted as *absences*.
*Flow* is what the linker needs: scopes, bindings, assignments, returned values, heritage.`;

const KINDS = `## The words used

Kinds of chunks, their marks, and the ways of calls and imports that occur in the cases of a language. *Exported* is what other files see by
its name. A member is seen through its type, and is not marked itself, whatever its visibility; in Go, Kotlin and Swift a member that
other packages or modules see is marked, too.`;

const REST = `## Left out

- Markdown, HTML, Vue, Svelte and Astro are containers: their code is read as segments in its own language. So are Jupyter notebooks
  (\`*.ipynb\`): code cells of Python kernels, which see what earlier cells declare, and Markdown cells; positions are those in the notebook. Cells
  for other kernels or programs (\`%%bash\`), and outputs, are found by their text.
- Preprocessors are not run: where a macro makes syntax, what is written is read.
- Every other language is text only. The reason is the same for all: no pack has been written yet; adding one
  is adding a folder (\`npm run new-language\`).`;
