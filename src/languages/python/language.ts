import type { Language } from '../../model/language.ts';
import { isTestPath } from './test-path.ts';

const python: Language = {
	id: 'python',
	label: 'Python',
	extensions: ['.py', '.pyi', '.pyw'],
	filenames: ['SConstruct', 'SConscript', 'wscript'],
	interpreters: ['python', 'python2', 'python3', 'pypy', 'pypy3', 'pythonw'],
	aliases: ['py', 'python3', 'python2', 'pyi', 'pycon'],
	toolExtension: '.py',
	isTestPath,
	grammar: {
		package: '@vscode/tree-sitter-wasm',
		wasm: 'wasm/tree-sitter-python.wasm',
		probe: 'async def f(x: int = 1) -> str: return await g(x)\n',
	},
};

export default [python];
