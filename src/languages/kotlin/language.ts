import type { Language } from '../../model/language.ts';
import { isTestPath } from './test-path.ts';

const kotlin: Language = {
	id: 'kotlin',
	label: 'Kotlin',
	extensions: ['.kt', '.kts'],
	aliases: ['kt'],
	toolExtension: '.kt',
	isTestPath,
	grammar: {
		package: '@lumis-sh/wasm-kotlin',
		wasm: 'tree-sitter-kotlin.wasm',
		isCostlyToOptimise: true,
		probe: 'data class P<T>(val x: T) : B() { suspend fun f(o: Any?) = o?.let { "$it" } ?: x\n}\n',
	},
};

export default [kotlin];
