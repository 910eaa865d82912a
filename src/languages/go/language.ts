import type { Language } from '../../model/language.ts';
import { isTestPath } from './test-path.ts';

const go: Language = {
	id: 'go',
	label: 'Go',
	extensions: ['.go'],
	aliases: ['golang'],
	toolExtension: '.go',
	isTestPath,
	grammar: {
		package: '@vscode/tree-sitter-wasm',
		wasm: 'wasm/tree-sitter-go.wasm',
		probe:
			'package p; func (t *T[K]) F(xs ...K) (n int, err error) { go func() { t.f[0](xs...) }(); return }\n',
	},
};

export default [go];
