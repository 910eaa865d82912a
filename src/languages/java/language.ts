import type { Language } from '../../model/language.ts';
import { isTestPath } from './test-path.ts';

const java: Language = {
	id: 'java',
	label: 'Java',
	extensions: ['.java'],
	interpreters: ['java'],
	toolExtension: '.java',
	isTestPath,
	grammar: {
		package: '@vscode/tree-sitter-wasm',
		wasm: 'wasm/tree-sitter-java.wasm',
		probe:
			'record P<T>(T x) implements I { int f(Object o) { return o instanceof P(var y) ? g(() -> y) : 0; } }\n',
	},
};

export default [java];
