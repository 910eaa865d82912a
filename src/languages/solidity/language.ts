import type { Language } from '../../model/language.ts';
import { isTestPath } from './test-path.ts';

const solidity: Language = {
	id: 'solidity',
	label: 'Solidity',
	extensions: ['.sol'],
	aliases: ['sol'],
	toolExtension: '.sol',
	isTestPath,
	grammar: {
		package: '@repomix/tree-sitter-wasms',
		wasm: 'out/tree-sitter-solidity.wasm',
		probe:
			'contract A is B(1) { using L for uint; function f() external m(1) returns (uint) { revert E(); } }\n',
	},
};

export default [solidity];
