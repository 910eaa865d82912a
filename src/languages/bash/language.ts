import type { Language } from '../../model/language.ts';
import { isTestPath } from './test-path.ts';

const bash: Language = {
	id: 'bash',
	label: 'Bash',
	extensions: ['.sh', '.bash', '.bats', '.ebuild', '.eclass'],
	filenames: [
		'.bashrc',
		'.bash_aliases',
		'.bash_login',
		'.bash_logout',
		'.bash_profile',
		'.envrc',
		'.profile',
		'APKBUILD',
		'PKGBUILD',
	],
	interpreters: ['bash', 'sh', 'dash', 'ash', 'bats'],
	aliases: ['sh', 'shell', 'shellscript', 'bats', 'console', 'shell-session'],
	toolExtension: '.sh',
	isTestPath,
	grammar: {
		package: '@vscode/tree-sitter-wasm',
		wasm: 'wasm/tree-sitter-bash.wasm',
		isCostlyToOptimise: true,
		probe: 'f() { local x="$(g "$1")"; [[ -n $x ]] && h; }\n',
	},
};

export default [bash];
