import type { Language } from '../../model/language.ts';
import { isTestPath } from '../shared/c-family/test-path.ts';

const cpp: Language = {
	id: 'cpp',
	label: 'C++',
	extensions: [
		'.cc',
		'.cpp',
		'.cxx',
		'.c++',
		'.hh',
		'.hpp',
		'.hxx',
		'.h++',
		'.ipp',
		'.inl',
		'.tcc',
		'.tpp',
		'.cppm',
		'.ixx',
	],
	aliases: ['c++', 'hpp', 'cxx'],
	toolExtension: '.cpp',
	isTestPath,
	grammar: {
		package: '@vscode/tree-sitter-wasm',
		wasm: 'wasm/tree-sitter-cpp.wasm',
		probe: 'template <class T> concept C = requires(T t) { { t.f() } -> ns::Same<int>; };\n',
	},
};

export default [cpp];
