import { expect, test } from 'vitest';
import type { Project } from '../../../model/resolve.ts';
import { makeResolver } from './resolver.ts';

const FILES = [
	...['main.ps1', 'lib/util.ps1', 'lib/other.ps1', 'Tools/Tools.psd1', 'Tools/Tools.psm1', 'Tools/Sub.psm1'],
	...['Posh-Git.psm1', 'build.ps1'],
];
const PROJECT: Project = {
	namespaces: () => new Map(),
	has: (path) => FILES.includes(path),
	hasFolder: () => false,
	manifest: () => null,
	manifests: () => [],
	named: () => [],
};

test.each([
	['main.ps1', './lib/util.ps1', 'lib/util.ps1'],
	['main.ps1', '.\\lib\\util.ps1', 'lib/util.ps1'],
	['lib/util.ps1', '$PSScriptRoot\\..\\lib\\other.ps1', 'lib/other.ps1'],
	['lib/util.ps1', '$psscriptroot/other', 'lib/other.ps1'],
	['lib/util.ps1', './build.ps1', 'build.ps1'],
	['lib/util.ps1', '$PSScriptRoot/build.ps1', 'unresolved'],
	['main.ps1', './Tools', 'Tools/Tools.psd1'],
	['main.ps1', '$PSScriptRoot\\Tools\\Tools', 'Tools/Tools.psd1'],
	['main.ps1', 'Posh-Git', 'external Posh-Git'],
	['main.ps1', 'Posh-Git.psm1', 'Posh-Git.psm1'],
	['main.ps1', 'System.Windows.Forms', 'external System.Windows.Forms'],
	['main.ps1', 'C:\\tools\\x.ps1', 'external C:\\tools\\x.ps1'],
	['main.ps1', './gone.ps1', 'unresolved'],
	['lib/util.ps1', '../../outside.ps1', 'unresolved'],
	['Tools/Tools.psd1', 'Tools.psm1', 'Tools/Tools.psm1'],
	['Tools/Tools.psd1', 'Sub', 'Tools/Sub.psm1'],
	['Tools/Tools.psd1', 'PSReadLine', 'external PSReadLine'],
])('from %s, %s leads to %s', (from, module, expected) => {
	const found = makeResolver(PROJECT).resolve(from, module);
	const to =
		found?.status === 'external'
			? `external ${found.package}`
			: found?.status === 'resolved'
				? found.path
				: found?.status;
	expect(to).toBe(expected);
});
