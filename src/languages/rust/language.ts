import type { Language } from '../../model/language.ts';
import { isTestPath } from './test-path.ts';

const rust: Language = {
	id: 'rust',
	label: 'Rust',
	extensions: ['.rs'],
	interpreters: ['rust-script', 'cargo-eval', 'run-cargo-script'],
	aliases: ['rs'],
	toolExtension: '.rs',
	isTestPath,
	grammar: {
		package: '@vscode/tree-sitter-wasm',
		wasm: 'wasm/tree-sitter-rust.wasm',
		probe: "async fn f<'a, const N: usize>(x: &'a [u8; N]) -> Option<u8> { g(x).await?.first().copied() }\n",
	},
};

export default [rust];
