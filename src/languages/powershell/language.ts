import type { Language } from '../../model/language.ts';
import { isTestPath } from './test-path.ts';

const powershell: Language = {
	id: 'powershell',
	label: 'PowerShell',
	extensions: ['.ps1', '.psm1', '.psd1'],
	interpreters: ['pwsh', 'powershell'],
	aliases: ['ps1', 'posh', 'pwsh', 'ps'],
	toolExtension: '.ps1',
	isTestPath,
};

export default [powershell];
