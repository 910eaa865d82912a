import type { Grammar, Language } from '../../model/language.ts';

const PACKAGE = '@vscode/tree-sitter-wasm';
const TYPESCRIPT: Grammar = {
	package: PACKAGE,
	wasm: 'wasm/tree-sitter-typescript.wasm',
	probe: 'export const f = <T,>(x: T): T => x as T;',
};
const TSX: Grammar = {
	package: PACKAGE,
	wasm: 'wasm/tree-sitter-tsx.wasm',
	probe: 'const view = (x: string) => <p id={x}>{x}</p>;',
};
const JAVASCRIPT: Grammar = {
	package: PACKAGE,
	wasm: 'wasm/tree-sitter-javascript.wasm',
	probe: 'export const f = async (x) => <p>{await x?.y}</p>;',
};

/** Folders whose files are tests or their fixtures whatever they are called. */
const TEST_FOLDER = /(?:^|\/)(?:__tests__|__mocks__|tests?|specs?|e2e|cypress)\//;
const TEST_NAME = /(?:^|[./_-])(?:test|tests|spec|e2e|cy|bench)\.[cm]?[jt]sx?$/;

function isTestPath(path: string): boolean {
	const lower = path.toLowerCase();
	return TEST_NAME.test(lower) || TEST_FOLDER.test(lower);
}

const languages: Language[] = [
	{
		id: 'typescript',
		label: 'TypeScript',
		extensions: ['.ts', '.mts', '.cts'],
		interpreters: ['deno', 'ts-node', 'ts-node-esm', 'tsx'],
		aliases: ['ts', 'mts', 'cts', 'typescript'],
		toolExtension: '.ts',
		isTestPath,
		grammar: TYPESCRIPT,
	},
	{
		id: 'tsx',
		label: 'TypeScript JSX',
		extensions: ['.tsx'],
		aliases: ['tsx', 'typescriptreact'],
		toolExtension: '.tsx',
		isTestPath,
		grammar: TSX,
	},
	{
		id: 'javascript',
		label: 'JavaScript',
		extensions: ['.js', '.mjs', '.cjs', '.es6'],
		interpreters: ['node', 'nodejs', 'bun', 'zx'],
		aliases: ['js', 'mjs', 'cjs', 'node', 'javascript', 'ecmascript'],
		toolExtension: '.js',
		isTestPath,
		grammar: JAVASCRIPT,
	},
	{
		id: 'jsx',
		label: 'JavaScript JSX',
		extensions: ['.jsx'],
		aliases: ['jsx', 'javascriptreact'],
		toolExtension: '.jsx',
		isTestPath,
		grammar: JAVASCRIPT,
	},
];

export default languages;
