import type { Language } from '../../model/language.ts';

const yaml: Language = {
	id: 'yaml',
	label: 'YAML',
	extensions: ['.yaml', '.yml', '.eyaml'],
	filenames: [
		'_helpers.tpl',
		'.clang-format',
		'.clang-tidy',
		'.clangd',
		'.yamllint',
		'.gemrc',
		'CITATION.cff',
	],
	aliases: ['yml', 'k8s', 'kubernetes', 'docker-compose', 'compose'],
	toolExtension: '.yaml',
};

export default [yaml];
