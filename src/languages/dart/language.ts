import type { Language } from '../../model/language.ts';
import { isTestPath } from './test-path.ts';

const dart: Language = {
	id: 'dart',
	label: 'Dart',
	extensions: ['.dart'],
	interpreters: ['dart'],
	toolExtension: '.dart',
	isTestPath,
	grammar: {
		package: '@repomix/tree-sitter-wasms',
		wasm: 'out/tree-sitter-dart.wasm',
		probe: 'mixin M on A { Future<int> f({required int x}) async => (await g(x))..h(); }\n',
	},
};

export default [dart];
