import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/*
 * The lists of questions, of their result types and of what prints them, so that adding a question is adding its file,
 * and a renderer where plain lines are not enough.
 */

const SOURCES = join(import.meta.dirname, '../src');
const QUESTIONS = join(SOURCES, 'questions');
const RENDERERS = join(SOURCES, 'surfaces/cli/render');
const NOTE = '// Written by scripts/generate-registry.ts: run `npm run generate` instead of editing it.\n';

/** A question, or one that is another under a second name. */
const QUESTION =
	/^export const (\w+)(?:: typeof \w+)? = (?:defineQuestion\()?\{\n(?:\t\.\.\.\w+,\n)?\tname: '([^']+)'/gm;

interface Found {
	/** The constant that a file exports. */
	name: string;
	/** What the question is called. */
	called: string;
	/** Path from the folder that was looked through. */
	path: string;
}

/** Files that are generated, with their texts. */
export function questionFiles(): { path: string; text: string }[] {
	const questions = exportsOf(QUESTIONS, QUESTION);
	const renderers = exportsOf(RENDERERS, /^export const render(\w+): Render</gm);
	return [
		{ path: join(QUESTIONS, 'registry.generated.ts'), text: registry(questions) },
		{ path: join(QUESTIONS, 'results.generated.ts'), text: results(questions) },
		{ path: join(RENDERERS, 'renderers.generated.ts'), text: rendererList(questions, renderers) },
	];
}

function exportsOf(folder: string, pattern: RegExp): Found[] {
	return readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && /^[^.]+\.ts$/.test(entry.name))
		.flatMap((entry) => {
			const file = join(entry.parentPath, entry.name);
			const path = relative(folder, file).replaceAll('\\', '/');
			return [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name, called = '']) => ({
				name,
				called,
				path,
			}));
		})
		.sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : a.name < b.name ? -1 : 1));
}

function registry(questions: readonly Found[]): string {
	const imports = [
		...questions.map(({ name, path }) => ({ path, text: `import { ${name} } from './${path}';\n` })),
		{ path: 'question.ts', text: "import type { Question } from './question.ts';\n" },
	].sort((a, b) => (a.path < b.path ? -1 : 1));
	return `${NOTE}${imports.map(({ text }) => text).join('')}
/**
 * Every question there is, in the order help lists them. Entries are plain data: zod, parsers and the
 * database are loaded when a question is asked, so that help is quick.
 */
export const questions: readonly Question[] = [
${questions.map(({ name }) => `\t${name},\n`).join('')}].sort((a, b) => a.order - b.order);
`;
}

function results(questions: readonly Found[]): string {
	const imports = questions.map(({ name, path }) => ({
		path,
		text: `import type { ${name} } from './${path}';\n`,
	}));
	imports.push({ path: 'question.ts', text: "import type { ResultOf } from './question.ts';\n" });
	imports.sort((a, b) => (a.path < b.path ? -1 : 1));
	const types = questions.map(
		({ name }) => `export type ${capitalised(name)}Result = ResultOf<typeof ${name}>;\n`,
	);
	return `${NOTE}${imports.map(({ text }) => text).join('')}
export type { SymbolAnswer } from './symbol-shape.ts';
${types.join('')}`;
}

/** A renderer is known by its name: \`renderSql\` prints what \`sql\` answers, \`renderSqlAsCsv\` in another format. */
function rendererList(questions: readonly Found[], renderers: readonly Found[]): string {
	const known = new Map(questions.map(({ name, called }) => [capitalised(name), called]));
	const entries = renderers.flatMap(({ name, path }) => {
		const [question, format] = name.split(/As(?=[A-Z])/);
		const of = known.get(question);
		if (of === undefined) return [];
		const key = format === undefined ? of : `${of}.${format.toLowerCase()}`;
		const written = /^\w+$/.test(key) ? key : `'${key}'`;
		return [`\t${written}: async () => (await import('./${path}')).render${name},\n`];
	});
	return `${NOTE}import type { Render } from '../page.ts';

/** The text of each question, and its other formats as \`name.format\`. Loaded when printed. */
export const RENDERERS: Readonly<Record<string, (() => Promise<Render<never>>) | undefined>> = {
${entries.sort().join('')}};
`;
}

function capitalised(name: string): string {
	return name[0].toUpperCase() + name.slice(1);
}
