import type { Language } from '../../model/language.ts';
import { isTestPath } from './test-path.ts';

const csharp: Language = {
	id: 'csharp',
	label: 'C#',
	extensions: ['.cs', '.csx'],
	aliases: ['cs', 'c#'],
	toolExtension: '.cs',
	isTestPath,
	grammar: {
		package: '@vscode/tree-sitter-wasm',
		wasm: 'wasm/tree-sitter-c-sharp.wasm',
		probe: 'record P<T>(T X) : B { int F(object o) => o is P<T> { X: var y } ? G(() => y) : 0; }\n',
	},
};

export default [csharp];
