import type { Language } from '../../model/language.ts';
import { isTestPath } from './test-path.ts';

const php: Language = {
	id: 'php',
	label: 'PHP',
	extensions: ['.php', '.phtml', '.php3', '.php4', '.php5', '.php7', '.php8', '.phps', '.phpt'],
	interpreters: ['php', 'php7', 'php8'],
	aliases: ['php3', 'php4', 'php5', 'php7', 'php8'],
	toolExtension: '.php',
	isTestPath,
	grammar: {
		package: '@vscode/tree-sitter-wasm',
		wasm: 'wasm/tree-sitter-php.wasm',
		probe: '<?php final class A { public function __construct(private readonly ?B $b) {} }\n',
	},
};

export default [php];
