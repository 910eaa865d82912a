import { spawnSync } from 'node:child_process';
import {
	cpSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

// What a person does who adds a question or a language, in a copy of the project: one file or folder, then `npm run generate`.

const project = join(import.meta.dirname, '..');
let copy: string;
let repository: string;
/** Paths below src before anything was added. */
let before: string[];

beforeAll(() => {
	const root = mkdtempSync(join(tmpdir(), 'assay-adding-'));
	copy = join(root, 'assay');
	repository = join(root, 'repository');
	for (const name of [
		'src',
		'scripts',
		'bin',
		'package.json',
		'package-lock.json',
		'tsconfig.json',
		'docs',
	]) {
		cpSync(join(project, name), join(copy, name), {
			recursive: true,
			filter: (path) => !/\.test\.ts$/.test(path),
		});
	}
	symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'));
	before = sources();
	mkdirSync(repository);
	writeFileSync(join(repository, 'settings.ini'), '[server]\nport = 80\n\n[client]\nname = x\n');
	writeFileSync(join(repository, 'a.py'), 'def open_all():\n    pass\n');
	assay('index', '--quiet');
});

afterAll(() => rmSync(join(copy, '..'), { recursive: true }));

function run(script: string, ...args: string[]): string {
	const { status, stdout, stderr } = spawnSync(process.execPath, [join(copy, script), ...args], {
		cwd: repository,
		encoding: 'utf8',
		env: { ...process.env, NODE_COMPILE_CACHE: undefined },
	});
	expect(status, stderr).toBe(0);
	return stdout;
}

const assay = (...args: string[]) => run('bin/assay.js', ...args);

/** Paths below src that are there now. */
function sources(): string[] {
	return readdirSync(join(copy, 'src'), { recursive: true, encoding: 'utf8' }).sort();
}

const added = () => sources().filter((path) => !before.includes(path));

const QUESTION = `import { defineQuestion } from './question.ts';

export const shares = defineQuestion({
	name: 'shares',
	order: 1000,
	effect: 'read',
	summary: 'Count the files of each language',
	description: 'Every indexed file counts.',
	examples: [{ command: 'shares', about: 'all of them' }],
	fields: {},
	output: (z) => z.strictObject({ shares: z.array(z.strictObject({ name: z.string(), files: z.int() })) }),
	async handler(context) {
		const reader = await context.index();
		const { readMeta } = await import('../store/index-meta.ts');
		const shares = readMeta(reader).languages.map(({ language, files }) => ({ name: language, files }));
		return { result: { shares } };
	},
});
`;

test('a question is one file: people, programs and models can ask it', () => {
	writeFileSync(join(copy, 'src/questions/shares.ts'), QUESTION);
	run('scripts/generate-registry.ts');
	expect(added()).toEqual(['questions/shares.ts']);
	expect(assay('--help')).toMatch(/^ {2}shares +Count the files of each language$/m);
	expect(assay('shares')).toContain('python  files=1');
	const { result } = JSON.parse(assay('shares', '--json')) as { result: { shares: unknown } };
	expect(result.shares).toEqual([
		{ name: 'ini', files: 1 },
		{ name: 'python', files: 1 },
	]);
	writeFileSync(
		join(copy, 'list-tools.ts'),
		"import { TOOLS } from './src/surfaces/mcp/tools.ts';\nconsole.log(JSON.stringify(TOOLS));\n",
	);
	const tools = JSON.parse(run('list-tools.ts')) as { name: string; questions: string[] }[];
	expect(tools.find(({ name }) => name === 'overview')?.questions).toContain('shares');
});

test('a renderer is picked up by its name', () => {
	writeFileSync(
		join(copy, 'src/surfaces/cli/render/shares.ts'),
		`import type { SharesResult } from '../../../engine.ts';
import type { Render } from '../page.ts';

export const renderShares: Render<SharesResult> = function* ({ shares }) {
	for (const { name, files } of shares) yield \`\${files} in \${name}\`;
};
`,
	);
	run('scripts/generate-registry.ts');
	expect(assay('shares')).toBe('1 in ini\n1 in python\n');
});

test('a language is one folder: its files are read and its definitions found', () => {
	run('scripts/new-language.ts', 'ini', '--root', copy);
	const extract = join(copy, 'src/languages/ini/extract.ts');
	const text = readFileSync(extract, 'utf8')
		.replace('class_declaration: 3', 'section: 3')
		.replace('childByField(tree, node, field.name)', 'node + 3');
	writeFileSync(extract, text);
	run('scripts/generate-registry.ts');
	expect(added().filter((path) => !/^languages\/ini(?:\/|$)|shares\.ts$/.test(path))).toEqual([]);
	rmSync(join(repository, '.assay'), { recursive: true });
	assay('index', '--quiet');
	const { result } = JSON.parse(assay('symbols', 'settings.ini', '--json')) as {
		result: { language: string; symbols: { name: string }[] };
	};
	expect(result.language).toBe('ini');
	expect(result.symbols.map(({ name }) => name)).toEqual(['server', 'client']);
});
