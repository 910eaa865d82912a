import type { Language } from '../../model/language.ts';
import { headerLanguage } from '../shared/c-family/header-language.ts';
import { isTestPath } from '../shared/c-family/test-path.ts';

const c: Language = {
	id: 'c',
	label: 'C',
	extensions: ['.c', '.h'],
	sharedExtensions: { '.h': headerLanguage },
	aliases: ['h'],
	toolExtension: '.c',
	isTestPath,
	grammar: {
		package: '@repomix/tree-sitter-wasms',
		wasm: 'out/tree-sitter-c.wasm',
		probe: 'static int (*f)(int x[static 1], ...) = &(struct s){ .a = _Generic(y, int: 1) };\n',
	},
};

export default [c];
