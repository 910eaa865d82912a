import type { Language } from '../../model/language.ts';
import { isTestPath } from './test-path.ts';

const swift: Language = {
	id: 'swift',
	label: 'Swift',
	extensions: ['.swift'],
	interpreters: ['swift'],
	toolExtension: '.swift',
	isTestPath,
	grammar: {
		package: '@repomix/tree-sitter-wasms',
		wasm: 'out/tree-sitter-swift.wasm',
		isCostlyToOptimise: true,
		probe:
			'extension A where B == C { func f<T: P>(_ x: T...) async throws -> [Int] { x.map { $0 ?? 1 } } }\n',
	},
};

export default [swift];
